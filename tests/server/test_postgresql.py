"""The same on PostgreSQL, where INNKEEPER_TEST_POSTGRESQL names a database that may be written to."""

import asyncio
import os
import random

import pytest

from innkeeper.packs import open_box
from innkeeper.replay import log_digest
from innkeeper.server.keeping.inn import Inn
from innkeeper.server.memory.store import Store
from innkeeper.server.messages import Said
from tests.server.helpers import any_answer, begun, refused

URL = os.environ.get("INNKEEPER_TEST_POSTGRESQL", "")
pytestmark = pytest.mark.skipif(not URL, reason="INNKEEPER_TEST_POSTGRESQL names no database")


def test_a_game_is_kept_and_laid_again() -> None:
    async def play() -> tuple[str, str]:
        inn = Inn(Store(URL), open_box())
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
        inn = Inn(Store(URL), open_box())
        await inn.open()
        table = inn.rooms[key].table
        assert table.said == (Said(0, 1, "P1", "Evening"),)
        assert [len(seat.digests) for seat in table.seats] == [2, 1, 0]
        found = log_digest(table.game)
        await inn.close()
        return found

    key, stood = asyncio.run(play())
    assert asyncio.run(look(key)) == stood


def test_two_servers_never_share_a_database() -> None:
    async def open_two() -> None:
        first, second = Store(URL), Store(URL)
        await first.open()
        with refused("database-in-use"):
            await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(open_two())
