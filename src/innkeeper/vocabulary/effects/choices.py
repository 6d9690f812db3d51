"""Choosing: whether to go on with a card, or which of several things."""

from typing import ClassVar

from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import ME, NOBODY


class Choose(Effect):
    """I may choose to go on; if I do not, the next `skip` effects are passed over."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, skip: int, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.skip = skip

    def passed_over(self) -> int:
        return self.skip


class Branch:
    """One of several things that may be chosen: what it costs, and what comes of it."""

    def __init__(self, name: str, cost: list[Effect], effects: list[Effect]) -> None:
        self.name = name
        self.cost = cost
        self.effects = effects

    def size(self) -> int:
        """How many effects it is, the jump behind it included."""
        return len(self.cost) + len(self.effects) + 1


class ChooseOne(Effect):
    """I choose one of several things. All follow in a row, each with a `Jump` behind it to the end of them all."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, branches: list[Branch], condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.branches = branches

    def skip(self, chosen: int) -> int:
        """How many effects are passed over to come to this branch; -1: to the end of all."""
        return sum(branch.size() for branch in (self.branches[:chosen] if chosen >= 0 else self.branches))

    def passed_over(self) -> int:
        return self.skip(-1)


class PickOne(Effect):
    """I pick a player in the midst of the card, on whom what follows falls."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, among: int, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.among = among  # ANOTHER or ANYONE


class Jump(Effect):
    """The next effects are passed over: they belong to what was not chosen."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, skip: int) -> None:
        super().__init__(NOBODY)
        self.skip = skip
