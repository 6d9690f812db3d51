"""The examples run."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from innkeeper.arena.vector import Vector

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
