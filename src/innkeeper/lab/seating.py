"""Who sits where in which game, and its seed: all of it follows from the run's seed and the game's number."""

import hashlib
from typing import NamedTuple

from innkeeper.lab.run import Run
from innkeeper.table.chance import Dice


class Seating(NamedTuple):
    """A table before the game: a character and a bot a seat, who goes first, the seed."""

    seed: int
    characters: list[str]
    bots: list[str]
    first: int


def seating(run: Run, game: int) -> Seating:
    """The table of this game. Sizes alternate; at each size the bots and the first player move on seat by seat."""
    cycle, at = divmod(game - 1, len(run.seats))
    size = run.seats[at]
    dice = Dice(number(run.seed, game, "seating")).seeded()
    characters = dice.some(run.characters, size)
    if run.drawn:
        bots = dice.some(run.bots, size)
    else:
        bots = [run.bots[(seat + cycle) % len(run.bots)] for seat in range(size)]
    return Seating(number(run.seed, game, "game"), characters, bots, cycle // size % size)


def number(seed: str, game: int, use: str) -> int:
    """A number of 128 bits for this use in this game."""
    return int.from_bytes(hashlib.blake2b(f"{seed}\0{game}\0{use}".encode(), digest_size=16).digest(), "big")
