"""Mistakes in packs, told in other languages than English, in which they are found (`words/ru/mistakes.yaml`).

The words of packs are the same in every language; what is said about them is not.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from innkeeper.packs.pages import Page
from innkeeper.words.patterns import ENGLISH

HERE: Final = Path(__file__).parent
HINTS: Final = re.compile(r"(?s)(.*?)(?:; did you mean `(?P<meant>.*)`\?|; known here: (?P<known>.*))?")
HINTED: Final = {"ru": ("; вы имели в виду `{}`?", "; здесь бывает: {}")}
WORD_FOLLOWS: Final = ("`", '"', "{", "called ", "YAML: ")  # one of the author's own, or of packs
# What is said within a sentence, the longer before the shorter.
PARTS: Final = {
    "ru": {
        "a number with a point": "дробное число",
        "a word or text": "слово или текст",
        "true or false": "true или false",
        "a number": "число",
        "a mapping": "набор ключей",
        "a list": "список",
        "nothing": "ничего",
        "at least": "не меньше",
        "at most": "не больше",
        "perhaps ": "можно ",
        "no `": "без `",
        " or a ": " или ",
        " or ": " или ",
        " and ": " и ",
        "counter": "счётчик",
        "token": "жетон",
        "deck": "колода",
    }
}


class Sentence:
    """A sentence in English, as a pattern, and in another language."""

    def __init__(self, english: str, other: str) -> None:
        self.said = english.split("{}")
        self.pattern = re.compile("(.+?)".join(map(re.escape, self.said)))
        self.other = other

    def told(self, message: str, parts: dict[str, str]) -> str:
        """The message in the other language, if it is this sentence; words of packs stay as they are."""
        found = self.pattern.fullmatch(message)
        if found is None:
            return ""
        first, *rest = self.other.split("{}")
        for before, part, after in zip(self.said, found.groups(), rest, strict=False):
            first += (part if before.endswith(WORD_FOLLOWS) else in_parts(part, parts)) + after
        return first


def in_parts(part: str, parts: dict[str, str]) -> str:
    """What is said within a sentence."""
    for english, other in parts.items():
        part = part.replace(english, other)
    return part


@cache
def sentences(language: str) -> list[Sentence]:
    """All of them, the longest first: they say most."""
    path = HERE / language / "mistakes.yaml"
    said: dict[str, str] = Page(path.read_text("utf-8")).data() if path.is_file() else {}
    return [Sentence(english, said[english]) for english in sorted(said, key=len, reverse=True)]


def told_in(message: str, language: str) -> str:
    """A mistake in a language; in English where it is not said in that."""
    if language == ENGLISH:
        return message
    hinted = HINTS.fullmatch(message)
    assert hinted is not None
    meant, known = HINTED.get(language, ("", ""))
    for sentence in sentences(language):
        if text := sentence.told(hinted[1], PARTS[language]):
            text += meant.replace("{}", hinted["meant"]) if hinted["meant"] else ""
            return text + (known.replace("{}", hinted["known"]) if hinted["known"] else "")
    return message
