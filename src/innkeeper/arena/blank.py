"""What observations of a seat begin with: who sits where, and what lies in the piles it sees, counted.

Most piles have not changed when a seat looks again, or hold a card more: only what was added is counted.
"""

from array import array
from struct import Struct

from innkeeper.view import View


class Tally:
    """A pile counted face by face."""

    def __init__(self, pile: int, places: dict[int, int], first: int, size: int) -> None:
        self.pile = pile  # its number on the table …
        self.where = 0  # … and its place among the piles that the seat sees
        self.places = places  # where each face is counted, by its number in the box; others are not
        self.first = first  # the place of the first one in the observation
        self.nothing = array("h", bytes(2 * size))  # what stands there while nothing is counted
        self.counted = b""  # what was lying there

    def count(self, lying: bytes, slate: "array[int]") -> None:
        """Count what lies there now."""
        start = len(self.counted)
        if not lying.startswith(self.counted):
            slate[self.first : self.first + len(self.nothing)] = self.nothing
            start = 0
        for i in range(start, len(lying), 2):
            place = self.places.get(lying[i] * 256 + lying[i + 1], -1)
            if place >= 0:
                slate[self.first + place] += 1
        self.counted = lying


class Blank:
    """What an observation begins with, and which numbers on the table go with it."""

    def __init__(self, slate: "array[int]", seats: int, tallies: list[Tally], counters: list[tuple[int, int]]) -> None:
        self.slate = slate
        self.seats = Struct(f"{seats}h")  # so many numbers tell of the seats
        self.tallies = tallies
        self.counters = counters  # which of the numbers on the table are told, and where: added to what stands there
        self._seen: list[int] = []  # which piles the seat sees

    def look(self, view: View) -> None:
        """Count what has changed."""
        if view.seen is not self._seen:
            self._seen = view.seen
            for tally in self.tallies:
                tally.where = view.seen.index(tally.pile)
        for tally in self.tallies:
            lying = view.piles[tally.where]
            if lying is not tally.counted:
                tally.count(lying, self.slate)
