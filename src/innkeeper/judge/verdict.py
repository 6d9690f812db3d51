"""One scenario, judged."""

from pathlib import PurePath
from traceback import extract_tb

from msgspec import Struct

from innkeeper.game import Game
from innkeeper.judge.checking import check_names, check_table
from innkeeper.judge.format import Scenario
from innkeeper.judge.laying import lay
from innkeeper.judge.not_built import not_built
from innkeeper.judge.reading import ScenarioError
from innkeeper.judge.running import Run
from innkeeper.judge.seating import names
from innkeeper.judge.titles import Titles
from innkeeper.packs import PackError
from innkeeper.packs.foreign import box_with
from innkeeper.rules.setup import SetupError
from innkeeper.table.box import Box


class Verdict(Struct):
    """What the judge has found: the fields of a line of JSON."""

    id: str
    passed: bool
    failures: list[str]
    rules: list[str]
    decisions: int


def judge(scenario: Scenario, box: Box) -> Verdict:
    """Play a scenario; a ScenarioError says that it is none."""
    failures, decisions = found(scenario, box)
    return Verdict(scenario.id, not failures, failures, scenario.rules, decisions)


def found(scenario: Scenario, box: Box) -> tuple[list[str], int]:
    """What has failed, and how many decisions were made."""
    try:
        box = box_with(box, scenario.table.packs)
    except PackError as error:
        raise ScenarioError("table.packs", str(error)) from None
    titles = Titles(box)
    missing = not_built(scenario, box, titles)
    if missing:
        return missing, 0
    check_names(scenario, names(scenario, box))
    check_table(scenario)
    try:
        table = lay(scenario, box, titles)
    except SetupError as error:
        return ([] if scenario.expect.table.refused else [f"the table is refused: {error}"]), 0
    run = Run(Game(table, box), scenario, titles)
    try:
        run.play()
    except Exception as error:  # whatever breaks in one scenario must not stop the others
        run.failures.append(f"the game broke off: {error!r} at {place(error)}")
    return run.failures, run.decisions


def place(error: Exception) -> str:
    """Where an error was raised."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{PurePath(last.filename).name}:{last.lineno}"
