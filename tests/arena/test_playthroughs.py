"""OpenSpiel's playthroughs: all that it can tell of a game, written down at every step, is the same again."""

from pathlib import Path

import numpy as np
import pytest
from absl import flags
from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough

import innkeeper.arena.openspiel  # noqa: F401 - which registers the game

SEEDS = {2: 15, 3: 16, 4: 6, 5: 15, 6: 19, 7: 16, 8: 15, 9: 2, 10: 13}  # of short games, since it writes down so much


def written(tensor: "NDArray[np.float32]", name: str) -> list[str]:
    """All numbers of a tensor. OpenSpiel rounds them one by one, which is most of the time a playthrough takes."""
    return [f"{name} = {np.round(tensor.ravel(), 5).tolist()}"]


@pytest.mark.parametrize(("players", "seed"), SEEDS.items())
def test_a_playthrough_is_the_same_again(
    players: int, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate_playthrough, "_format_tensor", written)
    flags.FLAGS.mark_as_parsed()
    same_again(
        generate_playthrough.playthrough(f"python_innkeeper(players={players},seed={seed})", [], seed=1), tmp_path
    )


def test_a_playthrough_of_a_game_that_chance_deals_is_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate_playthrough, "_format_tensor", written)
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough("python_innkeeper(players=2)", ["deal 3"], seed=1)
    assert "IsChanceNode() = True" in text and '# Apply action "deal 3"' in text
    same_again(text, tmp_path)


def same_again(text: str, folder: Path) -> None:
    """A whole game, which goes the same way once more."""
    assert "IsTerminal() = True" in text
    file = folder / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
