"""What people at a table say to each other, and teams among themselves."""

from typing import Final

from innkeeper.server.messages import Said, TeamLine
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.room import Room
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.database import refuse_failures
from innkeeper.server.storage.store import LINES_KEPT, Store
from innkeeper.server.tables.names import tidy
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table

LONGEST_LINE: Final = 200
TEAM: Final = "team"


class Chat:
    """Lines, each kept before anybody reads it."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.tasks = tasks

    async def say(self, room: Room, seat: Seat, text: str, to: str = "all") -> None:
        """Say something to everybody at the table, or to one's team alone; when this returns it is kept."""
        await self.tasks.shielded(self._say(room, seat, text, to))

    async def _say(self, room: Room, seat: Seat, text: str, to: str) -> None:
        async with room.talking:
            table = room.table
            table.still_holds(seat)
            side = _team(table, seat) if to == TEAM else -1
            line = tidy(text, "line", LONGEST_LINE)
            if not room.may_speak(seat.number):
                raise Refusal("too-many-lines", "You say too much at once. Wait a moment.")
            with refuse_failures():
                said = await self._keep(table, side, seat, line)
            if to == TEAM:
                table.team_said[side] = _last(table.team_said.get(side, ()), said)
            else:
                table.said = _last(table.said, said)
            room.notify()

    async def _keep(self, table: Table, side: int, seat: Seat, line: str) -> Said:
        if side < 0:
            return await self.store.add_line(table.key, seat, line)
        choices = 0 if table.recorder is None else len(table.recorder.choices)
        return await self.store.add_team_line(table.key, side, choices, seat, line)

    async def of_team(self, room: Room, secret: str) -> list[TeamLine]:
        """What the team of who holds this secret has said, for a replay."""
        side = _team(room.table, room.table.held_by(secret))
        with refuse_failures():
            return await self.store.team_lines(room.table.key, side)


def _last(lines: tuple[Said, ...], said: Said) -> tuple[Said, ...]:
    return (*lines, said)[-LINES_KEPT:]


def _team(table: Table, seat: Seat) -> int:
    """The side of a seat that has teammates, once nobody can change sides any more."""
    side = table.team_of(seat.number)
    if side < 0:
        raise Refusal("no-team", "You play alone here: there is no team to talk to.")
    if table.state == "open":
        raise Refusal("not-begun", "Sides may still change. Talk to your team once the game has begun.")
    return side
