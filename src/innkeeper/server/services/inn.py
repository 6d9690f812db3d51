"""The inn: opened, swept, and closed in good order. What it does for its tables is done by its parts."""

import asyncio
import gc
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import Pool
from innkeeper.server.services.agreements import Agreements
from innkeeper.server.services.bots import Bots
from innkeeper.server.services.chat import Chat
from innkeeper.server.services.drafts import Drafts
from innkeeper.server.services.games import Games
from innkeeper.server.services.lobby import Lobby
from innkeeper.server.services.room import Room
from innkeeper.server.services.rooms import Rooms
from innkeeper.server.services.scheduler import Scheduler
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.store import Store
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
LONGEST_ALONE: Final = 3600.0  # seconds that a table with nobody there is kept at hand
ROUND: Final = 600.0  # seconds between two looks at them
LONGEST_UNSWEPT: Final = 3600.0  # seconds until garbage is looked for although it holds everybody up


class Inn:
    """The parts that keep tables, each given what it needs; and what belongs to the inn as a whole."""

    def __init__(
        self, store: Store, box: Box, clock: Callable[[], float] = time.monotonic, thinkers: int | None = None
    ) -> None:
        self.store = store
        self.box = box
        self.clock = clock
        self.collected_at = clock()
        self.metrics = Metrics()
        self.pool = Pool(self.metrics, box, thinkers)
        self.tasks = Tasks()
        self.rooms = Rooms(store, box, clock, self.tasks, self._run)
        self.games = Games(store, self.rooms, self.tasks, self.metrics)
        self.agreements = Agreements(self.games, self.tasks)
        self.chat = Chat(store, self.tasks)
        self.drafts = Drafts(store, self.tasks)
        bots = Bots(self.pool)
        self.scheduler = Scheduler(self.rooms, self.games, self.agreements, self.drafts, bots, self.tasks, clock)
        self.lobby = Lobby(store, box, clock, self.tasks, self.rooms, self.games, self.agreements, self.drafts)

    def _run(self, room: Room) -> None:
        self.scheduler.run(room)

    async def open(self) -> None:
        """Open the database; no table is laid before somebody comes to it."""
        await self.store.open()
        self.sweeping = asyncio.create_task(self._go_round())
        LOG.info("the inn is open", extra={"tables": await self.store.unfinished()})

    async def close(self) -> None:
        """Let what is being written be finished, and stop the bots."""
        await self.pool.close()
        endless = [self.sweeping, *self.scheduler.running]
        for task in endless:
            task.cancel()
        await asyncio.gather(*endless, *self.tasks.running, return_exceptions=True)
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
        """Put the tables by at which nobody has been for long, and look for garbage while it holds nobody up.

        Games and closed connections leave none; failures may. So if somebody is always there it is looked for seldom.
        """
        for room in self.rooms.left_alone(LONGEST_ALONE):
            self.rooms.leave(room)
        nobody_is_there = not any(room.table.is_attended() for room in self.rooms.open.values())
        if nobody_is_there or self.clock() - self.collected_at >= LONGEST_UNSWEPT:
            gc.collect()
            self.collected_at = self.clock()

    def states(self) -> Counter[str]:
        """How many tables at hand are open, at how many characters are drafted, and at how many a game goes on."""
        return Counter(room.table.state for room in self.rooms.open.values())
