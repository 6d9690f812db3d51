"""The inn looks for garbage seldom, for that stops every game. So games must leave none that has to be looked for."""

import asyncio
import gc
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn

from innkeeper.packs import open_box
from innkeeper.server.command import open_socket
from innkeeper.server.limits import Limits
from innkeeper.server.loop import new_event_loop
from innkeeper.server.routes.app import make_app
from innkeeper.server.routes.connections import Settings
from innkeeper.server.services.inn import Inn
from innkeeper.server.showing.looker import Looker
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.entries import CHOICE
from tests.server import visitors
from tests.server.helpers import a_table, any_answer, begun, until, with_inn


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


VISITS = ["plays", "watches", "speaks out of turn", "has a wrong secret", "is cut off"]
VISITS += ["asks", "asks nonsense", "asks what does not fit", "is half gone"]


@pytest.mark.parametrize("loop", [new_event_loop, asyncio.new_event_loop], ids=["usual loop", "Python's own"])
@pytest.mark.parametrize("visit", VISITS)
def test_a_closed_line_leaves_nothing_that_must_be_looked_for(
    tmp_path: Path, visit: str, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    """A real server in this process; the guests are another's, so that what is left is the server's own."""
    limits = Limits(connections=1000, requests=1000)

    async def evening(inn: Inn) -> None:
        key, secrets = await begun(inn, people=1, bots=1)
        door = open_socket("127.0.0.1", 0)
        settings = Settings(make_app(inn, limits=limits), limits)
        server = uvicorn.Server(settings)
        serving = asyncio.create_task(server.serve(sockets=[door]))

        async def visited(times: int) -> None:
            given = [str(Path(visitors.__file__)), visit, str(door.getsockname()[1]), key, secrets[0], str(times)]
            guests = await asyncio.create_subprocess_exec(sys.executable, *given)
            assert await guests.wait() == 0
            await until(lambda: not settings.all_connected and not server.server_state.tasks)

        await visited(2)  # what is done for the first time stays
        gc.collect()
        gc.disable()
        try:
            await visited(10)
            assert gc.collect() == 0
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    with_inn(tmp_path, evening, loop=loop)


def test_garbage_is_looked_for_while_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(1))

    async def evening(inn: Inn) -> None:
        key, secrets = await begun(inn)
        room = await inn.rooms.find(key)
        seat = inn.lobby.arrive(room, secrets[0])
        await inn.sweep()
        assert not looked
        inn.lobby.depart(room, seat)
        await inn.sweep()
        assert looked

    with_inn(tmp_path, evening)


def test_garbage_is_looked_for_now_and_then_if_somebody_is_always_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(1))
    now = [1000.0]

    async def night(inn: Inn) -> None:
        key, secrets = await begun(inn)
        inn.lobby.arrive(await inn.rooms.find(key), secrets[0])
        for minutes, times in ((50, 0), (70, 1), (120, 1), (140, 2)):
            now[0] = 1000.0 + 60 * minutes
            await inn.sweep()
            assert len(looked) == times

    with_inn(tmp_path, night, clock=lambda: now[0])


def test_a_sweep_that_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has to sweep as long as the inn is open."""
    swept = asyncio.Event()

    async def sweep(_inn: Inn) -> None:
        if failed.is_set():
            swept.set()
        failed.set()
        raise ValueError("the broom is broken")

    failed = asyncio.Event()
    monkeypatch.setattr("innkeeper.server.services.inn.ROUND", 0.001)
    monkeypatch.setattr(Inn, "sweep", sweep)

    async def evening() -> None:
        inn = Inn(Store("sqlite://"), open_box())
        await inn.open()
        async with asyncio.timeout(60):
            await swept.wait()
        await inn.close()

    asyncio.run(evening())
