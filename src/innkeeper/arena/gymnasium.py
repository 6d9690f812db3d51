"""One seat of the game as a Gymnasium environment; bots have the others. Registered as `Innkeeper-v0`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from innkeeper.arena.invitation import Invitation, seat_bots
from innkeeper.arena.picture import RENDER_MODES, check_mode, render
from innkeeper.arena.spaces import action_space, observation, observation_space

Observation = dict[str, Any]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """The learner sits at seat 0; `opponents` names the bots to its left, or one bot for all of them.

    An action that is not open loses the game at once: the mask in the observation says which are.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (Gymnasium has it so)

    def __init__(
        self,
        players: int = 4,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        check_mode(render_mode)
        self.invitation = Invitation(players, **setup)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{players} players leave {players - 1} seats to opponents, not {len(names)}")
        self.bots = seat_bots(dict(enumerate(names, start=1)), players)
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with a seed always the same, and the same after it."""
        super().reset(seed=seed)
        _, self.sitting = self.invitation.begin(lambda: int(self.np_random.integers(1 << 62)), self.bots)
        self.lost = False
        return observation(self.sitting, 0), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the learner is asked again, or all is over."""
        if self.lost or int(action) not in self.sitting.ways:
            self.lost = True
            return observation(self.sitting, 0), -1.0, True, False, {"illegal": int(action)}
        self.sitting.act(int(action))
        if self.render_mode == "human":
            self.render()
        return observation(self.sitting, 0), self.sitting.returns()[0], self.sitting.over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, as learners that know masks ask for it."""
        mask = np.zeros(int(action_space().n), np.bool_)
        mask[list(self.sitting.ways)] = True
        return mask

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        return render(self.sitting.game.view(0), self.render_mode)


gymnasium.register("Innkeeper-v0", entry_point=OneSeat)
