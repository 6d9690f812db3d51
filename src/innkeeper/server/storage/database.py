"""A database that is one server's own: opened, written in one transaction at a time, watched, and closed."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from innkeeper.server.refusals import Refusal
from innkeeper.server.storage.engine import engine_for, file_of
from innkeeper.server.storage.locks import lock_for
from innkeeper.server.storage.migrations import migrate
from innkeeper.server.storage.shards import ALL, LOST, Claim
from innkeeper.server.storage.watched_file import WatchedFile
from innkeeper.server.storage.writer import Writer

LOG: Final = logging.getLogger("innkeeper.server")
FRESH: Final = 5.0  # seconds for which the end of the last write tells whether anything can be written
FAILURES: Final = (SQLAlchemyError, OSError)  # of a database that cannot be reached or written
UNKEPT: Final = ("not-kept", "Nothing can be written down now, so nothing counts. Try again.")


@contextlib.contextmanager
def refuse_failures() -> Iterator[None]:
    """What cannot be written down is refused."""
    try:
        yield
    except FAILURES as error:
        raise Refusal("not-kept", "This could not be written down, so it does not count. Try again.") from error


class Database:
    """What is written here is durable, and counts only as long as nobody else has taken the database over."""

    def __init__(self, url: str, shards: Collection[int] = ALL, clock: Callable[[], float] = time.monotonic) -> None:
        self.shards = frozenset(shards)
        self.engine = engine_for(url)
        self.clock = clock
        self.lock = lock_for(self.engine.url, self.shards)
        self.file = WatchedFile(file_of(self.engine.url))
        self.claim = Claim(self.shards, self.engine.url.get_backend_name())
        self.writer: Writer | None = None  # for a file of SQLite, once it is open
        self.write_lock = asyncio.Lock()  # SQLite lets one write at a time, and those who wait for it get no fair turn
        self.trouble: tuple[str, str] | None = None  # why the last write failed, if it did
        self.lost = asyncio.Event()  # another server has taken over
        self.tried_at = clock()
        self.probing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the database to the newest shape, and claim it."""
        await self.lock.take(self.engine)
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
            await self.claim.take(connection)
        if self.file.path is not None:
            self.writer = Writer(self.file.path, self.claim)
        self.file.begin()

    async def close(self) -> None:
        """Disconnect; another server may have the database."""
        if self.probing is not None:
            await self.probing
        if self.writer is not None:
            self.writer.close()
        await self.engine.dispose()
        await self.lock.let_go()

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that writes, and no other beside it; it counts only as long as the database is ours."""
        async with self._alone(), self.engine.begin() as connection:
            yield connection
            if not self.file.is_untouched():  # else nobody can have claimed it, and nobody can before the end
                await self.claim.check(connection)

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Write something, and nobody else meanwhile, into a file that is ours before and after."""
        async with self.write_lock:
            try:
                self.file.check()
                yield
                self.file.note()
            except (*FAILURES, Refusal) as error:
                self._ended(error)
                raise
            self._ended(None)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Look something up, in a database that is still ours."""
        if not self.file.is_ours():
            async with self.write_lock:  # it may be that we write ourselves
                self.file.check()
        async with self.engine.connect() as connection:
            yield connection

    def _ended(self, error: Exception | None) -> None:
        """Note how a write ended, and log it when that has changed."""
        if isinstance(error, IntegrityError):
            LOG.error("a row does not fit into the database", exc_info=error)
            return
        before, self.tried_at = self.trouble, self.clock()
        self.trouble = None if error is None else (error.code, error.why) if isinstance(error, Refusal) else UNKEPT
        if self.trouble == LOST:
            self.lost.set()
        if error is not None and before is None:
            LOG.error("nothing can be written", extra={"reason": getattr(error, "code", type(error).__name__)})
        elif error is None and before is not None:
            LOG.info("the database can be written again")

    async def check_health(self) -> None:
        """Refuse if nothing can be written: as the last write tells, or one that is tried if it was long ago."""
        if self.probing is None and self.clock() - self.tried_at >= FRESH:
            self.probing = asyncio.create_task(self._probe())
        if self.probing is not None:
            done, _ = await asyncio.wait({self.probing}, timeout=FRESH)
            if not done:
                raise Refusal(*UNKEPT)
        if self.trouble is not None:
            raise Refusal(*self.trouble)

    async def _probe(self) -> None:
        try:
            with contextlib.suppress(*FAILURES, Refusal):  # how it ended is noted
                async with self._writing() as connection:
                    await connection.execute(self.claim.touch)
        finally:
            self.probing = None
