"""What holds by itself: texts that lie in front of somebody, are printed beside a deck, or were turned up last."""

from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Standing


def in_force(table: Table, seat: int) -> list[Standing]:
    """The texts that stand for a seat now."""
    found: list[Standing] = []
    for kept in table.kept:
        if kept.owner == seat:
            piles = [table.piles[kept.chart].cards]
            if kept.component.stands:
                piles.append(table.piles[kept.pile + 1].cards[-1:])  # kaylin.mood.continuous-effect
            for cards in piles:
                for card in cards:
                    if card.face.standing is not None:
                        found.append(card.face.standing)
    for card in table.seats[seat].in_play:
        if card.face.standing is not None:
            found.append(card.face.standing)
    return found


def amended(table: Table, seat: int, what: int, amount: int) -> int:
    """What standing texts make of an amount; nothing is made of nothing, and nothing falls below 0."""
    if amount <= 0 or seat < 0:
        return amount
    for standing in in_force(table, seat):
        for amends, by in standing.amends:
            if amends == what:
                amount += by
    return max(0, amount)


def protected(table: Table, seat: int) -> int:
    """What cannot be done to cards that this seat plays from hand (kaylin.determined.no-negate-no-ignore)."""
    found = 0
    for standing in in_force(table, seat):
        found |= standing.cannot
    return found
