"""The inn: opened with all its unfinished tables, swept, and closed in good order."""

import asyncio
import contextlib
import gc
import logging
from collections import Counter
from typing import Final

from innkeeper.server.keeping.room import Room
from innkeeper.server.keeping.seating import Seating
from innkeeper.server.memory.store import LEFT
from innkeeper.server.refusals import Refusal

LOG: Final = logging.getLogger("innkeeper.server")
LONGEST_EMPTY: Final = 24 * 3600.0  # seconds that a table without a game may stand with nobody there
LONGEST_ALONE: Final = 3600.0  # … and that a game with nobody there is kept at hand
ROUND: Final = 600.0  # seconds between two looks at them
CLOSED_LINES: Final = 1000  # what they leave behind, some 20 MB, is swept up together


class Inn(Seating):
    """All tables that are not finished."""

    closed_lines = 0

    async def open(self) -> None:
        """Lay all unfinished tables again."""
        await self.store.open()
        for key in await self.store.unfinished():
            table = await self._laid(key)
            if table is None:
                self.damaged.add(key)
            elif table.state == "over":
                await self.store.end(key)
            else:
                self._add_room(table)
        self.sweeping = asyncio.create_task(self._go_round())
        LOG.info("the inn is open", extra={"tables": len(self.rooms)})

    async def close(self) -> None:
        """Let what is being written be finished, and stop the bots."""
        tending = [self.sweeping, *self.tending]
        for task in tending:
            task.cancel()
        await asyncio.gather(*tending, *self.tasks, return_exceptions=True)
        await self.store.close()
        LOG.info("the inn is closed")

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            gc.collect()
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the inn could not be swept, and goes on")

    def hang_up(self) -> None:
        """A line is closed. Lines go in circles, and nothing else looks for those while games go on."""
        self.closed_lines += 1
        if self.closed_lines % CLOSED_LINES == 0:
            gc.collect()

    async def sweep(self) -> None:
        """Clear the tables at which no game was begun and nobody has been for a day, and put games by that stand still.

        Those stay in the database, and are laid again when somebody comes.
        """
        for key in [key for key, room in self.rooms.items() if self._stands_empty(room)]:
            with contextlib.suppress(Refusal), self._kept():
                await self._clear(key, self.rooms[key])
        for key in [key for key, room in self.rooms.items() if self._stands_still(room)]:
            self.rooms.pop(key).stir()

    def _stands_still(self, room: Room) -> bool:
        """A game goes on here, or is about to, and nobody has been there for long; only the inn itself listens."""
        alone = len(room.listeners) <= 1 and self.clock() - room.touched_at >= LONGEST_ALONE
        return room.table.is_under_way and alone and not room.lock.locked()

    def _stands_empty(self, room: Room) -> bool:
        return room.table.state == "open" and not room.listeners and self.clock() - room.touched_at >= LONGEST_EMPTY

    async def _clear(self, key: str, room: Room) -> None:
        async with room.lock:
            if self._stands_empty(room):  # else somebody came just now
                await self.store.end(key, LEFT)
                del self.rooms[key]
                LOG.info("a table is cleared", extra={"table": key})

    def states(self) -> Counter[str]:
        """How many tables are open, at how many characters are drafted, and at how many a game goes on."""
        return Counter(room.table.state for room in self.rooms.values())
