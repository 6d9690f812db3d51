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
PICK: Final = "pick"  # a bot chooses a character in a draft
DEAL: Final = "deal"  # somebody has thought about that long enough
BEGIN: Final = "begin"  # everybody has one

DRAFT_TIME: Final = 120.0  # seconds, where no turn time is agreed


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

    def time_to_pick(self, table: Table, now: float) -> tuple[float, float]:
        """The same for who chooses a character in a draft."""
        picking = table.picking
        at = None if picking is None else self.at.get(Deed(DEAL, picking.number, 0))
        return (0.0, 0.0) if at is None else (round(max(0.0, at - now), 1), time_to_draft(table))


def time_to_draft(table: Table) -> float:
    """How many seconds somebody may take to choose a character; there is always an end to it."""
    return table.options.turn_time or DRAFT_TIME


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
    if not table.is_under_way or not table.is_attended():
        return
    for seat in table.seats:
        if seat.is_missing() and not seat.away:
            yield Deed(AWAY, seat.number, 0), max(0.0, seat.left_at + table.options.timeout - now)
    breath = pause(table.pace)  # one for all bots, so that nobody can tell how many they are
    yield from _drafting(table, breath) if table.state == "drafting" else _playing(table, breath)


def _drafting(table: Table, breath: float) -> Iterator[tuple[Deed, float]]:
    """A bot picks, and so does chance for who is away or slow; when all have a character, the game begins."""
    seat = table.picking
    if seat is None:
        yield Deed(BEGIN, -1, 0), breath
    elif seat.kind != PERSON or seat.away:
        yield Deed(PICK, seat.number, 0), breath + TO_FOLLOW * (table.pace != SWIFT)
    else:
        yield Deed(DEAL, seat.number, 0), time_to_draft(table)


def _playing(table: Table, breath: float) -> Iterator[tuple[Deed, float]]:
    """What is to be done in a game."""
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
        asked = seat.kind == PERSON and table.asked[seat.number] is not None
        if asked and not table.is_timed() and limit(table, seat.number):
            yield Deed(LIMIT, seat.number, table.decisions[seat.number]), limit(table, seat.number)


def pause(pace: str) -> float:
    """How many seconds bots take before they answer, and windows in which nobody is stopped."""
    return 0.0 if pace == SWIFT else random.uniform(*NATURAL_PACE)
