"""What the inn remembers: shapes of the database, and tables that are laid again."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from innkeeper.packs import open_box
from innkeeper.replay import log_digest
from innkeeper.server.messages import Said
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.engine import engine_for
from innkeeper.server.storage.migrations import STEPS, migrate
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from tests.server.helpers import attended, begun, choose_any, with_inn

SECOND = ("ALTER TABLE tables ADD COLUMN remark TEXT",)
BROKEN = ("ALTER TABLE tables ADD COLUMN remark TEXT", "NO SUCH STATEMENT")


def test_an_empty_database_gets_the_newest_shape_and_keeps_it(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'inn.sqlite'}")
    with engine.begin() as connection:
        assert migrate(connection) == len(STEPS)
        assert migrate(connection) == 0
    engine.dispose()


def test_a_step_forward_loses_no_row(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'inn.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text("INSERT INTO tables (id, state, options, opened_at) VALUES ('a', 'open', '{}', 0)"))
    with engine.begin() as connection:
        assert migrate(connection, (*STEPS, SECOND)) == 1
        assert connection.execute(text("SELECT id, remark FROM tables")).all() == [("a", None)]
    with engine.begin() as connection, pytest.raises(Refusal, match="Update"):
        migrate(connection)
    engine.dispose()


def test_a_database_of_the_first_shape_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its choices are choices, and its secrets still hold their seats."""
    told: dict[str, Any] = {}

    async def play(inn: Inn) -> None:
        (room, _, secrets), dice = await attended(inn), random.Random(1)
        for _ in range(20):
            await choose_any(inn, room, dice)
        told.update(key=room.table.key, secrets=secrets, log=log_digest(room.table.game))

    async def look(inn: Inn) -> None:
        table = (await inn.rooms.find(told["key"])).table
        assert log_digest(table.game) == told["log"]
        assert [table.held_by(secret).number for secret in told["secrets"]] == [0, 1]

    with_inn(tmp_path, play)
    old = tmp_path / "old"
    old.mkdir()
    engine = create_engine(f"sqlite:///{old / 'inn.sqlite'}")
    with engine.begin() as connection:
        migrate(connection, STEPS[:1])
        connection.execute(text(f"ATTACH '{tmp_path / 'inn.sqlite'}' AS new"))
        connection.execute(text("INSERT INTO tables SELECT id, state, options, setup, seed, opened_at FROM new.tables"))
        connection.execute(text("INSERT INTO choices SELECT table_id, number, seat, answer FROM new.choices"))
        connection.execute(text(
            "INSERT INTO seats SELECT table_id, number, character_id, kind, name, bot,"
            " (SELECT digest FROM new.secrets WHERE new.secrets.seat = number) FROM new.seats"
        ))  # fmt: skip
    engine.dispose()
    with_inn(old, look)


def test_a_step_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(f"sqlite:///{tmp_path / 'inn.sqlite'}")
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        with pytest.raises(Exception, match="syntax error"):
            async with engine.begin() as connection:
                await connection.run_sync(migrate, (*STEPS, BROKEN))
        async with engine.begin() as connection:
            assert await connection.run_sync(migrate, (*STEPS, SECOND)) == 1
        await engine.dispose()

    asyncio.run(run())


def test_sqlite_is_set_up_to_be_durable(tmp_path: Path) -> None:
    async def run() -> list[object]:
        engine = engine_for(f"sqlite:///{tmp_path / 'deep' / 'inn.sqlite'}")
        async with engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]
        await engine.dispose()
        return found

    assert asyncio.run(run()) == ["wal", 2, 1]
    assert (tmp_path / "deep" / "inn.sqlite").stat().st_mode & 0o077 == 0


def test_other_databases_are_refused_by_name() -> None:
    with pytest.raises(Refusal, match="mysql"):
        Store("mysql://somewhere/inn")


def test_a_table_is_laid_again_as_it_stood(tmp_path: Path) -> None:
    stood: dict[str, object] = {}

    async def play(inn: Inn) -> None:
        (room, _, secrets), dice = await attended(inn, people=3), random.Random(1)
        for _ in range(40):
            await choose_any(inn, room, dice)
        table = room.table
        stood.update(key=table.key, log=log_digest(table.game), secret=secrets[2])
        stood.update(decisions=table.decisions, answered=table.answered)

    async def look(inn: Inn) -> None:
        table = (await inn.rooms.find(str(stood["key"]))).table
        assert log_digest(table.game) == stood["log"]
        assert (table.decisions, table.answered) == (stood["decisions"], stood["answered"])
        assert table.held_by(str(stood["secret"])).name == "P2"

    with_inn(tmp_path, play)
    with_inn(tmp_path, look)


def test_a_game_that_does_not_fit_is_kept_but_not_opened(tmp_path: Path) -> None:
    keys: list[str] = []

    async def play(inn: Inn) -> None:
        keys.append((await begun(inn))[0])
        keys.append((await begun(inn))[0])

    async def look(inn: Inn) -> None:
        assert (await inn.rooms.find(keys[1])).table.state == "playing"
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await inn.rooms.find(keys[0])
            assert refused.value.code == "damaged"
        assert set(inn.rooms.open) == {keys[1]}

    with_inn(tmp_path, play)
    with sqlite3.connect(tmp_path / "inn.sqlite") as database:
        database.execute("INSERT INTO choices (table_id, number, seat, answer) VALUES (?, 0, 0, '999')", [keys[0]])
    with_inn(tmp_path, look)
    with sqlite3.connect(tmp_path / "inn.sqlite") as database:
        assert database.execute("SELECT COUNT(*) FROM choices").fetchone() == (1,)


def test_choices_at_the_same_time_are_all_written(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        table = inn.rooms.open[(await begun(inn))[0]].table
        numbers = [*range(50), 7]
        writes = [inn.store.add_entries(table.key, number, [("choice", 0, [number])]) for number in numbers]
        ends = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(end is not None for end in ends) == 1  # number 7 is there once
        assert await inn.store.load("nowhere", open_box()) is None

    with_inn(tmp_path, visit)
    with sqlite3.connect(tmp_path / "inn.sqlite") as database:
        assert database.execute("SELECT COUNT(*) FROM choices").fetchone() == (50,)


def test_what_is_said_is_kept_while_others_write(tmp_path: Path) -> None:
    async def run() -> list[Said]:
        store = Store(f"sqlite:///{tmp_path / 'inn.sqlite'}")
        await store.open()
        tables = [Table(f"table{number}", Options(), [Seat(0, "fiona")], open_box()) for number in range(4)]
        for table in tables:
            await store.add_table(table)

        said: list[Said] = []

        async def talk() -> None:
            for number in range(20):
                said.append(await store.add_line("table0", tables[0].seats[0], f"line {number}"))

        async def play(table: Table) -> None:
            for number in range(40):
                await store.add_entries(table.key, number, [("choice", 0, 0)])

        await asyncio.gather(talk(), *[play(table) for table in tables[1:]])
        await store.close()
        return said

    assert [line.number for line in asyncio.run(run())] == [*range(20)]
