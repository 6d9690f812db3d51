"""The table line by line, through a pipe as a player or a screen reader has it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from innkeeper.cli import app
from innkeeper.replay import load
from innkeeper.terminal import saves

ANY_ANSWER = "1\n2\n3\n0\n"  # whatever is asked, these lines answer it sooner or later


def play(state: Path, typed: str, *options: str) -> Result:
    """In this process, which has long been started."""
    environment = {"INNKEEPER_STATE": str(state)}
    return CliRunner().invoke(app, ["play", "--plain", *options], typed, environment, catch_exceptions=False)


def play_in_a_pipe(state: Path, typed: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from innkeeper.cli import main; main()", "play", "--plain", *options]
    environment = {**os.environ, "INNKEEPER_STATE": str(state), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", timeout=120, env=environment, check=False
    )


def test_a_whole_game_with_a_seed_is_the_same_every_time(tmp_path: Path) -> None:
    options = ("--character", "fiona", "--opponents", "gog,zot", "--seed", "a stormy night")
    first, second = (play_in_a_pipe(tmp_path / name, ANY_ANSWER * 2000, *options) for name in ("one", "two"))
    assert first.returncode == 0, first.stderr
    assert re.sub(r"\S+\.json", "", first.stdout) == re.sub(r"\S+\.json", "", second.stdout)
    assert "At the table: Fiona, Gog, Zot. You are Fiona." in first.stdout
    ending = first.stdout.splitlines()[-6:]
    assert any(re.search(r"wins|You win|A tie", line) for line in ending)
    blamed = [line for line in ending if re.search(r"did it|needed nobody else|to blame", line)]
    assert len(blamed) == 3, "two have fallen, each by something, and there is a key moment"
    kept = Path(re.findall(r"innkeeper replay (\S+)", ending[-1])[0])
    assert load(kept).finished and kept.parent == tmp_path / "one" / "games"
    assert not (tmp_path / "one" / "table.json").exists()


def test_another_seed_is_another_game(tmp_path: Path) -> None:
    options = ("--character", "fiona", "--opponents", "gog")
    one, two = (play(tmp_path / seed, ANY_ANSWER * 3, *options, "--seed", seed) for seed in ("1", "2"))
    assert one.stdout != two.stdout


def test_the_end_of_input_keeps_the_game_and_it_can_be_resumed(tmp_path: Path) -> None:
    options = ("--character", "eve", "--opponents", "dimli,fleck", "--seed", "77")
    left = play(tmp_path, ANY_ANSWER * 4, *options)
    assert left.exit_code == 0
    assert re.fullmatch(r"The game waits for you\. To go on with it: .*innkeeper play\)?", left.stdout.splitlines()[-1])
    back = play(tmp_path, "1\n" + ANY_ANSWER * 2000)
    assert "A game is waiting in turn" in back.stdout
    assert "You are Eve." in back.stdout
    whole = play(tmp_path / "whole", ANY_ANSWER * 2000, *options)
    assert whole.stdout.splitlines()[-8:-1] == back.stdout.splitlines()[-8:-1]


def test_leaving_with_q_and_starting_anew_keeps_the_old_game(tmp_path: Path) -> None:
    play(tmp_path, "q\n", "--character", "eve")
    assert (tmp_path / "table.json").exists()
    again = play(tmp_path, "q\n", "--character", "zot", "--new")
    assert "You are Zot." in again.stdout
    assert len(list((tmp_path / "games").iterdir())) == 1
    other = play(tmp_path, "perhaps\n2\nq\n", "--character", "gog")
    assert "There is no choice perhaps." in other.stdout
    assert "You are Gog." in other.stdout
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_a_damaged_save_is_told_of_and_put_aside(tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text('{"format": "innkeeper game", "version": 1', encoding="utf-8")
    result = play(tmp_path, "q\n", "--character", "eve")
    assert "The saved game cannot be used. table.json is a saved game that is cut short or damaged" in result.stdout
    assert "Use another copy" not in result.stdout
    assert "You are Eve." in result.stdout
    assert len(list((tmp_path / "damaged").iterdir())) == 1


def test_questions_about_the_game_and_bad_input(tmp_path: Path) -> None:
    typed = "?\nh\nb\nw 1\nw 99\nw\nhello\n\n-1\n99\ns\ns\nq\n"
    said = play(tmp_path, typed, "--character", "fiona", "--opponents", "1", "--seed", "5").stdout
    assert "> Rule " in said
    assert "> Your hand:\n1. " in said
    assert "Fiona, you" in said and "in hand, Drinks waiting" in said
    assert re.search(r"> “.*” can(not)? be played now", said)
    assert "There is no card 99 in your hand." in said
    assert "> Type “w” and the number of a card in your hand" in said
    assert "> Type the number of your choice, then Enter." in said
    assert "Hush: no more stops" in said
    assert "> “hello” is no choice. Type a number from the list" in said
    assert "> “-1” is no choice." in said
    assert "There is no choice 99. Choose a number from" in said
    assert re.search(r"The game waits for you\. To go on with it: .*innkeeper play\)?\n$", said)


def test_who_plays_is_asked_for_unless_it_was_said(tmp_path: Path) -> None:
    asked = play(tmp_path / "a", "nobody\nfiona\n12\ngog,gog\nq\n", "--seed", "1")
    assert "There is no character “nobody”." in asked.stdout
    assert "One to nine opponents" in asked.stdout
    assert "At the table: Fiona, Gog, Gog 2. You are Fiona." in asked.stdout
    anybody = play(tmp_path / "b", "\n\nq\n", "--seed", "1")
    names = re.findall(r"At the table: (.*)\. You are", anybody.stdout)[0]
    assert names.count(",") == 3


def test_a_pipe_that_is_closed_and_a_screen_without_all_letters(tmp_path: Path) -> None:
    environment = {**os.environ, "INNKEEPER_STATE": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-c", "from innkeeper.cli import main; main()", "play", "--plain", "--character", "zot"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        assert process.stdout.readline().startswith(b"At the table: Zot")
        process.stdout.close()
        process.stdin.write(ANY_ANSWER.encode() * 50)
        process.stdin.close()
        assert b"Traceback" not in process.stderr.read()
    assert (tmp_path / "table.json").exists()


def test_one_number_answers_one_question(tmp_path: Path) -> None:
    options = ("--character", "fiona", "--opponents", "1", "--seed", "5")
    said = play(tmp_path, "1 2 3\n1 2 0\n1 2 3\n" * 3, *options).stdout
    assert "> Type one number.\n" in said


def test_the_winner_is_told_once_and_the_loser_that_it_is_over(tmp_path: Path) -> None:
    out = 0
    for seed in range(4, 8):
        options = ("--character", "fiona", "--opponents", "gerki,gog,zot", "--seed", str(seed))
        said = play(tmp_path / str(seed), ANY_ANSWER * 2000, *options).stdout
        assert not re.search(r" wins the game\.|the game is a tie", said)
        assert len(re.findall(r"You win!| wins: the last one|A tie: ", said)) == 1
        out += len(re.findall(r"^You have (passed out|no Gold left)", said, re.MULTILINE))
    assert out


def test_a_folder_that_cannot_be_written_to_is_told_of_once(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be")
    said = play(tmp_path / "state", ANY_ANSWER * 10, "--character", "eve", "--seed", "1")
    assert said.stdout.count("cannot be saved in") == 1
    assert "Errno" not in said.stdout and not said.stderr
    assert said.stdout.endswith("The game was not saved.\n")


def test_two_games_do_not_share_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNKEEPER_STATE", str(tmp_path))
    held = saves.take_the_table()
    assert held is not None
    refused = play_in_a_pipe(tmp_path, "q\n", "--character", "eve")
    assert refused.returncode == 2
    assert "Another Innkeeper is playing" in refused.stderr
    held.close()
    assert play(tmp_path, "q\n", "--character", "eve").exit_code == 0


def test_nine_opponents_and_a_table_that_cannot_be_set(tmp_path: Path) -> None:
    many = play(tmp_path / "a", "q\n", "--character", "zot", "--opponents", "9")
    assert "At the table: " in many.stdout
    for number in ("-1", "2.5", "0"):
        assert "from 1 to 9" in play(tmp_path / "b", "q\n", "--opponents", number).stderr
    for wrong in (["--opponents", "10"], ["--character", "bob"], ["--drinks", "tea"], ["--bot", "sot"]):
        refused = play(tmp_path / "b", "q\n", *wrong)
        assert refused.exit_code == 2
        assert refused.stderr.strip() and "Traceback" not in refused.stderr


def test_several_drink_decks_are_played_with_the_bar_deck(tmp_path: Path) -> None:
    options = ("--character", "fiona", "--opponents", "gog", "--seed", "5", "--drinks", "rdi1+rdi2")
    assert play(tmp_path, "q\n", *options).exit_code == 0
    assert load(next(tmp_path.rglob("*.json"))).setup.bar_deck


def test_the_others_play_as_they_are_asked_to(tmp_path: Path) -> None:
    """The same table with another bot goes another way, and with a veteran of few trials always the same."""
    options = ("--character", "fiona", "--opponents", "gog,zot", "--seed", "5", "--bot")
    told = [play(tmp_path / name, ANY_ANSWER * 4, *options, name).stdout for name in ("random", "veteran:5")]
    assert told[0] != told[1]
    assert play(tmp_path / "again", ANY_ANSWER * 4, *options, "veteran:5").stdout == told[1]


def test_hints_say_what_a_veteran_would_do(tmp_path: Path) -> None:
    options = ("--character", "fiona", "--opponents", "gog", "--seed", "5")
    hinted = play(tmp_path / "hinted", ANY_ANSWER * 2, *options, "--hint")
    plain = play(tmp_path / "plain", ANY_ANSWER * 2, *options)
    assert re.search(r"^Hint: .+\.$", hinted.stdout, re.MULTILINE)
    assert "Hint: " not in plain.stdout
    without = [line for line in hinted.stdout.splitlines() if not line.startswith("Hint: ")]
    assert without[:-1] == plain.stdout.splitlines()[:-1]  # nothing else changes


def test_boards_tell_what_lies_before_each_player(tmp_path: Path) -> None:
    told = play(tmp_path, "b\nq\n" * 3, "--character", "serena", "--opponents", "remy,kaylin", "--seed", "5").stdout
    boards = [line for line in told.splitlines() if "Fortitude" in line and "in hand" in line]
    assert any(re.fullmatch(r"Serena, you.*; Piety 8", line) for line in boards)
    assert any(re.fullmatch(r"Remy.*; Mark \d left to lay", line) for line in boards)
    assert any(re.fullmatch(r"Kaylin.*; Wulfric \d+: .+", line) for line in boards)
