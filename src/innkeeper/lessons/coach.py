"""How a lesson is played: the others always do the same, the learner is told what they would do, the coach speaks."""

import hashlib
from functools import cache
from typing import Final, NamedTuple

import msgspec

from innkeeper.bots import EARLIER
from innkeeper.bots.bot import Answer
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.numbers import read_weights
from innkeeper.bots.regular import Regular, discards
from innkeeper.lessons import LEARNER, Lesson, Mark
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.question import PLAY, Option, Question
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import ANYTIME
from innkeeper.words.deeds import deed

SAVING: Final = ("heals", "sobers")  # what keeps somebody on their chair
LAST_CHANCE: Final = "losing.last-chance"
NEVER: Final = float("-inf")
PUT_AWAY: Final = 4  # cards at most, the worst: who learns is to see that some are kept


@cache
def of_the_lessons() -> Regular:
    """The regular that lessons are written for: they go as they are told, whatever regulars learn."""
    return Regular(read_weights(EARLIER / "regular-2.json"))


class Steady:
    """A regular who does the same whenever everything looks the same: between equals no dice decide."""

    def choose(self, view: View, chance: Chance) -> Answer:
        """What a regular does, with dice that follow from what is seen, by its names: numbers of cards change with the
        packs that are in the box."""
        numbers = [[it.fortitude, it.alcohol, it.gold, it.hand, it.drink_me] for it in view.seats]
        titles = [card.face.title for card in view.hand], [face.title for it in view.stack for face in it.faces]
        sight = msgspec.msgpack.encode([view.turn, view.phase, numbers, titles])
        seed = int.from_bytes(hashlib.blake2b(sight, digest_size=8).digest(), "big")
        return of_the_lessons().choose(view, Dice(seed).seeded())


def suggested(view: View) -> Answer:
    """What the learner is told to do: as a regular would, but what saves one any time is kept for the last chance, and
    not the whole hand is put away."""
    answer = _suggested(view)
    assert view.question is not None
    return answer if isinstance(answer, int) else answer[: max(view.question.least, PUT_AWAY)]


def _suggested(view: View) -> Answer:
    question = view.question
    assert question is not None
    answer = Steady().choose(view, Dice())
    if question.rule == LAST_CHANCE or not _spends(answer, question):
        return answer
    regular = of_the_lessons()
    eyes = Eyes(view, regular.weights)
    scores = [NEVER if _saves(option) else regular.score(eyes, question, option) for option in question.options]
    best = max(scores, default=0.0)
    if question.picks and best <= 0:
        return [pick for pick in discards(eyes, question) if not _is_kept(question.picks[pick])]
    return scores.index(best)


def _spends(answer: Answer, question: Question) -> bool:
    """Whether an answer gives away what could save the learner later."""
    if isinstance(answer, int):
        return _saves(question.options[answer])
    kept = [pick for pick in answer if _is_kept(question.picks[pick])]
    return bool(kept) and len(answer) - len(kept) >= question.least


def _saves(option: Option) -> bool:
    return option.what == PLAY and _is_saving(option.card.face.plays[option.mode])


def _is_kept(card: Card) -> bool:
    return any(_is_saving(play) for play in card.face.plays)


def _is_saving(play: Play) -> bool:
    return play.kind == ANYTIME and deed(play) in SAVING


class Seen(NamedTuple):
    """A moment as the learner sees it: the view, and what is suggested, if anything is asked."""

    view: View
    suggested: Answer | None

    @property
    def option(self) -> Option | None:
        """What is suggested, where it is one of several things."""
        question = self.view.question
        return question.options[self.suggested] if question and isinstance(self.suggested, int) else None

    @property
    def does(self) -> str:
        """What the suggested card does, in a word."""
        option = self.option
        return deed(option.card.face.plays[option.mode]) if option and option.what == PLAY else ""

    @property
    def last(self) -> Waiting:
        """What is going on last."""
        return self.view.stack[-1] if self.view.stack else Waiting("nothing")


def seen(view: View) -> Seen:
    """A moment of the learner, with what is suggested."""
    return Seen(view, suggested(view) if view.question is not None else None)


def marks_at(lesson: Lesson, moment: Seen) -> list[Mark]:
    """What the coach has to say at this moment, the first before the others; said before or not."""
    return [mark for mark in lesson.marks if holds(mark, moment)]


def holds(mark: Mark, moment: Seen) -> bool:
    """Whether this is the moment of a mark."""
    when, view, last = mark.when, moment.view, moment.last
    question = view.question
    return (
        (not when.asked or (question is not None and question.what == when.asked))
        and (not when.rule or (question is not None and question.rule == when.rule))
        and (not when.does or moment.does == when.does)
        and (not when.going or last.what == when.going)
        and (not when.chaser or (last.what == "drink" and len(last.faces) > 1))
        and (not when.mine or last.seat == LEARNER)
        and when.over == view.over
    )
