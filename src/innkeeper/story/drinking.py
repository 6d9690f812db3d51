"""Who is behind a Drink: who had somebody drink it, who handed it on, or else who ordered it."""

from typing import Final

from innkeeper.table.card import Card
from innkeeper.table.log import Fact

OFF_THE_PILE: Final = "turn.drink.reveal-top"
CHASER: Final = "drinks.chaser.trigger"
OFF_THE_DECK: Final = ("drinks.round-on-the-house.reveal-until-drink", "drinks.contest.everyone-reveals-from-deck")


class Orders:
    """Who ordered what lies on each Drink Me! Pile, as far as it can be told: the newest lies on top."""

    def __init__(self, seats: int) -> None:
        self.ordered: list[list[int]] = [[] for _ in range(seats)]  # by pile, the top one last; beneath, nobody knows
        self.poured: dict[int, int] = {}  # who ordered the Drink that a seat has revealed
        self.handed: dict[int, int] = {}  # who handed a seat the Drink that it is about to drink
        self.off_the_pile = False  # where the Drink came from that was revealed last

    def order(self, fact: Fact) -> None:
        self.ordered[fact.whom].append(fact.seat)

    def reveal(self, fact: Fact) -> None:
        """A card is revealed; where it cannot be told whether it came off the pile, nobody knows that pile any more."""
        if fact.rule == CHASER:
            if self.off_the_pile:
                self._take(fact.seat)
            return
        self.off_the_pile = fact.rule == OFF_THE_PILE
        if self.off_the_pile:
            floats = _floats(fact.card)  # it was ordered at another time than its place says
            self.forget(fact.seat if floats else -1)
            self.poured[fact.seat] = self._take(fact.seat)
        else:
            self.poured.pop(fact.seat, None)
            self.forget(-1 if fact.rule in OFF_THE_DECK else fact.seat)

    def discard(self, fact: Fact) -> None:
        """The top card of a pile is thrown away."""
        self.forget(fact.seat if _floats(fact.card) else -1)
        self._take(fact.seat)

    def hand_on(self, fact: Fact) -> None:
        self.handed[fact.whom] = fact.seat

    def behind(self, drinker: int, host: int) -> int:
        """Who is behind a Drink that is drunk now; `host` has everybody drink, if somebody does."""
        handed, poured = self.handed.pop(drinker, -1), self.poured.pop(drinker, -1)
        return next((seat for seat in (handed, host, poured) if seat >= 0), -1)

    def forget(self, seat: int) -> None:
        """Who ordered what lies on a pile cannot be told any more."""
        if seat >= 0:
            self.ordered[seat] = []

    def _take(self, seat: int) -> int:
        return self.ordered[seat].pop() if self.ordered[seat] else -1


def _floats(card: Card) -> bool:
    """drinks.special-reserve.floats-to-top"""
    return card.face.drink is not None and card.face.drink.reserve
