"""Cards of side decks that an automaton is given to hold."""

from typing import Final

from innkeeper.rules.otto.boxes import FollowBox, follow
from innkeeper.table.card import Card
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Gain
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import FORTITUDE

HEALED: Final = "otto.other.murgath-blessing"


def be_blessed(table: Table, card: Card, seat: int) -> None:
    """It is revealed at once and played for its healing; one without healing is discarded."""
    # otto.other.murgath-blessing
    table.tell("turns-up", HEALED, seat, card)
    table.discard(card)
    for mode, play in enumerate(card.face.plays):
        if heals(play):
            follow(table, FollowBox(card, seat, mode), -1, -1)
            return


def heals(play: Play) -> bool:
    """Whether its player gains Fortitude by it."""
    return any(isinstance(effect, Gain) and effect.stat == FORTITUDE for effect in play.effects)
