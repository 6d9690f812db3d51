"""Worlds: tables that may lie behind what a seat sees. Who searches is given these, and never the true table."""

from innkeeper.game import Game
from innkeeper.table.chance import Chance


class Worlds:
    """Deals tables on which everything hidden from a seat lies by chance, and all that it knows as it is.

    They are dealt from one that was dealt so itself, so that nothing of the truth is at hand here.
    """

    def __init__(self, game: Game, seat: int, chance: Chance) -> None:
        self.seat = seat
        self._dealt = game.redeal(seat, chance)

    def deal(self, chance: Chance) -> Game:
        """One more table that may be the true one."""
        return self._dealt.redeal(self.seat, chance)
