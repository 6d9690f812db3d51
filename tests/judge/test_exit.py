"""The command ends as it says: also with every freed byte overwritten, which shows whatever was freed too early."""

import os
import subprocess
import sys
from pathlib import Path

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "core" / "limits.yaml"


def test_the_judge_ends_soundly() -> None:
    env = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", "from innkeeper.cli import main; main()", "judge", str(SCENARIOS)]
    for _ in range(3):
        result = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=120)
        assert result.returncode == 0, result.stdout[-400:] + result.stderr[-400:]
