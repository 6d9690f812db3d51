"""Saying something: a pattern is found, and filled in."""

import re
from functools import cache
from typing import Any, Final

from innkeeper.words.patterns import ENGLISH, FILLED_IN, MISSING, is_known, known, pattern_of

ONE_STOP: Final = re.compile("(?<=[.!?…][”»])\\.")


def say(key: str, language: str = ENGLISH, /, **values: Any) -> str:
    """A message, filled in; `key` may name an attribute (`who-others.dative`), else its plain value is said."""
    if not values:
        return _plain(key, language)
    language, variables = known(key, language)
    # A text that no words are chosen by, such as a name, is filled in last: the sentence is the same for all names.
    given = [
        FILLED_IN if type(value := values.get(name, MISSING)) is str and value not in chosen else value
        for name, chosen in variables.items()
    ]
    return _with_one_stop(pattern_of(key, language, tuple(given)) % values)


def key_for(about: str, what: str) -> str:
    """The message about something of a kind; of kinds that have no words of their own, the one for all others."""
    key = f"{about}-{what}"
    return key if is_known(key) else f"{about}-other"


@cache
def _plain(key: str, language: str) -> str:
    """A message in which nothing is filled in."""
    language, variables = known(key, language)
    return _with_one_stop(pattern_of(key, language, (MISSING,) * len(variables)) % {})


def _with_one_stop(text: str) -> str:
    """A quoted title that ends with a stop of its own needs no further one."""
    return ONE_STOP.sub("", text) if "”." in text or "»." in text else text
