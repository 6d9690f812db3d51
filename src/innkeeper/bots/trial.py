"""A trial: what comes of a choice if everybody goes on as regulars do."""

from innkeeper.bots.bot import Answer
from innkeeper.bots.outlook import chance_of
from innkeeper.bots.regular import Regular
from innkeeper.game import Game
from innkeeper.table.chance import Chance


def try_out(world: Game, seat: int, answer: Answer, turns: int, luck: int) -> float:
    """How likely this seat's side is to win after a choice in this world, judged so many turns later."""
    return chance_of(after(world, seat, answer, turns, luck).table, seat)


def after(world: Game, seat: int, answer: Answer, turns: int, luck: int) -> Game:
    """The world after a choice and so many turns."""
    game = world.copy()
    until = game.table.turn + turns
    game.choose(seat, answer)
    play_on(game, until, Chance(luck))
    return game


def play_on(game: Game, until: int, chance: Chance) -> None:
    """Let regulars play until this turn has begun or the game is over."""
    regular = Regular()
    table = game.table
    while table.turn < until:
        question = game.next()
        if question is None:
            return
        if len(question.options) == 1 and not question.picks:
            game.choose(question.seat, 0)
        else:
            game.choose(question.seat, regular.choose(game.view(question.seat), chance))
