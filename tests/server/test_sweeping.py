"""The inn looks for garbage seldom, for that stops every game. So games must leave none that has to be looked for."""

import gc
import random

from innkeeper.server.showing.looker import Looker
from innkeeper.server.tables.course import CHOICE
from tests.server.helpers import a_table, any_answer


def play_an_evening(seed: int) -> None:
    """A whole game, looked at from every seat and from beside the table."""
    table, dice = a_table(seed), random.Random(seed)
    lookers = [Looker(seat) for seat in (None, 0, 1, 2, 3)]
    while table.state == "playing":
        seat = next(question.seat for question in table.asked if question is not None)
        for looker in lookers:
            looker.look(table)
        answer = any_answer(table, seat, dice)
        assert table.judge(seat, table.decisions[seat], answer)
        table.enter(CHOICE, seat, answer)


def test_a_game_leaves_nothing_that_must_be_looked_for() -> None:
    play_an_evening(seed=1)  # which also reads cards and words
    gc.collect()
    gc.disable()
    try:
        play_an_evening(seed=2)
        assert gc.collect() == 0
    finally:
        gc.enable()
