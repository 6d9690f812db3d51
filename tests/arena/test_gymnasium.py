"""One seat as a Gymnasium environment passes Gymnasium's checker."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from innkeeper.arena.gymnasium import OneSeat
from innkeeper.bots import UnknownBot
from innkeeper.rules.setup import SetupError


@pytest.mark.parametrize("players", [2, 5])
def test_it_passes_the_checker(players: int) -> None:
    check_env(gymnasium.make("Innkeeper-v0", players=players).unwrapped)


def test_a_whole_game_is_played() -> None:
    env = OneSeat(players=3, opponents=["regular", "random"], render_mode="ansi")
    seen, _ = env.reset(seed=4)
    rng = np.random.default_rng(1)
    over = False
    while not over:
        assert (seen["action_mask"] == env.action_masks()).all()
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, broken_off, info = env.step(action)
        assert not broken_off and not info
        assert over or reward == 0
    assert reward in (-1, 2)
    assert "Turn" in (env.render() or "")


def test_an_illegal_action_loses_at_once() -> None:
    env = OneSeat(players=2)
    env.reset(seed=1)
    illegal = np.flatnonzero(~env.action_masks())[0]
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1, True, {"illegal": illegal})
    legal = np.flatnonzero(env.action_masks())[0]
    assert env.step(legal)[1:3] == (-1, True)  # it stays lost
    env.reset(seed=1)
    assert env.step(legal)[2] is False


def test_opponents_that_cannot_be_had_are_refused() -> None:
    with pytest.raises(ValueError, match="4 players leave 3 seats to opponents, not 1"):
        OneSeat(players=4, opponents=["random"])
    with pytest.raises(SetupError, match="2 to 10 players can sit at the table, not 0"):
        OneSeat(players=0)
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        OneSeat(opponents="nobody")


def test_a_table_a_process() -> None:
    seats = gymnasium.make_vec("Innkeeper-v0", num_envs=2, vectorization_mode="async", players=3)
    seen, _ = seats.reset(seed=5)
    alone, _ = OneSeat(players=3).reset(seed=5)
    assert (seen["observation"][0] == alone["observation"]).all()
    _, rewards, over, _, _ = seats.step(seen["action_mask"].argmax(1))
    assert not over.any() and not rewards.any()
    seats.close()
