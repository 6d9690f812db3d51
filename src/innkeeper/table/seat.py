"""Seats and what they point to: a Body (Fortitude, Alcohol Content) and a Purse (Gold), shared within a side."""

from innkeeper.table.card import Card
from innkeeper.table.pile import OpenPile


class Body:
    """The two markers on the track from 0 to 20."""

    def __init__(self, fortitude: int = 20, alcohol: int = 0) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol


class Purse:
    """The Stash: Gold that everybody can see."""

    def __init__(self, gold: int = 0) -> None:
        self.gold = gold


class Place:
    """What of a seat never changes: its number, its name, who sits there, and for which side."""

    def __init__(self, number: int, name: str, character: str, race: str, side: int, tokens: list[str]) -> None:
        self.number = number
        self.name = name
        self.character = character
        self.race = race
        self.side = side
        self.tokens = tokens  # the kinds of token it may hold


class Seat:
    """A place at the table. Piles are lists whose last card is the top one."""

    def __init__(self, number: int, name: str, character: str, race: str, side: int, body: Body, purse: Purse) -> None:
        self.number = number
        self.name = name
        self.character = character
        self.race = race
        self.side = side
        self.body = body
        self.purse = purse
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard = OpenPile([])
        self.drink_me: list[Card] = []
        self.in_play: list[Card] = []
        self.side_decks: list[list[Card]] = []
        self.tokens: dict[str, int] = {}
        self.out = False

    def copy(self, body: Body, purse: Purse) -> "Seat":
        twin = Seat(self.number, self.name, self.character, self.race, self.side, body, purse)
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.drink_me = self.drink_me.copy()
        twin.in_play = self.in_play.copy()
        twin.side_decks = [deck.copy() for deck in self.side_decks]
        twin.tokens = self.tokens.copy() if self.tokens else self.tokens
        twin.out = self.out
        return twin
