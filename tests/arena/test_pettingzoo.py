"""The environment passes PettingZoo's own tests, and breaks off long games."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from innkeeper.arena.asked import IllegalAction
from innkeeper.arena.pettingzoo import env, raw_env


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # nobody acts when the game is over
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.parametrize("players", [2, 4, 10])
def test_it_passes_api_test(players: int) -> None:
    api_test(env(players=players), num_cycles=100)


def test_it_passes_seed_test() -> None:
    seed_test(env)


def test_it_passes_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "Turn 1" in capsys.readouterr().out


def seeded(game: Any, seed: int) -> Any:
    """A new game, in which what is drawn at random is the same each time."""
    game.reset(seed=seed)
    for agent in game.possible_agents:
        game.action_space(agent).seed(seed)
    return game


def test_winners_share_what_everybody_has_staked() -> None:
    game = seeded(env(players=3), seed=6)
    paid = {}
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        paid[agent] = reward
        game.step(None if terminated or truncated else game.action_space(agent).sample(seen["action_mask"]))
    won = [reward for reward in paid.values() if reward > 0]
    assert len(set(won)) == 1 and sum(paid.values()) == 0
    assert all(reward == -1 for reward in paid.values() if reward <= 0)


def test_a_long_game_is_broken_off_and_nobody_has_won() -> None:
    """PettingZoo's max_cycles_test supposes that all act in turn, which nobody does who may be interrupted."""
    game = seeded(env(players=4, max_cycles=12), seed=1)
    acted = 0
    broken_off = set()
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        assert not terminated and reward == 0
        if truncated:
            broken_off.add(agent)
            game.step(None)
        else:
            acted += 1
            game.step(game.action_space(agent).sample(seen["action_mask"]))
    assert acted == 12
    assert broken_off == set(game.possible_agents)


def test_only_the_agent_to_act_has_a_mask() -> None:
    game = raw_env(players=3)
    game.reset(seed=2)
    masks = {agent: game.observe(agent)["action_mask"] for agent in game.agents}
    assert [agent for agent, mask in masks.items() if mask.any()] == [game.agent_selection]


def test_an_illegal_action_is_refused_raw_and_loses_wrapped() -> None:
    bare = raw_env(players=2)
    bare.reset(seed=3)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {illegal} is not open"):
        bare.step(illegal)
    checked = env(players=2)
    checked.reset(seed=3)
    loser = checked.agent_selection
    checked.step(illegal)
    assert checked.rewards[loser] == -1 and all(checked.terminations.values())


def test_it_can_be_pickled() -> None:
    twin = pickle.loads(pickle.dumps(raw_env(players=2, characters=["zot", "gog"])))
    twin.reset(seed=1)
    assert [place.character for place in twin.sitting.game.table.places] == ["zot", "gog"]


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="no render mode 'film'; there are: human, ansi"):
        raw_env(render_mode="film")


def test_a_game_of_no_cycles_is_refused() -> None:
    with pytest.raises(ValueError, match="max_cycles must be 1 or more, or None for no end, not 0"):
        raw_env(max_cycles=0)
