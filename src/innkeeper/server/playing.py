"""Games at the tables of the inn: choices that count once they are durable, and bots that play for who is not there."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from innkeeper.bots import Answer
from innkeeper.server.refusals import Refusal
from innkeeper.server.seats import Seat
from innkeeper.server.store import Store
from innkeeper.server.table import SWIFT, Table
from innkeeper.server.tally import Tally
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
EVEN_PACE: Final = 0.9  # seconds
NATURAL_PACE: Final = (0.4, 0.9)
REST: Final = 1.0  # how long bots wait when nothing can be written
AT_HAND: Final = 64  # finished tables
Done = TypeVar("Done")


class Room:
    """A table with what surrounds it: one thing happens at a time, and those who listen are stirred."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()

    def stir(self) -> None:
        """Something has changed."""
        for listener in self.listeners:
            listener.set()


class Playing:
    """The tables at which games go on, and all that happens there."""

    def __init__(self, store: Store, box: Box, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.box = box
        self.clock = clock
        self.tally = Tally()
        self.rooms: dict[str, Room] = {}
        self.finished: dict[str, Room] = {}  # those that were looked at last
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tending: set[asyncio.Task[None]] = set()

    async def _unhurt(self, doing: Coroutine[Any, Any, Done]) -> Done:
        """Carry something out to its end, even if who asked for it goes away meanwhile."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    def arrive(self, room: Room, secret: str) -> Seat:
        """Somebody is at their seat, or back at it."""
        seat = room.table.held_by(secret)
        seat.connections += 1
        room.stir()
        return seat

    def depart(self, room: Room, seat: Seat) -> None:
        """A connection of a seat has ended."""
        seat.connections -= 1
        seat.left_at = self.clock()
        room.stir()

    async def choose(self, room: Room, seat: Seat, decision: int, answer: Answer) -> bool:
        """Make a choice. When this returns it is durable and counts; sent again it counts no second time: False."""
        return await self._unhurt(self._choose(room, seat, decision, answer))

    async def _choose(self, room: Room, seat: Seat, decision: int, answer: Answer) -> bool:
        async with room.lock:
            if room.table.seats[seat.number].digest != seat.digest:
                raise Refusal("wrong-secret", "You have given this seat up.")
            new = room.table.judge(seat.number, decision, answer)
            if new:
                await self._make(room, seat.number, answer, "person")
            return new

    async def _make(self, room: Room, seat: int, answer: Answer, who: str) -> None:
        """Write a choice down, then make it, then let everybody know."""
        table = room.table
        assert table.recorder is not None
        begun = time.perf_counter()
        try:
            with self._kept():
                await self.store.add_choice(table, len(table.recorder.choices), seat, answer)
        except Refusal:
            await self._lay_again(room)
            raise
        self.tally.add("write_seconds_sum", by=time.perf_counter() - begun)
        self.tally.add("write_seconds_count")
        self.tally.add("choices_total", f'by="{who}"')
        table.take(seat, answer)
        await self._look_around(room)

    async def _look_around(self, room: Room) -> None:
        """Something has happened: everybody may know, and a game that is over is put by."""
        table = room.table
        room.stir()
        if table.state == "over":
            self.rooms.pop(table.key, None)
            self.put_by(room)
            LOG.info("a game is over", extra={"table": table.key})
            with contextlib.suppress(Refusal), self._kept():  # if not: it is found to be over when it is laid again
                await self.store.end(table)

    @contextlib.contextmanager
    def _kept(self) -> Iterator[None]:
        """What cannot be written down is refused."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            LOG.error("the database does not answer", extra={"reason": type(error).__name__})
            raise Refusal("not-kept", "This could not be written down, so it does not count. Try again.") from error

    async def _lay_again(self, room: Room) -> None:
        """A write whose end is unknown: what counts is what the database holds."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            table = await self.store.load(room.table.key, self.box)
            assert table is not None
            table.seats = room.table.seats
            room.table = table
            await self._look_around(room)

    def put_by(self, room: Room) -> None:
        """Keep a finished table at hand, for as long as others are not wanted more."""
        while len(self.finished) >= AT_HAND:
            self.finished.pop(next(iter(self.finished)))
        self.finished[room.table.key] = room

    # Bots

    def _tend(self, room: Room) -> None:
        task = asyncio.create_task(self._tend_bots(room))
        self.tending.add(task)
        task.add_done_callback(self.tending.discard)

    async def _tend_bots(self, room: Room) -> None:
        """Answer for bots and for seats that are away, as long as the game goes on and somebody is there."""
        stirred = asyncio.Event()
        room.listeners.add(stirred)
        while room.table.state == "playing":
            stirred.clear()
            table, now = room.table, self.clock()
            if table.resting:
                await asyncio.sleep(_pause(table.options.pace))
                await self._unhurt(self._go_on(room))
                continue
            due = table.played_by_bots(now) if table.is_attended() else []
            if not due:
                wait = table.next_to_be_away(now) if table.is_attended() else None
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(stirred.wait(), wait)
                continue
            await asyncio.sleep(_pause(table.options.pace))
            for seat, decision in due:
                await self._unhurt(self._play_for(room, seat, decision))
        room.listeners.discard(stirred)

    async def _go_on(self, room: Room) -> None:
        """A window in which nobody was stopped has lasted as long as others do."""
        async with room.lock:
            if room.table.resting:
                room.table.go_on()
                await self._look_around(room)

    async def _play_for(self, room: Room, seat: int, decision: int) -> None:
        """A bot answers, if the decision is still open and the seat has not been taken back."""
        async with room.lock:
            if (seat, decision) not in room.table.played_by_bots(self.clock()):
                return
            answer, well = room.table.bot_answer(seat)
            if not well:
                self.tally.add("bot_failures_total")
            try:
                await self._make(room, seat, answer, "bot")
            except Refusal:
                await asyncio.sleep(REST)


def _pause(pace: str) -> float:
    """How many seconds bots take before they answer, and windows in which nobody is stopped."""
    if pace == SWIFT:
        return 0.0
    return EVEN_PACE if pace == "even" else random.uniform(*NATURAL_PACE)
