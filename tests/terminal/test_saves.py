"""Where games are kept."""

import sys
from pathlib import Path

import pytest

from innkeeper.agreed import Agreed
from innkeeper.packs import open_box
from innkeeper.replay import load
from innkeeper.state import state_folder
from innkeeper.terminal import saves
from innkeeper.terminal.seating import RANDOM, seat_everybody
from innkeeper.terminal.session import Session

BOX = open_box()


def new_session(seed: int = 1, opponents: int = 2) -> Session:
    return Session.new(seat_everybody("fiona", [RANDOM] * opponents, Agreed(), seed, BOX), seed, BOX)


def test_the_state_folder_goes_by_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("INNKEEPER_STATE")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "xdg"))
    assert state_folder() == tmp_path / "xdg" / "innkeeper"
    monkeypatch.delenv("XDG_STATE_HOME")
    assert state_folder() == Path.home() / ".local" / "state" / "innkeeper"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert state_folder() == tmp_path / "local" / "innkeeper"


def test_a_game_waits_from_its_first_moment_and_a_new_one_keeps_it(state: Path) -> None:
    assert saves.waiting_game() is None
    new_session(1)
    waiting = saves.waiting_game()
    assert waiting is not None and waiting.setup.characters[0] == "fiona"
    new_session(2)
    assert len(list((state / "games").iterdir())) == 1
    assert saves.waiting_game() != waiting


def test_a_finished_game_leaves_the_table(state: Path) -> None:
    session = new_session(3, 1)
    while not session.over:
        if not session.step():
            question = session.question()
            assert question is not None
            session.choose(0 if question.options else list(range(question.least)))
    assert saves.waiting_game() is None
    assert session.kept is not None and session.kept.parent == state / "games"
    assert load(session.kept).finished


def test_a_game_that_is_finished_but_lies_on_the_table_is_cleared_away(state: Path) -> None:
    test_a_finished_game_leaves_the_table(state)
    played = next((state / "games").iterdir())
    played.rename(saves.table_file())
    assert saves.waiting_game() is None
    assert played.exists() or len(list((state / "games").iterdir())) == 1


@pytest.mark.parametrize("harm", ["cut", "edited", "foreign", "empty"])
def test_a_damaged_game_is_put_aside_and_never_deleted(state: Path, harm: str) -> None:
    new_session(4)
    path = saves.table_file()
    whole = path.read_bytes()
    written = {"cut": whole[:-50], "edited": whole.replace(b"rdi1", b"rdi2"), "foreign": b"hello", "empty": b""}[harm]
    path.write_bytes(written)
    with pytest.raises(saves.DamagedSave) as damage:
        saves.waiting_game()
    assert not path.exists()
    assert damage.value.aside.parent == state / "damaged"
    assert damage.value.aside.read_bytes() == written
    assert damage.value.why


def test_two_games_of_the_same_second_are_both_kept(state: Path) -> None:
    for seed in range(4):
        new_session(seed)
    assert len(list((state / "games").iterdir())) == 3


def test_a_game_goes_on_where_nothing_can_be_written(state: Path) -> None:
    state.parent.mkdir(exist_ok=True)
    state.write_text("a file where a folder should be")
    session = new_session(5)
    assert session.trouble
    while session.step():
        pass
    assert session.question() is not None
