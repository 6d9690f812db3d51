"""The own Character Deck and hand: drawing, reshuffling, discarding."""

from typing import Final

from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.card import Card
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import DiscardCards, DrawCards, Effect

HAND_SIZE: Final = 7  # setup.hand.seven-cards, turn.discard-draw.draw-up-to-seven


def draw(table: Table, number: int, count: int) -> None:
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
        table.tell("draws", "turn.discard-draw.draw-up-to-seven", number, card, known_to=number)
        if not seat.deck:
            renew_deck(table, number)
    if drawn:
        table.tell("has-drawn", "turn.discard-draw.draw-up-to-seven", number, amount=drawn)


def renew_deck(table: Table, number: int) -> None:
    """Shuffle the discard pile into a new deck."""
    seat = table.seats[number]
    if len(seat.discard) == 0:
        return
    seat.deck = seat.discard.take_all()
    table.chance.shuffle(seat.deck)
    table.tell("reshuffles", "turn.discard-draw.reshuffle-on-last-card", number, amount=len(seat.deck))


def discard(table: Table, number: int, cards: list[Card]) -> None:
    """Discard from hand to the own discard pile (setup.character-deck.own-discard-pile)."""
    for card in cards:
        table.seats[number].hand.remove(card)
        table.seats[card.owner].discard.append(card)
        table.tell("discards", "turn.discard-draw.discard-any-number", number, card)


class CardInstructions(Frame):
    """Draw and discard because of a Drink or a card: the player chooses the order, one fully before the next."""

    def __init__(self, player: int = -1, to_draw: int = 0, to_discard: int = 0) -> None:
        self.player = player
        self.to_draw = to_draw
        self.to_discard = to_discard

    def copy(self) -> Frame:
        return CardInstructions(self.player, self.to_draw, self.to_discard)

    def step(self, table: Table) -> None:
        hand = table.seats[self.player].hand
        if table.seats[self.player].out:
            table.pop()
        elif self.to_draw and self.to_discard:
            options = [Option(CHOOSE, value=0), Option(CHOOSE, value=1)]
            rule = "drinks.card-effects.drinker-chooses-order"
            table.questions = [Question(self.player, "draw-first", rule, True, options)]
        elif self.to_draw:
            draw(table, self.player, self.to_draw)
            self.to_draw = 0
        elif self.to_discard and hand:
            question = Question(self.player, "discard", "drinks.card-effects.one-fully-before-the-next", True, [])
            question.picks = hand.copy()
            question.least = question.most = min(self.to_discard, len(hand))
            table.questions = [question]
        else:
            table.pop()

    def answered(self, table: Table, question: Question, option: Option) -> None:
        """drinks.card-effects.drinker-chooses-order."""
        table.questions = []
        if option.value == 1:
            draw(table, self.player, self.to_draw)
            self.to_draw = 0
        else:
            later = CardInstructions(self.player, self.to_draw, 0)
            self.to_draw = 0
            table.stack.insert(len(table.stack) - 1, later)

    def picked(self, table: Table, question: Question, cards: list[Card]) -> None:
        table.questions = []
        self.to_discard = 0
        discard(table, self.player, cards)


def draw_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    assert isinstance(effect, DrawCards)
    for seat in resolving.whom(table, effect):
        if not resolving.is_ignored_by(seat):
            draw(table, seat, effect.number)


def discard_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    assert isinstance(effect, DiscardCards)
    for seat in reversed(resolving.whom(table, effect)):
        if not resolving.is_ignored_by(seat):
            table.push(CardInstructions(seat, 0, effect.number))


HANDLERS[DrawCards] = draw_cards
HANDLERS[DiscardCards] = discard_cards
