"""A bot's answer is spelled in actions, and actions are read as an answer: all of both, whatever is asked."""

import random
from typing import Any

import pytest

from innkeeper.arena.asked import IllegalAction
from innkeeper.arena.encoding import ASKED, ASKED_FOR_EVENTS, ASKED_TOO
from innkeeper.arena.games import ASKED as ASKED_IN_GAMES
from innkeeper.arena.invitation import Invitation, box, encoding
from innkeeper.bots import Answer, answer, bot, own_dice
from innkeeper.bots.random_bot import any_answer
from innkeeper.game import Game
from innkeeper.table.chance import Dice
from innkeeper.table.gambling import GAMES
from innkeeper.table.question import Question
from innkeeper.view import View
from tests.properties.helpers import TABLES

PLAIN: list[dict[str, Any]] = [{"players": players} for players in (2, 4, 7, 10)]
TEAMS: list[dict[str, Any]] = [
    {"players": sum(len(side) for side in sides) or 4, "mode": mode, "sides": sides} for mode, sides in TABLES
]
VARIANTS: list[dict[str, Any]] = [
    {"players": 4, "event_decks": list(box().event_decks)},
    {"players": 4, "gambling_games": GAMES[:4]},
    {"players": 4, "gambling_games": GAMES[4:]},
    {"players": 5, "prizes": list(box().prizes), "drinks": "rdi1+rdi3", "bar_deck": True},
    {"players": 2, "otto": True},
]
GAMES_EACH = 6  # at each of them


def alike(question: Question, chosen: Answer) -> object:
    """An answer as far as it matters: not which of two cards alike is picked, nor how none is."""
    if chosen == 0 and question.picks and not question.least:
        chosen = []
    return sorted(question.picks[place].face.number for place in chosen) if isinstance(chosen, list) else chosen


def any_actions(view: View, dice: random.Random) -> list[int]:
    """Actions taken at random until the answer is whole, forced ones left out."""
    asked, taken = encoding().asked(view), []
    whole: Answer | None = None
    while whole is None:
        action = dice.choice(list(asked.ways))
        if len(asked.ways) > 1:
            taken.append(action)
        whole = asked.take(action)
    return taken


def check(view: View, dice: random.Random) -> None:
    """Every option, some picks and some actions, there and back."""
    question = view.question
    assert question is not None
    chance = Dice(dice.getrandbits(60)).seeded()
    answers: list[Answer] = [*range(len(question.options)), *(any_answer(question, chance) for _ in range(3))]
    for chosen in answers:
        spelled = encoding().spell(view, chosen)
        assert alike(question, encoding().read(view, spelled)) == alike(question, chosen)
    for _ in range(3):
        taken = any_actions(view, dice)
        assert encoding().spell(view, encoding().read(view, taken)) == taken


def play(game: Game, seed: int) -> set[str]:
    """A game by answers that were spelled and read; says what was asked."""
    dice, chance, met = random.Random(seed), Dice(seed).seeded(), set()
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        check(view, dice)
        met.add(question.what)
        spelled = encoding().spell(view, any_answer(question, chance))
        game.choose(question.seat, encoding().read(view, spelled))
    return met


def test_answers_are_spelled_and_read_at_every_table() -> None:
    known = [*ASKED, *ASKED_TOO, *ASKED_FOR_EVENTS, *ASKED_IN_GAMES]
    assert len(set(known)) == len(known)
    met: set[str] = set()
    for agreed in [*PLAIN, *TEAMS, *VARIANTS]:
        for seed in range(GAMES_EACH):
            met |= play(Invitation(**agreed).new_game(seed), seed)
    assert met <= set(known), "what is asked is not told"
    assert len(met) > 40


def test_bots_can_be_imitated() -> None:
    sitting = Invitation(4).sit_down(7)
    dice, teacher, pairs = own_dice(7, 4), bot("regular"), 0
    while not sitting.over:
        seat, question = sitting.seat, sitting.question
        chosen = answer(teacher, sitting.game, seat, dice[seat])
        actions = encoding().spell(sitting.game.view(seat), chosen)
        assert actions, "who has no choice is not asked"
        for action in actions:
            assert sitting.question is question and action in sitting.ways
            sitting.act(action)
            pairs += 1
        assert sitting.question is not question
    assert pairs > 30


def test_what_is_no_answer_cannot_be_read() -> None:
    sitting = Invitation(3).sit_down(1)
    seen = sitting.game.view(sitting.seat)
    actions = any_actions(seen, random.Random(2))
    with pytest.raises(IllegalAction, match="the answer is whole before action 5"):
        encoding().read(seen, [*actions, 5])
    with pytest.raises(IllegalAction, match="action -1 is not open to seat"):
        encoding().read(seen, actions[:-1])
