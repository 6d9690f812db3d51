"""The rulebook: every rule with its id, the rulings on players' questions, and what is settled where print leaves room.

    rule("turn.phases.four-in-fixed-order")   one rule, or UnknownRule with the ids that come close
    search("pass out with gold")              the rules that fit best, best first

Prompts, errors and the judge cite rules by id; the ids never change.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from innkeeper.rulebook.index import Index

# The chapters that hold in every game; the others are about variants and single cards.
CORE = frozenset({"setup", "turn", "cards-and-responses", "drinks", "gambling", "losing", "limits"})

_FOLDER = Path(__file__).parent
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the one in C is many times as fast


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule of the catalogue, in our own words."""

    id: str
    rule: str
    source: list[str]
    chapter: str
    engine: str | None = None  # a remark on carrying it out
    differs: str | None = None  # where the printed rules disagree, and which of them stands
    card: str | None = None  # for a note on one card: its title …
    owner: str | None = None  # … and whose card it is


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answer to a question that players asked."""

    id: str
    topic: str
    question: str
    ruling: str
    source: list[str]
    confidence: str


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What Innkeeper does where the printed rules leave room."""

    number: int
    text: str


class UnknownRule(LookupError):
    """No rule has this id; `near` lists the ids that come close."""

    def __init__(self, rule_id: str, near: list[str]) -> None:
        self.rule_id = rule_id
        self.near = near
        hint = f" Close to it: {', '.join(near)}." if near else ""
        super().__init__(f"There is no rule {rule_id!r}.{hint}")


@cache
def rules() -> dict[str, Rule]:
    """All rules by id, chapter by chapter."""
    return {rule.id: rule for rule in _read_chapters()}


@cache
def rulings() -> list[Ruling]:
    """All rulings on players' questions."""
    return msgspec.convert(_read("rulings.yaml"), list[Ruling])


@cache
def decisions() -> list[Decision]:
    """All points that are settled here because print leaves them open."""
    return msgspec.convert(_read("decisions.yaml"), list[Decision])


@cache
def books() -> dict[str, str]:
    """The printed rules, by the number that sources give them."""
    return msgspec.convert(_read("books.yaml"), dict[str, str])


def rule(rule_id: str) -> Rule:
    """The rule with this id; raises UnknownRule with near matches."""
    try:
        return rules()[rule_id]
    except KeyError:
        raise UnknownRule(rule_id, _near(rule_id)) from None


def in_words(found: Rule, language: str) -> str:
    """A rule in another language; in English where it has not been translated."""
    return _translations(language).get(found.id, found.rule)


def search(words: str, limit: int = 10, language: str = "en") -> list[Rule]:
    """The rules that fit these words best, best first."""
    return _rule_index(language).best(words, limit)


def search_rulings(words: str, limit: int = 3) -> list[Ruling]:
    """The rulings that fit these words best, best first."""
    return _ruling_index().best(words, limit)


def search_decisions(words: str, limit: int = 3) -> list[Decision]:
    """The settled points that fit these words best, best first."""
    return _decision_index().best(words, limit)


def _near(rule_id: str, limit: int = 5) -> list[str]:
    """The ids most like this one: those spelt alike, then those with its words in them."""
    alike = difflib.get_close_matches(rule_id.lower(), rules(), n=limit)
    with_its_words = [found.id for found in search(rule_id, limit)]
    return list(dict.fromkeys(alike + with_its_words))[:limit]


@cache
def _rule_index(language: str) -> Index[Rule]:
    return Index(
        rules().values(),
        parts=lambda it: (f"{it.id} {it.chapter} {it.card or ''} {it.owner or ''}", in_words(it, language)),
        weight=lambda it: 1.5 if it.chapter in CORE else 1.0,
    )


@cache
def _ruling_index() -> Index[Ruling]:
    return Index(rulings(), lambda it: (f"{it.topic} {it.question}", it.ruling))


@cache
def _decision_index() -> Index[Decision]:
    return Index(decisions(), lambda it: ("", it.text))


@cache
def _translations(language: str) -> dict[str, str]:
    """Rules in another language, by id: the folder of that language, if there is one."""
    found: dict[str, str] = {}
    for path in sorted((_FOLDER / language).glob("*.yaml")):
        found.update({key: text.strip() for key, text in _read(f"{language}/{path.name}").items()})
    return found


def _read_chapters() -> Iterator[Rule]:
    for path in sorted((_FOLDER / "chapters").glob("*.yaml")):
        for entry in _read(f"chapters/{path.name}"):
            lines = {key: value.strip() if isinstance(value, str) else value for key, value in entry.items()}
            yield msgspec.convert({**lines, "chapter": path.stem}, Rule)


def _read(name: str) -> Any:
    with open(_FOLDER / name, encoding="utf-8") as file:
        return yaml.load(file, _Loader)
