"""Who sits down, and with which seed."""

import pytest

from innkeeper.agreed import Agreed
from innkeeper.packs import open_box
from innkeeper.table.box import Box
from innkeeper.terminal.seating import (
    RANDOM,
    CannotSeat,
    known_character,
    known_drinks,
    seat_everybody,
    seed_number,
    wanted_opponents,
)

BOX = open_box()
FEW = Box()  # with fewer characters than chairs
FEW.drink_decks = BOX.drink_decks
FEW.characters = {key: BOX.characters[key] for key in ("deirdre", "dimli", "eve", "fiona", "gerki", "gog", "zot")}


def test_a_seed_is_a_number_or_any_text() -> None:
    assert seed_number("42") == 42
    assert seed_number(" 42 ") == 42
    assert seed_number("a stormy night") == seed_number("a stormy night") != seed_number("a calm night")
    assert 0 <= seed_number(str(1 << 128)) < 1 << 128
    assert 0 <= seed_number("-1") < 1 << 128
    assert 0 <= seed_number("٣") < 1 << 128
    assert seed_number(None) != seed_number(None)


def test_the_same_seed_seats_the_same_table() -> None:
    first, second = (seat_everybody(RANDOM, [RANDOM] * 5, Agreed(), 7, BOX) for _ in range(2))
    assert (first.characters, first.first) == (second.characters, second.first)
    starters = {seat_everybody("zot", [RANDOM] * 5, Agreed(), seed, BOX).first for seed in range(30)}
    assert len(starters) > 3


def test_random_characters_differ_while_they_can() -> None:
    for seed in range(20):
        assert len(set(seat_everybody("gog", [RANDOM] * 9, Agreed(), seed, BOX).characters)) == 10
        few = seat_everybody("gog", [RANDOM] * 9, Agreed(), seed, FEW).characters
        assert set(few) == set(FEW.characters)
        assert max(few.count(key) for key in few) == 2
        assert seat_everybody("gog", [RANDOM, "zot"], Agreed(), seed, BOX).characters[1] not in ("gog", "zot")


def test_opponents_are_a_number_or_names() -> None:
    assert wanted_opponents(["4"], BOX) == [RANDOM] * 4
    assert wanted_opponents([], BOX) == [RANDOM] * 3
    assert wanted_opponents(["gog", "Gog", "random"], BOX) == ["gog", "gog", RANDOM]


@pytest.mark.parametrize("asked", [["0"], ["10"], ["99999999999"], ["gog"] * 10, ["nobody"], ["-1"], ["gog", "2"]])
def test_opponents_that_cannot_be_seated_are_refused(asked: list[str]) -> None:
    with pytest.raises(CannotSeat):
        wanted_opponents(asked, BOX)


def test_a_character_or_deck_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(CannotSeat, match=r"no character “bob”.*fiona"):
        known_character("bob", BOX)
    with pytest.raises(CannotSeat, match=r"no drink deck “tea”.*rdi2"):
        known_drinks("tea", BOX)
