"""The numbers of the outlook are found again in games that went by them."""

import numpy as np
import outlook
import pytest


def test_the_numbers_that_games_went_by_are_found() -> None:
    rng, weights = np.random.default_rng(1), np.array([1.5, -3.0])
    has = rng.normal(size=(20_000, 4, 2))
    winners = np.array([rng.choice(4, p=chances) for chances in outlook.shares(has, weights)])
    won = np.eye(4)[winners]
    found = outlook.fit(has, won)
    assert found == pytest.approx(weights, abs=0.1)
    assert outlook.explained(has, won, found) > 0.3 > 0.1 > abs(outlook.explained(has, won, 0 * found))


def test_each_turn_of_a_game_tells_what_the_sides_have_and_who_won() -> None:
    for many, (has, won, out) in outlook.collect("random", 5, 1).items():
        assert has.shape == (len(out), many, len(outlook.NAMES)) and won.sum(1) == pytest.approx(1.0)
        assert out.any()
