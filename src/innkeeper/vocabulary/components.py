"""What a character owns besides a hand, as the engine reads it: counters, tokens and side decks.

A counter is a number of its owner, tokens are a number with each player, a deck is a pile of cards and their discard
pile. Authors write them under `components` in a pack; docs/components.md tells how.
"""

from typing import Final

from innkeeper.vocabulary.plays import Face

COUNTER: Final = 0
TOKEN: Final = 1
SIDE_DECK: Final = 2


class Component:
    """A counter, token or side deck as a pack prints it. It never changes."""

    def __init__(self, key: str, kind: int) -> None:
        self.key = key
        self.kind = kind
        self.faces: list[Face] = []  # of a deck: a face for each copy
        self.number = 0  # of a counter: where it starts; of tokens: how many there are …
        self.for_each_other = False  # … for each other player
