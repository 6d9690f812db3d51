"""Several servers share an inn: each has the tables of some shards, told by the first sign of their ids."""

import asyncio
import random
import re
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from innkeeper.server.client import Chair, Client, RefusedError
from innkeeper.server.messages import Refused, ViewShown
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.shards import ALL, new_key, read_shards, shard_of
from tests.server.helpers import (
    SWIFT,
    Served,
    answers,
    attended,
    choose_any,
    heard,
    refused,
    served,
    together,
    with_inn,
)

SHARDS = ("0-7", "8-15")
TABLE = re.compile(rb"[A-Z]+ /tables/([0-9a-f])")


class Proxy:
    """Hands connections on by the first sign of the table's id, and in turn where there is none."""

    def __init__(self) -> None:
        self.ports = [0, 0]
        self.turn = 0
        self.address = ""

    async def serve(self, ready: threading.Event, closing: asyncio.Event) -> None:
        async with await asyncio.start_server(self._hand_on, "127.0.0.1", 0) as server:
            self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            ready.set()
            await closing.wait()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            found = TABLE.match(head)
            self.turn += found is None
            port = self.ports[int(found[1], 16) // 8 if found else self.turn % 2]
            back, forth = await asyncio.open_connection("127.0.0.1", port)
            forth.write(head)
            await asyncio.gather(_pour(reader, forth), _pour(back, writer))
        writer.close()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while read := await reader.read(65536):
            writer.write(read)
            await writer.drain()
    writer.close()


@contextmanager
def proxied() -> Iterator[Proxy]:
    """A proxy in a thread of its own."""
    proxy, ready, loop, closing = Proxy(), threading.Event(), asyncio.new_event_loop(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=[proxy.serve(ready, closing)])
    thread.start()
    try:
        assert ready.wait(60)
        yield proxy
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join()
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


def a_game(client: Client, shards: range) -> list[Chair]:
    """Two people at a table of one of these shards, the game begun."""
    while shard_of(table := client.open_table([{}, {}], pace="swift")) not in shards:
        pass
    chairs = [client.sit_down(table, name) for name in ("Ada", "Bob")]
    chairs[0].start()
    return chairs


def play(*chairs: Chair) -> None:
    def playing(chair: Chair) -> None:
        assert chair.play(answers(random.Random(chair.seat))).over

    together(*[lambda chair=chair: playing(chair) for chair in chairs])


def written(file: Path) -> list[tuple[int, str, int]]:
    with sqlite3.connect(file) as database:
        return database.execute("SELECT number, what, seat FROM choices ORDER BY number").fetchall()


def test_one_server_is_killed_and_comes_back_while_the_other_goes_on(tmp_path: Path) -> None:
    databases = [f"sqlite:///{tmp_path / name}.sqlite" for name in ("first", "second")]

    def server(number: int) -> Served:
        more = ("--shards", SHARDS[number], "--requests-an-address", "1000")
        found = servers.enter_context(served(databases[number], tmp_path / "log", *more))
        proxy.ports[number] = int(found.address.rpartition(":")[2])
        return found

    with proxied() as proxy, ExitStack() as servers:
        first, second = server(0), server(1)
        client = Client(proxy.address)
        lower, upper = a_game(client, range(8)), a_game(client, range(8, 16))
        with pytest.raises(RefusedError) as wrong:
            second.client.ask("GET", f"/tables/{lower[0].table}")
        assert wrong.value.code == "other-shard"
        with second.socket(f"/tables/{lower[0].table}/watch") as socket:
            assert heard(socket, Refused).code == "other-shard"

        def until_killed(chair: Chair) -> None:
            dice = answers(random.Random(chair.seat))

            def answer(view: ViewShown) -> int | list[int]:
                if chair.taken > 2:  # no game is over by then
                    first.process.kill()
                return dice(view)

            with pytest.raises((ConnectionClosed, OSError, EOFError)):
                chair.play(answer)

        together(*[lambda chair=chair: until_killed(chair) for chair in lower])
        assert first.process.wait(60) < 0
        kept = written(tmp_path / "first.sqlite")
        made = Counter(seat for _, what, seat in kept if what in ("choice", "answer"))
        for chair in lower:  # every choice that was acknowledged, and at most one on its way
            assert chair.taken <= made[chair.seat] <= chair.taken + 1
        play(*upper)
        with pytest.raises((OSError, EOFError)):
            client.ask("GET", f"/tables/{lower[0].table}")
        server(0)
        play(*lower)
    assert written(tmp_path / "first.sqlite")[: len(kept)] == kept


def test_whose_tables_are_taken_over_closes_and_says_so(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log") as inn:
        inn.client.open_table([{}, {}])
        with sqlite3.connect(tmp_path / "inn.sqlite") as database:  # as another server would that came in all the same
            database.execute("UPDATE shards SET epoch = epoch + 1 WHERE shard = 3")
        with pytest.raises(RefusedError) as lost:
            inn.client.open_table([{}, {}])
        assert lost.value.code == "shard-lost"
        assert inn.process.wait(60) == 1
    log = (tmp_path / "log").read_text("utf-8")
    assert '"reason": "shard-lost"' in log and log.endswith("which therefore closes.\n")


@pytest.mark.parametrize("shard", [0, 15])
def test_a_choice_at_a_table_that_was_taken_over_does_not_count(shard: int, tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, _, _ = await attended(inn)
        with sqlite3.connect(tmp_path / "inn.sqlite") as database:
            database.execute("UPDATE shards SET epoch = epoch + 1 WHERE shard = ?", [shard])
        with refused("shard-lost"):
            await choose_any(inn, room, random.Random(1))
        assert room.table.choices == [] and inn.store.lost.is_set()

    with_inn(tmp_path, visit)
    assert written(tmp_path / "inn.sqlite") == []


def test_new_tables_are_of_the_own_shards_and_others_are_refused(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        keys = [(await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)).table.key for _ in range(40)]
        assert {shard_of(key) for key in keys} <= {3, 12} and len(set(keys)) == 40
        for key in ("0" * 12, "A" * 12):
            with refused("other-shard"):
                await inn.rooms.find(key)
        with refused("no-such-table"):
            await inn.rooms.find("c" * 12)

    with_inn(tmp_path, visit, shards=[3, 12])


def test_every_id_has_a_shard_also_those_of_before() -> None:
    assert [shard_of(f"{sign}BCDEFGHIJKL") for sign in "09afAgz_-"] == [0, 9, 10, 15, 0, 0, 0, 0, 0]
    assert {shard_of(new_key(ALL)) for _ in range(1000)} == set(ALL)
    assert all(re.fullmatch("[0-9a-f][A-Za-z0-9_-]{11}", new_key(ALL)) for _ in range(100))


@pytest.mark.parametrize(("written", "found"), [("0-15", {*ALL}), ("3", {3}), ("0-3, 8", {0, 1, 2, 3, 8})])
def test_shards_are_given_as_numbers(written: str, found: set[int]) -> None:
    assert read_shards(written) == found


@pytest.mark.parametrize("written", ["", "16", "7-3", "-1", "a-f", "0-7,", "0-99", "9" * 5000, "٣"])
def test_shards_that_are_none_are_refused(written: str) -> None:
    with refused("bad-shards"):
        read_shards(written)
