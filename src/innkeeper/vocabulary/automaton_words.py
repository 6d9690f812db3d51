"""The cards of an automaton as an author writes them: a box for each situation."""

from typing import Literal

from innkeeper.vocabulary.cards import Card
from innkeeper.vocabulary.grammar import Word
from innkeeper.vocabulary.names import STATS
from innkeeper.vocabulary.uses import Go, Play, Response

Measured = Literal["fortitude", "alcohol", "gold"]
Faction = Literal["warrior", "rogue", "cleric", "wizard"]


class At(Word):
    """Whom an Action box falls on: the player with the most or the least of something; of two who are tied, both."""

    most: Measured | None = None
    least: Measured | None = None

    def __post_init__(self) -> None:
        self.one_of("most", "least")

    def lower(self) -> int:
        """As the engine reads it."""
        return STATS[self.most] if self.most is not None else -STATS[self.least or "gold"]


class ActionBox(Play):
    """What is done in the Action Phase."""

    at: At | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.pick == "another") != (self.at is not None) or self.pick == "anyone":
            raise ValueError("an automaton chooses nobody: write `pick: another` with `at: {most: gold}`")
        if self.goes is not None:
            raise ValueError("a card of an automaton is discarded as it is turned up: it does not stay in front")


class SometimesBox(Response):
    """What is done as a response."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.pick is not None or self.goes is not None:
            raise ValueError("a Sometimes box picks nobody, and its card does not stay in front")


class BottomBox(Go):
    """What is played in a Round of Gambling."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.pick is not None:
            raise ValueError("an automaton chooses nobody: a Gambling or Cheating box has no `pick`")


class AutomatonCard(Card):
    """A card of an automaton: its faction, an Action box, a Sometimes box and, at the bottom, one for gambling."""

    faction: Faction
    action: ActionBox
    sometimes: SometimesBox
    gambling: BottomBox | None = None
    cheating: BottomBox | None = None

    def __post_init__(self) -> None:
        self.one_of("gambling", "cheating")
