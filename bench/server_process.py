"""What benches and tests have in common: a server in a process of its own, and guests who answer at random."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sized
from pathlib import Path
from typing import Final, Protocol, Self

Answer = int | list[int]
OPEN: Final = ("-c", "from innkeeper.cli import main; main()", "open")
LIMITS: Final = ("TABLES", "CONNECTIONS", "REQUESTS")
ROOMY: Final = {f"INNKEEPER_{what}_AN_ADDRESS": "10000" for what in LIMITS}  # all guests come from one address
RESTART_PORTS: Final = range(20_000, 30_000)  # below those that Linux, macOS and Windows hand out
PATIENCE: Final = 60.0  # seconds that a server may take to close, however busy the machine is


class Asked(Protocol):
    """A question, of whatever module."""

    @property
    def options(self) -> Sized: ...
    @property
    def picks(self) -> Sized: ...
    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...


def random_answer(question: Asked, dice: random.Random) -> Answer:
    """Any legal answer: an option, or some of the cards that may be picked."""
    options, picks = len(question.options), len(question.picks)
    if picks and (not options or dice.random() < 0.5):
        return dice.sample(range(picks), dice.randint(question.least, question.most))
    return dice.randrange(options)


def kept_port() -> int:
    """A free port for a server that will be killed and opened again: none that a system gives to others meanwhile."""
    for port in random.Random(os.getpid()).sample(RESTART_PORTS, len(RESTART_PORTS)):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise RuntimeError(f"No port of {RESTART_PORTS} is free.")


class ServerProcess:
    """A server that was started and has said where it is."""

    def __init__(self, log: Path, *command: str, environment: Mapping[str, str] = ROOMY) -> None:
        with log.open("a", encoding="utf-8") as lines:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                stdout=subprocess.PIPE,
                stderr=lines,
                text=True,
                env={**os.environ, **environment},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if " at http://" not in said:
            self.kill()
            raise RuntimeError(f"The server could not be started:\n{log.read_text('utf-8')}")
        self.address = said.split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self._gone()

    def close(self) -> None:
        """As one is asked to close."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @classmethod
    @contextlib.contextmanager
    def serving(cls, log: Path, *command: str, environment: Mapping[str, str] = ROOMY) -> Iterator[Self]:
        """Started, and closed in the end."""
        server = cls(log, *command, environment=environment)
        try:
            yield server
        finally:
            server.close()


def opening(database: Path | str, *more: str, port: int = 0) -> tuple[str, ...]:
    """The command that opens an inn with its database in a file, or at an address."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    return (*OPEN, "--port", str(port), "--database", url, *more)
