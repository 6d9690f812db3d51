"""The bench that has a bot play against the one of before plays one game in two processes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from forerunner import ITS, MINE, Forerunner, play

import innkeeper


@pytest.fixture
def other() -> Iterator[Forerunner]:
    forerunner = Forerunner(Path(innkeeper.__file__).parents[1], "veteran:2")
    yield forerunner
    forerunner.end()


def test_who_changes_seats_with_its_like_wins_one_of_two_games(other: Forerunner) -> None:
    assert sorted(play(number, 2, "veteran:2", 1, other) for number in (0, 1)) == sorted([MINE, ITS])


def test_two_that_play_different_games_are_not_compared(other: Forerunner, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Forerunner.say
    monkeypatch.setattr(
        Forerunner, "say", lambda it, **said: say(it, **{**said, "seed": 2} if "seed" in said else said)
    )
    with pytest.raises(AssertionError, match="different games"):
        play(0, 2, "veteran:2", 1, other)
