"""The `innkeeper` command opens quickly and only the room it needs."""

import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from innkeeper import __version__
from innkeeper.cli import app
from innkeeper.server import command, limits


def test_version() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert (result.exit_code, result.output.strip()) == (0, f"innkeeper {__version__}")


def test_help_names_every_command() -> None:
    text = CliRunner().invoke(app, ["--help"]).output
    assert all(command in text for command in ("play", "rule", "judge", "cards", "replay", "open"))


def test_no_room_is_opened_before_it_is_asked_for() -> None:
    script = "import sys, innkeeper.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert {name for name in loaded if name.startswith("innkeeper")} == {"innkeeper", "innkeeper.cli"}
    assert not {"textual", "yaml", "msgspec"} & set(loaded)


def test_the_bounds_of_an_address_are_written_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class Others(limits.Limits, frozen=True):
        tables: int = 7
        connections: int = 8
        requests: float = 9.0

    opened: list[Any] = []
    monkeypatch.setattr(limits, "Limits", Others)

    def run(*given: Any) -> int:
        opened.append(given[5])
        return 0

    monkeypatch.setattr(command, "run", run)
    for more in ([], ["--tables-an-address", "3", "--proxy", "127.0.0.1"]):
        assert CliRunner().invoke(app, ["open", *more]).exit_code == 0
    found = [(it.tables, it.connections, it.requests, it.proxies) for it in opened]
    assert found == [(7, 8, 9.0, ()), (3, 8, 9.0, ("127.0.0.1",))]
