"""The weights by which a regular judges. They were found by play: `innkeeper lab fit`.

Worth is counted in points of Fortitude at good health.
"""

from math import log
from typing import Final

from innkeeper.vocabulary import effects
from innkeeper.vocabulary.components import Component


class Weights:
    """What a regular goes by. Whoever changes one makes their own first."""

    def __init__(self) -> None:
        # Markers and Gold
        self.life_fear = 14.67  # how much more the last points between Alcohol Content and Fortitude weigh
        self.purse_fear = 6.86  # how much more the last coins weigh
        self.out = 40.0  # what it costs to be out of the game
        self.further_out = 3.0  # each point by which a player would have passed out already
        # Rivals
        self.spite = 0.84  # what is lost by all rivals together counts so much for oneself …
        self.lead = 0.87  # … this share of it by how far each is ahead, the rest evenly
        # Drinks
        self.usual_drink = 2.0  # the Alcohol Content of a Drink nobody has seen
        self.later = 0.6  # a Drink under another on the pile counts for so much less
        # Rounds
        self.rival_grip = 2.17  # how many cards that take control a rival holds, as far as anybody can tell
        self.in_control = 1.04  # what being in control is worth, in such cards
        self.taking_control = 0.6  # how much of the pot is gained by being in control
        self.undone_win = 0.5  # how much of a pot is lost to a winner who has to win it again
        # Cards
        self.card = 0.52  # a card more or less in hand
        self.action = 1.45  # one more Action
        self.a_number = 0.5  # how much of what a card does is done again when its numbers grow by 1
        self.a_chance = 0.8  # a card of a side deck that is turned up
        self.second_best = 0.5  # how much of a card is had by playing another in its place
        self.keep = 2.06  # cards worth less are discarded
        self.surplus = 0.5  # each further card of a kind that is played one at a time is worth so much less
        self.gambling_held = 1.03  # a Gambling Card in hand …
        self.cheating_held = 1.2  # … a Cheating Card …
        self.locked_held = 1.8  # … and one that only a Cheating Card can follow
        # What a play is worth in hand: it is spent only on what is worth more. By its strongest verb.
        self.held: dict[type[effects.Effect], float] = {
            effects.NegateCard: 2.32,
            effects.IgnoreCard: 1.93,
            effects.IgnoreEvent: 2.0,
            effects.SendChampion: 2.0,
            effects.NegateEvent: 2.0,
            effects.IgnoreDrink: 2.49,
            effects.PassDrink: 2.5,
            effects.SplitDrink: 1.5,
            effects.ConvertDrink: 3.0,
            effects.ChangeDrink: 0.7,
            effects.ReplaceDrink: 1.5,
            effects.WeakenDrink: 0.7,
            effects.ReduceLoss: 1.3,
            effects.RedirectLoss: 1.5,
            effects.RedirectCard: 1.9,
            effects.SplitLoss: 1.5,
            effects.Gain: 1.75,
            effects.PayDue: 1.2,
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

    def life(self, margin: float) -> float:
        """What it is worth to have so many points between Alcohol Content and Fortitude."""
        if margin <= 0:
            return self.further_out * margin - self.out
        return margin + self.life_fear * log(margin) if margin >= 1 else margin

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


USUAL: Final = Weights()
