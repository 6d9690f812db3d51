"""What the framework alone can do: a WebSocket that sends back what it is sent, and guests who use it.

`python bench/load_echo.py` serves it on a free port of this machine, with the settings of the inn's own server.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import connect

from innkeeper.server.command import open_socket
from innkeeper.server.limits import Limits
from innkeeper.server.routes.connections import MOST_CONNECTIONS, Settings

MESSAGE = msgspec.json.encode({"type": "choose", "decision": 12, "answer": 3})


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")


def serve() -> None:
    config = Settings(Litestar([echo], logging_config=None, openapi_config=None), Limits(connections=MOST_CONNECTIONS))
    gc.disable()
    with open_socket("127.0.0.1", 0) as door:
        print(f"Echo at http://127.0.0.1:{door.getsockname()[1]}", flush=True)
        uvicorn.Server(config).run(sockets=[door])


async def shout(address: str, sockets: int, seconds: float) -> float:
    """How many echoes a second so many guests get, each of whom waits for one before the next."""
    url = f"ws{address.removeprefix('http')}/echo"
    lines = [await connect(url, proxy=None, compression=None, ping_interval=None) for _ in range(sockets)]
    begun = time.perf_counter()
    heard = 0

    async def one(line: Any) -> None:
        nonlocal heard
        while time.perf_counter() - begun < seconds:
            await line.send(MESSAGE, text=True)
            await line.recv()
            heard += 1

    await asyncio.gather(*[one(line) for line in lines])
    took = time.perf_counter() - begun
    await asyncio.gather(*[line.close() for line in lines])
    return heard / took


if __name__ == "__main__":
    serve()
