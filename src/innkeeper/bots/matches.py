"""Games between bots."""

from collections.abc import Sequence

from innkeeper.bots.bot import Bot
from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance


def play(bots: Sequence[Bot], setup: Setup, seed: int, box: Box) -> Game:
    """Play a whole game, a bot a seat; each bot sees its seat's view and has dice of its own."""
    game = Game.new(setup, seed, box)
    dice = [Chance(seed + 1 + seat).seeded() for seat in range(len(bots))]
    while (question := game.next()) is not None:
        seat = question.seat
        game.choose(seat, bots[seat].choose(game.view(seat), dice[seat]))
    return game
