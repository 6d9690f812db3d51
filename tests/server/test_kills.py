"""A server that is killed while people play loses nothing and takes nothing twice: `make kills`, but a few of them."""

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from kills import Server, run
from kills_guests import Guests

from innkeeper.server.client import RefusedError

ROOT = Path(__file__).resolve().parents[2]


def test_what_was_acknowledged_outlives_the_server(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "bench" / "kills.py"), "--kills", "5", "--seed", "1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "killed 5 times" in done.stdout and " 0 lost, 0 doubled, 0 diverged" in done.stdout
    acknowledged = re.search(r"(\d+) choices acknowledged", done.stdout)
    assert acknowledged is not None and int(acknowledged[1]) >= 5


def test_guests_who_are_refused_a_table_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    guests, asked = Guests("http://127.0.0.1:1", random.Random(1)), 0

    async def refuse(*_request: object) -> None:
        nonlocal asked
        asked += 1
        guests.stopped = asked == 2
        raise RefusedError("too-many-requests", "Not so fast.")

    monkeypatch.setattr(guests, "ask", refuse)
    asyncio.run(guests.meet({"pace": "swift"}))
    assert asked == 2 and guests.parties == []


def test_the_server_is_gone_when_a_guest_went_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go_wrong(_guests: Guests, _options: object) -> None:
        raise ValueError

    done: list[str] = []
    monkeypatch.setattr(Guests, "meet", go_wrong)
    monkeypatch.setattr(Server, "start", lambda _: done.append("started"))
    monkeypatch.setattr(Server, "kill", lambda _: done.append("killed"))
    with pytest.raises(ExceptionGroup, match="unhandled"):
        asyncio.run(run(tmp_path, 5, 60.0, random.Random(1)))
    assert done == ["started", "killed"]
