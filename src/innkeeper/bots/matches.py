"""Games between bots, and a bot's answer at a table."""

from collections.abc import Sequence

from innkeeper.bots.bot import Answer, Bot, Searcher
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance


def answer(bot: Bot, game: Game, seat: int, chance: Chance) -> Answer:
    """What a bot chooses for a seat: it is given the seat's view, if it searches also worlds, and never the game."""
    if isinstance(bot, Searcher):
        return bot.ponder(game.view(seat), Worlds(game, seat, chance), chance)
    return bot.choose(game.view(seat), chance)


def play(bots: Sequence[Bot], setup: Setup, seed: int, box: Box) -> Game:
    """Play a whole game, a bot a seat; each bot has dice of its own."""
    game = Game.new(setup, seed, box)
    dice = [Chance(seed + 1 + seat).seeded() for seat in range(len(bots))]
    while (question := game.next()) is not None:
        seat = question.seat
        game.choose(seat, answer(bots[seat], game, seat, dice[seat]))
    return game
