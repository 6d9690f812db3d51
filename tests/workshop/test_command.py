"""`innkeeper workshop`: a character from nothing to a measured deck, without a browser."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from innkeeper.packs import PackError, open_box
from innkeeper.packs.foreign import read_foreign
from innkeeper.workshop.command import TEMPLATE, app

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def said(*arguments: object) -> str:
    """What a command says when all is well."""
    result = RUNNER.invoke(app, [str(it) for it in arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_template_is_right_and_whole() -> None:
    pack = read_foreign(TEMPLATE.read_text("utf-8"), open_box())
    assert pack.size == 40 and set(pack.about) == {"en", "ru"}


def test_from_a_template_to_cards_that_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "berta.yaml"
    assert "40 cards" in said("new", file, "--id", "berta", "--name", "Berta")
    assert "OK: Berta, 40 cards" in said("check", file)
    assert "Another player of your choice loses 2 Fortitude." in said("show", file)
    assert "Всем держаться!" in said("show", file, "--language", "ru")


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mira.yaml"
    file.write_text("mine", "utf-8")
    with pytest.raises(PackError, match="cannot be written"):
        said("new", file)
    assert file.read_text("utf-8") == "mine"


def test_every_mistake_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mira.yaml"
    file.write_text(TEMPLATE.read_text("utf-8").replace("who: source", "who: sauce").replace("race: half", "race: hal"))
    with pytest.raises(PackError) as error:
        said("check", file)
    lines = sorted(str(error.value).splitlines())
    assert any(":54: " in line and "did you mean `source`?" in line for line in lines)
    assert any(":7: race: unknown word" in line for line in lines) and len(lines) == 2


def test_the_lab_tells_a_share_with_its_interval_and_the_cards(tmp_path: Path) -> None:
    file = tmp_path / "mira.yaml"
    said("new", file)
    told = said("ask", file, "--games", "3")
    assert "of 3 games of four; 25% would be even" in told and "Cards that matter most" in told


def test_two_versions_are_compared_over_the_same_games(tmp_path: Path) -> None:
    file, other = tmp_path / "mira.yaml", tmp_path / "stronger.yaml"
    said("new", file)
    other.write_text(file.read_text("utf-8"), "utf-8")
    assert "+0.0%" in said("compare", file, other, "--games", "2")


def test_it_is_played_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("INNKEEPER_STATE", str(tmp_path))
    file = tmp_path / "mira.yaml"
    said("new", file)
    result = RUNNER.invoke(app, ["play", str(file), "--opponents", "1", "--plain"], input="")
    assert "Mira" in result.output
