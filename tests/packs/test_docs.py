"""How to write a card: the example is right, and no word is left out."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import inspect

from innkeeper.packs import read_pack
from innkeeper.table.box import Box
from innkeeper.vocabulary.cards import Race
from innkeeper.vocabulary.tagging import MOMENTS, VERBS
from innkeeper.vocabulary.words import AnyPack
from tests.packs.small import written

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")


def test_the_example_is_right(tmp_path: Path) -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    box = Box()
    read_pack(written(tmp_path, example), box)
    assert len(box.characters["mira"].deck) == 7


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_explained(verb: str) -> None:
    assert f"{{{verb}: " in PAGE


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_explained(moment: str) -> None:
    assert f"{{{moment}: " in PAGE


def test_every_key_and_word_is_explained() -> None:
    missing = {word for word in words_of(inspect.type_info(AnyPack), set()) if not re.search(rf"\b{word}\b", PAGE)}
    assert not missing


def words_of(kind: object, seen: set[type]) -> set[str]:
    """All keys and words below a kind."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return set()
        seen.add(kind.cls)
        below = [words_of(field.type, seen) for field in kind.fields]
        return {field.encode_name for field in kind.fields}.union(*below)
    if isinstance(kind, inspect.LiteralType):
        return {str(value) for value in kind.values}
    below = [
        words_of(getattr(kind, part), seen) for part in ("item_type", "key_type", "value_type") if hasattr(kind, part)
    ]
    below += [words_of(member, seen) for member in getattr(kind, "types", ())]
    return set().union(*below)


def test_the_races_are_those_of_the_vocabulary() -> None:
    listed = re.search(r"`race` is one of ([^.]*)\.", PAGE)
    assert listed is not None
    assert tuple(re.split(r",\s+", listed[1])) == get_args(Race)
