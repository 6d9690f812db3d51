"""The same run on a Dask cluster: whatever becomes of a worker, no game is lost and none is there twice."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster
from rich.console import Console

from innkeeper.lab import LabError
from innkeeper.lab.folder import Folder
from innkeeper.lab.pace import Counter
from innkeeper.lab.running import hand_out, run_all
from innkeeper.lab.workers import Workers
from tests.lab.tables import comes_true, played, rows, small_run

QUIET = Console(quiet=True)


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """A scheduler and two worker processes on this machine."""
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, worker_dashboard_address=None
    ) as cluster:
        yield cluster


def when_kept(batches: int, deed: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Do something when so many batches are kept, before any more are handed out."""
    keep = Folder.keep

    def kept(folder: Folder, batch: int, files: dict[str, bytes]) -> None:
        nonlocal batches
        keep(folder, batch, files)
        batches -= 1
        if not batches:
            deed()

    monkeypatch.setattr(Folder, "keep", kept)


def test_a_worker_killed_in_the_middle_loses_no_game_and_doubles_none(
    tmp_path: Path, cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = small_run(40, bots="regular")
    pids = [nanny.pid for nanny in cluster.workers.values()]
    when_kept(4, lambda: os.kill(pids[0], signal.SIGKILL), monkeypatch)
    folder = run_all(run, tmp_path / "cluster", None, cluster.scheduler_address, QUIET)
    assert comes_true(lambda: pids[0] not in [nanny.pid for nanny in cluster.workers.values()]), "nobody was killed"
    assert rows(folder, "games")["game"].to_list() == list(range(1, 41))
    assert rows(folder).equals(rows(played(tmp_path / "home", run)))


@contextmanager
def begun(*command: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A command of Dask's, in a process of its own."""
    with subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_scheduler_that_is_gone_is_named_and_what_is_done_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, run = tmp_path / "scheduler.json", small_run(200, bots="regular")
    at = ("--scheduler-file", str(place))
    quiet = ("--host", "127.0.0.1", "--no-dashboard")
    with (
        begun("distributed.cli.dask_scheduler", *at, "--port", "0", *quiet) as scheduler,
        begun("distributed.cli.dask_worker", *at, *quiet, "--no-nanny", "--nthreads", "1"),
        Client(scheduler_file=str(place)) as client,  # type: ignore[no-untyped-call]
    ):
        client.wait_for_workers(1)
        address = client.scheduler.address
        client.close()
        when_kept(4, scheduler.kill, monkeypatch)
        with pytest.raises(LabError, match=f"The scheduler at {address} is gone"):
            run_all(run, tmp_path / "run", None, address, QUIET)
    assert 0 < Folder.claim(tmp_path / "run", run).done() < 200


class Gone(Executor):
    """A client and an executor of Dask's whose scheduler goes while a batch is played."""

    def __init__(self, error: BaseException, status: str = "connecting") -> None:
        self.error = error
        self.status = status

    def nthreads(self) -> dict[str, int]:
        return {"worker": 1}

    def get_executor(self, **_: object) -> Executor:
        return self

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(self.error)
        return future

    def close(self) -> None:
        raise UnboundLocalError("cannot access local variable 'result' where it is not associated with a value")


@pytest.mark.parametrize(
    "error",
    [
        CancelledError(),
        asyncio.CancelledError(),
        AttributeError("'str' object has no attribute 'with_traceback'"),
        UnboundLocalError("cannot access local variable 'result' where it is not associated with a value"),
        OSError("Timed out trying to connect"),
    ],
    ids=repr,
)
def test_whatever_is_raised_when_the_scheduler_goes_it_is_said_in_a_sentence(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("distributed.Client", lambda *_, **__: Gone(error))
    with pytest.raises(LabError, match="The scheduler at tcp://somewhere is gone; the same command goes on"):
        run_all(small_run(2), tmp_path, None, "tcp://somewhere", QUIET)


def test_a_batch_that_fails_while_the_scheduler_is_there_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("distributed.Client", lambda *_, **__: Gone(KeyError("a card"), "running"))
    with pytest.raises(KeyError, match="a card"):
        run_all(small_run(2), tmp_path, None, "tcp://somewhere", QUIET)


class Deserted(Executor):
    """Nobody plays until somebody has looked twice where they are."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.looks = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked.append((Future(), partial(fn, *args, **kwargs)))
        return self.asked[-1][0]

    def are_there(self) -> bool:
        self.looks += 1
        if self.looks > 2:
            for future, work in self.asked:
                future.set_result(work())
            self.asked.clear()
        return self.looks > 2


def test_when_all_workers_have_left_it_says_so_once_and_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("innkeeper.lab.running.GLANCE", 0.01)
    out, nobody = Console(file=StringIO()), Deserted()
    folder = Folder.claim(tmp_path, small_run(2))
    hand_out(folder, folder.missing(), Workers(nobody, 1, 1, nobody.are_there), Counter(out, 2, 0, 1))
    assert isinstance(out.file, StringIO)
    assert out.file.getvalue().count("No worker is left") == 1
    assert folder.done() == 2


def test_a_scheduler_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("innkeeper.lab.workers.PATIENCE", 0.5)
    with pytest.raises(LabError, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        run_all(small_run(2), tmp_path / "run", None, "tcp://127.0.0.1:9", QUIET)
    assert not (tmp_path / "run").exists()
