"""Random legal play in Innkeeper: `python bench/innkeeper_play.py SECONDS [CHARACTER …]` prints JSON.

Which build is measured is a matter of PYTHONPATH (src or build/compiled). Every decision comes with its legal options
and the encoded view of the seat that decides, with what the log tells it since the last one. A decision is a question
with two or more legal answers; picking several cards is one.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from typing import Any

from innkeeper import game as front_door
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup

CHARACTERS = ["deirdre", "fiona", "gerki", "zot"]
POSITIONS = 40  # in mid-game, for the copies
BETWEEN = 25  # answers between two of them
COPIES = 200  # of each


def any_answer(question: Any, rng: random.Random) -> int | list[int]:
    """One legal answer, at random: an option, or where cards may be picked, any of those."""
    picks = len(question.picks)
    if not picks or (question.options and rng.random() < 1 / 2):
        return int(rng.random() * len(question.options))
    if question.least:
        return rng.sample(range(picks), question.least)
    mask = rng.getrandbits(picks)
    return [place for place in range(picks) if mask >> place & 1]


def new_game(box: Any, rng: random.Random) -> Game:
    """A fresh table, of four unless others are named."""
    return Game.new(Setup(characters=sys.argv[2:] or CHARACTERS), rng.getrandbits(128), box)


def decisions_per_second(box: Any, seconds: float) -> float:
    """Whole games, one after the other, for so long."""
    rng = random.Random(1)
    decisions = seen = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = new_game(box, rng)
        told = 0
        while (question := game.next()) is not None:
            seat = question.seat
            if len(question.options) > 1 or question.picks:
                decisions += 1
                seen += len(game.view(seat, told).encode())
                told = game.told
            game.choose(seat, any_answer(question, rng))
    assert seen, "nobody saw anything"
    return decisions / (time.perf_counter() - start)


def positions(box: Any) -> list[Game]:
    """Games in the middle of things."""
    rng = random.Random(2)
    found: list[Game] = []
    while len(found) < POSITIONS:
        game = new_game(box, rng)
        answered = 0
        while (question := game.next()) is not None and len(found) < POSITIONS:
            game.choose(question.seat, any_answer(question, rng))
            answered += 1
            if answered % BETWEEN == 0 and game.next() is not None:
                found.append(game.copy())
    return found


def copy_microseconds(games: list[Game]) -> float:
    """What one copy takes: the median over the positions."""
    times = []
    for game in games:
        start = time.perf_counter()
        for _ in range(COPIES):
            game.copy()
        times.append((time.perf_counter() - start) / COPIES * 1e6)
    return statistics.median(times)


def copies_and_choices_per_second(games: list[Game]) -> float:
    """A copy and a random answer in it, how often in a second."""
    rng = random.Random(3)
    start = time.perf_counter()
    for game in games:
        question = game.next()
        assert question is not None
        for _ in range(COPIES):
            game.copy().choose(question.seat, any_answer(question, rng))
    return len(games) * COPIES / (time.perf_counter() - start)


def main() -> None:
    """Measure the build that PYTHONPATH names."""
    box = open_box()
    seconds = float(sys.argv[1])
    decisions_per_second(box, min(seconds, 0.2))  # warm up
    games = positions(box)
    figures = {
        "module": front_door.__file__,
        "decisions_per_s": decisions_per_second(box, seconds),
        "copy_us": copy_microseconds(games),
        "copy_choose_per_s": copies_and_choices_per_second(games),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
