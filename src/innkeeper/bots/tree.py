"""The tree of a search: the moments at which a seat is asked again after a choice, and how its ways went from there.

Moments are told apart by what the seat can see: what it has answered since the choice, what it is asked now, and the
cards that wait then. All worlds in which these agree share one moment, for the seat could not act differently in them.
"""

from math import isqrt, log, sqrt
from typing import Final

from innkeeper.bots.bot import Answer
from innkeeper.bots.candidates import candidates, meaning_of
from innkeeper.bots.regular import Regular
from innkeeper.table.chance import Chance
from innkeeper.view import View

WIDENING: Final = 8  # visits for a second way to be looked at; four times as many for each third, and so on
CURIOSITY: Final = 0.12  # how much what is seldom tried is favoured


class Way:
    """One answer at a moment: how often it could be given, how often it was, and how that went."""

    def __init__(self) -> None:
        self.open = 0
        self.times = 0
        self.won = 0.0
        self.moments: dict[tuple[object, ...], Moment] = {}  # what comes after, by what is asked then

    def learn(self, won: float) -> None:
        self.times += 1
        self.won += won

    def promise(self) -> float:
        """How well it went, and the more the less it was tried among the times it could be (UCB)."""
        if self.times == 0:
            return 2.0  # more than any chance to win
        return self.won / self.times + CURIOSITY * sqrt(log(self.open) / self.times)

    def next_moment(self, view: View) -> "Moment":
        """The moment at which the seat is asked this after this way."""
        asked = what_is_asked(view)
        found = self.moments.get(asked)
        if found is None:
            found = self.moments[asked] = Moment()
        return found


class Moment:
    """A seat that is asked again: the ways it has, as far as they were tried."""

    def __init__(self) -> None:
        self.times = 0
        self.ways: dict[tuple[object, ...], Way] = {}

    def explore(self, view: View, chance: Chance) -> tuple[Answer, Way]:
        """The most promising way: at first what the regular would do, and more the more often one comes here."""
        question = view.question
        assert question is not None
        self.times += 1
        wide = 1 + isqrt(self.times // WIDENING)
        answers = candidates(view, chance)[:wide] if wide > 1 else [Regular().choose(view, chance)]
        ways: list[Way] = []
        for answer in answers:
            meaning = meaning_of(question, answer)
            way = self.ways.get(meaning)
            if way is None:
                way = self.ways[meaning] = Way()
            way.open += 1
            ways.append(way)
        chosen = max(range(len(ways)), key=lambda place: ways[place].promise())
        return answers[chosen], ways[chosen]


def what_is_asked(view: View) -> tuple[object, ...]:
    """What tells a seat this moment from others: the question, and the cards that wait."""
    question = view.question
    assert question is not None
    faces = [face.number for waiting in view.stack for face in waiting.faces]
    return (question.what, question.must, *faces)
