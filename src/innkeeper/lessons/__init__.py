"""Lessons: games with a fixed deal, others who always do the same, and a coach who says something at known moments."""

from functools import cache
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct, convert

from innkeeper.packs.pages import Page
from innkeeper.rules.setup import Setup

HERE: Final = Path(__file__).parent
LEARNER: Final = 0  # the seat of who learns

Part = Literal["prompt", "hand", "card", "board", "boards", "track", "stack", "bar", "purse", "end"]


class Moment(Struct, forbid_unknown_fields=True):
    """What must hold for a mark to be shown; what is left out need not."""

    asked: str = ""  # what the learner is asked: discard, action, order, go, respond …
    rule: str = ""  # … and by which rule
    does: str = ""  # what the suggested card does: hits, ignores, opens, gambles, cheats … (words/deeds.py)
    going: str = ""  # what is going on last: card, drink, event, round, payment, last-chance …
    chaser: bool = False  # what is going on is a Drink with another after it
    mine: bool = False  # it is the learner's own
    over: bool = False  # the game is


class Mark(Struct, forbid_unknown_fields=True):
    """One thing the coach says, once: at which moment, and at which part of the page it points."""

    id: str
    when: Moment
    at: Part


class Lesson(Struct, forbid_unknown_fields=True):
    """A lesson: who plays (the learner first), who begins, the seed of all shuffles, and the marks in their order."""

    lesson: str
    characters: list[str]
    drinks: str
    first: int
    seed: int
    marks: list[Mark]

    def setup(self) -> Setup:
        """The table. Everybody goes by their character's name: names have a part in how cards are shuffled."""
        return Setup(list(self.characters), self.drinks, self.first)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons there are."""
    read = (Page(path.read_text("utf-8")).data() for path in sorted(HERE.glob("*.yaml")))
    found = (convert(data, Lesson) for data in read)
    return {lesson.lesson: lesson for lesson in found}
