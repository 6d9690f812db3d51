"""What the inn remembers: tables, seats and choices, in SQLite or PostgreSQL. What is written here is durable."""

import asyncio
import contextlib
import os
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from innkeeper.bots import Answer
from innkeeper.replay import SavedSetup
from innkeeper.rules.setup import Setup
from innkeeper.server.migrations import migrate
from innkeeper.server.refusals import Refusal
from innkeeper.server.seats import Seat
from innkeeper.server.table import Options, Table
from innkeeper.state import state_folder
from innkeeper.table.box import Box

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
NEW_TABLE: Final = text("INSERT INTO tables (id, state, options, opened_at) VALUES (:id, 'open', :options, :opened_at)")
NEW_SEAT: Final = text(
    "INSERT INTO seats (table_id, number, character_id, kind, name, bot, secret_digest)"
    " VALUES (:table_id, :number, :character_id, :kind, :name, :bot, :secret_digest)"
)
CHANGED_SEAT: Final = text(
    "UPDATE seats SET kind = :kind, name = :name, bot = :bot, secret_digest = :secret_digest,"
    " character_id = :character_id WHERE table_id = :table_id AND number = :number"
)
BEGUN: Final = text("UPDATE tables SET state = 'playing', setup = :setup, seed = :seed WHERE id = :id")
ENDED: Final = text("UPDATE tables SET state = 'over' WHERE id = :id")
NEW_CHOICE: Final = text(
    "INSERT INTO choices (table_id, number, seat, answer) VALUES (:table_id, :number, :seat, :answer)"
)


def usual_database() -> str:
    """SQLite in the user's state folder."""
    return f"sqlite:///{state_folder() / 'inn.sqlite'}"


def engine_for(url: str) -> AsyncEngine:
    """An engine for a database address; only SQLite and PostgreSQL are known."""
    given = make_url(url)
    kind = given.get_backend_name()
    if kind == "postgresql":
        try:
            return create_async_engine(given.set(drivername="postgresql+asyncpg"))
        except ImportError as error:
            raise Refusal("bad-database", "For PostgreSQL install innkeeper[postgresql].") from error
    if kind != "sqlite":
        raise Refusal("bad-database", f"The database must be sqlite:///FILE or postgresql://…, not {kind!r}.")
    if given.database and given.database != ":memory:":
        folder = Path(given.database).absolute().parent
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(given.database, os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_async_engine(given.set(drivername="sqlite+aiosqlite"))
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Transactions are begun by us: the driver would leave changes of the shape outside of them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


class Store:
    """The inn's memory. Choices that come at the same time are committed together."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.waiting: list[tuple[dict[str, object], asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and bring the database to the newest shape."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Finish what is being written, then disconnect."""
        if self.writing is not None:
            await self.writing
        await self.engine.dispose()

    async def add_table(self, table: Table) -> None:
        async with self.engine.begin() as connection:
            options = msgspec.json.encode(table.options).decode()
            await connection.execute(NEW_TABLE, {"id": table.key, "options": options, "opened_at": time.time()})
            await connection.execute(NEW_SEAT, [_seat_row(table, seat) for seat in table.seats])

    async def change_seat(self, table: Table, seat: Seat) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(CHANGED_SEAT, _seat_row(table, seat))

    async def begin(self, table: Table, setup: Setup, seed: int) -> None:
        """The game begins."""
        saved = SavedSetup(setup.characters, setup.drinks, setup.first, setup.names, setup.sides, setup.event_decks)
        row = {"id": table.key, "setup": msgspec.json.encode(saved).decode(), "seed": f"{seed:032x}"}
        async with self.engine.begin() as connection:
            await connection.execute(BEGUN, row)

    async def end(self, table: Table) -> None:
        """The game is over."""
        async with self.engine.begin() as connection:
            await connection.execute(ENDED, {"id": table.key})

    async def add_choice(self, table: Table, number: int, seat: int, answer: Answer) -> None:
        """Write a choice down; when this returns it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        written = msgspec.json.encode(answer).decode()
        self.waiting.append(({"table_id": table.key, "number": number, "seat": seat, "answer": written}, done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())
        await asyncio.shield(done)

    async def _write(self) -> None:
        """Commit all choices that wait, together; if that fails, one by one, so that each fails for itself."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self._commit([row for row, _ in batch])
            except (SQLAlchemyError, OSError) as error:
                await self._write_alone(batch, error)
                continue
            for _, done in batch:
                done.set_result(None)

    async def _write_alone(self, batch: list[tuple[dict[str, object], asyncio.Future[None]]], error: Exception) -> None:
        for row, done in batch:
            try:
                if len(batch) == 1:
                    raise error
                await self._commit([row])
                done.set_result(None)
            except (SQLAlchemyError, OSError) as reason:
                done.set_exception(reason)

    async def _commit(self, rows: list[dict[str, object]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(NEW_CHOICE, rows)

    async def unfinished(self) -> list[str]:
        """The tables that are to be laid again."""
        async with self.engine.connect() as connection:
            found = await connection.execute(text("SELECT id FROM tables WHERE state <> 'over' ORDER BY opened_at"))
            return [row.id for row in found]

    async def load(self, key: str, box: Box) -> Table | None:
        """A table as it stood after its last choice. Raises what replaying raises if it cannot be laid again."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(text("SELECT * FROM tables WHERE id = :id"), {"id": key})).first()
            if row is None:
                return None
            options = msgspec.json.decode(row.options, type=Options)
            table = Table(key, options, await _seats(connection, key), box)
            choices = await _choices(connection, key)
        if row.setup is not None:
            setup = msgspec.json.decode(row.setup, type=SavedSetup).setup()
            table.begin(setup, int(row.seed, 16), choices)
        return table


def _seat_row(table: Table, seat: Seat) -> dict[str, object]:
    return {
        "table_id": table.key,
        "number": seat.number,
        "character_id": seat.character,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "secret_digest": seat.digest,
    }


async def _seats(connection: AsyncConnection, key: str) -> list[Seat]:
    found = await connection.execute(text("SELECT * FROM seats WHERE table_id = :id ORDER BY number"), {"id": key})
    seats: list[Seat] = []
    for row in found:
        seat = Seat(row.number, row.character_id)
        seat.kind, seat.name, seat.bot, seat.digest = row.kind, row.name, row.bot, row.secret_digest
        seats.append(seat)
    return seats


async def _choices(connection: AsyncConnection, key: str) -> list[tuple[int, Answer]]:
    found = await connection.execute(text("SELECT * FROM choices WHERE table_id = :id ORDER BY number"), {"id": key})
    return [(row.seat, msgspec.json.decode(row.answer, type=int | list[int])) for row in found]
