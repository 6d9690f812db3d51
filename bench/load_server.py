"""The servers of `make load`: processes of their own, what they have done so far, and where their databases lie."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from server_process import ROOMY, ServerProcess, opening

ROOT = Path(__file__).resolve().parent.parent
IN_MEMORY = ("tmpfs", "ramfs")


class Effort(NamedTuple):
    """What a server has done so far."""

    at: float
    worked: float  # seconds of a processor; 0 where that cannot be told
    choices: float
    writing: float  # seconds until choices were durable, all of them together
    written: float

    def since(self, before: Effort) -> dict[str, float]:
        worked, choices = self.worked - before.worked, self.choices - before.choices
        return {
            "processor": round(worked / (self.at - before.at), 2),
            "processor ms a choice": round(1000 * worked / max(1, choices), 3),
            "durable after": round(1000 * (self.writing - before.writing) / max(1, self.written - before.written), 1),
        }


class Server(ServerProcess):
    """A process of its own."""

    def effort(self) -> Effort:
        with urlopen(f"{self.address}/metrics") as answer:
            told = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines())
        names = ('choices_total{by="person"}', "write_seconds_sum", "write_seconds_count")
        return Effort(time.perf_counter(), self._worked(), *[float(told.get(f"innkeeper_{name}", 0)) for name in names])

    def _worked(self) -> float:
        with contextlib.suppress(OSError):
            parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
            return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0


@contextlib.contextmanager
def served(log: Path, *command: str, code: Path | None = None) -> Iterator[Server]:
    """Start a server that says where it is, and end it; `code` is a folder with other code than this."""
    log.unlink(missing_ok=True)
    environment = ROOMY if code is None else {**ROOMY, "PYTHONPATH": str(code)}
    try:
        with Server.serving(log, *command, environment=environment) as server:
            yield server
    finally:
        for line in log.read_text("utf-8").splitlines():
            if '"level": "info"' not in line:
                print(line, file=sys.stderr)


def inn(folder: Path, code: Path | None = None) -> contextlib.AbstractContextManager[Server]:
    """An inn whose database lies in this folder."""
    return served(folder / "inn.log", *opening(folder / "inn.sqlite"), code=code)


def lies_in(folder: Path) -> str:
    """Where a folder lies: in memory or on a disk, by the type of its file system."""
    mounts: list[tuple[Path, str]] = []
    with contextlib.suppress(OSError):
        for line in Path("/proc/mounts").read_text().splitlines():
            _, point, kind, *_ = line.split()
            mounts.append((Path(point), kind))
    above = [(len(point.parts), kind) for point, kind in mounts if folder.resolve().is_relative_to(point)]
    if not above:
        return "on a file system of unknown type"
    kind = max(enumerate(above), key=lambda it: (it[1][0], it[0]))[1][1]  # what was mounted last hides the others
    return f"{'in memory' if kind in IN_MEMORY else 'on a disk'} ({kind})"


def built(revision: str) -> Path:
    """The code of another revision, compiled where that is possible; a folder for PYTHONPATH."""
    commit = commit_of(revision)
    folder = ROOT / "build" / "against" / commit
    if not folder.exists():
        unpack(commit, ".", folder)
    return compiled(folder)


def commit_of(revision: str) -> str:
    """The commit of a revision, by what it is called."""
    try:
        asked = ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"]
        return subprocess.check_output(asked, cwd=ROOT, text=True).strip()
    except subprocess.CalledProcessError:
        raise SystemExit(f"git knows no revision {revision!r} here.") from None


def unpack(commit: str, path: str, folder: Path) -> None:
    """Put what a commit holds under a path into a folder, where it stands in the commit."""
    packed = subprocess.run(["git", "archive", commit, path], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")


def compiled(folder: Path) -> Path:
    """The code in a folder, compiled where that is possible; a folder for PYTHONPATH."""
    subprocess.run([sys.executable, "hatch_build.py"], cwd=folder, check=True)
    made = folder / "build" / "compiled"
    return made if made.is_dir() else folder / "src"
