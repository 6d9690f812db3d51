"""Names at a table: readable, and nobody can be taken for somebody else."""

from pathlib import Path

import pytest

from innkeeper.server.services.inn import Inn
from innkeeper.server.tables.names import different, proper_name, tidy
from tests.server.helpers import SWIFT, refused, with_inn


def test_a_name_is_shown_in_one_line() -> None:
    assert proper_name("  Ada   Lovelace ", ["Bob"]) == "Ada Lovelace"
    assert proper_name("❤\ufe0f", []) == "❤"
    assert tidy("I ❤\ufe0f it", "line", 200) == "I ❤\ufe0f it"


@pytest.mark.parametrize(
    "name",
    [
        *("", " \u3000 ", "x" * 25, "a\u202eb", "a\u200bb", "\u00ad", "\u2066a"),
        *("\u2800", "a\u2800", "\u3164", "\u115f", "\uffa0", "a\ufe00", "a\U000e0100", "a\u034f"),
        *("\u0301", "\u0301\u20dd", "\ufe0f"),
    ],
)
def test_a_name_that_looks_empty_or_hides_signs_is_none(name: str) -> None:
    with refused("bad-name"):
        proper_name(name, [])


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("BOB", "Bob"),
        ("Аda", "Ada"),
        ("Ada", "АДА".replace("Д", "d")),
        ("РОР", "POP"),
        ("ΑΝΝΑ", "Anna"),
        ("АННА", "AHHA"),
        ("Ａｄａ", "Ada"),
        ("𝐀𝐝𝐚", "Ada"),
        ("lda", "Ida"),
        ("B0b", "Bob"),
        ("straße", "STRASSE"),
        ("Анна", "АННА"),
        ("ГОФ", "ΓOΦ"),
    ],
)
def test_a_name_that_looks_like_another_at_the_table_is_taken(name: str, taken: str) -> None:
    with refused("name-taken"):
        proper_name(name, ["Zed", taken])


@pytest.mark.parametrize("name", ["Ада", "Анна", "Ηλέκτρα", "Ádá", "Adele", "愛", "é", "O'Neill", "नमस्ते", "7"])
def test_a_name_of_one_script_is_welcome(name: str) -> None:
    assert proper_name(name, ["Ada", "Anna", "Elektra"]) == name


@pytest.mark.parametrize("name", ["you", "Nobody", "уоu", "ВЫ", "никто"])
def test_what_sentences_say_in_place_of_a_name_is_none(name: str) -> None:
    with refused("no-name"):
        proper_name(name, [])


def test_a_bot_called_like_somebody_else_gets_a_number_and_people_keep_their_names() -> None:
    assert different(["", "", "Zot 2"], [["Zot"], ["Zot"], ["Eve"]]) == ["Zot", "Zot 3", "Zot 2"]
    assert different(["", "Zоt"], [["Zot"], ["Eve"]]) == ["Zot 2", "Zоt"]  # with a Cyrillic letter
    assert different(["", "Зот"], [["Zot", "Зот"], ["Eve", "Ив"]]) == ["Zot 2", "Зот"]  # as Russian readers see it


def test_nobody_sits_down_as_one_of_the_bots(tmp_path: Path) -> None:
    async def evening(inn: Inn) -> None:
        key = (await inn.lobby.open_table(["fiona", "zot", "gerki"], ["", "regular", ""], SWIFT)).table.key
        for name in ("Zot", "zоt", "Зот"):  # in whatever language somebody reads it
            with refused("name-taken"):
                await inn.lobby.take_seat(key, 0, name, None)
        gerki, secret = await inn.lobby.take_seat(key, 0, "Gerki", None)
        assert gerki.name == "Gerki"  # nobody is Gerki yet …
        await inn.lobby.take_seat(key, 2, "Ada", None)
        room = await inn.lobby.start(key, secret)
        assert [seat.name for seat in room.table.game.table.seats] == ["Gerki", "Zot", "Ada"]

    with_inn(tmp_path, evening)
