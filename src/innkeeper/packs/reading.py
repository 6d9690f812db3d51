"""From a pack file to its words; every mistake is told with file, line, card and key."""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from innkeeper.packs.checking import NO_SIDE_DECKS, check_pack
from innkeeper.packs.common import with_common
from innkeeper.packs.known import known_words, step_into
from innkeeper.packs.pages import Page
from innkeeper.vocabulary.mistakes import Mistake, PackError, Way, spelled
from innkeeper.vocabulary.tagging import tagged
from innkeeper.vocabulary.words import AnyPack, SideDeckPack

PLAIN_NAMES: Final = {
    "int": "a number",
    "float": "a number with a point",
    "str": "a word or text",
    "bool": "true or false",
    "object": "a mapping",
    "array": "a list",
    "null": "nothing",
}
BOUNDS: Final = {
    "int": "must be {}",
    "float": "must be {}",
    "str": "must be of length {}",
    "array": "must have {} in its list",
    "object": "must have {} in its mapping",
}


def read_words(
    path: Path,
    taken: Collection[str] = (),
    families: Collection[str] = (),
    side_decks: Mapping[str, SideDeckPack] = NO_SIDE_DECKS,
) -> AnyPack:
    """The pack in a file, checked: `taken` are ids in use, `families` the titles known from other packs.

    `side_decks` are those that a character may use.
    """
    page: Page | None = None
    try:
        page = Page(read_text(path))
        pack = converted(tagged(with_common(page.data())))
        check_pack(pack, taken, families, side_decks)
    except Mistake as mistake:
        raise PackError(told(path, page, mistake)) from None
    return pack


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Mistake((), f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Mistake((), "is not UTF-8 text") from error


def told(path: Path, page: Page | None, mistake: Mistake) -> str:
    """A mistake with file, line, card and key."""
    if page is None:
        return f"{path}: {mistake.message}"
    way, title = mistake.way, page.title(mistake.way)
    place = f"{path}:{page.line(way)}: "
    if title is not None:
        place += f'"{title[1]}": '
        way = way[title[0] :]
    return place + (f"{spelled(way)}: " if way else "") + mistake.message


def converted(data: Any) -> AnyPack:
    """Tagged data as words."""
    try:
        pack: AnyPack = msgspec.convert(data, AnyPack)
    except msgspec.ValidationError as error:
        raise explained(str(error), data) from None
    return pack


def explained(error: str, data: Any) -> Mistake:
    """What msgspec says, in the author's words."""
    message, way = located(error, data)
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        word = found[1]
        return Mistake((*way, word), f"unknown word `{word}`", word, known_words(data, way))
    if found := re.fullmatch(r"Invalid enum value '(.*)'", message, re.DOTALL):
        word = found[1]
        place = (*way, word) if " - at `key` in " in error else way
        return Mistake(place, f"unknown word `{word}`", word, known_words(data, way))
    if found := re.fullmatch(r"Object missing required field `(.*)`", message):
        return Mistake(way, f"`{found[1]}` is missing")
    if found := re.fullmatch(r"Expected `([^`]*)`, got `(\w*)`", message):
        return Mistake(way, f"must be {plain(found[1])}, not {plain(found[2])}")
    if found := re.fullmatch(r"Expected `(\w*)`(?: of length)? ([<>]=) (-?\d+)(?:\.0)?", message):
        bound = f"{'at least' if found[2] == '>=' else 'at most'} {found[3]}"
        return Mistake(way, BOUNDS[found[1]].format(bound))
    if found := re.fullmatch(r"Expected `str` matching regex .*", message):
        return Mistake(way, "must be a plain id: small letters, digits, `-` and `_`")
    return Mistake(way, message)


def plain(kinds: str) -> str:
    """The kinds of YAML values in plain words."""
    names = [PLAIN_NAMES.get(kind, kind) for kind in kinds.split(" | ") if kind != "null" or kinds == "null"]
    return " or ".join(names)


def located(error: str, data: Any) -> tuple[str, Way]:
    """The message of an error and the way to its place."""
    message, _, place = error.partition(" - at ")
    return message, ways(place, data, error)


def ways(place: str, data: Any, error: str) -> Way:
    """A place like `$.cards[0].drink.races[...].gold` as a way; which entry of a mapping is meant must be found."""
    way: Way = ()
    for key, number, unnamed in re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]|\[(\.\.\.)\]", place):
        if unnamed:
            way = (*way, faulty_entry(data, way, error))
        else:
            way = (*way, int(number) if number else key)
    return way


def faulty_entry(data: Any, way: Way, error: str) -> str:
    """Which entry of the mapping at this place gives this error: the one that still does where all are like it."""
    mapping = data
    for step in way:
        mapping = step_into(mapping, step)
    entries = dict(mapping)
    found = ""
    for key, value in entries.items():
        found = key
        mapping.update(dict.fromkeys(entries, value))
        try:
            msgspec.convert(data, AnyPack)
        except msgspec.ValidationError as again:
            if str(again) == error:
                break
    mapping.update(entries)
    return found
