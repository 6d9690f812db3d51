"""The game as a PettingZoo environment: `env(players=4)`. Agents are `player_0` and so on, one a seat."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from innkeeper.arena.invitation import Invitation
from innkeeper.arena.picture import RENDER_MODES, check_mode, render
from innkeeper.arena.spaces import action_space, observation, observation_space, some_seed
from innkeeper.table.chance import Dice


def env(**kwargs: Any) -> AECEnv:
    """The environment that checks what it is given: an illegal action loses, and ends the game."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(**kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """The bare environment. After `max_cycles` actions of all players together a game is broken off. `normalised`: each
    number of an observation is divided by its scale."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "innkeeper_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        normalised: bool = False,
        **setup: Any,
    ) -> None:
        EzPickle.__init__(self, players, render_mode, max_cycles, normalised, **setup)
        super().__init__()
        check_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be 1 or more, or None for no end, not {max_cycles}")
        self.invitation = Invitation(players, **setup)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.normalised = normalised
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space(normalised) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.chance = Dice(some_seed()).seeded()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed always the same, and the same after it."""
        if seed is not None:
            self.chance = Dice(seed).seeded()
        _, self.sitting = self.invitation.begin(lambda: self.chance.below(1 << 62))
        self.taken = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return observation(self.sitting, self.possible_agents.index(agent), self.normalised)

    def step(self, action: int | None) -> None:
        """Take an action of the agent selected. An illegal one raises, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is still in the game, so None is no action"
        self.sitting.act(int(action))
        self.taken += 1
        self._cumulative_rewards[agent] = 0.0
        if self.sitting.over:
            self.rewards = dict(zip(self.agents, self.sitting.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.taken == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.sitting.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return render(self.sitting.game.view(), self.render_mode)

    def close(self) -> None:
        """There is nothing to put away."""
