"""The outlook: how likely each side is to win, judged from the markers and the Gold alone.

A side's strength grows with the points between Alcohol Content and Fortitude and with its Gold, and falls with what it
has drunk; its chance is its share of all strength. How much, that hangs on whom the others hit: where they bring down
who is ahead, being ahead is worth little. The numbers were fitted to games of regulars (docs/bots.md).
"""

from math import exp, log
from typing import Final

from innkeeper.rules.standing import drunkenness
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import COUNTS_AS_DRUNK

# How much the points between the markers and the Gold weigh (their logarithms), by how many sides are left. Lists, for
# mypyc takes a tuple that begins with a number with a point for one that was not set.
POINTS: Final = [0.0, 0.0, 1.7, 2.6, 3.3, 3.8]
GOLD: Final = [0.0, 0.0, 0.38, 0.65, 0.93, 0.99]
DRUNK: Final = -0.1  # a point of Alcohol Content, that no healing takes away
# The same where everybody hits who is ahead; DRUNK is nothing there. More than four sides are taken for four.
POINTS_LEVELLED: Final = [0.0, 0.0, 1.3, 0.9, 0.6, 0.6]
GOLD_LEVELLED: Final = [0.0, 0.0, 0.0, 0.16, 0.43, 0.43]
POINTS_OF_A_POTION: Final = 6  # Fortitude, or Alcohol Content less
MARKS: Final = 20  # on the track
NOTHING_LEFT: Final = 0.3  # for who is losing already, but may be saved


def chance_of(table: Table, seat: int, levelled: float = 0.0) -> float:
    """How likely the side of this seat is to win, if such a part of the others hit who is ahead. A tie counts for its
    share."""
    mine = table.seats[seat].side
    if table.over:
        sides = {table.seats[winner].side for winner in table.winners}
        return 1.0 / len(sides) if mine in sides else 0.0
    left: list[int] = []
    for other in table.players:  # otto.general.cannot-win-or-lose
        if not other.out and other.side not in left:
            left.append(other.side)
    if mine not in left:
        return 0.0
    many = len(left)
    if many == 2:
        levelled = 1.0  # in a duel there is nobody else to aim at
    total = 0.0
    own = 0.0
    for side in left:
        body = table.bodies[side]
        tokens = table.numbers[table.potions + side] if table.potions >= 0 else 0
        spared = body.fortitude + POINTS_OF_A_POTION * tokens  # when all is lost, that is what they are used for
        drunk = body.alcohol
        if table.listening & COUNTS_AS_DRUNK:
            drunk += drunkenness(table, next(other.number for other in table.players if other.side == side))
        its = strength(spared, drunk, table.purses[side].gold, many, levelled)
        total += its
        if side == mine:
            own = its
    return own / total


def strength(fortitude: int, alcohol: int, gold: int, many: int, levelled: float = 0.0) -> float:
    """How strong a side with these markers and this Gold is among so many sides."""
    many = min(many, len(POINTS) - 1)
    points = POINTS[many] + levelled * (POINTS_LEVELLED[many] - POINTS[many])
    purse = GOLD[many] + levelled * (GOLD_LEVELLED[many] - GOLD[many])
    left = log(max(NOTHING_LEFT, float(fortitude - alcohol)))
    return exp(points * left + purse * log(max(NOTHING_LEFT, float(gold))) + (1.0 - levelled) * DRUNK * alcohol)


def health(points: int, many: int) -> float:
    """How strong a side is by the points between its markers alone, where nobody minds who is ahead."""
    return HEALTH[min(many, len(POINTS) - 1)][max(0, min(MARKS, points))]


def powers(weight: float) -> list[float]:
    """How strong it is with no point left, with one, with two …"""
    return [exp(weight * log(max(NOTHING_LEFT, float(points)))) for points in range(MARKS + 1)]


HEALTH: Final = [powers(weight) for weight in POINTS]
