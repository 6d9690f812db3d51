"""`--pack`: lab, judge and terminal choose characters of one's own."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from innkeeper.cli import app
from innkeeper.lab.folder import Folder
from innkeeper.packs import PackError
from tests.packs.small import CHARACTER, written

STORY = """\
id: mira-hits
rules: []
table:
  seats:
    - {character: mira, hand: ["Hands off!"]}
    - {character: gog}
script:
  - {seat: Mira, play: "Hands off!", targets: [Gog]}
expect:
  Gog: {fortitude: 18}
"""


def said(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(it) for it in arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_lab_seats_them(tmp_path: Path) -> None:
    pack, out = written(tmp_path, CHARACTER), tmp_path / "run"
    lab = [
        "lab",
        "run",
        "--games",
        "1",
        "--seats",
        "2",
        "--characters",
        "mira,gog",
        "--bots",
        "random",
        "--workers",
        "1",
    ]
    said(*lab, "--pack", pack, "--out", out)
    assert Folder.open(out).run.packs == [CHARACTER]
    said("lab", "report", out)


def test_the_judge_lays_them(tmp_path: Path) -> None:
    story = tmp_path / "story.yaml"
    story.write_text(STORY, "utf-8")
    assert "1 passed, 0 failed" in said("judge", story, "--pack", written(tmp_path, CHARACTER))


def test_a_pack_with_mistakes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="did you mean `lose`"):
        said("judge", tmp_path, "--pack", written(tmp_path, CHARACTER.replace("lose:", "loose:")))
