"""Hints: what the veteran would do for a seat, and what comes of it at the table, in one sentence."""

import logging
from collections import Counter
from math import sqrt
from typing import Final, NamedTuple

from innkeeper.bots.bot import Answer
from innkeeper.bots.trial import after
from innkeeper.bots.veteran import FEWEST, TOO_MANY, TURNS, Budget, Tried, Veteran, best, without_thinking
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.table.chance import Chance
from innkeeper.table.question import DECLINE, Question
from innkeeper.table.table import Table
from innkeeper.view import View
from innkeeper.words import ENGLISH, say
from innkeeper.words.hinting import worded

LOG: Final = logging.getLogger("innkeeper.bots")
WORLDS: Final = 40  # in so many the reason is looked for …
HORIZONS: Final = (1, TURNS)  # … first within this turn, then as far ahead as the veteran looks
SURE: Final = 2.0  # standard errors by which a difference is no chance
WORTH_SAYING: Final = 0.01  # a difference in chances below this is none
AS_GOOD_AS_EQUAL: Final = 1  # games of 100
ROUNDS_TO_ONE: Final = 0.5
IN_THE_GAME: Final = 20  # points that it counts for
AS_GOOD_AS_CERTAIN: Final = 0.95
AS_A_RULE: Final = 0.75  # in so many worlds of all somebody stands where the hint says
# How much a point, a coin or a card counts when the main reason is looked for.
WEIGHTS: Final = {
    "stay": 1.0,
    "points": 1.0,
    "gold": 0.7,
    "cards": 0.5,
    "rival-out": 0.9,
    "rival-points": 0.6,
    "rival-gold": 0.5,
}


class Hint(NamedTuple):
    """An answer and why it is given."""

    answer: Answer
    text: str
    sure: bool  # whether it is any better than others; if not, the text says only that


class Level(NamedTuple):
    """How somebody stands in one thing; more is better for who is advised, so what rivals have counts below zero."""

    what: str
    whom: int
    amount: int


class Gain(NamedTuple):
    """What a choice brings, to whom, and how much of it: where it leaves them, and where another choice would."""

    what: str
    whom: int
    left: float
    otherwise: float
    varies: bool  # it is not the same in most worlds

    @property
    def amount(self) -> float:
        return self.left - self.otherwise

    @property
    def is_certain(self) -> bool:
        """Somebody would be out for certain: a rival with the choice, or oneself without it."""
        if self.what == "rival-out":
            return self.left >= AS_GOOD_AS_CERTAIN * IN_THE_GAME
        return self.what == "stay" and self.otherwise <= (1 - AS_GOOD_AS_CERTAIN) * IN_THE_GAME


def hint(game: Game, seat: int, chance: Chance, language: str = ENGLISH, budget: Budget | None = None) -> Hint:
    """What the veteran would do for this seat. It is given the seat's view and worlds, never the true table."""
    return hint_in(Worlds(game, seat, chance), chance, language, budget)


def hint_in(worlds: Worlds, chance: Chance, language: str = ENGLISH, budget: Budget | None = None) -> Hint:
    """The same for who has only worlds, in whatever process that is."""
    view = worlds.view()
    try:
        tried = Veteran(budget).search(view, worlds, chance)
        return explained(view, tried, best(tried), worlds, chance, language)
    except Exception:
        LOG.exception("the veteran lost its thread, and guesses")
        return Hint(without_thinking(view, chance), say("hint-unsure", language), sure=False)


def explained(
    view: View, tried: list[Tried], chosen: Tried, worlds: Worlds, chance: Chance, language: str = ENGLISH
) -> Hint:
    """Why this choice, compared with passing, or with the next best where it is to pass or one must choose."""
    question = view.question
    assert question is not None
    option = worded(chosen.answer, question, view, language)
    if len(tried) == 1:
        return Hint(chosen.answer, say("hint-only", language, option=option), sure=True)
    if len(chosen.chances) < FEWEST:
        return Hint(chosen.answer, say("hint-unsure", language), sure=False)
    rival = compared_with(question, tried, chosen)
    gap, error = chosen.lead(rival)
    if gap < max(WORTH_SAYING, SURE * error):
        won, less = round(100 * chosen.mean), round(100 * (chosen.mean - gap))
        told = "hint-alike" if abs(won - less) <= AS_GOOD_AS_EQUAL else "hint-close"
        return Hint(chosen.answer, say(told, language), sure=False)
    why = in_words(main_gain(worlds, chosen.answer, rival.answer, chance), view, language)
    return Hint(chosen.answer, say("hint-better", language, option=option, gain=why), sure=True)


def in_words(gain: Gain | None, view: View, language: str) -> str:
    """What a choice brings, in words of the table."""
    if gain is None:
        return say("hint-gain-nothing", language)
    return say(
        f"hint-gain-{gain.what}",
        language,
        who=view.seats[gain.whom].called(language),
        number=round(gain.amount),
        left=abs(round(gain.left)),
        otherwise=max(0, round(gain.otherwise)),
        likely="surely" if gain.is_certain else "perhaps",
        exactly="about" if gain.varies else "exactly",
    )


def compared_with(question: Question, tried: list[Tried], chosen: Tried) -> Tried:
    """Passing, if it is a choice and another was made; else what comes closest."""
    others = [choice for choice in tried if choice is not chosen]
    for choice in others:
        if choice.answer == [] or (choice.answer == 0 and question.options[0].what == DECLINE):
            return choice
    return min(others, key=lambda choice: chosen.lead(choice)[0])


def main_gain(worlds: Worlds, answer: Answer, other: Answer, chance: Chance) -> Gain | None:
    """What the one choice brings most of compared with the other, if anything stands out: as soon as it does."""
    for turns in HORIZONS:
        pairs: list[list[tuple[Level, Level]]] = []
        for _ in range(WORLDS):
            world, luck = worlds.deal(chance), chance.below(TOO_MANY)
            ahead = worlds.supposed(chance)
            ends = [after(world, worlds.seat, each, turns, luck, [], ahead).table for each in (answer, other)]
            pairs.append(list(zip(*(standing(end, worlds.seat) for end in ends), strict=True)))
        gains = [gain for gain in map(usual, zip(*pairs, strict=True)) if gain is not None]
        if gains:
            return max(gains, key=lambda gain: (gain.is_certain, gain.amount * WEIGHTS[gain.what]))
    return None


def standing(table: Table, seat: int) -> list[Level]:
    """How things stand for a seat: the more of each, the better."""
    me = table.seats[seat]
    levels = [
        Level("stay", seat, 0 if me.out else IN_THE_GAME),
        Level("points", seat, max(0, me.body.fortitude - me.body.alcohol)),
        Level("gold", seat, me.purse.gold),
        Level("cards", seat, len(me.hand)),
    ]
    for other in table.players:
        if other.side != me.side:
            levels.append(Level("rival-out", other.number, IN_THE_GAME if other.out else 0))
            levels.append(Level("rival-points", other.number, min(0, other.body.alcohol - other.body.fortitude)))
            levels.append(Level("rival-gold", other.number, -other.purse.gold))
    return levels


def usual(pairs: tuple[tuple[Level, Level], ...]) -> Gain | None:
    """How somebody stands in one thing with the choice and without, in many worlds, if the difference is clear and
    rounds to something."""
    gaps = [one.amount - two.amount for one, two in pairs]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    if mean <= max(ROUNDS_TO_ONE, SURE * error):
        return None
    left, otherwise = ([pair[place].amount for pair in pairs] for place in (0, 1))
    (most, often), first = Counter(left).most_common(1)[0], pairs[0][0]
    varies = often < AS_A_RULE * len(left)
    level = sum(left) / len(left) if varies else most
    return Gain(first.what, first.whom, level, sum(otherwise) / len(otherwise), varies)
