"""Games between bots, and a bot's answer at a table."""

import logging
from collections.abc import Iterable, Sequence
from operator import index
from typing import Final

from innkeeper.bots.bot import Answer, Bot, Searcher, modest
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance, Dice

LOG: Final = logging.getLogger("innkeeper.bots")


def answer(bot: Bot, game: Game, seat: int, chance: Chance) -> Answer:
    """What a bot chooses for a seat: it is given the seat's view, if it searches also worlds, and never the game."""
    if isinstance(bot, Searcher):
        return pondered(bot, Worlds(game, seat, chance), chance)
    return plain(bot.choose(game.view(seat), chance))


def pondered(bot: Searcher, worlds: Worlds, chance: Chance) -> Answer:
    """What a bot that searches chooses, in whatever process it does so."""
    return plain(bot.ponder(worlds.view(), worlds, chance))


def plain(answer: Answer) -> Answer:
    """The answer in Python's own numbers; a bot may count in NumPy's."""
    return [index(place) for place in answer] if isinstance(answer, Iterable) else index(answer)


def answer_anyway(bot: Bot, game: Game, seat: int, chance: Chance) -> tuple[Answer, bool]:
    """What a bot chooses, and True; the modest answer and False if it fails or answers what is not open to it."""
    try:
        chosen = answer(bot, game, seat, chance)
    except Exception:
        LOG.exception("a bot failed at seat %d, and does the modest thing", seat)
        return modest_at(game, seat), False
    return checked(chosen, game, seat)


def checked(chosen: Answer, game: Game, seat: int) -> tuple[Answer, bool]:
    """This answer, and True; the modest one and False if it is not open to the seat."""
    try:
        game.copy().choose(seat, chosen)
    except Exception:
        LOG.exception("a bot failed at seat %d, and does the modest thing", seat)
        return modest_at(game, seat), False
    return chosen, True


def modest_at(game: Game, seat: int) -> Answer:
    """The modest answer to what a seat is asked."""
    question = game.view(seat).question
    assert question is not None
    return modest(question)


def own_dice(seed: int, players: int) -> list[Dice]:
    """Dice for the bots of a game, a seat each: apart from each other, and from the game's own."""
    return [Dice(seed + 1 + seat).seeded() for seat in range(players)]


def play(bots: Sequence[Bot], setup: Setup, seed: int, box: Box) -> Game:
    """Play a whole game, a bot a seat; each bot has dice of its own."""
    game = Game.new(setup, seed, box)
    dice = own_dice(seed, len(bots))
    while (question := game.next()) is not None:
        seat = question.seat
        game.choose(seat, answer(bots[seat], game, seat, dice[seat]))
    return game
