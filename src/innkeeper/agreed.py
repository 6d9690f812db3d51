"""What the players agree on before a game, whoever sits where.

One structure goes whole through server, database, saved games, judge, arena and lab. A new option stands here, in
`Setup`, which is compiled and so a plain class, and where the rules read it; all else carries it by itself.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Self

import msgspec

from innkeeper.packs.foreign import LARGEST, MOST_PACKS
from innkeeper.rules.modes import bosses_at
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.table.box import MIXED, Box
from innkeeper.table.chance import BLAKE2B, Chance
from innkeeper.table.gambling import GAMES
from innkeeper.vocabulary.mistakes import near

Id = Annotated[str, msgspec.Meta(max_length=200)]
Pack = Annotated[str, msgspec.Meta(max_length=LARGEST)]
NONE: Final = "none"  # no variant
AtMostTen = msgspec.Meta(max_length=10)
Side = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], AtMostTen]  # its seats


def read_sides(text: str) -> list[list[int]]:
    """Sides as they are written in a command: `0+1/2+3`. Raises ValueError."""
    try:
        return [[int(seat) for seat in side.split("+")] for side in text.split("/")] if text else []
    except ValueError:
        raise ValueError(f"sides must be written as seats, such as 0+1/2+3, not {text!r}") from None


def variants(box: Box) -> dict[str, dict[str, Any]]:
    """The variants by the names they have in commands, each with what is agreed on; lists are added together."""
    return {
        "bar-deck": {"bar_deck": True},
        "prizes": {"prizes": list(box.prizes)},
        **{f"{key}-events": {"event_decks": [key]} for key in box.event_decks},
        "otto": {"otto": True},
        "gambling-games": {"gambling_games": GAMES},
        **{game: {"gambling_games": [game]} for game in GAMES},
    }


def read_variants(text: str, box: Box) -> dict[str, Any]:
    """What is agreed on with variants separated by commas, or with `none`. Raises ValueError."""
    known, found = variants(box), dict[str, Any]()
    for name in [name.strip().lower() for name in text.split(",") if name.strip()]:
        if name not in (NONE, *known):
            raise ValueError(f"no {name!r}{near(name, known)}; there are: {NONE}, {', '.join(known)}.")
        for key, value in known.get(name, {}).items():
            found[key] = list(dict.fromkeys([*found.get(key, []), *value])) if isinstance(value, list) else value
    return found


class Agreed(msgspec.Struct, frozen=True, kw_only=True):
    """What is played with, and who with whom."""

    drinks: Id = "rdi1"  # the Drink Deck, or several of a Bar Deck: rdi1+rdi3
    bar_deck: bool = False  # thirty Drinks at a time come from all that were chosen
    sides: Annotated[list[Side], AtMostTen] = []  # none: everybody plays for themselves
    mode: Id = ""  # a mode with teams or Bosses; empty: the standard game
    event_decks: Annotated[list[Id], AtMostTen] = []
    gambling_games: Annotated[list[Id], AtMostTen] = []  # that may be chosen in place of a standard Round
    prizes: Annotated[list[Id], msgspec.Meta(max_length=40)] = []  # the titles of those that lie in the Inn
    otto: bool = False  # an automaton is the third at a table of two
    factions: Annotated[list[Id], AtMostTen] = []  # two of Otto's; none: chance chooses
    packs: Annotated[list[Pack], msgspec.Meta(max_length=MOST_PACKS)] = []  # that somebody has brought, as written

    @classmethod
    def of(cls, given: object) -> Self:
        """The same of whatever has it."""
        return cls(**{name: getattr(given, name) for name in cls.__struct_fields__})

    def seated(
        self, characters: list[str], first: int = 0, names: list[str] | None = None, generator: str = BLAKE2B
    ) -> Setup:
        """A table of this kind for these characters, as the engine takes it. Raises SetupError."""
        # bar-deck.general.optional-for-more-than-thirty-drinks
        if MIXED in self.drinks and not self.bar_deck:
            raise SetupError(f"{self.drinks}: several Drink Decks are played with the Bar Deck, or choose one of them")
        return self.laid(characters, first, names, generator)

    def laid(self, characters: list[str], first: int, names: list[str] | None, generator: str) -> Setup:
        """The same, whether it would be allowed now or not: older games are played again as they were played."""
        agreed = {name: getattr(self, name) for name in Agreed.__struct_fields__}
        return Setup(characters, first=first, names=names, generator=generator, **agreed)

    def cast(self, among: list[str], players: int, chance: Chance, box: Box) -> list[str]:
        """Characters for so many players; Bosses are drawn first, for only villains can be one."""
        bosses = bosses_at(self.mode, self.sides, players)
        villains = [key for key in among if bosses and box.characters[key].has_boss_cards()]
        if not villains:
            return chance.some(among, players)
        leading = chance.some(villains, len(bosses))
        others = chance.some([key for key in among if key not in leading] or among, players - len(bosses))
        return [(leading if seat in bosses else others).pop() for seat in range(players)]
