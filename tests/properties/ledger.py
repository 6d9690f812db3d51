"""Gold and markers as the log alone tells them, from what everybody had at the start."""

from innkeeper.game import Game
from innkeeper.table.log import Fact
from innkeeper.vocabulary.terms import INN, POT


class Ledger:
    """Everybody's Gold, Fortitude and Alcohol Content, kept by reading the facts."""

    def __init__(self, game: Game) -> None:
        self.read = game.told
        self.sides = [seat.side for seat in game.table.seats]
        self.out = {seat.number for seat in game.table.seats if seat.out}
        self.gold = dict(enumerate(purse.gold for purse in game.table.purses))
        self.gold |= {INN: game.table.inn, POT: game.table.pot}
        self.markers = {"fortitude": [body.fortitude for body in game.table.bodies]}
        self.markers["alcohol"] = [body.alcohol for body in game.table.bodies]

    def read_on(self, game: Game) -> None:
        """Read what has been told since."""
        for fact in game.table.log.facts(self.read):
            self.enter(fact)
        self.read = game.told

    def enter(self, fact: Fact) -> None:
        if fact.what in self.markers:
            self.move_marker(fact)
        elif fact.what in ("passes-out", "is-broke"):
            self.out.add(fact.seat)
        elif fact.what == "gold-divided":
            self.divide(fact)
        elif fact.what == "pays":
            self.move(fact.seat, fact.whom, fact.amount)
        elif fact.what == "inn-pays":
            self.move(INN, fact.whom, fact.amount)
        elif fact.what == "takes":
            self.move(fact.whom, fact.seat, fact.amount)
        elif fact.what == "collects":
            self.move(POT, fact.seat, fact.amount)
        elif fact.what == "round-ends":
            self.move(POT, fact.whom, fact.amount)

    def purse(self, whose: int) -> int:
        return self.sides[whose] if whose >= 0 else whose

    def move(self, giver: int, taker: int, amount: int) -> None:
        self.gold[self.purse(giver)] -= amount
        self.gold[self.purse(taker)] += amount

    def move_marker(self, fact: Fact) -> None:
        """A fact says how far the marker moved, and where it stands now."""
        markers = self.markers[fact.what]
        markers[self.sides[fact.seat]] += fact.amount
        assert markers[self.sides[fact.seat]] == fact.whom

    def divide(self, fact: Fact) -> None:
        """Of so much Gold a share to every side still in the game, the rest to the Inn."""
        sharing = {side for seat, side in enumerate(self.sides) if seat not in self.out}
        assert self.gold[self.sides[fact.seat]] == fact.amount
        self.gold[self.sides[fact.seat]] = 0
        for side in sharing:
            self.gold[side] += fact.whom
        self.gold[INN] += fact.amount - fact.whom * len(sharing)

    def agrees_with(self, game: Game) -> bool:
        """Whether the table is as the log tells."""
        table = game.table
        return (
            self.gold == {**dict(enumerate(purse.gold for purse in table.purses)), INN: table.inn, POT: table.pot}
            and self.markers["fortitude"] == [body.fortitude for body in table.bodies]
            and self.markers["alcohol"] == [body.alcohol for body in table.bodies]
            and self.out == {seat.number for seat in table.seats if seat.out}
        )
