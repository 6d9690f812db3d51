"""Giving away what lies on the own Drink Me! Pile."""

from typing import Final

from innkeeper.rules.drink_deck import drink_orders, lay_drink
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import DRINK_ME_PILE
from innkeeper.table.question import CHOOSE, NO_CARDS, PASS, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, GiveOwnDrinks

GIVING: Final = "card-notes.i-know-what-my-patrons-like.special-reserve"


class GiveAway(Frame):
    """Drink by Drink its owner says who gets it, or keeps the rest.

    Meanwhile the pile lies here, so that what is seen stays as it is.
    """

    # card-notes.i-know-what-my-patrons-like.special-reserve

    def __init__(self, giver: int = -1, cards: list[Card] = NO_CARDS) -> None:
        self.giver = giver
        self.cards = cards  # looked through and not given away yet, the top one last

    def copy(self) -> Frame:
        return GiveAway(self.giver, self.cards)

    def step(self, table: Table) -> None:
        whom = [option.value for option in drink_orders(table, self.giver)]
        if not self.cards or not whom or not takes_part(table, self.giver):
            self.be_done(table)
            return
        options = [PASS]
        faces = [card.face for card in reversed(self.cards)]
        for place, card in enumerate(reversed(self.cards)):
            if faces.index(card.face) == place:
                options += [Option(CHOOSE, card, value=place, targets=[seat]) for seat in whom]
        table.questions = [Question(self.giver, "give-away", GIVING, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if option.what != CHOOSE:
            self.be_done(table)
            return
        self.cards = [card for card in self.cards if card is not option.card]
        lay_drink(table, option.card, option.targets[0])
        table.tell("gives-drink", GIVING, self.giver, option.card, option.targets[0], known_to=table.masks[self.giver])
        table.tell("gives-away", GIVING, self.giver, whom=option.targets[0])

    def be_done(self, table: Table) -> None:
        """What is kept goes back, Special Reserve Drinks on top as ever (drinks.special-reserve.floats-to-top)."""
        table.pop()
        for card in self.cards:
            if table.seats[self.giver].out:
                table.discard(card)
            else:
                lay_drink(table, card, self.giver)


def give_own_drinks(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Its player looks through the own pile; nobody else does."""
    giver = resolving.player
    pile = table.seats[giver].pile(DRINK_ME_PILE)
    if takes_part(table, giver) and table.places[giver].nature.decides and table.piles[pile].cards:
        table.push(GiveAway(giver, table.piles[pile].cards.copy()))
        table.tell("looks-through-pile", GIVING, giver)
        for card in table.piles[pile].cards:
            table.tell("peeks", GIVING, giver, card, known_to=table.masks[giver])
        table.lay(pile, [])


HANDLERS[GiveOwnDrinks] = give_own_drinks
