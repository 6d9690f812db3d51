"""The weights by which a regular judges. They were found by play: `innkeeper lab fit`.

Worth is counted in points of Fortitude at good health.
"""

from math import log
from typing import Final

from innkeeper.vocabulary import effects
from innkeeper.vocabulary.components import Component

GOOD_HEALTH: Final = 20.0
POINTS_OF_A_POTION: Final = 6  # Fortitude, or Alcohol Content less


class Weights:
    """What a regular goes by. Whoever changes one makes their own first."""

    def __init__(self) -> None:
        # Markers and Gold
        self.life_fear = 15.4  # how much more the last points between Alcohol Content and Fortitude weigh
        self.purse_fear = 9.0  # how much more the last coins weigh
        self.lasting = 0.6  # how much more a point of Alcohol Content weighs, which is not lost again as Fortitude is
        self.out = 40.0  # what it costs to be out of the game
        self.further_out = 3.0  # each point by which a player would have passed out already
        # Rivals
        self.spite = 0.84  # what is lost by all rivals together counts so much for oneself …
        self.lead = 0.87  # … this share of it by how far each is ahead, the rest evenly
        # Drinks
        self.usual_drink = 1.5  # the Alcohol Content of a Drink nobody has seen
        self.later = 0.55  # a Drink under another on the pile counts for so much less
        # Rounds
        self.rival_grip = 3.5  # how many cards that take control are in a full hand, as far as anybody can tell
        self.in_control = 1.04  # for regulars of before: what being in control is worth, in such cards …
        self.taking_control = 0.6  # … and how much of the pot is gained by it
        self.contested = 0.66  # how readily each such card is played, by those who may still go
        self.passed = 0.4  # how many of them somebody has who has passed
        self.cheats = 0.43  # how many of them are Cheating Cards
        self.raised = 0.13  # how many antes are still to come if control changes hands
        self.as_before = 0.0  # 1: the odds go by grips alone, all sober up alike, and who has much Gold is ahead, too
        self.undone_win = 0.5  # how much of a pot is lost to a winner who has to win it again
        # Cards
        self.card = 0.55  # a card more or less in hand
        self.action = 1.3  # one more Action
        self.a_number = 0.5  # how much of what a card does is done again when its numbers grow by 1
        self.a_chance = 0.8  # a card of a side deck that is turned up
        self.second_best = 0.5  # how much of a card is had by playing another in its place
        self.keep = 1.85  # cards worth less are discarded
        self.ward_in_danger = 0.5  # how much more what wards off is worth in hand the nearer one is to passing out …
        self.new_in_danger = 0.32  # … and a new card
        self.surplus = 0.45  # each further card of a kind that is played one at a time is worth so much less
        self.gambling_held = 1.07  # a Gambling Card in hand …
        self.cheating_held = 1.1  # … a Cheating Card …
        self.locked_held = 2.05  # … and one that only a Cheating Card can follow
        # What a play is worth in hand: it is spent only on what is worth more. By its strongest verb.
        self.held: dict[type[effects.Effect], float] = {
            effects.NegateCard: 2.32,
            effects.IgnoreCard: 2.5,
            effects.IgnoreEvent: 2.0,
            effects.SendChampion: 2.0,
            effects.NegateEvent: 2.0,
            effects.IgnoreDrink: 2.9,
            effects.PassDrink: 2.5,
            effects.SplitDrink: 1.5,
            effects.ConvertDrink: 3.0,
            effects.ChangeDrink: 0.7,
            effects.ReplaceDrink: 1.5,
            effects.WeakenDrink: 0.7,
            effects.ReduceLoss: 1.6,
            effects.RedirectLoss: 1.5,
            effects.RedirectCard: 1.9,
            effects.SplitLoss: 1.5,
            effects.Gain: 1.9,
            effects.PayDue: 1.35,
            effects.LeaveRound: 0.5,
            effects.EndRound: 1.0,
            effects.TakeGold: 0.3,
            effects.Pay: 0.3,
            effects.HaveDrink: 0.5,
            effects.OrderDrinks: 0.3,
            effects.AgainRound: 0.5,
            effects.Lose: 1.5,
        }
        self.worths: dict[Component, float] = {}  # of a step or token, where it is not what its pack says
        self.duel: Weights | None = None  # what it goes by instead once one rival side alone is left

    def life(self, margin: float) -> float:
        """What it is worth to have so many points between Alcohol Content and Fortitude."""
        if margin <= 0:
            return self.further_out * margin - self.out
        return margin + self.life_fear * log(margin) if margin >= 1 else margin

    def danger(self, margin: float) -> float:
        """How much more a point weighs for who has so many left than at good health."""
        return (1.0 + self.life_fear / max(1.0, margin)) / (1.0 + self.life_fear / GOOD_HEALTH) - 1.0

    def purse(self, gold: float) -> float:
        """What it is worth to have so much Gold."""
        if gold <= 0:
            return -self.out
        return gold + self.purse_fear * log(gold) if gold >= 1 else gold

    def of_component(self, component: Component) -> float:
        """What a step or token is worth to who has it."""
        return self.worths.get(component, component.worth)

    def of_steps(self, component: Component, before: int, after: int) -> float:
        """What it is worth to who has it that a component moves."""
        if component.steps:
            return component.step_worths[after] - component.step_worths[before]
        return self.of_component(component) * (after - before)


def against_one() -> Weights:
    """The weights for a rival who is alone, found by games of two."""
    weights = Weights()
    weights.life_fear, weights.purse_fear, weights.lasting, weights.spite = 15.69, 9.78, 0.56, 0.88
    weights.usual_drink, weights.later = 2.95, 0.37
    weights.rival_grip, weights.contested, weights.passed, weights.cheats, weights.raised = 5.04, 1.04, 0.47, 0.29, 0.19
    weights.card, weights.action, weights.keep, weights.surplus = 0.62, 2.38, 2.80, 0.09
    weights.ward_in_danger, weights.new_in_danger = 1.05, 0.43
    weights.gambling_held, weights.cheating_held, weights.locked_held = 1.74, 1.10, 1.75
    weights.held |= {
        effects.NegateCard: 2.91,
        effects.IgnoreCard: 2.92,
        effects.IgnoreDrink: 4.18,
        effects.PassDrink: 8.43,
        effects.ReduceLoss: 1.35,
        effects.RedirectLoss: 1.33,
        effects.RedirectCard: 3.31,
        effects.Gain: 2.02,
    }
    return weights


def of_today() -> Weights:
    """The weights for several rivals, with those for one."""
    weights = Weights()
    weights.duel = against_one()
    return weights


USUAL: Final = of_today()
