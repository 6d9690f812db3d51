"""What is to happen at a table when its time has come, although nobody does anything."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from innkeeper.server.tables.course import RESPOND
from innkeeper.server.tables.options import EVEN, SWIFT
from innkeeper.server.tables.seats import PERSON
from innkeeper.server.tables.table import Table

NATURAL_PACE: Final = (0.4, 0.9)  # seconds
TO_FOLLOW: Final = 0.9  # seconds more that a bot takes for what only it decides, so that people can follow

REST: Final = "rest"  # a window that stops nobody ends
CLOSE: Final = "close"  # a window of even pace ends
BOT: Final = "bot"  # a bot answers
LIMIT: Final = "limit"  # somebody has thought long enough
AWAY: Final = "away"  # somebody has been gone long enough


class Deed(NamedTuple):
    """What, for which seat, and for which of its decisions (or which window)."""

    what: str
    seat: int
    number: int


class Agenda:
    """When what is to happen. Each deed has its time from the moment at which it was first to be done."""

    def __init__(self) -> None:
        self.at: dict[Deed, float] = {}

    def note(self, table: Table, now: float) -> None:
        """Bring it up to date."""
        self.at = {deed: self.at.get(deed, now + seconds) for deed, seconds in _coming(table, now)}

    def due(self, now: float) -> list[Deed]:
        """What is to be done by now."""
        return [deed for deed, at in self.at.items() if at <= now]

    def wait(self, now: float) -> float | None:
        """How long until the next deed; None if there is none."""
        return min(self.at.values()) - now if self.at else None

    def time_left(self, table: Table, seat: int, now: float) -> tuple[float, float]:
        """How many seconds a seat has left to answer, and of how many; zeros if there is no end."""
        close = Deed(CLOSE, -1, table.asking)
        deed = close if close in self.at else Deed(LIMIT, seat, table.decisions[seat])
        if deed not in self.at:
            return 0.0, 0.0
        return max(0.0, self.at[deed] - now), limit(table, seat)


def limit(table: Table, seat: int) -> float:
    """How many seconds a seat may take for what it is asked; 0: as long as it likes."""
    question = table.asked[seat]
    if seat in table.held:
        return table.options.answer_time
    if question is None:
        return 0.0
    return table.options.window_time if question.what == RESPOND else table.options.turn_time


def _coming(table: Table, now: float) -> Iterator[tuple[Deed, float]]:
    """All that is to be done, and in how many seconds. Without anybody there the table waits."""
    if table.state != "playing" or not table.is_attended():
        return
    breath = pause(table.pace)  # one for all bots, so that nobody can tell how many they are
    for number in table.held:
        if table.options.answer_time:
            yield Deed(LIMIT, number, table.decisions[number]), table.options.answer_time
    if table.resting and not table.held:
        yield Deed(REST, -1, table.moment), table.options.window_time if table.pace == EVEN else breath
    if table.is_timed():
        yield Deed(CLOSE, -1, table.asking), table.options.window_time
    for number, decision in table.played_by_bots():
        question = table.asked[number]
        decides = table.pace != SWIFT and question is not None and question.what != RESPOND
        yield Deed(BOT, number, decision), breath + TO_FOLLOW * decides
    for seat in table.seats:
        if seat.kind != PERSON:
            continue
        if seat.is_missing() and not seat.away:
            yield Deed(AWAY, seat.number, 0), max(0.0, seat.left_at + table.options.timeout - now)
        if table.asked[seat.number] is not None and not table.is_timed() and limit(table, seat.number):
            yield Deed(LIMIT, seat.number, table.decisions[seat.number]), limit(table, seat.number)


def pause(pace: str) -> float:
    """How many seconds bots take before they answer, and windows in which nobody is stopped."""
    return 0.0 if pace == SWIFT else random.uniform(*NATURAL_PACE)
