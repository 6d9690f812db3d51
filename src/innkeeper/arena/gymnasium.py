"""One seat of the game as a Gymnasium environment; bots have the others. Registered as `Innkeeper-v0`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from innkeeper.arena.invitation import Invitation, name_opponents, seat_bots
from innkeeper.arena.picture import RENDER_MODES, check_mode, render
from innkeeper.arena.seats import Seats
from innkeeper.arena.spaces import action_space, observation, observation_space

Observation = dict[str, Any]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """The learner sits at seat 0; `opponents` names the bots to its left, or one bot for all of them.

    `normalised`: each number of an observation is divided by its scale. An action that is not open loses the game at
    once: the mask in the observation says which are.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (Gymnasium has it so)

    def __init__(
        self,
        players: int = 4,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        normalised: bool = False,
        **setup: Any,
    ) -> None:
        check_mode(render_mode)
        self.invitation = Invitation(players, **setup)
        self.bots = seat_bots(name_opponents(opponents, players), players)
        self.render_mode = render_mode
        self.normalised = normalised
        self.observation_space = observation_space(normalised)
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with a seed always the same, and the same after it."""
        super().reset(seed=seed)
        _, self.sitting = self.invitation.begin(lambda: int(self.np_random.integers(1 << 62)), self.bots)
        self.lost = False
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the learner is asked again, or all is over."""
        sitting, chosen = self.sitting, int(action)
        if self.lost or chosen not in sitting.ways:
            self.lost = True
            return self._seen(), -1.0, True, False, {"illegal": chosen}
        sitting.act(chosen)
        if self.render_mode == "human":
            self.render()
        over = sitting.over
        return self._seen(), sitting.returns()[0] if over else 0.0, over, False, {}

    def _seen(self) -> Observation:
        return observation(self.sitting, 0, self.normalised)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, as learners that know masks ask for it."""
        return np.frombuffer(self.sitting.mask(0), np.bool_)

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        return render(self.sitting.game.view(0), self.render_mode)


gymnasium.register(
    "Innkeeper-v0",
    entry_point=OneSeat,
    vector_entry_point=Seats,
    disable_env_checker=True,  # our tests have it checked
)
