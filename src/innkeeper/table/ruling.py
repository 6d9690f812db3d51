"""What the rules say of a play."""

from typing import Final

NOWHERE: Final[list[int]] = []


class Ruling:
    """On which of the things that are open a card may be played now; or the reason why not. It never changes."""

    def __init__(self, places: list[int], reason: str = "", rule: str = "", near: bool = False) -> None:
        self.places = places  # -1: it need not be said on which
        self.reason = reason  # by its key; empty: it may be played
        self.rule = rule  # that the reason rests on
        self.near = near  # the reason speaks of what is going on just now


FREELY: Final = Ruling([-1])
