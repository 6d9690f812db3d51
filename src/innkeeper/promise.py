"""The promise of a deal: a digest of the secret seed, shown before anything is dealt, so that nothing else can be.

The seed alone decides who begins and how everything is shuffled, together with who sits down; and who sits down is not
known yet when a new table makes its promise. At a rematch it is (docs/replays.md says what that leaves open).
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec

from innkeeper.rules.setup import Setup
from innkeeper.table.chance import BLAKE2B, SEED_BITS, Stream

KEPT: Final = "kept"
BROKEN: Final = "broken"
NONE: Final = "none"  # nothing was promised


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised, and with the seed what is needed to check it."""

    digest: str
    salt: str


@dataclass(frozen=True)
class Deal:
    """What the inn keeps secret until the game is over. Without a salt nothing is promised."""

    seed: int
    salt: str

    @staticmethod
    def new() -> Deal:
        """A deal nobody knows."""
        return Deal(secrets.randbits(SEED_BITS), f"{secrets.randbits(128):032x}")

    @cached_property
    def promise(self) -> Promise | None:
        return Promise(digest(self.seed, self.salt), self.salt) if self.salt else None


def digest(seed: int, salt: str) -> str:
    """What is shown of a seed before the game."""
    return hashlib.sha256(f"innkeeper deal\n{salt}\n{seed:032x}\n".encode()).hexdigest()


def first_player(setup: Setup, seed: int) -> int:
    """Who begins, where that is left to chance."""
    return Stream.of(seed, "first", *setup.characters, *setup.names).below(len(setup.characters))


def judged(promise: Promise | None, setup: Setup, seed: int) -> str:
    """Whether a game was dealt as it was promised."""
    if promise is None:
        return NONE
    fits = promise.digest == digest(seed, promise.salt) and setup.generator == BLAKE2B
    return KEPT if fits and setup.first == first_player(setup, seed) else BROKEN
