"""What of side decks lies before whom: in front of somebody, open or face down, or on a Drink Me! Pile."""

from innkeeper.rules.components import component_of, how_much
from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.side_decks import lay_before, reveal_top
from innkeeper.table.card import NO_CARD
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, GiveCards


def give_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The top cards of a side deck come to lie before those concerned, unless they Ignore it."""
    # wench-drinks.not-against-special-reserve, card-notes.fresh-air.drinks-while-out
    assert isinstance(effect, GiveCards)
    kept = component_of(table.kept, resolving.owner(), effect.component)
    if kept is None:
        return
    for seat in resolving.whom(table, effect):
        if resolving.is_ignored_by(seat):
            continue
        for _ in range(how_much(table, resolving, effect.number, seat)):
            card = reveal_top(table, kept)
            if card is not NO_CARD:
                lay_before(table, kept, card, seat, resolving.rule())


HANDLERS[GiveCards] = give_cards
