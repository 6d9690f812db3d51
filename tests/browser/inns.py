"""An inn in a process of its own, which can be killed and opened again at the same address."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from innkeeper.server.client import Client
from tests.server.helpers import ROOMY

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
SCRIPT = "from innkeeper.cli import main; main()"


class House:
    """An inn with a database and a log in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.open()

    def open(self) -> None:
        """Open the door; the second time where it was the first time."""
        database = f"sqlite:///{self.folder / 'inn.sqlite'}"
        command = [sys.executable, "-c", SCRIPT, "open", "--port", str(self.port), "--database", database]
        with self.log.open("a", encoding="utf-8") as lines:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=lines,
                text=True,
                env={**os.environ, **ROOMY, "PYTHONPATH": str(home())},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("The inn is open at "), self.log.read_text("utf-8")
        self.address = said.split()[-1]
        self.port = int(self.address.rsplit(":", 1)[1])
        self.client = Client(self.address)

    @property
    def log(self) -> Path:
        return self.folder / "inn.log"

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self._gone()

    def close(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


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
