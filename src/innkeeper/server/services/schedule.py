"""What is to happen at a table when its time has come, although nobody does anything.

Who was asked is not to be told by time. So when a round of questions may end is drawn as it begins, without looking at
anybody's hand; it ends on a beat; and bots have thought by then.
"""

import math
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from innkeeper.bots import Answer
from innkeeper.server.tables.options import EVEN, SLOW, SWIFT
from innkeeper.server.tables.seats import PERSON
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.windows import RESPOND, is_decided_by_one

NATURAL_PACE: Final = (0.4, 0.9)  # seconds
TO_FOLLOW: Final = 0.9  # seconds more for what one seat decides, so that people can follow
SLOWER: Final = 2.0  # times as long at slow pace
SEARCHING: Final = 0.4  # seconds more at a table with a bot that takes its time
TICK: Final = 0.1  # seconds from beat to beat

THINK: Final = "think"  # a bot is asked something
CLOSE: Final = "close"  # a window ends: it is clear how
LATE: Final = "late"  # … or whoever has not answered had time enough
BOT: Final = "bot"  # a bot answers
LIMIT: Final = "limit"  # somebody has thought long enough
HOLDERS: Final = "holders"  # somebody wants to hold, or no more, or is gone
AWAY: Final = "away"  # somebody has been gone long enough
PICK: Final = "pick"  # a bot chooses a character in a draft
DEAL: Final = "deal"  # somebody has thought about that long enough
BEGIN: Final = "begin"  # everybody has one

DRAFT_TIME: Final = 120.0  # seconds, where no turn time is agreed


class Timer(NamedTuple):
    """What, for which seat, and for which of its decisions (or which round of questions)."""

    what: str
    seat: int
    number: int


class Schedule:
    """When what is to happen. Each timer has its time from the moment at which it was first to be done."""

    def __init__(self) -> None:
        self.at: dict[Timer, float] = {}
        self.round = -1  # which round of questions is open
        self.opened = 0.0  # since when
        self.earliest = 0.0  # when it may end
        self.thoughts: dict[tuple[int, int], Answer | None] = {}  # by seat and decision; None: the bot still thinks

    def note(self, table: Table, now: float) -> None:
        """Bring it up to date. Without anybody there the table waits."""
        if not table.is_under_way or not table.is_attended():
            self.at, self.round = {}, -1
            return
        if self.round != table.rounds:
            self.round, self.opened, self.earliest = table.rounds, now, now + pause(table)
        asked = table.asked_bots()
        self.thoughts = {key: answer for key, answer in self.thoughts.items() if key in asked}
        self.at = {timer: self.at.get(timer, at) for timer, at in self._coming(table, now)}

    def due(self, now: float) -> list[Timer]:
        """What is to be done by now."""
        return [timer for timer, at in self.at.items() if at <= now]

    def wait(self, now: float) -> float | None:
        """How long until the next timer; None if there is none."""
        return min(self.at.values()) - now if self.at else None

    def time_left(self, table: Table, seat: int, now: float) -> tuple[float, float]:
        """How many seconds a seat has left to answer, and of how many; zeros if there is no end."""
        of, timer = limit(table, seat), Timer(LIMIT, seat, table.decisions[seat])
        if not of or self.round != table.rounds:
            return 0.0, 0.0
        end = self.at.get(timer, max(self.opened + of, self.earliest * (table.pace == EVEN)))
        return max(0.0, end - now), of

    def time_to_pick(self, table: Table, now: float) -> tuple[float, float]:
        """The same for who chooses a character in a draft."""
        picking = table.picking
        at = None if picking is None else self.at.get(Timer(DEAL, picking.number, 0))
        return (0.0, 0.0) if at is None else (round(max(0.0, at - now), 1), time_to_draft(table))

    def known(self) -> dict[int, Answer]:
        """What bots answer, as far as they have thought, by their seats."""
        return {seat: answer for (seat, _), answer in self.thoughts.items() if answer is not None}

    def _coming(self, table: Table, now: float) -> Iterator[tuple[Timer, float]]:
        """All that is to be done, and when."""
        for seat in table.seats:
            if seat.is_missing() and not seat.away:
                yield Timer(AWAY, seat.number, 0), max(now, seat.left_at + table.options.timeout)
        yield from self._drafting(table, now) if table.state == "drafting" else self._playing(table, now)

    def _drafting(self, table: Table, now: float) -> Iterator[tuple[Timer, float]]:
        """A bot picks, and so does chance for who is away or slow; when all have a character, the game begins."""
        seat = table.picking
        if seat is None:
            yield Timer(BEGIN, -1, 0), now + pause(table)
        elif seat.kind != PERSON or seat.away:
            yield Timer(PICK, seat.number, 0), now + pause(table)
        else:
            yield Timer(DEAL, seat.number, 0), now + time_to_draft(table)

    def _playing(self, table: Table, now: float) -> Iterator[tuple[Timer, float]]:
        """What is to be done in a game."""
        if table.wanting_to_hold() != table.holding:
            yield Timer(HOLDERS, -1, 0), now
        for number, decision in table.asked_bots():
            if (number, decision) not in self.thoughts:
                yield Timer(THINK, number, decision), now
        for number, decision in table.played_by_bots():
            if number in self.known():
                yield Timer(BOT, number, decision), self._end(table, now)
        if table.is_closable():
            yield from self._closing(table, now)
        for seat in table.seats:
            if seat.kind == PERSON and _is_limited(table, seat.number):
                yield Timer(LIMIT, seat.number, table.decisions[seat.number]), now + limit(table, seat.number)

    def _closing(self, table: Table, now: float) -> Iterator[tuple[Timer, float]]:
        """A window closes when it is clear how it ends. Who has had their time passes; bots are waited for."""
        end = self.at.get(Timer(LATE, -1, table.rounds), math.inf)  # an answer in the last moment does not put it off
        if table.is_decided(self.known()):
            yield Timer(CLOSE, -1, table.rounds), min(end, self._end(table, now))
        elif table.options.window_time:
            bots = [seat for seat, _ in table.asked_bots()]
            asked = [question for question in table.asked if question is not None and question.seat not in bots]
            late: dict[int, Answer] = {question.seat: 0 for question in asked if question.what == RESPOND}
            if table.is_decided(late | self.known()):
                yield Timer(LATE, -1, table.rounds), self._end(table, self.opened + table.options.window_time)

    def _end(self, table: Table, at: float) -> float:
        """When something ends that could end then: not before its time, and on a beat since the round began."""
        lasts = max(self.earliest, at) - self.opened
        at_once = table.pace == SWIFT or table.is_hurried()
        return self.opened + (lasts if at_once else math.ceil(lasts / TICK - 1e-6) * TICK)


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


def _is_limited(table: Table, seat: int) -> bool:
    """Whether a seat has an end of its own; where a window closes, that is the end for all who respond."""
    question = table.asked[seat]
    responds = question is not None and question.what == RESPOND
    return limit(table, seat) > 0 and not (responds and table.is_closable())


def pause(table: Table) -> float:
    """How many seconds a round of questions lasts at least: drawn without looking at what anybody holds."""
    if table.pace == SWIFT or table.is_hurried():
        return 0.0
    searching = SEARCHING * table.has_searchers()
    if table.pace == EVEN and table.is_closable():
        return max(table.options.window_time, searching)
    one_decides = table.state == "drafting" or is_decided_by_one(table.game)
    to_read = random.uniform(*NATURAL_PACE) + TO_FOLLOW * one_decides
    return to_read * (SLOWER if table.pace == SLOW else 1.0) + searching
