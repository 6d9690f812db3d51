"""The rules in other languages: the same rules, found by the words of the language."""

from pathlib import Path

import pytest

from innkeeper import rulebook
from innkeeper.words import languages

OTHERS = [language for language in languages() if language != "en"]
FOLDER = Path(rulebook.__file__).parent


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_told_in_the_language(language: str) -> None:
    untold = [rule.id for rule in rulebook.rules().values() if rulebook.in_words(rule, language) == rule.rule]
    assert untold == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_is_of_a_rule_that_is_not_there(language: str) -> None:
    assert set(rulebook._translations(language)) <= set(rulebook.rules())


def test_a_rule_is_found_by_russian_words() -> None:
    found = [rule.id for rule in rulebook.search("сколько карт можно сбросить", 5, "ru")]
    assert "turn.discard-draw.discard-any-number" in found


def test_a_language_without_translations_reads_english() -> None:
    rule = rulebook.rule("turn.phases.four-in-fixed-order")
    assert rulebook.in_words(rule, "xx") == rule.rule
