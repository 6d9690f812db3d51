"""Who sits where in which game, and its seed: all of it follows from the run's seed and the game's number."""

import hashlib
from typing import NamedTuple

from innkeeper.agreed import Agreed
from innkeeper.lab.run import Run
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with
from innkeeper.rules.modes import bosses_at
from innkeeper.rules.setup import first_player, side_of
from innkeeper.table.chance import Chance, Dice


class Seating(NamedTuple):
    """A table before the game: a character and a bot a seat, who goes first, the seed."""

    seed: int
    characters: list[str]
    bots: list[str]
    first: int
    agreed: Agreed
    side_of: list[int]  # of each seat


def seating(run: Run, game: int) -> Seating:
    """The table of this game. Tables alternate; at each the bots and the first player move on seat by seat.

    If there is a bot for each side, they move on side by side.
    """
    cycle, at = divmod(game - 1, len(run.tables))
    agreed, size = run.tables[at], run.seats[at % len(run.seats)]
    dice = Dice(number(run.seed, game, "seating")).seeded()
    cast = cast_for(run, agreed, size, dice)
    setup = agreed.seated(cast, cycle // size % size)
    sides = side_of(setup)
    if run.drawn:
        bots = dice.some(run.bots, size)
    else:
        own = sides if len(run.bots) == len(agreed.sides) else range(size)
        bots = [run.bots[(place + cycle) % len(run.bots)] for place in own]
    first = first_player(setup) % size  # after Otto comes seat 0
    return Seating(number(run.seed, game, "game"), setup.characters, bots, first, agreed, sides)


def cast_for(run: Run, agreed: Agreed, size: int, dice: Chance) -> list[str]:
    """Who sits where: drawn, but for those who sit at every table; these have a seat drawn for them, not a Boss's."""
    others = [key for key in run.characters if key not in run.always] or run.characters
    cast = agreed.cast(others, size, dice, box_with(open_box(), run.packs))
    bosses = bosses_at(agreed.mode, agreed.sides, size)
    free = [seat for seat in range(size) if seat not in bosses]
    for key in run.always:
        cast[free.pop(dice.below(len(free)))] = key
    return cast


def number(seed: str, game: int, use: str) -> int:
    """A number of 128 bits for this use in this game."""
    return int.from_bytes(hashlib.blake2b(f"{seed}\0{game}\0{use}".encode(), digest_size=16).digest(), "big")
