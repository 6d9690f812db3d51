"""Worlds: tables that may lie behind what a seat sees. Who searches is given these, and never the true table."""

from innkeeper.bots.aims import likely_ahead, supposed
from innkeeper.bots.hands import likely_held
from innkeeper.game import Game
from innkeeper.rules.redealing import Held
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance
from innkeeper.table.log import Log
from innkeeper.view import View


class Worlds:
    """Deals tables on which everything hidden from a seat lies by chance, and all that it knows as it is. Who has
    passed in a Round holds cards for it more seldom than by chance.

    They are dealt from one that was dealt so itself, so that nothing of the truth is at hand here.
    """

    def __init__(self, game: Game, seat: int, chance: Chance) -> None:
        self.seat = seat
        self._dealt = game.redeal(seat, chance)
        self.aims = likely_ahead(self._dealt.table)  # nothing else of what was before is asked by who searches
        self.held = likely_held(self._dealt.table, self.aims)
        self._dealt.table.log = Log.not_kept()

    def view(self) -> View:
        """What the seat sees, the same in all of them."""
        return self._dealt.view(self.seat)

    def deal(self, chance: Chance) -> Game:
        """One more table that may be the true one. What happens there is not written down."""
        return self._dealt.redeal(self.seat, chance, self.held)

    def supposed(self, chance: Chance) -> list[bool]:
        """Who of all players aims at who is ahead in one more world."""
        return supposed(self.aims, chance)

    def levelled(self) -> float:
        """Which part of the rivals who are left is likely to aim at who is ahead."""
        table = self._dealt.table
        side = table.seats[self.seat].side
        rivals = [self.aims[seat.number] for seat in table.players if not seat.out and seat.side != side]
        return sum(rivals) / len(rivals) if rivals else 0.0

    def to_data(self) -> dict[str, object]:
        """As plain data, for who thinks in another process: nothing of the truth is in it."""
        held = [[each.seat, each.gambling, each.cheating] for each in self.held]
        return {"seat": self.seat, "aims": self.aims, "held": held, "game": self._dealt.to_data()}

    @staticmethod
    def from_data(data: dict[str, object], box: Box) -> "Worlds":
        """From plain data: the same dice deal the same worlds as they would where it was made."""
        worlds = Worlds.__new__(Worlds)
        seat, aims, held, game = data["seat"], data["aims"], data["held"], data["game"]
        assert isinstance(seat, int) and isinstance(aims, list) and isinstance(held, list) and isinstance(game, dict)
        worlds.held = [Held(*each) for each in held]
        worlds.seat, worlds.aims, worlds._dealt = seat, aims, Game.from_data(game, box)
        worlds._dealt.table.log = Log.not_kept()
        return worlds
