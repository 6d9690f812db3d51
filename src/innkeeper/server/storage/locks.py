"""One server at a time serves a shard: SQLite's file is locked as a whole, PostgreSQL has an advisory lock for each."""

import os
from collections.abc import Collection
from typing import Final, Protocol

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from innkeeper.machine import lock_file, locks_hold_under_every_name
from innkeeper.server.refusals import Refusal
from innkeeper.server.storage.engine import file_of

NUMBER: Final = 0x1117_D4A6  # of the advisory lock
TAKEN: Final = (
    "database-in-use",
    "Another server uses this database, or one of these shards of it. Close that one first, or give this one another"
    " with --database.",
)
LINKED: Final = (
    "database-linked",
    "The file of the database has several names (hard links), so nobody can tell whether another server uses it."
    " Remove the other names, or copy the file.",
)


class Lock(Protocol):
    """What only one server can hold."""

    async def take(self, engine: AsyncEngine) -> None:
        """Hold it, or refuse because another server does."""

    async def let_go(self) -> None:
        """Another server may have it."""


class FileLock:
    """Files that are locked as long as this process lives, at most: one beside the database, and the database itself.

    The first stays, and means nothing by itself. The second holds under every name of the file, where the system can
    lock it; elsewhere a file with several names is refused, since SQLite would keep a log of writes for each.
    """

    def __init__(self, path: str | None) -> None:
        self.path = path  # None: nobody else can reach the database
        self.files: list[int] = []

    async def take(self, engine: AsyncEngine) -> None:
        if self.path is None:
            return
        try:
            self._lock(f"{self.path}.lock", os.O_RDWR | os.O_CREAT)
            if locks_hold_under_every_name():
                self._lock(self.path, os.O_RDONLY)
            elif os.stat(self.path).st_nlink > 1:
                raise Refusal(*LINKED)
        except Refusal:
            await self.let_go()
            raise

    def _lock(self, path: str, how: int) -> None:
        """A file that is taken stays open: to close it would undo all that SQLite has locked in this process."""
        file = os.open(path, how, 0o600)
        try:
            lock_file(file)
        except BlockingIOError:
            raise Refusal(*TAKEN) from None
        self.files.append(file)

    async def let_go(self) -> None:
        """Only when SQLite has closed the database."""
        while self.files:
            os.close(self.files.pop())


class AdvisoryLock:
    """A lock for each shard, which PostgreSQL keeps for as long as one connection lives.

    All who have one share another, which a server of before there were shards would have for itself.
    """

    def __init__(self, shards: Collection[int]) -> None:
        ours = ", ".join(f"pg_try_advisory_lock({NUMBER}, {shard})" for shard in sorted(shards))
        self.ask = text(f"SELECT pg_try_advisory_lock_shared({NUMBER}), {ours}")
        self.connection: AsyncConnection | None = None

    async def take(self, engine: AsyncEngine) -> None:
        self.connection = await engine.connect()
        await self.connection.execution_options(isolation_level="AUTOCOMMIT")
        if not all((await self.connection.execute(self.ask)).one()):
            await self.let_go()
            raise Refusal(*TAKEN)

    async def let_go(self) -> None:
        if self.connection is not None:
            await self.connection.invalidate()
            await self.connection.close()
            self.connection = None


def lock_for(url: URL, shards: Collection[int]) -> Lock:
    """The lock that belongs to some shards of a database; one in a file has them all to itself."""
    return AdvisoryLock(shards) if url.get_backend_name() == "postgresql" else FileLock(file_of(url))
