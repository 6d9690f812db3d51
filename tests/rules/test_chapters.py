"""Whoever reads a saved game knows every kind of frame, whatever was played in that process before."""

import subprocess
import sys
from pathlib import Path

import innkeeper

RULES = Path(innkeeper.__file__).parent / "rules"
LOADED = """
import sys, innkeeper.game
print(*[name for name in sys.modules if name.startswith("innkeeper.rules.")])
"""


def test_all_chapters_are_open_before_a_game_is_read() -> None:
    there = {
        ".".join(("innkeeper.rules", *path.relative_to(RULES).with_suffix("").parts))
        for path in RULES.rglob("*.py")
        if path.name != "__init__.py"
    }
    said = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    assert there - set(said.split()) == set()
