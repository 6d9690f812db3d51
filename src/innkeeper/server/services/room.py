"""A table with what surrounds it: who looks, what is to happen, and what spectators see."""

import asyncio
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from innkeeper.server.limits import Bucket
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.schedule import Schedule
from innkeeper.server.services.spectators import Spectators
from innkeeper.server.tables.table import Table

LINES_AT_ONCE: Final = 5
LINES_A_SECOND: Final = 1
HINTS_AT_ONCE: Final = 3
HINTS_A_SECOND: Final = 0.5
STOPPED: Final = (
    "stopped",
    "Something went wrong in the game at this table, so it cannot go on. What was played before is kept.",
)
LEAST_DELAY: Final = 60.0  # seconds: at a table with people in the game, no hand is shown that is younger
STILL_IN: Final = ("still-in", "You are still in the game: this is for who is out.")
PEOPLE_PLAY: Final = (
    "people-play",
    "People are still in the game: it goes on at their pace, and their hands are their own.",
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
    """One thing happens at a time, and those who listen are notified."""

    def __init__(self, table: Table, clock: Callable[[], float], finished: bool = False) -> None:
        self.table = table
        self.clock = clock
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.listeners: dict[asyncio.Event, None] = {}  # a set that is gone through in the same order each time
        self.changes = 1  # how many there were, and that it is there
        self.rescheduled = asyncio.Event()  # set when the schedule has changed
        self.arrived: set[asyncio.Event] = set()  # messages that are not handled yet
        self.schedule = Schedule()
        self.spectators = Spectators(0.0 if finished else table.options.delay, table)
        self.talk_limits: dict[int, Bucket] = {}
        self.hint_limits: dict[int, Bucket] = {}
        self.advised: set[int] = set()  # the seats for which the veteran thinks just now
        self.stopped = False  # something went wrong in its game, which cannot go on
        self.touched_at = clock()
        self.made: dict[Hashable, Any] = {}
        self.spectators.note(table, clock())

    def notify(self) -> None:
        """Something has changed."""
        now = self.clock()
        self.touched_at = now
        self.changes += 1
        self.made.clear()
        self.schedule.note(self.table, now)
        self.spectators.note(self.table, now)
        for listener in self.listeners:
            listener.set()

    def is_left(self) -> bool:
        """Nobody is there; only the inn itself listens, if a game goes on."""
        listeners = len(self.listeners) - self.table.is_under_way
        busy = self.lock.locked() or self.talking.locked()
        return listeners <= 0 and not self.table.is_attended() and not busy

    def arrival(self) -> asyncio.Event:
        """A message of a seat has arrived; the event is set when it is handled."""
        message = asyncio.Event()
        self.arrived.add(message)
        return message

    def handled(self, message: asyncio.Event) -> None:
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
        bucket = self.hint_limits.setdefault(seat, Bucket(HINTS_AT_ONCE, HINTS_A_SECOND, self.clock))
        if seat in self.advised or not bucket.take():
            raise Refusal("too-many-hints", "The veteran is still thinking. Ask again in a moment.")
        self.advised.add(seat)
        try:
            yield
        finally:
            self.advised.discard(seat)

    def may_speak(self, seat: int) -> bool:
        """Whether a seat has not said too much at once."""
        return self.talk_limits.setdefault(seat, Bucket(LINES_AT_ONCE, LINES_A_SECOND, self.clock)).take()

    def shown_to_spectators(self) -> Table:
        """The table as spectators may see it now."""
        if self.table.recorder is None:
            return self.table
        return self.spectators.look(self.clock()) or self.table

    def refuse_who_is_in(self, seat: int) -> None:
        """Refuse what is only for who is out of the game."""
        if not self.table.is_out(seat):
            raise Refusal(*STILL_IN)

    def opened_to(self, seat: int) -> Table | None:
        """The table as a seat that is out may see it with all hands open, if it may: at once, where only bots are left
        or the game is over; else when spectators see it, if that is late enough."""
        if not self.table.is_out(seat):
            return None
        if self.table.only_bots_left() or self.table.state == "over":
            return self.table
        return self.shown_to_spectators() if self.spectators.delay >= LEAST_DELAY else None

    def new_for_spectators(self) -> float | None:
        """In how many seconds spectators will see something else."""
        return self.spectators.wait(self.clock())
