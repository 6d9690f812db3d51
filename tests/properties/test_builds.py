"""Both builds play the same game: the log agrees byte for byte with that of the sources in another process."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from innkeeper.replay import log_bytes
from tests.properties.helpers import finish, some_game

ROOT = Path(__file__).parents[2]
GAMES = 45


def digest() -> str:
    """What 45 random games of 2 to 10 players wrote into their logs."""
    sums = hashlib.sha256()
    for seed in range(GAMES):
        sums.update(log_bytes(finish(some_game(seed, 2 + seed % 9), seed)))
    return sums.hexdigest()


def test_the_sources_write_the_same_log() -> None:
    program = "from tests.properties.test_builds import digest; print(digest())"
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "7"}
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, text=True, check=True, timeout=600
    )
    assert result.stdout.strip() == digest()
