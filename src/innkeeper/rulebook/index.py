"""Finding entries by words: an index that knows how telling each word is."""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import islice, pairwise, takewhile
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
        self._pairs = [set(pairwise(text)) for text in self._texts]
        self._places: dict[str, set[int]] = {}
        for place, text in enumerate(self._texts):
            for stem in set(text):
                self._places.setdefault(stem, set()).add(place)
        self._stems = sorted(self._places)

    def best(self, words: str, limit: int) -> list[T]:
        """The entries that fit these words best, best first; those that fit badly are left out."""
        asked = list(dict.fromkeys(stems(words)))
        scores: dict[int, float] = defaultdict(float)
        found: Counter[int] = Counter()
        for stem in asked:
            for place, score in self._scores(stem).items():
                scores[place] += score
                found[place] += 1
        beside = set(pairwise(asked))
        for place in scores:
            together = 1 + ADJACENT * len(beside & self._pairs[place])
            scores[place] *= self._weights[place] * together * found[place] / len(asked)
        order = sorted(scores, key=lambda place: (-scores[place], len(self._texts[place]), place))
        worth = scores[order[0]] / 3 if order else 0.0
        return [self._entries[place] for place in order[:limit] if scores[place] >= worth]

    def _scores(self, stem: str) -> dict[int, float]:
        """What each entry earns for one word: the whole word, or else its beginning."""
        scores: dict[int, float] = {}
        for known in self._beginning_with(stem):
            places = self._places[known]
            weight = (1.0 if known == stem else BEGINNING) * math.log(1 + len(self._entries) / len(places))
            for place in places:
                score = weight * (IN_HEADING if known in self._headings[place] else 1.0)
                scores[place] = max(scores.get(place, 0.0), score)
        return scores

    def _beginning_with(self, stem: str) -> list[str]:
        """The words that are this one, or begin with it if it is long enough to tell something."""
        if len(stem) < SHORTEST_BEGINNING:
            return [stem] if stem in self._places else []
        first = bisect_left(self._stems, stem)
        return list(takewhile(lambda known: known.startswith(stem), islice(self._stems, first, None)))


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
