"""What holds by itself: texts that lie in front of somebody, are printed beside a deck, or were turned up last."""

from innkeeper.rules.seeing import note_who_sees
from innkeeper.table.pile import IN_PLAY
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


def note_absence(table: Table, seat: int) -> None:
    """A turn that was cut short is over; whoever has a card in front that says so stays away all the same."""
    # teams.turn-ends.no-more-cards-this-turn, team-characters.kaylin.pixie-time-until-next-turn
    table.away &= ~(1 << seat)
    for card in table.seats[seat].in_play:
        if card.face.standing is not None and card.face.standing.away:
            table.away |= 1 << seat


def clear_away(table: Table, seat: int) -> None:
    """With the own next turn the cards are discarded that lay in front until then."""
    # team-characters.kaylin.pixie-time-until-next-turn
    for card in table.seats[seat].in_play.copy():
        if card.face.until_my_turn:
            table.take(card, table.seats[seat].pile(IN_PLAY))
            table.discard(card)
            table.tell("clears-away", "team-characters.kaylin.pixie-time-until-next-turn", seat, card)
            note_who_sees(table)
    table.away &= ~(1 << seat)
    if table.ignoring_actions >= 0:
        table.numbers[table.ignoring_actions + seat] = 0
