"""What the people at a table decide among themselves: taking back, and sending somebody away."""

from innkeeper.server.messages import Vote
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.games import Games
from innkeeper.server.services.room import Room
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.tables import votes
from innkeeper.server.tables.entries import UNDO
from innkeeper.server.tables.marks import FREE
from innkeeper.server.tables.seats import Seat


class Agreements:
    """What people ask of each other, and what comes of it."""

    def __init__(self, games: Games, tasks: Tasks) -> None:
        self.games = games
        self.tasks = tasks

    # Taking back

    async def undo(self, room: Room, seat: Seat) -> None:
        """Take a seat's last choice back: at once if nobody has seen anything new, else when all others agree."""
        await self.tasks.shielded(self._undo(room, seat))

    async def _undo(self, room: Room, seat: Seat) -> None:
        async with room.lock:
            table = room.table
            table.still_holds(seat)
            how = table.undo(seat.number)
            if not how:
                raise Refusal("nothing-to-undo", "There is no choice of yours that can be taken back now.")
            if how == FREE:
                await self._take_back(room, seat.number)
                return
            if votes.running(table, votes.UNDO, seat.number) is None:
                votes.begin(table, votes.UNDO, seat.number)
                await self.settle(room)

    async def _take_back(self, room: Room, seat: int, choices: int = 1) -> None:
        await self.games.enter(room, [(UNDO, seat, room.table.moment + at) for at in range(choices)], "person")

    # Voting

    async def vote(self, room: Room, seat: Seat, what: str, about: int, yes: bool) -> None:
        """Vote for or against something; what is agreed on is done."""
        await self.tasks.shielded(self._vote(room, seat, what, about, yes))

    async def _vote(self, room: Room, seat: Seat, what: str, about: int, yes: bool) -> None:
        async with room.lock:
            room.table.still_holds(seat)
            if room.table.state == "over":
                raise Refusal("no-such-vote", "The game is over.")
            if votes.cast(room.table, what, about, seat.number, yes):
                await self.settle(room)

    def count_again(self, room: Room) -> None:
        """Who comes or goes may decide a vote."""
        if room.table.votes:
            self.tasks.begin(self._settle(room))

    async def _settle(self, room: Room) -> None:
        async with room.lock:
            await self.settle(room)

    async def settle(self, room: Room) -> None:
        """Count what is being voted on, and do what is agreed on."""
        for vote in room.table.votes.copy():
            if vote not in room.table.votes:  # it ended with one that was granted before
                continue
            outcome = votes.count(room.table, vote)
            if outcome:
                room.table.votes.remove(vote)
            if outcome == votes.GRANTED:
                await self._grant(room, vote)
            elif outcome == votes.REFUSED and vote.what == votes.UNDO:
                room.table.stands.add(vote.seat)
        room.notify()

    async def _grant(self, room: Room, vote: Vote) -> None:
        if vote.what == votes.KICK:
            await self.games.vacate(room, room.table.seats[vote.seat])
        elif steps := room.table.steps_back(vote.seat):
            await self._take_back(room, vote.seat, steps)
