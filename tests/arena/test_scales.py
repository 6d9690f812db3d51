"""Each number of an observation has a scale, and may be divided by it."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from innkeeper.arena.encoding import THINGS
from innkeeper.arena.gymnasium import OneSeat
from innkeeper.arena.invitation import encoding
from innkeeper.arena.pettingzoo import raw_env
from innkeeper.arena.scales import OF_A_KIND, OF_ALL_THINGS, scales
from innkeeper.arena.spaces import observation, observation_space
from innkeeper.arena.things import OF_A_THING
from innkeeper.arena.vector import Vector
from tests.arena.helpers import moments


@pytest.mark.parametrize("players", [2, 6, 10])
def test_every_number_is_divided_by_its_scale(players: int) -> None:
    at, space = encoding(), observation_space(normalised=True)
    for sitting in moments(players, players + 3):
        seen = observation(sitting, sitting.seat)["observation"]
        scaled = observation(sitting, sitting.seat, normalised=True)
        assert scaled["observation"].dtype == np.float32 and space.contains(scaled)
        numbers = scaled["observation"].tolist()
        boards, told = seen[at.boards : at.boards + 7].tolist(), numbers[at.boards : at.boards + 7]
        assert told == pytest.approx([n / scale for n, scale in zip(boards, [20, 20, 20, 1, 10, 40, 10], strict=True)])
        assert numbers[at.who : at.boards] == seen[at.who : at.boards].tolist()  # yes or no stays 1 or 0
        for first in range(at.things, at.things + THINGS * OF_A_THING, OF_A_THING):
            thing = seen[first : first + OF_A_THING].tolist()
            scale = [*OF_ALL_THINGS, *OF_A_KIND.get(thing[0] - 1, [1] * 4)]
            assert numbers[first : first + OF_A_THING] == pytest.approx(
                [n / s for n, s in zip(thing, scale, strict=True)]
            )


def test_scales_are_of_the_size_of_what_is_seen() -> None:
    largest = np.zeros(encoding().size, np.float32)
    for seed in range(6):
        for sitting in moments(4, seed):
            largest = np.maximum(largest, np.abs(observation(sitting, sitting.seat, True)["observation"]))
    assert largest.max() <= 4
    assert (largest > 1).mean() < 0.01


def test_every_front_end_takes_the_option() -> None:
    one = OneSeat(players=2, normalised=True)
    check_env(one, skip_render_check=True)
    seen, _ = one.reset(seed=3)
    assert (seen["observation"] == observation(one.sitting, 0, normalised=True)["observation"]).all()
    many = raw_env(players=2, normalised=True)
    many.reset(seed=3)
    agent = many.agent_selection
    assert many.observation_space(agent).contains(many.observe(agent))
    plain, scaled = Vector(3, players=3, seed=1), Vector(3, players=3, seed=1, normalised=True)
    rng = np.random.default_rng(1)
    for _ in range(5):
        assert scaled.observations.dtype == np.float32
        assert (scaled.observations == scales().normalised(plain.observations)).all()
        actions = plain.sample(rng)
        plain.step(actions)
        scaled.step(actions)
