"""Who asks: what one address may ask for, and how much it may have at once, so that the others have theirs."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from innkeeper.server.limits import Bucket, Limits, Network
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.security import Guard

MOST_ADDRESSES: Final = 10_000
AT_ONCE: Final = 20  # so many seconds' worth of requests
# What a request costs. Its handler says so: `opt=LOOK_UP`.
COST: Final = "cost"
FILE: Final = {COST: 0.25}  # of the page, which has many
LOOK_UP: Final = {COST: 1}
SIT_DOWN: Final = {COST: 4}
REPLAY: Final = {COST: 5}
MEASURE: Final = {COST: 10}
OPEN_TABLE: Final = {COST: 20}
HEALTH: Final = {COST: 0.25}
LAYS: Final = {"lays": True}  # a handler whose table may have to be laid first …
TO_LAY: Final = 10  # … which costs so much more
# What proxies add to what they hand on.
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
LOOPBACK: Final = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1"))
Connection = ASGIConnection[Any, Any, Any, Any]


class RateLimits:
    """Buckets, tables and connections of each address."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        is_at_hand: Callable[[str], bool] = lambda _key: True,
    ) -> None:
        self.limits = limits
        self.is_at_hand = is_at_hand  # whether a table need not be laid
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.opened: dict[str, set[str]] = {}  # tables; those that are over are struck off when somebody opens another
        self.opening: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()

    def guard(self) -> Guard:
        """Refuse who asks for too much at once."""

        async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
            if COST in handler.opt:
                lays = any(name in handler.opt for name in LAYS)
                self._charge(connection, handler.opt[COST] + lays * self._to_lay(connection))

        return guard

    def _to_lay(self, connection: Connection) -> float:
        """What it costs that the table somebody asks for is not at hand."""
        key = connection.path_params.get("table_id")
        return 0 if key is None or self.is_at_hand(key) else TO_LAY

    def _charge(self, connection: Connection, cost: float) -> None:
        if not self._bucket(address_of(connection)).take(cost):
            raise Refusal("inn-full", "Too much at once from one address. Try again in a minute.")

    def _bucket(self, address: str) -> Bucket:
        if address not in self.buckets and len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.pop(next(iter(self.buckets)))
        each_second = self.limits.requests
        return self.buckets.setdefault(address, Bucket(each_second * AT_ONCE, each_second, self.clock))

    @contextmanager
    def open_table(self, connection: Connection, standing: Container[str]) -> Iterator[Callable[[str], None]]:
        """Open a table, unless too many of this address are `standing`; tell it the id of the new one."""
        address = address_of(connection)
        if len(self.opened) >= MOST_ADDRESSES:
            self.opened = {one: left for one, keys in self.opened.items() if (left := _left(keys, standing))}
        mine = self.opened[address] = _left(self.opened.get(address, set()), standing)
        if len(mine) + self.opening[address] >= self.limits.tables:
            why = f"{self.limits.tables} tables of your address are not finished. Finish one before you open another."
            raise Refusal("too-many-tables", why)
        with _counted(self.opening, address):
            yield lambda key: self.opened.setdefault(address, set()).add(key)

    @contextmanager
    def connected(self, connection: Connection) -> Iterator[Callable[[], None]]:
        """A WebSocket is open meanwhile, unless this address has too many; call it for each message in vain."""
        address = address_of(connection)
        if self.sockets[address] >= self.limits.connections:
            raise too_many_connections(self.limits)
        self._charge(connection, LOOK_UP[COST] + self._to_lay(connection))
        with _counted(self.sockets, address):
            yield lambda: self._charge_message(address)

    def _charge_message(self, address: str) -> None:
        if not self._bucket(address).take():
            raise Refusal("too-fast", "Too many messages at once from one address. Come back more slowly.")

    @cached_property
    def proxies(self) -> list[Network]:
        return self.limits.networks()

    def is_here(self, connection: Connection) -> bool:
        """Whether somebody on this very machine asks for metrics, and nobody hands it on for somebody else."""
        if not self.limits.metrics_port:
            return self.is_local(connection)
        port = (connection.scope.get("server") or ("", None))[1]
        return _comes_by_loopback(connection) and port == self.limits.metrics_port

    def is_local(self, connection: Connection) -> bool:
        """Whether somebody on this very machine asks, and no proxy hands it on for somebody else."""
        return _comes_by_loopback(connection) and not is_within(host_of(connection), self.proxies)


def host_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def _comes_by_loopback(connection: Connection) -> bool:
    return is_within(host_of(connection), LOOPBACK) and not any(name in connection.headers for name in FORWARDED)


def _left(keys: set[str], standing: Container[str]) -> set[str]:
    return {key for key in keys if key in standing}


@contextmanager
def _counted(counter: Counter[str], address: str) -> Iterator[None]:
    """One more while this lasts; who has none is forgotten."""
    counter[address] += 1
    try:
        yield
    finally:
        counter[address] -= 1
        if not counter[address]:
            del counter[address]


def too_many_connections(limits: Limits) -> Refusal:
    return Refusal("too-many-connections", f"An address may be connected {limits.connections} times at once, not more.")


def address_of(connection: Connection) -> str:
    """Who asks. Behind a proxy that is believed, it is who the proxy says (command.py)."""
    return network_of(host_of(connection))


@lru_cache(maxsize=MOST_ADDRESSES)
def network_of(host: str) -> str:
    """An address as it is counted: of IPv6 the first half, since everybody has a whole network of those."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


def is_within(host: str, networks: Iterable[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)
