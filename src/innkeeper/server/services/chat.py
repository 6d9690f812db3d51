"""What people at a table say to each other."""

from typing import Final

from innkeeper.server.refusals import Refusal
from innkeeper.server.services.room import Room
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.database import refuse_failures
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.names import tidy
from innkeeper.server.tables.seats import Seat

LONGEST_LINE: Final = 200
LINES_KEPT: Final = 50  # that are told to who comes


class Chat:
    """Lines, each kept before anybody reads it."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.tasks = tasks

    async def say(self, room: Room, seat: Seat, text: str) -> None:
        """Say something to everybody at the table; when this returns it is kept."""
        await self.tasks.shielded(self._say(room, seat, text))

    async def _say(self, room: Room, seat: Seat, text: str) -> None:
        async with room.talking:
            room.table.still_holds(seat)
            line = tidy(text, "line", LONGEST_LINE)
            if not room.may_speak(seat.number):
                raise Refusal("too-many-lines", "You say too much at once. Wait a moment.")
            with refuse_failures():
                said = await self.store.add_line(room.table.key, seat, line)
            room.table.said = (*room.table.said, said)[-LINES_KEPT:]
            room.notify()
