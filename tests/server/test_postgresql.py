"""The same on PostgreSQL: a server of our own in a folder of its own, which nobody reaches but through that folder."""

import asyncio
import os
import pwd
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from innkeeper.packs import open_box
from innkeeper.replay import log_digest
from innkeeper.server.keeping.inn import Inn
from innkeeper.server.memory.store import Store
from innkeeper.server.messages import Said
from tests.server.helpers import any_answer, begun, refused

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
        key, secrets = await begun(inn, people=3)
        room, dice = inn.rooms[key], random.Random(1)
        seats = [inn.arrive(room, secret) for secret in secrets]
        for turn in range(40):
            number = next(seat.number for seat in seats if room.table.asked[seat.number] is not None)
            answer = any_answer(room.table, number, dice)
            await inn.choose(room, seats[number], room.table.decisions[number], answer)
            if turn % 7 == 0 and room.table.undo(number) == "free":
                await inn.undo(room, seats[number])
        await inn.say(room, seats[1], "Evening")
        await inn.take_up(key, await inn.hand_over(key, 0, secrets[0]))
        await inn.leave(key, 2, secrets[2])
        await inn.close()
        return key, log_digest(room.table.game)

    async def look(key: str) -> str:
        inn = Inn(Store(url), open_box())
        await inn.open()
        table = (await inn.room(key)).table
        assert table.said == (Said(0, 1, "P1", "Evening"),)
        assert [len(seat.digests) for seat in table.seats] == [2, 1, 0]
        found = log_digest(table.game)
        await inn.close()
        return found

    key, stood = asyncio.run(play())
    assert asyncio.run(look(key)) == stood


def test_two_servers_never_share_a_database(url: str) -> None:
    async def open_two() -> None:
        first, second = Store(url), Store(url)
        await first.open()
        with refused("database-in-use"):
            await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(open_two())
