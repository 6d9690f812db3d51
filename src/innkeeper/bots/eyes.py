"""The table as one seat judges it: what it is worth when markers and Gold move, whoever's they are.

Worth is counted in points of Fortitude at good health. A point weighs more the nearer a player is to passing out, a
coin the fewer are left, and what happens to rivals counts the other way round, by a share.
"""

from math import log
from typing import Final

from innkeeper.rules.components import component_of, count
from innkeeper.view import View, Waiting
from innkeeper.vocabulary.amounts import BY_COMPONENT, FIXED, PER_COMPONENT, PER_PLAYER, Amount
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

LIFE_FEAR: Final = 6.0  # how much more the last points between Alcohol Content and Fortitude weigh
PURSE_FEAR: Final = 5.0  # how much more the last coins weigh
OUT: Final = 40.0  # what it costs to be out of the game
FURTHER_OUT: Final = 3.0  # each point by which a player would have passed out already
SPITE: Final = 1.3  # what is lost by all rivals together, if it is shared evenly among them
USUAL_DRINK: Final = 2.0  # the Alcohol Content of a Drink nobody has seen
LATER: Final = 0.6  # a Drink under another on the pile counts for so much less
RIVAL_GRIP: Final = 1.6  # how many cards that take control a rival holds, as far as anybody can tell
IN_CONTROL: Final = 1.0  # what being in control is worth, in such cards


def life(margin: float) -> float:
    """What it is worth to have so many points between Alcohol Content and Fortitude."""
    if margin <= 0:
        return FURTHER_OUT * margin - OUT
    return margin + LIFE_FEAR * log(margin) if margin >= 1 else margin


def purse(gold: float) -> float:
    """What it is worth to have so much Gold."""
    if gold <= 0:
        return -OUT
    return gold + PURSE_FEAR * log(gold) if gold >= 1 else gold


class Eyes:
    """The table as one seat judges it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seats[view.seat]
        self.seats = view.seats
        self.rivals = [seat for seat in view.seats if not seat.out and seat.side != self.me.side]
        sides = len({seat.side for seat in self.rivals})
        self.share = 1.0 if sides < 2 else SPITE / sides
        self.round = next((waiting for waiting in view.stack if waiting.what == "round"), None)

    def amount(self, amount: Amount, owner: int, number: int) -> int:
        """How much an effect of a player's card comes to for whom it falls on, as things stand now."""
        if amount.kind == FIXED:
            return amount.fixed
        if amount.kind == BY_COMPONENT or amount.kind == PER_COMPONENT:
            kept = component_of(self.view.kept, owner, amount.component)
            return 0 if kept is None else amount.at(count(self.view.counts, kept, number))
        return amount.at(len(self.rivals) + 1 if amount.kind == PER_PLAYER else 1)

    def regard(self, number: int) -> float:
        """How this seat counts the fortunes of another: its own side's as its own, rivals' by a share against it."""
        return 1.0 if self.seats[number].side == self.me.side else -self.share

    def change(self, number: int, fortitude: float = 0, alcohol: float = 0, gold: float = 0) -> float:
        """What it is worth to this seat if a player's markers and Gold move so far."""
        seat = self.seats[number]
        worth = 0.0
        if fortitude or alcohol:
            margin = seat.fortitude - seat.alcohol
            strength = max(0.0, min(20.0, seat.fortitude + fortitude))
            drunk = max(0.0, min(20.0, seat.alcohol + alcohol))
            worth += life(strength - drunk) - life(margin)
        if gold:
            worth += purse(max(0.0, seat.gold + gold)) - purse(seat.gold)
        return worth * self.regard(number)

    def drink(self, number: int, drink: Waiting, part: float = 1.0) -> float:
        """What it is worth that a player takes this Drink, or a part of it."""
        alcohol, fortitude = part * drink.numbers[0], part * drink.numbers[1]
        if drink.numbers[3]:
            alcohol, fortitude = 0.0, fortitude + alcohol
        return self.change(number, fortitude, alcohol)

    def unseen_drink(self, number: int, cups: float = 1.0) -> float:
        """What it is worth that a player takes Drinks that nobody knows."""
        return self.change(number, alcohol=cups * USUAL_DRINK)

    def order(self, number: int) -> float:
        """What a Drink on a player's pile is worth: those with none would sober up, those with many drink it late."""
        pile = self.seats[number].drink_me
        saved = 1.0 if pile == 0 else 0.0
        return self.change(number, alcohol=USUAL_DRINK + saved) * LATER**pile

    def odds(self, number: int) -> float:
        """How likely a gambler is to win the Round that is going on, or one that would start now."""
        everybody = [seat.number for seat in self.seats if not seat.out]
        gamblers = self.round.whom if self.round is not None else everybody
        control = self.round.seat if self.round is not None else self.me.number
        if number not in gamblers:
            return 0.0
        grips = dict.fromkeys(gamblers, RIVAL_GRIP)
        if self.me.number in grips:
            grips[self.me.number] = self.grip()
        if control in grips:
            grips[control] += IN_CONTROL
        return grips[number] / max(0.1, sum(grips.values()))

    def grip(self) -> float:
        """How many cards in the own hand take control, the strong ones counted twice."""
        total = 0.0
        for card in self.view.hand:
            for play in card.face.plays:
                if play.kind & (GAMBLING | CHEATING):
                    total += 2.0 if play.followed_by_cheating else 1.0
        return total

    def pot_lost(self) -> float:
        """What it is worth that nobody wins the pot."""
        gamblers = self.round.whom if self.round is not None else []
        return -sum((self.odds(seat) * self.change(seat, gold=self.view.pot) for seat in gamblers), 0.0)
