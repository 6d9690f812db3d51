"""What everybody may see of something that is going on, as numbers. docs/views.md tells each of them."""

from typing import Final

from innkeeper.table.card import Card

# What may be going on, by its number.
CARD: Final = 0
DRINK: Final = 1
EVENT: Final = 2
ROUND: Final = 3
PAYMENT: Final = 4
HITS: Final = 5
CONTEST: Final = 6
LAST_CHANCE: Final = 7
TEXT: Final = 8
REVEALED: Final = 18
GAIN: Final = 19
NAMES: Final = [
    "card", "drink", "event", "round", "payment", "hits", "contest", "last-chance", "text",
    "discard", "action", "order", "go", "champion", "game", "each", "game-go",
    "hit-defend-fold", "revealed", "gain",
]  # fmt: skip
ENDED_TAKEN: Final = 2  # of a Round: it is over, and somebody else than a winner takes the pot
_NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
_DECISIONS: Final = {"discard", "action", "order", "go", "champion", "each", "game-go", "hit-defend-fold"}


def number_of(name: str) -> int:
    """The number of a kind; one that was not known comes after all others."""
    if name not in _NUMBERS:
        _NUMBERS[name] = len(NAMES)
        NAMES.append(name)
    return _NUMBERS[name]


def number_of_decision(name: str) -> int:
    """The number of something that one player decides."""
    if name not in _DECISIONS:
        _DECISIONS.add(name)
    return number_of(name)


def is_decision(name: str) -> bool:
    """Whether somebody decides something there."""
    return name in _DECISIONS


def begin(kind: int, seat: int, mode: int, code: list[int]) -> None:
    """Every thing begins with its kind, whose it is, and in which use; its cards, seats and numbers follow."""
    code.append(kind)
    code.append(seat)
    code.append(mode)


def write_cards(cards: list[Card], code: list[int]) -> None:
    code.append(len(cards))
    for card in cards:
        code.append(card.face.number)


def write_numbers(numbers: list[int], code: list[int]) -> None:
    code.append(len(numbers))
    if numbers:
        code += numbers
