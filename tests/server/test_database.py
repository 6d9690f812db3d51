"""A database that is one server's own: what happens to its file is noticed."""

import asyncio
import logging
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from innkeeper.packs import open_box
from innkeeper.server.client import RefusedError
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage import database, engine
from innkeeper.server.storage.store import Store
from tests.server.helpers import Clock, any_answer, asked_first, attended, begun, refused, served, with_inn

MOST_WRITES = 10_000
Deed = Callable[[Path], object]


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def delete(file: Path) -> None:
    file.unlink()


def delete_all(file: Path) -> None:
    for path in file.parent.glob("inn.sqlite*"):
        path.unlink()


def delete_the_log_of_writes(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def put_another_in_its_place(file: Path) -> None:
    (file.parent / "copy").replace(file)


def overwrite_with_an_older_copy(file: Path) -> None:
    subprocess.run(["cp", file.parent / "copy", file], check=True)


def empty(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize(
    "deed",
    [delete, delete_all, delete_the_log_of_writes, put_another_in_its_place, overwrite_with_an_older_copy, empty],
)
def test_a_database_that_is_gone_is_noticed_before_the_next_choice_counts(
    deed: Deed, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(inn: Inn) -> None:
        file = tmp_path / "inn.sqlite"
        subprocess.run(["cp", file, tmp_path / "copy"], check=True)
        room, _, _ = await attended(inn)
        await inn.store.check_health()
        deed(file)
        seat = asked_first(room.table)
        answer = any_answer(room.table, seat.number, random.Random(1))
        for _ in range(3):
            with refused("database-gone"):
                await inn.games.choose(room, seat, room.table.decisions[seat.number], answer)
        assert room.table.choices == [] and room.table.asked[seat.number] is not None
        with refused("database-gone"):
            await inn.store.check_health()
        with refused("database-gone"):  # and nobody is told that there is no such table
            await inn.rooms.find("a" * 12)

    with caplog.at_level(logging.INFO, "innkeeper.server"):
        with_inn(tmp_path, visit)
    assert [record.message for record in caplog.records].count("nothing can be written") == 1


def test_a_copy_can_be_made_and_a_file_that_is_back_is_used_again(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        file = tmp_path / "inn.sqlite"
        await begun(inn)
        backup = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).backup(sqlite3.connect(sys.argv[2]))"
        subprocess.run([sys.executable, "-c", backup, file, tmp_path / "copy"], check=True)
        await begun(inn)
        file.rename(tmp_path / "elsewhere")
        with refused("database-gone"):
            await begun(inn)
        (tmp_path / "elsewhere").rename(file)
        await begun(inn)
        await inn.store.check_health()

    with_inn(tmp_path, visit)


def test_what_the_inn_writes_itself_does_not_alarm_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then SQLite moves what was written into the file itself; here always."""
    monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, "wal_autocheckpoint=1"))

    async def visit(inn: Inn) -> None:
        key, _ = await begun(inn)
        changed: set[int] = set()
        for number in range(MOST_WRITES):
            await inn.store.add_entries(key, number, [("choice", 0, 0)])
            changed.add((tmp_path / "inn.sqlite").stat().st_mtime_ns)
            if number >= 30 and len(changed) > 10:  # files tell their times as coarsely as a system likes
                break
        assert len(changed) > 10
        async with inn.store.write_lock:  # somebody reads while the file has changed and that is not noted yet
            os.utime(tmp_path / "inn.sqlite")
            reading = asyncio.create_task(inn.store.load("nowhere", open_box()))
            await asyncio.sleep(0)
            inn.store.file.note()
        assert await reading is None

    with_inn(tmp_path, visit)


def test_health_is_tried_now_and_then_if_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, tried = Clock(), 0

    async def evening() -> None:
        store = Store(url(tmp_path / "inn.sqlite"), clock=clock)
        await store.open()

        def fail() -> None:
            nonlocal tried
            tried += 1
            raise OperationalError("disk full", None, Exception())

        with monkeypatch.context() as full:
            full.setattr(store.file, "note", fail)
            await store.check_health()
            assert tried == 0, "it was opened just now"
            clock.now += database.FRESH
            for _ in range(3):
                with refused("not-kept"):
                    await store.check_health()
            assert tried == 1
        with refused("not-kept"):
            await store.check_health()
        clock.now += database.FRESH
        await asyncio.gather(store.check_health(), store.check_health())
        await store.close()

    asyncio.run(evening())


def test_a_database_that_hangs_is_no_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(database, "FRESH", 0.01)

    async def evening() -> None:
        store = Store(url(tmp_path / "inn.sqlite"), clock=clock)
        await store.open()
        clock.now += 1
        async with store.write_lock:
            with refused("not-kept"):
                await store.check_health()
        await store.close()

    asyncio.run(evening())


def test_the_health_of_a_server_is_told_with_the_reason(tmp_path: Path) -> None:
    with served(url(tmp_path / "inn.sqlite"), tmp_path / "log") as inn:
        assert inn.client.ask("GET", "/health")["status"] == "open"
        (tmp_path / "inn.sqlite").unlink()
        for _ in range(3):
            with pytest.raises(RefusedError, match="removed") as gone:
                inn.client.open_table([{}, {}])
            assert gone.value.code == "database-gone"
        with pytest.raises(RefusedError) as ill:
            inn.client.ask("GET", "/health")
        assert ill.value.code == "database-gone"
    assert (tmp_path / "log").read_text("utf-8").count("nothing can be written") == 1
