"""What keeps strangers' pages, floods and prying eyes away."""

import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

LARGEST_MESSAGE: Final = 16 * 1024  # bytes, on a WebSocket
LARGEST_BODY: Final = 64 * 1024  # bytes, over HTTP
MOST_ADDRESSES: Final = 10_000
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Pages of other sites may not act here. Programs that are no browsers send no Origin."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise PermissionDeniedException("Pages of another origin may not act at this inn.")


class Bucket:
    """So many things at once, and so many a second in the long run."""

    def __init__(self, most: float, each_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.each_second = each_second
        self.clock = clock
        self.left = most
        self.filled_at = clock()

    def take(self) -> bool:
        """One more thing; False if it is one too many."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.filled_at) * self.each_second)
        self.filled_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """The last thing was no burden."""
        self.left += 1


class Addresses:
    """A bucket for each address that opens tables and takes seats."""

    def __init__(self, most: float = 2000, each_second: float = 20) -> None:
        self.most = most
        self.each_second = each_second
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if address not in self.buckets and len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.pop(next(iter(self.buckets)))
        return self.buckets.setdefault(address, Bucket(self.most, self.each_second)).take()
