"""Drinks: having and ordering them, and what is done to those that lie open."""

from typing import ClassVar

from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import ME, NOBODY


class HaveDrink(Effect):
    """So many Drinks are taken, from the own Drink Me! Pile (`PILE`) or the Drink Deck (`DECK`); or copies of one."""

    deed: ClassVar[str] = "serves"
    stamp: ClassVar[str] = "drink"

    def __init__(
        self, who: int, number: Amount, source: int, copy: bool = False, condition: Condition = ALWAYS
    ) -> None:
        super().__init__(who, condition)
        self.number = number
        self.source = source
        self.copy = copy
        self.mine = 0  # by so much the Alcohol Content of the Drink that I reveal differs


class HaveShot(Effect):
    """A Drink without a card is taken: it has so much Alcohol Content, and nothing else."""

    deed: ClassVar[str] = "serves"
    stamp: ClassVar[str] = "drink"

    def __init__(self, who: int, alcohol: int, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.alcohol = alcohol


class DareDrinks(Effect):
    """Two Drinks of the Drink Deck are revealed: I take the weaker one, everybody else concerned the other."""

    deed: ClassVar[str] = "serves"
    stamp: ClassVar[str] = "drink"


class OrderDrinks(Effect):
    """I order so many Drinks for other players, and perhaps look at them first."""

    deed: ClassVar[str] = "orders"
    stamp: ClassVar[str] = "drink"

    def __init__(self, number: Amount, look: bool = False, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.number = number
        self.look = look


class GiveOwnDrinks(Effect):
    """I look through my own Drink Me! Pile and give Drinks of it to other players."""

    deed: ClassVar[str] = "orders"
    stamp: ClassVar[str] = "drink"


class RenewPile(Effect):
    """A Drink Me! Pile that holds any card is shuffled into the Drink Deck, and one card of it comes back."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "drink"


class ShuffleIntoPile(Effect):
    """The Drink that I have Ignored, with its Chasers, is shuffled into the Drink Me! Pile of a player I choose."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "drink"


class StartContest(Effect):
    """A Drinking Contest starts."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "drink"

    def is_for_everybody(self) -> bool:
        return True


class IgnoreDrink(Effect):
    """I Ignore the Drink answered, with all its Chasers."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class PassDrink(Effect):
    """The Drink answered goes to the picked player, whom I may pay for drinking it."""

    deed: ClassVar[str] = "passes"
    stamp: ClassVar[str] = "redirect"

    def __init__(self, who: int, pays: int = 0, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.pays = pays


class SplitDrink(Effect):
    """The Drink answered is split with the picked player, or with nobody and rounded down.

    To the picked player's half tokens may be added.
    """

    deed: ClassVar[str] = "splits"
    stamp: ClassVar[str] = "split"

    def __init__(self, who: int, rounded_down: bool = False, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.rounded_down = rounded_down
        self.adds = NO_COMPONENT
        self.added = 0


class ChangeDrink(Effect):
    """The Alcohol Content of the Drink answered grows by so much, never falling under 0; or is brought down `to`."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "drink"

    def __init__(self, alcohol: int, to: int = -1, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.alcohol = alcohol
        self.to = to  # -1: it is not


class WeakenDrink(Effect):
    """Every number of the Drink answered comes closer to 0 by so much."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "drink"

    def __init__(self, by: int, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.by = by


class ReplaceDrink(Effect):
    """The Drink answered loses its own effects and has these numbers."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "drink"

    def __init__(self, alcohol: int, fortitude: int, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.alcohol = alcohol
        self.fortitude = fortitude


class ConvertDrink(Effect):
    """The Alcohol Content of the Drink answered is added to Fortitude instead; or gives way to so much of it."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "fortitude"

    def __init__(self, who: int, into: int = 0, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.into = into  # 0: all of it
