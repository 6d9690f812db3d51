"""What counts as much in an observation: each number by its scale, for learners that want all of them about 1 at most.

A scale is what is usual at most, not a bound: 40 Gold, twice the scale, are told as 2. docs/arena.md has them all.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from innkeeper.arena import games
from innkeeper.arena.actions import PLAYERS
from innkeeper.arena.encoding import ASKED, THINGS, Encoding
from innkeeper.arena.invitation import encoding
from innkeeper.arena.things import OF_A_THING
from innkeeper.table.gambling import GAMES
from innkeeper.table.shown import CARD, DRINK, EVENT, GAIN, HITS, PAYMENT, ROUND

ALIKE: Final = 4  # copies of one card
SEATS: Final = (1 << PLAYERS) - 1  # the mask of all
FACES: Final = 2000  # numbers of cards in the box
KINDS: Final = 20  # of things that are going on

# What each part counts in, over and over until the next part begins.
PARTS: Final[dict[str, list[int]]] = {
    "": [10, 50, 1, 1, 1, 1, 20, 30, 1, *[1] * len(ASKED), 1, 1, 1, 10, 10],
    "who": [1],
    "active": [1],
    "boards": [20, 20, 20, 1, 10, 40, 10],
    "in_play": [10, 10],
    "hand": [ALIKE],
    "picked": [ALIKE],
    "discards": [ALIKE],
    "drunk": [ALIKE],
    "things": [1],
    "asked_too": [1],
    "offered": [FACES],
    "teams": [PLAYERS, 1, 4],
    "mates": [ALIKE],
    "game": [
        *[1] * (len(games.ASKED) + len(GAMES)), 10, 4, *[ALIKE] * (3 * games.CARDS),
        *[*[ALIKE] * 12, 10, 10, *[6] * (2 * games.DICE)] * PLAYERS,
    ],
    "tracks": [6, 6, 6, 6, 1, 1, 1, 1],
    "front": [ALIKE],
    "events": [1, 1, 10, 10],
}  # fmt: skip
OF_ALL_THINGS: Final = [KINDS, PLAYERS, 4, 4, FACES, SEATS]
OF_A_KIND: Final[dict[int, list[int]]] = {
    CARD: [THINGS, SEATS, SEATS, 10],
    DRINK: [10, 10, 1, 1],
    EVENT: [SEATS, 10, 10, 10],
    ROUND: [1, PLAYERS, 1, SEATS],
    PAYMENT: [10, 20, 1, 1],
    GAIN: [10, 20, 1, 1],
    HITS: [SEATS, 4, 1, 1],
}

Floats = NDArray[np.float32]


class Scales:
    """The scale of every number."""

    def __init__(self, at: Encoding) -> None:
        self.numbers: Floats = np.ones(at.size, np.float32)
        starts = [getattr(at, part) if part else 0 for part in PARTS]
        for first, end, pattern in zip(starts, [*starts[1:], at.size], PARTS.values(), strict=True):
            self.numbers[first:end] = np.resize(pattern, end - first)
        # by kind: the first row is for nothing, the last for kinds that came later
        self.of_things: Floats = np.ones((2 + KINDS, OF_A_THING), np.float32)
        self.of_things[:, : len(OF_ALL_THINGS)] = OF_ALL_THINGS
        for kind, pattern in OF_A_KIND.items():
            self.of_things[1 + kind, len(OF_ALL_THINGS) :] = pattern
        self.things = slice(at.things, at.things + THINGS * OF_A_THING)
        self.least = self.numbers.copy()  # of numbers that stand for different things
        self.least[self.things] = np.tile(self.of_things.min(0), THINGS)

    def normalised(self, seen: NDArray[Any]) -> Floats:
        """One or many observations, each number divided by its scale."""
        scaled: Floats = np.divide(seen, self.numbers, dtype=np.float32)
        things = seen[..., self.things].reshape(*seen.shape[:-1], THINGS, OF_A_THING)
        kinds = np.minimum(things[..., 0], len(self.of_things) - 1)
        scaled[..., self.things] = (things / self.of_things[kinds]).reshape(*seen.shape[:-1], -1)
        return scaled


@cache
def scales() -> Scales:
    """The scales of all cards there are."""
    return Scales(encoding())
