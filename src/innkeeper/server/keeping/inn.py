"""The inn: opened, swept, and closed in good order. Its tables are laid when somebody comes."""

import asyncio
import gc
import logging
from collections import Counter
from typing import Final

from innkeeper.server.keeping.seating import Seating

LOG: Final = logging.getLogger("innkeeper.server")
LONGEST_ALONE: Final = 3600.0  # seconds that a table with nobody there is kept at hand
ROUND: Final = 600.0  # seconds between two looks at them
CLOSED_LINES: Final = 1000  # what they leave behind, some 20 MB, is swept up together


class Inn(Seating):
    """All tables at which somebody is, or was not long ago."""

    closed_lines = 0

    async def open(self) -> None:
        """Open the database; no table is laid before somebody comes to it."""
        await self.store.open()
        self.sweeping = asyncio.create_task(self._go_round())
        LOG.info("the inn is open", extra={"tables": await self.store.unfinished()})

    async def close(self) -> None:
        """Let what is being written be finished, and stop the bots."""
        await self.pool.close()
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
        """Put the tables by at which nobody has been for long."""
        for room in [room for room in self.rooms.values() if self._is_left(room, LONGEST_ALONE)]:
            self._leave_alone(room)

    def states(self) -> Counter[str]:
        """How many tables at hand are open, at how many characters are drafted, and at how many a game goes on."""
        return Counter(room.table.state for room in self.rooms.values())
