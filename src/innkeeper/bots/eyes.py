"""The table as one seat judges it: what it is worth when markers and Gold move, whoever's they are.

Worth is counted in points of Fortitude at good health. A point weighs more the nearer a player is to passing out, a
coin the fewer are left, and what happens to rivals counts the other way round, by a share.
"""

from innkeeper.bots.outlook import strength
from innkeeper.bots.weights import USUAL, Weights
from innkeeper.rules.components import component_of, count
from innkeeper.table.pile import HAND
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.amounts import BY_COMPONENT, FIXED, PER_COMPONENT, PER_PLAYER, Amount
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.terms import CHEATING, GAMBLING


def control_in(hand: list[Face]) -> float:
    """How many cards of a hand take control, the strong ones counted twice."""
    total = 0.0
    for face in hand:
        for play in face.plays:
            if play.kind & (GAMBLING | CHEATING):
                total += 2.0 if play.followed_by_cheating else 1.0
    return total


class Eyes:
    """The table as one seat judges it."""

    def __init__(self, view: View, weights: Weights = USUAL) -> None:
        self.view = view
        self.weights = weights
        self.me = view.seats[view.seat]
        self.seats = view.seats
        self.rivals = [seat for seat in view.seats if not seat.out and seat.side != self.me.side]
        self.shares = self.shares_of_rivals()
        self.round = next((waiting for waiting in view.stack if waiting.what == "round"), None)

    def shares_of_rivals(self) -> list[float]:
        """How the fortunes of each side count. Of several rivals the one who is ahead counts for more."""
        by_side = {seat.side: seat for seat in self.rivals}
        shares = [-1.0] * (1 + max([seat.side for seat in self.seats]))
        shares[self.me.side] = 1.0
        if len(by_side) > 1:
            strengths = [
                strength(seat.fortitude, seat.alcohol, seat.gold, len(by_side) + 1) for seat in by_side.values()
            ]
            lead = self.weights.lead
            for side, its in zip(by_side, strengths, strict=True):
                shares[side] = -self.weights.spite * ((1.0 - lead) / len(by_side) + lead * its / sum(strengths))
        return shares

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
        return self.shares[self.seats[number].side]

    def change(self, number: int, fortitude: float = 0, alcohol: float = 0, gold: float = 0) -> float:
        """What it is worth to this seat if a player's markers and Gold move so far."""
        seat = self.seats[number]
        worth = 0.0
        if fortitude or alcohol:
            margin = seat.fortitude - seat.alcohol
            strength = max(0.0, min(20.0, seat.fortitude + fortitude))
            drunk = max(0.0, min(20.0, seat.alcohol + alcohol))
            worth += self.weights.life(strength - drunk) - self.weights.life(margin)
        if gold:
            worth += self.weights.purse(max(0.0, seat.gold + gold)) - self.weights.purse(seat.gold)
        return worth * self.regard(number)

    def drink(self, number: int, drink: Waiting, part: float = 1.0) -> float:
        """What it is worth that a player takes this Drink, or a part of it."""
        alcohol, fortitude = part * drink.alcohol, part * drink.fortitude
        if drink.is_converted:
            alcohol, fortitude = 0.0, fortitude + alcohol
        return self.change(number, fortitude, alcohol)

    def unseen_drink(self, number: int, cups: float = 1.0) -> float:
        """What it is worth that a player takes Drinks that nobody knows."""
        return self.change(number, alcohol=cups * self.weights.usual_drink)

    def order(self, number: int) -> float:
        """What a Drink on a player's pile is worth: those with none would sober up, those with many drink it late."""
        pile = self.seats[number].drink_me
        saved = 1.0 if pile == 0 else 0.0
        return self.change(number, alcohol=self.weights.usual_drink + saved) * self.weights.later**pile

    def odds(self, number: int) -> float:
        """How likely a gambler is to win the Round that is going on, or one that would start now."""
        everybody = [seat.number for seat in self.seats if not seat.out]
        gamblers = self.round.whom if self.round is not None else everybody
        control = self.round.seat if self.round is not None else self.me.number
        if number not in gamblers:
            return 0.0
        grips = dict.fromkeys(gamblers, self.weights.rival_grip)
        if self.me.number in grips:
            grips[self.me.number] = self.grip()
        if control in grips:
            grips[control] += self.weights.in_control
        return grips[number] / max(0.1, sum(grips.values()))

    def grip(self) -> float:
        """How many cards in the own hand take control, the strong ones counted twice."""
        return control_in([card.face for card in self.view.hand])

    def grip_of(self, member: int) -> float:
        """The same of a teammate's hand, which one sees."""
        return control_in(self.view.faces_in(self.seats[member].place.piles + HAND))

    def pot_lost(self) -> float:
        """What it is worth that nobody wins the pot."""
        gamblers = self.round.whom if self.round is not None else []
        return -sum((self.odds(seat) * self.change(seat, gold=self.view.pot) for seat in gamblers), 0.0)
