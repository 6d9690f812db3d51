"""At whom the others aim: at who is ahead, or at who is nearest to passing out. All have seen whom they hit."""

from typing import Final

from innkeeper.table.chance import Chance
from innkeeper.table.log import EVERYBODY
from innkeeper.table.table import Table

TELLING: Final = 4.0  # who aims in one way hits so that several times as often as who aims in the other (docs/bots.md)
ENOUGH: Final = 3  # so many hits more of one kind than of the other settle it, for people change their minds
FINE: Final = 1 << 16


def likely_ahead(table: Table) -> list[float]:
    """How likely each player aims at who is ahead: even chances for who has shown nothing yet."""
    sides = [seat.side for seat in table.players]
    margins = [body.fortitude - body.alcohol for body in table.bodies]
    left = [not seat.out for seat in table.players]
    leaning = [0] * len(sides)
    for fact in reversed(table.log.facts()):  # from now on backwards, so that it is known how things stood
        if fact.known_to != EVERYBODY or not 0 <= fact.seat < len(sides):
            continue
        if fact.what == "fortitude":
            margins[sides[fact.seat]] -= fact.amount
        elif fact.what == "alcohol":
            margins[sides[fact.seat]] += fact.amount
        elif fact.what == "passes-out" or fact.what == "is-broke":
            left[fact.seat] = True
        elif fact.what == "plays" and fact.depth == 0 and 0 <= fact.whom < len(sides):
            rivals = {sides[seat] for seat in range(len(sides)) if left[seat]} - {sides[fact.seat]}
            leaning[fact.seat] += shown(sides[fact.whom], {side: margins[side] for side in rivals})
    return [1.0 / (1.0 + TELLING ** -max(-ENOUGH, min(ENOUGH, lean))) for lean in leaning]


def shown(hit: int, rivals: dict[int, int]) -> int:
    """What it tells that one of these rivals was hit, by the points before passing out: 1 if the one was ahead, -1 if
    not, 0 where that could not be told apart."""
    if hit not in rivals or len(set(rivals.values())) < 2:
        return 0
    return 1 if rivals[hit] == max(rivals.values()) else -1


def supposed(aims: list[float], chance: Chance) -> list[bool]:
    """Who aims at who is ahead, drawn for one world."""
    return [chance.below(FINE) < aim * FINE for aim in aims]
