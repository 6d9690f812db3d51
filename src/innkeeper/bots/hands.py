"""What the others most likely hold: what regulars keep they have more often than by chance, and who could have used a
card, and did not, seldom has it.

All have seen who passed in a Round, what a blow cost and what was drunk. It is forgotten as new cards are drawn.
"""

from typing import Any, Final

from innkeeper.rules.redealing import Held
from innkeeper.table.log import Fact
from innkeeper.table.table import Table
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

# How often regulars keep a card that could be used now (docs/bots.md).
# One that takes control, by how many (they included) have still to pass before the Round is won: those who aim at who
# is ahead, and those who aim at who is nearest to passing out.
AHEAD: Final = [0.29, 0.29, 0.88, 0.98]
AHEAD_LOCKED: Final = [0.08, 0.08, 0.27, 0.52]
NEAREST: Final = [0.25, 0.25, 0.13, 0.03]
NEAREST_LOCKED: Final = [0.01, 0.01, 0.01, 0.01]
# One that answers a card, by how much Fortitude that cost; not all could be answered.
BLOWS: Final[dict[type[effects.Effect], list[float]]] = {
    effects.IgnoreCard: [1.0, 0.9, 0.2, 0.12],
    effects.ReduceLoss: [1.0, 0.85, 0.3, 0.25],
    effects.RedirectLoss: [1.0, 0.25, 0.18, 0.18],
    effects.RedirectCard: [1.0, 0.25, 0.18, 0.18],
}
# One that answers a Drink, by its Alcohol Content.
DRINKS: Final[dict[type[effects.Effect], list[float]]] = {
    effects.IgnoreDrink: [1.0, 1.0, 0.3, 0.05],
    effects.PassDrink: [1.0, 0.8, 0.25, 0.05],
}
# How much oftener than by chance they hold what they keep, where nothing else is known of it.
KEPT: Final[dict[type[effects.Effect], float]] = {effects.IgnoreCard: 1.8, effects.IgnoreDrink: 1.4}
MANY: Final = 3  # or more
PASS: Final = "gambling.play.card-or-pass"
DRUNK: Final = "turn.drink.icons"


def likely_held(table: Table, aims: list[float]) -> list[Held]:
    """How often each player holds cards of some kinds, in times of what is by chance. `aims` says how likely each
    of them aims at who is ahead."""
    course = Course(table)
    for fact in table.log.facts():
        course.follow(fact, aims)
    return course.held


class Course:
    """What everybody has shown so far, and the Round that is going on, as the log tells it."""

    def __init__(self, table: Table) -> None:
        self.held = [usually_held(seat.number) for seat in table.players]
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
            held = self.held[seat]
            if what == "has-drawn":
                forget(held, min(1.0, fact.amount / self.hands[seat]))
            elif what == "passes" and fact.rule == PASS:
                self.pass_go(held, aims[seat])
            elif what == "fortitude" and fact.amount < 0 and fact.depth > 0 and fact.rule != DRUNK:
                let_happen(held, BLOWS, -fact.amount)
            elif what == "alcohol" and fact.amount > 0 and fact.rule == DRUNK:
                let_happen(held, DRINKS, fact.amount)

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


def usually_held(seat: int) -> Held:
    """Of who has shown nothing yet."""
    held = Held(seat)
    held.verbs = KEPT.copy()
    return held


def let_happen(held: Held, answers: dict[type[effects.Effect], list[float]], amount: int) -> None:
    """Somebody takes so much, in spite of what they may hold."""
    for answer, parts in answers.items():
        held.verbs[answer] = held.verbs.get(answer, 1.0) * parts[min(MANY, amount)]


def forget(held: Held, fresh: float) -> None:
    """So much of a hand is new, and nothing has been shown of it."""
    held.gambling = fresh + (1.0 - fresh) * held.gambling
    held.cheating = fresh + (1.0 - fresh) * held.cheating
    for verb, part in held.verbs.items():
        held.verbs[verb] = fresh * KEPT.get(verb, 1.0) + (1.0 - fresh) * part


def to_data(held: Held) -> list[object]:
    """As plain data, for who thinks in another process."""
    return [held.seat, held.gambling, held.cheating, {verb.__name__: part for verb, part in held.verbs.items()}]


def from_data(data: list[Any]) -> Held:
    """From plain data."""
    held = Held(data[0])
    held.gambling, held.cheating = data[1], data[2]
    held.verbs = {getattr(effects, name): part for name, part in data[3].items()}
    return held


def locks(face: Face) -> bool:
    """Whether only a Cheating Card can follow a card."""
    return any(play.followed_by_cheating for play in face.plays if play.kind & (GAMBLING | CHEATING))
