"""Games at the tables of the inn: what happens counts once it is durable."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from innkeeper.bots import Answer
from innkeeper.server.metrics import Metrics
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.room import STOPPED, Room
from innkeeper.server.storage.shards import shard_of
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.entries import ANSWER, CHOICE, HOLD, RELEASE, Entry
from innkeeper.server.tables.seats import USUAL_BOT, Seat
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
AT_HAND: Final = 64  # finished tables
MOST_CONNECTIONS: Final = 8  # of a seat: windows and devices of one person
DAMAGED: Final = ("damaged", "This table cannot be laid again: its game does not fit the cards and rules here.")
TABLE_KEY: Final = re.compile("[A-Za-z0-9_-]{12}")
Done = TypeVar("Done")


class Games:
    """The tables at which games go on, and all that happens there."""

    def __init__(self, store: Store, box: Box, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.box = box
        self.clock = clock
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.finished: dict[str, Room] = {}  # those that were looked at last, the newest at the end
        self.laying: dict[str, asyncio.Task[Room]] = {}
        self.damaged: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def room(self, key: str) -> Room:
        """A table by its id. One that is not at hand is laid again, once for all who come at the same time."""
        known = self.rooms.get(key)
        if known is None and key in self.finished:
            known = self.finished[key] = self.finished.pop(key)  # now it was looked at last
        if known is not None:
            return known
        if not TABLE_KEY.fullmatch(key):
            raise Refusal("no-such-table", f"There is no table {key!r}.")
        if shard_of(key) not in self.store.shards:
            raise Refusal("other-shard", "This table is at another server of the inn: the way here is set up wrongly.")
        if key not in self.laying:
            self.laying[key] = self._begin_task(self._lay(key))
            self.laying[key].add_done_callback(lambda it: it.cancelled() or it.exception())  # who asked may be gone
        return await asyncio.shield(self.laying[key])

    def is_at_hand(self, key: str) -> bool:
        """Whether to look at a table costs little: it need not be laid, or is laid already for somebody else."""
        return any(key in known for known in (self.rooms, self.finished, self.laying, self.damaged))

    async def _lay(self, key: str) -> Room:
        try:
            with self._refuse_failures():
                table = None if key in self.damaged else await self._laid(key)
            if table is None:
                self.damaged.add(key)
                raise Refusal(*DAMAGED)
            room = self._set(table)
        finally:
            del self.laying[key]
        if table.state == "over":
            await self._note_end(key)
        return room

    def _set(self, table: Table) -> Room:
        """A table that is finished, to be looked at."""
        room = Room(table, self.clock, finished=True)
        self.put_by(room)
        return room

    async def _laid(self, key: str) -> Table | None:
        """A table from the database; None if its game cannot be played again with the cards and rules at hand."""
        try:
            table = await self.store.load(key, self.box)
        except (SQLAlchemyError, OSError, Refusal):
            raise
        except Exception:
            LOG.exception("a table cannot be laid again; it stays in the database", extra={"table": key})
            return None
        if table is None:
            raise Refusal("no-such-table", f"There is no table {key!r}.")
        return table

    def _begin_task(self, doing: Coroutine[Any, Any, Done]) -> "asyncio.Task[Done]":
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _shielded(self, doing: Coroutine[Any, Any, Done]) -> Done:
        """Carry something out to its end, even if who asked for it goes away meanwhile."""
        return await asyncio.shield(self._begin_task(doing))

    def arrive(self, room: Room, secret: str) -> Seat:
        """Somebody is at their seat, or back at it."""
        seat = room.table.held_by(secret)
        if seat.connections >= MOST_CONNECTIONS:
            why = f"Your seat is open in {MOST_CONNECTIONS} windows already. Close one of them to open another."
            raise Refusal("too-many-connections", why)
        seat.connections += 1
        seat.away = False
        room.notify()
        return seat

    def depart(self, room: Room, seat: Seat) -> None:
        """A connection of a seat has ended."""
        seat.connections -= 1
        seat.holds = seat.holds and seat.connections > 0  # who comes back says so again
        seat.left_at = self.clock()
        room.notify()

    async def choose(self, room: Room, seat: Seat, decision: int, answer: Answer) -> bool:
        """Make a choice. When this returns it is durable and counts; sent again it counts no second time: False."""
        return await self._shielded(self._choose(room, seat, decision, answer))

    async def _choose(self, room: Room, seat: Seat, decision: int, answer: Answer) -> bool:
        async with room.lock:
            table = room.table
            table.still_holds(seat)
            new = table.judge(seat.number, decision, answer)
            if new:
                what = RELEASE if seat.number in table.held else table.kind_of(seat.number, answer)
                await self._enter(room, [(what, seat.number, answer)], "person")
            return new

    async def hold(self, room: Room, seat: Seat, on: bool) -> None:
        """Somebody wants to be stopped at every window from now on, or no more; when this returns it is kept."""
        seat.holds = on
        await self._shielded(self._note_holders_alone(room))

    async def _note_holders_alone(self, room: Room) -> None:
        async with room.lock:
            await self._note_holders(room)

    async def _note_holders(self, room: Room) -> None:
        """Write down who wants to be stopped at every window: nobody who is not there."""
        table = room.table
        wanting = table.wanting_to_hold()
        changed: list[Entry] = [(HOLD, seat, int(seat in wanting)) for seat in sorted(wanting ^ table.holding)]
        if changed and not room.stopped:
            await self._enter(room, changed, "person")

    async def _enter(self, room: Room, entries: list[Entry], who: str) -> None:
        """Write something down, then let it happen, then let everybody know."""
        table, before = room.table, room.table.entries
        if room.stopped:
            raise Refusal(*STOPPED)
        begun = time.perf_counter()
        try:
            with self._refuse_failures():
                await self.store.add_entries(table.key, before, entries)
        except Refusal:
            await self._lay_again(room)
            raise
        self.metrics.add("write_seconds_sum", by=time.perf_counter() - begun)
        self.metrics.add("write_seconds_count")
        try:
            for entry in entries:
                table.enter(*entry)
        except Exception as error:
            await self._stop(room, error, before)
            raise Refusal(*STOPPED) from error
        chosen = sum(entry[0] in (CHOICE, ANSWER) for entry in entries)
        self.metrics.add("choices_total", f'by="{who}"', chosen)
        await self._look_around(room)

    async def _stop(self, room: Room, error: Exception, entries: int) -> None:
        """Something went wrong here: the table goes back to so many entries, and stays there for all to see."""
        LOG.error("a game went wrong, and its table is stopped", exc_info=error, extra={"table": room.table.key})
        room.stopped = True
        with contextlib.suppress(Refusal), self._refuse_failures():
            await self.store.remove_entries(room.table.key, entries)
        await self._lay_again(room)
        room.notify()

    async def _look_around(self, room: Room) -> None:
        """Something has happened: everybody may know, and a game that is over is put by."""
        table = room.table
        room.notify()
        if table.state == "over" and self.rooms.pop(table.key, None) is not None:
            self.put_by(room)
            LOG.info("a game is over", extra={"table": table.key})
            await self._note_end(table.key)

    async def _note_end(self, key: str) -> None:
        """Write down that a game is over; if that fails, it is found to be over when it is laid again."""
        with contextlib.suppress(Refusal), self._refuse_failures():
            await self.store.end(key)

    async def _keep_seats(self, room: Room, seats: list[Seat]) -> None:
        """Write seats down, then let them count."""
        with self._refuse_failures():
            await self.store.change_seats(room.table.key, seats)
        room.table.change_seats(seats)
        room.notify()

    async def _vacate(self, room: Room, seat: Seat) -> None:
        """A person leaves for good: while the table waits the seat is empty again, later a bot has it from now on."""
        left = Seat(seat.number, seat.character)
        if room.table.state != "open":
            left.give_to_bot(USUAL_BOT)
            left.name = seat.name
        await self._keep_seats(room, [left])
        await self._note_holders(room)

    @contextlib.contextmanager
    def _refuse_failures(self) -> Iterator[None]:
        """What cannot be written down is refused."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            raise Refusal("not-kept", "This could not be written down, so it does not count. Try again.") from error

    async def _lay_again(self, room: Room) -> None:
        """A write whose end is unknown: what counts is what the database holds."""
        with contextlib.suppress(SQLAlchemyError, OSError, Refusal):
            table = await self._laid(room.table.key)
            if table is None:
                return
            table.seats = room.table.seats
            room.table = table
            await self._look_around(room)

    def put_by(self, room: Room) -> None:
        """Keep a finished table at hand, for as long as others are not wanted more."""
        unwatched = [key for key, other in self.finished.items() if not other.listeners]
        for key in unwatched[: max(0, len(self.finished) + 1 - AT_HAND)]:
            del self.finished[key]
        self.finished[room.table.key] = room
