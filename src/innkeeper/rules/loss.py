"""A loss of Fortitude: what is left of it before it is taken, and those that have been taken."""

from typing import Final

from innkeeper.rules.frames import AsksOnce
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import HITS, begin, write_numbers
from innkeeper.table.table import Table

NO_EFFECTS: Final[list[int]] = []  # shared; never changed
NOBODY: Final[list[int]] = []  # shared; never changed


class Loss:
    """The Fortitude loss that a card is about to cause somebody: one attack, however many of its effects hit them.

    Where it hits several of a team, the others' shares are part of it. It keeps its source however often it is
    redirected.
    """

    # wizgille.gear.same-target-is-one-attack, teams.targeting.several-on-one-team-defend-as-one

    def __init__(self, victim: int = -1, effects: list[int] = NO_EFFECTS) -> None:
        self.victim = victim
        self.mates: list[Loss] = []  # what teammates of the victim lose with them
        self.moved: list[Loss] = []  # the shares of a team that it was before it was redirected
        self.effects = effects  # which effects of the card; the amounts are read when the first is carried out
        self.halves = 0
        self.reduced_to = -1
        self.reduced_by = 0
        self.redirected_by = -1  # who has last turned it upon its victim
        self.answered_by = 0  # the seats that have played a card to reduce or Ignore it, as a mask
        self.minion = NO_CARD  # the Minion of the victim that it falls on in their place
        self.guarded = False  # it can be reduced, Ignored and redirected no further

    def amount(self, printed: int) -> int:
        """What is left of the printed amount; halves are rounded up."""
        amount = printed
        for _ in range(self.halves):
            amount = (amount + 1) // 2
        if self.reduced_to >= 0:
            amount = min(amount, self.reduced_to)
        return max(0, amount - self.reduced_by)

    def victims(self) -> list[int]:
        """Whom it is aimed at."""
        return [self.victim] + [share.victim for share in self.mates] if self.mates else [self.victim]

    def without(self, victim: int) -> list[int]:
        """Take one teammate's share out of it: the effects that it was."""
        if self.victim == victim:
            effects, first = self.effects, self.mates[0]
            self.victim, self.effects, self.mates = first.victim, first.effects, self.mates[1:]
            return effects
        share = next(share for share in self.mates if share.victim == victim)
        self.mates = [other for other in self.mates if other is not share]
        return share.effects

    def forget(self, places: list[int]) -> None:
        """These effects of the card are not carried out: whose share they were, of a team, is not hit."""
        self.effects = [place for place in self.effects if place not in places]
        self.mates = shares_left(self.mates, places)
        self.moved = shares_left(self.moved, places)
        if not self.effects and self.mates:
            self.without(self.victim)

    def fall_on(self, victim: int, by: int, ignored: int) -> None:
        """All of it is another's to take: of a team the shares of those who do not Ignore it (a mask says who do)."""
        if self.mates:
            shares = [Loss(self.victim, self.effects), *self.mates]
            self.moved = [share for share in shares if (ignored >> share.victim) & 1 == 0] or shares
            self.effects = [place for share in self.moved for place in share.effects]
            self.mates = []
        self.victim = victim
        self.redirected_by = by

    def copy(self) -> "Loss":
        twin = Loss(self.victim, self.effects)
        twin.mates = self.mates
        twin.moved = self.moved
        twin.halves = self.halves
        twin.reduced_to = self.reduced_to
        twin.reduced_by = self.reduced_by
        twin.redirected_by = self.redirected_by
        twin.answered_by = self.answered_by
        twin.guarded = self.guarded
        twin.minion = self.minion
        return twin


def shares_left(shares: list[Loss], places: list[int]) -> list[Loss]:
    """The shares of a team, when these effects of the card are not carried out."""
    left = [Loss(share.victim, [place for place in share.effects if place not in places]) for share in shares]
    return [share for share in left if share.effects]


class Hit:
    """A Fortitude loss really taken: by whom, from whose card, and whether the victim had tried to be spared."""

    def __init__(
        self, victims: list[int] = NOBODY, source: int = -1, answered: bool = False, amount: int = 0, many: int = 1
    ) -> None:
        self.victims = victims
        self.victim = victims[0] if victims else -1  # who stands for them
        self.many = many  # how many of a team it hit
        self.alone = False  # nobody may help those whom it hit
        self.on_gizmo = False  # it hit what lies in front of the victim, and not the victim
        self.amount = amount
        self.source = source
        self.answered = answered  # with a card that reduces or Ignores, even if that was Negated


class HitsTaken(AsksOnce):
    """Losses that have just been taken: their victims may strike back."""

    def __init__(self, card: Card = NO_CARD) -> None:
        super().__init__()
        self.card = card  # by which card
        self.hits: list[Hit] = []

    def is_a_cause(self) -> bool:
        return True

    def behind(self, on: int) -> int:
        return self.hits[on].source if on >= 0 else -1  # redirect.retaliation-hits-original-source

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [self.card], [self.hits[on].source, self.hits[on].victim] if on >= 0 else []

    def can_be_foreseen(self) -> bool:
        return True

    def show(self, table: Table, code: list[int]) -> int:
        """By which card; who was hit (-1: what lies in front of somebody), and by whom."""
        begin(HITS, -1, 0, code)
        code += [1, self.card.face.number]
        write_numbers([-1 if hit.on_gizmo else hit.victim for hit in self.hits], code)
        write_numbers([hit.source for hit in self.hits], code)
        return 1
