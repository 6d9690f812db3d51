"""The same on PostgreSQL, where INNKEEPER_TEST_POSTGRESQL names a database that may be written to."""

import asyncio
import os
import random

import pytest

from innkeeper.packs import open_box
from innkeeper.replay import log_digest
from innkeeper.server.inn import Inn
from innkeeper.server.store import Store
from tests.server.helpers import any_answer, begun

URL = os.environ.get("INNKEEPER_TEST_POSTGRESQL", "")


@pytest.mark.skipif(not URL, reason="INNKEEPER_TEST_POSTGRESQL names no database")
def test_a_game_is_kept_and_laid_again() -> None:
    async def play() -> tuple[str, str]:
        inn = Inn(Store(URL), open_box())
        await inn.open()
        key, secrets = await begun(inn, people=3)
        room, dice = inn.rooms[key], random.Random(1)
        seats = [inn.arrive(room, secret) for secret in secrets]
        for _ in range(40):
            number = next(seat.number for seat in seats if room.table.asked[seat.number] is not None)
            answer = any_answer(room.table, number, dice)
            await inn.choose(room, seats[number], room.table.decisions[number], answer)
        await inn.close()
        return key, log_digest(room.table.game)

    async def look(key: str) -> str:
        inn = Inn(Store(URL), open_box())
        await inn.open()
        found = log_digest(inn.rooms[key].table.game)
        await inn.close()
        return found

    key, stood = asyncio.run(play())
    assert asyncio.run(look(key)) == stood
