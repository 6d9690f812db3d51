"""Hints: what the veteran would do for a seat, and what it expects to gain by it, in one sentence."""

import logging
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
WORLDS: Final = 40  # in so many the reason is looked for
SURE: Final = 2.0  # standard errors by which a difference is no chance
WORTH_SAYING: Final = 0.01  # a difference in chances below this is none
AS_GOOD_AS_EQUAL: Final = 1  # games of 100
ROUNDS_TO_ONE: Final = 0.5
IN_THE_GAME: Final = 20  # points that it counts for
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


class Gain(NamedTuple):
    """What a choice brings, to whom, and how much of it."""

    what: str
    whom: int
    amount: float


def hint(game: Game, seat: int, chance: Chance, language: str = ENGLISH, budget: Budget | None = None) -> Hint:
    """What the veteran would do for this seat. It is given the seat's view and worlds, never the true table."""
    return hint_in(Worlds(game, seat, chance), chance, language, budget)


def hint_in(worlds: Worlds, chance: Chance, language: str = ENGLISH, budget: Budget | None = None) -> Hint:
    """The same for who has only worlds, in whatever process that is."""
    view = worlds.view()
    try:
        tried = Veteran(budget).search(view, worlds, chance)
        chosen = best(tried)
        return Hint(chosen.answer, explanation(view, tried, chosen, worlds, chance, language))
    except Exception:
        LOG.exception("the veteran lost its thread, and guesses")
        guess = without_thinking(view, chance)
        assert view.question is not None
        return Hint(guess, say("hint-unsure", language, option=worded(guess, view.question, view, language)))


def explanation(
    view: View, tried: list[Tried], chosen: Tried, worlds: Worlds, chance: Chance, language: str = ENGLISH
) -> str:
    """Why this choice, compared with passing, or with the next best where it is to pass or one must choose."""
    question = view.question
    assert question is not None
    option = worded(chosen.answer, question, view, language)
    if len(tried) == 1:
        return say("hint-only", language, option=option)
    if len(chosen.chances) < FEWEST:
        return say("hint-unsure", language, option=option)
    rival = compared_with(question, tried, chosen)
    other = worded(rival.answer, question, view, language)
    gap, error = chosen.lead(rival)
    won, less = round(100 * chosen.mean), round(100 * (chosen.mean - gap))
    if gap < max(WORTH_SAYING, SURE * error):
        told = "hint-alike" if abs(won - less) <= AS_GOOD_AS_EQUAL else "hint-close"
        return say(told, language, option=option, won=won, less=less, other=other)
    gain = main_gain(worlds, chosen.answer, rival.answer, chance)
    why = say("hint-gain-nothing", language)
    if gain is not None:
        who = view.seats[gain.whom].name
        why = say(f"hint-gain-{gain.what}", language, number=round(gain.amount), who=who)
    return say("hint-better", language, option=option, gain=why, won=won, less=less, other=other)


def compared_with(question: Question, tried: list[Tried], chosen: Tried) -> Tried:
    """Passing, if it is a choice and another was made; else what comes closest."""
    others = [choice for choice in tried if choice is not chosen]
    for choice in others:
        if choice.answer == [] or (choice.answer == 0 and question.options[0].what == DECLINE):
            return choice
    return min(others, key=lambda choice: chosen.lead(choice)[0])


def main_gain(worlds: Worlds, answer: Answer, other: Answer, chance: Chance) -> Gain | None:
    """What the one choice brings most of compared with the other, if anything stands out."""
    found: list[list[Gain]] = []
    for _ in range(WORLDS):
        world, luck = worlds.deal(chance), chance.below(TOO_MANY)
        with_it, without = (after(world, worlds.seat, each, TURNS, luck, []).table for each in (answer, other))
        pairs = zip(standing(with_it, worlds.seat), standing(without, worlds.seat), strict=True)
        found.append([Gain(one.what, one.whom, one.amount - two.amount) for one, two in pairs])
    gains = [gain for gain in map(usual, zip(*found, strict=True)) if gain is not None]
    return max(gains, key=lambda gain: gain.amount * WEIGHTS[gain.what], default=None)


def standing(table: Table, seat: int) -> list[Gain]:
    """How things stand for a seat: the more of each, the better."""
    me = table.seats[seat]
    gains = [
        Gain("stay", seat, 0 if me.out else IN_THE_GAME),
        Gain("points", seat, me.body.fortitude - me.body.alcohol),
        Gain("gold", seat, me.purse.gold),
        Gain("cards", seat, len(me.hand)),
    ]
    for other in table.seats:
        if other.side != me.side:
            gains.append(Gain("rival-out", other.number, IN_THE_GAME if other.out else 0))
            gains.append(Gain("rival-points", other.number, other.body.alcohol - other.body.fortitude))
            gains.append(Gain("rival-gold", other.number, -other.purse.gold))
    return gains


def usual(gains: tuple[Gain, ...]) -> Gain | None:
    """The mean of the same gain in many worlds, if it is clear and rounds to something."""
    mean = sum(gain.amount for gain in gains) / len(gains)
    error = sqrt(sum((gain.amount - mean) ** 2 for gain in gains)) / len(gains)
    return Gain(gains[0].what, gains[0].whom, mean) if mean > max(ROUNDS_TO_ONE, SURE * error) else None
