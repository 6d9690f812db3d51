"""What facts changed: whose Fortitude, Alcohol Content and Gold, who is out; and who is behind it, with which card.

Nothing is read but what everybody was told, so all of it may be told to everybody.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from innkeeper.story.drinking import Orders
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.log import EVERYBODY, Fact, Log
from innkeeper.table.seat import Body
from innkeeper.vocabulary.terms import POT

FORTITUDE: Final = "fortitude"
ALCOHOL: Final = "alcohol"
GOLD: Final = "gold"
OUT: Final = "out"


class Cause(NamedTuple):
    """Who is behind something (-1: nobody), and the card, Drink or Event that did it."""

    by: int = -1
    card: Card = NO_CARD


NOBODY: Final = Cause()


class Change(NamedTuple):
    """How far something of a seat moved (`fortitude`, `alcohol`, `gold`), or that it is `out`, and by what.

    Seats of one side share markers and Gold: a change is told of one of them.
    """

    seat: int
    what: str
    amount: int
    cause: Cause


class Changes:
    """Reads the facts of a game in their order, as far as it has come; `made` holds what each of them changed."""

    def __init__(self, sides: list[int]) -> None:
        self.sides = sides
        self.made: dict[Fact, list[Change]] = {}
        self.read = 0  # how many facts of the log
        self.out: set[int] = set()
        self.orders = Orders(len(sides))
        self.above: list[Cause | None] = []  # by depth: what was told there last, if it has consequences
        self.drunk: dict[int, Cause] = {}  # the Drinks that are being taken, by drinker …
        self.cups_at = 0  # … and how deep that is told
        self.stronger: dict[int, list[tuple[int, Cause]]] = {}  # what was added to the Drink of a drinker, and by what
        self.turned: dict[tuple[int, int], int] = {}  # who has turned the loss from a card on somebody
        self.bodies = {side: Body() for side in sides}
        self.floored: dict[int, Cause] = {}  # by side: what brought Alcohol Content up to Fortitude …
        self.worsened: dict[int, Cause] = {}  # … or else what brought them nearer last: for some more counts as drunk
        self.fleeced: dict[int, Cause] = {}  # … and what took the last Gold
        self.anted: set[int] = set()  # the sides whose last payment went into the pot

    def read_on(self, log: Log) -> "Changes":
        """Read what has been told since."""
        if len(log) > self.read:
            for fact in log.facts(self.read):
                found = self._read(fact) if fact.known_to == EVERYBODY else []
                if found:
                    self.made[fact] = found
            self.read = len(log)
        return self

    def _read(self, fact: Fact) -> list[Change]:
        del self.above[fact.depth :]
        self.above += [None] * (fact.depth - len(self.above))
        self.above.append(_opened(fact))
        if fact.depth < self.cups_at or fact.what in ENDS_DRINKING:
            self.drunk = {}
        if fact.what == "turn":
            self.stronger = {}
        return READERS[fact.what](self, fact) if fact.what in READERS else []

    def _behind(self, fact: Fact) -> Cause:
        """What a fact is the outcome of: the Drink that is drunk, or the last thing told before that is less deep."""
        drunk = self.drunk.get(fact.seat)
        if drunk is not None and fact.depth == self.cups_at:
            return drunk
        return next((cause for cause in reversed(self.above[: fact.depth]) if cause is not None), NOBODY)

    # Drinks

    def _orders(self, fact: Fact) -> list[Change]:
        self.orders.order(fact)
        return []

    def _reveals(self, fact: Fact) -> list[Change]:
        self.orders.reveal(fact)
        return []

    def _hands_on(self, fact: Fact) -> list[Change]:
        self.orders.hand_on(fact)
        return []

    def _mixes_pile(self, fact: Fact) -> list[Change]:
        self.orders.forget(fact.seat)
        return []

    def _discards_drink(self, fact: Fact) -> list[Change]:
        self.orders.discard(fact)
        return []

    def _drinks(self, fact: Fact) -> list[Change]:
        self.drunk.pop(fact.seat, None)
        host = self._behind(fact).by
        self.drunk[fact.seat] = Cause(self.orders.behind(fact.seat, host), fact.card)
        self.cups_at = fact.depth
        return []

    def _changes_drink(self, fact: Fact) -> list[Change]:
        if fact.amount > 0:
            self.stronger.setdefault(fact.seat, []).append((fact.amount, self._behind(fact)))
        return []

    # Markers

    def _redirects(self, fact: Fact) -> list[Change]:
        self.turned[fact.whom, fact.card.number] = fact.seat
        return []

    def _marker(self, fact: Fact) -> list[Change]:
        """A fact says how far a marker moved, and where it stands now."""
        side = self.sides[fact.seat]
        cause, body = self._behind(fact), self.bodies[side]
        turned = self.turned.pop((fact.seat, cause.card.number), -1)
        if turned >= 0:
            cause = Cause(turned, cause.card)
        stood = body.fortitude > body.alcohol
        if fact.what == FORTITUDE:
            body.fortitude = fact.whom
        else:
            body.alcohol = fact.whom
        added = self.stronger.pop(fact.seat, []) if fact.what == ALCOHOL else []
        if body.fortitude > body.alcohol:
            self.floored.pop(side, None)
        elif stood:  # losing.passing-out.condition
            self.floored[side] = _decisive(added, body, cause)
        if fact.amount * (1 if fact.what == ALCOHOL else -1) > 0:
            self.worsened[side] = cause
        return [Change(fact.seat, fact.what, fact.amount, cause)] if fact.amount else []

    # Gold

    def _pays(self, fact: Fact) -> list[Change]:
        if not fact.amount:
            return []
        side, behind = self.sides[fact.seat], self._behind(fact)
        card = fact.card if fact.card.number >= 0 else behind.card
        self.fleeced[side] = Cause(fact.whom if fact.whom >= 0 else behind.by, card)
        self.anted.discard(side)
        if fact.whom == POT:
            self.anted.add(side)
        paid = Change(fact.seat, GOLD, -fact.amount, self.fleeced[side])
        return [paid, *self._gains(fact.whom, fact.amount, Cause(fact.seat, card))]

    def _inn_pays(self, fact: Fact) -> list[Change]:
        return self._gains(fact.whom, fact.amount, NOBODY)

    def _takes(self, fact: Fact) -> list[Change]:
        if fact.whom == POT:
            self._take_pot(fact.seat)
        card = fact.card if fact.card.number >= 0 else self._behind(fact).card
        return self._gains(fact.seat, fact.amount, Cause(-1, card))

    def _takes_artifact(self, fact: Fact) -> list[Change]:
        """A Gold piece of the pot, of the Inn or of another player."""
        cause = self._behind(fact)
        return [*self._gains(fact.whom, -fact.amount, cause), *self._gains(fact.seat, fact.amount, cause)]

    def _collects(self, fact: Fact) -> list[Change]:
        self._take_pot(fact.seat)
        return self._gains(fact.seat, fact.amount, NOBODY)

    def _round_ends(self, fact: Fact) -> list[Change]:
        self._take_pot(fact.whom)
        return self._gains(fact.whom, fact.amount, NOBODY)

    def _gains(self, seat: int, amount: int, cause: Cause) -> list[Change]:
        return [Change(seat, GOLD, amount, cause)] if seat >= 0 and amount else []

    def _take_pot(self, taker: int) -> None:
        """Who has anted the last Gold lost it to who takes the pot."""
        for side in self.anted:
            if taker >= 0 and side != self.sides[taker]:
                self.fleeced[side] = Cause(taker, self.fleeced[side].card)
        self.anted = set()

    def _gold_divided(self, fact: Fact) -> list[Change]:
        """Of so much Gold a share to every side still in the game, the rest to the Inn."""
        first = {side: seat for seat, side in reversed([*enumerate(self.sides)]) if seat not in self.out}
        shares = [change for seat in first.values() for change in self._gains(seat, fact.whom, Cause(fact.seat))]
        return [Change(fact.seat, GOLD, -fact.amount, NOBODY), *shares]

    # Losing

    def _passes_out(self, fact: Fact) -> list[Change]:
        return self._falls(fact, self.worsened | self.floored)

    def _is_broke(self, fact: Fact) -> list[Change]:
        return self._falls(fact, self.fleeced)

    def _falls(self, fact: Fact, causes: dict[int, Cause]) -> list[Change]:
        self.out.add(fact.seat)
        self.orders.forget(fact.seat)
        return [Change(fact.seat, OUT, 0, causes.get(self.sides[fact.seat], NOBODY))]


ENDS_DRINKING: Final = ("turn", "reveals", "sobers-up")
READERS: Final[dict[str, Callable[[Changes, Fact], list[Change]]]] = {
    "orders": Changes._orders,
    "reveals": Changes._reveals,
    "passes-drink": Changes._hands_on,
    "splits": Changes._hands_on,
    "shuffles-pile": Changes._mixes_pile,
    "looks-through-pile": Changes._mixes_pile,
    "gives-away": Changes._orders,
    "discards-drink": Changes._discards_drink,
    "drinks": Changes._drinks,
    "changes-drink": Changes._changes_drink,
    "redirects": Changes._redirects,
    "fortitude": Changes._marker,
    "alcohol": Changes._marker,
    "pays": Changes._pays,
    "buys": Changes._pays,
    "inn-pays": Changes._inn_pays,
    "takes": Changes._takes,
    "takes-artifact": Changes._takes_artifact,
    "collects": Changes._collects,
    "round-ends": Changes._round_ends,
    "gold-divided": Changes._gold_divided,
    "passes-out": Changes._passes_out,
    "is-broke": Changes._is_broke,
}


def _decisive(added: list[tuple[int, Cause]], body: Body, drink: Cause) -> Cause:
    """What felled somebody: the first thing without which they would still stand, of what was added to their Drink, or
    else the Drink."""
    return next((cause for amount, cause in added if body.alcohol - amount < body.fortitude), drink)


def _opened(fact: Fact) -> Cause | None:
    """What a fact is the cause of, if of anything: a card that is played, an Event or a Curse that chance reveals."""
    if fact.what in ("plays", "names", "works", "acts"):
        return Cause(fact.seat, fact.card)
    if fact.what == "turns-up" and fact.card.face.acts_at_once():
        return Cause(-1, fact.card)  # a Curse, which nobody is behind
    if fact.what == "reveals" and fact.card.face.drink is None:
        return Cause(-1, fact.card)
    return None
