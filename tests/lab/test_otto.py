"""The lab with Otto: two seats a game, a winner among them, and ranks that he has no part in."""

import pytest

from innkeeper.lab import LabError, playing
from innkeeper.lab.run import new_run


def test_winners_and_ranks_are_those_of_the_two_players() -> None:
    run = new_run(6, "2", "zot,gerki,fiona", "random", variants="otto")
    assert run.otto
    for number in range(1, 7):
        rows = playing.play(run, number)
        (game,), seats = rows["games"], rows["seats"]
        assert game["players"] == 2 and set(game["winners"]) <= {0, 1} and game["winners"]
        assert [row["seat"] for row in seats] == [0, 1]
        assert sum(row["won"] for row in seats) == 1
        assert sorted(row["rank"] for row in seats) in ([1, 2], [1, 1])


def test_he_is_refused_where_more_than_two_play() -> None:
    with pytest.raises(LabError, match="Otto plays along with two players, not with 4"):
        new_run(1, "4", "all", "random", variants="otto")
