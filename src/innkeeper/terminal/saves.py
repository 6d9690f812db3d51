"""Where games are kept: the one on the table, those played, and what could not be read."""

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from innkeeper.replay import ReplayError, Saved, load

ENVIRONMENT: Final = "INNKEEPER_STATE"
ON_THE_TABLE: Final = "table.json"
PLAYED: Final = "games"
DAMAGED: Final = "damaged"


class DamagedSave(Exception):
    """The saved game could not be read: why, and where it has been put aside."""

    def __init__(self, why: str, aside: Path) -> None:
        self.why = why
        self.aside = aside
        super().__init__(why)


def state_folder() -> Path:
    """The folder for what the player leaves behind; INNKEEPER_STATE names another."""
    if given := os.environ.get(ENVIRONMENT):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "innkeeper"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "innkeeper"


def table_file() -> Path:
    """Where the game on the table is kept."""
    return state_folder() / ON_THE_TABLE


def waiting_game() -> Saved | None:
    """The unfinished game on the table, if there is one; a damaged one is put aside and raises DamagedSave."""
    path = table_file()
    if not path.exists():
        return None
    try:
        saved = load(path)
    except ReplayError as error:
        raise DamagedSave(str(error), put_aside()) from error
    if saved.finished:
        clear_table()
        return None
    return saved


def put_aside() -> Path:
    """Move a game that cannot be used out of the way; it is never deleted."""
    return _move(DAMAGED, "table")


def clear_table() -> Path | None:
    """Move the game on the table, finished or not, to those played; say where it lies now."""
    path = table_file()
    if not path.exists():
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
