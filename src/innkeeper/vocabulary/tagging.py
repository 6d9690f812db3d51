"""From the words as keys, as an author writes them, to tagged data that msgspec can tell apart.

An author writes `{lose: {fortitude: 2}}`; msgspec needs to be told `verb: lose` beside it. Nothing else is moved,
so the places msgspec speaks of in its errors are the places the author knows.
"""

from typing import Any, Final, get_args

from innkeeper.vocabulary.mistakes import Mistake, Way
from innkeeper.vocabulary.moments import When
from innkeeper.vocabulary.trigger_words import Occasions
from innkeeper.vocabulary.verbs import Effect
from innkeeper.vocabulary.words import AnyPack


def tags(union: Any) -> dict[str, type[Any]]:
    """The words that tell the classes of a union apart, each with its class."""
    return {str(member.__struct_config__.tag): member for member in get_args(union)}


VERBS: Final = tags(Effect)
MOMENTS: Final = tags(When) | tags(Occasions)
PACKS: Final = tags(AnyPack)
# The keys under which effects are listed.
EFFECTS: Final = ("do", "cost", "below", "above", "instead", "ignored")
LINKS: Final = frozenset(name for word in VERBS.values() for name in word.__struct_encode_fields__ if name not in VERBS)


def tagged(data: Any) -> Any:
    """The data of a pack file with a tag on the pack, on every effect and on every moment."""
    if not isinstance(data, dict):
        raise Mistake(
            (), "a pack is a mapping with `character`, `drinks`, `events`, `prizes`, `automaton` or `side_deck`"
        )
    tag(data, "pack", PACKS, ())
    for key, value in data.items():
        walk(value, (key,))
    return data


def walk(data: Any, way: Way) -> None:
    """Tag everything below; refuse keys without a value."""
    if data is None:
        raise Mistake(way, "is empty")
    if isinstance(data, list):
        for place, item in enumerate(data):
            walk(item, (*way, place))
    elif isinstance(data, dict):
        for key, value in data.items():
            walk(value, (*way, key))
        tag_parts(data, way)


def tag_parts(data: dict[str, Any], way: Way) -> None:
    """Tag the effects wherever they are listed, and the moment under `when`."""
    for key in EFFECTS:
        effects = data.get(key)
        for place, effect in enumerate(effects if isinstance(effects, list) else []):
            if isinstance(effect, dict):
                tag(effect, "verb", VERBS, (*way, key, place))
    if isinstance(data.get("when"), dict):
        tag(data["when"], "moment", MOMENTS, (*way, "when"))


def tag(data: dict[str, Any], field: str, known: dict[str, type[Any]], way: Way) -> None:
    """Find the one key that says what this is and write it down as the tag."""
    if field in data:
        raise Mistake((*way, field), f"unknown word `{field}`")
    found = [key for key in data if key in known]
    if len(found) > 1:
        raise Mistake((*way, found[1]), f"`{found[0]}` and `{found[1]}` are two: write them apart")
    if not found:
        raise missing(data, field, known, way)
    data[field] = found[0]


def missing(data: dict[str, Any], field: str, known: dict[str, type[Any]], way: Way) -> Mistake:
    """No key is a known word: most likely one is misspelled."""
    strange = [key for key in data if key not in LINKS]
    if not strange:
        return Mistake(way, f"has no {field}", "", known)
    return Mistake((*way, strange[0]), f"unknown word `{strange[0]}`", strange[0], known)
