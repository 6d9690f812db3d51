"""Whether anybody has seen something new between two moments of a game."""

from innkeeper.table.card import Card
from innkeeper.table.log import EVERYBODY
from innkeeper.table.table import Table


def nothing_seen(before: Table, after: Table, seat: int) -> bool:
    """Nothing but what this seat itself has laid open: no hidden card has moved to where it can be seen."""
    return (
        before.chance.state == after.chance.state
        and all(fact.known_to == EVERYBODY for fact in after.log.facts(len(before.log)))
        and _hidden(before, seat) == _hidden(after, seat)
        and set(_drinks(before)) == set(_drinks(after))
    )


def _hidden(table: Table, seat: int) -> list[list[Card]]:
    """The piles that nobody sees, and the hands of the others."""
    piles = [deck.cards for deck in table.event_decks]
    for other in table.seats:
        piles += [other.deck, *other.side_decks]
        if other.number != seat:
            piles.append(other.hand)
    return piles


def _drinks(table: Table) -> list[Card]:
    """The Drinks that nobody has seen; one that is ordered stays unseen."""
    return [*table.drink_deck, *[card for seat in table.seats for card in seat.drink_me]]
