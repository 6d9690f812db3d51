"""What a scenario says under `state`: components by their keys, or by the names that scenarios gave them first."""

from typing import Any, Final, NamedTuple

import msgspec

from innkeeper.judge.tables import CardInstead, Deck, Only, Title
from innkeeper.rules.side_decks import cards_before
from innkeeper.table.box import Character
from innkeeper.table.card import Card
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import SIDE_DECK, TO_PURSE, TOKEN, Component

NAMES: Final = {"marked": "mark", "mood": "wulfric", "scarabs": "scarab"}
BOUGHT: Final = "bought"

# What of a component is meant.
NUMBER: Final = "number"
DECK: Final = "deck"
DISCARD: Final = "discard"
OPEN: Final = "open"  # the card in force, or what lies in front of its owner
STASH: Final = "stash"  # face down in a Stash
HAD: Final = "had"  # … and all that somebody has of it, however it lies
HELD: Final = "held"  # what lies in front of somebody else


class Part(NamedTuple):
    """A part of a component, of a character at the table."""

    component: Component
    what: str


def part_of(name: str, owner: str, characters: dict[str, Character]) -> Part | None:
    """What a name means to somebody who plays this character; None: nothing that anybody at the table has."""
    key = NAMES.get(name, name)
    if owner in characters and any(component.key == name for component in characters[owner].components):
        key = name
    for character, found in characters.items():
        for component in found.components:
            if component.kind == TOKEN and component.key == key:
                return Part(component, NUMBER)
            faces = found.side_decks.get(component.key, [])
            if name == BOUGHT and (component.place == TO_PURSE or any(face.price for face in faces)):
                return Part(component, HELD)
            if character == owner:
                what = part_by(key, component)
                if what is not None:
                    return Part(component, what)
    return None


def part_by(key: str, component: Component) -> str | None:
    """Which part of an own component goes by this key."""
    if key == component.key:
        return OPEN if component.kind == SIDE_DECK else NUMBER
    if component.place == TO_PURSE and key in (f"{component.key}_stash", f"{component.key}s"):
        return STASH if key.endswith("_stash") else HAD
    if component.kind == SIDE_DECK and key in (f"{component.key}_deck", f"{component.key}_discard"):
        return DECK if key.endswith("_deck") else DISCARD
    return None


def kept_of(table: Table, seat: int, part: Part) -> Kept:
    """The component as it lies on the table: the seat's own, or whoever hands it out."""
    found = [kept for kept in table.kept if kept.component is part.component]
    return next((kept for kept in found if kept.owner == seat), found[0])


def shared_deck(table: Table, name: str) -> Kept | None:
    """A side deck of this name that all share who use it; None: nobody at the table does."""
    return next((kept for kept in table.kept if kept.component.shared and kept.component.key == name), None)


def place_in(kept: Kept, seat: int) -> int:
    """Where in the numbers of the table a seat's counter or tokens stand."""
    return kept.number + seat if kept.component.kind == TOKEN else kept.number


def cards_in(table: Table, seat: int, part: Part) -> list[Card]:
    """The cards that are meant, the top one last."""
    kept = kept_of(table, seat, part)
    if part.what in (DECK, DISCARD):
        return table.piles[kept.pile + (part.what == DISCARD)].cards
    if part.component.stands:
        return table.piles[kept.pile + 1].cards[-1:]
    in_front = cards_before(table, kept, seat)
    if part.what not in (STASH, HAD):
        return in_front
    stash = table.piles[table.stashes + seat].cards
    return stash if part.what == STASH else stash + in_front


def named_in(value: Any) -> Deck:
    """The cards that a scenario names: one, several, none, or these alone."""
    if value is None:
        return []
    if isinstance(value, dict) and "only" in value:
        return msgspec.convert(value, Only)
    listed = value if isinstance(value, list) else [value]
    return [title(one) for one in listed]


def title(value: Any) -> Title:
    """A title, or a card in place of one."""
    return value if isinstance(value, str) else msgspec.convert(value, CardInstead)
