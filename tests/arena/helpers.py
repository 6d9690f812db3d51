"""Sittings in which all that is open is as likely as anything else."""

import random
from array import array
from collections.abc import Iterator
from typing import Any

from innkeeper.arena.invitation import Invitation, box, encoding
from innkeeper.arena.sitting import Sitting


def moments(players: int, seed: int, **agreed: Any) -> Iterator[Sitting]:
    """Play a game at random, stopping before every action."""
    dice = random.Random(seed)
    drinks = sorted(box().drink_decks)
    sitting = Invitation(players, drinks=drinks[seed % len(drinks)], **agreed).sit_down(seed)
    while not sitting.over:
        yield sitting
        sitting.act(dice.choice(list(sitting.ways)))


def seen(sitting: Sitting, seat: int) -> list[int]:
    """What a seat observes."""
    slate = array("h", bytes(2 * encoding().size))
    sitting.write(seat, slate, 0)
    return slate.tolist()
