"""Friends in the same network: the inn listens for them, too, once somebody at its own machine says so."""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency

from innkeeper.server.messages import NetworkShown
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.http import refusals
from innkeeper.server.routes.rate_limits import LOOK_UP, RateLimits
from innkeeper.server.routes.security import Hosts

ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that is nobody's (RFC 5737)
Listen = Callable[[str], Awaitable[str]]


class Network:
    """Where others in this network find the inn: nowhere, before it is opened to them."""

    def __init__(self, hosts: Hosts, own: Callable[[], str] | None = None) -> None:
        self.hosts = hosts
        self.own = own or own_address
        self.address = ""  # such as http://192.168.0.7:8765
        self.listen: Listen | None = None  # begins to listen at an address; None: that is not to be had here
        self.opening = asyncio.Lock()

    async def open(self) -> None:
        """Listen at this machine's address in its network, and answer to it; however often somebody asks for it."""
        async with self.opening:
            if not self.address:
                await self._open()

    async def _open(self) -> None:
        if self.listen is None:
            why = "This inn was opened with an address, a name or a proxy of its own: friends come by that one."
            raise Refusal("not-openable", why)
        number = self.own()
        try:
            self.address = await self.listen(number)
        except OSError as error:
            raise Refusal("no-network", f"The inn cannot listen at {number}: {error.strerror or error}.") from error
        self.hosts.add(number)
        print(f"The inn is open to your network, too, at {self.address}", flush=True)

    def shown(self, here: bool) -> NetworkShown:
        """What somebody may know who is here, at the machine of the inn, or elsewhere."""
        return NetworkShown(self.address, self.listen is not None) if here else NetworkShown("", openable=False)


def own_address() -> str:
    """The number of this machine in the network it shares with others. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            number = str(probe.getsockname()[0])
        except OSError:
            number = "127.0.0.1"
    if ipaddress.ip_address(number).is_loopback:
        raise Refusal("no-network", "This machine is in no network that friends could share.")
    if ipaddress.ip_address(number).is_global:
        why = f"The whole internet reaches this machine at {number}. Open an inn there as docs/hosting.md says."
        raise Refusal("no-network", why)
    return number


def _is_here(request: Request[Any, Any, Any], rate_limits: RateLimits) -> bool:
    """Whether somebody at this machine asks, by its own name: through a tunnel it would have another."""
    return rate_limits.is_local(request) and Hosts.is_loopback(request.headers.get("host", ""))


@get("/network", opt=LOOK_UP, responses=refusals(429))
async def show_network(
    request: Request[Any, Any, Any], network: NamedDependency[Network], rate_limits: NamedDependency[RateLimits]
) -> NetworkShown:
    """Where friends in the same network find the inn; told on its own machine only."""
    return network.shown(_is_here(request, rate_limits))


@post("/network/open", status_code=200, opt=LOOK_UP, responses=refusals(400, 403, 409, 429))
async def open_network(
    request: Request[Any, Any, Any], network: NamedDependency[Network], rate_limits: NamedDependency[RateLimits]
) -> NetworkShown:
    """Open the inn to the network, until it is closed; only on its own machine."""
    if not _is_here(request, rate_limits):
        raise Refusal("not-here", "Only at the machine of the inn it can be opened to the network.")
    await network.open()
    return network.shown(here=True)


NETWORK: Final = [show_network, open_network]
