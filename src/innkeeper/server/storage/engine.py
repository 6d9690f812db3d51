"""Which databases can be used, and how they are set up to be durable."""

import contextlib
import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from innkeeper.server.refusals import Refusal
from innkeeper.state import state_folder

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def usual_database() -> str:
    """SQLite in the user's state folder."""
    return f"sqlite:///{state_folder() / 'inn.sqlite'}"


def file_of(url: URL) -> str | None:
    """The file that SQLite keeps, whatever links lead to it; None if there is none."""
    if not url.database or url.database == ":memory:" or url.get_backend_name() != "sqlite":
        return None
    return os.path.realpath(url.database)


def engine_for(url: str) -> AsyncEngine:
    """An engine for a database address; only SQLite and PostgreSQL are known."""
    try:
        given = make_url(url)
    except (ArgumentError, ValueError) as error:  # which would show a password
        raise Refusal(
            "bad-database", "The database must be sqlite:///FILE or postgresql://…; this is neither."
        ) from error
    kind = given.get_backend_name()
    if kind == "postgresql":
        try:
            return create_async_engine(given.set(drivername="postgresql+asyncpg"), hide_parameters=True)
        except ImportError as error:
            raise Refusal("bad-database", "For PostgreSQL install innkeeper[postgresql].") from error
    if kind != "sqlite":
        raise Refusal("bad-database", f"The database must be sqlite:///FILE or postgresql://…, not {kind!r}.")
    if (given.database or "").startswith("file:"):
        raise Refusal("bad-database", "The database must be sqlite:///FILE with the path of a file, not a URI.")
    if (file := file_of(given)) is not None:
        Path(file).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_async_engine(given.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", lambda connection, _record: prepare(connection))
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def prepare(connection: Any) -> None:
    """Set up a connection to SQLite. We begin transactions: the driver would leave changes of the shape out of them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
