"""An inn in a process of its own, which can be killed and opened again at the same address."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from server_process import ROOMY, ServerProcess, opening

from innkeeper.server.client import Chair, Client
from tests.browser.guests import Guest
from tests.server.helpers import answers

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


class House:
    """An inn with a database and a log in a folder."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port
        self.open()

    def open(self) -> None:
        """Open the door; the second time where it was the first time."""
        command = opening(self.folder / "inn.sqlite", port=self.port)
        self.server = ServerProcess(self.log, *command, environment={**ROOMY, "PYTHONPATH": str(home())})
        self.address, self.port = self.server.address, self.server.port
        self.client = Client(self.address)

    @property
    def log(self) -> Path:
        return self.folder / "inn.log"

    def kill(self) -> None:
        """As when the power fails."""
        self.server.kill()

    def close(self) -> None:
        self.server.close()

    def play_for(self, *guests: Guest) -> None:
        """Guests go away, and programs play their seats to the end: for tests in which it does not matter how."""
        chairs = [self._chair_of(guest) for guest in guests]
        with ThreadPoolExecutor(len(guests)) as programs:
            ways = [answers(guest.dice) for guest in guests]
            ends = list(programs.map(lambda chair, way: chair.play(way), chairs, ways))
        assert all(end.over for end in ends)

    def _chair_of(self, guest: Guest) -> Chair:
        """Where the guest sits, who leaves it."""
        seats = json.loads(guest.page.evaluate("localStorage.getItem('innkeeper.seats')"))
        held = next(seat for seat in seats if seat["table"] == guest.table)
        guest.visit("/about")
        return Chair(Client(self.address), held["table"], held["seat"], held["secret"])


@cache
def home() -> Path:
    """Where the package lies: with its compiled engine, if that is of the same sources, for games go faster with it."""
    if not list(COMPILED.glob("innkeeper__mypyc.*")):
        return SOURCES
    return COMPILED if _files(COMPILED) == _files(SOURCES) else SOURCES


def _files(folder: Path) -> dict[Path, bytes]:
    """All of the package but what is compiled."""
    files = [path for path in (folder / "innkeeper").rglob("*") if path.is_file()]
    return {path.relative_to(folder): path.read_bytes() for path in files if path.suffix not in (".so", ".pyc")}
