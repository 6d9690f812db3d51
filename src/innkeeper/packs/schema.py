"""The JSON Schema of a pack file, for editors: what an author writes, word for word."""

from typing import Any, Final

import msgspec

from innkeeper.vocabulary.words import AnyPack

# Tags are added while reading; an author does not write them.
TAGS: Final = frozenset({"pack", "verb", "moment"})
NULL: Final = {"type": "null"}


def pack_schema() -> dict[str, Any]:
    """The schema of a character, Drink Deck or Event Deck file."""
    schema = authored(msgspec.json.schema(AnyPack))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A pack of cards for Innkeeper",
        **schema,
    }


def authored(part: Any) -> Any:
    """A part of the schema without tags and without empty values."""
    if isinstance(part, list):
        return [authored(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {key: authored(value) for key, value in part.items() if key != "discriminator"}
    if kept.get("default", 0) is None:
        del kept["default"]
    if isinstance(kept.get("properties"), dict):
        kept["properties"] = {name: value for name, value in kept["properties"].items() if name not in TAGS}
        kept["required"] = [name for name in kept.get("required", []) if name not in TAGS]
    return without_null(kept)


def without_null(part: dict[str, Any]) -> dict[str, Any]:
    """Of several possibilities all but the empty value."""
    if NULL not in part.get("anyOf", []):
        return part
    rest = [option for option in part["anyOf"] if option != NULL]
    others = {key: value for key, value in part.items() if key != "anyOf"}
    return {**rest[0], **others} if len(rest) == 1 else {**others, "anyOf": rest}
