"""A small policy that corrects the regular; `learn_from_search.py` teaches it.

What may be done is told to it by a few numbers, among them whether the regular would do it and how much it likes it,
and by two names: of the action with this deck, and of the deed, which other decks have, too. What the seat sees goes
through one hidden layer, and says how much each number and name counts. Before anything is learnt only the regular's
choice does.
"""

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from innkeeper.arena.actions import DECLINE, ON_WHOM
from innkeeper.arena.invitation import encoding
from innkeeper.arena.scales import scales
from innkeeper.bots import Answer, Regular
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.prospects import worth_in_hand, worth_of_discarding
from innkeeper.table.chance import Chance
from innkeeper.view import View

USUAL, LIKING, NUMBERS = 0, 1, 4  # of an action: the regular would take it, likes it so; life and Gold of whom it hits
SURE = 3.0  # how much the regular's choice counts at first
NEVER = -6.0  # what is worth so much less than the best is not told apart
UNKNOWN = -1.0  # a loss that no trial can tell

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Moment(NamedTuple):
    """A seat is to take one of several actions."""

    seen: NDArray[np.int16]
    ways: list[int]
    numbers: Floats  # a row for each of them
    names: list[tuple[str, str]]


class Look:
    """A question as the policy looks at it, one action after another; what is the only thing to do is done."""

    def __init__(self, view: View, usual: Answer) -> None:
        self.view = view
        self.usual = encoding().spell(view, usual)  # what the regular would do, as far as it is not done
        self.asked = encoding().asked(view)
        question, eyes, regular = self.asked.question, Eyes(view), Regular()
        self.scores = [regular.score(eyes, question, option) for option in question.options]
        had = worth_of_discarding(eyes, question) if question.picks else 0.0
        self.gains = [had - worth for worth in worth_in_hand(eyes, question.picks)]
        self.answer = self._go_on(None)

    def take(self, action: int) -> None:
        """Take an action; `answer` is there once it is whole."""
        if action in self.usual:
            self.usual.remove(action)
        self.answer = self._go_on(self.asked.take(action))

    def _go_on(self, answer: Answer | None) -> Answer | None:
        while answer is None and len(self.asked.ways) == 1:
            answer = self.asked.take(next(iter(self.asked.ways)))
        return answer

    def moment(self) -> Moment:
        """What is to be decided now."""
        at, view, ways = encoding(), self.view, list(self.asked.ways)
        seen = np.frombuffer(at.observed(view, at.blank(view), self.asked), np.int16)
        usual = next((action for action in self.usual if action in self.asked.ways), DECLINE)
        liked = [self._liking(action) for action in ways]
        rows: list[list[float]] = []
        for action, liking in zip(ways, liked, strict=True):
            row = [float(action == usual), max(liking - max(liked), NEVER) / 3, 0.0, 0.0]
            whom = aimed_at(action)
            if whom >= 0:
                fortitude, alcohol, gold = (int(number) for number in seen[at.boards + 7 * whom :][:3])
                row[2:] = (fortitude - alcohol) / 10, gold / 10
            rows.append(row)
        deck, what = view.places[view.seat].character, self.asked.question.what
        names = [(f"{deck} {action}", f"{what}: {deed(deck, action)}") for action in ways]
        return Moment(seen, ways, np.array(rows, np.float32), names)

    def _liking(self, action: int) -> float:
        """What the regular thinks an action is worth."""
        places, actions = self.asked.ways[action], encoding().actions
        if actions.pick <= action < actions.give:
            return self.gains[places[0]]
        return max((self.scores[place] for place in places), default=0.0)


@cache
def aimed_at(action: int) -> int:
    """At whom an action is aimed, clockwise from the own seat; -1: at nobody."""
    actions = encoding().actions
    if actions.play <= action < actions.pick:
        return (action - actions.play) % ON_WHOM - 1
    for first, end in ((actions.give, actions.choose), (actions.sell, actions.potion)):
        if first <= action < end:
            return action - first
    return -1


@cache
def deed(deck: str, action: int) -> str:
    """What an action is, told alike for cards that do the same."""
    actions = encoding().actions
    cards, whom = actions.decks[deck], ("", "on oneself", "on another")[min(aimed_at(action), 1) + 1]
    if actions.play <= action < actions.pick:
        face, mode = cards.uses[(action - actions.play) // ON_WHOM]
        return f"play {'+'.join(type(effect).__name__ for effect in face.plays[mode].effects)} {whom}"
    if actions.pick <= action < actions.give:
        face = cards.faces[action - actions.pick]
        return f"pick {'+'.join(type(effect).__name__ for play in face.plays[:1] for effect in play.effects)}"
    return f"name {whom}" if whom else str(action)


class Policy:
    """A hidden layer over what is seen says how much each name and number of an action counts."""

    def __init__(self, columns: Ints, names: list[str], weights: dict[str, Any]) -> None:
        self.columns = columns  # of an observation, that are looked at
        self.names = {name: place for place, name in enumerate(names, start=NUMBERS + 1)}
        self.weights = weights  # `hidden` and `bias` of the layer; `counts`: NUMBERS rows, one for new names, the names

    @staticmethod
    def new(columns: Ints, names: list[str], hidden: int, rng: np.random.Generator) -> "Policy":
        """One that plays as the regular does."""
        layer = rng.normal(0, 1 / sqrt(len(columns) / 10), (len(columns), hidden)).astype(np.float32)
        counts = np.zeros((NUMBERS + 1 + len(names), 1 + hidden), np.float32)
        counts[USUAL, 0] = SURE
        return Policy(columns, names, {"hidden": layer, "bias": np.zeros(hidden, np.float32), "counts": counts})

    def twin(self) -> "Policy":
        """One that stays as this one is now."""
        return Policy(self.columns, list(self.names), {key: weight.copy() for key, weight in self.weights.items()})

    def save(self, path: Path) -> None:
        np.savez_compressed(path, columns=self.columns, names=np.array(list(self.names)), **self.weights)

    @staticmethod
    def load(path: Path) -> "Policy":
        with np.load(path) as file:
            columns, names = file["columns"], [str(name) for name in file["names"]]
            return Policy(columns, names, {key: file[key] for key in ("hidden", "bias", "counts")})

    def look(self, seen: NDArray[np.int16]) -> Floats:
        """What it makes of one or many observations."""
        return scales().normalised(seen)[..., self.columns]

    def places(self, names: list[tuple[str, str]]) -> Ints:
        """Which rows of `counts` belong to the names of actions."""
        return np.array([[self.names.get(name, NUMBERS) for name in both] for both in names])

    def thoughts(self, looks: Floats) -> Floats:
        """The hidden layer; the first is always 1."""
        hidden = np.maximum(looks @ self.weights["hidden"] + self.weights["bias"], 0)
        return np.concatenate([np.ones((*hidden.shape[:-1], 1), np.float32), hidden], -1)

    def leaning(self, thoughts: Floats, places: Ints, numbers: Floats) -> Floats:
        """How much it leans to each way of many moments."""
        counts = thoughts @ self.weights["counts"].T
        row = np.arange(len(places))[:, None]
        named: Floats = counts[row, places[..., 0]] + counts[row, places[..., 1]]
        numbered: Floats = (numbers * counts[:, None, :NUMBERS]).sum(-1)
        return named + numbered

    def judge(self, moment: Moment) -> Floats:
        """How much it leans to each way of one."""
        thoughts = self.thoughts(self.look(moment.seen))[None]
        leaning: Floats = self.leaning(thoughts, self.places(moment.names)[None], moment.numbers[None])[0]
        return leaning

    def choose(self, view: View, chance: Chance) -> Answer:
        """As any bot does."""
        look = Look(view, Regular().choose(view, chance))
        while look.answer is None:
            moment = look.moment()
            look.take(moment.ways[int(self.judge(moment).argmax())])
        return look.answer


# Learning


class Lessons(NamedTuple):
    """Many moments, a row each; as many columns as the one with most ways has."""

    games: Ints
    decisions: Ints
    looks: Floats
    open: NDArray[np.bool_]
    places: Ints
    numbers: Floats
    values: Floats  # how far a way was from the teacher's choice, in chances to win; or UNKNOWN
    taken: Ints

    def of(self, rows: Any) -> "Lessons":
        return Lessons(*(column[rows] for column in self))

    def aims(self, warmth: float) -> Floats:
        """What is to be learnt: each way by its value, or the teacher's choice alone."""
        if not warmth:
            return np.eye(self.open.shape[1], dtype=np.float32)[self.taken]
        return shares(np.where(self.values > UNKNOWN, self.values / warmth, -np.inf))


def shares(leaning: Floats) -> Floats:
    """How likely each way is taken, by how much one leans to it."""
    weighed = np.exp(leaning - leaning.max(1, keepdims=True))
    likely: Floats = weighed / weighed.sum(1, keepdims=True)
    return likely


def likely(policy: Policy, lessons: Lessons, thoughts: Floats) -> Floats:
    """How likely the policy takes each way."""
    leaning = policy.leaning(thoughts, lessons.places, lessons.numbers)
    return shares(np.where(lessons.open, leaning, -np.inf))


def gradients(policy: Policy, lessons: Lessons, warmth: float) -> dict[str, Floats]:
    """Where to change each weight, so that the policy is less often surprised by the teacher."""
    thoughts, counts = policy.thoughts(lessons.looks), policy.weights["counts"]
    off = (likely(policy, lessons, thoughts) - lessons.aims(warmth)) / len(lessons.looks)
    back, row = np.zeros((len(off), len(counts)), np.float32), np.arange(len(off))[:, None]
    for which in range(2):
        np.add.at(back, (row, lessons.places[..., which]), off)
    back[:, :NUMBERS] += (off[..., None] * lessons.numbers).sum(1)
    deep = (back @ counts)[:, 1:] * (thoughts[:, 1:] > 0)
    return {"hidden": lessons.looks.T @ deep, "bias": deep.sum(0), "counts": back.T @ thoughts}


def surprise(policy: Policy, lessons: Lessons, warmth: float) -> float:
    """How much the teacher surprises the policy, on average (cross entropy)."""
    chances = likely(policy, lessons, policy.thoughts(lessons.looks))
    return float(-(lessons.aims(warmth) * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


class Adam:
    """Changes weights downhill, and lets them fade a little."""

    def __init__(self, weights: dict[str, Floats], rate: float, decay: float) -> None:
        self.weights, self.rate, self.decay, self.steps = weights, rate, decay, 0
        self.mean = {key: np.zeros_like(weight) for key, weight in weights.items()}
        self.square = {key: np.zeros_like(weight) for key, weight in weights.items()}

    def step(self, gradients: dict[str, Floats]) -> None:
        self.steps += 1
        for key, gradient in gradients.items():
            self.mean[key] += 0.1 * (gradient - self.mean[key])
            self.square[key] += 0.001 * (gradient**2 - self.square[key])
            step = self.mean[key] / (1 - 0.9**self.steps)
            step /= np.sqrt(self.square[key] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[key] -= self.rate * (step + self.decay * self.weights[key])
