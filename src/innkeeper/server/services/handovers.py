"""Codes with which a seat is taken up on another device: each for some minutes and one use, and only as a digest."""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.seats import Seat, digest
from innkeeper.server.tables.table import Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
LENGTH: Final = 12
LASTING: Final = 600.0  # seconds


class Handover(NamedTuple):
    """What a code stands for: a seat, as long as whoever made it holds it."""

    table: str
    seat: int
    holders: frozenset[str]  # digests of secrets
    until: float


class Handovers:
    """The codes that can be used now."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.codes: dict[str, Handover] = {}

    def new(self, table: str, seat: Seat) -> str:
        """A code for a seat; an older one of the same seat is worth nothing any more."""
        now = self.clock()
        mine = (table, seat.number)
        self.codes = {key: it for key, it in self.codes.items() if (it.table, it.seat) != mine and it.until > now}
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.codes[_digest(table, code)] = Handover(table, seat.number, seat.digests, now + LASTING)
        return "-".join(code[place : place + 4] for place in range(0, LENGTH, 4))

    def use(self, table: Table, code: str) -> Seat:
        """The seat that a code stands for, also if the table was put by and laid again meanwhile."""
        found = self.codes.pop(_digest(table.key, code), None)
        seat = None if found is None or found.until <= self.clock() else table.seats[found.seat]
        if found is None or seat is None or not found.holders & seat.digests:
            raise Refusal("wrong-code", "This code is worth nothing, or no more. Make a new one where you play.")
        return seat


def _digest(table: str, code: str) -> str:
    """However it was typed."""
    return digest(f"{table} {''.join(letter for letter in code.upper() if letter in LETTERS)}")
