"""The catalogue is whole, and what it says can be read."""

import re
from pathlib import Path

import pytest
import yaml

from innkeeper import rulebook

FOLDER = Path(rulebook.__file__).parent
CHAPTERS = {
    "bar-deck": 7,
    "boss-battle": 33,
    "boss-versus-boss": 8,
    "card-notes": 141,
    "cards-and-responses": 76,
    "character-mechanics-rdi3": 51,
    "drinks": 70,
    "dungeon-events": 19,
    "gambling": 42,
    "gambling-games-embedding": 33,
    "leaders-and-lackeys": 6,
    "limits": 8,
    "losing": 20,
    "otto": 57,
    "prizes": 17,
    "sea-events": 23,
    "setup": 24,
    "team-characters": 54,
    "teams": 74,
    "treasure": 21,
    "turn": 29,
    "two-headed-boss-battle": 7,
    "two-headed-dragon": 9,
}


def test_every_chapter_has_all_its_rules() -> None:
    counted = dict.fromkeys(CHAPTERS, 0)
    for rule in rulebook.rules().values():
        counted[rule.chapter] += 1
    assert counted == CHAPTERS
    assert len(rulebook.rules()) == 829


def test_the_core_chapters_have_269_rules() -> None:
    assert sum(CHAPTERS[chapter] for chapter in rulebook.CORE) == 269


def test_no_id_is_given_twice() -> None:
    written = [
        rule_id
        for path in sorted((FOLDER / "chapters").glob("*.yaml"))
        for rule_id in re.findall(r"^- id:\s*(\S+)", path.read_text(encoding="utf-8"), re.M)
    ]
    assert len(written) == len(set(written)) == 829
    assert written == list(rulebook.rules())


def test_every_rule_says_something_and_names_a_known_book() -> None:
    for rule in rulebook.rules().values():
        assert rule.rule and rule.rule == rule.rule.strip()
        assert rule.source
        assert all(source[:3] in rulebook.books() for source in rule.source), rule.id


def test_rulings_and_decisions_are_whole() -> None:
    assert len({ruling.id for ruling in rulebook.rulings()}) == len(rulebook.rulings()) == 122
    numbers = [decision.number for decision in rulebook.decisions()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_gambling_games_can_be_read() -> None:
    games = yaml.safe_load((FOLDER / "gambling-games.yaml").read_text(encoding="utf-8"))["games"]
    assert len({game["name"] for game in games}) == 14


def test_every_rule_by_its_id() -> None:
    assert all(rulebook.rule(rule_id).id == rule_id for rule_id in rulebook.rules())


def test_an_unknown_id_names_what_comes_close() -> None:
    meant = rulebook.search("draw up to seven", 1)[0].id
    with pytest.raises(rulebook.UnknownRule) as raised:
        rulebook.rule(meant.replace("-up-", "-upp-"))
    assert raised.value.near[0] == meant
    assert meant in str(raised.value)
