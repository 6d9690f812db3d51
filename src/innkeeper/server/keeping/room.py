"""A table with what surrounds it: who looks, what is to happen, and what spectators see."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from innkeeper.replay import Recorder
from innkeeper.server.keeping.agenda import Agenda
from innkeeper.server.limits import Bucket
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.table import Table

LINES_AT_ONCE: Final = 5
LINES_A_SECOND: Final = 1
HINTS_AT_ONCE: Final = 3
HINTS_A_SECOND: Final = 0.5
STOPPED: Final = (
    "stopped",
    "Something went wrong in the game at this table, so it cannot go on. What was played before is kept.",
)
Made = TypeVar("Made")


async def wait_for(event: asyncio.Event, seconds: float | None) -> None:
    """Wait until something has happened, but not longer than this; None: however long it takes."""
    if seconds is None:
        await event.wait()
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


class Room:
    """One thing happens at a time, and those who listen are stirred."""

    def __init__(self, table: Table, clock: Callable[[], float], finished: bool = False) -> None:
        self.table = table
        self.clock = clock
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.listeners: dict[asyncio.Event, None] = {}  # a set that is gone through in the same order each time
        self.changes = 1  # how many there were, and that it is there
        self.tended = asyncio.Event()  # set when the agenda has changed
        self.arrived: set[asyncio.Event] = set()  # messages that are not heeded yet
        self.agenda = Agenda()
        self.gallery = Gallery(0.0 if finished else table.options.delay, table)
        self.mouths: dict[int, Bucket] = {}
        self.ears: dict[int, Bucket] = {}
        self.advised: set[int] = set()  # the seats for which the veteran thinks just now
        self.stopped = False  # something went wrong in its game, which cannot go on
        self.touched_at = clock()
        self.made: dict[Hashable, Any] = {}
        self.gallery.note(table, clock())

    def stir(self) -> None:
        """Something has changed."""
        now = self.clock()
        self.touched_at = now
        self.changes += 1
        self.made.clear()
        self.agenda.note(self.table, now)
        self.gallery.note(self.table, now)
        for listener in self.listeners:
            listener.set()

    def arrival(self) -> asyncio.Event:
        """A message of a seat has arrived; the event is set when it is heeded."""
        message = asyncio.Event()
        self.arrived.add(message)
        return message

    def heeded(self, message: asyncio.Event) -> None:
        """What has arrived is waited for no more."""
        message.set()
        self.arrived.discard(message)

    def once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made for one guest, for others too, until something changes."""
        if key not in self.made:
            self.made[key] = make()
        made: Made = self.made[key]
        return made

    @contextmanager
    def asking(self, seat: int) -> Iterator[None]:
        """A seat asks for a hint: one at a time, and not too many."""
        bucket = self.ears.setdefault(seat, Bucket(HINTS_AT_ONCE, HINTS_A_SECOND, self.clock))
        if seat in self.advised or not bucket.take():
            raise Refusal("too-many-hints", "The veteran is still thinking. Ask again in a moment.")
        self.advised.add(seat)
        try:
            yield
        finally:
            self.advised.discard(seat)

    def may_speak(self, seat: int) -> bool:
        """Whether a seat has not said too much at once."""
        return self.mouths.setdefault(seat, Bucket(LINES_AT_ONCE, LINES_A_SECOND, self.clock)).take()

    def shown_to_spectators(self) -> Table:
        """The table as spectators may see it now."""
        if self.table.recorder is None:
            return self.table
        return self.gallery.look(self.clock()) or self.table

    def new_for_spectators(self) -> float | None:
        """In how many seconds spectators will see something else."""
        return self.gallery.wait(self.clock())


class Gallery:
    """Where spectators sit. What they see of a game may be some seconds old; until then they see who sits there."""

    def __init__(self, delay: float, table: Table) -> None:
        self.delay = delay
        self.coming: deque[tuple[float, Table]] = deque()  # one past for all who watch
        self.last: Recorder | None = None  # the game as it was kept last
        self.seen: object = None  # … and what a spectator sees of it
        self.around: object = None  # … and around it
        self.shown = Table(table.key, table.options, table.seats, table.box) if delay else None
        if self.shown is not None:
            self.shown.order = table.order  # a draft hides nothing
            self.shown.deal = table.deal

    def note(self, table: Table, now: float) -> None:
        """Keep how the table stands now, to show it later; before the game there is nothing to be late with."""
        if self.delay and table.recorder is not None:
            self.look(now)  # what nobody looked at is not kept for ever
            view, around = table.view(None), table.around()
            seen = (view.code, view.piles, table.game.told, table.rewinds)
            if self.last is None or seen != self.seen:  # else nothing has happened that a spectator could see
                self.last, self.seen = Recorder(table.game.copy(), table.recorder.setup, table.recorder.seed), seen
            elif around == self.around:
                return
            self.around = around
            self.coming.append((now + self.delay, table.snapshot(self.last)))

    def look(self, now: float) -> Table | None:
        """What is to be seen by now; None: the table itself."""
        while self.coming and self.coming[0][0] <= now:
            self.shown = self.coming.popleft()[1]
        return self.shown

    def wait(self, now: float) -> float | None:
        return max(0.0, self.coming[0][0] - now) if self.coming else None
