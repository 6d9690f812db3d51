"""What a scenario says under `state`: components by their keys, or by the names that scenarios gave them first."""

from typing import Final

from innkeeper.table.box import Character
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import SIDE_DECK, TOKEN

NAMES: Final = {"marked": "mark"}


def key_of(name: str) -> str:
    """The key of a component that goes by this name in scenarios."""
    return NAMES.get(name, name)


def is_number(name: str, owner: str, characters: dict[str, Character]) -> bool:
    """Whether a character has a counter of this name, or anybody at the table hands out such tokens."""
    return any(
        component.key == key_of(name) and (component.kind == TOKEN or (key == owner and component.kind != SIDE_DECK))
        for key, character in characters.items()
        for component in character.components
    )


def place_of(table: Table, seat: int, name: str) -> int:
    """Where in the numbers of the table a seat's counter or tokens stand."""
    return next(place_in(kept, seat) for kept in table.kept if is_of(kept, seat, key_of(name)))


def is_of(kept: Kept, seat: int, key: str) -> bool:
    return kept.component.key == key and (kept.component.kind == TOKEN or kept.owner == seat)


def place_in(kept: Kept, seat: int) -> int:
    return kept.number + seat if kept.component.kind == TOKEN else kept.number
