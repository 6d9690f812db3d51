"""`make load`: 300 tables of four people at one server process, and whether every choice is kept and seen in time.

First everybody plays at human pace, then as fast as they can; beside it, what the framework alone can do. Prints tables
and writes bench/load-latest.json. The exit status is 1 if a choice was lost or counted twice, never for slowness.
`python bench/load.py --tables 300 --seconds 60`; `--against REVISION` compares two servers instead. (docs/load.md)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

from load_echo import shout
from load_guests import PEOPLE, Evening, Plan, spend
from load_server import ROOT, Effort, Server, built, inn, lies_in, served
from rich.console import Console
from rich.table import Table
from server_process import Answer

LATEST = ROOT / "bench" / "load-latest.json"
WANTED = 150.0  # milliseconds, for 99 of 100 choices
LONGEST = 600.0  # seconds that a part of the evening may last
MOST_TABLES = 2000
HERE = "here"
SPAWN = multiprocessing.get_context("spawn")
Kept = dict[str, list[list[Answer]]]  # the answers of each table, seat by seat


def in_a_process(plan: Plan, barrier: Barrier, tell: Connection) -> None:
    """The guests of one process; if something goes wrong here, nobody waits for them."""
    try:
        tell.send(asyncio.run(spend(plan, barrier.wait)))
    except BaseException:
        barrier.abort()
        raise


def play(server: Server, chosen: argparse.Namespace) -> tuple[list[Evening], list[Effort]]:
    """Let all guests play; also what the server had done at the beginning, after human pace and in the end."""
    barrier = SPAWN.Barrier(chosen.processes + 1, timeout=LONGEST)
    ears = [invite(server, chosen, number, barrier) for number in range(chosen.processes)]
    efforts = []
    for _ in ("everybody is seated", "enough of human pace"):
        barrier.wait()
        efforts.append(server.effort())
    time.sleep(chosen.fast)
    efforts.append(server.effort())
    return [ear.recv() for ear in ears], efforts


def invite(server: Server, chosen: argparse.Namespace, number: int, barrier: Barrier) -> Connection:
    """Start a process of guests; gives back where it will tell how it was."""
    tables = chosen.tables // chosen.processes + (number < chosen.tables % chosen.processes)
    plan = Plan(server.address, tables, chosen.warm_up, chosen.seconds, chosen.fast, number)
    ear, mouth = SPAWN.Pipe(duplex=False)
    SPAWN.Process(target=in_a_process, args=(plan, barrier, mouth), daemon=True).start()
    mouth.close()
    return ear


def echoes(folder: Path, chosen: argparse.Namespace) -> float:
    """How many echoes a second the framework alone sends."""
    script = str(ROOT / "bench" / "load_echo.py")
    with served(folder / "echo.log", script) as server, SPAWN.Pool(chosen.processes) as pool:
        sockets = chosen.tables * PEOPLE // chosen.processes
        shouting = [pool.apply_async(in_echo, (server.address, sockets, chosen.fast)) for _ in range(chosen.processes)]
        return sum(one.get() for one in shouting)


def in_echo(address: str, sockets: int, seconds: float) -> float:
    return asyncio.run(shout(address, sockets, seconds))


def kept_in(database: Path) -> tuple[Kept, int]:
    """The choices that were written down, and how many tables have a gap among theirs."""
    kept: Kept = {}
    numbers: dict[str, list[int]] = {}
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT table_id, number, seat, answer FROM choices ORDER BY table_id, number")
        for table, number, seat, answer in rows:
            kept.setdefault(table, [[] for _ in range(PEOPLE)])[seat].append(json.loads(answer))
            numbers.setdefault(table, []).append(number)
    return kept, sum(found != list(range(len(found))) for found in numbers.values())


def check(evenings: list[Evening], kept: Kept, gaps: int) -> dict[str, int]:
    """What is wrong with the books: for each seat they must hold what was acknowledged, in the same order."""
    lost = doubled = wrong = 0
    for evening in evenings:
        for table, seats in evening.acknowledged.items():
            for told, written in zip(seats, kept.get(table, [[]] * PEOPLE), strict=True):
                lost += max(0, len(told) - len(written))
                doubled += max(0, len(written) - len(told))
                wrong += len(told) == len(written) and told != written
    return {
        "lost": lost + sum(evening.unanswered for evening in evenings),
        "doubled": doubled,
        "seats with other answers": wrong,
        "tables with gaps": gaps,
        "tables at odds": sum(evening.at_odds for evening in evenings),
    }


def spread(seconds: list[float]) -> dict[str, float]:
    """Percentiles, in milliseconds."""
    ranked = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ranked[round(part * (len(ranked) - 1))], 1) for name, part in places.items()}


def gather(evenings: list[Evening], efforts: list[Effort], echo: float, wrong: dict[str, int]) -> dict[str, Any]:
    """All that was measured."""
    everybody = [seconds for evening in evenings for seconds in evening.seen_by_all]
    some = [seconds for evening in evenings for seconds in evening.seen_by_some]
    refusals = sum((evening.refusals for evening in evenings), Counter())
    begun, human, fast = efforts
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
        "human pace": {
            "seen by all": {"choices": len(everybody), **spread(everybody)},
            "all choices": {"choices": len(everybody) + len(some), **spread(everybody + some)},
            "server": human.since(begun),
            "guests": guests_worked(evenings, 0, human.at - begun.at),
        },
        "as fast as they can": {
            "choices a second": choices_a_second(evenings),
            "messages a second": round(sum(evening.fast_messages / evening.fast_seconds for evening in evenings), 1),
            "server": fast.since(human),
            "guests": guests_worked(evenings, 1, fast.at - human.at),
            "games that ended": sum(evening.finished for evening in evenings),
        },
        "echo of the framework": {"messages a second": round(2 * echo, 1)},
        "acknowledged": sum(len(one) for it in evenings for seats in it.acknowledged.values() for one in seats),
        "refused": dict(refusals),
        "wrong": wrong,
    }


def guests_worked(evenings: list[Evening], part: int, seconds: float) -> float:
    """How much of a processor all guests together used in a part of the evening."""
    return round(sum(evening.worked[part] for evening in evenings) / seconds, 2)


def report(found: dict[str, Any], out: Console) -> None:
    human, fast = found["human pace"], found["as fast as they can"]
    table = Table("at human pace", "choices", "p50", "p95", "p99", "max")
    for name in ("seen by all", "all choices"):
        row = human[name]
        table.add_row(name, f"{row['choices']:,}", *[f"{row[key]:.1f} ms" for key in ("p50", "p95", "p99", "max")])
    out.print(table)
    out.print(f"wanted: p99 under {WANTED:g} ms; {effort_in(human)}")
    table = Table("as fast as they can", "choices/s", "messages/s, in and out")
    table.add_row("the inn", f"{fast['choices a second']:,.0f}", f"{fast['messages a second']:,.0f}")
    table.add_row("echo of the framework", "", f"{found['echo of the framework']['messages a second']:,.0f}")
    out.print(table)
    out.print(f"{effort_in(fast)}; {fast['games that ended']} games ended")
    wrong = ", ".join(f"{name}: {count}" for name, count in found["wrong"].items())
    out.print(f"{found['acknowledged']:,} choices acknowledged, refused: {found['refused']}; {wrong}")
    out.print(f"{found['machine']}; load of the machine in the end: {found['load']}; database {found['database']}")


def effort_in(part: dict[str, Any]) -> str:
    processor, after = part["server"]["processor"], part["server"]["durable after"]
    each = part["server"]["processor ms a choice"]
    used = f"the server used {processor:.0%} of a processor, {each} ms a choice, the guests {part['guests']:.0%}"
    return f"{used}; a choice was durable after {after} ms"


def compare(folder: Path, chosen: argparse.Namespace, out: Console) -> dict[str, list[dict[str, float]]]:
    """Let guests hurry at this server and at that of another revision, in turns."""
    code = {chosen.against: built(chosen.against), HERE: None}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in code}
    chosen.seconds = 0.0
    for number in range(chosen.rounds):
        for name in list(code)[:: -1 if number % 2 else 1]:
            with inn(Path(tempfile.mkdtemp(dir=folder)), code[name]) as server:
                evenings, (_, begun, ended) = play(server, chosen)
            found[name].append({"choices a second": choices_a_second(evenings), **ended.since(begun)})
            out.print(f"[dim]{number + 1}/{chosen.rounds} {name}: {found[name][-1]}[/]")
    return found


def report_ratio(found: dict[str, list[dict[str, float]]], out: Console) -> None:
    """The medians of a comparison, and how many times as fast this server is."""
    table = Table("as fast as they can", *found, "times as fast")
    for name, power in (("choices a second", 1), ("processor ms a choice", -1)):
        before, now = (statistics.median(one[name] for one in rounds) for rounds in found.values())
        table.add_row(name, f"{before:.5g}", f"{now:.5g}", f"{(now / before) ** power:.2f}")
    out.print(table)


def choices_a_second(evenings: list[Evening]) -> float:
    return round(sum(evening.fast_choices / evening.fast_seconds for evening in evenings), 1)


def more_files() -> None:
    """Every socket is an open file, at both ends."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    """Play, check, tell and write down."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=300, choices=range(1, MOST_TABLES + 1), metavar="1-2000")
    options.add_argument("--warm-up", type=float, default=10.0)
    options.add_argument("--seconds", type=float, default=60.0, help="at human pace")
    options.add_argument("--fast", type=float, default=15.0, help="seconds as fast as they can, and of echoes")
    options.add_argument("--processes", type=int, default=2, help="of guests")
    options.add_argument("--database-folder", help="where the database lies; without it, where temporary files do")
    options.add_argument("--against", metavar="REVISION", help="compare the server with that of this revision of git")
    options.add_argument("--rounds", type=int, default=4, help="of a comparison")
    chosen = options.parse_args()
    out = Console()
    more_files()
    with tempfile.TemporaryDirectory(dir=chosen.database_folder) as temporary:
        folder = Path(temporary)
        out.print(f"[dim]The database lies {lies_in(folder)}.[/]")
        if chosen.against:
            report_ratio(compare(folder, chosen, out), out)
            return 0
        with inn(folder) as server:
            out.print(f"[dim]{chosen.tables} tables at {server.address}, process {server.process.pid}[/]")
            evenings, efforts = play(server, chosen)
        found = gather(evenings, efforts, echoes(folder, chosen), check(evenings, *kept_in(folder / "inn.sqlite")))
        found["database"] = lies_in(folder)
    report(found, out)
    LATEST.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 1 if any(found["wrong"].values()) else 0


if __name__ == "__main__":
    sys.exit(main())
