"""Whether the names in a scenario are those of its seats, and what lies on its table can lie there."""

from collections.abc import Iterator
from typing import Final

from innkeeper.judge.expectations import Expectation
from innkeeper.judge.format import Scenario, Step
from innkeeper.judge.gizmos import titles_of
from innkeeper.judge.reading import ScenarioError
from innkeeper.judge.tables import Counters, Variants
from innkeeper.rules.otto.joining import OTTO
from innkeeper.vocabulary.mistakes import near

HAS_NONE: Final = ("fortitude", "alcohol", "gold", "hand", "prizes", "potions")  # of these Otto has none
Named = Iterator[tuple[str, str | None]]  # a place, and the seat that is named there


def check_names(scenario: Scenario, names: list[str]) -> None:
    """Refuse a scenario that calls two seats the same or speaks of somebody who is not at the table."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise ScenarioError(f"table.seats[{place}].name", f"another seat is called `{name}`, too")
    for where, named in all_named(scenario):
        if named is not None and named not in (*names, *titles_of(scenario)):
            raise ScenarioError(where, f"nobody at the table is called `{named}`" + near(named, names))


def check_table(scenario: Scenario) -> None:
    """Refuse what would go unheard: counters of no Event Deck, a Prize twice, what Otto has none of."""
    variants = scenario.table.variants or Variants()
    counters = variants.counters or Counters()
    for deck, number, there in (
        ("sea", counters.sea, variants.sea_events),
        ("dungeon", counters.dungeon, variants.dungeon_events),
    ):
        if number is not None and not there and deck not in scenario.table.event_decks:
            where = f"table.variants.counters.{deck}"
            raise ScenarioError(where, f"there is no such Event Deck on the table: write `{deck}_events: true`")
    prizes = [*(variants.prizes or []), *(variants.prize_bin or [])]
    for place, seat in enumerate(scenario.table.seats):
        prizes += seat.prizes or []
        for key in HAS_NONE if seat.character == OTTO else ():
            if getattr(seat, key) is not None:
                raise ScenarioError(f"table.seats[{place}].{key}", "Otto has none; his markers are his `tracks`")
    for place, title in enumerate(prizes):
        if title in prizes[:place]:  # prizes.setup.optional-prize-cards-in-inn
            raise ScenarioError("table", f"of each Prize there is one, and `{title}` is named twice")


def all_named(scenario: Scenario) -> Named:
    """Every place where a seat is named."""
    yield "table.active", scenario.table.active
    for number, team in enumerate(scenario.table.teams or []):
        yield from ((f"table.teams[{number}]", name) for name in team)
    for number, seat in enumerate(scenario.table.seats):
        yield from ((f"table.seats[{number}].tracks", name) for name in seat.tracks or {})
    for place, step in enumerate(scenario.script):
        yield from named_in_step(step, f"script[{place}]")
    for place, step in enumerate(scenario.never):
        yield from named_in_step(step, f"never[{place}]")
    yield from named_in_expectation(scenario.expect, "expect")


def named_in_step(step: Step, where: str) -> Named:
    yield f"{where}.seat", step.seat
    yield f"{where}.champion", step.champion
    for key in ("targets", "order"):
        for place, name in enumerate(step.value(key) or []):
            yield f"{where}.{key}[{place}]", name
    if step.illegal is not None:
        yield from named_in_step(step.illegal, f"{where}.illegal")
    for place, declared in enumerate(step.declare or []):
        yield from named_in_step(declared, f"{where}.declare[{place}]")
    if step.check is not None:
        yield from named_in_expectation(step.check, f"{where}.check")


def named_in_expectation(expected: Expectation, where: str) -> Named:
    table = expected.table
    for name, seat in expected.seats.items():
        yield f"{where}.{name}", name
        yield from ((f"{where}.{name}.sees", seen) for seen in seat.sees or [])
        yield from ((f"{where}.{name}.tracks", towards) for towards in seat.tracks or {})
    yield f"{where}.active", table.active
    yield from ((f"{where}.tie", name) for name in table.tie or [])
    winners = table.winner if isinstance(table.winner, list) else [table.winner]
    yield from ((f"{where}.winner", name) for name in winners if isinstance(name, str))
