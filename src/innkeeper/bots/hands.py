"""What the others most likely hold: who could have taken control in a Round, and passed, seldom has a card for it.

All have seen who passed. It is forgotten as new cards are drawn.
"""

from typing import Final

from innkeeper.rules.redealing import Held
from innkeeper.table.log import Fact
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

# How often regulars pass who could take control with one card, by how many (they included) have still to pass before
# the Round is won: those who aim at who is ahead, and those who aim at who is nearest to passing out (bench/passes.py).
AHEAD: Final = [0.29, 0.88, 0.98]
AHEAD_LOCKED: Final = [0.08, 0.27, 0.52]
NEAREST: Final = [0.25, 0.13, 0.03]
NEAREST_LOCKED: Final = [0.01, 0.01, 0.01]
WORTH_MINDING: Final = 0.95  # what is held nearly as often as by chance is left to it
PASS: Final = "gambling.play.card-or-pass"


def likely_held(table: Table, aims: list[float]) -> list[Held]:
    """Who holds cards that take control less often than by chance. `aims` says how likely each player aims at who is
    ahead."""
    course = Course(table)
    for fact in table.log.facts():
        course.follow(fact, aims)
    return [held for held in course.held if held.cheating < WORTH_MINDING]


class Course:
    """A Round as it goes on in the log, and what everybody has shown in it."""

    def __init__(self, table: Table) -> None:
        self.held = [Held(seat.number) for seat in table.players]
        self.sizes = [seat.place.role.hand for seat in table.players]
        self.sides = [seat.side for seat in table.seats]  # automata gamble, too
        self.gone: list[int] = []  # sides that are out of the game …
        self.left: list[int] = []  # … or of the Round; who cut the own turn short is taken to be in it
        self.passed: list[int] = []  # sides, since control last changed
        self.control = -1  # a side
        self.locked = False
        self.depth = 0  # of the gos in it

    def follow(self, fact: Fact, aims: list[float]) -> None:
        """Go on by a fact."""
        what, seat = fact.what, fact.seat
        if what == "starts-round":
            self.left, self.depth = self.gone.copy(), fact.depth
            self.take_control(seat, False)
        elif what == "takes-control":
            self.take_control(seat, locks(fact.card.face))
        elif what == "leaves":
            self.leave(seat)
        elif what == "passes-out" or what == "is-broke":
            self.gone.append(self.sides[seat])
            self.leave(seat)
        elif what == "passes" and fact.rule == PASS:
            if seat < len(self.held) and fact.depth == self.depth:  # else a card was Negated, or could be borrowed
                self.pass_go(self.held[seat], aims[seat])
            self.passed.append(self.sides[seat])
        elif what == "has-drawn":
            forget(self.held[seat], min(1.0, fact.amount / self.sizes[seat]))

    def take_control(self, seat: int, locked: bool) -> None:
        """Somebody is in control, and all others are asked anew."""
        self.control = self.sides[seat] if seat >= 0 else -1
        self.passed = []
        self.locked = locked

    def leave(self, seat: int) -> None:
        """Somebody is in the Round no longer; control may be nobody's then."""
        side = self.sides[seat]
        self.left.append(side)
        if self.control == side:
            self.control = -1

    def still_to_pass(self) -> int:
        """How many have to pass before the Round is won."""
        return len(set(self.sides) - {*self.left, *self.passed, self.control})

    def pass_go(self, held: Held, aim: float) -> None:
        """Somebody passes, in spite of what they may hold."""
        place = max(1, min(len(AHEAD), self.still_to_pass())) - 1
        if self.locked:
            held.cheating *= aim * AHEAD_LOCKED[place] + (1.0 - aim) * NEAREST_LOCKED[place]
        else:
            part = aim * AHEAD[place] + (1.0 - aim) * NEAREST[place]
            held.cheating *= part
            held.gambling *= part


def forget(held: Held, fresh: float) -> None:
    """So much of a hand is new, and nothing has been shown of it."""
    held.gambling = fresh + (1.0 - fresh) * held.gambling
    held.cheating = fresh + (1.0 - fresh) * held.cheating


def locks(face: Face) -> bool:
    """Whether only a Cheating Card can follow a card."""
    return any(play.followed_by_cheating for play in face.plays if play.kind & (GAMBLING | CHEATING))
