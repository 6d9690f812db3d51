"""What one address may ask for and have: bounds, and whose word about addresses is believed."""

import asyncio
import inspect
from collections.abc import Mapping
from typing import Any

import pytest
from litestar import Request
from litestar.handlers import BaseRouteHandler

from innkeeper.packs import open_box
from innkeeper.server.limits import Limits
from innkeeper.server.routes.app import make_app
from innkeeper.server.routes.rate_limits import HEALTH, LAYS, LOOK_UP, OPEN_TABLE, RateLimits, address_of
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.server.helpers import Clock, refused


def somebody(host: str = "203.0.113.7", port: int = 8765, table: str | None = None, **headers: str) -> Any:
    """A request from some address, maybe for some table."""
    told = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    scope: Any = {"type": "http", "client": (host, 1), "server": ("127.0.0.1", port), "headers": told, "method": "GET"}
    scope["path_params"] = {} if table is None else {"table_id": table}
    return Request[Any, Any, Any](scope)


def a_handler(cost: Mapping[str, float]) -> BaseRouteHandler:
    return BaseRouteHandler("/", opt=dict(cost), fn=lambda: None)


def asks(rate_limits: RateLimits, asking: Any, cost: Mapping[str, float]) -> None:
    """Somebody asks for something that costs so much."""
    asyncio.run(rate_limits.guard()(asking, a_handler(cost)))


def test_what_is_asked_costs_and_the_others_are_not_held_up() -> None:
    clock = Clock()
    rate_limits = RateLimits(Limits(requests=2), clock)
    for _ in range(40):
        asks(rate_limits, somebody(), LOOK_UP)
    with refused("inn-full"):
        asks(rate_limits, somebody(), LOOK_UP)
    asks(rate_limits, somebody("203.0.113.8"), LOOK_UP)
    asks(rate_limits, somebody(), {})  # what costs nothing
    clock.now += 10
    asks(rate_limits, somebody(), OPEN_TABLE)
    with refused("inn-full"):
        asks(rate_limits, somebody(), OPEN_TABLE)


def test_an_address_opens_so_many_tables_until_one_is_over() -> None:
    rate_limits, standing = RateLimits(Limits(tables=2)), {"a", "b", "c"}
    with rate_limits.open_table(somebody(), standing) as first, rate_limits.open_table(somebody(), standing) as second:
        with refused("too-many-tables"), rate_limits.open_table(somebody(), standing):
            pass  # two are being opened just now
        first("a")
        second("b")
    with refused("too-many-tables"), rate_limits.open_table(somebody(), standing):
        pass
    with rate_limits.open_table(somebody("203.0.113.8"), standing) as other:
        other("c")
    standing.remove("a")
    with rate_limits.open_table(somebody(), standing):
        pass  # this one was refused by the inn itself, so it does not count
    with rate_limits.open_table(somebody(), standing) as third:
        third("d")


def test_an_address_has_so_many_sockets_until_one_is_closed() -> None:
    rate_limits = RateLimits(Limits(connections=1))
    with rate_limits.connected(somebody()):
        with refused("too-many-connections"), rate_limits.connected(somebody()):
            pass
        with rate_limits.connected(somebody("203.0.113.8")):
            pass
    with rate_limits.connected(somebody()):
        pass
    assert not rate_limits.sockets


def test_connecting_again_and_again_costs_too() -> None:
    rate_limits = RateLimits(Limits(requests=1), Clock())
    for _ in range(20):
        with rate_limits.connected(somebody()):
            pass
    with refused("inn-full"), rate_limits.connected(somebody()):
        pass


def test_a_household_of_ipv6_is_one_address() -> None:
    first, second = (address_of(somebody(host)) for host in ("2001:db8::1", "2001:db8::ffff:2"))
    assert first == second != address_of(somebody("2001:db8:0:1::1"))


@pytest.mark.parametrize(
    ("limits", "asking", "told"),
    [
        (Limits(), somebody("127.0.0.1"), True),
        (Limits(), somebody("::1"), True),
        (Limits(), somebody("203.0.113.7"), False),
        (Limits(), somebody("127.0.0.1", x_forwarded_for="127.0.0.1"), False),
        (Limits(), somebody("127.0.0.1", forwarded="for=127.0.0.1"), False),
        (Limits(), somebody("127.0.0.1", via="1.1 proxy"), False),
        (Limits(), somebody("127.0.0.1", x_real_ip="127.0.0.1"), False),
        (Limits(proxies=("127.0.0.1",)), somebody("127.0.0.1"), False),
        (Limits(proxies=("127.0.0.0/8",)), somebody("127.0.0.1"), False),
        (Limits(proxies=("127.0.0.1",), metrics_port=9100), somebody("127.0.0.1", 9100), True),
        (Limits(proxies=("127.0.0.1",), metrics_port=9100), somebody("127.0.0.1"), False),
        (Limits(metrics_port=9100), somebody("127.0.0.1"), False),
    ],
)
def test_metrics_are_told_here_and_through_no_proxy(limits: Limits, asking: Any, told: bool) -> None:
    assert RateLimits(limits).is_here(asking) is told


def test_a_proxy_is_an_address_or_a_network() -> None:
    with refused("bad-proxy"):
        Limits(proxies=("example.org",)).networks()


def test_every_door_but_metrics_costs_something() -> None:
    free = {"/metrics"}
    for route in make_app(Inn(Store("sqlite://"), open_box())).routes:
        for handler in getattr(route, "route_handlers", []):
            made_by_the_framework = handler.http_methods == {"OPTIONS"}
            assert handler.opt.get("cost") or made_by_the_framework or route.path in free, route.path


def test_no_guard_waits_for_a_thread() -> None:
    """Litestar runs a guard that is a plain function in a thread."""
    guards = make_app(Inn(Store("sqlite://"), open_box())).guards
    assert guards and all(inspect.iscoroutinefunction(guard) for guard in guards)


def test_health_can_be_asked_for_every_second_but_not_without_end() -> None:
    clock = Clock()
    rate_limits = RateLimits(Limits(requests=1), clock)
    for _ in range(1000):
        clock.now += 1
        asks(rate_limits, somebody(), HEALTH)
    with refused("inn-full"):
        for _ in range(1000):
            asks(rate_limits, somebody(), HEALTH)


def test_a_table_that_has_to_be_laid_costs_more() -> None:
    rate_limits = RateLimits(Limits(requests=1), Clock(), is_at_hand={"here"}.__contains__)
    with refused("inn-full"):
        for _ in range(2):
            asks(rate_limits, somebody(table="away"), {**LOOK_UP, **LAYS})
    with refused("inn-full"):
        for _ in range(2):
            with rate_limits.connected(somebody("203.0.113.8", table="away")):
                pass
    for _ in range(20):
        asks(rate_limits, somebody("203.0.113.9", table="here"), {**LOOK_UP, **LAYS})
    for _ in range(20):
        asks(rate_limits, somebody("203.0.113.10", table="away"), LOOK_UP)  # the page of a table lays none


def test_messages_in_vain_count_for_the_address_and_not_for_the_line() -> None:
    rate_limits = RateLimits(Limits(requests=1), Clock())
    with rate_limits.connected(somebody()) as one, rate_limits.connected(somebody()) as another:
        for _ in range(9):
            one()
            another()
        with refused("too-fast"):
            one()
        with refused("too-fast"):
            another()
