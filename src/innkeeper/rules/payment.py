"""Payment: the only way Gold moves. Those who pay at once may each have their own payment covered."""

from innkeeper.rules.answering import on_artifacts_spent, on_gain, on_paid_to_inn, on_payment
from innkeeper.rules.artifacts import come_to, holder_of, reveal_in_inn
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.coins import choose_coins, drop_excess, hand_over, is_short, piece
from innkeeper.rules.coming import ArtifactsSpent, PaidToInn
from innkeeper.rules.components import how_much
from innkeeper.rules.dues import Due, GoldGained, PaymentDue
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.prizes import use_prizes
from innkeeper.rules.responses import Window
from innkeeper.rules.standing import by_texts, most_standing
from innkeeper.table.frame import Frame
from innkeeper.table.question import Option, Question
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, Pay, PayDue, TakeArtifact
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION,
    AFTER_GAIN,
    AFTER_PAYMENT,
    AFTER_SPENDING,
    ANYTIME,
    GOLD_GAINED,
    HAS_PAID,
    INN,
    ME,
    NOWHERE,
    OWNER,
    PAYMENT,
    PICKED,
    POT,
    SOMETIMES,
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
        if amount < 0 and table.stashes >= 0:
            drop_excess(table, to)
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
        twin.part = self.part
        twin.winnings = self.winnings
        return self.copy_onto(twin)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_payment(table, seat, play, self)

    def step(self, table: Table) -> None:
        if self.asked and table.stashes >= 0 and choose_coins(table, self.dues):
            return
        super().step(table)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        """A piece has been chosen to pay in."""
        table.questions = []
        due = next(due for due in self.dues if due.payer == question.seat and is_short(table, self.dues, due))
        due.coins = [*due.coins, piece(table, self.dues, due, option)]

    def ask(self, table: Table) -> None:
        """The window is closed to Anytime Cards: it is one step that all take at once."""
        if table.automata:
            self.leave_to_the_inn(table)
        if not self.asks_the_penniless:
            # gambling.no-gold.payments-disregarded: without Gold there is nothing to lose
            self.dues = [due for due in self.dues if due.covered or table.seats[due.payer].purse.gold > 0]
        if not self.ante and not self.part:
            self.have_the_inn_help(table)
        moments = WOULD_LOSE_GOLD
        rule = self.rule
        if self.ante and not self.asks_the_penniless:
            moments |= WOULD_ANTE
            rule = "gambling.ante.leave-instead"
        if self.for_drinks:
            moments |= WOULD_PAY_FOR_DRINKS
        first = self.dues[0].payer if self.dues else table.active
        table.push(Window(moments, first, len(table.stack) - 1, rule))

    def have_the_inn_help(self, table: Table) -> None:
        """The Inn pays the first Gold of who has a text before them that says so; two such texts do no more."""
        # card-notes.discount-elixir-of-haggling.does-not-stack, …first-gold-of-a-split-payment
        for due in self.dues:
            if table.seats[due.payer].in_play and due.open():
                due.by_inn = min(due.amount, most_standing(table, due.payer, PAYMENT))
                if due.by_inn == due.amount:
                    due.covered, due.covered_by = True, INN

    def leave_to_the_inn(self, table: Table) -> None:
        """Who has no purse is paid through the Inn, and the Inn pays in their stead; itself it pays nothing."""
        # otto.general.pays-from-inn, otto.general.gold-paid-to-otto-goes-to-inn, otto.gambling.antes-from-inn
        for due in self.dues:
            if due.to >= 0 and not table.places[due.to].nature.has_purse:
                due.to = INN
                due.to_automaton = True
            if not table.places[due.payer].nature.has_purse:
                due.cover(INN)
                if due.to == INN:
                    due.covered_by = NOWHERE
                    table.tell("pays-nothing", "otto.general.pays-from-inn", due.payer, whom=due.to)

    def finish(self, table: Table) -> None:
        gainers: list[int] = []
        paid = TheInnWasPaid(self.card)
        spent = ArtifactsWereSpent(self.card)
        for due in self.dues:
            amount = 0 if due.void else self.pay(table, due)
            if amount and due.to >= 0 and due.to not in gainers:
                gainers.append(due.to)
            elif amount and due.to == INN:
                paid.payers.append(due.payer)
                paid.amounts.append(amount)
        if table.stashes >= 0:
            for due in self.dues:
                for card in [] if due.void else hand_over(table, due):
                    spent.payers.append(due.payer)
                    spent.cards.append(card)
                    if due.to == INN:
                        paid.artifacts.append(card)
        note_gain(table, gainers)
        note_payment(table, paid)
        if table.moments & AFTER_SPENDING and spent.cards:
            table.push(spent)
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
        if due.by_inn:
            give(table, INN, -due.by_inn)
            give(table, due.to, due.by_inn)
            rule = "card-notes.discount-elixir-of-haggling.does-not-stack"
            table.tell("inn-pays", rule, due.payer, whom=due.to, amount=due.by_inn)
        purse = table.seats[due.payer].purse
        owed = due.amount - due.by_inn
        amount = min(owed, purse.gold)
        purse.gold -= amount
        give(table, due.to, amount)
        rule = self.rule if amount == owed else "limits.gold.minimum-zero"
        table.tell("pays", rule, due.payer, self.card, due.to, amount)
        return amount + due.by_inn


def note_gain(table: Table, gainers: list[int]) -> None:
    """Some texts add to what was gained; then whoever has gained may answer that, if this table has such a card."""
    if table.kept:
        for seat in gainers:
            more = max(0, by_texts(table, seat, GOLD_GAINED))
            if more:
                give(table, INN, -more)
                give(table, seat, more)
                table.tell("takes", "teams.static.what-counts", seat, whom=INN, amount=more)
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


def note_payment(table: Table, paid: "TheInnWasPaid") -> None:
    """Gold that an Action, Sometimes or Anytime Card has brought to the Inn may be answered, also the Inn's own."""
    # card-notes.why-thank-you.only-action-sometimes-anytime, card-notes.why-thank-you.payment-out-of-inn-counts
    cause = table.stack[-1]
    if table.moments & AFTER_PAYMENT and paid.payers and isinstance(cause, CardPlayed):
        if cause.play().kind & (ACTION | SOMETIMES | ANYTIME):
            table.push(paid)


class TheInnWasPaid(PaidToInn):
    """Straight after a payment to the Inn."""

    def copy(self) -> Frame:
        twin = TheInnWasPaid(self.card)
        twin.payers, twin.amounts, twin.artifacts = self.payers, self.amounts, self.artifacts
        return self.copy_onto(twin)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_paid_to_inn(table, seat, play, self)

    def ask(self, table: Table) -> None:
        for card in self.artifacts:  # one that lies face down is revealed before anybody decides
            reveal_in_inn(table, card)
        rule = "card-notes.why-thank-you.only-action-sometimes-anytime"
        table.push(Window(AFTER_PAYMENT, self.payers[0], len(table.stack) - 1, rule))


class ArtifactsWereSpent(ArtifactsSpent):
    """Straight after somebody has paid with Artifacts."""

    def copy(self) -> Frame:
        twin = ArtifactsWereSpent(self.card)
        twin.payers, twin.cards = self.payers, self.cards
        return self.copy_onto(twin)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_artifacts_spent(table, seat, play, self)

    def ask(self, table: Table) -> None:
        rule = "team-characters.keet.ill-take-that-opponents-only"
        table.push(Window(AFTER_SPENDING, self.payers[0], len(table.stack) - 1, rule))


def take_artifact(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The Artifact that was spent comes to me, with the Gold piece that it is."""
    assert isinstance(resolving, CardPlayed)
    spent = table.stack[resolving.answering]
    assert isinstance(spent, ArtifactsSpent)
    card = spent.cards[resolving.on]
    where = holder_of(table, card)
    if where == NOWHERE:
        return  # somebody has played or lost it meanwhile
    table.tell("takes-artifact", resolving.rule(), resolving.player, whom=where, amount=1)
    come_to(table, card, resolving.player)
    give(table, where, -1)
    give(table, resolving.player, 1)
    note_gain(table, [resolving.player])


def pay(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Those concerned pay; nobody Ignores the payment of the own card (ignore.gold.not-on-own-card)."""
    assert isinstance(effect, Pay)
    to = resolving.player if effect.to == ME else effect.to
    if effect.to == OWNER:  # card-notes.something-else.wench-absent
        to = resolving.owner() if takes_part(table, resolving.owner()) else INN
    if effect.to == PICKED:
        paid = resolving.paid()
        to = paid[0] if paid else -1
        if to < 0 or resolving.is_ignored_by(to):
            return  # card-notes.not-the-face.redirects-even-if-payment-ignored
    if to >= 0 and not takes_part(table, to):
        return  # who has passed out in a contest meanwhile, or whose turn was cut short, is paid no more
    for place in range(effect.times):  # card-notes.merchant-ship.four-separate-payments
        payment = Payment(resolving.card, resolving.rule())
        payment.part = place < effect.times - 1  # what is pushed last is paid first
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
    due.cover(effect.source)
    due.helped = resolving.player != due.payer
    if effect.source == NOWHERE:
        rule = "gambling.no-gold.substitute-ante-counts" if payment.ante else payment.rule
        table.tell("pays-nothing", rule, due.payer, whom=due.to)


HANDLERS[Pay] = pay
HANDLERS[TakeArtifact] = take_artifact
HANDLERS[PayDue] = pay_due
