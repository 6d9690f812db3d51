"""What a bot is: it sees what a seat may see, and answers what the seat is asked."""

from typing import Protocol

from innkeeper.table.chance import Chance
from innkeeper.view import View

Answer = int | list[int]


class Bot(Protocol):
    """Plays a seat from its view alone."""

    def choose(self, view: View, chance: Chance) -> Answer:
        """Answer the view's question: the place of an option, or the places of the cards picked."""
