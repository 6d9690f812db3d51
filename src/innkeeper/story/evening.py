"""How an evening went: everybody's markers and Gold turn by turn, who felled whom, and the moment that decided it."""

from itertools import pairwise
from typing import Final, NamedTuple

from innkeeper.game import Game
from innkeeper.rules.setup import first_gold
from innkeeper.story.changes import FORTITUDE, GOLD, OUT, Cause, Change, Changes
from innkeeper.table.seat import Body

NOTABLE: Final = 3  # what a card takes off the gap at once to be shown
MOST_NOTED: Final = 2  # of them for each seat


class Standing(NamedTuple):
    """Where a side stands."""

    fortitude: int
    alcohol: int
    gold: int

    @property
    def gap(self) -> int:
        return self.fortitude - self.alcohol


class Fall(NamedTuple):
    """Who is out, in which turn, and what felled them."""

    seat: int
    turn: int
    how: str  # passes-out or is-broke
    cause: Cause


class Swing(NamedTuple):
    """What one card, Drink or Event did to the gap between a seat's Fortitude and Alcohol Content."""

    seat: int
    turn: int
    amount: int
    cause: Cause


class Evening:
    """The story of a game so far, read from its log."""

    def __init__(self, game: Game) -> None:
        self.sides = [seat.side for seat in game.table.seats]
        self.turns: list[int] = []  # whose they were
        self.standings: list[list[Standing]] = []  # side by side: at the start, then after each turn
        self.falls: list[Fall] = []
        self.swings: list[Swing] = []
        self.gaps: list[tuple[int, list[int]]] = []  # after each change: the last swing, and all gaps (-1: out)
        self.winners = {self.sides[seat] for seat in game.winners}
        body = Body()
        start = Standing(body.fortitude, body.alcohol, first_gold(len(self.sides)))
        self.now = [start for _ in set(self.sides)]
        for place in game.table.places:  # boss-battle.boss-setup.character-extras
            self.now[place.side] = self.now[place.side]._replace(gold=self.now[place.side].gold + place.gold)
        self.out: set[int] = set()
        changes = Changes(self.sides).read_on(game.table.log)
        for fact in game.log:
            if fact.what == "turn":
                self.standings.append(self.now.copy())
                self.turns.append(fact.seat)
            for change in changes.made.get(fact, []):
                self._note(change, fact.what)
        self.standings.append(self.now.copy())

    def _note(self, change: Change, fact: str) -> None:
        seat, what, amount, cause = change
        side = self.sides[seat]
        if what == OUT:
            self.falls.append(Fall(seat, len(self.turns), fact, cause))
            self.out.add(side)
            if fact == "is-broke":
                self.swings.append(Swing(seat, len(self.turns), 0, cause))
        else:
            stands = self.now[side]._asdict()
            self.now[side] = Standing(**stands | {what: stands[what] + amount})
            if what != GOLD:
                self._swing(seat, amount if what == FORTITUDE else -amount, cause)
        gaps = [-1 if side in self.out else standing.gap for side, standing in enumerate(self.now)]
        self.gaps.append((len(self.swings) - 1, gaps))

    def _swing(self, seat: int, amount: int, cause: Cause) -> None:
        """What one cause does to one seat counts together."""
        last = self.swings[-1] if self.swings else None
        if last is not None and (last.seat, last.turn, last.cause) == (seat, len(self.turns), cause) and last.amount:
            self.swings.pop()
            amount += last.amount
        self.swings.append(Swing(seat, len(self.turns), amount, cause))

    def curve(self, seat: int) -> list[Standing]:
        """Where a seat stood at the start and after each turn."""
        return [sides[self.sides[seat]] for sides in self.standings]

    def notable(self) -> list[Swing]:
        """Of what was done to each seat, the worst, and the key moment."""
        found: list[Swing] = []
        key = self.key()
        for seat in range(len(self.sides)):
            hits = sorted((it for it in self.swings if it.seat == seat and it.amount <= -NOTABLE), key=_weight)
            known = [key] if key is not None and key.seat == seat else []
            found += [*known, *(hit for hit in hits if hit is not key)][:MOST_NOTED]
        return found

    def lead_taken(self) -> Swing | None:
        """What gave the winner the lead for good, if it was ever lost: the lead has who has the largest gap."""
        if len(self.winners) != 1:
            return None
        [winner] = self.winners
        leads = [(at, gaps[winner] == max(gaps)) for at, gaps in self.gaps]
        taken = [at for (_, before), (at, after) in pairwise(leads) if after and not before]
        return self.swings[taken[-1]] if taken else None

    def key(self) -> Swing | None:
        """The key moment: what gave the winner the lead for good; else the hardest blow of the evening."""
        return self.lead_taken() or min(self.swings, key=_weight, default=None)


def _weight(swing: Swing) -> int:
    return swing.amount
