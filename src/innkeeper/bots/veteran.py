"""A veteran of the inn: tries its choices out at tables that may be the true one, and takes what wins most often.

It never sees the true table, only worlds dealt anew from what its seat knows. In each world every choice still open is
tried with the same luck, so that choices are compared and not their luck; those clearly behind are given up early.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from time import thread_time
from typing import Final

from innkeeper.bots.bot import Answer, Searcher, modest
from innkeeper.bots.candidates import candidates
from innkeeper.bots.regular import Regular
from innkeeper.bots.tree import Way
from innkeeper.bots.trial import try_out
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.table.chance import Chance, QuickDice
from innkeeper.view import View

LOG: Final = logging.getLogger("innkeeper.bots")
SECONDS: Final = 0.1  # for a decision, if nobody says
LONGEST: Final = 600.0
TURNS: Final = 3  # how far ahead it looks before it judges
ABREAST: Final = 8  # so many choices are tried at a time; others wait until one of these is given up
FEWEST: Final = 6  # worlds before a choice is given up, or taken if others were tried in more
BEHIND: Final = 2.5  # a choice so many standard errors behind the best is given up
DOUBT: Final = 0.5  # what the regular would do is left only for what is better by so many standard errors
TOO_MANY: Final = 1 << 62


@dataclass
class Budget:
    """How long to think: seconds of a processor, or so many trials, which come out the same for the same dice."""

    seconds: float = SECONDS
    trials: int = 0  # if any, the clock is not looked at

    @staticmethod
    def named(text: str) -> "Budget":
        """From `1s` or `0.5s` (seconds), or `200` (trials). Raises ValueError."""
        found = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(trials=int(text))
        if not (0 < found.seconds <= LONGEST and found.trials >= 0 and text != "0"):
            raise ValueError(text)
        return found


@dataclass
class Tried:
    """A choice and how likely the seat was to win after it, world by world."""

    answer: Answer
    chances: list[float] = field(default_factory=list)
    since: int = 0  # in how many worlds others were tried before it
    given_up: bool = False
    way: Way = field(default_factory=Way)  # the tree behind it

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    def lead(self, other: "Tried") -> tuple[float, float]:
        """By how much this choice is better than another in the worlds where both were tried, and its error."""
        both = max(self.since, other.since)
        mine, theirs = self.chances[both - self.since :], other.chances[both - other.since :]
        gaps = [one - another for one, another in zip(mine, theirs, strict=False)]
        if len(gaps) < 2:
            return 0.0, 1.0
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


class Veteran(Searcher):
    """Searches within a budget; where that comes to nothing it answers as the regular does."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def ponder(self, view: View, worlds: Worlds, chance: Chance) -> Answer:
        try:
            return best(self.search(view, worlds, chance)).answer
        except Exception:
            LOG.exception("the veteran lost its thread, and answers as a regular")
            return without_thinking(view, chance)

    def search(self, view: View, worlds: Worlds, chance: Chance) -> list[Tried]:
        """Every choice worth trying, with what came of it; the first is what the regular would do."""
        tried = [Tried(answer) for answer in self.candidates(view, chance)]
        quick = QuickDice.of(chance)
        race, waiting = tried[:ABREAST], tried[ABREAST:]
        lasts = self.clock()
        dealt = 0
        while len(race) > 1 and self.try_all(race, worlds, quick, lasts):
            dealt += 1
            give_up(race)
            race = [choice for choice in race if not choice.given_up]
            while waiting and len(race) < ABREAST:
                race.append(waiting.pop(0))
                race[-1].since = dealt
        return tried

    def candidates(self, view: View, chance: Chance) -> list[Answer]:
        """The choices worth trying, the most promising first."""
        return candidates(view, chance)

    def clock(self) -> Callable[[], bool]:
        """Says before each trial whether there is still time for it."""
        if self.budget.trials:
            left = iter(range(self.budget.trials))
            return lambda: next(left, None) is not None
        end = thread_time() + self.budget.seconds
        return lambda: thread_time() < end

    def try_all(self, race: list[Tried], worlds: Worlds, chance: Chance, lasts: Callable[[], bool]) -> bool:
        """Try all these choices in one more world; False if there was no time for it."""
        world, ahead = worlds.deal(chance), worlds.supposed(chance)
        luck = chance.below(TOO_MANY)
        levelled = worlds.levelled()
        found: list[float] = []
        for choice in race:
            if not lasts():
                return False
            found.append(self.try_out(world, worlds.seat, choice, luck, ahead, levelled))
        for choice, won in zip(race, found, strict=True):
            choice.chances.append(won)
        return True

    def try_out(self, world: Game, seat: int, choice: Tried, luck: int, ahead: list[bool], levelled: float) -> float:
        """How likely the seat is to win after a choice in one world."""
        return try_out(world, seat, choice.answer, choice.way, TURNS, luck, ahead, levelled)


def without_thinking(view: View, chance: Chance) -> Answer:
    """What the regular would do; the modest answer if that fails too."""
    try:
        return Regular().choose(view, chance)
    except Exception:
        LOG.exception("the regular failed too, and the modest answer is given")
        assert view.question is not None
        return modest(view.question)


def give_up(race: list[Tried]) -> None:
    """Those clearly behind the best so far."""
    known = [choice for choice in race if len(choice.chances) >= FEWEST]
    if known:
        leader = max(known, key=lambda choice: choice.mean)
        for choice in known:
            choice.given_up = choice is not leader and clearly_behind(choice, leader)


def clearly_behind(choice: Tried, leader: Tried) -> bool:
    gap, error = leader.lead(choice)
    return gap > BEHIND * error


def best(tried: list[Tried]) -> Tried:
    """The choice that wins most often, unless it is hardly better than what the regular would do."""
    longest = max(len(choice.chances) for choice in tried)
    known = min(FEWEST, longest)
    left = [choice for choice in tried if not choice.given_up and len(choice.chances) >= known]
    usual = tried[0] if tried[0] in left else max(left, key=lambda choice: len(choice.chances))

    def prudent(choice: Tried) -> float:
        gap, error = choice.lead(usual)
        return gap - DOUBT * error if choice is not usual else 0.0

    return max(left, key=prudent)
