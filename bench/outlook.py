"""The numbers of the veteran's outlook, fitted to games of one kind of bot: `python bench/outlook.py regular`.

At the beginning of each turn it is noted what each side has left, and at the end who won. How likely a side is to win
is its share of all strength, and the logarithm of its strength a sum of what it has, each part so many times. How many
times, by how many sides are left, is printed, with how much of the spread of results that explains (R²) in the fifth of
the games that was held out. What more is worth looking at goes into `parts`.
"""

from __future__ import annotations

import argparse
from math import log

import numpy as np
from numpy.typing import NDArray

from innkeeper.bots import bot, own_dice
from innkeeper.bots.outlook import NO_COIN, NOTHING_LEFT, Side, side_of
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.table.table import Table

Floats = NDArray[np.float64]
PLAYERS = 4
HELD_OUT = 5  # of so many games one
STEPS = 30
SMALL = 1e-6
NAMES = ("points", "a coin", "drunk", "to drink", "in hand")


def parts(side: Side) -> list[float]:
    """What a side has left, as the outlook counts it."""
    points, coins = max(NOTHING_LEFT, float(side.points)), max(NO_COIN, float(side.gold))
    return [log(points), 1 / coins, side.drunk, side.to_drink, side.in_hand]


def moment(table: Table) -> list[list[float]]:
    """A row for each side that is left: whose it is, and what it has."""
    left = sorted({seat.side for seat in table.players if not seat.out})
    return [[float(side), *parts(side_of(table, side))] for side in left]


def watch(name: str, seed: int) -> tuple[list[list[list[float]]], list[int]]:
    """Play a game: what there was at the beginning of each turn, and which sides won."""
    box, chance, player = open_box(), Dice(seed).seeded(), bot(name)
    setup = Setup(chance.some(sorted(box.characters), PLAYERS), first=chance.below(PLAYERS))
    game, dice = Game.new(setup, seed, box), own_dice(seed, PLAYERS)
    moments: list[list[list[float]]] = []
    turn = -1
    while (question := game.next()) is not None:
        if game.table.turn != turn:
            turn = game.table.turn
            moments.append(moment(game.table))
        seat = question.seat
        game.choose(seat, 0 if question.is_forced() else player.choose(game.view(seat), dice[seat]))
    return moments, [game.table.seats[winner].side for winner in game.winners]


def collect(name: str, games: int, seed: int) -> dict[int, tuple[Floats, Floats, NDArray[np.bool_]]]:
    """By how many sides are left: what each has, its share of the win, and what is held out."""
    found: dict[int, tuple[list[list[list[float]]], list[list[float]], list[bool]]] = {}
    for number in range(games):
        moments, winners = watch(name, seed * games + number)
        for sides in moments:
            has, won, out = found.setdefault(len(sides), ([], [], []))
            has.append([side[1:] for side in sides])
            won.append([float(side[0] in winners) / len(winners) for side in sides])
            out.append(number % HELD_OUT == 0)
    return {many: (np.array(has), np.array(won), np.array(out)) for many, (has, won, out) in found.items() if many > 1}


def shares(has: Floats, weights: Floats) -> Floats:
    """How likely each side is to win."""
    strength = has @ weights
    found: Floats = np.exp(strength - strength.max(1, keepdims=True))
    found /= found.sum(1, keepdims=True)
    return found


def fit(has: Floats, won: Floats) -> Floats:
    """The weights by which what happened is likeliest: Newton's method."""
    weights = np.zeros(has.shape[-1])
    for _ in range(STEPS):
        likely = shares(has, weights)
        slope = np.einsum("ms,msp->p", likely - won, has)
        mean = np.einsum("ms,msp->mp", likely, has)
        bend = np.einsum("ms,msp,msq->pq", likely, has, has) - mean.T @ mean
        step = np.linalg.solve(bend + SMALL * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < SMALL:
            break
    return weights


def explained(has: Floats, won: Floats, weights: Floats) -> float:
    """How much of the spread of results the shares explain."""
    return float(1 - ((shares(has, weights) - won) ** 2).sum() / ((1 / won.shape[1] - won) ** 2).sum())


def main() -> None:
    """Play, fit and tell."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bot", help="who plays all seats: regular, regular:1 …")
    options.add_argument("--games", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    for many, (has, won, out) in sorted(collect(chosen.bot, chosen.games, chosen.seed).items()):
        weights = fit(has[~out], won[~out])
        told = ", ".join(f"{name} {weight:.3f}" for name, weight in zip(NAMES, weights, strict=True))
        print(f"{many} left, {len(has):,} turns: R² {explained(has[out], won[out], weights):.3f}; {told}")


if __name__ == "__main__":
    main()
