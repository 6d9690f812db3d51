"""What lies before a player besides cards in hand, for whoever draws or tells it."""

from typing import Literal, NamedTuple

from innkeeper.rules.components import all_there_are, count, in_stock
from innkeeper.table.table import Kept
from innkeeper.view import View
from innkeeper.vocabulary.components import COUNTER, SIDE_DECK
from innkeeper.vocabulary.plays import Face

Kind = Literal["counter", "token", "stock", "deck", "held"]


class Lying(NamedTuple):
    """A counter, tokens, the tokens left with who lays them, a side deck, or cards of one that lie face down.

    Its number, and the most it can be.
    """

    kind: Kind
    kept: Kept
    number: int
    most: int
    discard: list[Face]

    @property
    def in_force(self) -> Face | None:
        """The card of a side deck that lies open and holds."""
        return self.discard[-1] if self.discard and self.kept.component.stands else None


def is_there(view: View, kept: Kept) -> bool:
    """Not so a deck that is for a Boss alone, nor the Fortitude of a Minion that is not in front of its owner."""
    owner, component = view.seats[kept.owner], kept.component
    if component.boss and not owner.place.role.boss:
        return False
    minions = [face for face in owner.place.who.deck if face.minion is component]
    return not minions or any(face.minion is component for face in owner.in_play)


def lying_before(view: View, seat: int) -> list[Lying]:
    """What lies before a player: the own components, and the tokens of anybody."""
    found: list[Lying] = []
    seats = len(view.seats)
    for kept in view.kept:
        component, own = kept.component, kept.owner == seat and is_there(view, kept)
        if component.kind == COUNTER:
            if own:
                found.append(Lying("counter", kept, view.counts[kept.number], component.most, []))
        elif component.kind == SIDE_DECK:
            if own:
                left = view.sizes[kept.pile - view.drinks]
                found.append(Lying("deck", kept, left, component.most, view.faces_in(kept.pile + 1)))
            before = view.sizes[kept.held + seat - view.drinks] if kept.held >= 0 else 0
            if before:
                found.append(Lying("held", kept, before, component.most, []))
        else:
            if own:
                left = in_stock(view.counts, kept, seats)
                found.append(Lying("stock", kept, left, all_there_are(kept, seats), []))
            held = count(view.counts, kept, seat)
            if held:
                found.append(Lying("token", kept, held, component.most, []))
    return found
