"""Otto's Deck: turning up its cards, and shuffling it anew."""

from typing import Final

from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.pile import CHARACTER_DECK, DISCARD_PILE
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Face

NO_BOX: Final = -1


def turn_up(table: Table, seat: int, kinds: int, rule: str) -> Card:
    """Reveal the top card for one of its boxes; it is discarded at once. No card: the deck is empty in a Round."""
    # otto.deck.section-by-occasion
    if not table.seats[seat].deck:
        return NO_CARD
    card = table.take_top(table.seats[seat].pile(CHARACTER_DECK))
    table.discard(card)
    box = box_on(card.face, kinds)
    table.tell("turns-up-box", rule, seat, card, amount=card.face.plays[box].kind if box != NO_BOX else kinds)
    renew(table, seat)
    return card


def renew(table: Table, seat: int) -> None:
    """With the last card the discard pile becomes the new deck; in a Round of Gambling that waits until it is over."""
    # otto.deck.reshuffle-at-once, otto.deck.no-reshuffle-during-gambling
    if table.seats[seat].deck or table.round_at >= 0:
        return
    count = table.shuffle_in(table.seats[seat].pile(DISCARD_PILE), table.seats[seat].pile(CHARACTER_DECK))
    if count:
        table.tell("reshuffles", "otto.deck.reshuffle-at-once", seat, amount=count)


def renew_after_a_round(table: Table) -> None:
    """What could not be shuffled while a Round of Gambling went on is shuffled now."""
    for seat in table.automata:
        renew(table, seat)


def box_on(face: Face, kinds: int) -> int:
    """Which box of a card is of one of these kinds."""
    for mode, play in enumerate(face.plays):
        if play.kind & kinds:
            return mode
    return NO_BOX
