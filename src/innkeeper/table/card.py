"""Cards as things: each physical card once, wherever it lies."""

from typing import Final

from innkeeper.vocabulary.plays import Face


class Card:
    """One physical card. It never changes, so copies of a game share it."""

    def __init__(self, number: int, face: Face, owner: int) -> None:
        self.number = number
        self.face = face
        self.owner = owner  # the seat whose Character Deck it belongs to; -1: a deck of the table


NO_CARD: Final = Card(-1, Face("", ""), -1)
