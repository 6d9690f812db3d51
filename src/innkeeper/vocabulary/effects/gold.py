"""Gold: paying it, taking it, having it paid."""

from typing import ClassVar

from innkeeper.vocabulary.amounts import FIXED, Amount
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import GOLD, ME


class Pay(Effect):
    """Pay Gold: to the Inn (`INN`) or to the player of the card (`ME`)."""

    deed: ClassVar[str] = "charges"
    stamp: ClassVar[str] = "gold"

    def __init__(self, who: int, amount: Amount, to: int, times: int = 1, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.amount = amount
        self.to = to
        self.times = times  # so many payments of this amount, each of its own

    def affects(self) -> int:
        return GOLD


class TakeGold(Effect):
    """Take Gold out of the pot, or gain it from the Inn; an amount of 0 is the whole pot, or half of it."""

    deed: ClassVar[str] = "takes"
    stamp: ClassVar[str] = "gold"

    def __init__(
        self, amount: Amount, source: int, half: bool = False, who: int = ME, condition: Condition = ALWAYS
    ) -> None:
        super().__init__(who, condition)
        self.amount = amount
        self.source = source
        self.half = half  # of the whole pot

    def takes_all(self) -> bool:
        """The whole pot, or half of it."""
        return self.amount.kind == FIXED and self.amount.fixed == 0


class TakeArtifact(Effect):
    """The Artifact that was spent comes to me, with the Gold piece that it is."""

    deed: ClassVar[str] = "takes"
    stamp: ClassVar[str] = "gold"


class PayDue(Effect):
    """What is due from me is paid by the Inn (`INN`), or by nobody (`NOWHERE`)."""

    deed: ClassVar[str] = "covers"
    stamp: ClassVar[str] = "gold"

    def __init__(self, source: int, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.source = source
