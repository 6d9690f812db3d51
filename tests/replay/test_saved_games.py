"""Saved games go on where they stood, and tell when something is wrong with them."""

import json
import random
from pathlib import Path

import pytest
from server_process import random_answer

from innkeeper.game import Game, IllegalChoice
from innkeeper.packs import open_box
from innkeeper.replay import (
    Recorder,
    ReplayError,
    Saved,
    SavedSetup,
    digest,
    load,
    log_bytes,
    replay,
    run,
    save,
)
from innkeeper.rules.setup import Setup

SEED = 0x0123456789ABCDEF0123456789ABCDEF


def play(recorder: Recorder, dice: random.Random, choices: int = 100_000) -> None:
    """Play at random to the end, or until so many choices are made."""
    while len(recorder.choices) < choices and (question := recorder.game.next()) is not None:
        recorder.choose(question.seat, random_answer(question, dice))


def begun(players: int = 4) -> Recorder:
    characters = ["zot", "gerki", "fiona", "deirdre", "gog", "eve", "fleck", "dimli", "zot", "gog"]
    return Recorder.new(Setup(characters[:players]), SEED, open_box())


@pytest.fixture
def finished() -> Recorder:
    recorder = begun()
    play(recorder, random.Random(1))
    assert recorder.game.over
    return recorder


@pytest.fixture
def file(tmp_path: Path, finished: Recorder) -> Path:
    path = tmp_path / "game.json"
    save(path, finished.saved())
    return path


def resigned(path: Path, **changes: object) -> Path:
    """Edit a saved game as somebody would who knows how its digest is made."""
    entries = {**json.loads(path.read_text("utf-8")), **changes}
    path.write_text(json.dumps(entries), "utf-8")
    saved = Saved(**{**entries, "setup": _setup_of(path), "choices": [(s, a) for s, a in entries["choices"]]})
    path.write_text(json.dumps({**entries, "digest": digest(saved)}), "utf-8")
    return path


def _setup_of(path: Path) -> SavedSetup:
    return SavedSetup(**json.loads(path.read_text("utf-8"))["setup"])


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_replayed_game_has_the_same_log_byte_for_byte(tmp_path: Path, players: int) -> None:
    recorder = begun(players)
    play(recorder, random.Random(players))
    save(tmp_path / "game.json", recorder.saved())
    again = replay(load(tmp_path / "game.json"), open_box())
    assert log_bytes(again) == log_bytes(recorder.game)
    assert again.over and again.winners == recorder.game.winners


def test_the_log_says_of_which_component_it_tells() -> None:
    recorder = Recorder.new(Setup(["serena", "remy", "zot"]), SEED, open_box())
    play(recorder, random.Random(3))
    lines = [json.loads(line) for line in log_bytes(recorder.game).splitlines()]
    assert {line[6] for line in lines if line[0] == "component"} == {"piety", "mark"}
    assert {len(line) for line in lines if line[0] != "component"} == {6}


def test_an_unfinished_game_goes_on_identically(tmp_path: Path, finished: Recorder) -> None:
    recorder = begun()
    play(recorder, random.Random(1), choices=100)
    save(tmp_path / "game.json", recorder.saved())
    saved = load(tmp_path / "game.json")
    assert not saved.finished
    resumed = Recorder.resume(saved, open_box())
    for seat, answer in finished.choices[100:]:
        resumed.choose(seat, answer)
    assert log_bytes(resumed.game) == log_bytes(finished.game)
    assert resumed.saved() == finished.saved()


def test_a_game_can_be_saved_inside_a_window_that_some_have_answered() -> None:
    recorder = begun(10)
    dice = random.Random(3)
    while not any(question.answer for question in recorder.game.table.questions):
        question = recorder.game.questions[-1]
        recorder.choose(question.seat, random_answer(question, dice))
    resumed = Recorder.resume(recorder.saved(), open_box())
    assert resumed.game.to_data() == recorder.game.to_data()
    assert any(question.answer for question in resumed.game.table.questions)


def test_an_illegal_choice_is_not_recorded() -> None:
    recorder = begun()
    question = recorder.game.next()
    assert question is not None
    with pytest.raises(IllegalChoice):
        recorder.choose(question.seat, 999)
    assert recorder.choices == []


def test_the_seed_has_all_its_bits(finished: Recorder) -> None:
    assert finished.saved().seed == "0123456789abcdef0123456789abcdef"
    assert Recorder.new(Setup(["zot", "gog"]), 5, open_box()).saved().seed == "0" * 31 + "5"


def test_sides_and_names_are_kept() -> None:
    names, sides = ["A", "B", "C", "D"], [[0, 1], [2, 3]]
    setup = Setup(["zot", "gog", "eve", "fleck"], "rdi2", 2, names, sides, mode="two-headed-dragon")
    recorder = Recorder.new(setup, SEED, open_box())
    play(recorder, random.Random(2))
    game = replay(recorder.saved(), open_box())
    assert [seat.name for seat in game.table.seats] == ["A", "B", "C", "D"]
    assert len(game.winners) in (2, 4)


def test_every_truncation_is_noticed(file: Path) -> None:
    whole = file.read_bytes().rstrip()
    for end in range(0, len(whole), 7):
        file.write_bytes(whole[:end])
        with pytest.raises(ReplayError):
            load(file)
    file.write_bytes(whole[:-1])
    with pytest.raises(ReplayError, match=r"cut short or damaged.*another copy"):
        load(file)


def test_every_edited_field_is_noticed(file: Path) -> None:
    whole = json.loads(file.read_text("utf-8"))
    edits = {
        "setup": {**whole["setup"], "first": 1},
        "seed": "f" * 32,
        "choices": whole["choices"][:-1],
        "finished": False,
        "log": "0" * 64,
        "digest": "0" * 64,
    }
    for field, edited in edits.items():
        file.write_text(json.dumps({**whole, field: edited}), "utf-8")
        with pytest.raises(ReplayError, match="edited or damaged"):
            load(file)


def test_a_missing_or_unknown_field_is_named(file: Path) -> None:
    whole = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({field: value for field, value in whole.items() if field != "seed"}), "utf-8")
    with pytest.raises(ReplayError, match="seed"):
        load(file)
    file.write_text(json.dumps({**whole, "cheat": True}), "utf-8")
    with pytest.raises(ReplayError, match="cheat"):
        load(file)


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", '{"format": "chess"}', "\xff", "[" * 5000])
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(ReplayError, match="not a saved game"):
        load(path)


def test_a_newer_file_asks_for_an_update(file: Path) -> None:
    whole = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**whole, "version": 3, "weather": "rain"}), "utf-8")
    with pytest.raises(ReplayError, match=r"newer Innkeeper.*Update"):
        load(file)
    file.write_text(json.dumps({**whole, "version": 0}), "utf-8")
    with pytest.raises(ReplayError, match="edited or damaged"):
        load(file)


def test_a_missing_file_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(ReplayError, match="cannot be read"):
            load(path)


def test_a_forged_choice_is_not_open(file: Path) -> None:
    choices = json.loads(file.read_text("utf-8"))["choices"]
    saved = load(resigned(file, choices=[[9, 0], *choices]))
    with pytest.raises(ReplayError, match="Choice 1 of this game is not open to seat 9"):
        replay(saved, open_box())


def test_a_forged_seed_gives_another_log(file: Path) -> None:
    saved = load(resigned(file, seed="f" * 32, choices=[], finished=False))
    with pytest.raises(ReplayError, match="another way"):
        replay(saved, open_box())


def test_a_setup_with_unknown_packs_is_refused(file: Path) -> None:
    setup = {**json.loads(file.read_text("utf-8"))["setup"], "characters": ["nobody", "zot"]}
    with pytest.raises(ReplayError, match="no character 'nobody'"):
        replay(load(resigned(file, setup=setup)), open_box())


def test_saving_is_whole_or_not_at_all(file: Path, monkeypatch: pytest.MonkeyPatch, finished: Recorder) -> None:
    before = file.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="full"):
        save(file, begun().saved())
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_the_log_tells_facts_by_what_they_hold() -> None:
    game = Game.new(Setup(["zot", "gog"]), SEED, open_box())
    lines = log_bytes(game).splitlines()
    assert json.loads(lines[0]) == ["turn", 0, -1, -1, 0, -1]


class TestCommand:
    """`innkeeper replay FILE`."""

    def test_it_tells_the_game_and_its_result(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(file, None) == 0
        told = capsys.readouterr().out
        assert told.startswith("A game of Zot, Gerki, Fiona and Deirdre")
        assert "Turn 1: Zot" in told and "wins the game" in told and "The file is sound" in told

    def test_a_seat_is_told_only_what_it_could_know(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(file, "GERKI") == 0
        told = capsys.readouterr().out
        assert "Gerki draws “" in told and "Zot draws “" not in told

    def test_secrets_of_a_game_going_on_stay_secret(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        recorder = begun()
        play(recorder, random.Random(1), choices=80)
        save(tmp_path / "game.json", recorder.saved())
        assert run(tmp_path / "game.json", None) == 0
        told = capsys.readouterr().out
        assert "draws “" not in told and "The game is not over" in told

    def test_a_bad_file_says_why(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_bytes(file.read_bytes()[:500])
        assert run(file, None) == 1
        streams = capsys.readouterr()
        assert "cut short" in streams.err and not streams.out

    def test_an_unknown_seat_says_who_is_there(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(file, "pooky") == 1
        assert "Zot, Gerki, Fiona and Deirdre" in capsys.readouterr().err
