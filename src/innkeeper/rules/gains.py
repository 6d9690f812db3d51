"""Gaining: Fortitude by cards, Drinks and Events, Gold out of the pot or the Inn. Others may have cards to stop it."""

from innkeeper.rules.answering import on_coming_gain
from innkeeper.rules.artifacts import be_gained, follow_gold, holder_of
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.coming import Coming, GainsDue, PaidToInn
from innkeeper.rules.components import how_much
from innkeeper.rules.conditions import current_round
from innkeeper.rules.damage import change_alcohol, change_fortitude
from innkeeper.rules.hand import CardInstructions
from innkeeper.rules.otto.causes import cause_of
from innkeeper.rules.otto.tracks import NO_PLAYER
from innkeeper.rules.payment import give, note_gain
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.prizes import WhoGetsThePrize, in_the_pot
from innkeeper.rules.responses import Window
from innkeeper.rules.standing import amended
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.amounts import PER_PAID
from innkeeper.vocabulary.effects import Effect, Gain, StopGain, TakeGold
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ALCOHOL_GAINED,
    FORTITUDE,
    GOLD,
    INN,
    ME,
    POT,
    WOULD_GAIN_FORTITUDE,
    WOULD_GAIN_GOLD,
)

STOPPING = "negate-ignore.reduce-redirect-pass-are-neither"


class GainsComing(GainsDue):
    """Gains that fall due together: everybody may respond, then they come."""

    def copy(self) -> Frame:
        twin = GainsComing(self.card, self.stat, self.rule)
        twin.gains = [gain.copy() for gain in self.gains]
        twin.artifacts = self.artifacts
        return self.copy_onto(twin)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_coming_gain(table, seat, play, self)

    def ask(self, table: Table) -> None:
        moment = WOULD_GAIN_GOLD if self.stat == GOLD else WOULD_GAIN_FORTITUDE
        table.push(Window(moment, self.gains[0].whom, len(table.stack) - 1, STOPPING))

    def finish(self, table: Table) -> None:
        gainers: list[int] = []
        for gain in self.gains:
            if gain.stopped or table.seats[gain.whom].out:
                continue
            if self.stat == FORTITUDE:
                change_fortitude(table, gain.whom, gain.amount, self.rule, gain.cause)
            else:
                gainers.append(gain.whom)
                give(table, INN, -gain.amount)
                give(table, gain.whom, gain.amount)
                table.tell("takes", self.rule, gain.whom, self.card, INN, gain.amount)
                for card in self.artifacts:
                    if holder_of(table, card) == INN:
                        be_gained(table, card, gain.whom)
        note_gain(table, gainers)


class MendingComing(GainsComing):
    """Somebody may discard cards for Fortitude: others answer that before it is decided how many."""

    # card-notes.rough-remedy.joran-before-discard-decision

    def copy(self) -> Frame:
        twin = MendingComing(self.card, self.stat, self.rule)
        twin.gains = [gain.copy() for gain in self.gains]
        return self.copy_onto(twin)

    def finish(self, table: Table) -> None:
        below = table.stack[-1]
        if self.gains[0].stopped and isinstance(below, CardInstructions):
            below.be_stopped()


def heal(table: Table, gains: list[Coming], card: Card, rule: str) -> None:
    """Players gain Fortitude, if nobody stops it."""
    bring(table, WOULD_GAIN_FORTITUDE, FORTITUDE, gains, card, rule)


def gain_gold(table: Table, gains: list[Coming], card: Card, rule: str, artifacts: list[Card] | None = None) -> None:
    """Players gain Gold of the Inn, if nobody stops it (card-notes.why-thank-you.is-a-gain-from-inn)."""
    bring(table, WOULD_GAIN_GOLD, GOLD, gains, card, rule, artifacts)


def bring(
    table: Table,
    moment: int,
    stat: int,
    gains: list[Coming],
    card: Card,
    rule: str,
    artifacts: list[Card] | None = None,
) -> None:
    """Everybody is asked before, where a card at this table could stop it."""
    coming = GainsComing(card, stat, rule)
    coming.gains = gains
    coming.artifacts = artifacts or []
    if table.moments & moment and any(gain.amount > 0 for gain in gains):
        table.push(coming)
    else:
        coming.finish(table)


def gain(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Those concerned gain Fortitude or Alcohol Content."""
    assert isinstance(effect, Gain)
    cause = cause_of(table, resolving) if table.automata else NO_PLAYER
    gains: list[Coming] = []
    for seat in resolving.whom(table, effect):
        if resolving.is_ignored_by(seat):
            continue
        amount = how_much(table, resolving, effect.amount, seat)
        if effect.stat == FORTITUDE:
            gains.append(Coming(seat, amount, cause))
        else:
            if table.kept:
                amount = amended(table, seat, ALCOHOL_GAINED, amount)
            change_alcohol(table, seat, amount, resolving.rule(), cause)
    if gains:
        heal(table, gains, resolving.card, resolving.rule())


def stop_gain(table: Table, resolving: Resolving, effect: Effect) -> None:
    """What somebody was about to gain does not come."""
    assert isinstance(resolving, CardPlayed)
    due = table.stack[resolving.answering]
    assert isinstance(due, GainsDue)
    stopped = due.gains[resolving.on]
    stopped.stopped = True
    table.tell("stops", STOPPING, resolving.player, due.card, stopped.whom, stopped.amount)


def take_gold(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Take so much from the pot, or all of it in the winner's stead; or gain it from the Inn."""
    assert isinstance(effect, TakeGold)
    if effect.who != ME:
        gain_from_inn(table, resolving, effect)
        return
    if not takes_part(table, resolving.player) or resolving.is_ignored_by(resolving.player):
        return
    amount = how_much(table, resolving, effect.amount, resolving.player)
    rule = resolving.rule()
    if effect.source == POT:
        current = current_round(table)
        if current is None:
            return
        amount = min(amount, table.pot)
        if effect.takes_all():
            rule = "timing.sequential.winning-precedes-collecting"
            if not effect.half:
                current.taker = resolving.player
                return  # the Gold is handed over when nobody wants a share of it any more
            amount = table.pot // 2  # an odd coin stays with who took the pot
            if in_the_pot(table) is not None:
                table.push(WhoGetsThePrize(current.behind(-1), resolving.player))  # prizes.pot.whitehawk-half-pot
    if effect.source == INN:
        gains = [Coming(resolving.player, amount)] if amount else []
        gain_gold(table, gains, resolving.card, rule, artifacts_paid(table, resolving, effect))
        return
    give(table, effect.source, -amount)
    give(table, resolving.player, amount)
    if table.stashes >= 0:
        follow_gold(table, resolving.player)
    table.tell("takes", rule, resolving.player, resolving.card, effect.source, amount)
    note_gain(table, [resolving.player] if amount else [])


def artifacts_paid(table: Table, resolving: Resolving, effect: TakeGold) -> list[Card]:
    """What of the Gold that was paid to the Inn, and is gained now, were Artifacts."""
    # card-notes.why-thank-you.keet-artifacts
    at = resolving.answers()
    paid = table.stack[at] if at >= 0 else None
    return paid.artifacts if isinstance(paid, PaidToInn) and effect.amount.kind == PER_PAID else []


def gain_from_inn(table: Table, resolving: Resolving, effect: TakeGold) -> None:
    """All those concerned gain Gold from the Inn."""
    gainers = [seat for seat in resolving.whom(table, effect) if not resolving.is_ignored_by(seat)]
    gains = [Coming(seat, how_much(table, resolving, effect.amount, seat)) for seat in gainers]
    gain_gold(table, gains, resolving.card, resolving.rule())


HANDLERS[Gain] = gain
HANDLERS[StopGain] = stop_gain
HANDLERS[TakeGold] = take_gold
