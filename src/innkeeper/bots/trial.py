"""A trial: what comes of a choice if the seat goes on along its tree, and everybody else as regulars do."""

from typing import Final

from innkeeper.bots.bot import Answer
from innkeeper.bots.numbers import of_before
from innkeeper.bots.outlook import chance_of
from innkeeper.bots.regular import Regular
from innkeeper.bots.tree import Way
from innkeeper.bots.weights import USUAL
from innkeeper.game import Game
from innkeeper.sight import Sight
from innkeeper.table.chance import QuickDice

AT_AHEAD: Final = Regular(USUAL)
AT_NEAREST: Final = Regular(of_before(1))  # who does not mind who is ahead


def try_out(
    world: Game, seat: int, answer: Answer, way: Way, turns: int, luck: int, ahead: list[bool], levelled: float
) -> float:
    """How likely this seat's side is to win after a choice in this world, judged so many turns later.

    `ahead` says who aims at who is ahead in it, `levelled` how many are likely to. The tree behind the choice learns
    from it, and grows by one moment.
    """
    path = [way]
    won = chance_of(after(world, seat, answer, turns, luck, path, ahead).table, seat, levelled)
    for walked in path:
        walked.learn(won)
    return won


def after(world: Game, seat: int, answer: Answer, turns: int, luck: int, path: list[Way], ahead: list[bool]) -> Game:
    """The world after a choice and so many turns. From the way of the choice, if it is given, the path is continued;
    else this seat, too, goes on as regulars do."""
    game = world.copy()
    until = game.table.turn + turns
    game.choose(seat, answer)
    chance = QuickDice(luck)
    regulars = [AT_AHEAD if so else AT_NEAREST for so in ahead]
    regulars[seat] = AT_AHEAD
    exploring = bool(path)
    view = Sight(game.table, game.box.faces)
    while game.table.turn < until:
        question = game.next()
        if question is None:
            break
        if question.is_forced():
            game.choose(question.seat, 0)
            continue
        view.look(question)
        if exploring and question.seat == seat:
            moment = path[-1].next_moment(view)
            exploring = moment.times > 0  # a new moment is a leaf, and nothing behind it is kept
            chosen, way = moment.explore(view, chance)
            path.append(way)
            game.choose(seat, chosen)
        else:
            game.choose(question.seat, regulars[question.seat].choose(view, chance))
    return game
