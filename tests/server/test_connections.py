"""A real server on this machine: connections beyond its bounds, requests that never arrive, answers nobody reads."""

import contextlib
import logging
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from innkeeper.server.command import open_socket
from innkeeper.server.limits import Limits
from innkeeper.server.refusals import Refusal
from innkeeper.server.repeats import Repeats
from innkeeper.server.routes.connections import MOST_CONNECTIONS, Settings, connections_possible, framed
from tests.server.helpers import Clock

HALF = b"GET / HTTP/1.1\r\nHost: inn\r\nX-Slow: "


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with a long text; a WebSocket is accepted and never spoken on."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        if scope["path"] == "/long":
            await send({"type": "websocket.send", "text": "x" * 50_000_000})
        while (await receive())["type"] != "websocket.disconnect":
            pass
    elif scope["type"] == "http":
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            more = message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        with contextlib.suppress(OSError):
            await send({"type": "http.response.body", "body": b"x" * (50_000_000 if scope["path"] == "/long" else 10)})


class Counting(Settings):
    """Knows how many have ever come."""

    came = 0

    def arrive(self, host: str) -> Refusal | None:
        self.came += 1
        return super().arrive(host)


class Place:
    """A server in a thread of this process."""

    def __init__(self, settings: Counting) -> None:
        self.settings = settings
        self.door = open_socket("127.0.0.1", 0)
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self.server.run, args=([self.door],))

    def line(self, sent: bytes = b"") -> socket.socket:
        found = socket.create_connection(self.door.getsockname(), timeout=60)
        found.sendall(sent)
        return found

    def until_connected(self, count: int) -> None:
        """Wait until so many are connected."""
        self._until(lambda: self.settings.all_connected == count, f"{count} to be connected")

    def until_all_have_gone(self) -> None:
        """Wait until somebody has come, and nobody is left."""
        self._until(lambda: self.settings.came > 0 and not self.settings.all_connected, "all to be gone")

    def _until(self, holds: Callable[[], bool], what: str) -> None:
        for _ in range(12_000):
            if holds():
                return
            time.sleep(0.005)
        raise AssertionError(f"waited in vain for {what}; {self.settings.all_connected} are")


@contextlib.contextmanager
def serving(settings: Counting) -> Iterator[Place]:
    place = Place(settings)
    place.thread.start()
    try:
        yield place
    finally:
        place.server.should_exit = True
        place.thread.join(180)
        place.door.close()


def whole(line: socket.socket) -> bytes:
    """All that is answered until the line is closed."""
    with line:
        found = b""
        while got := line.recv(65536):
            found += got
        return found


@pytest.mark.parametrize("half", [b"", HALF, b"POST / HTTP/1.1\r\nHost: inn\r\nContent-Length: 9\r\n\r\nhalf"])
def test_a_request_that_does_not_arrive_in_time_is_not_waited_for(half: bytes) -> None:
    with serving(Counting(app, Limits(), patience=0.1)) as place:
        assert whole(place.line(half)).startswith(b"HTTP/1.1 408 ")
        place.until_connected(0)


def test_a_second_request_on_the_same_line_must_arrive_in_time_too() -> None:
    with serving(Counting(app, Limits(), patience=3.0)) as place:
        line = place.line(b"GET / HTTP/1.1\r\nHost: inn\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(HALF)
        assert b"HTTP/1.1 408 " in whole(line)


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    with (
        serving(Counting(app, Limits(), patience=0.1)) as place,
        place.line(b"GET /long HTTP/1.1\r\nHost: inn\r\n\r\n"),
    ):
        place.until_all_have_gone()


def test_who_connects_too_often_is_told_and_may_come_again() -> None:
    with serving(Counting(app, Limits(connections=2))) as place:
        first, second = place.line(HALF), place.line(HALF)
        place.until_connected(2)
        assert b"503 " in (said := whole(place.line())) and b"too-many-connections" in said
        first.close()
        place.until_connected(1)
        assert b"200 OK" in whole(place.line(b"GET / HTTP/1.1\r\nHost: inn\r\nConnection: close\r\n\r\n"))
        second.close()
        place.until_connected(0)


def test_a_full_inn_says_so_and_a_proxy_brings_more_than_one() -> None:
    with serving(Counting(app, Limits(connections=1, proxies=("127.0.0.1",)), most=3)) as place:
        guests = [place.line(HALF) for _ in range(3)]
        place.until_connected(3)
        assert b"inn-full" in whole(place.line())
        for guest in guests:
            guest.close()
        place.until_connected(0)


def test_a_line_that_becomes_a_websocket_is_counted_until_it_ends() -> None:
    with serving(Counting(app, Limits())) as place:
        with connect(f"ws://127.0.0.1:{place.door.getsockname()[1]}/", proxy=None):
            place.until_connected(1)
        place.until_connected(0)
        assert not place.settings.connected


def test_a_line_that_has_become_a_websocket_may_last() -> None:
    with serving(Counting(app, Limits(), patience=3.0)) as place, contextlib.ExitStack() as lines:
        line = lines.enter_context(connect(f"ws://127.0.0.1:{place.door.getsockname()[1]}/", proxy=None))
        assert whole(place.line(HALF)).startswith(b"HTTP/1.1 408 "), "who came later was waited for long enough"
        assert line.ping().wait(20)


def test_a_websocket_that_nobody_reads_is_not_kept() -> None:
    upgrade = (
        b"GET /long HTTP/1.1\r\nHost: inn\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    )
    settings = Counting(app, Limits())
    settings.ws_ping_interval = settings.ws_ping_timeout = 0.05
    with serving(settings) as place, place.line(upgrade + b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"):
        place.until_all_have_gone()


def test_as_many_files_are_asked_for_as_connections_need(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"limit": (1024, 1_000_000)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: now["limit"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: now.update(limit=limit))
    assert connections_possible() == MOST_CONNECTIONS and now["limit"][0] > MOST_CONNECTIONS
    now["limit"] = (1024, 2048)
    assert connections_possible() < 2048 and now["limit"] == (2048, 2048)


def test_the_log_says_nothing_endlessly() -> None:
    clock, told = Clock(), []
    clock.now = 100.0
    repeats = Repeats(clock)

    def say(text: str, level: int = logging.ERROR, error: Exception | None = None, table: str = "") -> None:
        record = logging.LogRecord("asyncio", level, "", 0, text, None, (type(error), error, None) if error else None)
        record.table = table
        if repeats.filter(record):
            told.append((text, getattr(record, "repeated", 0)))

    for _ in range(5000):
        say("out of files", error=OSError("24"))
    say("out of files", error=ValueError("something else"))
    for _ in range(3):
        say("a table is opened", logging.INFO)
    clock.now += 61
    say("out of files", error=OSError("24"))
    usual = [("a table is opened", 0)] * 3
    assert told == [("out of files", 0), ("out of files", 0), *usual, ("out of files", 4999)]
    told.clear()
    for level in (logging.ERROR, logging.WARNING):
        for table in ("a", "b", "a"):
            say(f"{level} went wrong", level, table=table)
    assert told == [("40 went wrong", 0)] * 2 + [("30 went wrong", 0)], "an error is said of each table"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_texts_are_framed_as_the_library_frames_them(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
