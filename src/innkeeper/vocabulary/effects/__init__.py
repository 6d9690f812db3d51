"""What plays do: effects, one class a verb, a module a subject. What a verb means is in `innkeeper.rules`."""

from innkeeper.vocabulary.effects.cards import (
    ChangeNumbers,
    DiscardCards,
    DrawCards,
    IgnoreCard,
    IgnoreEvent,
    NegateCard,
    NegateEvent,
    RevealCards,
)
from innkeeper.vocabulary.effects.choices import Branch, Choose, ChooseOne, Jump, PickOne
from innkeeper.vocabulary.effects.drinks import (
    ChangeDrink,
    ConvertDrink,
    DareDrinks,
    HaveDrink,
    IgnoreDrink,
    OrderDrinks,
    PassDrink,
    RenewPile,
    ReplaceDrink,
    SplitDrink,
    StartContest,
)
from innkeeper.vocabulary.effects.effect import Effect
from innkeeper.vocabulary.effects.gold import Pay, PayDue, TakeGold
from innkeeper.vocabulary.effects.markers import Gain, Lose, MoveComponent, RedirectLoss, ReduceLoss, SplitLoss
from innkeeper.vocabulary.effects.rounds import AgainRound, AnteMore, EndRound, LeaveRound, StartRound, WinRound
from innkeeper.vocabulary.effects.turns import AgainAction, AgainCard, AgainEvent, EndTurn

__all__ = [
    "AgainAction",
    "AgainCard",
    "AgainEvent",
    "AgainRound",
    "AnteMore",
    "Branch",
    "ChangeDrink",
    "ChangeNumbers",
    "Choose",
    "ChooseOne",
    "ConvertDrink",
    "DareDrinks",
    "DiscardCards",
    "DrawCards",
    "Effect",
    "EndRound",
    "EndTurn",
    "Gain",
    "HaveDrink",
    "IgnoreCard",
    "IgnoreDrink",
    "IgnoreEvent",
    "Jump",
    "LeaveRound",
    "Lose",
    "MoveComponent",
    "NegateCard",
    "NegateEvent",
    "OrderDrinks",
    "PassDrink",
    "Pay",
    "PayDue",
    "PickOne",
    "RedirectLoss",
    "ReduceLoss",
    "RenewPile",
    "ReplaceDrink",
    "RevealCards",
    "SplitDrink",
    "SplitLoss",
    "StartContest",
    "StartRound",
    "TakeGold",
    "WinRound",
]
