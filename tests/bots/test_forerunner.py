"""The bench that has a bot play against the one of before plays one game in two processes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from forerunner import ITS, MINE, OTHERS, Forerunner, gap, main, play

import innkeeper


@pytest.fixture
def other() -> Iterator[Forerunner]:
    forerunner = Forerunner(Path(innkeeper.__file__).parents[1], "veteran:2")
    yield forerunner
    forerunner.end()


def test_who_changes_seats_with_its_like_wins_one_of_two_games(other: Forerunner) -> None:
    assert sorted(play(number, 2, "veteran:2", 1, other) for number in (0, 1)) == sorted([MINE, ITS])


def test_pairs_that_say_nothing_are_no_doubt() -> None:
    """Where cards and seats decide, each of two that are alike wins once, however often that is tried."""
    assert gap([(MINE, ITS), (ITS, MINE), (OTHERS, OTHERS)]) == (0.0, 0.0)
    middle, reach = gap([(MINE, MINE), (MINE, ITS)] * 50)
    assert middle == 0.5 and 0.09 < reach < 0.11


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--games", "5"], "an even number, at least 4"),
        (["--games", "2"], "an even number, at least 4"),
        (["--seats", "1"], "--seats: from 2 to 8"),
        (["--bot", "veteran:0"], "--bot: no budget '0'"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is_built(
    wrong: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["forerunner.py", "HEAD", *wrong])
    monkeypatch.setattr("forerunner.with_bots_of", lambda _: pytest.fail("something was built"))
    with pytest.raises(SystemExit):
        main()
    assert told in capsys.readouterr().err


def test_two_that_play_different_games_are_not_compared(other: Forerunner, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Forerunner.say
    monkeypatch.setattr(
        Forerunner, "say", lambda it, **said: say(it, **{**said, "seed": 2} if "seed" in said else said)
    )
    with pytest.raises(AssertionError, match="different games"):
        play(0, 2, "veteran:2", 1, other)
