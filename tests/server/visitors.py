"""Guests in a process of their own, who come to a server and go again, one after another.

`python visitors.py VISIT PORT TABLE SECRET TIMES`
"""

import asyncio
import contextlib
import json
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

WATCHES = ("watches", "speaks out of turn", "is cut off")


async def connected(visit: str, port: str, table: str, secret: str) -> None:
    """Come by WebSocket."""
    kind = "watch" if visit in WATCHES else "play"
    async with connect(f"ws://127.0.0.1:{port}/tables/{table}/{kind}", proxy=None) as line:
        await line.send(json.dumps({"type": "hello", "secret": "wrong" if visit == "has a wrong secret" else secret}))
        with contextlib.suppress(ConnectionClosed):
            await line.recv()
            await line.recv()
        if visit == "speaks out of turn":
            await line.send(json.dumps({"type": "undo"}))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await line.recv()
        if visit == "is cut off":
            line.transport.abort()


async def asked(visit: str, port: str, table: str) -> None:
    """Come by HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    body = {"asks nonsense": "{}}", "asks what does not fit": '{"x": 1}'}.get(visit, "")
    method, path = ("POST", "/tables") if body else ("GET", f"/tables/{table}")
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    request = f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode()
    writer.write(request[:20] if visit == "is half gone" else request)
    await writer.drain()
    if visit != "is half gone":
        await reader.read()
    writer.close()
    await writer.wait_closed()


async def main(visit: str, port: str, table: str, secret: str, times: str) -> None:
    for _ in range(int(times)):
        if visit.startswith(("asks", "is half")):
            await asked(visit, port, table)
        else:
            await connected(visit, port, table, secret)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
