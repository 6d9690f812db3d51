"""What is called how in other languages: every title, character and deck has its name, and none is left over."""

import re
from itertools import product
from pathlib import Path

import pytest

from innkeeper.data import fingerprint
from innkeeper.packs import box_of, built_in_packs, open_box
from innkeeper.packs.translations import LANGUAGES, deck_name, option_in, translations
from innkeeper.server.showing.cards import show_cards
from innkeeper.server.showing.cast import show_cast
from innkeeper.server.tables.options import MANNERS, THINGS
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.effects import ChooseOne, EachChooses
from innkeeper.words import say

WEB = Path(__file__).parents[2] / "web" / "src" / "words" / "titles.ts"
LATIN = re.compile("[A-Za-z]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_its_translation(language: str) -> None:
    known = translations()[language]
    printed = {face.title for face in open_box().faces if face.component is NO_COMPONENT}
    assert sorted(printed - {*known.book, *known.ours}) == [], "these lack a title"
    assert sorted({*known.book, *known.ours} - printed) == [], "these are no titles"
    assert not {*known.book} & {*known.ours}, "a title is the rulebook's or ours"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_an_event_has_its_translation(language: str) -> None:
    effects = [effect for face in open_box().faces for effect in face.event or []]
    choices = [effect for effect in effects if isinstance(effect, EachChooses | ChooseOne)]
    names = {branch.name for choice in choices for branch in choice.branches}
    assert {*translations()[language].options} == names
    assert not any(LATIN.search(option_in(language, name)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_and_deck_has_its_name(language: str) -> None:
    box, known = open_box(), translations()[language]
    assert sorted(known.names) == sorted(known.epithets) == sorted(box.characters)
    assert sorted(known.decks) == sorted([*box.drink_decks, *box.event_decks])
    for character in box.characters.values():
        assert character.called(language) == known.names[character.key] and character.called("en") == character.name
        assert character.epithet_in(language) != character.epithet == character.epithet_in("en")
    assert deck_name("rdi1", "Drink Deck 1", language) != "Drink Deck 1" == deck_name("rdi1", "Drink Deck 1", "en")


def test_a_russian_reader_sees_no_english_title_or_name() -> None:
    for card in show_cards(open_box(), "ru"):
        assert not LATIN.search(card.title), card.title
        assert not LATIN.search(card.text), card.text
        assert not any(LATIN.search(use.brief) for use in card.uses), card.uses
    assert not any(LATIN.search(it.name + it.epithet) for it in show_cast(open_box(), "ru"))


def test_titles_that_are_said_are_no_part_of_what_is_printed() -> None:
    """So games that were saved before a title was translated can still be read."""
    box, plain = open_box(), box_of(built_in_packs())
    for face in plain.faces:
        face.translate("ru", "…")
    for character in plain.characters.values():
        character.translate("ru", "…")
    assert fingerprint(plain) == fingerprint(box)


def test_every_table_that_the_inn_names_has_a_name_in_russian() -> None:
    for manner, thing in product(MANNERS, THINGS):
        assert say("page-table-name", "en", manner=manner, thing=thing) == f"The {manner} {thing}"
        assert not LATIN.search(say("page-table-name", "ru", manner=manner, thing=thing)), (manner, thing)
    page = WEB.read_text("utf-8")
    assert "|".join(MANNERS) in page and "|".join(THINGS) in page, "the page knows the inn's own names"
