"""The one word for a play: wherever the words are listed again, the lists agree."""

import re
from pathlib import Path

import pytest

from innkeeper import words
from innkeeper.words.deeds import ALL_DEEDS

WEB = Path(__file__).parents[2] / "web" / "src"


def icons_on_arrows() -> dict[str, str]:
    """Which icon the page draws for which verb."""
    (listed,) = re.findall(r"const VERBS[^{]*{(.*?)};", (WEB / "table" / "stacking.ts").read_text("utf-8"), re.DOTALL)
    return dict(re.findall(r'"?([a-z-]+)"?: "([a-z]+)"', listed))


def test_the_page_has_an_icon_for_each_verb_of_the_inn_and_for_no_other() -> None:
    assert set(icons_on_arrows()) == ALL_DEEDS


def test_every_icon_on_an_arrow_is_drawn() -> None:
    drawn = set(re.findall(r'id="ic-([a-z]+)"', (WEB / "art" / "icons.svg").read_text("utf-8")))
    assert set(icons_on_arrows().values()) <= drawn


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("deed", sorted(ALL_DEEDS))
def test_every_deed_has_words(deed: str, language: str) -> None:
    assert words.say(f"going-{deed}.verb", language)
