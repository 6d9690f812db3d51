"""Packs written at random from the vocabulary: refused with a reason, or told in every language and played to the end.

Whatever key is accepted changes what is printed, and what the card does is said in its text.
"""

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from msgspec import inspect

from innkeeper import words
from innkeeper.data import fingerprint
from innkeeper.game import Game
from innkeeper.packs import open_box, put_in
from innkeeper.packs.checking import check_pack
from innkeeper.packs.known import fitting, flat, one_down, pack_type, step_into
from innkeeper.packs.reading import converted, read_words
from innkeeper.rules.setup import Setup
from innkeeper.table.box import Box
from innkeeper.table.chance import Dice
from innkeeper.vocabulary.cards import CharacterCard, DrinkCard, EventCard
from innkeeper.vocabulary.component_words import Component, Counter, Deck, Token
from innkeeper.vocabulary.mistakes import Mistake, PackError, Way
from innkeeper.vocabulary.tagging import tagged
from innkeeper.vocabulary.words import AnyPack
from innkeeper.words import asking, telling
from innkeeper.words.wording import text
from tests.packs.author import SLOT, TITLES, Author
from tests.properties.helpers import some_answer

Data = dict[str, Any]
SEEDS: Final = range(6)
CARDS: Final = 12  # are written of each kind
DECISIONS: Final = 20_000  # after so many a game would have no end
KINDS: Final[dict[str, type[Any]]] = {
    "luck": Counter, "mark": Token, "gear": Deck, "mood": Deck, "brew": Deck, "chest": Deck,
}  # fmt: skip
PLACES: Final = {"gear": "card", "mood": "discard", "brew": "front", "chest": "front"}
SLOTS: Final[Data] = {"chest": {"slots": {SLOT: 2}}}
PLAIN: Final = {"title": "Take that!", "copies": 20, "action": {"pick": "another", "do": [{"lose": {"fortitude": 2}}]}}
# What does not change how a card is played need not be told: how it looks, what bots and the judge know of it.
UNPRINTED: Final = {"aliases", "titles", "ru"}  # other spellings, which only the judge knows, and other languages
UNTOLD: Final = {"flavour", "origin", "same_as", "boss", "worth", "emblem", "tint", "sign", "copies", *UNPRINTED}
JUNK: Final[tuple[Any, ...]] = (
    0,
    -1,
    10**30,
    2.5,
    "x",
    "",
    True,
    [],
    {},
    ["x"],
    {"x": 1},
    [[]],
    [None],
    {"1": "a"},
    "me",
    None,
)
STRANGE: Final = ("x", "who", "of", "if", "cannot", "do", "pick", "from", "to", "1", "")


class Packs(NamedTuple):
    """What one author wrote and nobody refused."""

    components: Data
    cards: list[Data]
    drinks: list[Data]
    events: list[Data]

    def decks(self) -> list[tuple[list[Data], Callable[[list[Data]], Data]]]:
        """The cards of each kind, and how a pack of some of them is written."""
        mira = partial(character, components=self.components)
        return [(self.cards, mira), (self.drinks, cellar), (self.events, river)]


def character(cards: list[Data], components: Data) -> Data:
    """A character with these cards, and so many plain ones that nobody can draw and play the same for ever."""
    cards = [*cards, PLAIN]
    return {"character": "mira", "name": "Mira", "size": size(cards), "components": components, "cards": cards}


def cellar(cards: list[Data]) -> Data:
    return {"drinks": "cellar", "name": "The Cellar", "size": size(cards), "cards": cards}


def river(cards: list[Data]) -> Data:
    return {"events": "river", "name": "The River", "size": size(cards), "cards": cards}


def size(cards: list[Any]) -> int:
    """How many cards there are, Boss cards apart."""
    written = [{"copies": 1} if isinstance(card, str) else card for card in cards]
    return sum(card.get("copies", 0) for card in written if not card.get("boss"))


def component(author: Author, key: str) -> Data:
    """A component of the kind that goes by this key."""
    kind = KINDS[key]
    written = author.mapping(Component)
    look = {name: value for name, value in written.items() if name not in ("counter", "token", "deck")}
    body = author.mapping(kind)
    if kind is Deck:
        body = {name: value for name, value in body.items() if name != "slots"} | SLOTS.get(key, {})
        body |= {"to": PLACES[key], "cards": body.get("cards", ["Blank"])}
        body["size"] = size(body["cards"])
    return {**look, kind.__name__.lower(): body}


def plain_component(key: str) -> Data:
    kind = KINDS[key]
    body = {"size": 1, "cards": ["Blank"], "to": PLACES[key]} if kind is Deck else {"stock": 2} if kind is Token else {}
    body |= SLOTS.get(key, {})
    return {"label": key.capitalize(), kind.__name__.lower(): body}


def read(data: Data) -> AnyPack:
    """A pack, or the mistake in it."""
    pack = converted(tagged(deepcopy(data)))
    check_pack(pack, (), set(TITLES))
    return pack


def box_with(data: Data) -> Box | None:
    """A box with this pack alone, if it is accepted."""
    try:
        pack = read(data)
    except Mistake:
        return None
    box = Box()
    put_in(box, pack)
    return box


@cache
def written(seed: int) -> Packs:
    """What is accepted of all that an author writes with this seed."""
    author, stranger = Author(seed, tuple(KINDS)), Author(seed)
    plain = {key: plain_component(key) for key in KINDS}
    components = dict(plain)
    for key in KINDS:
        tries = [component(author, key) for _ in range(8)]
        components[key] = next((one for one in tries if box_with(character([], plain | {key: one}))), plain[key])
    found = Packs(components, [], [], [])
    kinds = (CharacterCard, author), (DrinkCard, stranger), (EventCard, stranger)
    for (kind, who), (cards, pack) in zip(kinds, found.decks(), strict=True):
        tries = [who.mapping(kind) for _ in range(CARDS)]
        cards += [card for card in tries if box_with(pack([card]))]
    return found


def ways_in(data: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every key."""
    for step, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if isinstance(data, dict):
            yield (*way, step)
        yield from ways_in(value, (*way, step))


def at(data: Any, way: Way) -> Any:
    for step in way:
        data = data[step]
    return data


def told(box: Box, language: str) -> list[str]:
    return [text(face, language) for face in box.faces]


def other_values(data: Data, way: Way, author: Author) -> list[Any]:
    """What might stand at a place besides what does; what stands there if nothing is written is left out."""
    tags, kinds = tagged(deepcopy(data)), flat(pack_type())
    for step in way:
        kinds = [below for kind in fitting(kinds, tags) for below in one_down(kind, step)]
        tags = step_into(tags, step)
    found: list[Any] = []
    for kind in kinds:
        if isinstance(kind, inspect.LiteralType):
            found += kind.values
        elif not isinstance(kind, inspect.NoneType):
            found += [author.value(kind, str(way[-1])) for _ in range(8)]
    return found


def changed(data: Data, way: Way, values: list[Any]) -> list[Box]:
    """The boxes that come of other values at a place, as far as they are accepted; None: the key is left out."""
    found = []
    for value in values:
        other = deepcopy(data)
        if value is None:
            del at(other, way[:-1])[way[-1]]
        else:
            at(other, way[:-1])[way[-1]] = value
        other["size"] = size(other["cards"])
        found.append(box_with(other))
    return [box for box in found if box is not None]


def idle_keys(data: Data, ways: list[Way], author: Author) -> list[str]:
    """Keys that might as well not be there, and keys of which the text says nothing."""
    box = box_with(data)
    assert box is not None
    found = []
    for way in (way for way in ways if at(data, way) not in (0, False)):  # which say that there is none
        for without in changed(data, way, [None]):
            if fingerprint(without) == fingerprint(box) and way[-1] not in UNPRINTED:
                # one that says what holds anyway is there for those that say something else
                values = [value for value in other_values(data, way, author) if value != at(data, way)]
                others = changed(data, way, values)
                if others and all(fingerprint(other) == fingerprint(box) for other in others):
                    found.append(f"{way} changes nothing: {at(data, way)}")
            elif way[-1] not in UNTOLD and any(told(without, lang) == told(box, lang) for lang in words.languages()):
                found.append(f"{way} is not told: {at(data, way)}")
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_key_is_accepted_changes_something_and_is_told(seed: int) -> None:
    packs, author = written(seed), Author(seed, tuple(KINDS))
    for cards, pack in packs.decks():
        for card in cards:
            data = pack([card])
            ways = [way for way in ways_in(data) if way[:2] == ("cards", 0) and len(way) > 2]
            assert idle_keys(data, ways, author) == [], card
    data = character([], packs.components)
    ways = [way for way in ways_in(data) if way[0] == "components" and len(way) > 2]
    assert idle_keys(data, ways, author) == [], packs.components


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_accepted_is_told_and_played(seed: int) -> None:
    box, packs = open_box.__wrapped__(), written(seed)
    known = len(box.faces)
    for cards, pack in packs.decks():
        put_in(box, read(pack(cards)))
    for face in box.faces[known:]:
        assert all(text(face, language) for language in words.languages())
    for number, characters in enumerate([["mira", "mira"], ["mira", "zot", "mira", "gog"]]):
        setup = Setup(characters, "rdi1+cellar", event_decks=["river"])
        play(Game.new(setup, seed * 2 + number, box), Dice(seed * 2 + number).seeded())


def play(game: Game, chance: Any) -> None:
    """Play at random, saying now and then what is asked, and at last all that happened."""
    for number in range(DECISIONS):
        question = game.next()
        if question is None:
            break
        for language in words.languages() if number % 16 == 0 else []:
            view = game.view(question.seat)
            assert asking.prompt(question, view, language)
            assert all(asking.option(option, question, view, language) for option in question.options)
        game.choose(question.seat, some_answer(question, chance))
    assert game.table.over
    names = [seat.name for seat in game.table.seats]
    for language in words.languages():
        assert all(telling.fact(fact, names, language) for fact in game.log)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_refused_is_refused_with_file_line_and_reason(seed: int, tmp_path: Path) -> None:
    packs, dice = written(seed), Author(seed).dice
    refused = 0
    for cards, pack in packs.decks():
        for card in cards * 3:
            data = deepcopy(pack([card]))
            way = dice.choice(list(ways_in(data)))
            place = at(data, way[:-1])
            place[dice.choice(STRANGE) if dice.random() < 0.2 else way[-1]] = dice.choice(JUNK)
            message = refusal(data, tmp_path / "pack.yaml")
            refused += message != ""
            if message:
                assert re.match(r".*pack\.yaml(:\d+)?: .{8}", message), message
                assert not re.search(r"Expected|Invalid|\$|Error|NoneType|object", message), message
    assert refused > 30


def refusal(data: Data, path: Path) -> str:
    """What is said against a pack in a file; what is accepted can be told."""
    path.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    try:
        pack = read_words(path, (), set(TITLES))
    except PackError as error:
        return str(error)
    box = Box()
    put_in(box, pack)
    assert all(text(face, language) for face in box.faces for language in words.languages())
    return ""
