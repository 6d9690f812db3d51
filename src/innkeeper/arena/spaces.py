"""Spaces and observations as Gymnasium and PettingZoo have them."""

import secrets
from array import array
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from innkeeper.arena.invitation import encoding
from innkeeper.arena.sitting import Sitting


def observation_space() -> spaces.Dict:
    """What a seat sees, and which actions are open to it."""
    bounds = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(int(bounds.min), int(bounds.max), (encoding().size,), np.int16),
            "action_mask": spaces.Box(0, 1, (encoding().actions.count,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    return spaces.Discrete(encoding().actions.count)


def observation(sitting: Sitting, seat: int) -> dict[str, NDArray[Any]]:
    """What this seat sees; the mask is empty while another is to act."""
    slate = array("h", sitting.blanks[seat])
    sitting.write(seat, slate, 0)
    mask = np.zeros(encoding().actions.count, np.int8)
    if sitting.seat == seat:
        mask[list(sitting.ways)] = 1
    return {"observation": np.frombuffer(slate, np.int16), "action_mask": mask}


def some_seed() -> int:
    """A seed, where none is given."""
    return secrets.randbits(62)
