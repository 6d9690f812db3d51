"""What a scenario asks for that is not built yet. It fails by name, and is never passed over."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import UNSET, Struct

from innkeeper.judge.expectations import Expectation
from innkeeper.judge.format import Scenario, Step
from innkeeper.judge.games import NAMED
from innkeeper.judge.gizmos import GIZMOS, has_gizmos
from innkeeper.judge.laying import TREASURE, bar_deck, event_decks
from innkeeper.judge.prizes import expected_prizes, in_the_inn
from innkeeper.judge.seating import names
from innkeeper.judge.state import NUMBER, named_in, part_of
from innkeeper.judge.tables import CardInstead, Deck, Only, Seat, Title, Variants
from innkeeper.judge.titles import Titles
from innkeeper.table.box import Box, Character

BUILT: Final = (
    "stand_in", "title", "like", "piety", "device", "price", "dud", "alcohol", "sure", "slot", "level",
    "action", "sometimes", "play", "at",
)  # fmt: skip  # of a stand-in
BUILT_VARIANTS: Final = (
    "mode", "bar_deck", "prizes", "prize_bin", "gambling_game",
    "sea_events", "dungeon_events", "counters", "otto",
)  # fmt: skip
VARIANTS: Final = tuple(key for key in Variants.__struct_fields__ if key not in BUILT_VARIANTS)
STAND_IN: Final = tuple(key for key in CardInstead.__struct_fields__ if key not in BUILT)
STEP: Final = ("ante",)
EXPECTED_TABLE: Final[tuple[str, ...]] = ()
IN_BLOOD: Final = ("ante", "fortitude")  # is built
YES_OR_NO: Final = ("yes", "no")


def not_built(scenario: Scenario, box: Box, titles: Titles) -> list[str]:
    """Everything of a scenario that is not built, each thing once."""
    return list(dict.fromkeys(f"not built: {what}" for what in Search(scenario, box, titles).found()))


def given(keys: Struct | None, among: Iterable[str] | None = None) -> list[str]:
    """Which of these keys are given, all of them by default; false is as good as nothing."""
    if keys is None:
        return []
    nothing = (None, False, UNSET)
    fields = keys.__struct_fields__ if among is None else among
    return [name for name in fields if not any(getattr(keys, name) is no for no in nothing)]


def dealt(deck: Deck | bool | None) -> list[Title]:
    """The cards that are named of a deck."""
    return deck.only if isinstance(deck, Only) else deck if isinstance(deck, list) else []


class Search:
    """Goes through a scenario from table to expectations."""

    def __init__(self, scenario: Scenario, box: Box, titles: Titles) -> None:
        self.scenario = scenario
        self.box = box
        self.titles = titles
        self.stand_ins = {card.name() for card in self.titles_on_the_table() if isinstance(card, CardInstead)}
        self.all_sit = all(seat.character in {**box.characters, **box.automata} for seat in scenario.table.seats)

    def found(self) -> Iterator[str]:
        yield from self.of_the_table()
        for seat in self.scenario.table.seats:
            yield from self.of_a_seat(seat)
        for card in self.titles_on_the_table():
            yield from self.of_a_card(card)
        for step in (*self.scenario.script, *self.scenario.never):
            yield from self.of_a_step(step)
        yield from self.of_expectations(self.scenario.expect, "expect")

    def titles_on_the_table(self) -> Iterator[Title]:
        table = self.scenario.table
        yield from dealt(table.drink_deck)
        yield from dealt(bar_deck(self.scenario))
        for deck in event_decks(self.scenario).values():
            yield from dealt(deck)
        yield from dealt(table.treasure_deck)
        yield from table.drink_discard or []
        yield from in_the_inn(self.scenario)
        yield from (table.variants.prize_bin or []) if table.variants is not None else []
        for seat in table.seats:
            yield from dealt(seat.deck)
            for pile in (seat.hand, seat.discard, seat.drink_me, seat.in_play, seat.prizes):
                yield from pile or []
            yield from self.titles_beside(seat)

    def titles_beside(self, seat: Seat) -> Iterator[Title]:
        """The cards of side decks that are named."""
        for name, value in (seat.state or {}).items():
            if name == GIZMOS:
                yield from value
                continue
            part = part_of(name, seat.character, self.sitting())
            if part is not None and part.what != NUMBER:
                yield from dealt(named_in(value))

    def of_the_table(self) -> Iterator[str]:
        table = self.scenario.table
        if table.treasure_deck is not None and not self.has_treasure():
            yield "table.treasure_deck where nobody uses one"
        yield from (f"variants.{key}" for key in given(table.variants, VARIANTS))
        decks = [table.drinks] if isinstance(table.drinks, str) else table.drinks
        yield from (f"drinks {deck}" for deck in decks if deck not in self.box.drink_decks)

    def of_a_seat(self, seat: Seat) -> Iterator[str]:
        if seat.character not in {**self.box.characters, **self.box.automata}:
            yield f"character {seat.character}"
        yield from (f"state.{key}" for key in self.not_counted(seat.state, seat.character))

    def not_counted(self, state: dict[str, Any] | None, character: str) -> list[str]:
        """What of a seat's components nobody at the table has."""
        sitting = self.sitting()
        found = [name for name in state or {} if part_of(name, character, sitting) is None]
        return [name for name in found if name != GIZMOS or not has_gizmos(sitting.get(character))]

    def sitting(self) -> dict[str, Character]:
        """The characters at the table, as far as there are such."""
        keys = {seat.character for seat in self.scenario.table.seats}
        return {key: self.box.characters[key] for key in keys if key in self.box.characters}

    def has_treasure(self) -> bool:
        """Whether somebody at the table uses the Treasure Deck."""
        components = [it for character in self.sitting().values() for it in character.components]
        return any(it.shared and it.key == TREASURE for it in components)

    def character_of(self, name: str) -> str:
        """Who goes by this name at the table."""
        called = names(self.scenario, self.box) if self.all_sit else []
        return self.scenario.table.seats[called.index(name)].character if name in called else ""

    def of_a_card(self, card: Title) -> Iterator[str]:
        if isinstance(card, str):
            yield from self.of_a_title(card)
            return
        yield from (f"stand_in.{key}" for key in STAND_IN if getattr(card, key) is not None)
        likes = [*card.like.values()] if isinstance(card.like, dict) else [card.like]
        for title in (*likes, card.action, card.sometimes, card.play):
            if title is not None:
                yield from self.of_a_title(title)

    def of_a_title(self, title: str) -> Iterator[str]:
        if self.titles.known(title) or title in self.stand_ins:
            return
        close = get_close_matches(title, [*self.titles.faces, *self.stand_ins], n=1, cutoff=0.85)
        yield f'title "{title}"' + (f' (did you mean "{close[0]}"?)' if close else "")

    def of_a_step(self, step: Step) -> Iterator[str]:
        yield from (
            f"script.{key}" for key in STEP if step.value(key) is not None and (key, step.value(key)) != IN_BLOOD
        )
        named = [title for title in (step.play, step.sell) if title is not None]
        named += [*(step.discard or []), *(step.reshuffle or [])]
        if step.on is not None and self.all_sit and step.on not in self.names():
            named.append(step.on)
        for title in named:
            yield from self.of_a_title(title)
        yield from self.of_a_choice(step)
        if step.check is not None:
            yield from self.of_expectations(step.check, "check")
        for inner in (*([step.illegal] if step.illegal is not None else []), *(step.declare or [])):
            yield from self.of_a_step(inner)

    def of_a_choice(self, step: Step) -> Iterator[str]:
        """A number, two cards to exchange, a name or title, or one of several things."""
        for choose in step.choose if isinstance(step.choose, list) else [step.choose]:
            if choose is None or isinstance(choose, int) or not self.all_sit:
                continue
            known = choose in (*YES_OR_NO, *NAMED, *self.names()) or self.titles.known(choose)
            if not known and choose not in self.stand_ins | self.titles.branches:
                yield f"choose {step.choose}"

    def names(self) -> list[str]:
        """What the seats may be called."""
        found = [self.box.who(seat.character).name for seat in self.scenario.table.seats]
        again = [f"{name} {number}" for name in found for number in range(2, found.count(name) + 1)]
        return [*found, *again, *(seat.name for seat in self.scenario.table.seats if seat.name is not None)]

    def of_expectations(self, expected: Expectation, where: str) -> Iterator[str]:
        table = expected.table
        for key in (key for key in EXPECTED_TABLE if getattr(table, key) is not None):
            yield f"{where}.{key}"
        for _, prizes, _ in expected_prizes(table):
            yield from self.of_cards(prizes)
        for name, piles in (("decks", table.decks), ("discards", table.discards)):
            for kind in ("drinks", "sea", "dungeon", "treasure"):
                yield from self.of_cards(getattr(piles, kind, None))
            if getattr(piles, "treasure", None) is not None and not self.has_treasure():
                yield f"{where}.{name}.treasure where nobody uses one"
        for name, seat in expected.seats.items():
            yield from (f"{where}.state.{key}" for key in self.not_counted(seat.state, self.character_of(name)))
            for pile in (seat.hand, seat.deck, seat.discard, seat.drink_me, seat.in_play, seat.prizes):
                yield from self.of_cards(pile)

    def of_cards(self, cards: object) -> Iterator[str]:
        for card in cards if isinstance(cards, list) else []:
            yield from self.of_a_card(card)
