"""The examples run."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from innkeeper.arena.invitation import box, encoding
from innkeeper.arena.vector import Vector
from innkeeper.bots import Answer, Budget, Regular
from innkeeper.bots.candidates import candidates
from innkeeper.game import Game
from innkeeper.table.chance import Chance, Dice
from innkeeper.view import View

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_lesson_makes_what_went_well_more_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    training = example("train_small")
    monkeypatch.setattr(training, "TABLES", 4)
    monkeypatch.setattr(training, "STEPS", 8)
    vector = Vector(4, 4, 1, {1: "random", 2: "random", 3: "random"})
    player = training.Player(vector)
    even = player.chances(player.look(vector.observations), vector.masks)
    assert np.allclose(even.max(1), 1 / vector.masks.sum(1))
    training.lesson(vector, player, np.random.default_rng(1))
    after = player.chances(player.look(vector.observations), vector.masks)
    assert np.allclose(after.sum(1), 1) and not after[~vector.masks].any()
    assert (after.max(1) > 1 / vector.masks.sum(1)).any()


def test_a_share_is_told_with_its_interval() -> None:
    assert example("train_small").told(50, 100) == "50.0% of 100 games (95 %: 40.4% to 59.6%)"


def test_a_policy_is_learnt_from_a_search(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    learning = example("learn_from_search")
    lessons, policy = tmp_path / "lessons", tmp_path / "policy.npz"
    for name, digit in (("LEARNT", 1), ("WATCHED", 2), ("MEASURED", 3)):
        monkeypatch.setattr(learning, name, {digit})
    for games in ("1", "3"):  # it goes on where it ended
        learning.main(["data", str(lessons), "--bot", "veteran:12", "--games", games])
    assert sorted(path.name for path in lessons.glob("game-*")) == [f"game-00000{number}.npz" for number in (1, 2, 3)]
    with pytest.raises(SystemExit, match="holds other games"):
        learning.main(["data", str(lessons), "--bot", "veteran:13", "--games", "4"])
    learning.main(["train", str(lessons), str(policy), "--lessons", "2"])
    asked: list[View] = []
    choose = learning.Policy.choose

    def watched(policy: Any, view: View, chance: Chance) -> Answer:
        asked.append(view)
        found: Answer = choose(policy, view, chance)
        return found

    monkeypatch.setattr(learning.Policy, "choose", watched)
    for guide, chooses in (([], True), (["--guide", "order"], False), (["--guide", "trials"], True)):
        asked.clear()
        learning.main(["play", str(policy), "--games", "1", "--trials", "8", *guide])
        assert bool(asked) == chooses  # as an order it is asked what it leans to, and nothing else
    assert not caplog.records  # a search that is lost in thought answers as a regular, and says so there
    said = capsys.readouterr().out
    assert said.count("With it won more often by") == 3
    for told in (
        "2 of 2 games",
        "lesson 2: surprise",
        "Held out:",
        "By the teacher's trials",
        "With the policy won",
        "Without it won",
    ):
        assert told in said
    fresh = learning.Policy.new(*learning.vary(lessons), 4, np.random.default_rng(1))
    moments = learning.read(lessons, {1}, fresh)
    before, adam = learning.surprise(fresh, moments, 0.01), learning.Adam(fresh.weights, 0.01, 0.0)
    for _ in range(5):
        adam.step(learning.gradients(fresh, moments, 0.01))
    assert learning.surprise(fresh, moments, 0.01) < before


def test_a_policy_puts_first_what_it_leans_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    guided, small = example("guided_search"), example("small_policy")
    policy = small.Policy.new(np.arange(9), [], 4, np.random.default_rng(1))
    game, orders = Game.new(example("learn_from_search").table(["fiona", "gog", "zot", "eve"], 1), 1, box()), 0
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        usual = candidates(view, Dice(1))
        policy.weights["counts"][small.USUAL, 0] = small.SURE
        assert guided.Guided(Budget(trials=1), policy, False).candidates(view, Dice(1))[0] == usual[0]
        policy.weights["counts"][small.USUAL, 0] = -small.SURE  # it has learnt that the regular is wrong
        other = guided.Guided(Budget(trials=1), policy, False).candidates(view, Dice(1))
        assert sorted(map(str, other)) == sorted(map(str, usual))
        orders += other[0] != usual[0]
        game.choose(question.seat, usual[0])
    assert orders > 10


def test_before_it_has_learnt_the_policy_plays_as_the_regular(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    learning = example("learn_from_search")
    policy = learning.Policy.new(np.arange(9), [], 4, np.random.default_rng(1))
    table = learning.table(learning.CHARACTERS.split(","), 1)
    game, dice = Game.new(table, 1, learning.box()), Dice(1).seeded()
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        usual = Regular().choose(view, dice.copy())
        own = policy.choose(view, dice.copy())
        assert encoding().spell(view, own) == encoding().spell(view, usual)
        game.choose(question.seat, usual)
