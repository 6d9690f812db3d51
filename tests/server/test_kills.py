"""A server that is killed while people play loses nothing and takes nothing twice: `make kills`, but a few of them."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_what_was_acknowledged_outlives_the_server(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "bench" / "kills.py"), "--kills", "5", "--seed", "1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "killed 5 times" in done.stdout and " 0 lost, 0 doubled, 0 diverged" in done.stdout
    acknowledged = re.search(r"(\d+) choices acknowledged", done.stdout)
    assert acknowledged is not None and int(acknowledged[1]) >= 5
