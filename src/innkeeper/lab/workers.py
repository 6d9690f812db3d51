"""Who plays the batches of a run: this process, all cores of this machine, or a cluster."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final, NamedTuple

from innkeeper import game
from innkeeper.lab import LabError
from innkeeper.lab.playing import play
from innkeeper.lab.rows import TABLES, Row, as_parquet
from innkeeper.lab.run import CARDS, Run, digest, play_of

AHEAD: Final = 2  # batches for each worker: one in hand, one waiting
PATIENCE: Final = 10  # seconds until a scheduler must have answered


class Workers(NamedTuple):
    """An executor, how many play at once, and how many batches they are handed ahead; a cluster may lose them all."""

    executor: Executor
    number: int
    ahead: int
    are_there: Callable[[], object] = lambda: True


def play_batch(run: Run, batch: int) -> dict[str, bytes]:
    """Play a batch: its files, by table. Wherever it is played, and however often, they are the same."""
    if (digest(CARDS), play_of(run.bots)) != (run.cards, run.play):
        raise LabError("A worker has other cards, rules or bots than the run began with; give it the same innkeeper.")
    rows: dict[str, list[Row]] = {table: [] for table in TABLES}
    for number in run.games_of(batch):
        for table, found in play(run, number).items():
            rows[table] += found
    return {table: as_parquet(table, found) for table, found in rows.items()}


def engine() -> str:
    """Which engine plays in this process."""
    return "pure Python engine" if game.__file__.endswith(".py") else "compiled engine"


class Here(Executor):
    """Plays in this process, when it is asked to."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def at_home(number: int) -> Iterator[Workers]:
    """So many processes on this machine. They end at once when this one does, however that comes."""
    if number == 1:
        yield Workers(Here(), 1, ahead=1)
        return
    os.environ.setdefault("POLARS_MAX_THREADS", "1")  # each of them has a core
    pool = Pool(number, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        yield Workers(pool, number, AHEAD * number)
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


class Pool(ProcessPoolExecutor):
    """Processes that leave interruptions to the one that hands out the work, where that can be from their birth."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        with interruptions_wait():  # a new process takes this over
            return super().submit(fn, *args, **kwargs)


@contextmanager
def interruptions_wait() -> Iterator[None]:
    """Ctrl-C is heard only afterwards; Windows knows no such thing."""
    if sys.platform == "win32":
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def begin_work() -> None:
    """Leave interruptions to the process that hands out the work, and stop when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=stop_with_parent, daemon=True).start()


def stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def on_cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask scheduler. What a worker that dies had in hand is played by another."""
    try:
        from distributed import Client
    except ImportError as error:
        raise LabError("--on needs dask.distributed: pip install 'innkeeper[cluster]'.") from error
    try:
        client: Any = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise LabError(f"No Dask scheduler answers at {address} ({error}); `dask scheduler` starts one.") from error
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # that it is gone is said in our own words
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise LabError(f"The scheduler at {address} has no workers; `dask worker {address}` starts one.")
        yield Workers(client.get_executor(pure=False), threads, AHEAD * threads, partial(_are_there, client))
    except LabError:
        raise
    except (Exception, asyncio.CancelledError) as error:
        # What is raised when a scheduler goes depends on what it interrupts; batches themselves fail while it is there.
        if client.status == "running" and not isinstance(error, CancelledError | asyncio.CancelledError):
            raise
        raise LabError(f"The scheduler at {address} is gone; the same command goes on from what is kept.") from error
    finally:
        with suppress(Exception, asyncio.CancelledError):  # if it is gone, there is nobody to say goodbye to
            client.close()


def _are_there(client: Any) -> bool:
    """Whether a cluster has workers; that the scheduler is gone comes out when batches come back."""
    try:
        return bool(client.nthreads())
    except (Exception, asyncio.CancelledError):
        return True
