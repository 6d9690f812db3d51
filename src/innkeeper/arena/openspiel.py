"""The game for OpenSpiel: importing this registers it as `python_innkeeper`.

Chance is the game's own, begun from the parameter `seed`, so a game is deterministic; searches deal anew through
`resample_from_infostate`. Parameters: players, seed, characters (zot+fiona; none: drawn by the seed),
max_game_length (after so many actions a game is broken off, and nobody has won), and what is agreed on (`Agreed`):
drinks, mode, sides (0+1/2+3), event_decks (one+another). OpenSpiel writes a game as text, in which commas and brackets
are its own.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel

from innkeeper.agreed import Agreed, read_sides
from innkeeper.arena.invitation import Invitation, encoding
from innkeeper.arena.picture import picture
from innkeeper.arena.spaces import observation
from innkeeper.rules.setup import SetupError
from innkeeper.table.chance import Dice
from innkeeper.view import View

MEMBERS = "+"  # between those of a list
LISTS = "/"  # between the sides


def written(value: Any) -> Any:
    """What is agreed on, as OpenSpiel can carry it."""
    if isinstance(value, bool):
        return value
    if isinstance(value, list):
        return (LISTS if isinstance(value[0], list) else MEMBERS).join(written(one) for one in value) if value else ""
    return str(value)


AGREED: dict[str, Any] = msgspec.to_builtins(Agreed())  # what is usual
PARAMETERS: dict[str, Any] = {"players": 4, "seed": 1, "characters": "", "max_game_length": 10000} | {
    name: written(usual) for name, usual in AGREED.items()
}
GAME_TYPE = pyspiel.GameType(
    short_name="python_innkeeper",
    long_name="The Red Dragon Inn",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


def read(key: str, written: object) -> Any:
    """A parameter as it was written: OpenSpiel carries lists only as text."""
    text = str(written)
    if not isinstance(AGREED[key], list):
        return written
    if key != "sides":
        return text.split(MEMBERS) if text else []
    try:
        return read_sides(text)
    except ValueError as error:
        raise SetupError(str(error)) from None


class InnkeeperGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules of a table: who plays, and with which cards."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        players = int(given["players"])
        characters = given["characters"].split("+") if given["characters"] else None
        agreed = {key: read(key, given[key]) for key in AGREED}
        invitation = Invitation(players, characters, **agreed)
        self.longest = int(given["max_game_length"])
        if self.longest < 1:
            raise ValueError(f"max_game_length must be 1 or more, not {self.longest}")
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding().actions.count,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.opening = invitation.sit_down(int(given["seed"]))

    def new_initial_state(self) -> "InnkeeperState":
        return InnkeeperState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, but were given: {', '.join(params)}")
        return Observer(iig_obs_type is not None and iig_obs_type.perfect_recall)


class InnkeeperState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: InnkeeperGame) -> None:
        super().__init__(game)
        self.sitting = game.opening.copy()
        self.taken = 0

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.sitting.seat

    def is_terminal(self) -> bool:
        return self.sitting.over or self.taken >= self.get_game().longest

    def returns(self) -> list[float]:
        return self.sitting.returns()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sitting.ways) if player == self.sitting.seat else []

    def _apply_action(self, action: int) -> None:
        self.sitting.act(action)
        self.taken += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return encoding().actions.words(action, self.sitting.decks[player])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "InnkeeperState":
        """Another possible truth for the player to act: all that it cannot know is dealt anew."""
        if player != self.sitting.seat:
            raise ValueError(f"player {player} is not to act now; player {self.sitting.seat} is")
        state = InnkeeperState(self.get_game())
        state.sitting = self.sitting.redeal(Dice(int(sampler() * (1 << 62))).seeded())
        state.taken = self.taken
        return state

    def __str__(self) -> str:
        return picture(self.sitting.game.view())


class Observer:
    """What a player sees now; with perfect recall also a digest of all that they have been told."""

    def __init__(self, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(encoding().size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: InnkeeperState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = observation(state.sitting, player)["observation"]

    def string_from(self, state: InnkeeperState, player: int) -> str:
        sitting = state.sitting
        if not self.perfect_recall:
            return picture(sitting.game.view(player))
        view = sitting.game.view(player, since=0)
        answer = f"{sitting.picked} {sorted(sitting.ways)}" if sitting.seat == player else ""
        return f"{' '.join(map(str, view.code))} {answer} {digest(view)}"


def digest(view: View) -> str:
    """A short word for all that a view tells, with what is asked."""
    return blake2b(view.encode(), digest_size=8).hexdigest()


pyspiel.register_game(GAME_TYPE, InnkeeperGame)
