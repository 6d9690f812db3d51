"""Packs are read as YAML 1.2."""

import pytest

from innkeeper.packs.pages import Page
from innkeeper.vocabulary.mistakes import Mistake


def test_on_yes_and_no_are_words() -> None:
    assert Page("{on: yes, no: off, y: n}").data() == {"on": "yes", "no": "off", "y": "n"}


def test_numbers_truth_and_nothing() -> None:
    page = Page("[1, -2, +3, 010, 1.5, true, False, null, ~, 1_000, 0o7, 12:30, 2020-01-01]")
    assert page.data() == [1, -2, 3, 10, 1.5, True, False, None, None, "1_000", "0o7", "12:30", "2020-01-01"]


def test_quoted_numbers_are_text() -> None:
    assert Page("""["7", 'true', "null"]""").data() == ["7", "true", "null"]


def test_a_merge_key_is_a_plain_word() -> None:
    assert Page("{<<: 1}").data() == {"<<": 1}


@pytest.mark.parametrize("text", ["{a: 1, a: 2}", "a: 1\nb: {c: 1, c: 1}", "{1: x, '1': y}"])
def test_a_doubled_key_is_refused(text: str) -> None:
    with pytest.raises(Mistake, match="is there twice"):
        Page(text).data()


def test_a_place_has_a_line() -> None:
    page = Page("a: 1\nb:\n  - c: 2\n  - d: {e: 3,\n         f: 4}\n")
    assert page.line(()) == 1
    assert page.line(("b",)) == 2
    assert page.line(("b", 1, "d", "f")) == 5
    assert page.line(("b", 1, "gone")) == 4
