"""Antes: who owes them, who is spared, and what counts as one."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.conditions import current_round
from innkeeper.rules.dues import Due
from innkeeper.rules.payment import Payment
from innkeeper.rules.pending import is_absent
from innkeeper.rules.round import Round
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.terms import POT


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

    def copy(self) -> Frame:
        twin = Ante(self.demander, self.amount, self.rule)
        twin.at = self.at
        twin.able = self.able
        twin.substituted = self.substituted
        return twin

    def can_be_foreseen(self) -> bool:
        return True

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
        self.able = left or (self.demander in current.gamblers and table.seats[self.demander].purse.gold > 0)
        self.substituted = not self.able
        if not self.able and self.demander in current.gamblers:
            self.collect(table, [self.demander], True)

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

    def collect(self, table: Table, payers: list[int], penniless: bool) -> None:
        """gambling.ante.one-gold-each; each may leave instead (gambling.ante.leave-instead)."""
        payment = AntePayment(rule=self.rule)  # gambling.ante.counts-as-losing-gold
        payment.ante = True
        payment.asks_the_penniless = penniless
        payment.dues = [Due(seat, self.amount, POT) for seat in payers]
        table.push(payment)


STEPS: Final[list[Callable[[Ante, Table, Round], None]]] = [Ante.look_at_the_demander, Ante.let_all_ante]


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
