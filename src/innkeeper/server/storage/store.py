"""What the inn remembers: tables, seats, choices and talk, in SQLite or PostgreSQL. What is written here is durable."""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Row as RowFound
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from innkeeper.bots import Answer
from innkeeper.packs.foreign import box_with
from innkeeper.promise import Deal
from innkeeper.replay import SavedSetup
from innkeeper.rules.setup import Setup
from innkeeper.server.messages import Said, TeamLine
from innkeeper.server.storage.database import Database
from innkeeper.server.storage.shards import ALL
from innkeeper.server.storage.writer import COLUMNS
from innkeeper.server.storage.writer import Row as EntryRow
from innkeeper.server.tables.entries import Entry
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box

NEW_TABLE: Final = text(
    "INSERT INTO tables (id, state, options, opened_at, seed, salt, host)"
    " VALUES (:id, 'open', :options, :opened_at, :seed, :salt, :host)"
)
NEW_SEAT: Final = text(
    "INSERT INTO seats (table_id, number, character_id, kind, name, bot, secret_digest)"
    " VALUES (:table_id, :number, :character_id, :kind, :name, :bot, '')"
)
CHANGED_SEAT: Final = text(
    "UPDATE seats SET kind = :kind, name = :name, bot = :bot, character_id = :character_id, ready = 0"
    " WHERE table_id = :table_id AND number = :number"
)
CHANGED_CHARACTER: Final = text(
    "UPDATE seats SET character_id = :character_id WHERE table_id = :table_id AND number = :number"
)
READY: Final = text("UPDATE seats SET ready = :ready WHERE table_id = :table_id AND number = :number")
OPTIONS: Final = text("UPDATE tables SET options = :options WHERE id = :id")
HOST: Final = text("UPDATE tables SET host = :host WHERE id = :id")
NEW_SECRET: Final = text("INSERT INTO secrets (table_id, seat, digest) VALUES (:table_id, :seat, :digest)")
NO_SECRETS: Final = text("DELETE FROM secrets WHERE table_id = :table_id AND seat = :number")
DRAFTING: Final = text("UPDATE tables SET state = 'drafting', draft = :order WHERE id = :id")
BEGUN: Final = text("UPDATE tables SET state = 'playing', setup = :setup, seed = :seed, salt = :salt WHERE id = :id")
ENDED: Final = text("UPDATE tables SET state = 'over' WHERE id = :id AND state <> 'over'")
REMATCH: Final = text("UPDATE tables SET next_id = :next WHERE id = :id AND next_id IS NULL")
UNFINISHED: Final = text("SELECT COUNT(*) FROM tables WHERE state IN ('open', 'drafting', 'playing')")
NEW_ENTRY: Final = text(
    "INSERT INTO choices (table_id, number, what, seat, answer) VALUES (:table_id, :number, :what, :seat, :answer)"
)
STRUCK_OUT: Final = text("DELETE FROM choices WHERE table_id = :table_id AND number >= :number")
NEXT_LINE: Final = "(SELECT COALESCE(MAX(number) + 1, 0) FROM talk WHERE table_id = :key)"
NEW_LINE: Final = text(  # in one statement: SQLite turns away who reads first and writes when others have written since
    "INSERT INTO talk (table_id, number, seat, name, text, said_at)"
    f" VALUES (:table_id, {NEXT_LINE}, :seat, :name, :text, :said_at) RETURNING number"
)
NEXT_TEAM_LINE: Final = "(SELECT COALESCE(MAX(number) + 1, 0) FROM team_talk WHERE table_id = :key AND side = :of)"
NEW_TEAM_LINE: Final = text(
    "INSERT INTO team_talk (table_id, side, number, choices, seat, name, text, said_at)"
    f" VALUES (:table_id, :side, {NEXT_TEAM_LINE}, :choices, :seat, :name, :text, :said_at) RETURNING number"
)
TEAM_LINES: Final = text(
    "SELECT * FROM team_talk WHERE table_id = :id AND side = :side ORDER BY number DESC LIMIT :most"
)
LINES_KEPT: Final = 50  # that are told to who comes
LINES_REPLAYED: Final = 500  # of a team
Row = dict[str, object]
LAST_LINES: Final = text("SELECT * FROM talk WHERE table_id = :id ORDER BY number DESC LIMIT 50")


class Store(Database):
    """The inn's database. Choices that come at the same time are committed together."""

    def __init__(self, url: str, shards: Collection[int] = ALL, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(url, shards, clock)
        self.waiting: list[tuple[list[EntryRow], asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.replaying = asyncio.Lock()  # one at a time, in a thread: games that are played go first

    async def close(self) -> None:
        """Finish what is being written, then disconnect."""
        if self.writing is not None:
            await self.writing
        await super().close()

    async def add_table(self, table: Table) -> None:
        async with self._writing() as connection:
            await _add_table(connection, table)

    async def add_rematch(self, key: str, table: Table) -> str:
        """A table to play again at, unless there is one already; gives back its id."""
        async with self._writing() as connection:
            first = await connection.execute(REMATCH, {"id": key, "next": table.key})
            if first.rowcount:
                await _add_table(connection, table)
                return table.key
            found = await connection.execute(text("SELECT next_id FROM tables WHERE id = :id"), {"id": key})
            return str(found.scalar())

    async def change_seats(self, key: str, seats: list[Seat], host: int) -> None:
        """Seats have changed hands; only the secrets they have now hold them. All of them change, or none."""
        async with self._writing() as connection:
            await _change_seats(connection, key, seats)
            await connection.execute(HOST, {"id": key, "host": host})

    async def change_options(self, key: str, options: Options) -> None:
        """Something else is agreed on."""
        async with self._writing() as connection:
            await connection.execute(OPTIONS, {"id": key, "options": msgspec.json.encode(options).decode()})

    async def set_ready(self, key: str, seat: int, ready: bool) -> None:
        """Somebody wants to begin, or not yet."""
        async with self._writing() as connection:
            await connection.execute(READY, {"table_id": key, "number": seat, "ready": int(ready)})

    async def add_secret(self, key: str, seat: int, digest: str) -> None:
        """One more secret holds a seat."""
        async with self._writing() as connection:
            await connection.execute(NEW_SECRET, {"table_id": key, "seat": seat, "digest": digest})

    async def change_characters(self, key: str, characters: dict[int, str]) -> None:
        """Seats play other characters, or have chosen one. All of them change, or none."""
        rows = [{"table_id": key, "number": seat, "character_id": it} for seat, it in characters.items()]
        async with self._writing() as connection:
            await connection.execute(CHANGED_CHARACTER, rows)

    async def begin_draft(self, key: str, order: list[int], filled: list[Seat]) -> None:
        """Bots take the empty chairs, and characters are chosen in this order of seats."""
        async with self._writing() as connection:
            await _change_seats(connection, key, filled)
            await connection.execute(DRAFTING, {"id": key, "order": msgspec.json.encode(order).decode()})

    async def begin(self, key: str, setup: Setup, deal: Deal, filled: list[Seat]) -> None:
        """Bots take the empty chairs, and the game begins."""
        written = msgspec.json.encode(SavedSetup.of(setup)).decode()
        row = {"id": key, "setup": written, **_deal_row(deal)}
        async with self._writing() as connection:
            await _change_seats(connection, key, filled)
            await connection.execute(BEGUN, row)

    async def end(self, key: str) -> None:
        """The game is over."""
        async with self._writing() as connection:
            await connection.execute(ENDED, {"id": key})

    async def add_line(self, key: str, seat: Seat, line: str) -> Said:
        """Write down what somebody has said, under the next number."""
        async with self._writing() as connection:
            row = _line_row(key, seat.number, seat.name, line)
            number = (await connection.execute(NEW_LINE, row)).scalar_one()
        return Said(number, seat.number, seat.name, line)

    async def add_team_line(self, key: str, side: int, choices: int, seat: Seat, line: str) -> Said:
        """Write down what somebody has said to their team after so many choices, under its next number."""
        async with self._writing() as connection:
            row = _line_row(key, seat.number, seat.name, line) | {"side": side, "of": side, "choices": choices}
            number = (await connection.execute(NEW_TEAM_LINE, row)).scalar_one()
        return Said(number, seat.number, seat.name, line, "team")

    async def team_lines(self, key: str, side: int) -> list[TeamLine]:
        """What a team has said, as much as is told again."""
        async with self._reading() as connection:
            found = await _team_lines(connection, key, side, LINES_REPLAYED)
        return [TeamLine(row.choices, row.seat, row.name, row.text) for row in found]

    async def add_entries(self, key: str, number: int, entries: list[Entry]) -> None:
        """Write down what happens in a game, under this number and the next ones; when this returns it is durable.

        All of it is written or nothing.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(([_entry_row(key, at, *entry) for at, entry in enumerate(entries, number)], done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())
        await asyncio.shield(done)

    async def remove_entries(self, key: str, number: int) -> None:
        """Strike out what was written down under this number and the next ones, but could not happen."""
        async with self._writing() as connection:
            await connection.execute(STRUCK_OUT, {"table_id": key, "number": number})

    async def _write(self) -> None:
        """Commit all choices that wait, together; if that fails, one by one, so that each fails for itself."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self._commit([row for rows, _ in batch for row in rows])
            except Exception as error:  # whatever it is, those who wait are told
                await self._write_alone(batch, error)
                continue
            for _, done in batch:
                done.set_result(None)

    async def _write_alone(self, batch: list[tuple[list[EntryRow], asyncio.Future[None]]], error: Exception) -> None:
        for rows, done in batch:
            try:
                if len(batch) == 1:
                    raise error
                await self._commit(rows)
                done.set_result(None)
            except Exception as reason:
                done.set_exception(reason)

    async def _commit(self, rows: list[EntryRow]) -> None:
        if self.writer is not None:
            async with self._alone():
                await self.writer.write(rows)
        else:
            async with self._writing() as connection:
                await connection.execute(NEW_ENTRY, [dict(zip(COLUMNS, row, strict=True)) for row in rows])

    async def unfinished(self) -> int:
        """How many tables wait for somebody."""
        async with self._reading() as connection:
            return int((await connection.execute(UNFINISHED)).scalar_one())

    async def load(self, key: str, box: Box) -> Table | None:
        """A table as it stood after its last entry. Raises what replaying raises if it cannot be laid again."""
        async with self._reading() as connection:
            row = (await connection.execute(text("SELECT * FROM tables WHERE id = :id"), {"id": key})).first()
            if row is None:
                return None
            options = msgspec.json.decode(row.options, type=Options)
            its_own = await asyncio.to_thread(box_with, box, options.packs, True)
            table = Table(key, options, await _seats(connection, key), its_own)
            table.next = row.next_id or ""
            table.host = table.host_after([]) if row.host is None else row.host
            table.deal = Deal(int(row.seed, 16), row.salt or "") if row.seed else None
            table.order = msgspec.json.decode(row.draft or "[]", type=list[int])
            lines = (await connection.execute(LAST_LINES, {"id": key})).all()
            table.said = tuple(Said(line.number, line.seat, line.name, line.text) for line in reversed(lines))
            for side in range(len(options.sides)):
                found = await _team_lines(connection, key, side, LINES_KEPT)
                table.team_said[side] = tuple(Said(it.number, it.seat, it.name, it.text, "team") for it in found)
            entries = await _entries(connection, key)
        if row.setup is not None:
            setup = msgspec.json.decode(row.setup, type=SavedSetup).setup()
            async with self.replaying:
                await asyncio.to_thread(table.begin, setup, int(row.seed, 16), entries)
        return table


async def _add_table(connection: AsyncConnection, table: Table) -> None:
    options = msgspec.json.encode(table.options).decode()
    row = {"id": table.key, "options": options, "opened_at": time.time(), "host": table.host}
    await connection.execute(NEW_TABLE, row | _deal_row(table.deal))
    await connection.execute(NEW_SEAT, [_seat_row(table.key, seat) for seat in table.seats])
    await _add_secrets(connection, table.key, table.seats)
    for said in table.said:
        await connection.execute(NEW_LINE, _line_row(table.key, said.seat, said.name, said.text))


async def _change_seats(connection: AsyncConnection, key: str, seats: list[Seat]) -> None:
    for seat in seats:
        await connection.execute(CHANGED_SEAT, _seat_row(key, seat))
        await connection.execute(NO_SECRETS, {"table_id": key, "number": seat.number})
    await _add_secrets(connection, key, seats)


async def _add_secrets(connection: AsyncConnection, key: str, seats: list[Seat]) -> None:
    rows = [{"table_id": key, "seat": seat.number, "digest": it} for seat in seats for it in sorted(seat.digests)]
    if rows:
        await connection.execute(NEW_SECRET, rows)


def _deal_row(deal: Deal | None) -> Row:
    return {"seed": None if deal is None else f"{deal.seed:032x}", "salt": None if deal is None else deal.salt}


def _line_row(key: str, seat: int, name: str, line: str) -> Row:
    return {"table_id": key, "key": key, "seat": seat, "name": name, "text": line, "said_at": time.time()}


def _entry_row(key: str, number: int, what: str, seat: int, answer: Answer) -> EntryRow:
    return key, number, what, seat, msgspec.json.encode(answer).decode()


def _seat_row(key: str, seat: Seat) -> Row:
    return {
        "table_id": key,
        "number": seat.number,
        "character_id": seat.character,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
    }


async def _seats(connection: AsyncConnection, key: str) -> list[Seat]:
    secrets = (await connection.execute(text("SELECT * FROM secrets WHERE table_id = :id"), {"id": key})).all()
    found = await connection.execute(text("SELECT * FROM seats WHERE table_id = :id ORDER BY number"), {"id": key})
    seats: list[Seat] = []
    for row in found:
        seat = Seat(row.number, row.character_id)
        seat.kind, seat.name, seat.bot, seat.ready = row.kind, row.name, row.bot, bool(row.ready)
        seat.digests = frozenset(it.digest for it in secrets if it.seat == row.number)
        seats.append(seat)
    return seats


async def _team_lines(connection: AsyncConnection, key: str, side: int, most: int) -> list[RowFound[Any]]:
    found = await connection.execute(TEAM_LINES, {"id": key, "side": side, "most": most})
    return [*reversed(found.all())]


async def _entries(connection: AsyncConnection, key: str) -> list[Entry]:
    found = await connection.execute(text("SELECT * FROM choices WHERE table_id = :id ORDER BY number"), {"id": key})
    return [(row.what, row.seat, msgspec.json.decode(row.answer, type=int | list[int])) for row in found]
