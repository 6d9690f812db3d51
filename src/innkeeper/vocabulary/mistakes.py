"""What is wrong with a pack, told in the author's own words."""

from collections.abc import Iterable
from difflib import get_close_matches

# The way from the top of a pack file to the place of a mistake: keys and places in lists.
Way = tuple[str | int, ...]


class PackError(Exception):
    """A pack was refused; the message has a line for each mistake, with file, card and key."""


class Mistake(Exception):
    """One mistake in a pack, before it is known in which file and card."""

    def __init__(self, way: Way, message: str) -> None:
        super().__init__(message)
        self.way = way
        self.message = message


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
    matches = get_close_matches(str(word), words, n=1) or get_close_matches(str(word).lower(), words, n=1)
    if matches:
        return f"; did you mean `{matches[0]}`?"
    if words and len(words) <= 20:
        return "; known here: " + ", ".join(words)
    return ""
