"""Small runs for the tests of the lab, and bots that misbehave."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl

from innkeeper.bots import Answer
from innkeeper.lab.folder import Folder
from innkeeper.lab.run import Run, new_run
from innkeeper.lab.workers import play_batch
from innkeeper.table.chance import Chance
from innkeeper.view import View

LOOKS = 3000
PATIENCE = 0.02  # seconds between two looks


def small_run(
    games: int = 12,
    seats: str = "3",
    bots: str = "random",
    seed: str = "tests",
    characters: str = "all",
    **more: Any,
) -> Run:
    return new_run(games, seats, characters, bots, seed=seed, **more)


def played(path: Path, run: Run) -> Folder:
    """All batches of a run, played one after the other in this process."""
    folder = Folder.claim(path, run)
    folder.keep_cards()
    for batch in folder.missing():
        folder.keep(batch, play_batch(folder.run, batch))
    return folder


def rows(folder: Folder, table: str = "seats") -> pl.DataFrame:
    return folder.scan(table).collect()


def comes_true(what: Callable[[], bool]) -> bool:
    """Look again and again until it is so."""
    looked = threading.Event()
    for _ in range(LOOKS):
        if what():
            return True
        looked.wait(PATIENCE)
    return False


class Cheat:
    """Answers what is not open to it."""

    def choose(self, view: View, chance: Chance) -> Answer:
        return 99


class Clumsy:
    """Falls over."""

    def choose(self, view: View, chance: Chance) -> Answer:
        raise RuntimeError("dropped the cards")


class Unmakeable:
    """Cannot even be made."""

    def __init__(self) -> None:
        raise ValueError("no candle to be found")
