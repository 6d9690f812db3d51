"""`innkeeper cards`."""

import json
from pathlib import Path

import pytest

from innkeeper.packs import HERE, built_in_packs
from innkeeper.packs.command import run
from tests.packs.small import CHARACTER, DRINKS, written


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are not broken into many lines."""
    monkeypatch.setenv("COLUMNS", "250")


def test_all_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None, None, False, False) == 0
    out = capsys.readouterr().out
    for key in ("deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "zot", "rdi1", "rdi2"):
        assert f" {key} " in out
    assert "Gog the Half-Ogre" in out


@pytest.mark.parametrize("key", ["zot", "Zot"])
def test_the_cards_of_a_character(capsys: pytest.CaptureFixture[str], key: str) -> None:
    assert run(key, None, False, False) == 0
    out = capsys.readouterr().out
    assert "40 cards of 28 titles" in out
    assert "Down Pooky!" in out and "Another player of your choice loses 1 Fortitude." in out
    assert "6×" in out and "Cheating" in out


def test_the_cards_of_a_drink_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rdi2", None, False, False) == 0
    out = capsys.readouterr().out
    assert "Mead" in out and "Drink Event" in out


def test_a_house_card_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("gog", None, False, False) == 0
    assert "Gog only wanted hug! (house card)" in capsys.readouterr().out


def test_what_a_character_owns_besides_a_hand_is_listed_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("serena", None, False, False) == 0
    out = capsys.readouterr().out
    assert "40 cards of 24 titles" in out
    assert "Piety" in out and "from 1 to 8" in out


def test_house_cards_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None, None, False, True) == 0
    assert "are house cards" in capsys.readouterr().out


def test_an_unknown_deck_is_named_with_a_near_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("deidre", None, False, False) == 1
    assert capsys.readouterr().err == "There is no deck `deidre`; did you mean `deirdre`?\n"


@pytest.mark.parametrize("text", [CHARACTER, DRINKS])
def test_a_pack_that_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    assert run(None, written(tmp_path, text), False, False) == 0
    assert capsys.readouterr().out.startswith("OK: ")


def test_a_pack_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, CHARACTER.replace("lose:", "loose:"))
    assert run(None, path, False, False) == 1
    said = capsys.readouterr().err
    assert said == f'{path}:11: "Hands off!": action.do[0].loose: unknown word `loose`; did you mean `lose`?\n'


def test_a_pack_whose_id_and_name_are_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What no table would have is not called right."""
    text = (HERE / "characters" / "fiona.yaml").read_text("utf-8")
    path = written(tmp_path, text)
    assert run(None, path, False, False) == 1
    said = capsys.readouterr().err
    assert f"{path}:1: character: the id `fiona` is taken by another pack\n" in said
    assert "name: there is a character called Fiona already\n" in said


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.yaml")), ids=lambda path: path.stem)
def test_the_built_in_packs_are_right(path: Path) -> None:
    assert run(None, path, False, False) == 0


def test_the_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None, None, True, False) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "A pack of cards for Innkeeper"


def test_the_stats_count_python_effects(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None, None, False, True) == 0
    out = capsys.readouterr().out
    packs = built_in_packs()
    number = sum(card.copies for pack in packs for card in pack.cards)
    assert f"{len(packs)} packs, " in out and f", {number} cards." in out
    assert "0 cards name a Python effect" in out
