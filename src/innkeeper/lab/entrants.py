"""Bots called by name: those of the house, and one's own as `module:Class`."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from innkeeper import bots
from innkeeper.bots import Bot
from innkeeper.lab import LabError


def entrant(name: str) -> Bot:
    """The bot of this name: `regular`, `veteran:50`, or `mybots:Clever` for class Clever of the module mybots."""
    module = module_of(name)
    if module is None:
        return bots.bot(name)
    try:
        made: Bot = getattr(module, name.partition(":")[2])()
    except Exception as error:  # whatever it does when it is made
        raise cannot_be_had(name, error) from error
    return made


def source_of(name: str) -> list[Path]:
    """The file of somebody's own bot; none for those of the house."""
    module = module_of(name)
    return [Path(module.__file__)] if module is not None and module.__file__ else []


def module_of(name: str) -> ModuleType | None:
    """Where somebody's own bot is; None for those of the house."""
    module, colon, _ = name.partition(":")
    if not colon or module in bots.names():
        return None
    try:
        return import_module(module)
    except Exception as error:  # whatever it does when it is read
        raise cannot_be_had(name, error) from error


def cannot_be_had(name: str, error: Exception) -> LabError:
    known = ", ".join(bots.names())
    return LabError(f"--bots: {name!r} cannot be had ({error}); there are: {known}, or your own as module:Class.")
