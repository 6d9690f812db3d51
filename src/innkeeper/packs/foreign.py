"""Packs that guests bring. Whoever wrote one may have made mistakes, or may mean harm.

A pack can do nothing but what the words of cards allow, and is bounded in everything: bytes, places, nesting, lists,
texts, numbers, cards. What is wrong is told all at once, a mistake a card, each with its place and its repair.
"""

import hashlib
import unicodedata
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from innkeeper.data import fingerprint
from innkeeper.packs import known_ids, put_in, side_decks
from innkeeper.packs.checking import check_pack
from innkeeper.packs.common import with_common
from innkeeper.packs.pages import NotYaml, Page, Span
from innkeeper.packs.reading import converted
from innkeeper.table.box import Box
from innkeeper.vocabulary.mistakes import Mistake, PackError, Way, spelled
from innkeeper.vocabulary.tagging import tagged
from innkeeper.vocabulary.words import CharacterPack

LARGEST: Final = 32 * 1024  # bytes
MOST_PLACES: Final = 5000  # words, numbers, lists and mappings
DEEPEST: Final = 16  # lists and mappings within each other
MOST_ENTRIES: Final = 60  # of a list or mapping
LONGEST: Final = 300  # letters of a text
LARGEST_NUMBER: Final = 1000
MOST_CARDS: Final = 60  # of a deck, all copies counted
MOST_PACKS: Final = 4  # at a table
BOXES_AT_HAND: Final = 32
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode
HARMLESS: Final[dict[str, Any]] = {"anytime": {"pick": "anyone", "do": [{"pay": 1, "to": "inn"}]}}
NOWHERE: Final = Span(1, 0, 1, 0)


class Found(NamedTuple):
    """A mistake at its place: in which card (-1: none), under which key, and what could stand there instead."""

    span: Span
    card: int
    title: str
    key: str
    message: str
    word: str
    repairs: list[str]

    def told(self) -> str:
        """The same in a line, as commands tell it."""
        place = f'{self.span.line}: "{self.title}": ' if self.title else f"{self.span.line}: "
        return place + (f"{self.key}: " if self.key else "") + self.message


class Draft:
    """A pack as far as it has come: what is wrong with it, and the rest, with something harmless for wrong cards."""

    def __init__(self) -> None:
        self.page: Page | None = None
        self.data: Any = None  # as it is written
        self.pack: CharacterPack | None = None  # if so much is right that cards can be shown
        self.mistakes: list[Found] = []

    @property
    def wrong(self) -> set[int]:
        """The cards that have mistakes."""
        return {found.card for found in self.mistakes}

    def note(self, mistake: Mistake) -> None:
        """One more mistake."""
        way, span, title = mistake.way, NOWHERE, None
        if self.page is not None:
            span, title = self.page.span(way, mistake.word), self.page.title(way)
        elif isinstance(mistake, NotYaml) and mistake.line:
            span = Span(mistake.line, 0, mistake.line, 0)
        key = spelled(way[title[0] :] if title is not None else way)
        self.mistakes.append(
            Found(span, card_of(way), title[1] if title else "", key, mistake.message, mistake.word, mistake.repairs())
        )


def card_of(way: Way) -> int:
    """Which card of the deck a way leads to; -1: none."""
    return way[1] if len(way) > 1 and way[0] == "cards" and isinstance(way[1], int) else -1


def read_foreign(text: str, box: Box, known_before: bool = False) -> CharacterPack:
    """The character in a text. Raises PackError with a line for each mistake."""
    draft = read_draft(text, box, known_before)
    if draft.mistakes or draft.pack is None:
        raise PackError("\n".join(found.told() for found in draft.mistakes))
    return draft.pack


def read_draft(text: str, box: Box, known_before: bool = False) -> Draft:
    """The character in a text, as far as it is right. `known_before`: of a game played when ids and names may not have
    been taken yet."""
    draft = Draft()
    try:
        if len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
            raise Mistake((), f"is too large: a pack has at most {LARGEST} bytes")
        draft.page = Page(text)
        draft.data = draft.page.data()
    except Mistake as mistake:
        draft.note(mistake)
        return draft
    for beyond in out_of_bounds(draft.data):
        draft.note(beyond)
    if not draft.mistakes:
        read_cards(draft, box, known_before)
    return draft


def read_cards(draft: Draft, box: Box, known_before: bool) -> None:
    """Read all that is right: a card with a mistake is noted, and something harmless is put in its place."""
    data = deepcopy(draft.data)
    families = {face.family for face in box.faces}
    mended: set[Way] = set()
    while True:
        try:
            pack = converted(tagged(with_common(deepcopy(data))))
            taken = set() if known_before else known_ids(box)
            check_pack(pack, taken, families, side_decks(box.packs))
            draft.pack = check_foreign(pack, box, known_before)
            return
        except Mistake as mistake:
            draft.note(mistake)
            place = mistake.way[:2]
            if place in mended or not mend(data, place):
                return
            mended.add(place)


def mend(data: Any, place: Way) -> bool:
    """Put something in place of what is wrong, so that the rest can be read; False if that would tell nothing."""
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        return False
    at = card_of(place)
    if at >= 0:
        data["cards"][at] = harmless(data["cards"], at)
        return True
    least = {"character": "somebody", "name": "Somebody", "size": number_of(data["cards"])}
    wanted = {key: value for key, value in least.items() if place == (key,) or (place == () and key not in data)}
    data |= wanted
    if not wanted and place and place[0] in data and place[0] not in ("cards", "components"):
        del data[place[0]]
        return True
    return bool(wanted)


def harmless(cards: list[Any], at: int) -> dict[str, Any]:
    """A card that can be read, with as much of the title and the copies as is right."""
    card = cards[at] if isinstance(cards[at], dict) else {}
    titles = [other.get("title") for place, other in enumerate(cards) if isinstance(other, dict) and place != at]
    title, copies = card.get("title"), card.get("copies")
    right = isinstance(title, str) and title and title not in titles
    number = copies if isinstance(copies, int) and 1 <= copies <= 40 else 1
    return {"title": title if right else f"#{at + 1}", "copies": number, **deepcopy(HARMLESS)}


def number_of(cards: list[Any]) -> int:
    """How many cards the deck has, Boss cards apart."""
    copies = [card.get("copies") for card in cards if isinstance(card, dict) and not card.get("boss")]
    return sum(number for number in copies if isinstance(number, int)) or 1


def check_foreign(pack: object, box: Box, known_before: bool) -> CharacterPack:
    """What is asked besides of a pack that somebody brings."""
    if not isinstance(pack, CharacterPack):
        raise Mistake((), "is no character: tables take characters alone, written with `character`")
    sizes: dict[Way, int] = {("cards",): sum(card.copies for card in pack.cards)}
    for key, it in pack.components.items():
        if it.deck is not None:
            sizes["components", key, "deck"] = it.deck.size or 0
    for way, size in sizes.items():
        if size > MOST_CARDS:
            raise Mistake(way, f"has {size} cards: a deck that is brought has at most {MOST_CARDS}")
    others = set() if known_before else {name.casefold() for it in box.characters.values() for name in it.names}
    called: dict[Way, str] = {("name",): pack.name}
    called |= {("names", str(language)): name for language, name in pack.names.items()}
    for way, name in called.items():
        if name.casefold() in others:
            raise Mistake(way, f"there is a character called {name} already", name)
    return pack


def out_of_bounds(data: Any) -> Iterator[Mistake]:
    """What no pack may hold, however it is meant."""
    places = 0
    waiting: list[tuple[Way, Any]] = [((), data)]
    while waiting:
        way, value = waiting.pop()
        places += 1
        if places > MOST_PLACES:
            yield Mistake((), f"has too much in it: at most {MOST_PLACES} words, numbers, lists and mappings")
            return
        if isinstance(value, list | dict):
            below = [*value.items()] if isinstance(value, dict) else [*enumerate(value)]
            if len(below) > MOST_ENTRIES:
                yield Mistake(way, f"has {len(below)} entries: at most {MOST_ENTRIES}")
            elif len(way) >= DEEPEST:
                yield Mistake(way[:2], "is nested too deep")
            else:
                waiting += [((*way, key), it) for key, it in reversed(below)]
        elif isinstance(value, str):
            yield from unfit_text(way, value)
        elif isinstance(value, int | float) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
            yield Mistake(way, f"is too large a number: at most {LARGEST_NUMBER}")
        if way and isinstance(way[-1], str):
            yield from unfit_text(way, way[-1])


def unfit_text(way: Way, text: str) -> Iterator[Mistake]:
    """A text that is too long, or holds what cannot be seen: it could look like another one."""
    if len(text) > LONGEST:
        yield Mistake(way, f"has {len(text)} letters: at most {LONGEST}")
    elif any(unicodedata.category(letter) in INVISIBLE for letter in text):
        yield Mistake(way, "holds invisible signs")


def read_file(path: Path) -> str:
    """The text of a pack that lies somewhere; no more of it than a pack may have. Raises PackError."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1).decode()
    except OSError as error:
        raise PackError(f"{path}: cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise PackError(f"{path}: is not UTF-8 text") from error


def read_right(path: Path, box: Box) -> str:
    """The same of a pack that can be played. Raises PackError with file and line of each mistake."""
    written = read_file(path)
    mistakes = read_draft(written, box).mistakes
    if mistakes:
        raise PackError("\n".join(f"{path}:{found.told()}" for found in mistakes))
    return written


def box_with(box: Box, packs: Sequence[str], known_before: bool = False) -> Box:
    """A box with packs that were brought besides what is in it; the same box for the same packs. Raises PackError."""
    return _box_with(box, tuple(packs), known_before) if packs else box


@lru_cache(BOXES_AT_HAND)
def _box_with(box: Box, packs: tuple[str, ...], known_before: bool) -> Box:
    if len(packs) > MOST_PACKS:
        raise PackError(f"At most {MOST_PACKS} packs can be brought to a table, not {len(packs)}.")
    twin = box.copy()
    for text in packs:
        put_in(twin, read_foreign(text, twin, known_before))
        twin.brought.append(text)
    told = repr((fingerprint(box), packs))
    twin.fingerprint = hashlib.blake2b(told.encode(), digest_size=16).hexdigest()
    return twin
