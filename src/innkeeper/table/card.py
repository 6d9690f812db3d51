"""Cards as things: each physical card once, wherever it lies."""

from typing import Final

from innkeeper.vocabulary.plays import Face


class Card:
    """One physical card. It never changes, so copies of a game share it."""

    def __init__(self, number: int, face: Face, owner: int, home: int) -> None:
        self.number = number
        self.face = face
        self.owner = owner  # the seat whose deck it belongs to; -1: a deck of the table
        self.home = home  # the pile it is discarded to, whoever used it; cards with one home have one back


NO_CARD: Final = Card(-1, Face("", ""), -1, -1)
