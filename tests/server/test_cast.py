"""Who chooses a character is told who it is, what it owns and how it plays."""

from pathlib import Path

import pytest

from innkeeper.packs import open_box, read_pack
from innkeeper.server.messages import CharacterShown, ComponentPrinted
from innkeeper.server.showing.cast import show_cast
from innkeeper.table.box import Box
from innkeeper.words import languages
from innkeeper.words.strengths import how_it_plays
from tests.packs.small import CHARACTER, written
from tests.words.games import sound


def shown(key: str, language: str = "en") -> CharacterShown:
    return next(it for it in show_cast(open_box(), language) if it.id == key)


def test_who_it_is_stands_in_the_pack_and_is_told_in_the_language_asked_for() -> None:
    serena = shown("serena")
    assert (serena.name, serena.epithet, serena.set) == ("Serena", "the Pious", "RDI3")
    assert (serena.race, serena.calling) == ("orc", "paladin")
    assert (shown("serena", "ru").race, shown("serena", "ru").calling) == ("орк", "паладин")
    assert shown("eve").race == ""


def test_components_are_told_as_they_are_before_the_game() -> None:
    piety = ComponentPrinted("piety", "Piety", "piety", "light", "counter", start=8, least=1, most=8)
    assert (shown("serena").simple, shown("serena").components) == (False, [piety])
    (mark,) = shown("remy").components
    assert (mark.kind, mark.start, mark.most) == ("token", 1, 1)
    assert (shown("zot").simple, shown("zot").components) == (True, [])


@pytest.mark.parametrize("language", languages())
def test_everybody_plays_somehow(language: str) -> None:
    for it in show_cast(open_box(), language):
        assert sound(it.about), it.id


def test_a_pack_says_how_its_character_plays_or_its_deck_is_compared_with_others() -> None:
    assert shown("remy").about.startswith("Puts Marks on others")
    assert shown("remy", "ru").about.startswith("Раздаёт другим")
    healer, brawler = (open_box().characters[key].deck for key in ("deirdre", "gog"))
    assert how_it_plays(healer, [healer, brawler]) == "Stronger than most at Drinks and healing."
    assert how_it_plays(healer, [healer, brawler], "ru") == "Сильнее прочих в выпивке и лечении."
    assert how_it_plays(healer, [healer, healer]) == "A little of everything."


def test_what_a_pack_says_in_english_alone_and_a_class_nobody_knows_are_told_as_they_are(
    tmp_path: Path,
) -> None:
    more = "class: ferrywoman\nabout: {en: Rows across.}\ncards:"
    box = Box()
    read_pack(written(tmp_path, CHARACTER.replace("cards:", more, 1)), box)
    (found,) = show_cast(box, "ru")
    assert (found.about, found.calling) == ("Rows across.", "ferrywoman")
