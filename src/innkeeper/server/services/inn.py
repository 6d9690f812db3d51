"""The inn: opened, swept, and closed in good order. Its tables are laid when somebody comes."""

import asyncio
import gc
import logging
from collections import Counter
from typing import Final

from innkeeper.server.services.lobby import Lobby

LOG: Final = logging.getLogger("innkeeper.server")
LONGEST_ALONE: Final = 3600.0  # seconds that a table with nobody there is kept at hand
ROUND: Final = 600.0  # seconds between two looks at them


class Inn(Lobby):
    """All tables at which somebody is, or was not long ago."""

    async def open(self) -> None:
        """Open the database; no table is laid before somebody comes to it."""
        await self.store.open()
        self.sweeping = asyncio.create_task(self._go_round())
        LOG.info("the inn is open", extra={"tables": await self.store.unfinished()})

    async def close(self) -> None:
        """Let what is being written be finished, and stop the bots."""
        await self.pool.close()
        running = [self.sweeping, *self.running]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, *self.tasks, return_exceptions=True)
        await self.store.close()
        LOG.info("the inn is closed")

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the inn could not be swept, and goes on")

    async def sweep(self) -> None:
        """Put the tables by at which nobody has been for long, and look for garbage while it holds nobody up."""
        for room in [room for room in self.rooms.values() if self._is_left(room, LONGEST_ALONE)]:
            self._leave_alone(room)
        if not any(room.table.is_attended() for room in self.rooms.values()):
            gc.collect()  # it stops everybody, and nobody is there

    def states(self) -> Counter[str]:
        """How many tables at hand are open, at how many characters are drafted, and at how many a game goes on."""
        return Counter(room.table.state for room in self.rooms.values())
