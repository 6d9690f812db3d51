"""`innkeeper lab` as it is called: run, interrupted; report; tournament; refusals in a line."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from innkeeper.cli import app
from innkeeper.lab.folder import Folder
from tests.lab.tables import comes_true

MANY = 4000  # games: nobody is so quick
INN = [sys.executable, "-c", "from innkeeper.cli import main; main()"]


def lab(*arguments: str) -> tuple[int, str]:
    """The exit status of `innkeeper lab …`, and what it says."""
    result = CliRunner().invoke(app, ["lab", *arguments])
    return result.exit_code, " ".join(result.output.split())


def is_anybody_left(group: int) -> bool:
    """Whether a group of processes still has a member."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_run_and_its_report(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    asked = ["run", "--games", "8", "--seats", "3", "--bots", "random", "--workers", "1", "--out", out]
    status, said = lab(*asked)
    assert status == 0 and "8 games to play, 1 at a time" in said and "engine." in said
    status, said = lab(*asked)
    assert status == 0 and "All 8 games are there." in said
    status, said = lab("report", out)
    assert status == 0 and (tmp_path / "run" / "report.html").exists()


def test_a_tournament_shows_a_table(tmp_path: Path) -> None:
    asked = ["--bots", "random,regular", "--games", "6", "--seats", "2", "--workers", "1", "--out", str(tmp_path / "t")]
    status, said = lab("tournament", *asked)
    assert status == 0 and "regular" in said and "Wins a seat" in said and (tmp_path / "t" / "ratings.json").exists()


def test_help_names_the_commands() -> None:
    status, said = lab("--help")
    assert status == 0 and all(command in said for command in ("run", "report", "tournament"))


def test_what_cannot_be_done_is_told_in_a_line(tmp_path: Path) -> None:
    status, said = lab("run", "--games", "5", "--bots", "champion", "--out", str(tmp_path / "run"))
    assert status == 1 and "no bot 'champion'" in said and "Traceback" not in said
    assert not (tmp_path / "run").exists()
    status, said = lab("report", str(tmp_path))
    assert status == 1 and "holds no run" in said


def test_an_interrupted_run_keeps_what_is_done_and_leaves_nobody_working(tmp_path: Path) -> None:
    path = tmp_path / "run"
    asked = [*INN, "lab", "run", "--games", str(MANY), "--bots", "regular", "--workers", "2", "--out", str(path)]
    going = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert comes_true(lambda: len(list(path.glob("games-*.parquet"))) >= 2)
    os.killpg(going.pid, signal.SIGINT)  # as a terminal does: everybody hears it
    said = going.communicate(timeout=60)[0]
    assert going.returncode == 130 and "Interrupted" in said
    folder = Folder.open(path)
    assert 0 < folder.done() < MANY
    assert not list(path.glob(".*"))
    assert comes_true(lambda: not is_anybody_left(going.pid))
