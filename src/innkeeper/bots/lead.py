"""Who is ahead, as regulars see it: by the points before passing out; regulars of before counted Gold, too."""

from math import exp, log
from typing import Final

# How much the points between the markers and the Gold weigh (their logarithms), by how many sides are left. Lists, for
# mypyc takes a tuple that begins with a number with a point for one that was not set.
POINTS: Final = [0.0, 0.0, 1.7, 2.6, 3.3, 3.8]
GOLD: Final = [0.0, 0.0, 0.38, 0.65, 0.93, 0.99]
DRUNK: Final = -0.1  # a point of Alcohol Content, that no healing takes away
MARKS: Final = 20  # on the track
NOTHING_LEFT: Final = 0.3  # for who is losing already, but may be saved


def health(points: int, many: int) -> float:
    """How far ahead a side is by the points between its markers alone, among so many sides."""
    return HEALTH[min(many, len(POINTS) - 1)][max(0, min(MARKS, points))]


def powers(weight: float) -> list[float]:
    """How far it is ahead with no point left, with one, with two …"""
    return [exp(weight * log(max(NOTHING_LEFT, float(points)))) for points in range(MARKS + 1)]


HEALTH: Final = [powers(weight) for weight in POINTS]


def strength_as_before(fortitude: int, alcohol: int, gold: int, many: int) -> float:
    """How far a side is ahead by its markers and its Gold."""
    many = min(many, len(POINTS) - 1)
    left = log(max(NOTHING_LEFT, float(fortitude - alcohol)))
    return exp(POINTS[many] * left + GOLD[many] * log(max(NOTHING_LEFT, float(gold))) + DRUNK * alcohol)
