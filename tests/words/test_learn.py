"""Each variant and each gambling game can be learnt: its points are told in all languages, and link rules there are."""

import re
from pathlib import Path

import pytest

from innkeeper.rulebook import rules
from innkeeper.table.gambling import GAMES
from innkeeper.words import Unspoken, languages, say

LESSONS = Path(__file__).parents[2] / "web" / "src" / "book" / "learn" / "variants.ts"
VARIANTS = ["bar-deck", "prizes", "sea-events", "dungeon-events", "treasure", "otto"]


def lessons() -> dict[str, list[str]]:
    """The rules of each lesson, in the order of its points."""
    text = LESSONS.read_text("utf-8")
    named = dict(re.findall(r'const (\w+) = "([^"]+)";', text))
    found = re.findall(r'^  "?([\w-]+)"?: \{[^}]*?rules: \[([^\]]*)\]', text, re.M)
    return {
        key: [named.get(it.strip(), it.strip().strip('"')) for it in listed.split(",") if it.strip()]
        for key, listed in found
    }


def test_every_variant_and_every_game_has_a_lesson() -> None:
    assert sorted(lessons()) == sorted([*VARIANTS, *GAMES])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [*VARIANTS, *GAMES])
def test_a_lesson_explains_rules_that_there_are(key: str, language: str) -> None:
    points = lessons()[key]
    assert points and [rule for rule in points if rule not in rules()] == []
    assert all(say(f"page-learn-{key}-{number + 1}", language) for number in range(len(points)))
    with pytest.raises(Unspoken):
        say(f"page-learn-{key}-{len(points) + 1}", language)
