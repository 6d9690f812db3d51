"""What a bot is: it sees what a seat may see, and answers what the seat is asked."""

from typing import Protocol

from innkeeper.bots.worlds import Worlds
from innkeeper.table.chance import Chance
from innkeeper.table.question import Question
from innkeeper.view import View

Answer = int | list[int]


class Bot(Protocol):
    """Plays a seat from its view alone."""

    def choose(self, view: View, chance: Chance) -> Answer:
        """Answer the view's question: the place of an option, or the places of the cards picked."""


class Searcher:
    """A bot that tries its choices out. `innkeeper.bots.answer` gives it worlds to do so, besides the view."""

    def choose(self, view: View, chance: Chance) -> Answer:
        raise TypeError("This bot searches, and has no worlds to do so: have it asked by innkeeper.bots.answer.")

    def ponder(self, view: View, worlds: Worlds, chance: Chance) -> Answer:
        """Answer the view's question."""
        raise NotImplementedError


def modest(question: Question) -> Answer:
    """The modest answer: the first option, or the first cards."""
    return 0 if question.options else list(range(question.least))
