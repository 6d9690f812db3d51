"""A table shows a digest of its deal from the beginning; seed and salt are told when the game is over, not before."""

import logging
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from innkeeper import promise
from innkeeper.packs import open_box
from innkeeper.promise import Deal, digest
from innkeeper.replay import Saved, promised, replay
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.showing.looker import show_table
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from tests.server.helpers import CAST, SWIFT, a_table, choose_any, served, with_inn
from tests.server.test_older_database import SECRET, WAITING, laid

Shown = dict[str, Any]


async def people(inn: Inn, room: Room, number: int) -> list[str]:
    return [(await inn.lobby.take_seat(room.table.key, None, f"P{seat}", None))[1] for seat in range(number)]


async def play_out(inn: Inn, room: Room, seats: list[Seat], after: Callable[[], None] = lambda: None) -> Saved:
    dice, table = random.Random(1), room.table
    while table.state != "over":
        await choose_any(inn, room, dice)
        after()
    assert table.recorder is not None
    return table.recorder.saved()


def test_the_promise_is_there_before_anybody_and_is_kept(tmp_path: Path) -> None:
    told: Shown = {}

    async def open_one(inn: Inn) -> None:
        room = await inn.lobby.open_table(CAST[:2], ["", ""], SWIFT)
        shown = show_table(room.table)
        assert len(shown.promise) == 64 and shown.state == "open"
        told.update(key=room.table.key, promise=shown.promise)

    async def play(inn: Inn) -> None:
        room = await inn.rooms.find(told["key"])
        secrets = await people(inn, room, 2)
        await inn.lobby.start(told["key"], secrets[0])
        assert show_table(room.table).promise == show_table(room.shown_to_spectators()).promise == told["promise"]
        saved = await play_out(inn, room, [inn.lobby.arrive(room, secret) for secret in secrets])
        assert saved.promise is not None and saved.promise.digest == told["promise"]
        assert promised(saved) == "kept" and replay(saved, open_box()).over
        again = await inn.lobby.rematch(told["key"], secrets[0])
        told.update(again=show_table(again.table).promise)
        assert len(told["again"]) == 64 and told["again"] != told["promise"]

    async def look(inn: Inn) -> None:
        table = (await inn.rooms.find(told["key"])).table
        assert table.recorder is not None and promised(table.recorder.saved()) == "kept"
        assert show_table((await inn.rooms.find(table.next)).table).promise == told["again"]

    for visit in (open_one, play, look):  # the inn is closed in between
        with_inn(tmp_path, visit)


def test_a_draft_changes_nothing_about_the_promise(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["random"] * 2, ["", ""], Options(pace="swift", characters="draft", delay=30))
        promise = show_table(room.table).promise
        secrets = await people(inn, room, 2)
        await inn.lobby.start(room.table.key, secrets[0])
        assert room.table.state == "drafting" and show_table(room.table).promise == promise
        while (picking := room.table.picking) is not None:
            await inn.drafts.pick(room, picking, "random")
        await inn.games.begin(room)
        assert show_table(room.table).promise == show_table(room.shown_to_spectators()).promise == promise
        assert promised(await play_out(inn, room, [inn.lobby.arrive(room, secret) for secret in secrets])) == "kept"

    with_inn(tmp_path, visit)


def test_nothing_told_while_the_game_goes_on_holds_seed_or_salt(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "innkeeper")
    caplog.set_level(logging.INFO, "sqlalchemy")
    told: list[str] = []

    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(CAST[:3], [""] * 3, SWIFT)
        feeds = [Feed(seat) for seat in (0, 1, 2, None)]

        def listen() -> None:
            if room.table.state != "over":
                told.extend(message for feed in feeds for message in feed.news(room))

        listen()
        secrets = await people(inn, room, 3)
        await inn.lobby.start(room.table.key, secrets[0])
        await play_out(inn, room, [inn.lobby.arrive(room, secret) for secret in secrets], listen)
        assert room.table.deal is not None
        logged = [record.getMessage() + str(vars(record)) for record in caplog.records]
        refuse(room.table.deal, "\n".join(told + logged))

    with_inn(tmp_path, visit)
    assert len(told) > 50


def refuse(deal: Deal, text: str) -> None:
    for secret in (deal.salt, f"{deal.seed:032x}", f"{deal.seed:x}", str(deal.seed)):
        assert secret not in text


def test_neither_http_nor_the_log_of_a_server_tells_seed_or_salt(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "inn.log") as server:
        key = server.client.open_table([{}, {"bot": "regular"}], pace="swift")
        chair = server.client.sit_down(key, "Ada")
        chair.start()
        with sqlite3.connect(tmp_path / "inn.sqlite") as database:
            seed, salt = database.execute("SELECT seed, salt FROM tables WHERE id = ?", [key]).fetchone()
        answers = [server.client.ask("GET", path) for path in (f"/tables/{key}", "/inn", "/health")]
        with pytest.raises(Exception, match="not over yet"):
            server.client.ask("GET", f"/tables/{key}/game")
    assert answers[0]["promise"] == digest(int(seed, 16), salt)
    refuse(Deal(int(seed, 16), salt), msgspec.json.encode(answers).decode() + (tmp_path / "inn.log").read_text("utf-8"))


def test_a_table_of_before_promises_nothing(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room = await inn.rooms.find(WAITING)
        assert show_table(room.table).promise == ""
        await inn.lobby.start(WAITING, SECRET)
        assert show_table(room.table).promise == "" and room.table.recorder is not None
        assert promised(room.table.recorder.saved()) == "none"

    with_inn(laid(tmp_path), visit)


def test_a_promise_is_made_once_however_often_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(seed: int, salt: str) -> str:
        made.append(seed)
        return digest(seed, salt)

    monkeypatch.setattr(promise, "digest", counted)
    table = a_table()
    table.deal = Deal.new()
    assert len({show_table(table).promise for _ in range(10)}) == 1
    assert (
        table.recorder is not None and show_table(table.snapshot(table.recorder)).promise == show_table(table).promise
    )
    assert made == [table.deal.seed]
