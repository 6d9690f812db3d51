"""Answering: on which cards, Drinks, losses and payments that lie open a card may be played, and what forbids it."""

from typing import Final

from innkeeper.rules.conditions import holds
from innkeeper.rules.drink import Drink, DrinksRevealed
from innkeeper.rules.dues import PaymentDue
from innkeeper.rules.pending import CardPlayed, EventRevealed, HitsTaken, Resolving, same_side
from innkeeper.rules.reasons import Against
from innkeeper.rules.standing import protected
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION,
    AFTER_LOSS,
    ANSWERS_DRINK,
    DRINK,
    IGNORED,
    NEGATED,
    REDUCED,
    WOULD_ANTE,
    WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD,
    WOULD_PAY_FOR_DRINKS,
)

NOTHING: Final[list[int]] = []


def what_cannot_be_done(table: Table, played: CardPlayed) -> int:
    """What cannot be done to a card, also while something holds (serena.piety.eight-protects-idts)."""
    found = played.play().cannot
    if played.card.face.side_deck is NO_COMPONENT:  # from hand
        found |= protected(table, played.player)
    for guard in played.play().guards:
        if holds(table, guard.condition, played.card.owner, played.player, played.source):
            found |= guard.deeds
    return found


def against_answer(table: Table, seat: int, face: Face, play: Play, answered: CardPlayed) -> Against:
    """What forbids answering a card with this one: its kind, what it affects, who played it. Empty: nothing does."""
    its = answered.play()
    if play.answers != 0 and play.answers & its.kind == 0:
        return "other-kind"
    if its.only_affected_by != "" and its.only_affected_by != face.family:
        # idts.only-affected-by-its-like, wench-drinks.only-affected-by-idts
        return "only-its-like" if answered.card.face.family == its.only_affected_by else "only-idts"
    cannot = what_cannot_be_done(table, answered) if its.guards or table.kept else its.cannot
    if cannot:
        if play.negates and cannot & NEGATED:
            return "no-negating"
        if play.ignores_card and cannot & IGNORED:
            return "no-ignoring"
        if play.reduces and cannot & REDUCED:
            return "no-reducing"  # negate-ignore.reduce-redirect-pass-are-neither: it may still be redirected
    if play.by_another and same_side(table, seat, answered.player):
        return "own-card"
    if play.affects == DRINK:
        # wench-drinks.not-against-ordering, …-forced-drinking, …-direct-alcohol, …-for-drink-events
        return "" if its.changes_drink else "changes-no-drink"  # wench-drinks.what-counts-as-changing
    if play.moment == WOULD_LOSE_FORTITUDE:
        return _against_loss(seat, answered)
    if play.affects == 0 or answered.affects(table, seat) & play.affects:
        return ""
    return "ignored" if answered.is_ignored_by(seat) else "not-affected"


def _against_loss(seat: int, played: CardPlayed) -> Against:
    if played.is_ignored_by(seat):
        return "ignored"
    against: Against = "no-loss-coming"
    for loss in played.losses:
        if loss.victim == seat:
            if not loss.guarded:
                return ""
            against = "beyond-help"
    return against


def may_answer_as_action(table: Table, seat: int, play: Play, event: EventRevealed) -> bool:
    """An Event may be reduced or Ignored like an Action Card: by what asks for what such a card affects, and no player.

    It can no longer be Negated (sea-events.response.none-once-resolving).
    """
    if play.answers & ACTION == 0 or play.negates or play.by_another:
        return False  # sea-events.response.as-though-action-card, sea-events.response.not-when-a-player-would
    return event.affects(table, seat) & play.affects != 0


def losses_answered(table: Table, seat: int, face: Face, play: Play, played: CardPlayed) -> list[int]:
    """The losses this seat is about to take from a card."""
    if against_answer(table, seat, face, play, played):
        return NOTHING
    return own_losses(seat, played)


def own_losses(seat: int, cause: Resolving) -> list[int]:
    """The losses a card or Event is about to cause this seat, unless it Ignores that."""
    if cause.is_ignored_by(seat):
        return NOTHING
    return [i for i, loss in enumerate(cause.losses) if loss.victim == seat and not loss.guarded]


def against_drink(table: Table, seat: int, play: Play, drink: Drink) -> Against:
    """What forbids playing a card on this Drink. Empty: nothing does."""
    if not drink.cards:
        return "event" if drink.event is not None else "no-drink"
    if play.of_me and (drink.drinker != seat or drink.ignored):
        return "not-your-drink"  # ignore.drink.not-someone-elses
    if drink.ignored:
        return "no-drink"
    if play.by_another and same_side(table, seat, drink.revealer):
        return "own-drink"
    if play.splits_drink and not drink.can_be_split():
        return "no-split"
    if play.ignores_drink and drink.does_nothing(table.seats[seat].race):
        return "does-nothing"  # ignore.drink.only-if-it-would-affect-you
    return ""


def drinks_answered(table: Table, seat: int, play: Play, revealed: DrinksRevealed) -> list[int]:
    """The Drinks this card may be played on (drinks.split.later-card-affects-one: one of them)."""
    if play.moment != ANSWERS_DRINK:
        return NOTHING
    return [i for i, drink in enumerate(revealed.drinks) if not against_drink(table, seat, play, drink)]


def dues_answered(seat: int, moment: int, payment: PaymentDue) -> list[int]:
    """The payments that this seat is about to make."""
    if moment == WOULD_ANTE and not payment.ante:
        return NOTHING
    if moment == WOULD_PAY_FOR_DRINKS and not payment.for_drinks:
        return NOTHING
    if moment & (WOULD_ANTE | WOULD_LOSE_GOLD | WOULD_PAY_FOR_DRINKS) == 0:
        return NOTHING
    return [i for i, due in enumerate(payment.dues) if due.payer == seat and due.open()]


def hits_answered(table: Table, seat: int, play: Play, taken: HitsTaken) -> list[int]:
    """The losses just taken that this seat may strike back for."""
    if play.moment != AFTER_LOSS:
        return NOTHING
    found: list[int] = []
    for i, hit in enumerate(taken.hits):
        if hit.victim != seat or (play.not_reduced and hit.answered):
            continue
        if play.by_another and (hit.source < 0 or same_side(table, seat, hit.source)):
            continue
        found.append(i)
    return found
