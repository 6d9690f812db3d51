"""Antes: who owes them, who is spared, and what counts as one."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.conditions import current_round
from innkeeper.rules.damage import change_fortitude
from innkeeper.rules.dues import NOBODY, Due
from innkeeper.rules.payment import Payment, give
from innkeeper.rules.pending import is_absent, takes_part
from innkeeper.rules.round import Round
from innkeeper.rules.standing import amended, inn_antes_for
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ANTE, INN, POT


class Ante(Frame):
    """An ante falls due: if the one who demands it cannot ante, nobody does. Its steps are listed below."""

    # gambling.no-gold.own-ante-card-antes-nobody

    def __init__(self, demander: int = -1, amount: int = 0, rule: str = "") -> None:
        self.demander = demander
        self.amount = amount
        self.rule = rule  # the opening ante, or one that a card demands
        self.at = 0
        self.able = True
        self.substituted = False
        self.bled: list[int] = []  # a seat for each Gold that the Inn has anted for it

    def copy(self) -> Frame:
        twin = Ante(self.demander, self.amount, self.rule)
        twin.at = self.at
        twin.able = self.able
        twin.substituted = self.substituted
        twin.bled = self.bled
        return twin

    def can_be_foreseen(self) -> bool:
        return self.at != STEPS.index(Ante.offer_blood)

    def step(self, table: Table) -> None:
        current = current_round(table)
        if current is None or current.ended or self.at == len(STEPS):
            table.pop()
            return
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table, current)

    def look_at_the_demander(self, table: Table, current: Round) -> None:
        """Whether the one who demands it can ante; without Gold, a substitute for it may still be given."""
        left = is_absent(table, self.demander)  # gambling.leave.after-own-ante-card-no-winner: others still do
        demander = table.seats[self.demander]
        # otto.gambling.antes-from-inn: an automaton never lacks Gold
        has_any = demander.purse.gold > 0 or current.in_blood or not demander.place.nature.has_purse
        has_any = has_any or self.inn_antes(table, self.demander)
        self.able = left or (self.demander in current.gamblers and has_any)
        self.substituted = not self.able
        if not self.able and self.demander in current.gamblers:
            self.collect(table, [self.demander], True)

    def offer_blood(self, table: Table, current: Round) -> None:
        """In a Round that says so, whoever antes may give Fortitude for any part of it."""
        # card-notes.blood-money.any-part-of-ante
        if self.able and current.in_blood:
            payers = [seat for seat in table.clockwise_from(self.demander) if seat in current.gamblers]
            table.push(AnteInBlood(payers, self.amount))

    def let_all_ante(self, table: Table, current: Round) -> None:
        """All still in the Round, also without Gold."""
        # gambling.leave.no-more-antes, gambling.no-gold.stays-until-round-ends
        if not self.able:
            table.tell("cannot-ante", "gambling.no-gold.own-ante-card-antes-nobody", self.demander)
            return
        payers = [seat for seat in table.clockwise_from(self.demander) if seat in current.gamblers]
        if self.substituted:  # it has been given already
            payers = [seat for seat in payers if seat != self.demander]
        self.collect(table, payers, False)

    def inn_antes(self, table: Table, seat: int) -> bool:
        """Whether the Inn antes for somebody: the first ante of who started the Round, if a text says so."""
        current = current_round(table)
        started = current is not None and current.starter == seat and not current.took_part
        return started and table.kept != [] and inn_antes_for(table, seat)

    def collect(self, table: Table, payers: list[int], penniless: bool) -> None:
        """gambling.ante.one-gold-each; each may leave instead (gambling.ante.leave-instead)."""
        payment = AntePayment(rule=self.rule)  # gambling.ante.counts-as-losing-gold
        payment.ante = True
        payment.asks_the_penniless = penniless
        for seat in payers:
            amount = self.amount - self.bled.count(seat)
            if table.kept:
                amount = amended(table, seat, ANTE, amount)
            if amount:
                payment.dues.append(Due(seat, amount, POT))
                if self.inn_antes(table, seat):
                    payment.dues[-1].cover(INN)
        table.push(payment)


STEPS: Final[list[Callable[[Ante, Table, Round], None]]] = [
    Ante.look_at_the_demander,
    Ante.offer_blood,
    Ante.let_all_ante,
]


class AnteInBlood(Frame):
    """One after the other says how much of the ante is given in Fortitude; the Inn antes so much Gold instead."""

    # card-notes.blood-money.any-part-of-ante

    def __init__(self, payers: list[int] = NOBODY, amount: int = 0) -> None:
        self.payers = payers
        self.amount = amount

    def copy(self) -> Frame:
        return AnteInBlood(self.payers, self.amount)

    def step(self, table: Table) -> None:
        if not self.payers:
            table.pop()
            return
        payer = self.payers[0]
        self.payers = self.payers[1:]
        if takes_part(table, payer):
            options = [Option(CHOOSE, value=number) for number in range(self.amount + 1)]
            rule = "card-notes.blood-money.any-part-of-ante"
            table.questions = [Question(payer, "blood", rule, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if option.value == 0:
            return
        ante = table.stack[-2]
        assert isinstance(ante, Ante)
        ante.bled = [*ante.bled, *[question.seat] * option.value]
        change_fortitude(table, question.seat, -option.value, question.rule)
        give(table, INN, -option.value)
        give(table, POT, option.value)
        table.tell("inn-pays", question.rule, question.seat, whom=POT, amount=option.value)


class AntePayment(Payment):
    """Antes paid together. A substitute for Gold shows that the demander can ante."""

    # gambling.no-gold.substitute-ante-counts

    def copy(self) -> Frame:
        return self.copy_payment(AntePayment(self.card, self.rule))

    def pay(self, table: Table, due: Due) -> int:
        if self.asks_the_penniless and due.covered:
            below = table.stack[-1]
            assert isinstance(below, Ante)
            below.able = True
        return super().pay(table, due)
