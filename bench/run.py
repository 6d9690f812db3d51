"""`make bench`: Innkeeper, compiled and pure, beside its peers, with random legal play in one process each; and its
arena beside the card games of PettingZoo and RLCard.

All are measured in turn, round after round, so that a busy moment of the machine meets everybody; what counts is the
median. Prints a table and writes bench/latest.json. `python bench/run.py --rounds 5 --seconds 2`
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
LATEST = ROOT / "bench" / "latest.json"
BUILDS = {"innkeeper_compiled": "build/compiled", "innkeeper_pure": "src"}
COMPONENTS = "innkeeper_components"  # compiled, too, at a table where everybody owns more than a hand
OWNERS = ("serena", "wizgille", "phrenk", "kaylin")
PEERS = ("rlcard_uno", "openspiel_crazy_eights", "python_chess")
WANTED = {"rlcard_uno": 5.0, "python_chess": 4.0, "openspiel_crazy_eights": 0.62}  # times as fast, compiled
VECTOR = "innkeeper_vector"
ARENA = (
    VECTOR,
    "innkeeper_pettingzoo",
    "innkeeper_gymnasium",
    "innkeeper_gymnasium_seats",
    "pettingzoo_leduc_holdem",
    "pettingzoo_texas_holdem",
    "pettingzoo_texas_holdem_no_limit",
    "rlcard_leduc_holdem",
    "rlcard_gin_rummy",
)
VECTOR_WANTED = 3.0  # times as fast as PettingZoo's own games

Figures = dict[str, float]


def measure(name: str, seconds: float) -> Figures:
    """One round for one contender, in a process of its own."""
    environment = dict(os.environ)
    script = "arena.py" if name in ARENA else "peers.py"
    command = [sys.executable, str(ROOT / "bench" / script), name, str(seconds)]
    play = [sys.executable, str(ROOT / "bench" / "innkeeper_play.py"), str(seconds)]
    if name in (*ARENA, COMPONENTS):
        environment["PYTHONPATH"] = str(ROOT / BUILDS["innkeeper_compiled"])
    if name in BUILDS:
        environment["PYTHONPATH"] = str(ROOT / BUILDS[name])
        command = play
    if name == COMPONENTS:
        command = [*play, *OWNERS]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stderr}")
    figures = json.loads(done.stdout.splitlines()[-1])
    module = figures.pop("module", "")
    if name in BUILDS and module.endswith(".py") != (name == "innkeeper_pure"):
        raise SystemExit(f"{name} was to be measured, but {module} was loaded.")
    return {key: float(value) for key, value in figures.items()}


def play_rounds(names: list[str], rounds: int, seconds: float, out: Console) -> dict[str, list[Figures]]:
    """Every contender once a round; each round begins with another one."""
    results: dict[str, list[Figures]] = {name: [] for name in names}
    for number in range(rounds):
        first = number % len(names)
        for name in names[first:] + names[:first]:
            results[name].append(measure(name, seconds))
        speeds = ", ".join(f"{name} {results[name][-1]['decisions_per_s']:,.0f}" for name in names)
        out.print(f"[dim]round {number + 1}: {speeds}[/]", soft_wrap=True)
    return results


def median(results: list[Figures], key: str) -> float:
    """The middle one of all rounds."""
    return statistics.median(figures[key] for figures in results)


def ratio(ours: list[Figures], theirs: list[Figures]) -> float:
    """How many times as fast as a peer: the median of the rounds' ratios."""
    pairs = zip(ours, theirs, strict=True)
    return statistics.median(our["decisions_per_s"] / their["decisions_per_s"] for our, their in pairs)


def report(results: dict[str, list[Figures]], out: Console) -> None:
    """The table: speeds, and how many times as fast each build of Innkeeper is."""
    builds = [name for name in BUILDS if name in results]
    table = Table("", "decisions/s", *(build.removeprefix("innkeeper_") for build in builds), "compiled, wanted")
    for name, figures in results.items():
        ratios = [f"{ratio(results[build], figures):.2f} ×" for build in builds]
        wanted = f"{WANTED[name]} ×" if name in WANTED else ""
        table.add_row(name, f"{median(figures, 'decisions_per_s'):,.0f}", *ratios, wanted)
    out.print(table)
    for build in builds:
        copy, choose = median(results[build], "copy_us"), median(results[build], "copy_choose_per_s")
        out.print(f"{build}: copy() in mid-game {copy:.1f} µs, copy and choose {choose:,.0f} a second")


def report_arena(results: dict[str, list[Figures]], out: Console) -> None:
    """The second table: decisions as learners see them, and how many times as fast the vector runner is."""
    table = Table("", "decisions/s", "of processor time", "vector runner", "wanted")
    for name, figures in results.items():
        wanted = f"{VECTOR_WANTED} ×" if name.startswith("pettingzoo_") else ""
        speeds = [f"{median(figures, key):,.0f}" for key in ("decisions_per_s", "decisions_per_cpu_s")]
        table.add_row(name, *speeds, f"{ratio(results[VECTOR], figures):.2f} ×", wanted)
    out.print(table)


def write_latest(results: dict[str, list[Figures]]) -> None:
    """bench/latest.json: the medians; copies are those of the compiled build where there is one."""
    latest: dict[str, float | None] = dict.fromkeys((*BUILDS, COMPONENTS, *PEERS, *ARENA))
    for name, figures in results.items():
        latest[name] = round(median(figures, "decisions_per_s"), 1)
    for build in [name for name in BUILDS if name in results][:1]:
        latest["copy_us"] = round(median(results[build], "copy_us"), 2)
        latest["copy_choose_per_s"] = round(median(results[build], "copy_choose_per_s"), 1)
    LATEST.write_text(json.dumps(latest, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, tell and write down."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--only", nargs="*", default=[*BUILDS, COMPONENTS, *PEERS, *ARENA], help="measure only these")
    chosen = options.parse_args()
    out = Console()
    names = list(chosen.only)
    if "innkeeper_compiled" in names and not list((ROOT / "build" / "compiled").glob("innkeeper__mypyc.*")):
        out.print("There is no compiled engine here; only the pure one is measured.")
        names = [name for name in names if name not in ("innkeeper_compiled", COMPONENTS)]
    results = play_rounds(names, chosen.rounds, chosen.seconds, out)
    report({name: figures for name, figures in results.items() if name not in ARENA}, out)
    if VECTOR in results:
        report_arena({name: figures for name, figures in results.items() if name in ARENA}, out)
    write_latest(results)


if __name__ == "__main__":
    main()
