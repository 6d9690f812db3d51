"""Trains a small player against three random ones, in minutes on a CPU: `python examples/train_small.py`.

The player is a linear softmax policy over the open actions, taught by policy gradients in NumPy: what was followed by a
better stand than usual becomes more likely. A stand is what one could still lose, in Fortitude over Alcohol Content and
in Gold, less what a rival has on average. Before and after, it plays games that do not count for learning, and what it
wins is printed with a 95 % interval; a player like the others would win a quarter. PYTHONPATH=build/compiled makes it
about twice as fast.
"""

import argparse
import time
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from innkeeper.arena.vector import Vector

PLAYERS = 4
TABLES = 64
STEPS = 64  # actions at each table between two lessons
FORESIGHT = 0.95  # what a stand one action later counts
PRIZE = 10.0  # what winning counts, in points of a stand, and losing against it
RATE = 0.02  # of learning, at first; it falls with the root of the lessons
CURIOSITY = 0.02

Floats = NDArray[np.float32]


class Player:
    """A weight for every number it sees and every action; larger numbers count by their logarithm."""

    def __init__(self, vector: Vector) -> None:
        self.seen = vector.encoding.discards  # the discard piles and what comes after them are left aside …
        self.newest = slice(vector.encoding.things, vector.encoding.things + 10)  # … but for the newest thing
        self.weights = np.zeros((self.seen + 11, vector.actions.count), np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)  # Adam's
        self.lessons = 0

    def look(self, observations: NDArray[np.int16]) -> Floats:
        """What it makes of the numbers; the last is always 1."""
        numbers = np.concatenate([observations[:, : self.seen], observations[:, self.newest]], 1).astype(np.float32)
        scaled = np.sign(numbers) * np.log1p(np.abs(numbers)) / 3
        return np.concatenate([scaled, np.ones((len(numbers), 1), np.float32)], 1)

    def chances(self, looks: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely it takes each action."""
        leaning = np.where(masks, looks @ self.weights, -np.inf)
        weighed = np.exp(leaning - leaning.max(1, keepdims=True))
        likely: Floats = weighed / weighed.sum(1, keepdims=True)
        return likely

    def learn(self, gradient: Floats) -> None:
        """One step of Adam uphill."""
        self.lessons += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        step = self.mean / (1 - 0.9**self.lessons)
        rate = RATE / sqrt(1 + self.lessons / 5)
        self.weights += rate * step / (np.sqrt(self.square / (1 - 0.99**self.lessons)) + 1e-6)


def draw(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    thresholds = rng.random((len(chances), 1)) * chances.sum(1, keepdims=True)
    drawn: NDArray[np.int64] = (chances.cumsum(1) > thresholds).argmax(1)
    return drawn


def stands(vector: Vector) -> Floats:
    """How the learner stands at each table."""
    first = vector.encoding.boards
    boards = vector.observations[:, first : first + 7 * PLAYERS].reshape(-1, PLAYERS, 7).astype(np.float32)
    life = np.minimum(boards[:, :, 0] - boards[:, :, 1], 10) + np.minimum(boards[:, :, 2], 10)
    life[boards[:, :, 3] == 1] = 0
    standing: Floats = life[:, 0] - life[:, 1:].mean(1)
    return standing


def lesson(vector: Vector, player: Player, rng: np.random.Generator) -> tuple[int, int]:
    """Play for a while, and learn from what came of it. Returns games won and played meanwhile."""
    looks, chances, actions, gains, ends = [], [], [], [], []
    victories = 0
    for _ in range(STEPS):
        looks.append(player.look(vector.observations))
        chances.append(player.chances(looks[-1], vector.masks))
        actions.append(draw(chances[-1], rng))
        before = stands(vector)
        rewards, ended = vector.step(actions[-1])
        gains.append(np.where(ended, PRIZE * np.sign(rewards[:, 0]), stands(vector) - before))
        ends.append(ended)
        victories += int((rewards[:, 0] > 0).sum())
    worth = np.zeros(TABLES)
    worths = []
    for gain, ended in zip(reversed(gains), reversed(ends), strict=True):
        worth = gain + FORESIGHT * np.where(ended, 0, worth)
        worths.append(worth)
    better = np.concatenate(worths[::-1])
    better = (better - better.mean()) / (better.std() + 1e-6)
    likely = np.concatenate(chances)
    surprise = -np.log(np.maximum(likely, 1e-9)) * likely
    push = -better[:, None] * likely + CURIOSITY * (surprise - likely * surprise.sum(1, keepdims=True))
    push[np.arange(len(push)), np.concatenate(actions)] += better
    player.learn((np.concatenate(looks).T @ push / len(push)).astype(np.float32))
    return victories, int(np.sum(ends))


def won(player: Player, games: int, seed: int) -> tuple[int, int]:
    """Games won and played; every table plays equally many, so that short ones do not count for more."""
    each = -(-games // TABLES)
    vector = Vector(TABLES, PLAYERS, seed, {1: "random", 2: "random", 3: "random"})
    rng = np.random.default_rng(seed)
    played, victories = np.zeros(TABLES, int), 0
    while (played < each).any():
        chances = player.chances(player.look(vector.observations), vector.masks)
        rewards, ended = vector.step(draw(chances, rng))
        victories += int((ended & (played < each) & (rewards[:, 0] > 0)).sum())
        played += ended
    return victories, each * TABLES


def told(victories: int, games: int) -> str:
    """A share with its 95 % interval (Wilson's)."""
    share, z = victories / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{share:.1%} of {games} games (95 %: {middle - reach:.1%} to {middle + reach:.1%})"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--lessons", type=int, default=60)
    options.add_argument("--games", type=int, default=1024, help="to measure with, before and after")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    vector = Vector(TABLES, PLAYERS, chosen.seed, {1: "random", 2: "random", 3: "random"})
    player = Player(vector)
    rng = np.random.default_rng(chosen.seed)
    print(f"Before: {told(*won(player, chosen.games, chosen.seed + 1))}", flush=True)
    start = time.monotonic()
    victories = games = 0
    for number in range(1, chosen.lessons + 1):
        more, played = lesson(vector, player, rng)
        victories, games = victories + more, games + played
        if number % 10 == 0 and games:
            minutes = (time.monotonic() - start) / 60
            print(f"{number} lessons, {minutes:.1f} min: {victories / games:.0%} won of the last {games}", flush=True)
            victories = games = 0
    print(f"After: {told(*won(player, chosen.games, chosen.seed + 1))}")


if __name__ == "__main__":
    main()
