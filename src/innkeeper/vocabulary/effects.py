"""What plays do: effects, one class a verb. What a verb means is in `innkeeper.rules`, one handler each."""

from innkeeper.vocabulary.terms import ALWAYS, FORTITUDE, GOLD, ME, NOBODY


class Effect:
    """One thing a play does. `who` it falls on; `condition` says when it is carried out at all."""

    def __init__(self, who: int, condition: int = ALWAYS) -> None:
        self.who = who
        self.condition = condition

    def affects(self) -> int:
        """What of those it falls on this effect changes directly (affects.only-direct-change)."""
        return 0

    def is_spread(self) -> bool:
        """It hurts: it is spread into Fortitude losses when the card is announced."""
        return False


class Lose(Effect):
    """Lose Fortitude or Alcohol Content."""

    def __init__(self, who: int, stat: int, amount: int, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.stat = stat
        self.amount = amount

    def affects(self) -> int:
        return self.stat

    def is_spread(self) -> bool:
        return self.stat == FORTITUDE


class Gain(Effect):
    """Gain Fortitude or Alcohol Content."""

    def __init__(self, who: int, stat: int, amount: int, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.stat = stat
        self.amount = amount

    def affects(self) -> int:
        return self.stat


class Pay(Effect):
    """Pay Gold: to the Inn (`INN`) or to the player of the card (`ME`)."""

    def __init__(self, who: int, amount: int, to: int, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.amount = amount
        self.to = to

    def affects(self) -> int:
        return GOLD


class TakeGold(Effect):
    """Take Gold out of the pot, or gain it from the Inn; the amount 0 is the whole pot."""

    def __init__(self, amount: int, source: int, condition: int = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.amount = amount
        self.source = source


class PayDue(Effect):
    """What is due from me is paid by the Inn (`INN`), or by nobody (`NOWHERE`)."""

    def __init__(self, source: int, condition: int = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.source = source


class AnteMore(Effect):
    """Everybody still in the Round antes so much more."""

    def __init__(self, amount: int, condition: int = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.amount = amount


class IgnoreCard(Effect):
    """I Ignore the card answered: it happens, but not to me."""


class NegateCard(Effect):
    """The card answered is Negated: nothing of it happens."""


class IgnoreDrink(Effect):
    """I Ignore the Drink answered, with all its Chasers."""


class IgnoreEvent(Effect):
    """I Ignore the Event answered, of whatever kind."""


class NegateEvent(Effect):
    """The Event answered is Negated."""


class ReduceLoss(Effect):
    """The Fortitude loss answered becomes so much (`to` >= 0) or so much less (`by`)."""

    def __init__(self, to: int, by: int, condition: int = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.to = to
        self.by = by


class RedirectLoss(Effect):
    """The Fortitude loss answered falls on the picked player."""


class SplitLoss(Effect):
    """I take half of the loss answered, rounded up and beyond help; the source loses the other half."""

    def affects(self) -> int:
        return FORTITUDE

    def is_spread(self) -> bool:
        return True


class PassDrink(Effect):
    """The Drink answered goes to the picked player."""


class SplitDrink(Effect):
    """The Drink answered is split with the picked player, or with nobody and rounded down."""

    def __init__(self, who: int, rounded_down: bool = False, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.rounded_down = rounded_down


class ChangeDrink(Effect):
    """The Alcohol Content of the Drink answered grows by so much, never falling under 0."""

    def __init__(self, alcohol: int, condition: int = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.alcohol = alcohol


class ReplaceDrink(Effect):
    """The Drink answered loses its own effects and has these numbers."""

    def __init__(self, alcohol: int, fortitude: int, condition: int = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.alcohol = alcohol
        self.fortitude = fortitude


class ConvertDrink(Effect):
    """The Alcohol Content of the Drink answered is added to Fortitude instead."""


class HaveDrink(Effect):
    """So many Drinks are taken, from the own Drink Me! Pile (`PILE`) or the Drink Deck (`DECK`); or copies of one."""

    def __init__(self, who: int, number: int, source: int, copy: bool = False, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number
        self.source = source
        self.copy = copy


class OrderDrinks(Effect):
    """I order so many Drinks for other players."""

    def __init__(self, number: int, condition: int = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.number = number


class DrawCards(Effect):
    """Draw so many cards from the own Character Deck."""

    def __init__(self, who: int, number: int, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number


class DiscardCards(Effect):
    """Discard so many cards of one's own choice."""

    def __init__(self, who: int, number: int, condition: int = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number


class StartRound(Effect):
    """A Round of Gambling starts."""


class StartContest(Effect):
    """A Drinking Contest starts."""


class LeaveRound(Effect):
    """Leave the Round of Gambling: I, instead of an ante; or the picked player, forced out."""


class WinRound(Effect):
    """I win the Round of Gambling at once."""


class EndRound(Effect):
    """The Round of Gambling ends at once and its pot goes to the Inn (`INN`) or to me (`ME`)."""

    def __init__(self, to: int, condition: int = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.to = to


class AgainRound(Effect):
    """The win just made is undone, the Round goes on and I am in control."""


class AgainAction(Effect):
    """I may play one more Action Card this turn."""


class EndTurn(Effect):
    """My turn ends now."""


class Choose(Effect):
    """I may choose to go on; if I do not, the next `skip` effects are passed over."""

    def __init__(self, skip: int, condition: int = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.skip = skip
