"""The game for OpenSpiel: importing this registers it as `python_innkeeper`.

Before the first question the cards are dealt: a chance node with DEALS outcomes, all alike, of which outcome n deals
the game of seed n. With a `seed` that game is there at once, and nothing is left to chance. All that is drawn later
follows from the deal; searches deal anew through `resample_from_infostate`. Parameters: players, seed (-1: none),
characters (zot+fiona; none: drawn by the deal), max_game_length (after so many actions a game is broken off, and nobody
has won), normalised (each number of a tensor is divided by its scale), and what is agreed on (`Agreed`): drinks, mode,
sides (0+1/2+3), event_decks (one+another). OpenSpiel writes a game as text, in which commas and brackets are its own.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from innkeeper.agreed import Agreed, read_sides
from innkeeper.arena.invitation import Invitation, encoding
from innkeeper.arena.picture import picture
from innkeeper.arena.sitting import Sitting
from innkeeper.arena.spaces import numbers
from innkeeper.rules.setup import SetupError
from innkeeper.table.chance import Dice
from innkeeper.view import View

MEMBERS = "+"  # between those of a list
LISTS = "/"  # between the sides
DEALS: Final = 10_000  # games that chance deals, each as likely as the others
OUTCOMES: Final = [(deal, 1 / DEALS) for deal in range(DEALS)]
NO_SEED: Final = -1
NOT_DEALT: Final = "The cards are about to be dealt."


def written(value: Any) -> Any:
    """What is agreed on, as OpenSpiel can carry it."""
    if isinstance(value, bool):
        return value
    if isinstance(value, list):
        return (LISTS if isinstance(value[0], list) else MEMBERS).join(written(one) for one in value) if value else ""
    return str(value)


AGREED: dict[str, Any] = msgspec.to_builtins(Agreed())  # what is usual
PARAMETERS: dict[str, Any] = {
    "players": 4, "seed": NO_SEED, "characters": "", "max_game_length": 10000, "normalised": False,
    **{name: written(usual) for name, usual in AGREED.items()},
}  # fmt: skip


def game_type(chance_mode: Any) -> Any:
    """What OpenSpiel is told about the game."""
    return pyspiel.GameType(
        short_name="python_innkeeper",
        long_name="The Red Dragon Inn",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
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


GAME_TYPE = game_type(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)
SEEDED = game_type(pyspiel.GameType.ChanceMode.DETERMINISTIC)


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
        self.invitation = Invitation(players, characters, **agreed)
        self.normalised = bool(given["normalised"])
        self.longest = int(given["max_game_length"])
        if self.longest < 1:
            raise ValueError(f"max_game_length must be 1 or more, not {self.longest}")
        seed = int(given["seed"])
        seeded = seed != NO_SEED
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding().actions.count,
            max_chance_outcomes=0 if seeded else DEALS,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(SEEDED if seeded else GAME_TYPE, info, params or {})
        self.opening = self.invitation.sit_down(seed) if seeded else None

    def max_chance_nodes_in_history(self) -> int:
        return 0 if self.opening else 1

    def new_initial_state(self) -> "InnkeeperState":
        return InnkeeperState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, but were given: {', '.join(params)}")
        return Observer(iig_obs_type is not None and iig_obs_type.perfect_recall, self.normalised)


class InnkeeperState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment; before the deal there is no sitting."""

    def __init__(self, game: InnkeeperGame) -> None:
        super().__init__(game)
        self.sitting: Sitting | None = game.opening.copy() if game.opening else None
        self.taken = 0

    def current_player(self) -> int:
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.sitting.seat

    def is_terminal(self) -> bool:
        return self.sitting is not None and (self.sitting.over or self.taken >= self.get_game().longest)

    def returns(self) -> list[float]:
        return self.sitting.returns() if self.sitting else [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sitting.ways) if self.sitting and player == self.sitting.seat else []

    def _apply_action(self, action: int) -> None:
        if self.sitting is None:
            self.sitting = self.get_game().invitation.sit_down(action)
        else:
            self.sitting.act(action)
            self.taken += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return encoding().actions.words(action, self.sitting.decks[player]) if self.sitting else f"deal {action}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "InnkeeperState":
        """Another possible truth for the player to act: all that it cannot know is dealt anew."""
        if self.sitting is None:
            raise ValueError(f"player {player} is not to act now; the cards are about to be dealt")
        if player != self.sitting.seat:
            raise ValueError(f"player {player} is not to act now; player {self.sitting.seat} is")
        state = InnkeeperState(self.get_game())
        state.sitting = self.sitting.redeal(Dice(int(sampler() * (1 << 62))).seeded())
        state.taken = self.taken
        return state

    def __str__(self) -> str:
        return picture(self.sitting.game.view()) if self.sitting else NOT_DEALT


class Observer:
    """What a player sees now; with perfect recall also a digest of all that they have been told."""

    def __init__(self, perfect_recall: bool, normalised: bool) -> None:
        self.perfect_recall = perfect_recall
        self.normalised = normalised
        self.tensor = None if perfect_recall else np.zeros(encoding().size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: InnkeeperState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = numbers(state.sitting, player, self.normalised) if state.sitting else 0

    def string_from(self, state: InnkeeperState, player: int) -> str:
        sitting = state.sitting
        if sitting is None:
            return NOT_DEALT
        if not self.perfect_recall:
            return picture(sitting.game.view(player))
        view = sitting.game.view(player, since=0)
        answer = f"{sitting.asked.picked} {sorted(sitting.ways)}" if sitting.asked and sitting.seat == player else ""
        return f"{' '.join(map(str, view.code))} {answer} {digest(view)}"


def digest(view: View) -> str:
    """A short word for all that a view tells, with what is asked."""
    return blake2b(view.encode(), digest_size=8).hexdigest()


def refuse_crash(searcher: Any) -> None:
    """Have a searcher written in C++ refuse this game: it lets go of Python's lock as it steps, which would end the
    process, for games written in Python need it."""
    step = searcher.step

    def checked(self: Any, state: Any) -> int:
        if isinstance(state, InnkeeperState):
            raise TypeError(
                f"pyspiel.{searcher.__name__} is written in C++ and cannot step in a game written in Python: take "
                "ISMCTSBot of open_spiel.python.algorithms.ismcts"
            )
        return int(step(self, state))

    searcher.step = checked


pyspiel.register_game(GAME_TYPE, InnkeeperGame)
for searcher in (pyspiel.MCTSBot, pyspiel.ISMCTSBot):
    refuse_crash(searcher)
