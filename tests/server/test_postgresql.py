"""The same on PostgreSQL: a server of our own in a folder of its own, which nobody reaches but through that folder."""

import asyncio
import logging
import os
import pwd
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from innkeeper.packs import open_box
from innkeeper.replay import log_digest
from innkeeper.server import command
from innkeeper.server.messages import Said
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.engine import engine_for
from innkeeper.server.storage.store import Store
from tests.server.helpers import any_answer, attended, begun, choose_any, refused

SERVANT = "postgres"  # it refuses to serve root, so it is started under the name that comes with it


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """An empty database."""
    found = shutil.which("initdb") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), None)
    if found is None:
        pytest.skip("there is no PostgreSQL here: install it to test the inn with it")
    as_root = os.geteuid() == 0
    if as_root and SERVANT not in [user.pw_name for user in pwd.getpwall()]:
        pytest.skip(f"PostgreSQL refuses to serve root, and nobody here is called {SERVANT}")

    def run(program: str, *arguments: str) -> None:
        command = [str(Path(found).resolve().with_name(program)), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=SERVANT if as_root else None, cwd=folder)

    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if as_root:
            shutil.chown(folder, SERVANT)
        run("initdb", "--username", "inn", "--auth", "trust", "--no-sync", "--encoding", "UTF8", "--locale", "C")
        run("pg_ctl", "--wait", "--log", f"{folder}/log", "-o", f"-k {folder} -c listen_addresses=''", "start")
        try:
            yield f"postgresql://inn@/postgres?host={folder}"
        finally:
            run("pg_ctl", "--wait", "--mode", "fast", "stop")


def test_a_game_is_kept_and_laid_again(url: str) -> None:
    async def play() -> tuple[str, str]:
        inn = Inn(Store(url), open_box())
        await inn.open()
        (room, seats, secrets), dice = await attended(inn, people=3), random.Random(1)
        key = room.table.key
        for turn in range(40):
            seat = await choose_any(inn, room, dice)
            if turn % 7 == 0 and room.table.undo(seat.number) == "free":
                await inn.agreements.undo(room, seat)
        await inn.chat.say(room, seats[1], "Evening")
        await inn.lobby.take_up(key, await inn.lobby.hand_over(key, 0, secrets[0]))
        await inn.lobby.leave(key, 2, secrets[2])
        await inn.close()
        return key, log_digest(room.table.game)

    async def look(key: str) -> str:
        inn = Inn(Store(url), open_box())
        await inn.open()
        table = (await inn.rooms.find(key)).table
        assert table.said == (Said(0, 1, "P1", "Evening"),)
        assert [len(seat.digests) for seat in table.seats] == [2, 1, 0]
        found = log_digest(table.game)
        await inn.close()
        return found

    key, stood = asyncio.run(play())
    assert asyncio.run(look(key)) == stood


def test_a_database_that_is_not_there_is_said(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    assert command.run("127.0.0.1", 0, url.replace("/postgres?", "/nowhere?")) == 1
    said = capsys.readouterr().err
    assert "nowhere" in said and said.count("\n") == 1


def test_two_servers_never_share_a_shard(url: str) -> None:
    async def open_some() -> None:
        first, second, both = Store(url, range(8)), Store(url, range(8, 16)), Store(url, [7, 8])
        await asyncio.gather(first.open(), second.open())
        for shared in (both, Store(url), Store(url, [7])):
            with refused("database-in-use"):
                await shared.open()
        await first.close()
        with refused("database-in-use"):
            await both.open()
        await second.close()
        await both.open()
        await both.close()

    asyncio.run(open_some())


def test_servers_that_open_an_empty_database_together_both_find_it_in_shape(url: str) -> None:
    async def open_two() -> None:
        engine = engine_for(url)
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        await engine.dispose()
        stores = [Store(url, [shard]) for shard in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        assert [await store.unfinished() for store in stores] == [0] * 4
        for store in stores:
            await store.close()

    asyncio.run(open_two())


def test_who_has_lost_the_lock_to_another_server_writes_no_more(url: str) -> None:
    """The connection that held the lock is gone, and before its server notices another one takes over."""

    async def evening() -> None:
        first, second = Inn(Store(url), open_box()), Inn(Store(url), open_box())
        await first.open()
        key, secrets = await begun(first)
        await choose(first, key, secrets)
        engine = engine_for(url)
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"))
        await choose(first, key, secrets)  # nobody else is there yet
        stood = log_digest(first.rooms.open[key].table.game)
        await second.open()
        with refused("shard-lost"):
            await choose(first, key, secrets)
        assert first.store.lost.is_set() and log_digest(first.rooms.open[key].table.game) == stood
        assert log_digest((await second.rooms.find(key)).table.game) == stood
        await choose(second, key, secrets)
        await asyncio.gather(first.close(), second.close(), engine.dispose())

    asyncio.run(evening())


async def choose(inn: Inn, key: str, secrets: list[str]) -> None:
    """Whoever is asked answers."""
    table = (await inn.rooms.find(key)).table
    number = next(number for number, question in enumerate(table.asked) if question is not None)
    seat = table.held_by(secrets[number])
    answer = any_answer(table, number, random.Random(1))
    await inn.games.choose(inn.rooms.open[key], seat, table.decisions[number], answer)
