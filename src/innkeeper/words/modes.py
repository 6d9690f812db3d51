"""Modes in words: what they are called, how many play them, and what the rules have against one."""

from typing import Final

from innkeeper.rules.modes import MODES, OF_OTTO, Objection
from innkeeper.table.box import Character
from innkeeper.words import ENGLISH, say

NAMED: Final = 5  # there are names for so many teams


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
    if mode not in MODES and found.key not in OF_OTTO:
        return f"{found.why[0].upper()}{found.why[1:]}."
    return say(
        f"objection-{found.key}",
        language,
        mode=name(mode, language),
        numbers=numbers(players, language),
        who=cast[found.seat].called(language),
        players=len(cast),
    )


def team(sizes: list[int], side: int, language: str = ENGLISH) -> str:
    """What a side of several is called: against a Boss by what it is, else by where in the room it sits."""
    return say("page-team-challengers" if 1 in sizes else f"page-team-{side % NAMED}", language)


def roster(sides: list[list[str]], language: str = ENGLISH) -> list[str]:
    """Everybody at a table by name; teams by theirs, with who plays for them."""
    sizes = [len(side) for side in sides]
    return [
        side[0] if len(side) == 1 else f"{team(sizes, number, language)} ({', '.join(side)})"
        for number, side in enumerate(sides)
    ]


def _key(mode: str) -> str:
    return f"mode-{mode or 'standard'}"
