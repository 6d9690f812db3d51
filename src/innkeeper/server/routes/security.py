"""What keeps strangers' pages, floods and prying eyes away."""

import ipaddress
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

LARGEST_MESSAGE: Final = 16 * 1024  # bytes, on a WebSocket
LARGEST_BODY: Final = 64 * 1024  # bytes, over HTTP
# Asynchronous: those that are not would each be run in a thread.
Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], Coroutine[Any, Any, None]]
LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "; ".join(POLICY),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Hosts:
    """The names by which the inn may be called, so that no other name can be made to point at it.

    Without any name it answers to all. An inn that listens at every address may be called by any number.
    """

    def __init__(self, names: Collection[str] = ()) -> None:
        self.names = {name.lower() for name in names}
        if self.names:
            self.names |= LOOPBACK_NAMES
        self.at_every_address = bool(self.names & {"0.0.0.0", "[::]"})

    def add(self, name: str) -> None:
        """Answer to one more, if it is not all anyway."""
        if self.names:
            self.names.add(name)

    def knows(self, host: str) -> bool:
        name = _without_port(host)
        return not self.names or name in self.names or (self.at_every_address and _is_number(name))

    @staticmethod
    def is_loopback(host: str) -> bool:
        """Whether this is what the machine calls itself, with or without a port."""
        return _without_port(host.lower()) in LOOPBACK_NAMES


def known_host(hosts: Hosts) -> Guard:
    """Only who calls the inn by one of its names is served."""

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        host = connection.headers.get("host", "").lower()
        if not hosts.knows(host):
            name = _without_port(host)
            raise PermissionDeniedException(f"This inn is not called {name!r}. Who keeps it can add it with --name.")

    return guard


def _without_port(host: str) -> str:
    return host[: host.rfind(":")] if ":" in host and not host.endswith("]") else host


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


async def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Pages of other sites may not act here. Programs that are no browsers send no Origin."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise PermissionDeniedException("Pages of another origin may not act at this inn.")
