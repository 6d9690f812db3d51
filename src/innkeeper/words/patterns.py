"""Sentences in every language as patterns to be filled in, read from Fluent files: one folder a language."""

from collections import defaultdict
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, MessageReference, Resource, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"
REMEMBERED: Final = 32_768  # patterns kept at hand: making one takes 50 times as long as finding it again
FILLED_IN: Final = object()  # stands for a text that is filled in last
FIRST_MARK: Final = 0xE000  # characters that no sentence has of its own: here texts are filled in
MISSING: Final = object()  # … and for a value that was not given


class Unspoken(LookupError):
    """A message is missing, or says something that it was not told."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Nothing is put around what is filled in: no isolation marks."""
    found = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        found.add_resource(resource)
    return found


@cache
def _resources(language: str) -> list[Resource]:
    return [FluentResource(path.read_text("utf-8")) for path in sorted((HERE / language).glob("*.ftl"))]


def languages() -> list[str]:
    """The languages there are."""
    return sorted(path.name for path in HERE.iterdir() if any(path.glob("*.ftl")))


class _Variables(Visitor):
    """Reads which variables a message uses, by which of their values it chooses words, and what it refers to."""

    def __init__(self) -> None:
        self.chosen: defaultdict[str, set[str]] = defaultdict(set)
        self.others: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.chosen[node.id.name] |= set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            self.chosen[node.selector.id.name] |= {key.name for key in keys if isinstance(key, Identifier)}
        self.generic_visit(node)


@cache
def _entries(language: str) -> dict[str, Message]:
    return {entry.id.name: entry for file in _resources(language) for entry in file.body if isinstance(entry, Message)}


@cache
def is_known(name: str) -> bool:
    """Whether there is a message of this name."""
    return name in _entries(ENGLISH)


@cache
def known(key: str, language: str) -> tuple[str, dict[str, set[str]]]:
    """In which language a message is said (English, where it is not translated), and with which variables: of each,
    the values by which words are chosen."""
    name = key.partition(".")[0]
    if name not in _entries(language):
        if language == ENGLISH:
            raise Unspoken(f"no message `{name}`")
        return known(key, ENGLISH)
    found, read = _Variables(), set[str]()
    found.others.add(name)
    while found.others:
        other = found.others.pop()
        if other in _entries(language) and other not in read:
            read.add(other)
            found.visit(_entries(language)[other])
    return language, dict(found.chosen)


@lru_cache(REMEMBERED)
def pattern_of(key: str, language: str, given: tuple[Any, ...]) -> str:
    """A message with `%(name)s` for each text that is to be filled in."""
    name, _, attribute = key.partition(".")
    spoken = bundle(language)
    message = spoken.get_message(name)
    pattern = message.attributes.get(attribute) or message.value
    if pattern is None:
        raise Unspoken(f"message `{key}` has no value")
    variables = known(key, language)[1]
    values = {name: value for name, value in zip(variables, given, strict=True) if value is not MISSING}
    marks = {name: chr(FIRST_MARK + at) for at, name in enumerate(values) if values[name] is FILLED_IN}
    text, errors = spoken.format_pattern(pattern, {**values, **marks})
    if errors:
        raise Unspoken(f"message `{key}`: {errors[0]}")
    text = str(text).replace("%", "%%")
    for name, mark in marks.items():
        text = text.replace(mark, f"%({name})s")
    return text
