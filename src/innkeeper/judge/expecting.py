"""What is expected, compared with how the table stands."""

import operator
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import UNSET

from innkeeper.game import Game
from innkeeper.judge.expectations import Cards, Expectation, ExpectedSeat, ExpectedTable, Number
from innkeeper.judge.gizmos import GIZMOS, differences
from innkeeper.judge.laying import EVENT_DECKS, TREASURE, named
from innkeeper.judge.prizes import expected_prizes, prizes_in, prizes_of
from innkeeper.judge.state import DECK, NUMBER, Part, cards_in, kept_of, named_in, part_of, place_in, shared_deck
from innkeeper.judge.titles import Titles
from innkeeper.table.card import Card
from innkeeper.table.pile import HAND
from innkeeper.table.seat import Seat
from innkeeper.table.table import EventDeck, Table
from innkeeper.vocabulary.terms import PHASES

COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
OF_EVENT_DECKS: Final = ("counters", "decks", "discards")  # what may be expected of each
IN_ANY_ORDER: Final = "in any order"
TOP_FIRST: Final = "top first"
THE_FIRST_ONES: Final = "from the top"


def failures(expected: Expectation, game: Game, start: Table, titles: Titles) -> list[str]:
    """What is not as expected, line by line; `start` is the table as the scenario began."""
    return list(Comparison(game, start, titles).of(expected))


def number_fits(expected: Number, number: int, at_first: int) -> bool:
    """A number, a comparison, or a difference from the start."""
    if isinstance(expected, int):
        return number == expected
    sign = expected.rstrip("0123456789").rstrip("-") or "-"
    if sign in COMPARISONS:
        return COMPARISONS[sign](number, int(expected.removeprefix(sign)))
    return number - at_first == int(expected)


class Comparison:
    """Compares expectations with the table of a game."""

    def __init__(self, game: Game, start: Table, titles: Titles) -> None:
        self.game = game
        self.table = game.table
        self.start = start
        self.titles = titles
        self.names = [seat.name for seat in game.table.seats]

    def of(self, expected: Expectation) -> Iterator[str]:
        for name, wanted in expected.seats.items():
            yield from self.of_seat(wanted, self.names.index(name))
        yield from self.of_purses(expected.table)
        yield from self.of_end(expected.table)
        yield from self.of_turn(expected.table)
        yield from self.of_piles(expected.table)

    def of_seat(self, wanted: ExpectedSeat, number: int) -> Iterator[str]:
        """All that is expected of a seat."""
        seat, first = self.table.seats[number], self.start.seats[number]
        yield from self.number(f"{seat.name}.fortitude", wanted.fortitude, seat.body.fortitude, first.body.fortitude)
        yield from self.number(f"{seat.name}.alcohol", wanted.alcohol, seat.body.alcohol, first.body.alcohol)
        yield from self.number(f"{seat.name}.gold", wanted.gold, seat.purse.gold, first.purse.gold)
        for name, track in (wanted.tracks or {}).items():
            towards = self.names.index(name)
            now, then = self.table.track(number, towards), self.start.track(number, towards)
            where = f"{seat.name}.tracks.{name}"
            yield from self.number(f"{where}.fortitude", track.fortitude, now.fortitude, then.fortitude)
            yield from self.number(f"{where}.alcohol", track.alcohol, now.alcohol, then.alcohol)
        left, at_first = potions(self.table, seat), potions(self.start, first)
        yield from self.number(f"{seat.name}.potions", wanted.potions, left, at_first)
        if wanted.out is not None and wanted.out != seat.out:
            yield f"{seat.name}.out: expected {told(wanted.out)}, found {told(seat.out)}"
        yield from self.cards(f"{seat.name}.hand", wanted.hand, seat.hand, first.hand, IN_ANY_ORDER)
        yield from self.cards(f"{seat.name}.deck", wanted.deck, seat.deck, first.deck, THE_FIRST_ONES)
        yield from self.cards(f"{seat.name}.discard", wanted.discard, seat.discard, first.discard, IN_ANY_ORDER)
        yield from self.cards(f"{seat.name}.drink_me", wanted.drink_me, seat.drink_me, first.drink_me, TOP_FIRST)
        yield from self.cards(f"{seat.name}.in_play", wanted.in_play, seat.in_play, first.in_play, IN_ANY_ORDER)
        yield from self.cards(f"{seat.name}.prizes", wanted.prizes, prizes_of(seat), prizes_of(first), IN_ANY_ORDER)
        for name, value in (wanted.state or {}).items():
            if name == GIZMOS:
                yield from differences(f"{seat.name}.state.{name}", value, self.table, number)
                continue
            part = part_of(name, seat.character, self.titles.sitting(self.table))
            assert part is not None
            yield from self.of_a_part(f"{seat.name}.state.{name}", number, part, value)
        if wanted.sees is not None and sorted(wanted.sees) != self.sees(seat):
            yield f"{seat.name}.sees: expected {told(wanted.sees)}, found {told(self.sees(seat))}"

    def of_a_part(self, what: str, number: int, part: Part, value: Any) -> Iterator[str]:
        """A counter, tokens, or cards of a side deck."""
        if part.what == NUMBER:
            place = place_in(kept_of(self.table, number, part), number)
            value = part.component.step(value) if value in part.component.steps else counted(value)
            yield from self.number(what, value, self.table.numbers[place], self.start.numbers[place])
            return
        wanted = value if isinstance(value, int) else list(named(named_in(value)) or [])
        found, first = cards_in(self.table, number, part), cards_in(self.start, number, part)
        yield from self.cards(what, wanted, found, first, TOP_FIRST if part.what == DECK else IN_ANY_ORDER)

    def sees(self, seat: Seat) -> list[str]:
        """Whose hands a seat sees, by name."""
        seen = self.game.view(seat.number).seen
        return sorted(other.name for other in self.table.seats if other.pile(HAND) in seen)

    def of_purses(self, wanted: ExpectedTable) -> Iterator[str]:
        if wanted.inn is not None:
            yield from self.number("inn.gold", wanted.inn.gold, self.table.inn, self.start.inn)
        if wanted.pot is not None:
            yield from self.number("pot.gold", wanted.pot.gold, self.table.pot, self.start.pot)

    def of_end(self, wanted: ExpectedTable) -> Iterator[str]:
        """Who has won, or tied. Seats of several sides that are left to win have tied."""
        last = sorted(self.names[seat] for seat in self.table.winners)
        tied = len({self.table.seats[seat].side for seat in self.table.winners}) > 1
        found = f"{told(last)} {'tied' if tied else 'won'}" if last else "nobody has won"
        if wanted.winner is not UNSET:
            winners = [wanted.winner] if isinstance(wanted.winner, str) else wanted.winner or []
            if sorted(winners) != ([] if tied else last):
                yield f"winner: expected {told(wanted.winner)}, but {found}"
        if wanted.tie is not None and not (tied and sorted(wanted.tie) == last):
            yield f"tie: expected {told(wanted.tie)}, but {found}"
        if wanted.refused:
            yield "refused: expected the table to be refused, but the game began"

    def of_turn(self, wanted: ExpectedTable) -> Iterator[str]:
        seats = self.table.seats
        if wanted.active is not None:
            side = seats[self.names.index(wanted.active)].side
            if side != seats[self.table.active].side:
                yield f"active: expected {wanted.active}, found {self.names[self.table.active]}"
        if wanted.phase is not None and wanted.phase != PHASES[self.table.phase]:
            yield f"phase: expected {wanted.phase}, found {PHASES[self.table.phase]}"

    def of_piles(self, wanted: ExpectedTable) -> Iterator[str]:
        table, start = self.table, self.start
        for what, prizes, which in expected_prizes(wanted):
            yield from self.cards(what, prizes, prizes_in(table, which), prizes_in(start, which), IN_ANY_ORDER)
        if wanted.decks is not None:
            yield from self.cards(
                "decks.drinks", wanted.decks.drinks, table.drink_deck, start.drink_deck, THE_FIRST_ONES
            )
            yield from self.cards("decks.bar", wanted.decks.bar, at_the_bar(table), at_the_bar(start), THE_FIRST_ONES)
            now, then = treasure(table, 0), treasure(start, 0)
            yield from self.cards("decks.treasure", wanted.decks.treasure, now, then, THE_FIRST_ONES)
        if wanted.discards is not None:
            discards = wanted.discards.drinks
            now, then = table.drink_discard, start.drink_discard
            yield from self.cards("discards.drinks", discards, now, then, IN_ANY_ORDER)
            now, then = treasure(table, 1), treasure(start, 1)
            yield from self.cards("discards.treasure", wanted.discards.treasure, now, then, IN_ANY_ORDER)
        decks = {deck.name: deck for deck in self.table.event_decks}
        for key in EVENT_DECKS:
            if key in decks:
                yield from self.of_event_deck(decks[key], wanted)
            for what in (name for name in OF_EVENT_DECKS if key not in decks):
                if getattr(getattr(wanted, what), key, None) is not None:
                    yield f"{what}.{key}: this deck is not in play"

    def of_event_deck(self, deck: EventDeck, wanted: ExpectedTable) -> Iterator[str]:
        """The cards and the Progress Counters of an Event Deck."""
        now, then = self.table, self.start
        left, gone = getattr(wanted.decks, deck.name, None), getattr(wanted.discards, deck.name, None)
        yield from self.cards(
            f"decks.{deck.name}", left, now.piles[deck.cards].cards, then.piles[deck.cards].cards, THE_FIRST_ONES
        )
        yield from self.cards(
            f"discards.{deck.name}", gone, now.piles[deck.discard].cards, then.piles[deck.discard].cards, IN_ANY_ORDER
        )
        counters = getattr(wanted.counters, deck.name, None)
        yield from self.number(
            f"counters.{deck.name}", counters, now.numbers[deck.counters], then.numbers[deck.counters]
        )

    def number(self, what: str, wanted: Number | None, number: int, at_first: int) -> Iterator[str]:
        if wanted is not None and not number_fits(wanted, number, at_first):
            if isinstance(wanted, str) and wanted[0] in "+-":
                yield f"{what}: expected {wanted}, found {number - at_first:+d}"
            else:
                yield f"{what}: expected {wanted}, found {number}"

    def cards(
        self, what: str, wanted: Cards | None, pile: list[Card], at_first: list[Card], order: str
    ) -> Iterator[str]:
        """A number of cards, or titles in this order."""
        if wanted is None:
            return
        if not isinstance(wanted, list):
            yield from self.number(f"{what} (cards)", wanted, len(pile), len(at_first))
            return
        titles = [self.titles.name(title) for title in wanted]
        found = [card.face.title for card in (pile if order == IN_ANY_ORDER else reversed(pile))]
        if order == THE_FIRST_ONES and titles:
            found = found[: len(titles)]
        same = Counter(titles) == Counter(found) if order == IN_ANY_ORDER else titles == found
        if not same:
            yield f"{what} ({order}): expected {told(titles)}, found {told(found)}"


def potions(table: Table, seat: Seat) -> int:
    """How many Potion Tokens a seat's side has left."""
    return table.numbers[table.potions + seat.side] if table.potions >= 0 else 0


def counted(value: Number) -> Number:
    """How many of a token there are, where a scenario only says whether there is one."""
    return int(value) if isinstance(value, bool) else value


def told(value: object) -> str:
    """A value as it would be written in a scenario."""
    if isinstance(value, list):
        return f"[{', '.join(str(item) for item in value)}]"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def at_the_bar(table: Table) -> list[Card]:
    """The Bar Deck; nothing where there is none."""
    return table.piles[table.bar_deck].cards if table.bar_deck >= 0 else []


def treasure(table: Table, which: int) -> list[Card]:
    """The Treasure Deck (0) or its discard pile (1); nothing where there is none."""
    kept = shared_deck(table, TREASURE)
    return table.piles[kept.pile + which].cards if kept is not None else []
