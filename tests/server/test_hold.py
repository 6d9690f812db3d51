"""Who holds is stopped at every window, has nothing to choose there but to go on, and changes nothing in the game."""

import random

import pytest

from innkeeper.replay import log_bytes
from innkeeper.server.refusals import Refusal
from innkeeper.server.table import Table
from tests.server.helpers import a_table, any_answer

HOLDER = 2


def held_table(pace: str = "swift") -> Table:
    """A table at which seat 2 is there and holds, from the first choice on."""
    table = a_table(11, pace)
    table.seats[HOLDER].connections = 1
    table.seats[HOLDER].holds = True
    return table


def play(table: Table, choices: int) -> int:
    """Play so many choices at random; whoever is held lets it go on. Gives back how often that was."""
    dice, stops = random.Random(5), 0
    while choices and table.state == "playing":
        while table.resting:
            if table.held:
                assert table.held == {HOLDER}
                assert table.judge(HOLDER, table.decisions[HOLDER], 0)
                stops += 1
                table.release(HOLDER)
            else:
                table.go_on()
        asked = [seat for seat, question in enumerate(table.asked) if question is not None]
        if asked:
            seat = dice.choice(asked)
            table.take(seat, any_answer(table, seat, dice))
            choices -= 1
    return stops


def test_a_holder_is_stopped_where_others_would_not_be_and_the_game_is_the_same() -> None:
    held, free = held_table(), a_table(11)
    assert play(held, 60) > 60  # there are more windows than choices
    assert play(free, 60) == 0
    assert held.choices == free.choices
    assert log_bytes(held.game) == log_bytes(free.game)


def test_all_there_is_to_choose_is_to_go_on() -> None:
    table = held_table()
    while not table.held:
        seat = next(seat for seat, question in enumerate(table.asked) if question is not None and question.must)
        table.take(seat, any_answer(table, seat, random.Random(1)))
    with pytest.raises(Refusal, match="all there is to choose is 0"):
        table.judge(HOLDER, table.decisions[HOLDER], 1)
    decision = table.decisions[HOLDER]
    table.release(HOLDER)
    assert not table.judge(HOLDER, decision, 0), "the same answer again counts no second time"


def test_nobody_is_held_who_is_not_there_or_where_all_windows_last_the_same() -> None:
    gone = held_table()
    gone.seats[HOLDER].connections = 0
    assert gone.holders() == set()
    assert held_table("even").holders() == set()
