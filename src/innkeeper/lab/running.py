"""Playing a run: the batches that are missing are handed to workers, and what comes back is kept."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from rich.console import Console

from innkeeper.lab import LabError
from innkeeper.lab.folder import Folder
from innkeeper.lab.pace import Counter
from innkeeper.lab.run import Run
from innkeeper.lab.workers import Workers, at_home, engine, on_cluster, play_batch
from innkeeper.machine import cores

GLANCE: Final = 1.0  # seconds between two looks at the clock while no batch is finished


def run_all(run: Run, path: Path, workers: int | None, on: str | None, out: Console) -> Folder:
    """Play what is missing of a run; its folder."""
    with on_cluster(on) if on else at_home(min(workers or cores(), len(run.batches))) as at_work:
        folder = Folder.claim(path, run)
        folder.keep_cards()
        missing, done = folder.missing(), folder.done()
        if not missing:
            out.print(f"All {run.games:,} games are there.")
            return folder
        if done:
            out.print(f"{done:,} games are there; going on with the rest.")
        out.print(f"{run.games - done:,} games to play, {at_work.number} at a time, {f'on {on}' if on else engine()}.")
        try:
            hand_out(folder, missing, at_work, Counter(out, run.games, done, at_work.ahead))
        except KeyboardInterrupt:
            out.print(f"Interrupted: {folder.done():,} games are kept. The same command goes on from there.")
            raise
        except BrokenProcessPool as error:
            raise LabError("A worker process was ended; the same command goes on from what is kept.") from error
    return folder


def hand_out(folder: Folder, missing: list[int], workers: Workers, counter: Counter) -> None:
    """Hand out batches, never many more than are being played, and keep what is finished."""
    waiting = iter(missing)
    handed: dict[Future[dict[str, bytes]], int] = {}
    with counter:
        while True:
            while len(handed) < workers.ahead and (batch := next(waiting, 0)):
                handed[workers.executor.submit(play_batch, folder.run, batch)] = batch
            if not handed:
                return
            finished = wait(handed, GLANCE, FIRST_COMPLETED).done
            for future in sorted(finished, key=Future.cancelled):  # what is done is kept before anything goes wrong
                batch = handed.pop(future)
                folder.keep(batch, future.result())
                counter.add(len(folder.run.games_of(batch)))
            counter.show(waits=not finished and not workers.are_there())
