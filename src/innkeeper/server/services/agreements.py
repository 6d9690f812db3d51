"""People at a table among themselves: taking back, voting, talking."""

from typing import Final

from innkeeper.server.messages import Vote
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.room import Room
from innkeeper.server.services.schedule import Timer
from innkeeper.server.services.scheduler import Scheduler
from innkeeper.server.tables import votes
from innkeeper.server.tables.entries import UNDO
from innkeeper.server.tables.marks import FREE
from innkeeper.server.tables.names import tidy
from innkeeper.server.tables.seats import Seat

LONGEST_LINE: Final = 200
LINES_KEPT: Final = 50  # that are told to who comes


class Agreements(Scheduler):
    """What people ask of each other."""

    def arrive(self, room: Room, secret: str) -> Seat:
        seat = super().arrive(room, secret)
        self._count_again(room)
        return seat

    def depart(self, room: Room, seat: Seat) -> None:
        super().depart(room, seat)
        self._count_again(room)

    async def _is_away(self, room: Room, timer: Timer) -> None:
        await super()._is_away(room, timer)
        await self._settle(room)

    # Taking back

    async def undo(self, room: Room, seat: Seat) -> None:
        """Take a seat's last choice back: at once if nobody has seen anything new, else when all others agree."""
        await self._shielded(self._undo(room, seat))

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
                await self._settle(room)

    async def _take_back(self, room: Room, seat: int, choices: int = 1) -> None:
        await self._enter(room, [(UNDO, seat, room.table.moment + at) for at in range(choices)], "person")

    # Voting

    async def vote(self, room: Room, seat: Seat, what: str, about: int, yes: bool) -> None:
        """Vote for or against something; what is agreed on is done."""
        await self._shielded(self._vote(room, seat, what, about, yes))

    async def _vote(self, room: Room, seat: Seat, what: str, about: int, yes: bool) -> None:
        async with room.lock:
            room.table.still_holds(seat)
            if room.table.state == "over":
                raise Refusal("no-such-vote", "The game is over.")
            if votes.cast(room.table, what, about, seat.number, yes):
                await self._settle(room)

    def _count_again(self, room: Room) -> None:
        """Who comes or goes may decide a vote."""
        if room.table.votes:
            self._begin_task(self._settle_alone(room))

    async def _settle_alone(self, room: Room) -> None:
        async with room.lock:
            await self._settle(room)

    async def _settle(self, room: Room) -> None:
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
            await self._vacate(room, room.table.seats[vote.seat])
        elif steps := room.table.steps_back(vote.seat):
            await self._take_back(room, vote.seat, steps)

    # Talking

    async def say(self, room: Room, seat: Seat, text: str) -> None:
        """Say something to everybody at the table; when this returns it is kept."""
        await self._shielded(self._say(room, seat, text))

    async def _say(self, room: Room, seat: Seat, text: str) -> None:
        async with room.talking:
            room.table.still_holds(seat)
            line = tidy(text, "line", LONGEST_LINE)
            if not room.may_speak(seat.number):
                raise Refusal("too-many-lines", "You say too much at once. Wait a moment.")
            with self._refuse_failures():
                said = await self.store.add_line(room.table.key, seat, line)
            room.table.said = (*room.table.said, said)[-LINES_KEPT:]
            room.notify()
