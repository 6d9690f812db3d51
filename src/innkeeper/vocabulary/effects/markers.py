"""Fortitude, Alcohol Content, counters and tokens: gaining, losing, and what is done to a loss before it is taken."""

from typing import ClassVar

from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import FORTITUDE, ME


class Lose(Effect):
    """Lose Fortitude or Alcohol Content."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, stat: int, amount: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.stat = stat
        self.amount = amount

    def affects(self) -> int:
        return self.stat

    def is_spread(self) -> bool:
        return self.stat == FORTITUDE


class Gain(Effect):
    """Gain Fortitude or Alcohol Content."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, stat: int, amount: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.stat = stat
        self.amount = amount

    def affects(self) -> int:
        return self.stat


class StopGain(Effect):
    """The gain answered does not come."""

    deed: ClassVar[str] = "negates"
    stamp: ClassVar[str] = "negate"


class MoveComponent(Effect):
    """A component goes up or down: the owner's counter, or the tokens of those on whom it falls."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, component: Component, amount: Amount, up: bool, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.component = component
        self.amount = amount
        self.up = up


class BecomeStep(Effect):
    """A counter of the owner takes one of its named steps."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, component: Component, step: int, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.component = component
        self.step = step


class ReduceLoss(Effect):
    """The Fortitude loss answered becomes so much (`to` >= 0) or so much less (`by`)."""

    deed: ClassVar[str] = "reduces"
    stamp: ClassVar[str] = "reduce"

    def __init__(self, to: int, by: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.to = to
        self.by = by


class RedirectLoss(Effect):
    """The Fortitude loss answered falls on the picked player, or on the one behind it."""

    deed: ClassVar[str] = "redirects"
    stamp: ClassVar[str] = "redirect"


class SplitLoss(Effect):
    """I take half of the loss answered, rounded up and beyond help; the source loses the other half."""

    deed: ClassVar[str] = "splits"
    stamp: ClassVar[str] = "split"

    def affects(self) -> int:
        return FORTITUDE

    def is_spread(self) -> bool:
        return True
