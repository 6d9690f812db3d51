"""What playing a card comes to, in one word: it hits, heals, ignores, negates, raises."""

from typing import Final

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.plays import Play

LOSSES: Final = {terms.FORTITUDE: "hits", terms.ALCOHOL: "sobers"}
GAINS: Final = {terms.FORTITUDE: "heals", terms.ALCOHOL: "intoxicates"}
TAKING_CONTROL: Final = {terms.GAMBLING: "gambles", terms.CHEATING: "cheats"}
STRIKES_BACK: Final = "strikes-back"
PLAYS: Final = "plays"  # whatever else a card does
ALL_DEEDS: Final = frozenset(
    {*LOSSES.values(), *GAINS.values(), *TAKING_CONTROL.values(), STRIKES_BACK, PLAYS}
    | {kind.deed for kind in effects.Effect.__subclasses__()}
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
    return effect.deed if effect is not None else PLAYS
