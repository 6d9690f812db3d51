"""A table as plain data, and back: every field of every frame, so that none can be forgotten."""

import hashlib
from typing import Any

from innkeeper.rules import chapters, coming, drink, dues, loss
from innkeeper.rules.laying import add_bar_deck, add_event_deck, add_games, add_prizes, lay_places
from innkeeper.rules.seeing import note_who_sees
from innkeeper.table import chance
from innkeeper.table.box import Box
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.log import EVERYBODY, Fact
from innkeeper.table.question import Option, Question
from innkeeper.table.seat import Body, Purse
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.plays import Face

VERSION = 14  # another with every change of what is packed: a table goes from process to process, and is kept nowhere

_PARTS: list[type] = [
    drink.Change,
    drink.CardEffect,
    drink.Drink,
    loss.Loss,
    loss.Hit,
    dues.Due,
    coming.Coming,
    Option,
    Question,
]


def _kinds(frame: type[Frame]) -> list[type[Frame]]:
    """A kind of frame and all that are made from it."""
    return [frame, *(kind for below in frame.__subclasses__() for kind in _kinds(below))]


assert chapters.CHAPTERS
_CLASSES: dict[str, type] = {kind.__name__: kind for kind in _PARTS}


def _class_named(name: str) -> type:
    """A class of what is packed. Frames are looked for among all there are: a variant brings its own."""
    if name not in _CLASSES:
        _CLASSES.update({kind.__name__: kind for kind in _kinds(Frame)})
    return _CLASSES[name]


class DataError(ValueError):
    """Data that is no table, or not one of this version."""


def fields_of(thing: object) -> list[str]:
    """The names of all that a thing holds, on both builds."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = compiled if compiled is not None else vars(thing)
    return sorted(name for name in names if not name.startswith("_"))


def pack(value: object) -> object:
    """A value as plain data: cards by number, things by the name of their class with all their fields."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [pack(item) for item in value]
    if isinstance(value, Card):
        return {"card": value.number}
    return {"is": type(value).__name__, **{name: pack(getattr(value, name)) for name in fields_of(value)}}


def unpack(value: Any, cards: list[Card]) -> Any:
    if isinstance(value, list):
        return [unpack(item, cards) for item in value]
    if isinstance(value, dict):
        if "card" in value and "is" not in value:
            return NO_CARD if value["card"] < 0 else cards[value["card"]]
        thing = _class_named(value["is"])()
        _fill(thing, {name: field for name, field in value.items() if name != "is"}, cards)
        return thing
    return value


def _fill(thing: object, fields: dict[str, Any], cards: list[Card]) -> None:
    """Give a thing exactly the fields that it has: one too many or too few, and it is not of this version."""
    names = fields_of(thing)
    if names != sorted(fields):
        raise ValueError(f"{type(thing).__name__} has {', '.join(names)}; not {', '.join(sorted(fields))}")
    for name, field in fields.items():
        setattr(thing, name, unpack(field, cards))


def fingerprint(box: Box) -> str:
    """A digest of all that is printed in a box: games saved with one box can be read with one that has the same."""
    if not box.fingerprint:
        told = repr([[_printed(face) for face in box.faces], _printed(box.characters)])
        box.fingerprint = hashlib.blake2b(told.encode(), digest_size=16).hexdigest()
    return box.fingerprint


def _printed(value: object) -> object:
    """What is printed, down to the last field; cards in a deck by the number of their face."""
    if isinstance(value, list | tuple):
        return [item.number if isinstance(item, Face) else _printed(item) for item in value]
    if isinstance(value, dict):
        return [[key, _printed(item)] for key, item in value.items()]
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    return [type(value).__name__, [[name, _printed(getattr(value, name))] for name in fields_of(value)]]


# What of a table is packed as it is. The rest is packed by name, made anew from what is agreed, or never changes.
_PLAIN = (
    "numbers", "inn", "pot", "turn", "active", "phase", "round_at", "moments", "listening", "away", "outside", "barred",
    "unwilling", "contests", "fallen", "over", "winners",
)  # fmt: skip


def pack_table(table: Table, box: Box) -> dict[str, object]:
    """Everything on the table."""
    data: dict[str, object] = {name: pack(getattr(table, name)) for name in _PLAIN}
    data["version"] = VERSION
    data["box"] = fingerprint(box)
    data["places"] = [[place.name, place.character, place.side] for place in table.places]
    data["mode"] = table.mode
    data["factions"] = table.places[table.automata[0]].nature.factions if table.automata else []
    data["bar_deck"] = table.bar_deck >= 0
    data["prizes"] = table.prizes >= 0
    data["event_decks"] = [deck.name for deck in table.event_decks]
    data["games"] = [] if table.games is None else table.games.names
    data["bodies"] = [[body.fortitude, body.alcohol] for body in table.bodies]
    data["purses"] = [purse.gold for purse in table.purses]
    data["out"] = [seat.out for seat in table.seats]
    data["cards"] = [[card.face.number, card.owner, card.home] for card in table.cards]
    data["piles"] = [[card.number for card in pile.cards] for pile in table.piles]
    data["chance"] = table.chance.to_data()
    printed = [kept.component for kept in table.kept]
    data["log"] = [
        [*pack_fact(fact), fact.depth, printed.index(fact.component) if fact.component in printed else -1]
        for fact in table.log.facts()
    ]
    data["stack"] = pack(table.stack)
    data["questions"] = pack(table.questions)
    return data


def pack_fact(fact: Fact) -> list[object]:
    """A fact as it counts when logs are compared."""
    return [fact.what, fact.rule, fact.seat, fact.card.number, fact.whom, fact.amount, pack_known_to(fact.known_to)]


def pack_known_to(mask: int) -> int:
    """Everybody (-1), one seat by its number, or several: a mask, which lies below all these."""
    if mask == EVERYBODY:
        return mask
    seat = mask.bit_length() - 1
    return seat if mask == 1 << seat else -1 - mask


def unpack_known_to(packed: int) -> int:
    if packed == EVERYBODY:
        return packed
    return 1 << packed if packed >= 0 else -1 - packed


def unpack_table(data: dict[str, Any], box: Box) -> Table:
    """Lay a saved table anew, with the faces of this box."""
    if data.get("version") != VERSION:
        raise DataError(
            f"this is a table of version {data.get('version')!r}, and only version {VERSION} can be laid anew:"
            " frames held other fields before. Keep games as replays, which are read in every version (docs/replays.md)"
        )
    if data.get("box") != fingerprint(box):
        raise DataError("this game was saved with other cards: open it with the packs it was played with")
    try:
        return _unpack(data, box)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise DataError(f"this is no complete table: {error!r}") from error


def _unpack(data: dict[str, Any], box: Box) -> Table:
    table = Table()
    table.bodies = [Body(fortitude, alcohol) for fortitude, alcohol in data["bodies"]]
    table.purses = [Purse(gold) for gold in data["purses"]]
    names, characters, sides = (list(column) for column in zip(*data["places"], strict=True))
    lay_places(table, names, characters, sides, data["mode"], box, data["factions"])
    if data["bar_deck"]:
        add_bar_deck(table)
    for name in data["event_decks"]:
        add_event_deck(table, name, box)
    if data["games"]:
        add_games(table, data["games"])
    if data["prizes"]:
        add_prizes(table)
    table.cards = [Card(i, box.faces[face], owner, home) for i, (face, owner, home) in enumerate(data["cards"])]
    for at, numbers in enumerate(data["piles"]):
        table.lay(at, [table.cards[number] for number in numbers])
    note_who_sees(table)
    for place, out in zip(table.seats, data["out"], strict=True):
        place.out = out
    table.note_who_is_in()
    for name in _PLAIN:
        setattr(table, name, unpack(data[name], table.cards))
    table.chance = chance.from_data(data["chance"])
    for what, rule, seat, card, whom, amount, known_to, depth, component in data["log"]:
        by = table.cards[card] if card >= 0 else NO_CARD
        about = table.kept[component].component if component >= 0 else NO_COMPONENT
        table.log.write(Fact(what, rule, seat, by, whom, amount, unpack_known_to(known_to), depth, about))
    table.stack = unpack(data["stack"], table.cards)
    table.questions = unpack(data["questions"], table.cards)
    return table
