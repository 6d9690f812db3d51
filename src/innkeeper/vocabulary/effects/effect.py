"""What every effect has: on whom it falls, and when it is carried out at all."""

from typing import ClassVar

from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.terms import ALL_PLAYERS


class Effect:
    """One thing a play does. `who` it falls on; `condition` says when it is carried out at all."""

    deed: ClassVar[str] = ""  # the one word for it, where it is the main effect of a play; each class says its own
    stamp: ClassVar[str] = ""  # the picture that stands for it; "": markers by what they count, others by their card

    def __init__(self, who: int, condition: Condition = ALWAYS) -> None:
        self.who = who
        self.condition = condition
        self.having: Component = NO_COMPONENT  # of all those concerned, only who holds such a token …
        self.chose = -1  # … or who has chosen this, by its place among the things to choose from; -1: whoever

    def affects(self) -> int:
        """What of those it falls on this effect changes directly (affects.only-direct-change)."""
        return 0

    def is_for_everybody(self) -> bool:
        """All players take part in it, its player among them: of teams, their Champions."""
        return self.who in ALL_PLAYERS

    def is_spread(self) -> bool:
        """It hurts: it is spread into Fortitude losses when the card is announced."""
        return False

    def passed_over(self) -> int:
        """How many effects after it are passed over where it is not carried out."""
        return 0
