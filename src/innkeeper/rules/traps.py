"""Traps: cards in a hand that snap shut on whoever is made to look for them."""

from innkeeper.rules.hand import discard
from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.triggers import Triggered
from innkeeper.table.card import Card
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import CheckTraps, Effect
from innkeeper.vocabulary.terms import TRAP

CHECKING = "otto.other.alaric-traps"


def check_traps(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Each of those concerned takes a card of the hand unseen; a Trap takes effect and is discarded."""
    for seat in reversed(resolving.whom(table, effect)):
        if seat != resolving.player and not resolving.is_ignored_by(seat):
            check(table, seat, resolving.player)


def check(table: Table, seat: int, owner: int) -> None:
    """One check: what is no Trap goes back, and only who has looked at it knows it."""
    hand = table.seats[owner].hand
    if not hand:
        return
    card = hand[table.chance.below(len(hand))]
    trap = which_trap(card)
    if trap < 0:
        known = table.masks[seat] | table.masks[owner]
        table.tell("finds-no-trap", CHECKING, seat, whom=owner)
        table.tell("sees-card", CHECKING, seat, card, owner, known_to=known)
        return
    table.tell("finds-trap", CHECKING, seat, card, owner)
    discard(table, owner, [card], CHECKING)
    sprung = Triggered(card, owner, trap, CHECKING)
    sprung.source = seat
    sprung.told = True
    sprung.be_ignored_by_the_absent(table)
    table.push(sprung)


def which_trap(card: Card) -> int:
    """Which of the texts on a card is that of a Trap; -1: none."""
    return next((i for i, text in enumerate(card.face.texts) if text.moment == TRAP), -1)


HANDLERS[CheckTraps] = check_traps
