"""Artifacts: cards that are Gold pieces, too. Face down they are nothing more; face up they have a text of their own.

A purse counts them as Gold. Where they lie is told apart: face down in a Stash, or in front of who has them; in the pot
and in the Inn face down or up.
"""

from typing import Final

from innkeeper.rules.side_decks import reveal_top
from innkeeper.rules.triggers import Triggered
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import TO_PURSE
from innkeeper.vocabulary.terms import AT_ONCE, INN, NOWHERE, POT

TURNING_UP: Final = "team-characters.keet.static-artifacts-bind-to-a-player"
PAYING: Final = "team-characters.keet.teammates-pay-with-artifacts"


def pile_for(table: Table, where: int, face_up: bool) -> int:
    """Where Artifacts lie with a player, in the pot or in the Inn."""
    if where >= 0:
        return table.seats[where].pile(IN_PLAY) if face_up else table.stashes + where
    beside = table.stashes + len(table.places) + (0 if where == POT else 2)
    return beside + 1 if face_up else beside


def face_down(table: Table, where: int) -> list[Card]:
    """The Artifacts that lie face down somewhere."""
    return table.piles[pile_for(table, where, False)].cards


def face_up(table: Table, where: int) -> list[Card]:
    """The Artifacts that lie open somewhere."""
    cards = table.piles[pile_for(table, where, True)].cards
    return [card for card in cards if card.face.side_deck.place == TO_PURSE]


def of_team(table: Table, seat: int, up: bool) -> list[Card]:
    """The Artifacts that a side has, with whichever member."""
    # team-characters.keet.teammates-pay-with-artifacts
    found: list[Card] = []
    for member in table.team(seat):
        found += face_up(table, member) if up else face_down(table, member)
    return found


def where_it_lies(table: Table, card: Card) -> int:
    """Which pile an Artifact lies in; -1: none of a player's, the pot's or the Inn's."""
    places: list[int] = [*range(len(table.places)), POT, INN]
    for pile in [pile_for(table, where, up) for where in places for up in (False, True)]:
        if card in table.piles[pile].cards:
            return pile
    return -1


def holder_of(table: Table, card: Card) -> int:
    """Who has an Artifact: a player, the pot or the Inn; NOWHERE: it is in use or discarded."""
    everywhere: list[int] = [*range(len(table.places)), POT, INN]
    for where in everywhere:
        if card in face_down(table, where) or card in face_up(table, where):
            return where
    return NOWHERE


def go_to(table: Table, card: Card, to: int, payer: int) -> None:
    """An Artifact is paid or anted."""
    up = may_be_seen(table, where_it_lies(table, card))
    if to == POT and not up:  # team-characters.keet.face-down-ante-peek
        rule = "team-characters.keet.face-down-ante-peek"
        table.tell("peeks-artifact", rule, payer, card, known_to=table.masks[payer])
    if up:
        table.tell("artifact-goes", PAYING, payer, card, to)
    elif to < 0:
        table.tell("hidden-artifact-goes", PAYING, payer, whom=to)
    come_to(table, card, to)


def be_gained(table: Table, card: Card, to: int) -> None:
    """An Artifact is won, or comes out of the Inn with the Gold."""
    if to >= 0 and may_be_seen(table, where_it_lies(table, card)):
        table.tell("gets-artifact", TURNING_UP, to, card)
    come_to(table, card, to)


def come_to(table: Table, card: Card, to: int) -> None:
    """Somebody has an Artifact now. Whoever else gets one that lies face down turns it up at once."""
    pile = where_it_lies(table, card)
    up = may_be_seen(table, pile)
    turned = to >= 0 and to != card.owner and not up
    table.take(card, pile)
    table.put(card, pile_for(table, to, up or turned))
    if turned:
        be_turned_up(table, card, to)


def may_be_seen(table: Table, pile: int) -> bool:
    """Whether a pile is one in which Artifacts lie open."""
    first = table.stashes + len(table.places)
    return 0 <= pile < table.stashes or pile in (first + 1, first + 3)


def be_turned_up(table: Table, card: Card, seat: int) -> None:
    """It is revealed, and what it does at once is done: to whom it has now come."""
    table.tell("turns-up", TURNING_UP, seat, card)
    for i, text in enumerate(card.face.texts):
        if text.moment == AT_ONCE:
            table.push(Triggered(card, seat, i, TURNING_UP))


def deal_artifacts(table: Table) -> None:
    """In place of Gold as many Artifacts, face down; a purse counts them all the same."""
    # team-characters.keet.team-starts-with-artifacts, team-characters.keet.with-torglesnarf
    for kept in table.kept:
        if kept.component.place == TO_PURSE:
            extra = sum(table.places[member].gold for member in table.team(kept.owner))
            for _ in range(table.seats[kept.owner].purse.gold - extra):
                find(table, kept)


def find(table: Table, kept: Kept) -> None:
    """The top Artifact of the deck goes face down to its owner's Stash."""
    card = reveal_top(table, kept)
    if card is not NO_CARD:
        table.put(card, table.stashes + kept.owner)


def reveal_artifact(table: Table, kept: Kept) -> None:
    """Their owner turns up one of those that lie face down."""
    if table.piles[table.stashes + kept.owner].cards:
        card = table.take_top(table.stashes + kept.owner)
        table.put(card, table.seats[kept.owner].pile(IN_PLAY))
        be_turned_up(table, card, kept.owner)


def draw_artifact(table: Table, kept: Kept, rule: str) -> None:
    """Its owner finds a further Artifact; it is a Gold piece from the Inn."""
    if table.piles[kept.pile].cards or table.piles[kept.pile + 1].cards:
        find(table, kept)
        table.inn -= 1
        table.seats[kept.owner].purse.gold += 1
        table.tell("takes", rule, kept.owner, whom=INN, amount=1)


def put_away(table: Table, seat: int) -> None:
    """Whoever is out gives back the Artifacts that they had; what they were worth is divided like all Gold."""
    while face_down(table, seat):
        table.discard(table.take_top(table.stashes + seat))


def follow_gold(table: Table, to: int) -> None:
    """Artifacts that are more than the Gold left in the pot go where the rest has gone."""
    while len(face_down(table, POT)) + len(face_up(table, POT)) > table.pot:
        be_gained(table, (face_down(table, POT) or face_up(table, POT))[-1], to)


def discard_from_pot(table: Table) -> None:
    """An automaton has won the pot, and gets no Artifacts (otto.other.keet-artifact-discarded)."""
    for card in face_down(table, POT) + face_up(table, POT):
        table.take(card, where_it_lies(table, card))
        table.discard(card)
        table.tell("artifact-discarded", "otto.other.keet-artifact-discarded", table.active, card)


def reveal_in_inn(table: Table, card: Card) -> None:
    """An Artifact that was paid to the Inn is turned up there, and does nothing."""
    # card-notes.why-thank-you.keet-artifacts
    if card in face_down(table, INN):
        table.take(card, pile_for(table, INN, False))
        table.put(card, pile_for(table, INN, True))
        table.tell("turns-up", TURNING_UP, card.owner, card)
