"""The inn looks for garbage seldom, for that stops every game. So games must leave none that has to be looked for."""

import asyncio
import gc
import random

import pytest

from innkeeper.packs import open_box
from innkeeper.server.keeping.inn import Inn
from innkeeper.server.memory.store import Store
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


def test_what_closed_lines_leave_is_swept_up(monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: swept.append(1))
    monkeypatch.setattr("innkeeper.server.keeping.inn.CLOSED_LINES", 3)
    inn = Inn(Store("sqlite://"), open_box())
    for _ in range(7):
        inn.hang_up()
    assert len(swept) == 2


def test_a_sweep_that_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has to sweep as long as the inn is open."""
    swept = asyncio.Event()

    async def sweep(_inn: Inn) -> None:
        if failed.is_set():
            swept.set()
        failed.set()
        raise ValueError("the broom is broken")

    failed = asyncio.Event()
    monkeypatch.setattr("innkeeper.server.keeping.inn.ROUND", 0.001)
    monkeypatch.setattr(Inn, "sweep", sweep)

    async def evening() -> None:
        inn = Inn(Store("sqlite://"), open_box())
        await inn.open()
        async with asyncio.timeout(10):
            await swept.wait()
        await inn.close()

    asyncio.run(evening())
