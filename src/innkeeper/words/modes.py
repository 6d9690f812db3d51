"""Modes in words: what they are called, how many play them, and what the rules have against one."""

from innkeeper.rules.modes import MODES, Objection
from innkeeper.table.box import Character
from innkeeper.words import ENGLISH, say


def name(mode: str, language: str = ENGLISH) -> str:
    """What a mode is called."""
    return say(_key(mode), language)


def about(mode: str, language: str = ENGLISH) -> str:
    """What it is like, in a sentence."""
    return say(f"{_key(mode)}.about", language)


def numbers(players: list[int], language: str = ENGLISH) -> str:
    """How many play it: from one number to another, or each by itself."""
    if len(players) > 2 and players[-1] - players[0] == len(players) - 1:
        return say("mode-numbers", language, first=players[0], last=players[-1])
    return ", ".join(str(number) for number in players)


def objection(found: Objection, mode: str, players: list[int], cast: list[Character], language: str = ENGLISH) -> str:
    """What the rules have against a mode, which so many can play, at a table of these."""
    if mode not in MODES:
        return f"{found.why[0].upper()}{found.why[1:]}."
    return say(
        f"objection-{found.key}",
        language,
        mode=name(mode, language),
        numbers=numbers(players, language),
        who=cast[found.seat].called(language),
        players=len(cast),
    )


def _key(mode: str) -> str:
    return f"mode-{mode or 'standard'}"
