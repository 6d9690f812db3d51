"""`make load-thinking`: do people at other tables notice that veterans think and hints are asked for? About a minute.

20 tables of four people play at human pace: first alone, then while somebody at each of 60 tables asks for hints all
the time, then while nine veterans and a person play at each of ten tables. Prints how long choices took until everybody
at the table had seen them, and the slowest answer of /health. Slowness never fails it.
`python bench/thinking.py --seconds 15`; `--against REVISION` measures the server of that revision too. (docs/load.md)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from load import HERE, WANTED, more_files, spread
from load_guests import Evening, Party, Plan, invite
from load_server import Server, built, inn
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from innkeeper.server.client import Client

WARM_UP = 3.0  # seconds
PAUSE = 0.5  # seconds between two questions for a hint
LOOK = 0.1  # seconds between two looks at /health
TOLD = ("bot_", "hints_", "thinking_")
Crowd = Coroutine[Any, Any, None]


def seated(client: Client, name: str, bots: list[str]) -> tuple[str, str]:
    """A table at which a person plays with these bots, and the secret of the person."""
    table = client.open_table([{}, *[{"bot": bot} for bot in bots]], pace="swift", timeout=600)
    chair = client.sit_down(table, name)
    chair.start()
    return table, chair.secret


async def ask_for_hints(client: Client, number: int, heard: Counter[str]) -> Crowd:
    """Somebody who asks for hints about one and the same decision, again and again."""
    table, secret = await asyncio.to_thread(seated, client, f"Asker {number}", ["regular"])

    async def ask() -> None:
        async with connect(f"ws{client.address.removeprefix('http')}/tables/{table}/play", proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            listening = asyncio.create_task(listen(socket))
            try:
                while True:
                    await asyncio.sleep(PAUSE)
                    if decisions:
                        await socket.send(json.dumps({"type": "ask-hint", "decision": decisions[-1]}))
            finally:
                listening.cancel()

    async def listen(socket: ClientConnection) -> None:
        async for written in socket:
            message = json.loads(written)
            heard[message["type"]] += 1
            if message["type"] == "view" and message["question"]:
                decisions.append(message["question"]["decision"])

    decisions: list[int] = []
    return ask()


async def play_with_veterans(client: Client, number: int, heard: Counter[str]) -> Crowd:
    """Somebody who answers at once, and leaves the rest to nine veterans."""
    table, secret = await asyncio.to_thread(seated, client, f"Bold {number}", ["veteran"] * 9)

    async def play() -> None:
        party = Party(table, [secret], Evening(), random.Random(number))
        await party.connect(client.address)
        chair, party.hurried = party.chairs[0], True
        if chair.is_asked():
            await chair.choose()
        try:
            await chair.listening
        finally:
            heard["choices"] += len(chair.acknowledged)
            chair.listening.cancel()

    return play()


CROWDS: dict[str, tuple[int, Callable[[Client, int, Counter[str]], Coroutine[Any, Any, Crowd]]]] = {
    "nothing": (0, ask_for_hints),
    "60 ask for hints": (60, ask_for_hints),
    "10 of 9 veterans": (10, play_with_veterans),
}


async def look_at_health(address: str, until: float) -> list[float]:
    """How long each answer took."""

    def look() -> float:
        begun = time.perf_counter()
        with urlopen(f"{address}/health") as answer:
            answer.read()
        return time.perf_counter() - begun

    found: list[float] = []
    while time.perf_counter() < until:
        found.append(await asyncio.to_thread(look))
        await asyncio.sleep(LOOK)
    return found


async def measure(server: Server, seconds: float) -> dict[str, dict[str, float]]:
    """Let people play at human pace, with each of the crowds beside them."""
    parties = await invite(Plan(server.address, 20, 0, 0, 0, 0), Evening())
    found: dict[str, dict[str, float]] = {}
    for name, (number, crowd) in CROWDS.items():
        evening, heard = Evening(), Counter[str]()
        seats = [await crowd(Client(server.address), one, heard) for one in range(number)]
        others = [asyncio.create_task(seat) for seat in seats]
        for party in parties:
            party.evening = evening
        begin = time.perf_counter() + WARM_UP
        end = begin + seconds
        looking = asyncio.create_task(look_at_health(server.address, end))
        await asyncio.gather(*[party.at_human_pace(begin, end) for party in parties])
        looks = await looking
        for task in others:
            if task.done():
                task.result()  # it should not have ended: say why it did
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        times = evening.seen_by_all + evening.seen_by_some
        found[name] = {"choices": len(times), **spread(times), "health": spread(looks)["max"], **heard}
    return found


def told_by(server: Server) -> dict[str, float]:
    """What the server has counted of all that."""
    with urlopen(f"{server.address}/metrics") as answer:
        lines = [line.removeprefix("innkeeper_").rsplit(" ", 1) for line in answer.read().decode().splitlines()]
    return {name: float(number) for name, number in lines if name.startswith(TOLD)}


def report(name: str, found: dict[str, dict[str, float]], told: dict[str, float], out: Console) -> None:
    columns = ("p50", "p95", "p99", "max")
    out.print(f"Others' choices, server {name}:")
    table = Table("meanwhile", "choices", *columns, "/health", "hints")
    for crowd, row in found.items():
        shown = [f"{row[column]:.1f} ms" for column in (*columns, "health")]
        table.add_row(crowd, f"{row['choices']:g}", *shown, f"{row.get('hint', 0):g}")
    out.print(table)
    out.print(f"the server counted: {', '.join(f'{what} {number:g}' for what, number in told.items()) or 'nothing'}")


def main() -> None:
    """Measure, and tell."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=15.0, help="with each of the crowds")
    options.add_argument("--against", metavar="REVISION", help="the server of this revision of git first")
    chosen = options.parse_args()
    out = Console()
    more_files()
    code = {chosen.against: built(chosen.against)} if chosen.against else {}
    for name, folder in {**code, HERE: None}.items():
        with tempfile.TemporaryDirectory() as temporary, inn(Path(temporary), folder) as server:
            found = asyncio.run(measure(server, chosen.seconds))
            told: dict[str, float] = {}
            with contextlib.suppress(OSError):
                told = told_by(server)
        report(name, found, told, out)
    out.print(f"wanted: p99 under {WANTED:g} ms; {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
