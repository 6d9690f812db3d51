"""A table as plain data, and back: every field of every frame, so that none can be forgotten."""

from typing import Any

from innkeeper.rules import (
    ante,
    contest,
    drink,
    drink_deck,
    drink_events,
    drinks,
    gambling,
    hand,
    losing,
    payment,
    pending,
    playing,
    responses,
    turn,
)
from innkeeper.table import chance
from innkeeper.table.box import Box
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.log import Fact
from innkeeper.table.pile import OpenPile
from innkeeper.table.question import Option, Question
from innkeeper.table.seat import Body, Purse, Seat
from innkeeper.table.table import EventDeck, Frame, Table

VERSION = (
    3  # another with every change of what a frame holds: a table goes from process to process, and is kept nowhere
)

_MODULES = (ante, contest, drink_deck, drink_events, drinks, gambling, hand, losing, payment, playing, responses, turn)
_PARTS: list[type] = [
    drink.Change,
    drink.CardEffect,
    drink.Drink,
    pending.Loss,
    pending.Hit,
    pending.Due,
    Option,
    EventDeck,
]


def _classes() -> dict[str, type]:
    found = {part.__name__: part for part in _PARTS}
    for module in _MODULES:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Frame):
                found[thing.__name__] = thing
    return found


_CLASSES = _classes()


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
    if isinstance(value, OpenPile):
        return {"open": pack(value.cards)}
    return {"is": type(value).__name__, **{name: pack(getattr(value, name)) for name in fields_of(value)}}


def unpack(value: Any, cards: list[Card]) -> Any:
    if isinstance(value, list):
        return [unpack(item, cards) for item in value]
    if isinstance(value, dict):
        if "card" in value and "is" not in value:
            return NO_CARD if value["card"] < 0 else cards[value["card"]]
        if "open" in value:
            return OpenPile(unpack(value["open"], cards))
        thing = _CLASSES[value["is"]]()
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


_SEAT_PILES = ("hand", "deck", "discard", "drink_me", "in_play", "side_decks")
_NUMBERS = ("inn", "pot", "turn", "active", "phase", "round_at", "contests", "fallen", "over", "winners")


def pack_table(table: Table) -> dict[str, object]:
    """Everything on the table."""
    data: dict[str, object] = {name: getattr(table, name) for name in _NUMBERS}
    data["version"] = VERSION
    data["cards"] = [[card.face.number, card.owner] for card in table.cards]
    data["bodies"] = [[body.fortitude, body.alcohol] for body in table.bodies]
    data["purses"] = [purse.gold for purse in table.purses]
    data["seats"] = [_pack_seat(seat) for seat in table.seats]
    data["drink_deck"] = pack(table.drink_deck)
    data["drink_discard"] = pack(table.drink_discard)
    data["event_decks"] = pack(table.event_decks)
    data["chance"] = table.chance.to_data()
    data["log"] = [[*pack_fact(fact), fact.depth] for fact in table.log.facts()]
    data["stack"] = pack(table.stack)
    data["questions"] = [_pack_question(question) for question in table.questions]
    return data


def _pack_seat(seat: Seat) -> dict[str, object]:
    packed: dict[str, object] = {name: pack(getattr(seat, name)) for name in _SEAT_PILES}
    for name in ("number", "name", "character", "race", "side", "out"):
        packed[name] = getattr(seat, name)
    packed["tokens"] = dict(seat.tokens)
    return packed


def pack_fact(fact: Fact) -> list[object]:
    """A fact as it counts when logs are compared."""
    return [fact.what, fact.rule, fact.seat, fact.card.number, fact.whom, fact.amount, fact.known_to]


def _pack_question(question: Question) -> dict[str, object]:
    return {name: pack(getattr(question, name)) for name in fields_of(question)}


def unpack_table(data: dict[str, Any], box: Box) -> Table:
    """Lay a saved table anew, with the faces of this box."""
    if data.get("version") != VERSION:
        raise DataError(
            f"this is a table of version {data.get('version')!r}, and only version {VERSION} can be laid anew:"
            " frames held other fields before. Keep games as replays, which are read in every version (docs/replays.md)"
        )
    try:
        return _unpack(data, box)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise DataError(f"this is no complete table: {error!r}") from error


def _unpack(data: dict[str, Any], box: Box) -> Table:
    table = Table()
    table.cards = [Card(i, box.faces[face], owner) for i, (face, owner) in enumerate(data["cards"])]
    table.bodies = [Body(fortitude, alcohol) for fortitude, alcohol in data["bodies"]]
    table.purses = [Purse(gold) for gold in data["purses"]]
    table.seats = [_unpack_seat(entry, table) for entry in data["seats"]]
    table.note_places()
    for name in ("drink_deck", "drink_discard", "event_decks", "stack"):
        setattr(table, name, unpack(data[name], table.cards))
    table.questions = [_unpack_question(entry, table) for entry in data["questions"]]
    for name in _NUMBERS:
        setattr(table, name, data[name])
    table.chance = chance.from_data(data["chance"])
    for what, rule, seat, number, *rest in data["log"]:
        table.log.write(Fact(what, rule, seat, table.cards[number] if number >= 0 else NO_CARD, *rest))
    return table


def _unpack_seat(entry: dict[str, Any], table: Table) -> Seat:
    side: int = entry["side"]
    purse = table.purses[side]
    seat = Seat(entry["number"], entry["name"], entry["character"], entry["race"], side, table.bodies[side], purse)
    for name in _SEAT_PILES:
        setattr(seat, name, unpack(entry[name], table.cards))
    seat.tokens = dict(entry["tokens"])
    seat.out = entry["out"]
    return seat


def _unpack_question(entry: dict[str, Any], table: Table) -> Question:
    question = Question(0, "", "", True, [])
    _fill(question, entry, table.cards)
    return question
