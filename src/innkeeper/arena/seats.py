"""Seat 0 at many tables as one Gymnasium vector environment, played by as many processes as are wanted."""

import contextlib
import ctypes
import multiprocessing
import os
import signal
import traceback
import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from innkeeper.arena.invitation import Invitation, name_opponents
from innkeeper.arena.spaces import action_space, observation, observation_space
from innkeeper.arena.vector import Vector, whole_numbers
from innkeeper.bots.bot import Searcher

Observations = dict[str, NDArray[Any]]
Stepped = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
Seeds = list[int | None]
Memory = list[Any]  # what processes share

LOST: Final = -1.0  # is paid for an action that is not open


class Board(NamedTuple):
    """What the processes write on, a row a table: what is seen and open, what was done, what came of it."""

    numbers: NDArray[Any]
    masks: NDArray[Any]
    last_numbers: NDArray[Any]  # the same as it was at the end of a game that has just ended
    last_masks: NDArray[Any]
    actions: NDArray[Any]
    rewards: NDArray[Any]
    ended: NDArray[Any]  # a game has …
    illegal: NDArray[Any]  # … by an action that was not open

    @staticmethod
    def kinds(tables: int, normalised: bool) -> list[tuple[tuple[int, ...], Any]]:
        """The shape of each column, and what stands in it."""
        seen = observation_space(normalised)
        spaces = [seen["observation"], seen["action_mask"]] * 2
        shown = [((tables, *(space.shape or ())), space.dtype) for space in spaces]
        return [*shown, *(((tables,), kind) for kind in (np.int64, np.float64, np.bool_, np.bool_))]

    @staticmethod
    def memory(tables: int, normalised: bool) -> Memory:
        """Room for a board, in every process that it is handed to."""
        kinds = Board.kinds(tables, normalised)
        return [multiprocessing.RawArray(ctypes.c_byte, np.empty(shape, kind).nbytes) for shape, kind in kinds]

    @staticmethod
    def on(memory: Memory, tables: int, normalised: bool) -> "Board":
        """The board that lies there."""
        kinds = zip(memory, Board.kinds(tables, normalised), strict=True)
        return Board(*(np.frombuffer(room, kind).reshape(shape) for room, (shape, kind) in kinds))

    def part(self, tables: slice) -> "Board":
        """The rows of some of the tables."""
        return Board(*(column[tables] for column in self))


class Share(Vector):
    """Some of the tables. Each goes as with `OneSeat`: an action that is not open loses at once."""

    def __init__(self, board: Board, players: int, bots: Mapping[int, str], **options: Any) -> None:
        self._generators = [seeding.np_random()[0] for _ in board.ended]
        super().__init__(len(board.ended), players, bots=bots, **options)
        self.log = any(isinstance(bot, Searcher) for bot in self.bots.values())  # nobody else reads it
        self._board = board

    def _draw(self, table: int) -> int:
        return int(self._generators[table].integers(1 << 62))

    def do(self, seeds: Seeds | None) -> None:
        """Begin games with these seeds; without them take the actions on the board."""
        if seeds is None:
            for table, action in enumerate(self._board.actions.tolist()):
                self._act(table, action)
            self._normalise()
        else:
            for table, seed in enumerate(seeds):
                if seed is not None:
                    self._generators[table] = seeding.np_random(seed)[0]
            self.begin()
        self._board.numbers[:] = self.observations
        self._board.masks[:] = self.masks

    def _act(self, table: int, action: int) -> None:
        """Take an action at a table. If that ends the game, say how it was left and begin another."""
        board, sitting = self._board, self.sittings[table]
        illegal = action not in sitting.ways
        if not illegal:
            sitting.act(action)
        ended = illegal or sitting.over
        board.illegal[table] = illegal
        board.ended[table] = ended
        board.rewards[table] = LOST if illegal else sitting.returns()[0] if ended else 0.0
        if ended:
            last = observation(sitting, 0, self.normalised)
            board.last_numbers[table], board.last_masks[table] = last["observation"], last["action_mask"]
            self.sittings[table] = self._begin(table)
        self._show(table)


def play(
    theirs: Connection, ours: Connection, memory: Memory, tables: int, share: slice, options: dict[str, Any]
) -> None:
    """What another process does: play its tables as it is told to, until the program that asked for them is gone."""
    theirs.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the program to heed
    tables_here = Share(Board.on(memory, tables, options["normalised"]).part(share), **options)
    with contextlib.suppress(EOFError, OSError):  # at the other end there is nobody any more
        while True:
            ours.send(done(tables_here, ours.recv()))


def done(share: Share, seeds: Seeds | None) -> str:
    """Do it, and say what went wrong, if anything did."""
    try:
        share.do(seeds)
    except Exception:
        return traceback.format_exc()
    return ""


class Worker:
    """Another process that plays some of the tables."""

    def __init__(self, memory: Memory, tables: int, share: slice, options: dict[str, Any]) -> None:
        self.share = share
        self._program = os.getpid()
        self._pipe, theirs = multiprocessing.Pipe()
        told = (self._pipe, theirs, memory, tables, share, options)
        self._process = multiprocessing.Process(target=play, args=told, daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, seeds: Seeds | None) -> None:
        """Have it begin games with these seeds, or take the actions on the board."""
        try:
            self._pipe.send(seeds)
        except OSError:
            raise self._gone() from None

    def wait(self) -> None:
        """Wait until it has done so."""
        try:
            wrong: str = self._pipe.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        if wrong:
            raise RuntimeError(f"{self._where()} came to grief; reset() begins others:\n{wrong}")

    def _where(self) -> str:
        return f"tables {self.share.start} to {self.share.stop - 1}"

    def _gone(self) -> RuntimeError:
        again = 'reset() begins another; where that imports the program, it needs its `if __name__ == "__main__":`'
        return RuntimeError(f"the process that plays {self._where()} is gone: {again}")

    def end(self) -> None:
        """It has nothing to save. A copy of the program, which has forked, leaves it to the program."""
        if os.getpid() == self._program:
            self._process.kill()
            self._process.join()
        self._pipe.close()


def end_all(workers: list[Worker]) -> None:
    """End these processes; what is left of the list is nothing."""
    while workers:
        workers[-1].end()
        workers.pop()


class Seats(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`OneSeat` at `num_envs` tables. Table n goes as that would alone with the n-th seed.

    Where a game ends another begins with the same step, and `final_obs` tells how it was left. `workers` says how many
    processes play, this one among them; it changes nothing but how long it takes.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (Gymnasium has it so)

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        opponents: str | Sequence[str] = "random",
        normalised: bool = False,
        workers: int = 1,
        **setup: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"there must be at least one table, not {num_envs}")
        if not 1 <= workers <= num_envs:
            raise ValueError(f"1 to {num_envs} processes can play {num_envs} tables, not {workers}")
        Invitation(players, **setup)  # a table that cannot be set is refused before other processes begin
        self.num_envs = num_envs
        self.single_observation_space = observation_space(normalised)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._options = dict(players=players, bots=name_opponents(opponents, players), normalised=normalised, **setup)
        self._memory = Board.memory(num_envs, normalised)
        self._board = Board.on(self._memory, num_envs, normalised)
        ends = [num_envs * number // workers for number in range(workers + 1)]
        own, *self._others = [slice(first, end) for first, end in pairwise(ends)]
        self._own = Share(self._board.part(own), **self._options)
        self._workers: list[Worker] = []  # none before the first game, nor after something went wrong
        weakref.finalize(self, end_all, self._workers)
        self._in_order = False  # all tables have done as many steps

    def reset(
        self, *, seed: int | Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a new game at every table; table n has the seed that is given, plus n, or the n-th of several."""
        seeds = self._seeds(seed)
        if options and "reset_mask" in options:
            raise ValueError("all tables begin anew together, so there can be no reset_mask")
        self._do(seeds)
        return self._seen(), {}

    def _seeds(self, seed: int | Seeds | None) -> Seeds:
        """A seed for each table, as `OneSeat` takes it."""
        given = seed if isinstance(seed, list) else [seed]
        for one in given:
            if one is not None and (not isinstance(one, int) or one < 0):
                raise ValueError(f"a seed is a Python int from 0 on, or None for any; not {one!r}")
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} tables need {self.num_envs} seeds, not {len(seed)}")
        return seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]

    def step(self, actions: ArrayLike) -> Stepped:
        """Take an action at every table."""
        chosen = whole_numbers(actions, self.num_envs)
        if not self._in_order and not self.closed:
            raise ResetNeeded("the tables wait for reset(): no game has begun, or a step was broken off")
        self._board.actions[:] = chosen
        self._do(None)
        board, infos = self._board, dict[str, Any]()
        for table in np.flatnonzero(board.ended).tolist():
            last = {"observation": board.last_numbers[table].copy(), "action_mask": board.last_masks[table].copy()}
            why = {"illegal": int(board.actions[table])} if board.illegal[table] else {}
            infos = self._add_info(infos, {"final_obs": last, "final_info": why}, table)
        return self._seen(), board.rewards.copy(), board.ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _do(self, seeds: Seeds | None) -> None:
        """Have all processes do the same. If anything comes between, they are ended: reset() begins others."""
        if self.closed:
            raise ClosedEnvironmentError("this environment is closed: make it anew")
        if not self._in_order:
            end_all(self._workers)
        self._in_order = False
        try:
            for share in self._others[len(self._workers) :] if seeds is not None else []:
                self._workers.append(Worker(self._memory, self.num_envs, share, self._options))
            for worker in self._workers:
                worker.ask(None if seeds is None else seeds[worker.share])
            self._own.do(None if seeds is None else seeds[: len(self._own.sittings)])
            for worker in self._workers:
                worker.wait()
        except BaseException:
            end_all(self._workers)
            raise
        self._in_order = True

    def _seen(self) -> Observations:
        return {"observation": self._board.numbers.copy(), "action_mask": self._board.masks.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open at each table, as learners that know masks ask for it."""
        return self._board.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """End the other processes."""
        self._in_order = False
        end_all(self._workers)
