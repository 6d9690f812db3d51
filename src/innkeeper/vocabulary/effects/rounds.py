"""Rounds of Gambling: starting, anteing, leaving, winning, ending them."""

from typing import ClassVar

from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import NOBODY


class StartRound(Effect):
    """A Round of Gambling starts; perhaps one that nobody may leave by choice, or with antes in Fortitude too."""

    deed: ClassVar[str] = "opens"
    stamp: ClassVar[str] = "gambling"

    def __init__(self, may_be_left: bool = True, in_blood: bool = False, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.may_be_left = may_be_left
        self.in_blood = in_blood


class AnteMore(Effect):
    """Everybody still in the Round antes so much more."""

    deed: ClassVar[str] = "raises"
    stamp: ClassVar[str] = "gambling"

    def __init__(self, amount: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.amount = amount


class LeaveRound(Effect):
    """Leave the Round of Gambling: I, instead of an ante; or the picked player, forced out."""

    deed: ClassVar[str] = "leaves"
    stamp: ClassVar[str] = "gambling"


class WinRound(Effect):
    """I win the Round of Gambling at once."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "crown"


class EndRound(Effect):
    """The Round of Gambling ends at once and its pot goes to the Inn (`INN`) or to me (`ME`)."""

    deed: ClassVar[str] = "ends"
    stamp: ClassVar[str] = "crown"

    def __init__(self, to: int, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.to = to


class AgainRound(Effect):
    """The win just made is undone, the Round goes on and I am in control."""

    deed: ClassVar[str] = "again"
    stamp: ClassVar[str] = "crown"
