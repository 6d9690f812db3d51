"""Spaces and observations as Gymnasium and PettingZoo have them."""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from innkeeper.arena.invitation import encoding
from innkeeper.arena.scales import scales
from innkeeper.arena.sitting import Sitting


def observation_space(normalised: bool = False) -> spaces.Dict:
    """What a seat sees, and which actions are open to it."""
    low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    numbers: spaces.Box[Any] = spaces.Box(int(low), int(high), (encoding().size,), np.int16)
    if normalised:
        numbers = spaces.Box(low / scales().least, high / scales().least, dtype=np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (encoding().actions.count,), np.int8)})


def action_space() -> spaces.Discrete:
    return spaces.Discrete(encoding().actions.count)


def observation(sitting: Sitting, seat: int, normalised: bool = False) -> dict[str, NDArray[Any]]:
    """What this seat sees; the mask is empty while another is to act."""
    return {
        "observation": numbers(sitting, seat, normalised),
        "action_mask": np.frombuffer(sitting.mask(seat), np.int8),
    }


def numbers(sitting: Sitting, seat: int, normalised: bool) -> NDArray[Any]:
    """What this seat sees, without the mask."""
    seen = np.frombuffer(sitting.observed(seat), np.int16)
    return scales().normalised(seen) if normalised else seen


def some_seed() -> int:
    """A seed, where none is given."""
    return secrets.randbits(62)
