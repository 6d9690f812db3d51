"""The cards that were played in a game: when, on whom, and what they changed."""

from __future__ import annotations

from typing import Final

from innkeeper.game import Game
from innkeeper.lab.rows import Row
from innkeeper.story import ALCOHOL, FORTITUDE, GOLD, OUT, Change, Changes
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.log import Fact
from innkeeper.table.seat import Body

CHANGED: Final = (FORTITUDE, ALCOHOL, GOLD)
NOTHING: Final = {f"{whose}_{what}": 0 for whose in ("own", "others") for what in CHANGED}


def play_rows(game: Game) -> list[Row]:
    """A row for each card that somebody played, in their order."""
    return Plays(game).rows


class Plays:
    """Reads a game from its log. What a card changes counts for the last time it was played."""

    def __init__(self, game: Game) -> None:
        self.players = len(game.table.players)  # without Otto
        self.sides = [seat.side for seat in game.table.seats]
        self.bodies = {side: Body() for side in self.sides}
        self.out: set[int] = set()
        self.turn = 0
        self.active = -1
        self.above: list[Card] = []  # by depth: what was played there last
        self.rows: list[Row] = []
        self.last: dict[int, Row] = {}  # by the number of the card
        made = Changes(self.sides).read_on(game.table.log).made
        for fact in game.log:
            self.read(fact)
            for change in made.get(fact, ()):
                self.note(change)

    def read(self, fact: Fact) -> None:
        """Take the next fact into account."""
        del self.above[fact.depth :]
        self.above += [NO_CARD] * (fact.depth - len(self.above))
        if fact.what == "turn":
            self.turn += 1
            self.active = fact.seat
        elif fact.what == FORTITUDE:
            self.bodies[self.sides[fact.seat]].fortitude = fact.whom
        elif fact.what == ALCOHOL:
            self.bodies[self.sides[fact.seat]].alcohol = fact.whom
        elif fact.what == "plays" and fact.seat < self.players:
            self.last[fact.card.number] = self.row(fact)
            self.rows.append(self.last[fact.card.number])
        self.above.append(fact.card)

    def row(self, fact: Fact) -> Row:
        """A card is played."""
        on = fact.whom if 0 <= fact.whom < self.players and fact.whom != fact.seat else None
        answered = next((card for card in reversed(self.above) if card.number >= 0), None)
        return {
            "turn": self.turn,
            "seat": fact.seat,
            "card": fact.card.face.number,
            "own_turn": fact.seat == self.active,
            "gap": self.gap(fact.seat),
            "whom": on,
            "whom_gap": None if on is None else self.gap(on),
            "stronger": None if on is None else self.stronger(fact.seat, on),
            "rivals": len(self.rivals(fact.seat)),
            "answers": None if answered is None else answered.face.number,
            **NOTHING,
            "felled": 0,
        }

    def note(self, change: Change) -> None:
        """Something has changed, perhaps by a card that was played."""
        row = self.last.get(change.cause.card.number) if change.cause.card.number >= 0 else None
        if change.what == OUT:
            self.out.add(self.sides[change.seat])
        if row is None:
            return
        mine = self.sides[change.seat] == self.sides[row["seat"]]
        if change.what == OUT:
            row["felled"] += not mine
        else:
            row[f"{'own' if mine else 'others'}_{change.what}"] += change.amount

    def gap(self, seat: int) -> int:
        """Fortitude less Alcohol Content."""
        body = self.bodies[self.sides[seat]]
        return body.fortitude - body.alcohol

    def rivals(self, seat: int) -> list[int]:
        """The gaps of the other sides that are in."""
        own = self.sides[seat]
        return [it.fortitude - it.alcohol for side, it in self.bodies.items() if side != own and side not in self.out]

    def stronger(self, seat: int, whom: int) -> int:
        """How many of a seat's rivals stand better than one of them."""
        return sum(gap > self.gap(whom) for gap in self.rivals(seat))
