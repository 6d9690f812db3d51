"""The tables at hand; any other is laid again from the database when somebody comes to it."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from typing import Final

from innkeeper.server.refusals import Refusal
from innkeeper.server.services.room import Room
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.database import FAILURES, refuse_failures
from innkeeper.server.storage.shards import shard_of
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
MOST_TABLES: Final = 5000  # at hand
AT_HAND: Final = 64  # finished tables
SHORTLY: Final = 60.0  # seconds alone until a table may make room for another: more than it takes to say hello
DAMAGED: Final = ("damaged", "This table cannot be laid again: its game does not fit the cards and rules here.")
TABLE_KEY: Final = re.compile("[A-Za-z0-9_-]{12}")


class Rooms:
    """The tables at which somebody is, or was not long ago. `run` is called for each whose game goes on."""

    def __init__(
        self, store: Store, box: Box, clock: Callable[[], float], tasks: Tasks, run: Callable[[Room], None]
    ) -> None:
        self.store = store
        self.box = box
        self.clock = clock
        self.tasks = tasks
        self.run = run
        self.open: dict[str, Room] = {}
        self.finished: dict[str, Room] = {}  # those that were looked at last, the newest at the end
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.damaged: set[str] = set()

    async def find(self, key: str) -> Room:
        """A table by its id. One that is not at hand is laid again, once for all who come at the same time."""
        room = await self._find(key)
        room.touched_at = self.clock()
        return room

    async def _find(self, key: str) -> Room:
        known = self.open.get(key)
        if known is None and key in self.finished:
            known = self.finished[key] = self.finished.pop(key)  # now it was looked at last
        if known is not None:
            return known
        if not TABLE_KEY.fullmatch(key):
            raise Refusal("no-such-table", f"There is no table {key!r}.")
        if shard_of(key) not in self.store.shards:
            raise Refusal("other-shard", "This table is at another server of the inn: the way here is set up wrongly.")
        if key not in self.loading:
            self.loading[key] = self.tasks.begin(self._load_room(key))
            self.loading[key].add_done_callback(lambda it: it.cancelled() or it.exception())  # who asked may be gone
        return await asyncio.shield(self.loading[key])

    def is_at_hand(self, key: str) -> bool:
        """Whether to look at a table costs little: it need not be laid, or is laid already for somebody else."""
        return any(key in known for known in (self.open, self.finished, self.loading, self.damaged))

    async def _load_room(self, key: str) -> Room:
        try:
            with refuse_failures():
                table = None if key in self.damaged else await self.load(key)
            if table is None:
                self.damaged.add(key)
                raise Refusal(*DAMAGED)
            room = self._add_loaded(table)
        finally:
            del self.loading[key]
        if table.state == "over":
            await self._note_end(key)
        return room

    async def load(self, key: str) -> Table | None:
        """A table from the database; None if its game cannot be played again with the cards and rules at hand."""
        try:
            table = await self.store.load(key, self.box)
        except (*FAILURES, Refusal):
            raise
        except Exception:
            LOG.exception("a table cannot be laid again; it stays in the database", extra={"table": key})
            return None
        if table is None:
            raise Refusal("no-such-table", f"There is no table {key!r}.")
        return table

    def _add_loaded(self, table: Table) -> Room:
        """A finished table is to be looked at, at others it goes on."""
        if table.state != "over":
            self.make_room()
            return self.add(table)
        room = Room(table, self.clock, finished=True)
        self._keep_finished(room)
        return room

    def add(self, table: Table) -> Room:
        """A table to sit at; if its game goes on, it is run."""
        for seat in table.seats:
            seat.left_at = self.clock()
        room = Room(table, self.clock)
        self.open[table.key] = room
        if table.is_under_way:
            self.run(room)
        return room

    def make_room(self) -> None:
        """If all tables are taken, put the one by that has been left alone longest; refuse if there is none."""
        if len(self.open) >= MOST_TABLES:
            left = self.left_alone(SHORTLY)
            if not left:
                raise Refusal("inn-full", "Every table of the inn is taken. Try again later.")
            self.leave(min(left, key=lambda room: room.touched_at))

    def left_alone(self, seconds: float) -> list[Room]:
        """Where nobody has been for so long; only the inn itself listens, if a game goes on."""
        return [room for room in self.open.values() if room.is_left() and self.clock() - room.touched_at >= seconds]

    def leave(self, room: Room) -> None:
        """Put a table by: it stays in the database, and is laid again when somebody comes."""
        del self.open[room.table.key]
        room.notify()

    async def finish(self, room: Room) -> None:
        """A game is over: its table is to be looked at from now on."""
        if self.open.pop(room.table.key, None) is not None:
            self._keep_finished(room)
            LOG.info("a game is over", extra={"table": room.table.key})
            await self._note_end(room.table.key)

    def _keep_finished(self, room: Room) -> None:
        """Keep a finished table at hand, for as long as others are not wanted more."""
        unwatched = [key for key, other in self.finished.items() if not other.listeners]
        for key in unwatched[: max(0, len(self.finished) + 1 - AT_HAND)]:
            del self.finished[key]
        self.finished[room.table.key] = room

    async def _note_end(self, key: str) -> None:
        """Write down that a game is over; if that fails, it is found to be over when it is laid again."""
        with contextlib.suppress(Refusal), refuse_failures():
            await self.store.end(key)
