"""One server at a time uses a database: a lock file beside SQLite's, an advisory lock in PostgreSQL."""

import contextlib
import os
from typing import Final, Protocol

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from innkeeper.server.refusals import Refusal

NUMBER: Final = 0x1117_D4A6  # of the advisory lock
TRY: Final = text("SELECT pg_try_advisory_lock(:number)")
TAKEN: Final = Refusal(
    "database-in-use", "Another server uses this database. Close it first, or give this one another with --database."
)


class Lock(Protocol):
    """What only one server can hold."""

    async def take(self, engine: AsyncEngine) -> None:
        """Hold it, or refuse because another server does."""

    async def let_go(self) -> None:
        """Another server may have it."""


class NoLock:
    """For a database that nobody else can reach."""

    async def take(self, engine: AsyncEngine) -> None:
        pass

    async def let_go(self) -> None:
        pass


class FileLock:
    """A file that is locked as long as this process lives, at most; it stays, and means nothing by itself."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.file: int | None = None

    async def take(self, engine: AsyncEngine) -> None:
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        with contextlib.suppress(ImportError):  # where there is no fcntl, nobody is kept out
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                await self.let_go()
                raise TAKEN from None

    async def let_go(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


class AdvisoryLock:
    """A lock that PostgreSQL keeps for as long as one connection lives."""

    def __init__(self) -> None:
        self.connection: AsyncConnection | None = None

    async def take(self, engine: AsyncEngine) -> None:
        self.connection = await engine.connect()
        await self.connection.execution_options(isolation_level="AUTOCOMMIT")
        if not (await self.connection.execute(TRY, {"number": NUMBER})).scalar():
            await self.let_go()
            raise TAKEN

    async def let_go(self) -> None:
        if self.connection is not None:
            await self.connection.invalidate()
            await self.connection.close()
            self.connection = None


def lock_for(url: URL) -> Lock:
    """The lock that belongs to a database."""
    if url.get_backend_name() == "postgresql":
        return AdvisoryLock()
    if url.database and url.database != ":memory:":
        return FileLock(f"{url.database}.lock")
    return NoLock()
