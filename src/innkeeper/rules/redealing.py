"""Another possible truth: everything a seat cannot know is dealt anew, what it knows stays."""

from innkeeper.rules.responses import Window
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.table import Table


def redeal(table: Table, seat: int, chance: Chance) -> None:
    """Shuffle what is hidden from `seat` among the places where it may lie, and forget the others' secret answers."""
    for other in table.seats:
        if other.number == seat:
            mix(chance, other.deck)
        else:
            share_out(chance, [other.hand, other.deck])
        for deck in other.side_decks:
            mix(chance, deck)
    share_out(chance, [table.drink_deck, *[other.drink_me for other in table.seats]])
    for events in table.event_decks:
        mix(chance, events.cards)
    table.log = table.log.known_to(seat)
    table.chance = Dice(chance.below(1 << 62))  # never the game's own: whoever has that knows all that comes
    reopen(table, seat)


def mix(chance: Chance, cards: list[Card]) -> None:
    """Shuffle from one and the same order, so that how the cards really lie has no part in what comes of it."""
    cards.sort(key=lambda card: card.number)
    chance.shuffle(cards)


def share_out(chance: Chance, piles: list[list[Card]]) -> None:
    """Mix the cards of several hidden piles, each keeping its size."""
    cards = [card for pile in piles for card in pile]
    mix(chance, cards)
    for pile in piles:
        for i in range(len(pile)):
            pile[i] = cards.pop()


def reopen(table: Table, seat: int) -> None:
    """Ask the others anew, as their hands have changed; the question to `seat` stays as it is."""
    frame = table.stack[-1]
    if not isinstance(frame, Window):
        for question in table.questions:
            if question.seat != seat and question.picks:
                question.picks = table.seats[question.seat].hand.copy()
        return
    mine = [question for question in table.questions if question.seat == seat]
    frame.ask(table)
    for i in range(len(table.questions)):
        if table.questions[i].seat == seat:
            table.questions[i : i + 1] = mine
            return
