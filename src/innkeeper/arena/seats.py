"""Seat 0 at many tables as one Gymnasium vector environment, played by as many processes as are wanted."""

import contextlib
import ctypes
import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple

import numpy as np
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
Asked = Seeds | str  # of a process: to begin games with these seeds, or one of the following
ACT: Final = "act"  # take the actions on the board
THE_END: Final = "end"
Told = list[tuple[int, dict[str, Any]]]  # what there is to tell of some of the tables
Memory = list[Any]  # what processes share

LOST: Final = -1.0  # is paid for an action that is not open


class Board(NamedTuple):
    """What the processes write on, a row a table: what is seen and open, what was done, what came of it."""

    numbers: NDArray[Any]
    masks: NDArray[Any]
    actions: NDArray[Any]
    rewards: NDArray[Any]
    ended: NDArray[Any]

    @staticmethod
    def kinds(tables: int, normalised: bool) -> list[tuple[tuple[int, ...], Any]]:
        """The shape of each column, and what stands in it."""
        seen = observation_space(normalised)
        spaces = [seen["observation"], seen["action_mask"]]
        shown = [((tables, *(space.shape or ())), space.dtype) for space in spaces]
        return [*shown, ((tables,), np.int64), ((tables,), np.float64), ((tables,), np.bool_)]

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

    def __init__(self, first: int, board: Board, players: int, bots: Mapping[int, str], **options: Any) -> None:
        self._generators = [seeding.np_random()[0] for _ in board.ended]
        super().__init__(len(board.ended), players, bots=bots, **options)
        self.log = any(isinstance(bot, Searcher) for bot in self.bots.values())  # nobody else reads it
        self._first = first  # the number of its first table among all
        self._board = board

    def _draw(self, table: int) -> int:
        return int(self._generators[table].integers(1 << 62))

    def reset(self, seeds: Seeds) -> Told:
        """Begin a game at every table; with a seed always the same, and the same after it."""
        for table, seed in enumerate(seeds):
            if seed is not None:
                self._generators[table] = seeding.np_random(seed)[0]
        self.begin()
        self._write()
        return []

    def act(self) -> Told:
        """Take the actions that stand on the board; tell of every game that has ended how it was left."""
        told: Told = []
        for table, action in enumerate(self._board.actions.tolist()):
            sitting = self.sittings[table]
            is_open = action in sitting.ways
            if is_open:
                sitting.act(action)
            ended = sitting.over or not is_open
            self._board.ended[table] = ended
            self._board.rewards[table] = 0.0 if not ended else sitting.returns()[0] if is_open else LOST
            if ended:
                left = {"final_obs": observation(sitting, 0, self.normalised)}
                told.append((self._first + table, left | {"final_info": {} if is_open else {"illegal": action}}))
                self.sittings[table] = self._begin(table)
            self._show(table)
        self._normalise()
        self._write()
        return told

    def _write(self) -> None:
        self._board.numbers[:] = self.observations
        self._board.masks[:] = self.masks


def play(pipe: Connection, memory: Memory, tables: int, share: slice, options: dict[str, Any]) -> None:
    """What another process does: play its tables as it is told to, until whoever asked for them is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the program to heed; it ends this process, too
    parent = multiprocessing.parent_process()
    assert parent is not None
    board = Board.on(memory, tables, options["normalised"]).part(share)
    tables_here = Share(share.start, board, **options)
    while pipe in wait([pipe, parent.sentinel]):
        try:
            asked: Asked = pipe.recv()
        except EOFError:
            return
        if asked == THE_END:
            return
        try:
            pipe.send(tables_here.act() if isinstance(asked, str) else tables_here.reset(asked))
        except Exception as error:
            pipe.send(error)


class Worker:
    """Another process that plays some of the tables."""

    def __init__(self, memory: Memory, tables: int, share: slice, options: dict[str, Any]) -> None:
        self.share = share
        self._pipe, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=play, args=(theirs, memory, tables, share, options), daemon=True)
        self._process.start()
        theirs.close()
        self._owes = False  # an answer that nobody has waited for

    def begin(self, asked: Asked) -> None:
        """Have it do something."""
        if self._owes:
            self.finish()
        try:
            self._pipe.send(asked)
        except OSError:
            raise self._is_gone() from None
        self._owes = True

    def finish(self) -> Told:
        """Wait until it has done so."""
        try:
            told: Told | Exception = self._pipe.recv()
        except (EOFError, OSError):
            raise self._is_gone() from None
        self._owes = False
        if isinstance(told, Exception):
            raise told
        return told

    def _is_gone(self) -> RuntimeError:
        where = f"tables {self.share.start} to {self.share.stop - 1}"
        return RuntimeError(f"the process that plays {where} is gone: make the environment anew")

    def close(self) -> None:
        with contextlib.suppress(OSError):  # it is gone
            self._pipe.send(THE_END)
        self._process.join()


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
        if not 1 <= workers <= num_envs:
            raise ValueError(f"1 to {num_envs} processes can play {num_envs} tables, not {workers}")
        Invitation(players, **setup)  # a table that cannot be set is refused before other processes begin
        self.num_envs = num_envs
        self.single_observation_space = observation_space(normalised)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        bots = name_opponents(opponents, players)
        options = {"players": players, "bots": bots, "normalised": normalised, **setup}
        memory = Board.memory(num_envs, normalised)
        self._board = Board.on(memory, num_envs, normalised)
        ends = [num_envs * number // workers for number in range(workers + 1)]
        own, *others = [slice(first, end) for first, end in pairwise(ends)]
        self._own = Share(0, self._board.part(own), **options)
        self._workers = [Worker(memory, num_envs, share, options) for share in others]

    def reset(
        self, *, seed: int | Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a new game at every table; table n has the seed that is given, plus n, or the n-th of several."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} tables need {self.num_envs} seeds, not {len(seeds)}")
        for worker in self._workers:
            worker.begin(seeds[worker.share])
        self._own.reset(seeds[: len(self._own.sittings)])
        for worker in self._workers:
            worker.finish()
        return self._seen(), {}

    def step(self, actions: ArrayLike) -> Stepped:
        """Take an action at every table."""
        self._board.actions[:] = whole_numbers(actions, self.num_envs)
        for worker in self._workers:
            worker.begin(ACT)
        told = self._own.act()
        for worker in self._workers:
            told += worker.finish()
        infos: dict[str, Any] = {}
        for table, left in told:
            infos = self._add_info(infos, left, table)
        return self._seen(), self._board.rewards.copy(), self._board.ended.copy(), np.zeros(self.num_envs, bool), infos

    def _seen(self) -> Observations:
        return {"observation": self._board.numbers.copy(), "action_mask": self._board.masks.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open at each table, as learners that know masks ask for it."""
        return self._board.masks.astype(bool)

    def close_extras(self, **_: Any) -> None:
        """End the other processes."""
        for worker in self._workers:
            worker.close()
