"""Entries are written to SQLite in one statement, by a thread that is handed them once.

A thread that writes has to wait for the tables whenever it comes back from SQLite. So it does that as seldom as can be:
one statement is a transaction of its own, holds all that is to be written as JSON, and looks at the epochs itself.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from innkeeper.server.refusals import Refusal
from innkeeper.server.storage.engine import prepare
from innkeeper.server.storage.shards import LOST, Claim

COLUMNS: Final = ("table_id", "number", "what", "seat", "answer")
Row = tuple[str, int, str, int, str]


class Writer:
    """A connection of its own to the file of a database that is open, and the thread that uses it."""

    def __init__(self, path: str, claim: Claim) -> None:
        fields = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(COLUMNS)))
        rows = f"SELECT {fields} FROM json_each(?) WHERE {claim.holds}"
        self.statement = f"INSERT INTO choices ({', '.join(COLUMNS)}) {rows}"
        self.thread = ThreadPoolExecutor(1, "innkeeper-writer")
        self.connection = sqlite3.connect(path, check_same_thread=False)
        prepare(self.connection)

    async def write(self, rows: Sequence[Row]) -> None:
        """All of them or none; when this returns they are durable. Refuses if the database is not ours any more."""
        written = msgspec.json.encode(rows).decode()
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, written)

    def _write(self, written: str) -> None:
        try:
            count = self.connection.execute(self.statement, (written,)).rowcount
        except sqlite3.Error as error:
            kind: type[DBAPIError] = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
            raise kind(self.statement, None, error, hide_parameters=True) from error
        if not count:
            raise Refusal(*LOST)

    def close(self) -> None:
        """Only when nothing is being written."""
        self.thread.shutdown()
        self.connection.close()
