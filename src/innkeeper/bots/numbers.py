"""The weights of a regular as plain numbers by name, for a file and for `innkeeper lab fit`."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from innkeeper.bots.weights import USUAL, Weights, of_today
from innkeeper.vocabulary.components import Component

PLAIN: Final = (
    *("life_fear", "purse_fear", "lasting", "out", "further_out", "spite", "lead", "usual_drink", "later"),
    *("rival_grip", "in_control", "taking_control", "contested", "passed", "cheats", "raised", "as_before"),
    *("undone_win", "card", "action", "a_number", "a_chance", "second_best", "keep", "ward_in_danger"),
    *("new_in_danger", "surplus", "gambling_held", "cheating_held", "locked_held"),
)
EARLIER: Final = Path(__file__).parent / "earlier"  # the weights of regulars of before, by their number
DUEL: Final = "duel."  # before the names of those that count where one rival side alone is left


def numbers_of(weights: Weights) -> dict[str, float]:
    """All weights by name: `held.IgnoreCard` is such a play in hand, `duel.keep` a weight where one rival side alone is
    left, `worth.serena.piety` a step of it."""
    duel = plain_numbers_of(weights.duel or weights)
    worths = {name: weights.of_component(component) for name, component in components().items()}
    return plain_numbers_of(weights) | {f"{DUEL}{name}": number for name, number in duel.items()} | worths


def plain_numbers_of(weights: Weights) -> dict[str, float]:
    """Those that may differ where one rival side alone is left."""
    held = {f"held.{effect.__name__}": worth for effect, worth in weights.held.items()}
    return {name: float(getattr(weights, name)) for name in PLAIN} | held


def weights_of(numbers: Mapping[str, float]) -> Weights:
    """Weights with these numbers, and the usual ones where none is given. Raises ValueError for a name there is not."""
    weights = of_today()
    assert weights.duel is not None
    weights.duel.worths = weights.worths  # these are the same in a duel
    effects = {f"held.{effect.__name__}": effect for effect in weights.held}
    for name, number in numbers.items():
        changed, plain = (weights.duel, name.removeprefix(DUEL)) if name.startswith(DUEL) else (weights, name)
        if plain in PLAIN:
            setattr(changed, plain, float(number))
        elif plain in effects:
            changed.held[effects[plain]] = float(number)
        elif name in components():
            weights.worths[components()[name]] = float(number)
        else:
            raise ValueError(f"no weight is called {name!r}; there are: {', '.join(numbers_of(USUAL))}")
    return weights


@cache
def components() -> dict[str, Component]:
    """The components of all characters, by the name of their worth; steps with names have their own."""
    from innkeeper.packs import open_box  # most weights are read without the cards

    characters = open_box().characters
    counted = [(key, it) for key, character in characters.items() for it in character.components if not it.steps]
    return {f"worth.{key}.{it.key}": it for key, it in counted}


def read_weights(path: Path) -> Weights:
    """Weights from a file. Raises OSError or ValueError."""
    numbers = json.loads(path.read_text("utf-8"))
    if not isinstance(numbers, dict) or not all(isinstance(number, int | float) for number in numbers.values()):
        raise ValueError(f"{path} must hold numbers by name, as `innkeeper lab fit` writes them")
    return weights_of(numbers)


def of_before(number: int) -> Weights:
    """The weights of a regular of before."""
    return read_weights(EARLIER / f"regular-{number}.json")
