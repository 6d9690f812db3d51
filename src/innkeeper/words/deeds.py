"""What playing a card comes to, in one word: it hits, heals, ignores, negates, raises."""

from typing import Final

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.plays import Play

DEEDS: Final[dict[type[effects.Effect], str]] = {
    effects.NegateCard: "negates",
    effects.NegateEvent: "negates",
    effects.IgnoreCard: "ignores",
    effects.IgnoreDrink: "ignores",
    effects.IgnoreEvent: "ignores",
    effects.RedirectLoss: "redirects",
    effects.ReduceLoss: "reduces",
    effects.SplitLoss: "splits",
    effects.SplitDrink: "splits",
    effects.PassDrink: "passes",
    effects.ChangeDrink: "changes",
    effects.ReplaceDrink: "changes",
    effects.ConvertDrink: "changes",
    effects.HaveDrink: "serves",
    effects.OrderDrinks: "orders",
    effects.Pay: "charges",
    effects.PayDue: "covers",
    effects.TakeGold: "takes",
    effects.AnteMore: "raises",
    effects.StartRound: "opens",
    effects.LeaveRound: "leaves",
    effects.EndRound: "ends",
    effects.AgainRound: "again",
}
LOSSES: Final = {terms.FORTITUDE: "hits", terms.ALCOHOL: "sobers"}
GAINS: Final = {terms.FORTITUDE: "heals", terms.ALCOHOL: "intoxicates"}
TAKING_CONTROL: Final = {terms.GAMBLING: "gambles", terms.CHEATING: "cheats"}
STRIKES_BACK: Final = "strikes-back"
PLAYS: Final = "plays"  # whatever else a card does
ALL_DEEDS: Final = frozenset(
    {*DEEDS.values(), *LOSSES.values(), *GAINS.values(), *TAKING_CONTROL.values(), STRIKES_BACK, PLAYS}
)


def is_price(effect: effects.Effect) -> bool:
    """What the card's own player pays for it."""
    return isinstance(effect, effects.Pay) and effect.who == terms.ME


def main_effect(play: Play) -> effects.Effect | None:
    """What a play does first, its price aside."""
    return next((effect for effect in play.effects if not is_price(effect)), None)


def deed(play: Play) -> str:
    """The one word for a play."""
    if play.kind in TAKING_CONTROL:
        return "raises" if play.antes else TAKING_CONTROL[play.kind]
    if play.moment == terms.AFTER_LOSS:
        return STRIKES_BACK
    effect = main_effect(play)
    if isinstance(effect, effects.Lose):
        return LOSSES[effect.stat]
    if isinstance(effect, effects.Gain):
        return GAINS[effect.stat]
    return DEEDS.get(type(effect), PLAYS) if effect is not None else PLAYS
