"""Gold that is due or was gained: who pays what to whom, and who covers it."""

from typing import Final

from innkeeper.rules.frames import AsksOnce
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import PAYMENT, begin
from innkeeper.table.table import Table

NOBODY: Final[list[int]] = []  # shared; never changed


class Due:
    """Gold that somebody is about to pay: how much, to whom, and who covers it."""

    def __init__(self, payer: int = -1, amount: int = 0, to: int = -1) -> None:
        self.payer = payer
        self.amount = amount
        self.to = to
        self.by_inn = 0  # so much of it the Inn pays
        self.covered = False
        self.covered_by = 0  # INN or NOWHERE
        self.helped = False  # … by a teammate's card
        self.coins: list[Card] = []  # the pieces it is paid in, where some are Artifacts; of a coin, no card
        self.to_automaton = False  # it would have gone to one
        self.void = False  # its payer has left the Round instead of anteing; or one of the two takes no part any more

    def cover(self, by: int) -> None:
        """The Inn pays it, or nobody does."""
        self.covered = True
        self.covered_by = by

    def open(self) -> bool:
        return not self.covered and not self.void

    def copy(self) -> "Due":
        twin = Due(self.payer, self.amount, self.to)
        twin.by_inn = self.by_inn
        twin.covered = self.covered
        twin.covered_by = self.covered_by
        twin.helped = self.helped
        twin.void = self.void
        twin.coins = self.coins
        twin.to_automaton = self.to_automaton
        return twin


class PaymentDue(AsksOnce):
    """Payments made at once. Each payer may have the own one covered."""

    def __init__(self, card: Card = NO_CARD, rule: str = "") -> None:
        super().__init__()
        self.card = card  # because of which card; none: the bill for new Drinks
        self.rule = rule  # why it is due
        self.dues: list[Due] = []
        self.ante = False
        self.for_drinks = False
        self.asks_the_penniless = False
        self.part = False  # another part of the same payment is paid first
        self.winnings = False  # of a contest: paid by and to those who have passed out in it, too

    def deal_anew(self, dealt: dict[int, Card]) -> None:
        for due in self.dues:
            due.coins = [dealt.get(card.number, card) for card in due.coins]

    def player_is_out(self, seat: int) -> None:
        """Nobody who is out is paid, nor pays anybody else."""
        if not self.winnings:  # drinks.contest.passed-out-still-pays
            for due in self.dues:
                due.void |= seat in (due.payer, due.to)

    def go_on_without(self, table: Table, seat: int, card: Card) -> None:
        """Whose turn was cut short is paid no more, and pays only what the own card costs."""
        if self.for_drinks:
            return  # the bill for new Drinks is no effect to Ignore
        pays = table.stack[table.stack.index(self) - 1].is_own_of(table, seat)  # ignore.costs-of-the-card-still-paid
        for due in self.dues:
            due.void |= due.to == seat or (due.payer == seat and not pays)

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [self.card], [self.dues[on].payer] if on >= 0 else []

    def can_be_foreseen(self) -> bool:
        return True

    def show(self, table: Table, code: list[int]) -> int:
        """To whom (a player, -1 the Inn, -2 the pot); who owes, and how much of it is still open."""
        begin(PAYMENT, self.dues[0].to if self.dues else -1, 0, code)
        code.append(0)
        code.append(len(self.dues))
        for due in self.dues:
            code.append(due.payer)
        code.append(len(self.dues))
        for due in self.dues:
            code.append(due.amount - due.by_inn if due.open() else 0)
        return 1


class GoldGained(AsksOnce):
    """Gold that has just been gained, and by whom."""

    def __init__(self, gainers: list[int] = NOBODY) -> None:
        super().__init__()
        self.gainers = gainers
