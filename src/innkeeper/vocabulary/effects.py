"""What plays do: effects, one class a verb. What a verb means is in `innkeeper.rules`, one handler each."""

from typing import ClassVar

from innkeeper.vocabulary.amounts import FIXED, Amount
from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.terms import FORTITUDE, GOLD, ME, NOBODY


class Effect:
    """One thing a play does. `who` it falls on; `condition` says when it is carried out at all."""

    deed: ClassVar[str] = ""  # the one word for it, where it is the main effect of a play; each class says its own
    stamp: ClassVar[str] = ""  # the picture that stands for it; "": markers by what they count, others by their card

    def __init__(self, who: int, condition: Condition = ALWAYS) -> None:
        self.who = who
        self.condition = condition

    def affects(self) -> int:
        """What of those it falls on this effect changes directly (affects.only-direct-change)."""
        return 0

    def is_spread(self) -> bool:
        """It hurts: it is spread into Fortitude losses when the card is announced."""
        return False

    def passed_over(self) -> int:
        """How many effects after it are passed over where it is not carried out."""
        return 0


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


class MoveComponent(Effect):
    """A component goes up or down: the owner's counter, or the tokens of those on whom it falls."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, component: Component, amount: Amount, up: bool, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.component = component
        self.amount = amount
        self.up = up


class RevealCards(Effect):
    """So many cards of a side deck of mine are turned up."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, component: Component, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.component = component
        self.number = number


class Pay(Effect):
    """Pay Gold: to the Inn (`INN`) or to the player of the card (`ME`)."""

    deed: ClassVar[str] = "charges"
    stamp: ClassVar[str] = "gold"

    def __init__(self, who: int, amount: Amount, to: int, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.amount = amount
        self.to = to

    def affects(self) -> int:
        return GOLD


class TakeGold(Effect):
    """Take Gold out of the pot, or gain it from the Inn; an amount of 0 is the whole pot, or half of it."""

    deed: ClassVar[str] = "takes"
    stamp: ClassVar[str] = "gold"

    def __init__(self, amount: Amount, source: int, half: bool = False, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.amount = amount
        self.source = source
        self.half = half  # of the whole pot

    def takes_all(self) -> bool:
        """The whole pot, or half of it."""
        return self.amount.kind == FIXED and self.amount.fixed == 0


class PayDue(Effect):
    """What is due from me is paid by the Inn (`INN`), or by nobody (`NOWHERE`)."""

    deed: ClassVar[str] = "covers"
    stamp: ClassVar[str] = "gold"

    def __init__(self, source: int, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.source = source


class AnteMore(Effect):
    """Everybody still in the Round antes so much more."""

    deed: ClassVar[str] = "raises"
    stamp: ClassVar[str] = "gambling"

    def __init__(self, amount: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.amount = amount


class IgnoreCard(Effect):
    """I Ignore the card answered: it happens, but not to me."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class NegateCard(Effect):
    """The card answered is Negated: nothing of it happens."""

    deed: ClassVar[str] = "negates"
    stamp: ClassVar[str] = "negate"


class IgnoreDrink(Effect):
    """I Ignore the Drink answered, with all its Chasers."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class IgnoreEvent(Effect):
    """I Ignore the Event answered, of whatever kind."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class NegateEvent(Effect):
    """The Event answered is Negated."""

    deed: ClassVar[str] = "negates"
    stamp: ClassVar[str] = "negate"


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


class PassDrink(Effect):
    """The Drink answered goes to the picked player."""

    deed: ClassVar[str] = "passes"
    stamp: ClassVar[str] = "redirect"


class SplitDrink(Effect):
    """The Drink answered is split with the picked player, or with nobody and rounded down."""

    deed: ClassVar[str] = "splits"
    stamp: ClassVar[str] = "split"

    def __init__(self, who: int, rounded_down: bool = False, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.rounded_down = rounded_down


class ChangeDrink(Effect):
    """The Alcohol Content of the Drink answered grows by so much, never falling under 0; or is brought down `to`."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "drink"

    def __init__(self, alcohol: int, to: int = -1, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.alcohol = alcohol
        self.to = to  # -1: it is not


class ReplaceDrink(Effect):
    """The Drink answered loses its own effects and has these numbers."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "drink"

    def __init__(self, alcohol: int, fortitude: int, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.alcohol = alcohol
        self.fortitude = fortitude


class ConvertDrink(Effect):
    """The Alcohol Content of the Drink answered is added to Fortitude instead."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "fortitude"


class ChangeNumbers(Effect):
    """Every number of the card answered grows by so much."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "action"

    def __init__(self, by: int, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.by = by


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


class OrderDrinks(Effect):
    """I order so many Drinks for other players, and perhaps look at them first."""

    deed: ClassVar[str] = "orders"
    stamp: ClassVar[str] = "drink"

    def __init__(self, number: Amount, look: bool = False, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.number = number
        self.look = look


class RenewPile(Effect):
    """A Drink Me! Pile that holds any card is shuffled into the Drink Deck, and one card of it comes back."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "drink"


class DrawCards(Effect):
    """Draw so many cards from the own Character Deck."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number


class DiscardCards(Effect):
    """Discard so many cards of one's own choice."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number


class StartRound(Effect):
    """A Round of Gambling starts; perhaps one that nobody may leave by choice."""

    deed: ClassVar[str] = "opens"
    stamp: ClassVar[str] = "gambling"

    def __init__(self, may_be_left: bool = True, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.may_be_left = may_be_left


class StartContest(Effect):
    """A Drinking Contest starts."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "drink"


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


class AgainAction(Effect):
    """I may play one more Action Card this turn."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class AgainCard(Effect):
    """Whoever played the card answered may play another of its kind in its place."""

    deed: ClassVar[str] = "again"
    stamp: ClassVar[str] = ""


class AgainEvent(Effect):
    """Whoever revealed the Event answered from the own pile reveals the next card of it, or sobers up."""

    deed: ClassVar[str] = "again"
    stamp: ClassVar[str] = "drink"


class EndTurn(Effect):
    """My turn ends now."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


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


class Jump(Effect):
    """The next effects are passed over: they belong to what was not chosen."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, skip: int) -> None:
        super().__init__(NOBODY)
        self.skip = skip
