"""Who holds is stopped at every window, has nothing to choose there but to go on, and changes nothing in the game."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from innkeeper.replay import log_bytes
from innkeeper.server.messages import ViewShown
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables.table import Table
from tests.server.helpers import (
    Clock,
    a_table,
    any_answer,
    asked_first,
    attended,
    can_close,
    choose_any,
    close,
    make,
    news_for,
    until,
    with_inn,
)

HOLDER = 2


def held_table(pace: str = "swift") -> Table:
    """A table at which seat 2 is there and holds, from the first choice on."""
    table = a_table(11, pace)
    table.enter("hold", HOLDER, 1)
    return table


def let_go(table: Table) -> None:
    table.enter("release", HOLDER, 0)


def play(table: Table, choices: int) -> int:
    """Play so many choices at random; whoever is held lets it go on. Gives back how often that was."""
    dice, stops = random.Random(5), 0
    while choices and table.state == "playing":
        while table.resting:
            if table.held:
                assert table.held == {HOLDER}
                assert table.judge(HOLDER, table.decisions[HOLDER], 0)
                stops += 1
                let_go(table)
            else:
                close(table)
        asked = [seat for seat, question in enumerate(table.asked) if question is not None]
        if asked:
            seat = dice.choice(asked)
            make(table, seat, any_answer(table, seat, dice))
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
        make(table, seat, any_answer(table, seat, random.Random(1)))
    with pytest.raises(Refusal, match="all there is to choose is 0"):
        table.judge(HOLDER, table.decisions[HOLDER], 1)
    decision = table.decisions[HOLDER]
    let_go(table)
    assert not table.judge(HOLDER, decision, 0), "the same answer again counts no second time"


def test_nobody_is_held_who_is_not_there_or_where_all_windows_last_the_same() -> None:
    gone = held_table()
    gone.seats[HOLDER].holds = True
    assert gone.wanting_to_hold() == set()
    gone.seats[HOLDER].connections = 1
    assert gone.wanting_to_hold() == {HOLDER}
    assert held_table("even").holders() == set()


@pytest.mark.parametrize("goes", ["departs", "leaves", "is kicked", "holds no more", "lets go"])
def test_a_table_is_never_stuck_with_who_held_it(goes: str, tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats, secrets = await attended(inn, people=3)
        table, holder = room.table, seats[HOLDER]
        await inn.games.hold(room, holder, True)
        while not table.held:
            await choose_any(inn, room, random.Random(1))
        decision = table.decisions[HOLDER]
        if goes == "departs":
            inn.lobby.depart(room, holder)
            await until(lambda: not table.held)
            assert not inn.lobby.arrive(room, secrets[HOLDER]).holds, "who comes back says so again"
        elif goes == "leaves":
            await inn.lobby.leave(table.key, HOLDER, secrets[HOLDER])
        elif goes == "is kicked":
            for voter in seats[:HOLDER]:
                await inn.agreements.vote(room, voter, "kick", HOLDER, True)
        elif goes == "holds no more":
            await inn.games.hold(room, holder, False)
        else:
            assert await inn.games.choose(room, holder, decision, 0)
            assert not table.held or table.decisions[HOLDER] > decision, "at the next window"
            return
        assert not (table.held or table.resting)

    with_inn(tmp_path, visit)


def test_who_lets_go_learns_nothing_from_what_happens_at_once() -> None:
    """A window that stops nobody is rested in after the holder has looked, as if somebody were stopped there."""
    table, rested, opened = held_table("natural"), 0, 0
    dice = random.Random(5)
    while table.state == "playing" and min(rested, opened) < 5:
        if table.held:
            facts = table.game.told
            let_go(table)
            assert table.game.told == facts
            rested += table.resting
            opened += not table.resting
        elif can_close(table):
            close(table)
        else:
            seat = dice.choice([seat for seat, question in enumerate(table.asked) if question is not None])
            make(table, seat, any_answer(table, seat, dice))
    assert min(rested, opened) >= 5


def test_a_choice_sent_again_after_a_restart_answers_what_it_was_made_for(tmp_path: Path) -> None:
    """Holds are written down, so that no number of a decision is used twice."""
    told: dict[str, Any] = {}

    async def visit(inn: Inn) -> None:
        (room, seats, secrets), dice = await attended(inn, people=3), random.Random(2)
        table, holder = room.table, seats[HOLDER]
        await inn.games.hold(room, holder, True)
        for _ in range(60):
            seat = holder if table.held else asked_first(table)
            chosen = 0 if table.held else any_answer(table, seat.number, dice)
            told.update(seat=seat.number, decision=table.decisions[seat.number], answer=chosen)
            await inn.games.choose(room, seat, told["decision"], chosen)
        told.update(key=table.key, secrets=secrets, decisions=table.decisions, choices=table.choices, held=table.held)

    async def come_back(inn: Inn) -> None:
        room = await inn.rooms.find(told["key"])
        table = room.table
        assert (table.decisions, table.choices, table.held) == (told["decisions"], told["choices"], told["held"])
        seats = [inn.lobby.arrive(room, secret) for secret in told["secrets"]]
        assert not await inn.games.choose(room, seats[told["seat"]], told["decision"], told["answer"]), (
            "it was made before"
        )
        await until(lambda: not table.held)
        assert table.choices == told["choices"]
        assert all(now >= then for now, then in zip(table.decisions, told["decisions"], strict=True))

    with_inn(tmp_path, visit)
    with_inn(tmp_path, come_back)


def test_a_card_that_could_be_played_says_that_the_game_is_held() -> None:
    """Nobody has answered anything: the window has still to open."""
    room, told, dice = Room(held_table(), Clock()), Counter[str](), random.Random(5)
    table = room.table
    while table.state == "playing" and len(told) < 2:
        for seat in range(4) if table.held else ():
            (shown,) = [it for it in news_for(Feed(seat), room) if isinstance(it, ViewShown)]
            assert all(card.foot != "You have answered" for card in shown.hand)
            told.update(card.foot for card in shown.hand if card.foot in ("You hold the game", "The game is held"))
            mine = "You hold the game" if seat == HOLDER else "The game is held"
            assert all(card.foot == mine for card in shown.hand if "hold" in card.foot or "held" in card.foot)
        if table.held:
            let_go(table)
            continue
        seat = dice.choice([seat for seat, question in enumerate(table.asked) if question is not None])
        make(table, seat, any_answer(table, seat, dice))
        room.notify()
    assert set(told) == {"You hold the game", "The game is held"}
