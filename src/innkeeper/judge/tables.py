"""The scenario format: the `table`, its keys and their types, those of variants and teams included."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from innkeeper.agreed import Agreed


class Keys(Struct, forbid_unknown_fields=True, kw_only=True):
    """A mapping in which no other keys may stand."""


class CardInstead(Keys):
    """A card in place of a title: one that is made up for this scenario, or a known one with another Level."""

    stand_in: str | None = None
    title: str | None = None
    like: str | dict[str, str] | None = None
    piety: int | None = None
    device: bool | None = None
    price: int | None = None
    dud: bool | None = None
    alcohol: int | None = None
    sure: bool | None = None
    slot: Literal["headgear", "footgear", "armor", "1-hand", "2-hand", "special", "curse"] | None = None
    level: int | None = None
    action: str | None = None
    sometimes: str | None = None
    play: str | None = None
    at: (
        Literal["most-fortitude", "least-fortitude", "most-alcohol", "least-alcohol", "most-gold", "least-gold"] | None
    ) = None

    def __post_init__(self) -> None:
        if (self.stand_in is None) == (self.title is None):
            raise ValueError("a card in place of a title has either `stand_in` or `title`")
        if self.title is not None and self.level is None:
            raise ValueError("of a known card only the `level` may be given")

    def name(self) -> str:
        """What the card goes by in steps and expectations."""
        return self.stand_in or self.title or ""


Title: TypeAlias = str | CardInstead
Titles: TypeAlias = list[Title]


class Only(Keys):
    """A deck of exactly these cards, top first."""

    only: Titles


Deck: TypeAlias = Titles | Only
Seats: TypeAlias = list[str]
Phase: TypeAlias = Literal["discard-and-draw", "action", "order-a-drink", "drink"]


class Track(Keys):
    """One of Otto's tracks."""

    fortitude: int = 6
    alcohol: int = 0


class Seat(Keys):
    """Who sits there, with what; what is left out is as the rules set it up."""

    character: str
    name: str | None = None
    fortitude: int | None = None
    alcohol: int | None = None
    gold: int | None = None
    hand: Titles | None = None
    deck: Deck | None = None
    discard: Titles | None = None
    drink_me: Titles | None = None
    in_play: Titles | None = None
    prizes: Titles | None = None
    potions: int | None = None
    state: dict[str, Any] | None = None  # components; see judge/state.py
    tracks: dict[str, Track] | None = None


class Counters(Keys):
    """Progress Counters."""

    sea: int | None = None
    dungeon: int | None = None


class Variants(Keys):
    """What the table plays with beyond the standard game."""

    bar_deck: bool | Deck | None = None
    prizes: Titles | None = None
    prize_bin: Titles | None = None
    sea_events: bool | Deck | None = None
    dungeon_events: bool | Deck | None = None
    counters: Counters | None = None
    otto: list[str] | None = None
    mode: (
        Literal["two-headed-dragon", "boss-battle", "two-headed-boss-battle", "leaders-and-lackeys", "boss-versus-boss"]
        | None
    ) = None
    gambling_game: str | None = None


class Gambling(Keys):
    """The cards of a gambling game; a list of hands: game after game."""

    hands: dict[str, list[str]] | list[dict[str, list[str]]] | None = None
    deck: list[str] | None = None


class Table(Agreed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table as it stands when the scenario begins."""

    seats: list[Seat]
    deal: bool = False
    drinks: str | list[str] = "rdi1"  # type: ignore[assignment]  # several are mixed
    drink_deck: Deck | None = None
    drink_discard: Titles | None = None
    treasure_deck: Deck | None = None
    gambling: Gambling | None = None
    variants: Variants | None = None
    teams: list[Seats] | None = None
    active: str | None = None
    phase: Phase | None = None
    seed: Annotated[int, Meta(ge=0)] = 1
