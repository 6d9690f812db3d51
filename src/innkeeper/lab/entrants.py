"""Bots called by name: those of the house, and one's own as `module:Class`."""

from importlib import import_module

from innkeeper import bots
from innkeeper.bots import Bot
from innkeeper.lab import LabError


def entrant(name: str) -> Bot:
    """The bot of this name: `regular`, `veteran:50`, or `mybots:Clever` for class Clever of the module mybots."""
    module, _, maker = name.partition(":")
    if not maker or module in bots.names():
        return bots.bot(name)
    try:
        made: Bot = getattr(import_module(module), maker)()
    except (ImportError, AttributeError, TypeError) as error:
        known = ", ".join(bots.names())
        told = f"--bots: {name!r} cannot be had ({error}); there are: {known}, or your own as module:Class."
        raise LabError(told) from error
    return made
