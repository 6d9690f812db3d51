"""`innkeeper judge`: what it prints, and its exit status."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from innkeeper.cli import app

GOOD = """
id: good
rules: [turn.drink.sober-up]
table:
  seats: [{character: zot, alcohol: 5}, {character: gog}]
  phase: drink
expect: {Zot: {alcohol: 4}}
"""
FAILING = GOOD.replace("id: good", "id: failing").replace("alcohol: 4", "alcohol: 3")
BAD = GOOD.replace("id: good", "id: bad").replace("alcohol: 5", "alcohole: 5")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def judge(*arguments: object) -> tuple[int, str, str]:
    """Exit status, what is printed, and what is complained of."""
    result = CliRunner().invoke(app, ["judge", *(str(argument) for argument in arguments)])
    return result.exit_code, result.stdout, result.stderr


def write(folder: Path, name: str, *scenarios: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("---".join(scenarios), "utf-8")
    return path


def test_all_passed(folder: Path) -> None:
    assert judge(write(folder, "a.yaml", GOOD)) == (0, "✓ good\n1 passed, 0 failed\n", "")


def test_one_failed(folder: Path) -> None:
    status, text, _ = judge(write(folder, "a.yaml", GOOD, FAILING))
    assert status == 1
    assert text == "✓ good\n✗ failing\n    Zot.alcohol: expected 3, found 4\n1 passed, 1 failed\n"


def test_a_bad_scenario_is_told_with_file_id_and_key_and_stops_nothing(folder: Path) -> None:
    first = write(folder, "a.yaml", BAD, GOOD)
    second = write(folder, "b.yaml", FAILING)
    status, text, complaints = judge(first, second)
    assert status == 2
    assert complaints == f"{first}:2: bad: table.seats[0].alcohole: unknown key `alcohole`; did you mean `alcohol`?\n"
    assert text.splitlines()[-1] == "1 passed, 1 failed, 1 could not be read"


def test_a_broken_file_does_not_stop_the_others(folder: Path) -> None:
    broken = write(folder, "a.yaml", "id: [")
    status, text, complaints = judge(broken, write(folder, "b.yaml", GOOD))
    assert status == 2
    assert complaints.startswith(f"{broken}: is not YAML: ")
    assert "✓ good" in text


def test_a_missing_file_cannot_be_read(folder: Path) -> None:
    status, _, complaints = judge(folder / "none.yaml")
    assert (status, complaints) == (2, f"{folder / 'none.yaml'}: cannot be read: No such file or directory\n")


def test_an_empty_file_and_an_empty_folder_hold_no_scenario(folder: Path) -> None:
    (folder / "empty").mkdir()
    status, _, complaints = judge(write(folder, "a.yaml", "# nothing yet\n"), folder / "empty")
    assert status == 2
    assert complaints.splitlines() == [
        f"{folder / 'a.yaml'}: holds no scenario",
        f"{folder / 'empty'}: there is no *.yaml under this folder",
    ]


def test_a_file_that_is_no_text_cannot_be_read(folder: Path) -> None:
    (folder / "a.yaml").write_bytes(b"\xff\xfe\x00id")
    assert judge(folder / "a.yaml")[::2] == (2, f"{folder / 'a.yaml'}: is not UTF-8 text\n")


def test_a_folder_stands_for_every_yaml_under_it_in_order(folder: Path) -> None:
    write(folder, "b.yaml", GOOD.replace("good", "second"))
    write(folder, "a/z.yaml", GOOD.replace("good", "first"))
    write(folder, "c.txt", "no scenario")
    assert judge(folder)[1] == "✓ first\n✓ second\n2 passed, 0 failed\n"


def test_json_has_an_object_for_each(folder: Path) -> None:
    status, text, _ = judge(write(folder, "a.yaml", GOOD, FAILING), "--json")
    assert status == 1
    assert [json.loads(line) for line in text.splitlines()] == [
        {"id": "good", "passed": True, "failures": [], "rules": ["turn.drink.sober-up"], "decisions": 0},
        {
            "id": "failing",
            "passed": False,
            "failures": ["Zot.alcohol: expected 3, found 4"],
            "rules": ["turn.drink.sober-up"],
            "decisions": 0,
        },
    ]


def test_json_names_a_bad_scenario_too(folder: Path) -> None:
    status, text, complaints = judge(write(folder, "a.yaml", BAD), "--json")
    found = json.loads(text)
    assert (status, found["id"], found["passed"]) == (2, "bad", False)
    assert found["failures"] == complaints.splitlines()


def test_decisions_are_counted(folder: Path) -> None:
    scenario = """
id: ordering
table: {seats: [{character: zot}, {character: gog}], phase: order-a-drink}
expect: {Gog: {drink_me: 1}}
"""
    assert json.loads(judge(write(folder, "a.yaml", scenario), "--json")[1])["decisions"] == 1
