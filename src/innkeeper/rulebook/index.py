"""Finding entries by words: an index that knows how telling each word is."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Generic, TypeVar

T = TypeVar("T")

IN_HEADING = 2.0  # a word of the heading tells more than one of the text
BEGINNING = 0.6  # "gamb" for "gambling"
ADJACENT = 0.2  # two words that were asked for together, side by side
SHORTEST_BEGINNING = 3

_WORD = re.compile(r"[^\W_]+")
_QUIET = frozenset(
    _WORD.findall(
        "a an and are as at be but by can do does for from has have how i if in is it its may my not of on or so "
        "that the their them they this to was what when which while who with you your "
        "а без бы в во для до его ее её если же за и из или их к как когда ли на не но о об от по при с со то у что это"
    )
)
# What words of any language we speak may end in; the longest first.
_ENDINGS = (
    *("ings", "ing", "ers", "ied", "ies", "ed", "er", "es", "e", "s"),
    *("иями", "ями", "ами", "ыми", "ими", "ого", "его", "ому", "ему", "ться", "ется", "ются", "ает", "яет", "ают"),
    *("ть", "ет", "ит", "ют", "ят", "ов", "ев", "ей", "ах", "ях", "ам", "ям", "ом", "ем", "ой", "ый", "ий", "ая", "яя"),
    *("ое", "ее", "ые", "ие", "ую", "юю", "ия", "ии", "ию", "а", "я", "о", "е", "ы", "и", "у", "ю", "ь", "й"),
)


class Index(Generic[T]):
    """Entries, each with a heading and a text, to be asked for by words."""

    def __init__(
        self,
        entries: Iterable[T],
        parts: Callable[[T], tuple[str, str]],
        weight: Callable[[T], float] = lambda _: 1.0,
    ) -> None:
        self._entries = list(entries)
        self._weights = [weight(entry) for entry in self._entries]
        split = [parts(entry) for entry in self._entries]
        self._headings = [set(stems(heading)) for heading, _ in split]
        self._texts = [stems(f"{heading} . {text}") for heading, text in split]
        self._places: dict[str, set[int]] = {}
        for place, text in enumerate(self._texts):
            for stem in set(text):
                self._places.setdefault(stem, set()).add(place)

    def best(self, words: str, limit: int) -> list[T]:
        """The entries that fit these words best, best first; those that fit badly are left out."""
        asked = list(dict.fromkeys(stems(words)))
        scores: dict[int, float] = defaultdict(float)
        found: Counter[int] = Counter()
        for stem in asked:
            for place, score in self._scores(stem).items():
                scores[place] += score
                found[place] += 1
        for place in scores:
            together = 1 + ADJACENT * _neighbours(asked, self._texts[place])
            scores[place] *= self._weights[place] * together * found[place] / len(asked)
        order = sorted(scores, key=lambda place: (-scores[place], len(self._texts[place]), place))
        worth = scores[order[0]] / 3 if order else 0.0
        return [self._entries[place] for place in order[:limit] if scores[place] >= worth]

    def _scores(self, stem: str) -> dict[int, float]:
        """What each entry earns for one word: the whole word, or else its beginning."""
        scores: dict[int, float] = {}
        for known, places in self._places.items():
            if known == stem:
                weight = 1.0
            elif len(stem) >= SHORTEST_BEGINNING and known.startswith(stem):
                weight = BEGINNING
            else:
                continue
            weight *= math.log(1 + len(self._entries) / len(places))
            for place in places:
                score = weight * (IN_HEADING if known in self._headings[place] else 1.0)
                scores[place] = max(scores.get(place, 0.0), score)
        return scores


def stems(text: str) -> list[str]:
    """The telling words of a text, each without its ending."""
    return [_stem(word) for word in _WORD.findall(text.lower().replace("'s", "")) if word not in _QUIET]


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_BEGINNING:
            return _single(word.removesuffix(ending))
    return word


def _single(stem: str) -> str:
    """One letter for a doubled one: tipping is about a tip (though passing is about a pass)."""
    return stem[:-1] if stem[-1] == stem[-2] and stem[-1] not in "lsz" else stem


def _neighbours(asked: list[str], text: list[str]) -> int:
    """How many pairs of words stand side by side in the question and in the text."""
    pairs = set(pairwise(text))
    return sum(pair in pairs for pair in pairwise(asked))
