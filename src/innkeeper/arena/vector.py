"""Many games in one process, with what is seen, what may be done and what comes of it in NumPy arrays."""

from array import array
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from innkeeper.arena.asked import IllegalAction
from innkeeper.arena.invitation import Invitation, encoding, seat_bots
from innkeeper.arena.scales import scales
from innkeeper.arena.sitting import Sitting
from innkeeper.table.chance import Dice


class Vector:
    """So many tables, at each of which one seat is to act. Where a game ends, another begins.

    `observations`, `masks` and `seats` hold a row a table and are written anew by every step: copy what is to be kept.
    `seeds` are those of the games being played. `normalised`: each number of an observation is divided by its scale.
    `bots` names who plays at some of the seats; the others are asked. What else is given is as `Setup` takes it.
    """

    def __init__(
        self,
        tables: int = 64,
        players: int = 4,
        seed: int = 0,
        bots: Mapping[int, str] | None = None,
        normalised: bool = False,
        **setup: Any,
    ) -> None:
        if tables < 1:
            raise ValueError(f"there must be at least one table, not {tables}")
        self.invitation = Invitation(players, **setup)
        self.players = players
        self.bots = seat_bots(bots or {}, players)
        self.log = True  # what happens is written down
        self.encoding = encoding()
        self.actions = encoding().actions
        self._slate = array("h", bytes(2 * tables * self.encoding.size))
        self._open = bytearray(tables * self.actions.count)
        self._closed = bytes(self.actions.count)
        self._numbers = np.frombuffer(self._slate, np.int16).reshape(tables, self.encoding.size)
        self.normalised = normalised
        self.observations: NDArray[Any] = self._numbers
        self.masks = np.frombuffer(self._open, np.bool_).reshape(tables, self.actions.count)
        self.masks.flags.writeable = False
        self.seats = np.zeros(tables, np.int64)
        self._chances = [Dice((seed << 32) + table).seeded() for table in range(tables)]
        self.seeds = [0] * tables
        self.begin()

    def begin(self) -> None:
        """Begin another game at every table."""
        self.sittings = [self._begin(table) for table in range(len(self.seeds))]
        for table in range(len(self.seeds)):
            self._show(table)
        self._normalise()

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take an action at every table. Returns what each seat has won there, and where games have ended."""
        chosen = self._checked(actions)
        rewards = np.zeros((len(self.sittings), self.players), np.float32)
        ended = np.zeros(len(self.sittings), np.bool_)
        for table, action in enumerate(chosen):
            sitting = self.sittings[table]
            sitting.act(action)
            if sitting.over:
                rewards[table] = sitting.returns()
                ended[table] = True
                self.sittings[table] = self._begin(table)
            self._show(table)
        self._normalise()
        return rewards, ended

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An action for every table, all that are open as likely as each other."""
        chosen: NDArray[np.int64] = (rng.random(self.masks.shape, np.float32) * self.masks).argmax(1)
        return chosen

    def _begin(self, table: int) -> Sitting:
        self.seeds[table], sitting = self.invitation.begin(lambda: self._draw(table), self.bots, self.log)
        return sitting

    def _draw(self, table: int) -> int:
        """The seed of the next game there."""
        return self._chances[table].below(1 << 62)

    def _show(self, table: int) -> None:
        """Write what the seat to act sees and may do."""
        sitting = self.sittings[table]
        seat = sitting.seat
        self.seats[table] = seat
        sitting.write(seat, self._slate, table * self.encoding.size)
        first = table * self.actions.count
        self._open[first : first + self.actions.count] = self._closed
        sitting.mark(self._open, first)

    def _normalise(self) -> None:
        if self.normalised:
            self.observations = scales().normalised(self._numbers)

    def _checked(self, actions: ArrayLike) -> list[int]:
        """The actions, one a table; all are refused, if one cannot be taken."""
        chosen: list[int] = whole_numbers(actions, len(self.sittings)).tolist()
        for table, action in enumerate(chosen):
            ways = self.sittings[table].ways
            if action not in ways:
                raise IllegalAction(f"action {action} is not open at table {table} now; open are: {sorted(ways)}")
        return chosen


def whole_numbers(actions: ArrayLike, tables: int) -> NDArray[np.integer[Any]]:
    """Actions as an array, if there is a whole number for each table."""
    given = np.asarray(actions)
    if given.shape != (tables,) or not np.issubdtype(given.dtype, np.integer):
        what = f"{given.dtype} of the shape {given.shape}"
        raise ValueError(f"{tables} tables need {tables} actions, a whole number each, not {what}")
    return given
