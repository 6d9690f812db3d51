"""The `innkeeper` command opens quickly and only the room it needs."""

import subprocess
import sys

from typer.testing import CliRunner

from innkeeper import __version__
from innkeeper.cli import app


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
