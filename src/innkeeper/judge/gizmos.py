"""Gizmos in a scenario: cards that lie in front with a Fortitude of their own, told and aimed at by their titles."""

from collections.abc import Iterator
from typing import Any, Final

from innkeeper.judge.format import Scenario, Step
from innkeeper.judge.titles import Titles
from innkeeper.rules.components import component_of
from innkeeper.rules.minions import minions_of
from innkeeper.table.box import Character
from innkeeper.table.card import Card
from innkeeper.table.question import Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT

GIZMOS: Final = "gizmos"  # under `state`: the Fortitude of each, by its title
AIM: Final = "aim"


def has_gizmos(character: Character | None) -> bool:
    """Whether any card of a character lies in front with a Fortitude of its own."""
    return character is not None and any(face.minion is not NO_COMPONENT for face in character.deck)


def titles_of(scenario: Scenario) -> Iterator[str]:
    """All Gizmos that lie somewhere before the script begins."""
    for seat in scenario.table.seats:
        yield from (seat.state or {}).get(GIZMOS, {})


def place_of_fortitude(table: Table, card: Card) -> int:
    """Where in the numbers of the table its Fortitude stands."""
    kept = component_of(table.kept, card.owner, card.face.minion)
    assert kept is not None
    return kept.number


def standing(table: Table, seat: int) -> dict[str, int]:
    """What lies in front of a seat, and the Fortitude of each."""
    return {card.face.title: table.numbers[place_of_fortitude(table, card)] for card in minions_of(table, seat)}


def differences(what: str, wanted: dict[str, Any], table: Table, seat: int) -> Iterator[str]:
    """What is not as expected."""
    found = standing(table, seat)
    if wanted != found:
        yield f"{what}: expected {wanted}, found {found}"


def owner_of(table: Table, title: str) -> int:
    """In front of whom it lies; -1: of nobody."""
    return next((seat.number for seat in table.seats if title in standing(table, seat.number)), -1)


def aimed(step: Step, table: Table, question: Question, titles: Titles) -> int | None:
    """The option by which a step that names a Gizmo among its targets hits that; None: it asks nothing of the kind."""
    if question.what != AIM or step.seat != table.seats[question.seat].name:
        return None
    named = [titles.printed(name) for name in step.targets or []]
    return next(
        (i for i, option in enumerate(question.options) if option.value and option.card.face.title in named), None
    )
