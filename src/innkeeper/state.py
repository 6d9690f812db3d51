"""Where what players leave behind is kept: games, and the inn's database."""

import os
import sys
from pathlib import Path
from typing import Final

ENVIRONMENT: Final = "INNKEEPER_STATE"


def state_folder() -> Path:
    """The folder for what the player leaves behind; INNKEEPER_STATE names another."""
    if given := os.environ.get(ENVIRONMENT):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "innkeeper"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "innkeeper"
