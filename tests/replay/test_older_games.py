"""Games of older versions are still read, checked and told, and go on as they would have."""

import hashlib
from pathlib import Path

import pytest

from innkeeper.packs import open_box
from innkeeper.replay import Recorder, ReplayError, load, log_bytes, replay, run, save, written
from innkeeper.table.chance import Dice

HERE = Path(__file__).parent
FINISHED = HERE / "finished_1.json"
UNFINISHED = HERE / "unfinished_1.json"
TOLD = "0c35f98279f7ba04e6efd37748487357a92adbb06859a8d6c5fd8c16df020ff4"  # the log as it was when the game was played


def test_a_game_of_version_1_goes_the_same_way() -> None:
    saved = load(FINISHED)
    game = replay(saved, open_box())
    assert saved.version == 1 and game.over and isinstance(game.table.chance, Dice)
    assert hashlib.sha256(log_bytes(game)).hexdigest() == TOLD


def test_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(FINISHED, None) == 0
    told = capsys.readouterr().out
    assert told.startswith("A game of Zot, Gerki, Fiona and Deirdre") and "The file is sound" in told


def test_an_unfinished_one_goes_on_and_is_saved_again(tmp_path: Path) -> None:
    recorder = Recorder.resume(load(UNFINISHED), open_box())
    for seat, answer in load(FINISHED).choices[len(recorder.choices) :]:
        recorder.choose(seat, answer)
    assert hashlib.sha256(log_bytes(recorder.game)).hexdigest() == TOLD
    save(tmp_path / "again.json", recorder.saved())
    again = load(tmp_path / "again.json")
    assert (again.version, again.setup.generator) == (2, "linear")
    assert log_bytes(replay(again, open_box())) == log_bytes(recorder.game)


def test_a_game_of_version_2_goes_the_same_way_and_is_written_as_it_was() -> None:
    path = HERE / "finished_2.json"
    saved = load(path)
    assert (saved.version, saved.setup.drinks, saved.setup.first) == (2, "rdi1+rdi2", 1)
    assert replay(saved, open_box()).over
    assert written(saved) + b"\n" == path.read_bytes()


def test_one_that_was_edited_is_noticed(tmp_path: Path) -> None:
    text = FINISHED.read_text("utf-8")
    (tmp_path / "edited.json").write_text(text.replace('"first":0', '"first":1'), "utf-8")
    with pytest.raises(ReplayError, match="edited or damaged"):
        load(tmp_path / "edited.json")
