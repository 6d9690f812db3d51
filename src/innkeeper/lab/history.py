"""What the log of a game tells of each seat: the gaps at each turn, the cards played, who left when, and why."""

from collections.abc import Iterable
from typing import Final

from innkeeper.table.log import Fact

LOSSES: Final = {"passes-out": "drink", "is-broke": "gold"}  # the facts that tell of losing, and by what
LAST_CHANCE: Final = "in-danger"  # comes before all who then leave together


class Past:
    """What became of one seat."""

    def __init__(self) -> None:
        self.fortitude = 20
        self.alcohol = 0
        self.gaps: list[int] = []  # at the beginning of each turn
        self.played: list[int] = []
        self.rank = 1
        self.out_turn: int | None = None
        self.out_by: str | None = None


class History:
    """A game as its log tells it."""

    def __init__(self, side_of: list[int], log: Iterable[Fact]) -> None:
        self.side_of = side_of  # by seat
        self.seats = [Past() for _ in side_of]
        self.turn = 0
        self.ended_by = ""
        self.leaving: list[Past] = []  # those who leave together
        for fact in log:
            self.read(fact)

    def read(self, fact: Fact) -> None:
        """Take the next fact into account."""
        if fact.what == "turn":
            self.begin_turn()
        elif fact.what == "plays" and fact.seat < len(self.seats):  # not Otto
            self.seats[fact.seat].played.append(fact.card.face.number)
        elif fact.what == "fortitude":
            for seat in self.team(fact.seat):
                seat.fortitude = fact.whom
        elif fact.what == "alcohol":
            for seat in self.team(fact.seat):
                seat.alcohol = fact.whom
        elif fact.what in LOSSES:
            self.leave(self.seats[fact.seat], LOSSES[fact.what])
        elif fact.what == LAST_CHANCE:
            self.leaving = []

    def team(self, seat: int) -> list[Past]:
        """This seat and its teammates, who share their markers."""
        return [self.seats[other] for other, side in enumerate(self.side_of) if side == self.side_of[seat]]

    def begin_turn(self) -> None:
        self.turn += 1
        for seat in self.seats:
            if seat.out_turn is None:
                seat.gaps.append(seat.fortitude - seat.alcohol)

    def leave(self, seat: Past, by: str) -> None:
        """Out of the game; those who leave together share a rank: the next after all sides that are still in."""
        seat.out_turn = self.turn
        seat.out_by = self.ended_by = by
        self.leaving.append(seat)
        still_in = len({self.side_of[i] for i, other in enumerate(self.seats) if other.out_turn is None})
        for other in self.leaving:
            other.rank = still_in + 1
