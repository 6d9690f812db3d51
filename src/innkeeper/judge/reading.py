"""From files to scenarios; what is wrong is told with file, scenario and key."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from innkeeper import rulebook
from innkeeper.judge.documents import DocumentError, documents
from innkeeper.judge.expectations import Expectation, ExpectedSeat, ExpectedTable
from innkeeper.judge.format import DEEDS, NEED_NO_SEAT, Scenario, Step
from innkeeper.judge.tables import CardInstead, Seat, Table, Variants
from innkeeper.vocabulary.mistakes import near

PartT = TypeVar("PartT")
KINDS: Final = {"int": "a number", "str": "text", "bool": "true or false", "object": "a mapping", "array": "a list"}
TABLE_KEYS: Final = ExpectedTable.__struct_fields__
MAPPINGS: Final = (Scenario, Table, Seat, Variants, Step, CardInstead, ExpectedTable, ExpectedSeat)
KNOWN_KEYS: Final = sorted({key.rstrip("_") for mapping in MAPPINGS for key in mapping.__struct_fields__})


class ScenarioError(ValueError):
    """Something is no valid scenario: what, and where in it."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)


class BadScenario:
    """What could not be read: the message, and the id as far as it is known."""

    def __init__(self, where: str, message: str, name: str | None = None) -> None:
        self.id = name
        self.message = f"{where}: {name}: {message}" if name else f"{where}: {message}"


class Found:
    """A scenario and where it stands."""

    def __init__(self, where: str, scenario: Scenario) -> None:
        self.where = where
        self.scenario = scenario


def files(paths: Iterable[Path]) -> Iterator[Path | BadScenario]:
    """The files meant; a folder stands for every *.yaml under it."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        within = sorted(path.rglob("*.yaml"))
        yield from within
        if not within:
            yield BadScenario(str(path), "there is no *.yaml under this folder")


def read_all(paths: Iterable[Path]) -> Iterator[Found | BadScenario]:
    """All scenarios of files and folders, and what could not be read; nothing bad stops what comes after it."""
    for path in files(paths):
        if isinstance(path, BadScenario):
            yield path
        else:
            yield from read_file(path)


def read_file(path: Path) -> Iterator[Found | BadScenario]:
    """The scenarios of one file."""
    empty = True
    try:
        for line, data in documents(path.read_text("utf-8-sig")):
            empty = False
            yield read_document(f"{path}:{line}", data)
    except OSError as error:
        yield BadScenario(str(path), f"cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        yield BadScenario(str(path), "is not UTF-8 text")
    except DocumentError as error:
        yield BadScenario(str(path), str(error))
    else:
        if empty:
            yield BadScenario(str(path), "holds no scenario")


def read_document(where: str, data: Any) -> Found | BadScenario:
    """One scenario, if it is valid."""
    try:
        return Found(where, scenario_of(data))
    except ScenarioError as error:
        name = data.get("id") if isinstance(data, dict) else None
        return BadScenario(where, str(error), name if isinstance(name, str) else None)


def scenario_of(data: Any) -> Scenario:
    """A scenario from plain data; raises ScenarioError."""
    try:
        scenario = msgspec.convert(data, Scenario, dec_hook=convert_expectation)
    except msgspec.ValidationError as error:
        raise explained(str(error)) from None
    check_rules(scenario)
    check_steps(scenario)
    return scenario


def convert_expectation(kind: type, data: Any) -> Expectation:
    """An `expect` or `check` block: the keys of the table, all others by the names of seats."""
    if not isinstance(data, dict):
        raise ValueError("Expected `object`, got another kind")
    table = {key: value for key, value in data.items() if key in TABLE_KEYS}
    seats = {name: part(value, ExpectedSeat, f".{name}") for name, value in data.items() if name not in TABLE_KEYS}
    return Expectation(part(table, ExpectedTable, ""), seats)


def part(data: Any, kind: type[PartT], place: str) -> PartT:
    """A part of a block; an error within it tells the place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        message, within = located(str(error))
        raise ValueError(f"{message} - at `${place}{within}`") from None


def located(error: str) -> tuple[str, str]:
    """The message of an error, and the place it speaks of; an inner place is told before the outer one."""
    message, *places = error.split(" - at ")
    return message, "".join(place.strip("`").replace("`key` in `", "").removeprefix("$") for place in reversed(places))


def explained(error: str) -> ScenarioError:
    """What msgspec says, in the author's words."""
    message, place = located(error)
    place = place.lstrip(".")
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        place = f"{place}.{found[1]}".lstrip(".")
        message = f"unknown key `{found[1]}`" + near_key(found[1])
    elif found := re.fullmatch(r"Object missing required field `(.*)`", message):
        message = f"the key `{found[1]}` is missing"
    elif found := re.fullmatch(r"Invalid enum value (.*)", message):
        message = f"{found[1]} is not one of the words that may stand here"
    elif found := re.fullmatch(r"Expected `([^`]*)`, got (.*)", message):
        message = f"must be {plain(found[1])}, not {plain(found[2].strip('`'))}"
    return ScenarioError(place, message)


def near_key(key: str) -> str:
    """A hint at the known key most like this one, or that it stands elsewhere."""
    if key in KNOWN_KEYS:
        return "; it may stand elsewhere, but not here"
    found = get_close_matches(key, KNOWN_KEYS, n=1)
    return f"; did you mean `{found[0]}`?" if found else ""


def plain(kinds: str) -> str:
    """The kinds of YAML values in plain words."""
    names = [KINDS.get(kind, kind) for kind in kinds.split(" | ")]
    return " or ".join(name for name in names if name != "null") or "nothing"


def check_rules(scenario: Scenario) -> None:
    """Every rule that a scenario cites exists."""
    for place, rule in enumerate(scenario.rules):
        if rule not in rulebook.rules():
            raise ScenarioError(f"rules[{place}]", f"there is no rule `{rule}`" + near(rule, rulebook.rules()))


def check_steps(scenario: Scenario) -> None:
    """Steps say whose they are, and `never` speaks of what a seat could do."""
    for place, step in enumerate(scenario.script):
        if step.seat is None and step.keys()[0] not in NEED_NO_SEAT:
            raise ScenarioError(f"script[{place}]", "the key `seat` is missing")
        for inner, declared in enumerate(step.declare or []):
            if declared.seat is None:
                raise ScenarioError(f"script[{place}].declare[{inner}]", "the key `seat` is missing")
    for place, step in enumerate(scenario.never):
        if step.seat is None:
            raise ScenarioError(f"never[{place}]", "the key `seat` is missing")
        if not step.keys(DEEDS):
            raise ScenarioError(f"never[{place}]", f"takes one of {', '.join(DEEDS)}")
