"""Targeting Otto: who causes what befalls him, a player or nobody."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.drink import Drink, DrinksRevealed
from innkeeper.rules.loss import Loss
from innkeeper.rules.otto.tracks import NO_PLAYER, NO_TRACK
from innkeeper.rules.pending import Resolving
from innkeeper.table.frame import Frame
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE


def cause_of(table: Table, resolving: Resolving) -> int:
    """Who causes what a card, an Event or a text does to markers: its player, or the owner of a component."""
    # otto.other.natyli-remy-amundyr-valeria
    if resolving.is_event():
        return card_beneath(table, resolving)
    if resolving.player not in table.automata:
        return resolving.player
    at = resolving.answers()
    return NO_PLAYER if at < 0 else cause_of_trigger(table, table.stack[at], resolving)


def cause_of_loss(table: Table, resolving: Resolving, loss: Loss) -> int:
    """Who causes a loss: of a redirected one still its source, unless that is an automaton."""
    # redirect.source-unchanged
    if resolving.player in table.automata and loss.redirected_by >= 0:
        return loss.redirected_by
    return cause_of(table, resolving)


def cause_of_drink(table: Table, taking: Frame, drink: Drink) -> int:
    """Who makes somebody take a Drink: who passed it or split it; or whose card serves it; else nobody."""
    # otto.tracks.player-card-drink-or-event, otto.turn.own-drink-hits-both-tracks
    return drink.given_by if drink.given_by >= 0 else card_beneath(table, taking)


def card_beneath(table: Table, frame: Frame) -> int:
    """Whose card lies beneath something in the stack and has brought it about; -1: no card of a player's."""
    for below in reversed(table.stack[: table.stack.index(frame)]):
        if isinstance(below, CardPlayed):
            return NO_PLAYER if below.player in table.automata else below.player
    return NO_PLAYER


def cause_of_trigger(table: Table, answered: Frame, answer: Resolving) -> int:
    """The affected tracks: those that what is answered touches; if it is about Gold alone, neither."""
    # otto.responses.affected-tracks
    if isinstance(answered, DrinksRevealed):
        assert isinstance(answer, CardPlayed)
        drink = answered.drinks[answer.on if answer.on >= 0 else 0]
        numbers = drink.numbers(table.seats[drink.drinker].race)
        touched = numbers.alcohol or numbers.fortitude
        return cause_of_drink(table, answered, drink) if touched else NO_TRACK
    assert isinstance(answered, Resolving)
    touched = answered.affects(table, answer.player) & (FORTITUDE | ALCOHOL)
    return cause_of(table, answered) if touched else NO_TRACK
