"""Which language somebody is spoken to in."""

from functools import cache

from innkeeper.words import ENGLISH, languages


@cache
def known() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(languages())


def spoken(language: str) -> str:
    """The language asked for (`ru`, or `ru-RU`), if it is known; else English."""
    plain = language.lower().replace("_", "-").partition("-")[0]
    return plain if plain in known() else ENGLISH
