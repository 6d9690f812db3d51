"""Components: what a character owns besides a hand, and what of it counts now."""

from innkeeper.table.table import Kept, Table


def in_stock(table: Table, kept: Kept) -> int:
    """How many tokens lie with nobody."""
    # setup.character.remy-marks
    component = kept.component
    number = component.number * (len(table.places) - 1) if component.for_each_other else component.number
    return number - sum(table.numbers[kept.number : kept.number + len(table.places)])
