"""What the game says, in every language it knows: Fluent files, one folder a language."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"
REMEMBERED: Final = 32_768  # sentences kept at hand: filling one in takes 50 times as long as finding it again


class Unspoken(LookupError):
    """A message is missing, or says something that it was not told."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Nothing is put around what is filled in: no isolation marks."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


def languages() -> list[str]:
    """The languages there are."""
    return sorted(path.name for path in HERE.iterdir() if any(path.glob("*.ftl")))


def _one_stop(text: str) -> str:
    """A quoted title that ends with a stop of its own needs no further one."""
    for end in (stop + mark for stop in ".!?…" for mark in "”»"):
        text = text.replace(f"{end}.", end)
    return text


def say(key: str, language: str = ENGLISH, /, **values: Any) -> str:
    """A message, filled in; `key` may name an attribute (`who-others.dative`), else its plain value is said."""
    return _said(key, language, tuple(values.items()))


@lru_cache(REMEMBERED)
def _said(key: str, language: str, values: tuple[tuple[str, Any], ...]) -> str:
    name, _, attribute = key.partition(".")
    spoken = bundle(language)
    if not spoken.has_message(name):
        if language == ENGLISH:
            raise Unspoken(f"no message `{name}`")
        return _said(key, ENGLISH, values)
    message = spoken.get_message(name)
    pattern = message.attributes.get(attribute) or message.value
    if pattern is None:
        raise Unspoken(f"message `{key}` has no value")
    text, errors = spoken.format_pattern(pattern, dict(values))
    if errors:
        raise Unspoken(f"message `{key}`: {errors[0]}")
    return _one_stop(str(text))
