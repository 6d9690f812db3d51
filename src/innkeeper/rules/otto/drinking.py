"""Where the Drinks of an automaton come from, which has no Drink Me! Pile."""

from innkeeper.rules.drink_deck import take_drink_card
from innkeeper.table.card import Card
from innkeeper.table.pile import DRINK_ME_PILE
from innkeeper.table.seat import Seat
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import DRINK_PHASE


def take_for_automaton(table: Table, seat: Seat) -> Card | None:
    """The top card of the Drink Deck (otto.general.drinks-from-drink-deck).

    In its own Drink Phase the Special Reserve Drinks in front of it come first, Chasers too.
    """
    # otto.other.special-reserve-drinks
    if seat.drink_me and table.active == seat.number and table.phase == DRINK_PHASE:
        return table.take_top(seat.pile(DRINK_ME_PILE))
    return take_drink_card(table)
