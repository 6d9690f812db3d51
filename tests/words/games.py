"""Random games to be told."""

import random
import re
from collections.abc import Iterator

from server_process import random_answer

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.question import Question


def begin(number: int) -> tuple[Game, random.Random]:
    dice = random.Random(number)
    box = open_box()
    characters = [dice.choice(sorted(box.characters)) for _ in range(2 + number % 9)]
    return Game.new(Setup(characters, dice.choice(sorted(box.drink_decks))), dice.getrandbits(128), box), dice


def choose_any(game: Game, question: Question, dice: random.Random) -> None:
    game.choose(question.seat, random_answer(question, dice))


def questions(number: int) -> Iterator[tuple[Game, Question]]:
    """A game, stopped before every choice."""
    game, dice = begin(number)
    while (question := game.next()) is not None:
        yield game, question
        choose_any(game, question, dice)


def finished(number: int) -> Game:
    game, dice = begin(number)
    while (question := game.next()) is not None:
        choose_any(game, question, dice)
    return game


def sound(text: str) -> bool:
    """Nothing is missing: no variable, no empty title or name, no doubled space."""
    return bool(text) and not re.search(r"[{}$]|“”|\?\?|  |^[ ,']| [,.]", text)
