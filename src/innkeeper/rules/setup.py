"""Getting started: who sits where, which decks, the Gold, the first hands and Drinks."""

from innkeeper.rules.hand import HAND_SIZE
from innkeeper.table.box import Box
from innkeeper.table.card import Card
from innkeeper.table.chance import BLAKE2B, LINEAR, Chance, Dice, Stream
from innkeeper.table.seat import Body, Purse, Seat
from innkeeper.table.table import EventDeck, Table
from innkeeper.vocabulary.plays import Face


class SetupError(ValueError):
    """A table that the rules or the box do not allow."""


class Setup:
    """What the players agree on before the game: characters in seating order, the Drink Deck, who goes first, sides.

    `sides` lists the seats of each side; without it everybody plays for themselves. `event_decks` names the Event Decks
    in play (none in the standard game). `generator` is what shuffles: games saved long ago had another.
    """

    def __init__(
        self,
        characters: list[str],
        drinks: str = "rdi1",
        first: int = 0,
        names: list[str] | None = None,
        sides: list[list[int]] | None = None,
        event_decks: list[str] | None = None,
        generator: str = BLAKE2B,
    ) -> None:
        self.characters = characters
        self.drinks = drinks
        self.first = first  # setup.first-player.chosen
        self.names = names if names is not None else []
        self.sides = sides if sides is not None else []
        self.event_decks = event_decks if event_decks is not None else []
        self.generator = generator


def check(setup: Setup, box: Box) -> None:
    """Refuse a setup that cannot be played, naming what is wrong."""
    count = len(setup.characters)
    if not 2 <= count <= 10:
        raise SetupError(f"2 to 10 players can sit at the table, not {count}")
    for key in setup.characters:
        if key not in box.characters:
            raise SetupError(f"no character {key!r}; there are: {', '.join(sorted(box.characters))}")
    if setup.drinks not in box.drink_decks:
        raise SetupError(f"no drink deck {setup.drinks!r}; there are: {', '.join(sorted(box.drink_decks))}")
    for key in setup.event_decks:
        if key not in box.event_decks:
            raise SetupError(f"no event deck {key!r}; there are: {', '.join(sorted(box.event_decks)) or 'none'}")
    if not 0 <= setup.first < count:
        raise SetupError(f"the first player must be a seat from 0 to {count - 1}, not {setup.first}")
    if setup.names and (len(setup.names) != count or len(set(setup.names)) != count):
        raise SetupError(f"names must be {count} different names, one a seat")
    if setup.sides and sorted(seat for side in setup.sides for seat in side) != list(range(count)):
        raise SetupError("sides must hold every seat exactly once")
    if setup.sides and len(setup.sides) < 2:
        raise SetupError("a game needs at least two sides")
    if setup.generator not in (BLAKE2B, LINEAR):
        raise SetupError(f"no generator {setup.generator!r}; there are: {BLAKE2B}, {LINEAR}")


def first_gold(players: int) -> int:
    """setup.gold.two-players-eight, setup.gold.ten, setup.gold.seven-or-more-players-twelve."""
    return 8 if players == 2 else 10 if players <= 6 else 12


def seat_names(setup: Setup, box: Box) -> list[str]:
    """The characters' names; a second Zot is "Zot 2"."""
    if setup.names:
        return setup.names
    names: list[str] = []
    for i, key in enumerate(setup.characters):
        name = box.characters[key].name
        again = setup.characters[:i].count(key)
        names.append(f"{name} {again + 1}" if again else name)
    return names


def shuffler(setup: Setup, seed: int) -> Chance:
    """What shuffles. Who sits down has a part in it, so a seed is not worth more to one seat than to another."""
    if setup.generator == LINEAR:
        return Dice(seed).seeded()
    try:
        return Stream.of(seed, setup.drinks, *setup.event_decks, str(setup.first), *setup.characters, *setup.names)
    except ValueError as error:
        raise SetupError(str(error)) from error


def lay_table(setup: Setup, box: Box, seed: int) -> Table:
    """Put everything on the table, nothing dealt yet: full decks, shuffled (setup.character-deck.shuffled)."""
    check(setup, box)
    table = Table()
    table.chance = shuffler(setup, seed)
    count = len(setup.characters)
    sides = setup.sides if setup.sides else [[seat] for seat in range(count)]
    for _ in sides:
        table.bodies.append(Body())  # setup.fortitude.starts-at-twenty, setup.alcohol.starts-at-zero
        table.purses.append(Purse(first_gold(count)))  # setup.gold.inn: what is left is the Inn's
    names = seat_names(setup, box)
    for number in range(count):
        side = next(i for i, members in enumerate(sides) if number in members)
        table.seats.append(take_seat(table, number, names[number], setup, box, side))
    table.note_places()
    # setup.drink-deck.shared-and-shuffled, setup.drink-deck.thirty-cards
    table.drink_deck = make_pile(table, box.drink_decks[setup.drinks], -1)
    for name in setup.event_decks:
        deck = EventDeck(name, 2, box.event_chapters[name])  # setup.sea-event-deck.optional
        deck.cards = make_pile(table, box.event_decks[name], -1)
        table.event_decks.append(deck)
    return table


def take_seat(table: Table, number: int, name: str, setup: Setup, box: Box, side: int) -> Seat:
    """One player's mat, Character Deck and other components."""
    # setup.player.components, setup.character.extra-components
    character = box.characters[setup.characters[number]]
    seat = Seat(number, name, character.key, character.race, side, table.bodies[side], table.purses[side])
    # setup.character-deck.no-boss-cards
    seat.deck = make_pile(table, [face for face in character.deck if not face.boss], number)
    for supply in character.tokens:
        others = len(setup.characters) - 1
        # setup.character.remy-marks
        seat.tokens[supply.name] = supply.number * others if supply.for_each_other else supply.number
    for faces in character.side_decks.values():
        seat.side_decks.append(make_pile(table, faces, number))
    return seat


def make_pile(table: Table, faces: list[Face], owner: int) -> list[Card]:
    """A shuffled pile of new cards."""
    pile = [add_card(table, face, owner) for face in faces]
    table.chance.shuffle(pile)
    return pile


def add_card(table: Table, face: Face, owner: int) -> Card:
    card = Card(len(table.cards), face, owner)
    table.cards.append(card)
    return card


def deal(table: Table) -> None:
    """Seven cards a hand and one Drink on each pile, which nobody looks at."""
    # setup.hand.seven-cards, setup.drink-me-pile.*
    for seat in table.seats:
        while len(seat.hand) < HAND_SIZE and seat.deck:
            seat.hand.append(seat.deck.pop())
        if table.drink_deck:
            seat.drink_me.append(table.drink_deck.pop())  # setup.drink-me-pile.one-card
