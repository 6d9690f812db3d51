"""Antes: who owes them, who is spared, and what counts as one."""

from innkeeper.rules.conditions import current_round
from innkeeper.rules.dues import Due
from innkeeper.rules.payment import Payment
from innkeeper.rules.pending import is_absent
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.terms import POT


class Ante(Frame):
    """An ante falls due: if the one who demands it cannot ante, nobody does."""

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
        self.at += 1
        current = current_round(table)
        if current is None or current.ended or self.at > 2:
            table.pop()
        elif self.at == 1:
            left = is_absent(table, self.demander)  # gambling.leave.after-own-ante-card-no-winner: others still do
            self.able = left or (self.demander in current.gamblers and table.seats[self.demander].purse.gold > 0)
            self.substituted = not self.able
            if not self.able and self.demander in current.gamblers:
                self.collect(table, [self.demander], True)
        elif self.able:
            # gambling.leave.no-more-antes, gambling.no-gold.stays-until-round-ends
            payers = [seat for seat in table.clockwise_from(self.demander) if seat in current.gamblers]
            if self.substituted:  # it has been given already
                payers = [seat for seat in payers if seat != self.demander]
            self.collect(table, payers, False)
        else:
            table.tell("cannot-ante", "gambling.no-gold.own-ante-card-antes-nobody", self.demander)

    def collect(self, table: Table, payers: list[int], penniless: bool) -> None:
        """gambling.ante.one-gold-each; each may leave instead (gambling.ante.leave-instead)."""
        payment = AntePayment(rule=self.rule)  # gambling.ante.counts-as-losing-gold
        payment.ante = True
        payment.asks_the_penniless = penniless
        payment.dues = [Due(seat, self.amount, POT) for seat in payers]
        table.push(payment)


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
