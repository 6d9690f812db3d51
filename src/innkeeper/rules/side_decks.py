"""Side decks: turning up their cards, and beginning anew when none is left."""

from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import SIDE_DECK


def turn_up(table: Table, kept: Kept) -> None:
    """The top card is revealed onto the discard pile; with an empty deck the discards are shuffled first."""
    # kaylin.mood.deck-reshuffles: only when the next card is needed, so that the last one stays visible
    if not table.piles[kept.pile].cards:
        table.shuffle_in(kept.pile + 1, kept.pile)
    if table.piles[kept.pile].cards:
        card = table.take_top(kept.pile)
        table.put(card, kept.pile + 1)
        table.tell("turns-up", "setup.character.extra-components", kept.owner, card)


def turn_up_first(table: Table) -> None:
    """What is turned up before the game (kaylin.setup.first-mood)."""
    for kept in table.kept:
        for _ in range(kept.component.starts_with):
            turn_up(table, kept)


def turn_up_at(table: Table, moment: int, seat: int) -> None:
    """At the start or the end of its owner's turn a deck may turn up a card."""
    for kept in table.kept:
        component = kept.component
        if kept.owner == seat and component.kind == SIDE_DECK and component.turned_up_at == moment:
            if not table.seats[seat].out:
                turn_up(table, kept)
