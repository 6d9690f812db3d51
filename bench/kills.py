"""`make kills`: a server that is killed again and again while people play, and whether its books hold.

People play at swift, natural and even pace, hold, take back, vote, swap characters and draft them. Whenever the server
is gone they wait for it and send again what was not acknowledged. In the end what they know is compared with the
database, read entry by entry: a choice is lost if it was acknowledged and is not there, doubled if something is there
that was never said, and the game has diverged if somebody was asked something else under the same number.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from kills_books import Books, compare
from kills_guests import Guests
from server_process import kept_port

from innkeeper.server.command import run as serve
from innkeeper.server.limits import Limits

LIMITS = Limits()
AT_FIRST = 5  # choices that are acknowledged before the first kill, so that there is something to lose
MOST_HEARD = 40  # acknowledgements between two kills
PARTIES: tuple[dict[str, Any], ...] = (
    {"pace": "swift"},
    {"pace": "swift"},
    {"pace": "swift", "characters": "draft"},
    {"pace": "natural"},
    {"pace": "even", "answer_time": 1},
)


def _serve(port: int, database: str, log: str) -> None:
    """What the server's process does."""
    with open(log, "a", encoding="utf-8") as lines:
        os.dup2(lines.fileno(), 1)
        os.dup2(lines.fileno(), 2)
    sys.exit(serve("127.0.0.1", port, database, limits=LIMITS, thinkers=1))


class Server:
    """A server process on one port and one database, that can be killed; forked from one that has loaded the code."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.file = folder / "inn.sqlite"
        self.database = f"sqlite:///{self.file}"
        self.port = kept_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.processes = multiprocessing.get_context("forkserver")
        self.processes.set_forkserver_preload(["innkeeper.server.command"])
        self.process: BaseProcess | None = None

    def start(self) -> None:
        process = self.processes.Process(target=_serve, args=(self.port, self.database, str(self.log)))
        process.start()
        self.process = process
        while True:
            assert process.is_alive(), self.log.read_text("utf-8")[-2000:]
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.01)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()


async def run(folder: Path, kills: int, seconds: float, dice: random.Random) -> tuple[int, Books]:
    """Play and kill; gives back how often, and what was found."""
    server = Server(folder)
    guests, end, killed = Guests(server.address, dice), time.monotonic() + seconds, 0
    try:
        server.start()
        async with asyncio.TaskGroup() as playing:
            parties = [playing.create_task(guests.meet(options)) for options in PARTIES]
            await guests.hear_choices(AT_FIRST)
            while killed < kills and time.monotonic() < end and not any(task.done() for task in parties):
                await guests.hear(dice.randint(1, MOST_HEARD))
                await asyncio.sleep(dice.uniform(0, 0.02))
                server.kill()
                killed += 1
                await asyncio.to_thread(server.start)
            await asyncio.sleep(1)
            guests.stopped = True
    finally:
        server.kill()
    return killed, await compare(server.database, guests.parties)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=1500, help="stop killing after so long")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        killed, books = asyncio.run(run(Path(folder), chosen.kills, chosen.seconds, random.Random(chosen.seed)))
    for what, where in books.wrong:
        print(f"{what}: {where}")
    print(f"killed {killed} times; {books.told()}")
    return int(bool(books.wrong))


if __name__ == "__main__":
    sys.exit(main())
