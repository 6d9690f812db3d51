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


def refused(*arguments: object) -> str:
    """What is said to a command that cannot be done."""
    result = CliRunner().invoke(app, [str(it) for it in arguments], catch_exceptions=False)
    assert result.exit_code == 1, result.output
    return " ".join(result.output.split())


SMALL = ["--seats", "2", "--characters", "mira,gog", "--workers", "1"]
COMMANDS = {
    "run": ["lab", "run", "--games", "1", "--bots", "random", *SMALL],
    "tournament": ["lab", "tournament", "--games", "2", "--bots", "random,regular", *SMALL],
    "fit": ["lab", "fit", "--generations", "1", "--candidates", "4", "--games", "4", "--held-out", "4", *SMALL],
}


@pytest.mark.parametrize("command", ["run", "tournament"])
def test_the_lab_seats_them(tmp_path: Path, command: str) -> None:
    pack, out = written(tmp_path, CHARACTER), tmp_path / "run"
    said(*COMMANDS[command], "--pack", pack, "--always", "mira", "--out", out)
    folder = Folder.open(out)
    assert folder.run.packs == [CHARACTER]
    assert "mira" in folder.scan("seats").collect()["character"].to_list()
    assert "Mira" in said("lab", "report", out)


def test_weights_are_found_in_their_hands(tmp_path: Path) -> None:
    pack, out = written(tmp_path, CHARACTER), tmp_path / "fit"
    told = " ".join(said(*COMMANDS["fit"], "--weights", "duel.lead", "--pack", pack, "--out", out).split())
    assert "of 4 games held out" in told and (out / "weights.json").exists()
    changed = written(tmp_path, CHARACTER.replace("fortitude: 2", "fortitude: 3"))
    assert "holds another fit" in refused(*COMMANDS["fit"], "--weights", "duel.lead", "--pack", changed, "--out", out)


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_wrong_with_one_is_told_with_file_and_line(tmp_path: Path, command: str) -> None:
    pack = written(tmp_path, CHARACTER.replace("lose:", "loose:").replace("copies: 1", "copies: -1"))
    told = refused(*COMMANDS[command], "--pack", pack, "--out", tmp_path / "out").replace(" ", "")
    assert f"{pack}:11:" in told and "didyoumean`lose`" in told and f"{pack}:14:" in told
    assert not (tmp_path / "out").exists()
    nowhere = refused(*COMMANDS[command], "--pack", tmp_path / "nothing.yaml", "--out", tmp_path / "out")
    assert "nothing.yaml: cannot be read" in nowhere


def test_of_two_that_share_an_id_the_second_is_named(tmp_path: Path) -> None:
    one, other = written(tmp_path, CHARACTER), tmp_path / "other.yaml"
    other.write_text(CHARACTER, "utf-8")
    told = refused(*COMMANDS["run"], "--pack", one, "--pack", other, "--out", tmp_path / "out")
    assert "other.yaml:1" in told.replace(" ", "") and "already" in told


def test_a_folder_played_with_another_version_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out"
    said(*COMMANDS["run"], "--pack", written(tmp_path, CHARACTER), "--out", out)
    changed = written(tmp_path, CHARACTER.replace("fortitude: 2", "fortitude: 3"))
    assert "(--pack: other cards)" in refused(*COMMANDS["run"], "--pack", changed, "--out", out)


def test_the_judge_lays_them(tmp_path: Path) -> None:
    story = tmp_path / "story.yaml"
    story.write_text(STORY, "utf-8")
    assert "1 passed, 0 failed" in said("judge", story, "--pack", written(tmp_path, CHARACTER))


def test_a_pack_with_mistakes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="did you mean `lose`"):
        said("judge", tmp_path, "--pack", written(tmp_path, CHARACTER.replace("lose:", "loose:")))
