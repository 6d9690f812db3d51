"""Conditions: what must hold for a play, an effect or a guard."""

from typing import Final

from innkeeper.vocabulary.components import NO_COMPONENT, Component

NOTHING_NEEDED: Final = 0
STILL_IN: Final = 1  # I am still in the game
ACTION_PHASE: Final = 2  # it is my Action Phase
IN_ROUND: Final = 3  # I am in the Round of Gambling
PLAYERS: Final = 4  # so many are left
COMPONENT: Final = 5  # my component stands there
SOURCES: Final = 6  # whoever is behind what is answered holds so many tokens
CARD_IGNORED: Final = 7  # somebody whom the card falls on Ignores it
UNPAID: Final = 8  # I have not paid what the card asked of me: nothing, or a teammate spared me
CHOOSES_CHAMPION: Final = 9  # I am no Boss who stands alone against a team, and so always its Champion
MY_TURN: Final = 10  # it is my turn, or my team's
ALL_CHOSE: Final = 11  # from here on asked of what all have chosen for an Event: all of them chose this
MOST_CHOSE: Final = 12  # more of them chose this than anything else
MORE_THAN_PLAYERS: Final = 13  # more cards were discarded to it than there are players
NOT_MORE_THAN_PLAYERS: Final = 14
NO_END: Final = 1_000_000


class Condition:
    """What must hold, with the numbers between which something must lie."""

    def __init__(
        self, kind: int = NOTHING_NEEDED, least: int = 0, most: int = NO_END, component: Component = NO_COMPONENT
    ) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.component = component


ALWAYS: Final = Condition()


class Guard:
    """What cannot be done to a play while something holds."""

    def __init__(self, deeds: int, condition: Condition) -> None:
        self.deeds = deeds  # NEGATED, IGNORED, REDUCED, as a mask
        self.condition = condition
