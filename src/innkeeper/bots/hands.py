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
AHEAD: Final = [0.29, 0.29, 0.88, 0.98]
AHEAD_LOCKED: Final = [0.08, 0.08, 0.27, 0.52]
NEAREST: Final = [0.25, 0.25, 0.13, 0.03]
NEAREST_LOCKED: Final = [0.01, 0.01, 0.01, 0.01]
MANY: Final = 3  # or more
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
        self.hands = [seat.place.role.hand for seat in table.players]
        self.left = len({seat.side for seat in table.players})  # who is in the game, of a team one
        self.gamblers = 0
        self.passed = 0
        self.locked = False

    def follow(self, fact: Fact, aims: list[float]) -> None:
        """Go on by a fact."""
        what, seat = fact.what, fact.seat
        if what == "takes-control":
            self.passed = 0
            self.locked = locks(fact.card.face)
        elif what == "starts-round":
            self.gamblers, self.passed, self.locked = self.left, 0, False
        elif what == "leaves":
            self.gamblers -= 1
        elif what == "passes-out" or what == "is-broke":
            self.left -= 1
            self.gamblers -= 1
        elif 0 <= seat < len(self.held):
            if what == "has-drawn":
                forget(self.held[seat], min(1.0, fact.amount / self.hands[seat]))
            elif what == "passes" and fact.rule == PASS:
                self.pass_go(self.held[seat], aims[seat])

    def pass_go(self, held: Held, aim: float) -> None:
        """Somebody passes, in spite of what they may hold."""
        many = max(1, min(MANY, self.gamblers - 1 - self.passed))
        self.passed += 1
        if self.locked:
            held.cheating *= aim * AHEAD_LOCKED[many] + (1.0 - aim) * NEAREST_LOCKED[many]
        else:
            part = aim * AHEAD[many] + (1.0 - aim) * NEAREST[many]
            held.cheating *= part
            held.gambling *= part


def forget(held: Held, fresh: float) -> None:
    """So much of a hand is new, and nothing has been shown of it."""
    held.gambling = fresh + (1.0 - fresh) * held.gambling
    held.cheating = fresh + (1.0 - fresh) * held.cheating


def locks(face: Face) -> bool:
    """Whether only a Cheating Card can follow a card."""
    return any(play.followed_by_cheating for play in face.plays if play.kind & (GAMBLING | CHEATING))
