"""What the processes of a pool are asked to do in tests; they find it here by its name."""

import os
import signal
import sys
from pathlib import Path

from innkeeper.bots.bot import Answer, Searcher
from innkeeper.bots.worlds import Worlds
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance
from innkeeper.view import View


def own_id(_box: Box) -> int:
    """The process that does the job."""
    return os.getpid()


def first_place(_box: Box) -> str:
    """Where the process looks for modules first."""
    return sys.path[0]


def wait_at(_box: Box, pipe: Path) -> str:
    """Wait until somebody has opened the pipe, written and closed it."""
    return pipe.read_text()


def die(_box: Box) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stumble(_box: Box) -> None:
    raise RuntimeError("the candle fell over")


class Patient(Searcher):
    """A bot of somebody's own, which thinks until it is told what to do."""

    pipe = Path()

    def __init__(self) -> None:
        self.own_pipe = self.pipe  # its class is another one in another process

    def ponder(self, view: View, worlds: Worlds, chance: Chance) -> Answer:
        print("thinking ...")
        return int(self.own_pipe.read_text())
