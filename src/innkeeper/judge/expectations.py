"""The scenario format: `expect` and `check`, their keys and types."""

import re
from functools import cache
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from msgspec import UNSET, UnsetType

from innkeeper.judge.tables import Keys, Phase, Seats, Titles

Number: TypeAlias = int | str  # as a text: a difference ("+2", "-1") or a comparison ("<18", ">=1")
Cards: TypeAlias = Number | Titles
NUMBER: Final = re.compile(r"((<|<=|>|>=)-?|[+-])\d+")


@cache
def number_keys(kind: type) -> list[str]:
    """The keys that take a number."""
    return [name for name, hint in get_type_hints(kind).items() if {int, str} <= set(get_args(hint))]


class Expected(Keys):
    """A part of an `expect` block. Texts in place of numbers are looked at here: a pattern in the type makes msgspec
    0.22 crash when it is collected as garbage within a union."""

    def __post_init__(self) -> None:
        for name in number_keys(type(self)):
            value = getattr(self, name)
            if isinstance(value, str) and not NUMBER.fullmatch(value):
                raise ValueError(
                    f'`{name}` takes a number, a difference like "+1" or a comparison like "<18", not {value!r}'
                )


class ExpectedTrack(Expected):
    """What is expected of one of Otto's tracks."""

    fortitude: Number | None = None
    alcohol: Number | None = None


class ExpectedSeat(Expected):
    """What is expected of a seat; what is left out may be anything."""

    fortitude: Number | None = None
    alcohol: Number | None = None
    gold: Number | None = None
    out: bool | None = None
    hand: Cards | None = None
    deck: Cards | None = None
    discard: Cards | None = None
    drink_me: Cards | None = None
    in_play: Cards | None = None
    sees: Seats | None = None
    prizes: Cards | None = None
    potions: Number | None = None
    tracks: dict[str, ExpectedTrack] | None = None
    state: dict[str, Any] | None = None  # components; see judge/state.py


class ExpectedPurse(Expected):
    """What is expected of the Inn or of the pot."""

    gold: Number | None = None
    prizes: Cards | None = None


class ExpectedPiles(Expected):
    """What is expected of the decks of the table, or of their discard piles."""

    drinks: Cards | None = None
    bar: Cards | None = None
    sea: Cards | None = None
    dungeon: Cards | None = None
    treasure: Cards | None = None


class ExpectedCounters(Expected):
    """What is expected of the Progress Counters."""

    sea: Number | None = None
    dungeon: Number | None = None


class ExpectedTable(Expected):
    """What is expected of the table; everything else in an `expect` block is about a seat."""

    inn: ExpectedPurse | None = None
    pot: ExpectedPurse | None = None
    winner: str | Seats | UnsetType | None = UNSET
    tie: Seats | None = None
    active: str | None = None
    phase: Phase | None = None
    decks: ExpectedPiles | None = None
    discards: ExpectedPiles | None = None
    prize_bin: Cards | None = None
    counters: ExpectedCounters | None = None
    refused: bool | None = None


class Expectation:
    """An `expect` block: what it says about the table, and about each seat by name."""

    def __init__(self, table: ExpectedTable, seats: dict[str, ExpectedSeat]) -> None:
        self.table = table
        self.seats = seats
