"""An inn in this process, an inn in a process of its own, and guests who play at random."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server_process import Answer, ServerProcess, opening, random_answer
from websockets.sync.client import ClientConnection, connect

from innkeeper.packs import open_box
from innkeeper.server.client import Client
from innkeeper.server.loop import new_event_loop
from innkeeper.server.messages import FromInn, ViewShown
from innkeeper.server.pool import BOT, HINT, Limit
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.app import make_app
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.storage.shards import ALL
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.entries import Entry
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table

SWIFT = Options(pace="swift", timeout=30)
UNHURRIED = {BOT: Limit(1, 600.0), HINT: Limit(1, 600.0)}  # a pool may take its time, however busy this machine is
CAST = ["fiona", "zot", "gerki", "deirdre"]


def a_table(seed: int = 7, pace: str = "swift", book: list[Entry] | None = None, **agreed: Any) -> Table:
    """A table at which a game has begun, with a person on every seat; with a book it is laid again."""
    seats = [Seat(number, key) for number, key in enumerate(CAST)]
    for seat in seats:
        seat.give_to(f"P{seat.number}", "")
    table = Table("t", Options(pace=pace, **agreed), seats, open_box())
    table.begin(table.setup(0), seed, book)
    return table


def make(table: Table, seat: int, answer: Answer) -> None:
    """A choice is made: carried out, or waiting in its window."""
    table.enter(table.kind_of(seat, answer), seat, answer)


def close(table: Table) -> None:
    """A window closes."""
    table.enter("close", -1, table.moment + 1)


def can_close(table: Table) -> bool:
    return table.is_closable() and table.is_decided({})


def any_answer(table: Table, seat: int, dice: random.Random) -> Answer:
    """Any legal answer of a seat that is asked."""
    question = table.asked[seat]
    assert question is not None
    return random_answer(question, dice)


def answers(dice: random.Random) -> Callable[[ViewShown], Answer]:
    """The same for who sees only what the server shows."""

    def answer(view: ViewShown) -> Answer:
        assert view.question is not None
        return random_answer(view.question, dice)

    return answer


def news_for(feed: Feed, room: Room) -> list[FromInn]:
    """What somebody is told who looks on."""
    return [msgspec.json.decode(written, type=FromInn) for written in feed.news(room)]


def with_inn(
    folder: Path,
    doing: Callable[[Inn], Coroutine[Any, Any, None]],
    shards: Collection[int] = ALL,
    loop: Callable[[], asyncio.AbstractEventLoop] = new_event_loop,
    **changes: Any,
) -> None:
    """Open an inn with a database in this folder, do something, close it."""

    async def run() -> None:
        inn = Inn(Store(f"sqlite:///{folder / 'inn.sqlite'}", shards), open_box(), **changes)
        await inn.open()
        try:
            await doing(inn)
        finally:
            await inn.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


@asynccontextmanager
async def visited(inn: Inn) -> AsyncIterator[httpx.AsyncClient]:
    """An inn that is open, and somebody who asks it over HTTP."""
    app: Any = make_app(inn)
    await inn.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://inn.example") as guest:
        yield guest
    await inn.close()


async def begun(inn: Inn, people: int = 2, options: Options = SWIFT, bots: int = 0) -> tuple[str, list[str]]:
    """A table at which a game has begun, and the secrets of its people."""
    room = await inn.lobby.open_table(CAST[: people + bots], [""] * people + ["regular"] * bots, options)
    secrets = [(await inn.lobby.take_seat(room.table.key, None, f"P{number}", None))[1] for number in range(people)]
    await inn.lobby.start(room.table.key, secrets[0], seed=7)
    return room.table.key, secrets


async def attended(inn: Inn, people: int = 2, options: Options = SWIFT) -> tuple[Room, list[Seat], list[str]]:
    """The same with everybody there: the room, the seats of its people, and their secrets."""
    key, secrets = await begun(inn, people, options)
    room = inn.rooms.open[key]
    return room, [inn.lobby.arrive(room, secret) for secret in secrets], secrets


def asked_first(table: Table) -> Seat:
    """The first seat that is asked something."""
    return next(seat for seat in table.seats if table.asked[seat.number] is not None)


async def choose_any(inn: Inn, room: Room, dice: random.Random) -> Seat:
    """Whoever is asked first makes any choice."""
    seat = asked_first(room.table)
    await inn.games.choose(room, seat, room.table.decisions[seat.number], any_answer(room.table, seat.number, dice))
    return seat


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what the inn does by itself."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def go_on(self, seconds: float, room: Room) -> None:
        self.now += seconds
        room.notify()


class Served(ServerProcess):
    """A server process of its own, and how to ask it."""

    @property
    def client(self) -> Client:
        return Client(self.address)

    def socket(self, path: str, **settings: Any) -> ClientConnection:
        line: ClientConnection = connect(
            f"ws{self.address.removeprefix('http')}{path}", proxy=None, max_size=None, open_timeout=60, **settings
        )
        return line


def served(database: str, log: Path, *more: str) -> AbstractContextManager[Served]:
    """A server on a free port of this machine, with its log in a file."""
    return Served.serving(log, *opening(database, *more))


def heard(socket: ClientConnection, kind: type[Any]) -> Any:
    """The next message of this kind."""
    while True:
        message = msgspec.json.decode(socket.recv(timeout=60), type=FromInn)
        if isinstance(message, kind):
            return message


def together(*doings: Callable[[], object]) -> None:
    """Do several things at once; what one of them raises is raised here."""
    wrong: list[BaseException] = []

    def run(doing: Callable[[], object]) -> None:
        try:
            doing()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run, args=(doing,), daemon=True) for doing in doings]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(180)
        assert not thread.is_alive(), "somebody still plays"
    if wrong:
        raise wrong[0]
