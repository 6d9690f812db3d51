"""A database is one server's own on every system: nobody comes in by another way; who does all the same takes over."""

import asyncio
import errno
import fcntl
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from innkeeper import machine
from innkeeper.packs import open_box
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from innkeeper.terminal import saves
from tests.server.helpers import refused

SYSTEMS = ("linux", "darwin", "win32")


def on(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine as another system would be: Windows locks through msvcrt, and refuses in its own way."""

    def locking(file: int, mode: int, length: int) -> None:
        assert (mode, length) == (2, 1)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None

    monkeypatch.setattr(machine, "sys", SimpleNamespace(platform=system))
    if system == "win32":
        monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
        monkeypatch.setitem(sys.modules, "fcntl", None)


def a_table(key: str) -> Table:
    return Table(key, Options(), [Seat(0, "fiona")], open_box())


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def same_name(file: Path) -> Path:
    return file


def without_lock_file(file: Path) -> Path:
    Path(f"{file}.lock").unlink()
    return file


def symbolic_link(file: Path) -> Path:
    link = file.with_name("link.sqlite")
    link.symlink_to(file)
    return link


def hard_link(file: Path) -> Path:
    link = file.with_name("link.sqlite")
    os.link(file, link)
    return link


ANYWHERE = [(system, way) for system in SYSTEMS for way in (same_name, symbolic_link)]


@pytest.mark.parametrize(("system", "another_way"), [*ANYWHERE, ("linux", without_lock_file), ("linux", hard_link)])
def test_a_second_server_is_refused_by_whatever_way_it_comes(
    system: str, another_way: Callable[[Path], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on(system, monkeypatch)

    async def evening() -> None:
        first = Store(url(tmp_path / "inn.sqlite"))
        await first.open()
        second = Store(url(another_way(tmp_path / "inn.sqlite")))
        with refused("database-in-use"):
            await second.open()
        await first.add_table(a_table("t"))
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(evening())


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_a_file_with_several_names_is_refused_where_only_names_are_locked(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on(system, monkeypatch)

    async def evening() -> None:
        first = Store(url(tmp_path / "inn.sqlite"))
        await first.open()
        second = Store(url(hard_link(tmp_path / "inn.sqlite")))
        with refused("database-linked"):
            await second.open()
        await first.add_table(a_table("t"))
        await first.close()
        (tmp_path / "inn.sqlite").unlink()
        await second.open()
        await second.close()

    asyncio.run(evening())


@pytest.mark.parametrize("system", SYSTEMS)
def test_who_comes_in_all_the_same_takes_over_and_the_first_writes_no_more(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where files cannot be locked there are still epochs, also where the time of a write is told coarsely."""
    on(system, monkeypatch)

    async def evening() -> None:
        tables = [a_table(key) for key in ("one", "two", "three")]
        first, second = Store(url(tmp_path / "inn.sqlite")), Store(url(tmp_path / "inn.sqlite"))
        monkeypatch.setattr(first.lock, "path", None)
        await first.open()
        await first.add_table(tables[0])
        await second.open()
        if system != "linux":  # it looks as if nobody had written
            monkeypatch.setattr(first.file, "known", first.file._look())
        with refused("shard-lost"):
            await first.add_table(tables[1])
        await second.add_table(tables[2])
        found = [await second.load(table.key, open_box()) for table in tables]
        assert [table is not None for table in found] == [True, False, True]
        await first.close()
        await second.close()

    asyncio.run(evening())


def test_a_file_that_is_reached_through_a_link_is_watched_as_well(tmp_path: Path) -> None:
    async def evening() -> None:
        (tmp_path / "inn.sqlite").touch()
        store = Store(url(symbolic_link(tmp_path / "inn.sqlite")))
        await store.open()
        await store.add_table(a_table("t"))
        (tmp_path / "inn.sqlite").unlink()
        with refused("database-gone"):
            await store.add_table(a_table("u"))
        await store.close()

    asyncio.run(evening())


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_state_folder_is_one_terminals_own(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNKEEPER_STATE", str(tmp_path))
    on(system, monkeypatch)
    held = saves.take_the_table()
    assert held is not None
    with pytest.raises(saves.Taken):
        saves.take_the_table()
    held.close()
    again = saves.take_the_table()
    assert again is not None
    again.close()
