"""The JSON Schema holds for the built-in packs, and tells of every word."""

from pathlib import Path
from typing import Any

import jsonschema
import pytest

from innkeeper.packs import HERE
from innkeeper.packs.pages import Page
from innkeeper.packs.schema import TAGS, pack_schema
from innkeeper.vocabulary.tagging import MOMENTS, VERBS
from tests.packs.small import CHARACTER, DRINKS, EVENTS

PACKS = sorted(HERE.glob("*/*.yaml"))


def parts(schema: Any) -> list[dict[str, Any]]:
    """Every mapping in the schema."""
    found = [schema] if isinstance(schema, dict) else []
    below = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else []
    return found + [part for value in below for part in parts(value)]


def test_every_verb_and_moment_is_a_key() -> None:
    keys = {key for part in parts(pack_schema()) for key in part.get("properties", {})}
    assert {*VERBS, *MOMENTS, "character", "drinks", "events"} <= keys
    assert not keys & TAGS


def test_unknown_keys_are_refused_everywhere_and_references_lead_somewhere() -> None:
    schema = pack_schema()
    for part in parts(schema):
        if isinstance(part.get("properties"), dict):
            assert part["additionalProperties"] is False, part
        if isinstance(part.get("$ref"), str):
            assert part["$ref"].removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_a_built_in_pack_holds_to_the_schema(path: Path) -> None:
    assert mistakes(Page(path.read_text("utf-8")).data()) == []


@pytest.mark.parametrize("text", [CHARACTER, DRINKS, EVENTS])
def test_the_small_packs_hold_to_the_schema(text: str) -> None:
    assert mistakes(Page(text).data()) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("lose:", "loose:"), ("fortitude: 2", "fortitude: two"), ("copies: 2", "copys: 2"), ("race: elf", "race: elff")],
)
def test_a_mistake_does_not(right: str, wrong: str) -> None:
    assert mistakes(Page(CHARACTER.replace(right, wrong, 1)).data())


def mistakes(data: Any) -> list[str]:
    checker = jsonschema.Draft202012Validator(pack_schema())
    return [error.message for error in checker.iter_errors(data)]
