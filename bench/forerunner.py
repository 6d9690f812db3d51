"""The veteran and one of before at the same tables: `python bench/forerunner.py REVISION --games 400 --seats 2`.

The one of before is that of the revision's `innkeeper.bots`, by the rules of today. It has a process of its own, which
plays the same games along. At tables of more than two the other seats are regulars of today. Twice in a row the same
cards are dealt, and the two have changed seats. Budgets in seconds are fair only with PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from innkeeper.bots import UnknownBot, answer, bot, own_dice
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice

HERE = Path(__file__).resolve()
CHARACTERS = "fiona,gog,zot,gerki,eve,dimli,deirdre,phrenk"  # whom all revisions know
MINE, ITS, OTHERS = "today's", "that of before", "others"

Said = dict[str, Any]
Pair = tuple[str, str]  # who won the two games of the same cards


class Along:
    """A game that is played along move by move, and what one bot would do in it."""

    def __init__(self, setup: Setup, seed: int, name: str) -> None:
        self.game = Game.new(setup, seed, open_box())
        self.bot = bot(name)
        self.dice = own_dice(seed, len(setup.characters))

    def asked(self) -> list[object]:
        """What is asked next, and how all stand: it is the same in both processes."""
        question = self.game.next()
        if question is None:
            return ["over", self.game.winners]
        stand = [[seat.fortitude, seat.alcohol, seat.gold, seat.hand] for seat in self.game.view(-1).seats]
        return [question.seat, question.what, len(question.options), len(question.picks), stand]

    def answer(self, seat: int) -> int | list[int]:
        return answer(self.bot, self.game, seat, self.dice[seat])


class Forerunner:
    """The process of the one of before, as seen from here."""

    def __init__(self, code: Path, name: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE), "--along", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(code)},
        )

    def say(self, **said: object) -> Said:
        """Tell it something; what it says to that."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("The bot of before has ended; what it said is above.")
        found: Said = json.loads(line)
        return found

    def end(self) -> None:
        """It ends when nothing more can be said to it."""
        self.process.communicate()


def play_along(name: str) -> None:
    """In the process of the one of before: do what is said on each line, and say what is asked then."""
    along: Along | None = None
    for line in sys.stdin:
        said = json.loads(line)
        if "deal" in said:
            along = Along(Setup(said["deal"], first=said["first"]), said["seed"], name)
        assert along is not None
        if "choose" in said:
            along.game.choose(said["seat"], said["choose"])
        told: Said = {"asked": along.asked()}
        if "answer" in said:
            told["answer"] = along.answer(said["answer"])
        print(json.dumps(told), flush=True)


def play(number: int, seats: int, name: str, seed: int, other: Forerunner) -> str:
    """One game; who of the two won it, if one of them did."""
    chance = Dice(seed * 1_000_000 + number // 2).seeded()
    cards, characters = chance.below(1 << 60), chance.some(CHARACTERS.split(","), seats)
    first, mine = chance.below(seats), chance.below(seats)
    its = (mine + 1 + chance.below(seats - 1)) % seats
    if number % 2:
        mine, its = its, mine
    here = Along(Setup(characters, first=first), cards, name)
    regular = bot("regular")
    there = other.say(deal=characters, first=first, seed=cards)
    while (question := here.game.next()) is not None:
        assert there["asked"] == here.asked(), "the two play different games"
        seat = question.seat
        if question.is_forced():
            chosen: int | list[int] = 0
        elif seat == mine:
            chosen = here.answer(seat)
        elif seat == its:
            chosen = other.say(answer=seat)["answer"]
        else:
            chosen = answer(regular, here.game, seat, here.dice[seat])
        here.game.choose(seat, chosen)
        there = other.say(seat=seat, choose=chosen)
    names: dict[tuple[int, ...], str] = {(mine,): MINE, (its,): ITS}
    return names.get(tuple(here.game.winners), OTHERS)


def evening(pairs: range, seats: int, name: str, seed: int, code: Path) -> list[Pair]:
    """Some pairs of games, one after the other, with one process of before."""
    other = Forerunner(code, name)
    try:
        return [
            (play(2 * pair, seats, name, seed, other), play(2 * pair + 1, seats, name, seed, other)) for pair in pairs
        ]
    finally:
        other.end()


def evenings(games: int, seats: int, name: str, seed: int, code: Path) -> list[Pair]:
    """All games, on all cores."""
    cores = os.cpu_count() or 1
    portions = [range(start, games // 2, cores) for start in range(cores)]
    with ProcessPoolExecutor(cores) as pool:
        found = pool.map(partial(evening, seats=seats, name=name, seed=seed, code=code), portions)
        return [pair for portion in found for pair in portion]


def gap(pairs: list[Pair]) -> tuple[float, float]:
    """By how much more often today's won than that of before, and half of the 95 % interval. The two games of a pair
    are of the same cards, so it is pairs that are independent."""
    gaps = [(pair.count(MINE) - pair.count(ITS)) / 2 for pair in pairs]
    return mean(gaps), 1.96 * stdev(gaps) / sqrt(len(gaps))


def with_bots_of(revision: str) -> Path:
    """The code of today with the bots of another revision; a folder for PYTHONPATH."""
    from load_server import ROOT, commit_of, compiled, unpack  # which the process of before has no need of

    commit = commit_of(revision)
    folder = ROOT / "build" / "forerunners" / commit
    shutil.rmtree(folder / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", folder / "src", ignore=lambda at, _: ["bots"] if Path(at).name == "innkeeper" else [])
    shutil.copy(ROOT / "hatch_build.py", folder)
    unpack(commit, "src/innkeeper/bots", folder)
    return compiled(folder)


def main() -> None:
    """Play and tell."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("revision", help="of git; or with --along a bot's name")
    options.add_argument("--along", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--bot", default="veteran:60", help="of both revisions")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    if chosen.along:
        play_along(chosen.revision)
        return
    if chosen.games < 4 or chosen.games % 2:
        options.error("--games: an even number, at least 4, for two games are played of the same cards")
    if not 2 <= chosen.seats <= len(CHARACTERS.split(",")):
        options.error(f"--seats: from 2 to {len(CHARACTERS.split(','))}")
    try:
        bot(chosen.bot)
    except UnknownBot as error:
        options.error(f"--bot: {error}")
    pairs = evenings(chosen.games, chosen.seats, chosen.bot, chosen.seed, with_bots_of(chosen.revision))
    won = Counter(result for pair in pairs for result in pair)
    games = won.total()
    middle, reach = gap(pairs)
    print(f"{games} games at tables of {chosen.seats}: today's won {won[MINE] / games:.1%}, that of before", end=" ")
    print(f"{won[ITS] / games:.1%}; {middle:+.1%} (95 %: {middle - reach:+.1%} to {middle + reach:+.1%})")


if __name__ == "__main__":
    main()
