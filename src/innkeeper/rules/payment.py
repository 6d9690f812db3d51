"""Payment: the only way Gold moves. Those who pay at once may each have their own payment covered."""

from innkeeper.rules.answering import on_gain, on_payment
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import how_much
from innkeeper.rules.conditions import current_round
from innkeeper.rules.dues import Due, GoldGained, PaymentDue
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.prizes import WhoGetsThePrize, in_the_pot, use_prizes
from innkeeper.rules.responses import Window
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import Effect, Pay, PayDue, TakeGold
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    AFTER_GAIN,
    HAS_PAID,
    INN,
    ME,
    NOWHERE,
    PICKED,
    POT,
    WOULD_ANTE,
    WOULD_LOSE_GOLD,
    WOULD_PAY_FOR_DRINKS,
)


def give(table: Table, to: int, amount: int) -> None:
    """Gold arrives at a player, the pot or the Inn."""
    if to == INN:
        table.inn += amount  # limits.inn.unlimited
    elif to == POT:
        table.pot += amount  # gambling.ante.pot-separate-from-inn
    elif table.places[to].nature.has_purse:
        table.seats[to].purse.gold += amount  # limits.gold.no-maximum
    else:
        table.inn += amount  # otto.general.gold-paid-to-otto-goes-to-inn


class Payment(PaymentDue):
    """Payments that fall due together: their payers are asked, then all pay."""

    def copy(self) -> Frame:
        return self.copy_payment(Payment(self.card, self.rule))

    def copy_payment(self, twin: "Payment") -> Frame:
        twin.dues = [due.copy() for due in self.dues]
        twin.ante = self.ante
        twin.for_drinks = self.for_drinks
        twin.asks_the_penniless = self.asks_the_penniless
        twin.winnings = self.winnings
        return self.copy_onto(twin)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_payment(table, seat, play, self)

    def ask(self, table: Table) -> None:
        """The window is closed to Anytime Cards: it is one step that all take at once."""
        if table.automata:
            self.leave_to_the_inn(table)
        if not self.asks_the_penniless:
            # gambling.no-gold.payments-disregarded: without Gold there is nothing to lose
            self.dues = [due for due in self.dues if due.covered or table.seats[due.payer].purse.gold > 0]
        moments = WOULD_LOSE_GOLD
        rule = self.rule
        if self.ante and not self.asks_the_penniless:
            moments |= WOULD_ANTE
            rule = "gambling.ante.leave-instead"
        if self.for_drinks:
            moments |= WOULD_PAY_FOR_DRINKS
        first = self.dues[0].payer if self.dues else table.active
        table.push(Window(moments, first, len(table.stack) - 1, rule))

    def leave_to_the_inn(self, table: Table) -> None:
        """Who has no purse is paid through the Inn, and the Inn pays in their stead; itself it pays nothing."""
        # otto.general.pays-from-inn, otto.general.gold-paid-to-otto-goes-to-inn, otto.gambling.antes-from-inn
        for due in self.dues:
            if due.to >= 0 and not table.places[due.to].nature.has_purse:
                due.to = INN
            if not table.places[due.payer].nature.has_purse:
                due.covered, due.covered_by = True, INN
                if due.to == INN:
                    due.covered_by = NOWHERE
                    table.tell("pays-nothing", "otto.general.pays-from-inn", due.payer, whom=due.to)

    def finish(self, table: Table) -> None:
        gainers: list[int] = []
        for due in self.dues:
            if not due.void and self.pay(table, due) and due.to >= 0 and due.to not in gainers:
                gainers.append(due.to)
        note_gain(table, gainers)
        if table.prizes >= 0:
            for due in self.dues:
                if not due.void and not due.covered:
                    use_prizes(table, HAS_PAID, due.payer)

    def pay(self, table: Table, due: Due) -> int:
        """A player who owes more than there is pays what is there (limits.gold.minimum-zero); says how much moved."""
        if not due.helped:
            table.stack[-1].has_paid(due.payer)
        if due.covered:
            if due.covered_by == INN:
                give(table, INN, -due.amount)
                give(table, due.to, due.amount)
                rule = "setup.gold.inn"
                if not table.places[due.payer].nature.has_purse:
                    rule = "otto.gambling.antes-from-inn" if self.ante else "otto.general.pays-from-inn"
                table.tell("inn-pays", rule, due.payer, whom=due.to, amount=due.amount)
                return due.amount
            return 0
        purse = table.seats[due.payer].purse
        amount = min(due.amount, purse.gold)
        purse.gold -= amount
        give(table, due.to, amount)
        rule = self.rule if amount == due.amount else "limits.gold.minimum-zero"
        table.tell("pays", rule, due.payer, self.card, due.to, amount)
        return amount


def note_gain(table: Table, gainers: list[int]) -> None:
    """Whoever has gained Gold may answer that, if anybody at this table has such a card."""
    # team-characters.whitehawk.extra-share-on-any-team-gain
    if table.moments & AFTER_GAIN and gainers:
        table.push(GoldWasGained(gainers))


class GoldWasGained(GoldGained):
    """Straight after a gain of Gold."""

    def copy(self) -> Frame:
        return self.copy_onto(GoldWasGained(self.gainers))

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_gain(table, seat, play, self)

    def ask(self, table: Table) -> None:
        rule = "team-characters.whitehawk.extra-share-on-any-team-gain"
        table.push(Window(AFTER_GAIN, self.gainers[0], len(table.stack) - 1, rule))


def pay(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Those concerned pay; nobody Ignores the payment of the own card (ignore.gold.not-on-own-card)."""
    assert isinstance(effect, Pay)
    to = resolving.player if effect.to == ME else effect.to
    if effect.to == PICKED:
        paid = resolving.paid()
        to = paid[0] if paid else -1
        if to < 0 or resolving.is_ignored_by(to):
            return  # card-notes.not-the-face.redirects-even-if-payment-ignored
    if to >= 0 and not takes_part(table, to):
        return  # who has passed out in a contest meanwhile, or whose turn was cut short, is paid no more
    for _ in range(effect.times):  # card-notes.merchant-ship.four-separate-payments
        payment = Payment(resolving.card, resolving.rule())
        for payer in resolving.whom(table, effect):
            # ignore.costs-of-the-card-still-paid
            if payer == to or (resolving.is_ignored_by(payer) and not resolving.is_own_of(table, payer)):
                continue
            amount = how_much(table, resolving, effect.amount, payer)
            if amount or not resolving.is_event():
                payment.dues.append(Due(payer, amount, to))
        if payment.dues:
            table.push(payment)


def payment_answered(table: Table, resolving: Resolving) -> PaymentDue:
    """The payment that a card answers."""
    assert isinstance(resolving, CardPlayed)
    payment = table.stack[resolving.answering]
    assert isinstance(payment, PaymentDue)
    return payment


def pay_due(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The Inn pays in the payer's stead, or nobody does: what is due counts as paid."""
    assert isinstance(effect, PayDue)
    assert isinstance(resolving, CardPlayed)
    payment = payment_answered(table, resolving)
    due = payment.dues[resolving.on]
    due.covered = True
    due.covered_by = effect.source
    due.helped = resolving.player != due.payer
    if effect.source == NOWHERE:
        rule = "gambling.no-gold.substitute-ante-counts" if payment.ante else payment.rule
        table.tell("pays-nothing", rule, due.payer, whom=due.to)


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
    give(table, effect.source, -amount)
    give(table, resolving.player, amount)
    table.tell("takes", rule, resolving.player, resolving.card, effect.source, amount)
    note_gain(table, [resolving.player] if amount else [])


def gain_from_inn(table: Table, resolving: Resolving, effect: TakeGold) -> None:
    """All those concerned gain Gold from the Inn."""
    gainers = [seat for seat in resolving.whom(table, effect) if not resolving.is_ignored_by(seat)]
    for seat in gainers:
        amount = how_much(table, resolving, effect.amount, seat)
        give(table, INN, -amount)
        give(table, seat, amount)
        table.tell("takes", resolving.rule(), seat, resolving.card, INN, amount)
    note_gain(table, gainers)


HANDLERS[Pay] = pay
HANDLERS[PayDue] = pay_due
HANDLERS[TakeGold] = take_gold
