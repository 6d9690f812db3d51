"""Where games are kept: the one on the table, those played, and what could not be read."""

from datetime import datetime
from pathlib import Path
from typing import IO, Final

from innkeeper.machine import lock_file
from innkeeper.replay import ReplayError, Saved, load
from innkeeper.state import state_folder
from innkeeper.words import say

ON_THE_TABLE: Final = "table.json"
PLAYED: Final = "games"
DAMAGED: Final = "damaged"
TAKEN: Final = "lock"


class DamagedSave(Exception):
    """The saved game could not be read: why, and where it has been put aside."""

    def __init__(self, why: str, aside: Path) -> None:
        self.why = why.partition(". ")[0].removesuffix(".") + "."  # what to do about it is told by the table
        self.aside = aside
        super().__init__(why)


class Taken(Exception):
    """Another Innkeeper plays with the same state folder; the message says what to do."""


def told(error: OSError) -> str:
    """What is wrong with the state folder, in words."""
    return say("terminal-not-saved", folder=str(state_folder()), reason=error.strerror or str(error))


def take_the_table() -> IO[str] | None:
    """Keep the state folder to oneself while the file given back is open; None where nothing can be written."""
    try:
        state_folder().mkdir(parents=True, exist_ok=True)
        held = (state_folder() / TAKEN).open("a", encoding="utf-8")
    except OSError:
        return None
    try:
        lock_file(held.fileno())
    except OSError as error:
        held.close()
        raise Taken(say("terminal-taken", folder=str(state_folder()))) from error
    return held


def table_file() -> Path:
    """Where the game on the table is kept."""
    return state_folder() / ON_THE_TABLE


def waiting_game() -> Saved | None:
    """The unfinished game on the table, if there is one; a damaged one is put aside and raises DamagedSave."""
    path = table_file()
    if not _is_there(path):
        return None
    try:
        saved = load(path)
    except ReplayError as error:
        raise DamagedSave(str(error), put_aside()) from error
    if saved.finished:
        clear_table()
        return None
    return saved


def _is_there(path: Path) -> bool:
    """A file that may be looked for."""
    try:
        return path.exists()
    except OSError:
        return False


def put_aside() -> Path:
    """Move a game that cannot be used out of the way; it is never deleted."""
    return _move(DAMAGED, "table")


def clear_table() -> Path | None:
    """Move the game on the table, finished or not, to those played; say where it lies now."""
    path = table_file()
    if not _is_there(path):
        return None
    try:
        name = load(path).setup.characters[0]
    except (ReplayError, IndexError):
        return put_aside()
    return _move(PLAYED, name)


def _move(folder: str, name: str) -> Path:
    """Move the file on the table to a free name with the time in it."""
    place = state_folder() / folder
    place.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{name}"
    target = place / f"{stem}.json"
    number = 1
    while target.exists():
        number += 1
        target = place / f"{stem}-{number}.json"
    table_file().rename(target)
    return target
