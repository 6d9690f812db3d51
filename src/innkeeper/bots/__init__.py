"""Who plays an empty seat: bots, called by name."""

from innkeeper.bots.bot import Answer, Bot
from innkeeper.bots.random_bot import RandomBot
from innkeeper.bots.regular import Regular

__all__ = ["Answer", "Bot", "RandomBot", "Regular", "UnknownBot", "bot", "names"]

_BOTS: dict[str, type[RandomBot] | type[Regular]] = {"random": RandomBot, "regular": Regular}


class UnknownBot(ValueError):
    """There is no bot of this name."""


def names() -> list[str]:
    """The bots there are."""
    return sorted(_BOTS)


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in _BOTS:
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(names())}")
    return _BOTS[name]()
