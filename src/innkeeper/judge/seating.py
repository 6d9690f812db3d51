"""Who sits where in a scenario, and by which name. Otto sits where he is listed, and is laid last."""

from msgspec import structs

from innkeeper.judge.format import Scenario
from innkeeper.judge.reading import ScenarioError
from innkeeper.rules.otto.joining import OTTO
from innkeeper.rules.setup import Setup, seat_names
from innkeeper.table.box import Box


def names(scenario: Scenario, box: Box) -> list[str]:
    """The names of the seats: as they are given, else the characters' own; a second Zot is "Zot 2"."""
    usual = seat_names(Setup([seat.character for seat in scenario.table.seats]), box)
    return [seat.name or name for seat, name in zip(scenario.table.seats, usual, strict=True)]


def with_otto_last(scenario: Scenario, box: Box) -> Scenario:
    """The same with its seats turned round until Otto is the last; who sits left of whom stays as it is."""
    table = scenario.table
    sitting = [seat.character for seat in table.seats]
    wanted = table.otto or (table.variants is not None and table.variants.otto is not None)
    if sitting.count(OTTO) != int(wanted):
        raise ScenarioError("table.seats", f"`{OTTO}` sits at a table with `variants.{OTTO}`, once, and at no other")
    if not wanted:
        return scenario
    after = sitting.index(OTTO) + 1
    active = table.active or names(scenario, box)[0]
    turned = structs.replace(table, seats=table.seats[after:] + table.seats[:after], active=active)
    return structs.replace(scenario, table=turned)
