"""Who plays an empty seat: bots, called by name."""

from collections.abc import Callable
from pathlib import Path

from innkeeper.bots.bot import Answer, Bot, modest
from innkeeper.bots.matches import answer, answer_anyway, own_dice, play
from innkeeper.bots.numbers import EARLIER, read_weights
from innkeeper.bots.random_bot import RandomBot
from innkeeper.bots.regular import Regular
from innkeeper.bots.veteran import Budget, Veteran

__all__ = [
    "EARLIER",
    "Answer",
    "Bot",
    "Budget",
    "RandomBot",
    "Regular",
    "UnknownBot",
    "Veteran",
    "answer",
    "answer_anyway",
    "bot",
    "modest",
    "names",
    "own_dice",
    "play",
]

_BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "regular": Regular, "veteran": Veteran}  # weakest first


class UnknownBot(ValueError):
    """There is no bot of this name, or it does not take this budget."""


def names() -> list[str]:
    """The bots there are, the weakest first."""
    return list(_BOTS)


def bot(name: str) -> Bot:
    """The bot of this name. One that searches may be named with its budget: `veteran:1s`, `veteran:200` (trials); a
    regular with weights of its own: `regular:weights.json`; one of before: `regular:1`."""
    kind, colon, budget = name.partition(":")
    if kind not in _BOTS:
        raise UnknownBot(f"no bot {kind!r}; there are: {', '.join(names())}")
    if not colon:
        return _BOTS[kind]()
    if kind == "regular":
        return _fitted(EARLIER / f"regular-{budget}.json" if budget.isdigit() else Path(budget))
    if kind != "veteran":
        raise UnknownBot(f"the {kind} bot takes no budget, so {name!r} cannot be: call it {kind!r}")
    try:
        return Veteran(Budget.named(budget))
    except ValueError:
        raise UnknownBot(f"no budget {budget!r}; give seconds, such as veteran:1s, or trials, veteran:200") from None


def _fitted(path: Path) -> Regular:
    """A regular that goes by the weights in a file."""
    try:
        return Regular(read_weights(path))
    except (OSError, ValueError) as error:
        known = ", ".join(sorted(f"regular:{path.stem.partition('-')[2]}" for path in EARLIER.glob("regular-*.json")))
        told = f"the regular takes a file of weights, as `innkeeper lab fit` writes it, or is one of before, {known}"
        raise UnknownBot(f"{told}: {error}") from None
