"""The own Character Deck and hand: drawing, reshuffling, discarding."""

from typing import Final

from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.card import Card
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import DiscardCards, DrawCards, Effect

HAND_SIZE: Final = 7  # setup.hand.seven-cards, turn.discard-draw.draw-up-to-seven
NO_DISCARDS: Final[list[int]] = []  # shared; never changed


def draw(table: Table, number: int, count: int, rule: str) -> None:
    """Draw cards; with the last one the discard pile becomes the new deck."""
    # turn.discard-draw.reshuffle-on-last-card
    seat = table.seats[number]
    drawn = 0
    while drawn < count:
        if not seat.deck:  # turn.discard-draw.continue-after-reshuffle
            renew_deck(table, number)
            if not seat.deck:
                break  # no card is left anywhere
        card = seat.deck.pop()
        seat.hand.append(card)
        drawn += 1
        table.tell("draws", rule, number, card, known_to=number)
        if not seat.deck:
            renew_deck(table, number)
    if drawn:
        table.tell("has-drawn", rule, number, amount=drawn)


def renew_deck(table: Table, number: int) -> None:
    """Shuffle the discard pile into a new deck."""
    seat = table.seats[number]
    if len(seat.discard) == 0:
        return
    seat.deck = seat.discard.take_all()
    table.chance.shuffle(seat.deck)
    table.tell("reshuffles", "turn.discard-draw.reshuffle-on-last-card", number, amount=len(seat.deck))


def discard(table: Table, number: int, cards: list[Card], rule: str) -> None:
    """Discard from hand to the own discard pile (setup.character-deck.own-discard-pile)."""
    for card in cards:
        table.seats[number].hand.remove(card)
        table.seats[card.owner].discard.append(card)
        table.tell("discards", rule, number, card)


class CardInstructions(Frame):
    """Draw and discard because of a Drink or a card, one effect fully before the next.

    An effect that says both discards first and then draws. Between effects the player chooses the order; of several
    that begin with a discard the card revealed first comes first.
    """

    # drinks.card-effects.one-fully-before-the-next, card-notes.energy-brew.order-of-card-effects

    def __init__(self, player: int = -1, to_draw: int = 0, discards: list[int] = NO_DISCARDS, rule: str = "") -> None:
        self.player = player
        self.rule = rule  # why
        self.to_draw = to_draw  # by effects that do nothing else
        self.discards = discards  # for each effect that begins with a discard: how many, and how many are drawn then
        self.begun = False  # the first of these is next

    def copy(self) -> Frame:
        twin = CardInstructions(self.player, self.to_draw, self.discards, self.rule)
        twin.begun = self.begun
        return twin

    def step(self, table: Table) -> None:
        hand = table.seats[self.player].hand
        if table.seats[self.player].out or not (self.to_draw or self.discards):
            table.pop()
        elif not self.discards:
            self.draw(table)
        elif self.to_draw and not self.begun:
            options = [Option(CHOOSE, value=0), Option(CHOOSE, value=1)]
            rule = "drinks.card-effects.drinker-chooses-order"
            table.questions = [Question(self.player, "draw-first", rule, True, options)]
        elif hand:
            question = Question(self.player, "discard", "drinks.card-effects.one-fully-before-the-next", True, [])
            question.picks = hand.copy()
            question.least = question.most = min(self.discards[0], len(hand))
            table.questions = [question]
        else:
            self.discard_and_draw(table, [])

    def draw(self, table: Table) -> None:
        """What effects of their own let one draw."""
        draw(table, self.player, self.to_draw, self.rule)
        self.to_draw = 0

    def discard_and_draw(self, table: Table, cards: list[Card]) -> None:
        """One effect: what can be discarded is, then as many are drawn as it says."""
        # card-notes.energy-brew.discard-what-you-can
        to_draw = self.discards[1]
        self.discards = self.discards[2:]
        self.begun = False
        discard(table, self.player, cards, self.rule)
        draw(table, self.player, to_draw, self.rule)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        """drinks.card-effects.drinker-chooses-order."""
        table.questions = []
        if option.value == 1:
            self.draw(table)
        else:
            self.begun = True

    def picked(self, table: Table, question: Question, cards: list[Card]) -> None:
        table.questions = []
        self.discard_and_draw(table, cards)


def draw_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    assert isinstance(effect, DrawCards)
    for seat in resolving.whom(table, effect):
        if not resolving.is_ignored_by(seat):
            draw(table, seat, effect.number, resolving.rule())


def discard_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    assert isinstance(effect, DiscardCards)
    for seat in reversed(resolving.whom(table, effect)):
        if not resolving.is_ignored_by(seat):
            table.push(CardInstructions(seat, 0, [effect.number, 0], resolving.rule()))


HANDLERS[DrawCards] = draw_cards
HANDLERS[DiscardCards] = discard_cards
