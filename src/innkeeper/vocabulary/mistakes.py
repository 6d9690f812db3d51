"""What is wrong with a pack, told in the author's own words."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

# The way from the top of a pack file to the place of a mistake: keys and places in lists.
Way = tuple[str | int, ...]
FEW: Final = 20  # words that are all told


class PackError(Exception):
    """A pack was refused; the message has a line for each mistake, with file, card and key."""


class Mistake(Exception):
    """One mistake in a pack, before it is known in which file and card.

    `word` is the one that nobody knows, and `known` are those that could stand there: what was meant is told with it.
    """

    def __init__(self, way: Way, message: str, word: str = "", known: Iterable[str] = ()) -> None:
        self.way = way
        self.word = word
        self.known = list(known)
        self.message = message + (near(word, self.known) if self.known else "")
        super().__init__(self.message)

    def repairs(self) -> list[str]:
        """What could stand in place of the word: the one most like it, or all if they are few."""
        return most_like(self.word, self.known) or (self.known if len(self.known) <= FEW else [])


def spelled(way: Way) -> str:
    """The way as an author would say it: `sometimes.do[0].lose`."""
    text = ""
    for step in way:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text


def near(word: object, known: Iterable[str]) -> str:
    """A hint at the known word most like this one, or all of them when they are few."""
    words = list(known)
    if matches := most_like(word, words):
        return f"; did you mean `{matches[0]}`?"
    return "; known here: " + ", ".join(words) if words and len(words) <= FEW else ""


def most_like(word: object, known: list[str]) -> list[str]:
    """The known word most like this one, if there is any like it."""
    return get_close_matches(str(word), known, n=1) or get_close_matches(str(word).lower(), known, n=1)
