"""Otto at the terminal: he sits down with --variants otto, and his board is told in a line."""

from pathlib import Path

from innkeeper.packs import open_box
from innkeeper.terminal import glance
from innkeeper.terminal.welcome import Wanted, begin
from tests.terminal.test_plain import ANY_ANSWER, play


def test_he_is_the_third_at_a_table_of_two(tmp_path: Path) -> None:
    result = play(
        tmp_path,
        "b\n" + ANY_ANSWER * 2000,
        "--variants",
        "otto",
        "--character",
        "fiona",
        "--opponents",
        "zot",
        "--seed",
        "1",
    )
    assert result.exit_code == 0
    assert "At the table: Fiona, Zot, Otto. You are Fiona." in result.stdout
    assert "towards you Fortitude " in result.stdout
    assert "Otto turns up" in result.stdout


def test_he_is_refused_where_more_sit_down(tmp_path: Path) -> None:
    result = play(tmp_path, "", "--variants", "otto", "--character", "fiona", "--opponents", "zot,gog")
    assert result.exit_code == 2
    assert "Otto plays along with two players, not with 3." in result.stderr


def test_his_board_in_russian(tmp_path: Path) -> None:
    wanted = Wanted("fiona", ["zot"], "rdi1", "1", False, open_box(), variants="otto")
    view = begin(wanted).view()
    assert glance.board(view.seats[2], view, 0, "ru").startswith("Otto (")
