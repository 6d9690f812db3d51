"""Seats and what they point to: a Body (Fortitude, Alcohol Content) and a Purse (Gold), shared within a side."""

from typing import Final

from innkeeper.table.box import Character
from innkeeper.table.card import Card
from innkeeper.table.pile import CHARACTER_DECK, DISCARD_PILE, DRINK_ME_PILE, HAND, IN_PLAY, OF_A_SEAT, Pile


class Body:
    """The two markers on the track from 0 to 20."""

    def __init__(self, fortitude: int = 20, alcohol: int = 0) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol


class Purse:
    """The Stash: Gold that everybody can see."""

    def __init__(self, gold: int = 0) -> None:
        self.gold = gold


class Role:
    """What a player is in the mode that is played: as here in the standard game. It never changes."""

    def __init__(self) -> None:
        self.boss = False  # plays with Boss Cards
        self.hand = 7  # setup.hand.seven-cards, turn.discard-draw.draw-up-to-seven
        self.actions = 1  # turn.action.at-most-one
        self.orders = 1  # turn.order.one-drink
        self.orders_with_mates = False  # that one Drink is the whole team's
        self.first_half = False  # in the first turn of the game half of the Actions and orders, rounded up


class Nature:
    """What people do and have at the table, and an automaton does not. It never changes."""

    def __init__(self, person: bool = True) -> None:
        self.decides = person  # otherwise its deck does, and fixed rules (otto.responses.trigger, otto.choices.*)
        self.loses = person  # otto.general.cannot-win-or-lose
        self.has_body = person  # otherwise a track towards each opponent (otto.tracks.player-effect-hits-own-track)
        self.has_purse = person  # otherwise the Inn pays and is paid (otto.general.pays-from-inn)
        self.has_pile = person  # otherwise Drinks come off the Drink Deck (otto.general.drinks-from-drink-deck)
        self.factions: list[str] = []  # of its deck; public (otto.setup.two-of-four-factions)


PERSON: Final = Nature()  # shared; never changed


class Place:
    """What of a seat never changes: its number, its name, who sits there, for which side, and in which role."""

    def __init__(self, number: int, name: str, who: Character, side: int, role: Role, nature: Nature = PERSON) -> None:
        self.number = number
        self.name = name
        self.who = who
        self.character = who.key
        self.race = who.race
        self.gold = who.gold  # on top of what everybody begins with
        self.villain = who.villain
        self.side = side
        self.role = role
        self.nature = nature
        self.piles = number * OF_A_SEAT  # where its piles begin among those of the table
        self._again = name.removeprefix(who.name) if is_named_after(name, who) else ""  # of a second Zot: " 2"
        self._own = not is_named_after(name, who)  # the name is a person's, the same in every language

    def called(self, language: str) -> str:
        """The name of the seat in a language."""
        return self.name if self._own else self.who.called(language) + self._again


def is_named_after(name: str, who: Character) -> bool:
    """Whether a seat goes by its character's name; a second Zot is "Zot 2"."""
    return name.startswith(who.name) and (name == who.name or name.removeprefix(f"{who.name} ").isdigit())


class Seat:
    """A place at the table, with what lies before it. Its piles are read here and changed by the table alone."""

    def __init__(self, place: Place, body: Body, purse: Purse, piles: list[Pile]) -> None:
        self.place = place
        self.number = place.number
        self.side = place.side
        self.race = place.race
        self.body = body
        self.purse = purse
        self.piles = piles  # all that are on the table
        self.out = False

    def pile(self, which: int) -> int:
        """The number of one of its piles on the table."""
        return self.place.piles + which

    @property
    def name(self) -> str:
        return self.place.name

    @property
    def character(self) -> str:
        return self.place.character

    @property
    def hand(self) -> list[Card]:
        return self.piles[self.place.piles + HAND].cards

    @property
    def deck(self) -> list[Card]:
        return self.piles[self.place.piles + CHARACTER_DECK].cards

    @property
    def discard(self) -> list[Card]:
        return self.piles[self.place.piles + DISCARD_PILE].cards

    @property
    def drink_me(self) -> list[Card]:
        return self.piles[self.place.piles + DRINK_ME_PILE].cards

    @property
    def in_play(self) -> list[Card]:
        """What lies open in front of it."""
        return self.piles[self.place.piles + IN_PLAY].cards
