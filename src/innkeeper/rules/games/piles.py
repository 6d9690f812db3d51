"""Where the cards of a gambling game lie, and how they are drawn and thrown away."""

from typing import Final

from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.gambling import DECK, DISCARD, GAME, WORTHS, GamesAtTable
from innkeeper.table.table import Table

RULES: Final = "embedding.play.game-rules-with-one-change"


def at_table(table: Table) -> GamesAtTable:
    """Where the cards of games lie at a table that has them."""
    games = table.games
    assert games is not None
    return games


def forget_the_last(table: Table) -> None:
    """How the last game went is forgotten, for another one begins."""
    games = at_table(table)
    for place in range(games.number(GAME), games.number(WORTHS) + 2 * len(table.seats)):
        table.numbers[place] = 0


def throw_away(table: Table, pile: int) -> None:
    """Discard all cards of a pile, face down; a Dragon goes back to the Dragons."""
    for card in table.piles[pile].cards.copy():
        table.take(card, pile)
        table.discard(card)


def draw(table: Table) -> Card:
    """The top card of the deck; if that has run out, the discards are shuffled. Nothing, if all cards are in hands."""
    games = at_table(table)
    if not table.piles[games.pile(DECK)].cards:
        table.shuffle_in(games.pile(DISCARD), games.pile(DECK))
    return table.take_top(games.pile(DECK)) if table.piles[games.pile(DECK)].cards else NO_CARD


def places_of_faces(cards: list[Card]) -> list[int]:
    """The place of each face among cards: copies of a card are one choice."""
    numbers = [card.face.number for card in cards]
    return [place for place, number in enumerate(numbers) if number not in numbers[:place]]
