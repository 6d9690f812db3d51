"""Tables are laid when somebody comes, and put by when nobody has been there for long."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from innkeeper.replay import log_digest
from innkeeper.server.services import rooms as at_hand
from innkeeper.server.services.inn import LONGEST_ALONE, Inn
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box
from tests.server.helpers import SWIFT, Clock, any_answer, begun, refused, with_inn


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the tables that were read from the database."""
    keys: list[str] = []
    load = Store.load

    async def loaded(store: Store, key: str, box: Box) -> Table | None:
        keys.append(key)
        return await load(store, key, box)

    monkeypatch.setattr(Store, "load", loaded)
    return keys


async def play_on(inn: Inn, key: str, secrets: list[str], choices: int) -> None:
    """Somebody comes, makes some choices, as long as there are any, and goes."""
    room, dice = await inn.rooms.find(key), random.Random(choices)
    seats = [inn.lobby.arrive(room, secret) for secret in secrets]
    for _ in range(choices):
        number = next((seat.number for seat in seats if room.table.asked[seat.number] is not None), None)
        if number is None:
            break
        await inn.games.choose(room, seats[number], room.table.decisions[number], any_answer(room.table, number, dice))
    for seat in seats:
        inn.lobby.depart(room, seat)


def test_an_inn_opens_without_laying_a_table(laid: list[str], tmp_path: Path) -> None:
    """Those who come at the same time share what is laid for them."""
    games: dict[str, str] = {}

    async def visit(inn: Inn) -> None:
        for _ in range(3):
            await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)
            key, secrets = await begun(inn)
            await play_on(inn, key, secrets, 20)
            games[key] = log_digest(inn.rooms.open[key].table.game)

    async def look(inn: Inn) -> None:
        assert laid == [] and inn.rooms.open == {} and await inn.store.unfinished() == 6
        for number, (key, log) in enumerate(games.items(), start=1):
            rooms = await asyncio.gather(*[inn.rooms.find(key) for _ in range(5)])
            assert len(laid) == number and {id(room) for room in rooms} == {id(inn.rooms.open[key])}
            assert log_digest(rooms[0].table.game) == log
        assert sum(inn.states().values()) == 3

    with_inn(tmp_path, visit)
    with_inn(tmp_path, look)


def test_a_game_whose_end_was_not_written_is_found_to_be_over(laid: list[str], tmp_path: Path) -> None:
    keys: list[str] = []

    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn)
        await play_on(inn, key, secrets, 10_000)
        assert (await inn.rooms.find(key)).table.state == "over"
        keys.append(key)

    async def look(inn: Inn) -> None:
        assert await inn.store.unfinished() == 1
        for _ in range(3):
            assert (await inn.rooms.find(keys[0])).table.state == "over"
        assert laid == keys and inn.rooms.open == {}, "who only looks has it laid once"
        assert await inn.store.unfinished() == 0

    with_inn(tmp_path, visit)
    with sqlite3.connect(tmp_path / "inn.sqlite") as database:
        database.execute("UPDATE tables SET state = 'playing'")
    with_inn(tmp_path, look)


def test_who_asks_and_goes_away_spoils_it_for_nobody(laid: list[str], tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        key = (await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)).table.key
        inn.rooms.open.clear()
        hasty, patient = [asyncio.create_task(inn.rooms.find(key)) for _ in range(2)]
        await asyncio.sleep(0)
        hasty.cancel()
        assert (await patient).table.key == key and hasty.cancelled() and laid == [key]
        with refused("no-such-table"):
            await inn.rooms.find("a" * 12)
        assert inn.rooms.loading == {}

    with_inn(tmp_path, visit)


def test_a_table_with_nobody_there_is_put_by_after_an_hour(laid: list[str], tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        empty = await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)
        watched = await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)
        watched.listeners[asyncio.Event()] = None
        game, _ = await begun(inn)
        attended, secrets = await begun(inn)
        inn.lobby.arrive(inn.rooms.open[attended], secrets[0])
        clock.now = LONGEST_ALONE - 1
        await inn.sweep()
        assert len(inn.rooms.open) == 4
        clock.now = LONGEST_ALONE
        await inn.sweep()
        assert set(inn.rooms.open) == {watched.table.key, attended}
        _, secret = await inn.lobby.take_seat(empty.table.key, None, "Ada", None)
        await inn.lobby.start(empty.table.key, secret)
        assert (await inn.rooms.find(game)).table.state == "playing"
        assert laid == [empty.table.key, game]

    with_inn(tmp_path, visit, clock=clock)


def test_a_table_left_alone_makes_room_when_all_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(at_hand, "MOST_TABLES", 3)

    async def visit(inn: Inn) -> None:
        keys = []
        for _ in range(3):
            keys.append((await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)).table.key)
            clock.now += 1
        with refused("inn-full"):
            await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)
        clock.now += at_hand.SHORTLY
        (await inn.rooms.find(keys[0])).listeners[asyncio.Event()] = None
        keys.append((await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)).table.key)
        assert list(inn.rooms.open) == [keys[0], keys[2], keys[3]], "the one that was alone longest"
        await inn.rooms.find(keys[1])
        assert list(inn.rooms.open) == [keys[0], keys[3], keys[1]]
        with refused("inn-full"):
            await inn.rooms.find(keys[2])

    with_inn(tmp_path, visit, clock=clock)


def test_only_some_finished_tables_are_kept_at_hand(
    laid: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that were looked at last. Tables at which a game goes on have nothing to do with it."""
    monkeypatch.setattr(at_hand, "AT_HAND", 2)

    async def visit(inn: Inn) -> None:
        going_on, _ = await begun(inn)
        games = [await begun(inn, options=Options(pace="swift")) for _ in range(3)]
        for key, secrets in games:
            await play_on(inn, key, secrets, 10_000)
        first, second, third = (key for key, _ in games)
        assert list(inn.rooms.finished) == [second, third]
        await inn.rooms.find(second)
        assert laid == [] and list(inn.rooms.finished) == [third, second]
        assert [inn.rooms.is_at_hand(key) for key in (first, second, going_on)] == [False, True, True]
        await inn.rooms.find(first)
        assert laid == [first] and list(inn.rooms.finished) == [second, first], "the third was looked at longest ago"
        for _ in range(3):
            for key in (first, second, third):
                await inn.rooms.find(key)
        assert list(inn.rooms.open) == [going_on]

    with_inn(tmp_path, visit)
