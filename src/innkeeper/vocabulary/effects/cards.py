"""Cards and Events: Negating, Ignoring, making them stronger; drawing, discarding, turning up."""

from typing import ClassVar

from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.terms import ME, NOBODY


class IgnoreCard(Effect):
    """I Ignore the card answered: it happens, but not to me."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class NegateCard(Effect):
    """The card answered is Negated: nothing of it happens."""

    deed: ClassVar[str] = "negates"
    stamp: ClassVar[str] = "negate"


class IgnoreEvent(Effect):
    """I Ignore the Event answered, of whatever kind."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class NegateEvent(Effect):
    """The Event answered is Negated."""

    deed: ClassVar[str] = "negates"
    stamp: ClassVar[str] = "negate"


class ChangeNumbers(Effect):
    """Every number of the card answered grows by so much."""

    deed: ClassVar[str] = "changes"
    stamp: ClassVar[str] = "action"

    def __init__(self, by: int, condition: Condition = ALWAYS) -> None:
        super().__init__(NOBODY, condition)
        self.by = by


class DrawCards(Effect):
    """Draw so many cards from the own Character Deck, or from a side deck."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(
        self, who: int, number: Amount, source: Component = NO_COMPONENT, condition: Condition = ALWAYS
    ) -> None:
        super().__init__(who, condition)
        self.number = number
        self.source = source


class DiscardCards(Effect):
    """Discard so many cards of one's own choice."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number
        self.at_random = False
        self.by_me = False  # who plays the card sees the hand, and chooses
        self.kind = 0  # only cards of this kind; 0: of any
        self.symbol = ""  # only cards with this symbol; "any": with any symbol
        self.up_to = False  # as many as one likes, at least one
        self.down_to = False  # so many are kept, and all others discarded


class DiscardDrinks(Effect):
    """The top cards of the own Drink Me! Pile go to the discard pile."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "drink"

    def __init__(self, who: int, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number


class IgnoreActions(Effect):
    """Those it falls on Ignore every Action Card until their own next turn, whether they like it or not."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = "ignore"


class BorrowCard(Effect):
    """Of the picked player's hand I use a Gambling or Cheating Card as my own go; without one I pass."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class CheckTraps(Effect):
    """Those it falls on check my hand for traps: of one card that chance picks."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class BarHelp(Effect):
    """Teammates of whom it falls on may not defend them for the rest of the turn, if it made them lose Fortitude."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class SendChampion(Effect):
    """The picked player stands for my team in what is answered, which my team Ignores."""

    deed: ClassVar[str] = "ignores"
    stamp: ClassVar[str] = ""


class CallMinion(Effect):
    """Cards of my deck are turned up until one is a Minion, which comes into play."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class DivideCards(Effect):
    """So many cards of my deck are turned up; the picked player makes two piles of them, and I take one."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.number = number


class RedirectCard(Effect):
    """All that the card answered does to me it does to the picked player."""

    deed: ClassVar[str] = "redirects"
    stamp: ClassVar[str] = "redirect"


class LoseEquipped(Effect):
    """So many cards of a side deck that lie in front of those concerned are discarded, which they choose themselves."""

    deed: ClassVar[str] = "takes"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, component: Component, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.component = component
        self.number = number


class PassItself(Effect):
    """The card on which this stands comes to lie before the picked player."""

    deed: ClassVar[str] = "passes"
    stamp: ClassVar[str] = ""


class DiscardItself(Effect):
    """The card on which this stands is discarded."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class GiveCards(Effect):
    """So many cards of a side deck of mine come to lie before those concerned, or on their Drink Me! Piles."""

    deed: ClassVar[str] = "serves"
    stamp: ClassVar[str] = ""

    def __init__(self, who: int, component: Component, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(who, condition)
        self.component = component
        self.number = number


class RevealCards(Effect):
    """So many cards of a side deck of mine are turned up."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""

    def __init__(self, component: Component, number: Amount, condition: Condition = ALWAYS) -> None:
        super().__init__(ME, condition)
        self.component = component
        self.number = number
