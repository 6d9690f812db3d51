"""Fitting the regular: weights are tried in play against today's or other bots, and the best of them lead on.

Each generation draws candidates around the weights found so far, lets every one of them play the same games, and goes
on from the mean of the best quarter. What comes of it is measured at the end, on games that no candidate has played.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from math import exp
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

import msgspec
import polars as pl
from rich.console import Console
from rich.table import Table

from innkeeper.agreed import Agreed
from innkeeper.bots import Regular, play
from innkeeper.bots.numbers import DUEL, numbers_of, weights_of
from innkeeper.bots.weights import USUAL
from innkeeper.game import EndlessGame
from innkeeper.lab import LabError
from innkeeper.lab.entrants import entrant
from innkeeper.lab.pace import Counter
from innkeeper.lab.page import percent, span
from innkeeper.lab.run import box_for, check_bots, check_table, listed
from innkeeper.lab.seating import number as number_of
from innkeeper.lab.shares import shares
from innkeeper.lab.workers import at_home
from innkeeper.machine import cores
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with
from innkeeper.table.chance import Dice

SHARES: Final = frozenset({"lead", "later", "surplus", "taking_control", "undone_win"})  # between 0 and 1
IN_DUELS: Final = (DUEL, "worth.")  # what counts at a table of two
BEST: Final = 4  # one of so many candidates leads on
FIRST_SPREAD: Final = 0.25  # of a weight, relative to itself; of a share, absolute
LEAST_SPREAD: Final = 0.03
MOST_SPREAD: Final = 0.5  # what matters to nobody would go astray
BATCH: Final = 50  # games that a worker plays at once
WEIGHTS: Final = "weights.json"
PROGRESS: Final = "fit.json"


class Fit(Agreed, frozen=True, kw_only=True):
    """What is fitted, and on which games."""

    generations: int
    candidates: int
    games: int  # of each candidate in a generation
    held_out: int  # games at the end
    seats: int
    characters: list[str]
    seed: str
    against: str = "regular"  # the bot at the other seats
    weights: list[str]  # which are to be found; the others stay


class Progress(msgspec.Struct):
    """How far a fit has come."""

    fit: Fit
    generation: int
    mean: dict[str, float]
    spread: dict[str, float]


def new_fit(names: str, characters: str, **more: object) -> Fit:
    """A fit as it is asked for on the command line."""
    known = [name for name in numbers_of(USUAL) if more["seats"] != 2 or name.startswith(IN_DUELS)]
    weights = [
        name for name in known if any(name == asked or name.startswith(f"{asked}.") for asked in names.split(","))
    ]
    if names == "all":
        weights = list(known)
    if not weights:
        raise LabError(f"--weights names none that counts there; there are: all, {', '.join(known)}.")
    asked = msgspec.convert({**more, "characters": [], "weights": weights}, Fit)
    check_bots([asked.against], "--against")
    found = listed("--characters", characters, box_for(asked).characters)
    fit = msgspec.structs.replace(asked, characters=found)
    check_table(fit, fit.seats, fit.characters)
    return fit


def fit_weights(fit: Fit, folder: Path, workers: int | None, out: Console) -> Path:
    """Find weights; the file in which they are kept. What was begun in this folder goes on."""
    progress = begin(fit, folder)
    in_one = fit.candidates * fit.games
    done = in_one * progress.generation
    with at_home(workers or cores()) as at_work:
        with Counter(out, in_one * fit.generations + fit.held_out, done, at_work.ahead) as counter:
            while progress.generation < fit.generations:
                advance(progress, at_work.executor, counter)
                keep(folder, progress)
            found = held_out(progress, at_work.executor, counter)
        out.print(shown(progress, *found))
    return folder / WEIGHTS


def begin(fit: Fit, folder: Path) -> Progress:
    """From the start, or from where the folder says."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PROGRESS
    if path.exists():
        progress = msgspec.json.decode(path.read_bytes(), type=Progress)
        if msgspec.structs.replace(progress.fit, generations=fit.generations) != fit:
            raise LabError(f"{folder} holds another fit; give --out another folder, or the options of then.")
        return progress
    usual = numbers_of(USUAL)
    return Progress(fit, 0, {name: usual[name] for name in fit.weights}, dict.fromkeys(fit.weights, FIRST_SPREAD))


def keep(folder: Path, progress: Progress) -> None:
    """Write down how far it has come, and the weights."""
    (folder / PROGRESS).write_bytes(msgspec.json.format(msgspec.json.encode(progress)) + b"\n")
    rounded = {name: round(value, 3) for name, value in progress.mean.items()}
    (folder / WEIGHTS).write_bytes(msgspec.json.format(msgspec.json.encode(rounded)) + b"\n")


def advance(progress: Progress, executor: Executor, counter: Counter) -> None:
    """One generation."""
    fit = progress.fit
    progress.generation += 1
    dice = random.Random(f"{fit.seed} {progress.generation}")
    drawn = [draw(progress, dice) for _ in range(fit.candidates)]
    results = played(drawn, f"generation {progress.generation}", fit.games, fit, executor, counter)
    won = [fmean(result) for result in results]
    ranked = sorted(range(len(drawn)), key=lambda place: -won[place])
    best = [drawn[place] for place in ranked[: max(2, fit.candidates // BEST)]]
    for name in fit.weights:
        values = [candidate[name] for candidate in best]
        scale = 1.0 if is_share(name) else max(abs(progress.mean[name]), 1e-6)
        progress.mean[name] = fmean(values)
        spread = (progress.spread[name] + pstdev(values) / scale) / 2
        progress.spread[name] = min(MOST_SPREAD, max(LEAST_SPREAD, spread))
    counter.out.print(
        f"Generation {progress.generation}: {percent(fmean(won))} on average, {percent(max(won))} at best."
    )


def draw(progress: Progress, dice: random.Random) -> dict[str, float]:
    """A candidate near the weights found so far."""
    return {name: near(name, mean, progress.spread[name], dice) for name, mean in progress.mean.items()}


def is_share(name: str) -> bool:
    return name.removeprefix(DUEL) in SHARES


def near(name: str, mean: float, spread: float, dice: random.Random) -> float:
    if is_share(name):
        return min(1.0, max(0.0, mean + dice.gauss(0, spread)))
    return mean * exp(dice.gauss(0, spread))


def played(
    drawn: Sequence[dict[str, float]], what: str, number: int, fit: Fit, executor: Executor, counter: Counter
) -> list[list[float]]:
    """For each candidate what it won in each of so many games."""
    batches = [range(start, min(number, start + BATCH)) for start in range(0, number, BATCH)]
    handed = [[executor.submit(play_games, numbers, what, batch, fit) for batch in batches] for numbers in drawn]
    for future in as_completed([future for futures in handed for future in futures]):
        counter.add(len(future.result()))
    return [[won for future in futures for won in future.result()] for futures in handed]


def play_games(numbers: dict[str, float], what: str, games: range, fit: Fit) -> list[float]:
    """What a regular with these weights wins against the others; it sits on every seat in turn."""
    box = box_with(open_box(), fit.packs)
    candidate, others = Regular(weights_of(numbers)), [entrant(fit.against) for _ in range(fit.seats)]
    won: list[float] = []
    for game in games:
        seed = number_of(fit.seed, game, what)
        characters = fit.cast(fit.characters, fit.seats, Dice(seed).seeded(), box)
        mine = game % fit.seats
        bots = [candidate if seat == mine else others[seat] for seat in range(fit.seats)]
        try:
            ended = play(bots, fit.seated(characters, game // fit.seats % fit.seats), seed, box)
        except EndlessGame as error:
            raise LabError(f"A game of {', '.join(characters)} has no end: {error}.") from error
        won.append(1 / len(ended.winners) if mine in ended.winners else 0.0)
    return won


def held_out(progress: Progress, executor: Executor, counter: Counter) -> tuple[float, float, float]:
    """How often the weights found win games that no candidate has played, with the interval."""
    (won,) = played([progress.mean], "held out", progress.fit.held_out, progress.fit, executor, counter)
    rows = pl.LazyFrame({"bot": ["fitted"] * len(won), "game": range(len(won)), "won": won})
    (row,) = shares(rows, ["bot"]).to_dicts()
    return row["share"], row["low"], row["high"]


def shown(progress: Progress, share: float, low: float, high: float) -> Table:
    """The weights found beside today's, and what they win."""
    fit = progress.fit
    title = f"{percent(share)} ({span(low, high)}) of {fit.held_out:,} games held out against {fit.against}"
    if fit.against == "regular":
        title += f"; as today it were {percent(1 / fit.seats)}"
    table = Table("Weight", "Today", "Found", "±", title=title)
    usual = numbers_of(USUAL)
    for name in fit.weights:
        table.add_row(name, f"{usual[name]:.2f}", f"{progress.mean[name]:.2f}", f"{progress.spread[name]:.2f}")
    return table
