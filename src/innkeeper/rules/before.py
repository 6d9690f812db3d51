"""What of side decks lies before whom: in front of somebody, open or face down, or on a Drink Me! Pile."""

from innkeeper.rules.components import component_of, how_much
from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.side_decks import lay_before, reveal_top
from innkeeper.table.card import NO_CARD
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import DiscardItself, Effect, GiveCards, PassItself


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


def pass_itself(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The card on which a text stands goes to lie before whoever was picked."""
    for seat in resolving.whom(table, effect):
        if is_before(table, resolving) and not resolving.is_ignored_by(seat):
            table.take(resolving.card, table.seats[resolving.player].pile(IN_PLAY))
            table.put(resolving.card, table.seats[seat].pile(IN_PLAY))
            table.tell("passes-card", resolving.rule(), resolving.player, resolving.card, seat)


def discard_itself(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The card on which a text stands has done its work."""
    if is_before(table, resolving):
        table.take(resolving.card, table.seats[resolving.player].pile(IN_PLAY))
        table.discard(resolving.card)
        table.tell("clears-away", resolving.rule(), resolving.player, resolving.card)


def is_before(table: Table, resolving: Resolving) -> bool:
    """Whether the card still lies before whom its text works for."""
    return resolving.card in table.seats[resolving.player].in_play


HANDLERS[GiveCards] = give_cards
HANDLERS[PassItself] = pass_itself
HANDLERS[DiscardItself] = discard_itself
