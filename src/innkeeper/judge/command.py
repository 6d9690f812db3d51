"""`innkeeper judge`: play scenarios and print what was found."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from innkeeper.judge.reading import BadScenario, Found, ScenarioError, read_all
from innkeeper.judge.verdict import Verdict, judge
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with, read_right
from innkeeper.table.box import Box

PASSED: Final = 0
FAILED: Final = 1
UNREADABLE: Final = 2


def run(paths: list[Path], as_json: bool, packs: Sequence[Path] = ()) -> int:
    """Judge all scenarios of these files and folders: a line each, or one JSON object each. Returns the exit status.

    `packs` are one's own, whose characters may be at the table."""
    passed = failed = bad = 0
    for verdict in verdicts(paths, box_with(open_box(), [read_right(path, open_box()) for path in packs])):
        if isinstance(verdict, BadScenario):
            bad += 1
            print(verdict.message, file=sys.stderr, flush=True)
            if as_json and verdict.id is not None:
                print_json(Verdict(verdict.id, False, [verdict.message], [], 0))
            continue
        passed += verdict.passed
        failed += not verdict.passed
        if as_json:
            print_json(verdict)
        else:
            print_plain(verdict)
    if not as_json:
        print(f"{passed} passed, {failed} failed" + (f", {bad} could not be read" if bad else ""))
    return UNREADABLE if bad else FAILED if failed else PASSED


def verdicts(paths: list[Path], box: Box) -> Iterator[Verdict | BadScenario]:
    """What is found, scenario by scenario."""
    for read in read_all(paths):
        if isinstance(read, BadScenario):
            yield read
        else:
            yield verdict_of(read, box)


def verdict_of(read: Found, box: Box) -> Verdict | BadScenario:
    """The verdict on a scenario; some mistakes show only at the table."""
    try:
        return judge(read.scenario, box)
    except ScenarioError as error:
        return BadScenario(read.where, str(error), read.scenario.id)


def print_plain(verdict: Verdict) -> None:
    print("✓" if verdict.passed else "✗", verdict.id)
    for failure in verdict.failures:
        print(f"    {failure}")


def print_json(verdict: Verdict) -> None:
    print(msgspec.json.encode(verdict).decode(), flush=True)
