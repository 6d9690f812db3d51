"""Selling what lies in front: to whoever agrees, for the price that it says, at almost any time."""

from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.pending import takes_part
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.question import CHOOSE, SELL, Option, Question
from innkeeper.table.table import Table


def may_sell(table: Table, seat: int) -> bool:
    """Whether something that has a price lies in front of who owns its deck, and somebody could buy it."""
    return any(buyers(table, seat, card) for card in table.seats[seat].in_play if card.face.price)


def buyers(table: Table, seller: int, card: Card) -> list[int]:
    """Who could buy: an opponent who has the full price and has not said no this turn. Nothing is sold on."""
    # phrenk.sell.price-on-card, phrenk.sell.no-resale
    if card.owner != seller:
        return []
    return [
        seat
        for seat in table.opponents(seller)
        if takes_part(table, seat)
        and table.seats[seat].purse.gold >= card.face.price
        and (table.unwilling >> seat) & 1 == 0
    ]


def add_sales(table: Table, seat: int, options: list[Option]) -> None:
    """Add all that this seat may sell now, and to whom."""
    for card in table.seats[seat].in_play:
        if card.face.price:
            options += [Option(SELL, card, targets=[buyer]) for buyer in buyers(table, seat, card)]


class Sale(AsksOnce):
    """An offer: the other player says yes or no, and nobody can answer it."""

    # phrenk.sell.both-must-agree

    def __init__(self, card: Card = NO_CARD, seller: int = -1, buyer: int = -1) -> None:
        super().__init__()
        self.card = card
        self.seller = seller
        self.buyer = buyer

    def copy(self) -> Frame:
        return self.copy_onto(Sale(self.card, self.seller, self.buyer))

    def ask(self, table: Table) -> None:
        rule = "phrenk.sell.both-must-agree"
        table.tell("offers", rule, self.seller, self.card, self.buyer, self.card.face.price)
        options = [Option(CHOOSE, self.card, value=0), Option(CHOOSE, self.card, value=1)]
        table.questions = [Question(self.buyer, "buy", rule, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        from innkeeper.rules.payment import give  # payments open windows, and windows sales

        table.questions = []
        price = self.card.face.price
        if option.value == 0:
            table.unwilling |= 1 << self.buyer
            table.tell("refuses", "phrenk.sell.both-must-agree", self.buyer, self.card, self.seller)
            return
        give(table, self.buyer, -price)
        give(table, self.seller, price)
        table.take(self.card, table.seats[self.seller].pile(IN_PLAY))
        table.put(self.card, table.seats[self.buyer].pile(IN_PLAY))
        table.tell("buys", "phrenk.sell.buyer-keeps-face-up", self.buyer, self.card, self.seller, price)
