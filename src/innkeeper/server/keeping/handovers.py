"""Codes with which a seat is taken up on another device: each for some minutes and one use, and only as a digest."""

import secrets
from collections.abc import Callable
from typing import Final

from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.seats import Seat, digest

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
LENGTH: Final = 12
LASTING: Final = 600.0  # seconds


class Handovers:
    """The codes that can be used now."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.codes: dict[str, tuple[str, Seat, float]] = {}

    def new(self, table: str, seat: Seat) -> str:
        """A code for a seat; an older one of the same seat is worth nothing any more."""
        now = self.clock()
        self.codes = {key: it for key, it in self.codes.items() if it[1] is not seat and it[2] > now}
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.codes[_digest(table, code)] = (table, seat, now + LASTING)
        return "-".join(code[place : place + 4] for place in range(0, LENGTH, 4))

    def use(self, table: str, code: str) -> Seat:
        """The seat that a code stands for."""
        _, seat, until = self.codes.pop(_digest(table, code), (table, None, 0.0))
        if seat is None or until <= self.clock():
            raise Refusal("wrong-code", "This code is worth nothing, or no more. Make a new one where you play.")
        return seat


def _digest(table: str, code: str) -> str:
    """However it was typed."""
    return digest(f"{table} {''.join(letter for letter in code.upper() if letter in LETTERS)}")
