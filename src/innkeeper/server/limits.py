"""Limits: how much of something there may be at once and in the long run, and what one address may have."""

import ipaddress
import time
from collections.abc import Callable
from typing import Final

import msgspec

from innkeeper.server.refusals import Refusal

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bucket:
    """So many things at once, and so many a second in the long run."""

    def __init__(self, most: float, each_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.each_second = each_second
        self.clock = clock
        self.left = most
        self.filled_at = clock()

    def take(self, cost: float = 1) -> bool:
        """One more thing, or what counts as several; False if it is one too many."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.filled_at) * self.each_second)
        self.filled_at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def give_back(self) -> None:
        """The last thing was no burden."""
        self.left += 1


class Limits(msgspec.Struct, frozen=True):
    """What one address may have; who keeps the inn may set it. `proxies` are believed when they say who asks."""

    requests: float = 20.0  # a second
    tables: int = 50  # opened and not finished
    connections: int = 200
    proxies: tuple[str, ...] = ()
    metrics_port: int | None = None  # where alone metrics are told

    def networks(self) -> list[Network]:
        """The proxies; raises Refusal."""
        try:
            return [ipaddress.ip_network(proxy, strict=False) for proxy in self.proxies]
        except ValueError as error:
            raise Refusal("bad-proxy", f"--proxy takes an address or a network such as 10.0.0.0/8: {error}.") from error


USUAL: Final = Limits()
