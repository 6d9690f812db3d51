"""A server to be pestered, and whether it has kept its countenance and its secrets."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from innkeeper.server.tables.seats import digest
from tests.server.helpers import Served, served

SECRET = re.compile(r"[\w-]{43}")  # as secrets look


@contextmanager
def pestered(folder: Path) -> Iterator[Served]:
    """A server process; in the end it must be well, and its log must hold no failure and no secret."""
    named = ("--name", "inn.example")  # an inn with a name is opened to no network, whoever presses what
    with served(f"sqlite:///{folder / 'inn.sqlite'}", folder / "log", *named) as inn:
        yield inn
        assert inn.client.ask("GET", "/health")["status"] == "open"
    written = (folder / "log").read_text("utf-8")
    assert '"level": "error"' not in written, written
    assert tells_nothing(written, folder)


def asked(folder: Path, query: str, *given: str) -> list[str]:
    """The first column of what the database answers."""
    with closing(sqlite3.connect(folder / "inn.sqlite")) as database:
        return [str(row[0]) for row in database.execute(query, given)]


def tells_nothing(written: str, folder: Path) -> bool:
    """Whether a text holds neither a secret of any seat nor the seed of any game."""
    digests = set(asked(folder, "SELECT digest FROM secrets"))
    seeds = asked(folder, "SELECT seed FROM tables WHERE seed IS NOT NULL")
    return not any(digest(word) in digests for word in SECRET.findall(written)) and not any(
        seed in written or str(int(seed, 16)) in written for seed in seeds
    )


def choices_at(folder: Path, table: str) -> list[str]:
    """What was written down of a game."""
    return asked(folder, "SELECT what || ' ' || seat || ' ' || answer FROM choices WHERE table_id = ?", table)
