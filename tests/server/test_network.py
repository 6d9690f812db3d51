"""Friends in the same network: the inn listens for them once somebody at its own machine has said so, and only then."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from innkeeper.packs import open_box
from innkeeper.server import command
from innkeeper.server.limits import USUAL, Limits
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes import network
from innkeeper.server.routes.app import make_app
from innkeeper.server.routes.connections import Settings
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.server.helpers import refused

OWN = "127.0.0.2"  # stands for this machine's number in its network: nobody elsewhere reaches it


@contextlib.asynccontextmanager
async def opened(folder: Path, limits: Limits = USUAL) -> AsyncIterator[tuple[uvicorn.Server, Any, int]]:
    """An inn at the loopback address as `innkeeper open` serves it; its server, its network and its port."""
    inn = Inn(Store(f"sqlite:///{folder / 'inn.sqlite'}"), open_box())
    await inn.open()
    app = make_app(inn, ["127.0.0.1"], limits)
    server = uvicorn.Server(Settings(app, limits))
    with command.open_socket("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        app.state.network.own = lambda: OWN
        app.state.network.listen = lambda host: command._listen_too(server, port, host)
        yield server, app.state.network, port
        server.should_exit = True
        await serving


async def asks(port: int, method: str, path: str = "", at: str = "127.0.0.1", **headers: str) -> httpx.Response:
    path = path or {"GET": "/network", "POST": "/network/open"}[method]
    async with httpx.AsyncClient(trust_env=False, timeout=60) as guest:
        return await guest.request(method, f"http://{at}:{port}{path}", headers=headers)


def test_one_press_at_the_machine_of_the_inn_opens_it_to_the_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, _, port):
            with pytest.raises(httpx.ConnectError):
                await asks(port, "GET", "/health", OWN)
            assert (await asks(port, "GET")).json() == {"address": "", "openable": True}
            for _ in range(2):
                pressed = await asks(port, "POST", origin=f"http://127.0.0.1:{port}")
                assert pressed.json() == {"address": f"http://{OWN}:{port}", "openable": True}
            assert (await asks(port, "GET", "/health", OWN)).status_code == 200

            table: dict[str, Any] = {"seats": [{}, {}]}
            async with httpx.AsyncClient(trust_env=False, timeout=60) as friend:
                sent = await friend.post(
                    f"http://{OWN}:{port}/tables", json=table, headers={"origin": f"http://{OWN}:{port}"}
                )
                assert sent.status_code == 201
                foreign = {"origin": "http://elsewhere.example"}
                sent = await friend.post(f"http://{OWN}:{port}/tables", json=table, headers=foreign)
                assert sent.status_code == 403
            for name in ("127.0.0.3", "inn.example", f"{OWN}.inn.example"):
                assert (await asks(port, "GET", "/health", OWN, host=name)).status_code == 403, "no other name"
        with pytest.raises(httpx.ConnectError):
            await asks(port, "GET", "/health", OWN)

    asyncio.run(story())
    assert capsys.readouterr().out.count("The inn is open to your network, too, at http://127.0.0.2:") == 1


@pytest.mark.parametrize(
    "headers",
    [
        {"host": OWN},  # by the address that others have
        {"host": "inn.example"},  # through a tunnel
        {"x-forwarded-for": "203.0.113.7"},  # through a proxy
        {"origin": "http://elsewhere.example"},  # by a page of somebody else
    ],
)
def test_nobody_else_presses_it_or_is_told(tmp_path: Path, headers: dict[str, str]) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (server, door, port):
            assert (await asks(port, "POST", **headers)).status_code == 403
            assert not door.address and len(server.servers) == 1
            door.hosts.add(OWN)
            told = await asks(port, "GET", **headers)
            assert told.status_code == 403 or told.json() == {"address": "", "openable": "origin" in headers}

    asyncio.run(story())


def test_through_a_proxy_on_this_machine_nobody_opens_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(proxies=("127.0.0.1",))) as (_, door, port):
            assert (await asks(port, "POST")).status_code == 403 and not door.address

    asyncio.run(story())


def test_an_inn_with_an_address_of_its_own_is_not_opened_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, door, port):
            door.listen = None
            assert (await asks(port, "GET")).json() == {"address": "", "openable": False}
            pressed = await asks(port, "POST")
            assert (pressed.status_code, pressed.json()["code"]) == (409, "not-openable")

    asyncio.run(story())


def test_an_address_that_cannot_be_had_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (server, door, port):
            with command.open_socket(OWN, port):
                pressed = await asks(port, "POST")
            assert (pressed.status_code, pressed.json()["code"]) == (409, "no-network")
            assert not door.address and len(server.servers) == 1
            assert (await asks(port, "POST")).json()["address"] == f"http://{OWN}:{port}"

    asyncio.run(story())


class Probe:
    """A socket that knows by which address it would go out."""

    def __init__(self, number: str) -> None:
        self.number = number

    def __call__(self, *_: object) -> "Probe":
        return self

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _where: object) -> None:
        if not self.number:
            raise OSError("unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.number, 0


@pytest.mark.parametrize(
    ("number", "is_shared"), [("192.168.0.7", True), ("10.1.2.3", True), ("8.8.8.8", False), ("", False)]
)
def test_only_a_network_of_ones_own_is_shared(number: str, is_shared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that the whole internet reaches is not opened by one press, nor one that nobody reaches."""
    monkeypatch.setattr(socket, "socket", Probe(number))
    if is_shared:
        assert network.own_address() == number
    else:
        with refused("no-network"):
            network.own_address()
    assert Refusal("no-network", "").status == 409
