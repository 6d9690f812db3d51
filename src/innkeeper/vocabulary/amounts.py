"""Amounts: a number on a card, or one that is read when the card is carried out."""

from typing import Final

from innkeeper.vocabulary.components import NO_COMPONENT

# What may be counted besides components, for an amount of so many.
FIXED: Final = 0
BY_COMPONENT: Final = 1  # by steps of a component: from so many on, so much
PER_COMPONENT: Final = 2  # as many as there are of a component
PER_PICK: Final = 3  # … players who were picked
PER_HIT: Final = 4  # … players who have lost Fortitude to the card answered
PER_PLAYER: Final = 5  # … players still in the game
PER_TEAM: Final = 7  # … players on the side of whom it falls on
PER_ALCOHOL: Final = 8  # … points of Alcohol Content as the Drink gave that brought it about
PER_BID: Final = 9  # … as whom it falls on has bid
PER_PAID: Final = 10  # … pieces of Gold as were paid to the Inn
PER_LOST: Final = 6  # … points of Fortitude as whom it falls on really lost to this card


class Amount:
    """How much. Amounts that are not fixed are read late, for the player on whom the effect falls."""

    def __init__(self, fixed: int = 0, kind: int = FIXED) -> None:
        self.fixed = fixed
        self.kind = kind
        self.component = NO_COMPONENT  # what it is read off
        self.steps: list[tuple[int, int]] = []  # from so many on (rising), so much
        self.up_to = 0  # at most so much; 0: no bound

    def at(self, count: int) -> int:
        """What it comes to, if there are so many."""
        found = count
        if self.kind == BY_COMPONENT:
            found = 0
            for least, amount in self.steps:
                if least <= count:
                    found = amount
        return min(found, self.up_to) if self.up_to else found
