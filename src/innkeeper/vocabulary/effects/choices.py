"""Choosing: whether to go on with a card, or which of several things."""

from typing import ClassVar

from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import EVERYONE, ME, NOBODY


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
    """One of several things is chosen. All follow in a row, each with a `Jump` behind it to the end of them all.

    I choose, or whom I have picked does (`who`); where `by_chance`, nobody does: it is thrown for.
    """

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, branches: list[Branch], condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.branches = branches
        self.by_chance = False

    def skip(self, chosen: int) -> int:
        """How many effects are passed over to come to this branch; -1: to the end of all."""
        return sum(branch.size() for branch in (self.branches[:chosen] if chosen >= 0 else self.branches))

    def not_chosen(self, first: int, chosen: int) -> list[int]:
        """The places of all that comes of the other branches, if the first one begins there."""
        branch = first + self.skip(chosen)
        return [
            place
            for place in range(first, first + self.skip(-1))
            if chosen < 0 or not branch <= place < branch + self.branches[chosen].size()
        ]

    def passed_over(self) -> int:
        return self.skip(-1)


class EachChooses(Effect):
    """All players choose, each one of several things and for themselves; what comes of each follows in a row.

    Openly one after the other, each knowing what was chosen before; or secretly, and all is revealed together.
    """

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, branches: list[Branch], secretly: bool, condition: Condition = ALWAYS) -> None:
        super().__init__(EVERYONE, condition)
        self.branches = branches
        self.secretly = secretly

    def passed_over(self) -> int:
        return sum(len(branch.effects) for branch in self.branches)


class Bid(Effect):
    """All players bid, openly and going round until nobody bids more; or each names a number secretly."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, stat: int, most: int, secretly: bool, condition: Condition = ALWAYS) -> None:
        super().__init__(EVERYONE, condition)
        self.stat = stat  # FORTITUDE or GOLD
        self.most = most
        self.secretly = secretly


class PickOne(Effect):
    """I pick a player in the midst of the card, on whom what follows falls."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, among: int, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.among = among  # ANOTHER or ANYONE …
        self.but_owner = False  # … but not whose card it is


class Jump(Effect):
    """The next effects are passed over: they belong to what was not chosen."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, skip: int) -> None:
        super().__init__(NOBODY)
        self.skip = skip
