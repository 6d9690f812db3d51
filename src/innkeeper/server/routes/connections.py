"""Connections, before anybody has asked for anything: how many there may be, and how long they may dawdle."""

import asyncio
import contextlib
import logging
import struct
from asyncio import Transport
from collections import Counter
from http import HTTPStatus
from typing import Any, Final

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from innkeeper.server.limits import Limits
from innkeeper.server.messages import Refused
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.rate_limits import is_within, network_of, too_many_connections
from innkeeper.server.routes.security import LARGEST_MESSAGE

LOG: Final = logging.getLogger("innkeeper.server")
MOST_CONNECTIONS: Final = 10_000
AT_ONCE: Final = 256  # connections that wait to be let in, and are let in before the next is looked at
OTHER_FILES: Final = 256  # databases, logs, pipes
PATIENCE: Final = 20.0  # seconds for a request to arrive, or for what waits to be read
FULL: Final = Refusal("inn-full", "Too many are connected to the inn. Try again in a minute.")
LATE: Final = Refusal("too-slow", "The request did not arrive in time.")
WHOLE_TEXT: Final = 0x81  # how a frame begins that is a whole message of text
SHORT: Final = 126  # bytes from which on the length of a frame is written in two bytes …
LONG: Final = 1 << 16  # … and in eight
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)  # how a request stands that is not there yet


class Settings(uvicorn.Config):
    """How uvicorn serves the inn, and who is connected."""

    def __init__(self, app: Any, limits: Limits, patience: float = PATIENCE, most: int | None = None) -> None:
        super().__init__(
            app,
            access_log=False,
            backlog=AT_ONCE,
            forwarded_allow_ips=[str(proxy) for proxy in limits.networks()],
            http=HttpConnection,
            log_config=None,
            proxy_headers=bool(limits.proxies),
            server_header=False,
            timeout_graceful_shutdown=5,
            ws=SocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
        )
        self.limits = limits
        self.patience = patience
        self.most = connections_possible() if most is None else most
        self.proxies = limits.networks()
        self.connected: Counter[str] = Counter()
        self.all_connected = 0

    def arrive(self, host: str) -> Refusal | None:
        """Somebody connects; gives back why they have to go again. Proxies bring many."""
        address = network_of(host)
        self.connected[address] += 1
        self.all_connected += 1
        if self.all_connected > self.most:
            return FULL
        if self.connected[address] > self.limits.connections and not is_within(host, self.proxies):
            return too_many_connections(self.limits)
        return None

    def leave(self, host: str) -> None:
        address = network_of(host)
        self.all_connected -= 1
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]


class HttpConnection(H11Protocol):
    """A connection on which requests arrive, each within some seconds, and answers are read."""

    config: Settings
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refusal = self.config.arrive(_host(self))
        if refusal is not None:
            self._refuse(refusal, 503)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self.config.leave(_host(self))
        super().connection_lost(exc)
        _let_go(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_ours = self.transport.get_protocol() is self  # else it has become a WebSocket
        if is_ours and self.conn.their_state in UNFINISHED and not self.transport.is_closing():
            self._wait()
        else:
            self._wait_no_more()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait_no_more()

    def _wait(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(self.config.patience, self._is_late)

    def _wait_no_more(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _is_late(self) -> None:
        self.late = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # nobody reads
        else:
            self._refuse(LATE, 408)

    def _refuse(self, refusal: Refusal, status: int) -> None:
        self.transport.write(_answer(refusal, status))
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Whoever does not answer a ping is gone."""

    config: Settings

    async def send(self, message: Any) -> None:
        """Text on an open line goes a short way, as nothing is packed or split; all else the long one."""
        text = message.get("text")
        is_open = self.conn.state is State.OPEN and self.handshake_complete and not self.close_sent
        if text is not None and is_open and not self.disconnected and self.writable.is_set():
            self.transport.write(framed(text.encode()))
        else:
            await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.leave(_host(self))
        super().connection_lost(exc)
        _let_go(self.transport)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # closing would wait until somebody reads


def framed(text: bytes) -> bytes:
    """A message of text as a server sends it on a WebSocket: in one frame, behind its length."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length) + text


def _let_go(transport: Transport) -> None:
    """A closed line keeps nothing that knows itself: so it is gone at once, and nobody has to look for it (gc)."""
    kept = getattr(transport, "__dict__", {})  # uvloop's have none
    kept.pop("_read_ready_cb", None)
    kept.pop("_write_ready", None)


def _host(connection: HttpConnection | SocketConnection) -> str:
    return connection.client[0] if connection.client is not None else ""


def _answer(refusal: Refusal, status: int) -> bytes:
    """An answer to who has not asked yet."""
    body = msgspec.json.encode(Refused(refusal.code, refusal.why))
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body


def connections_possible() -> int:
    """Ask for as many files as the connections need; gives back how many connections there may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS
    wanted = MOST_CONNECTIONS + AT_ONCE + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_CONNECTIONS
    LOG.warning("this machine allows fewer open files than connections need", extra={"files": soft, "wanted": wanted})
    return max(AT_ONCE, soft - AT_ONCE - OTHER_FILES)
