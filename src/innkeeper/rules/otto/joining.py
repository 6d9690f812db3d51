"""Setup: who Otto is, and at which tables he may sit."""

from typing import Final

from innkeeper.rules.modes import BOSS_VERSUS_BOSS, Objection
from innkeeper.table.box import Box

OTTO: Final = "otto"
HIGHEST: Final = 6  # of each of his tracks


def factions_of(box: Box) -> list[str]:
    """The factions of which his cards are."""
    return list(dict.fromkeys(face.faction for face in box.automata[OTTO].deck))


def against_otto(mode: str, players: int) -> Objection | None:
    """What the rules have against Otto at a table; None: nothing."""
    if mode and mode != BOSS_VERSUS_BOSS:
        why = f"Otto does not play in teams, as in {mode}"
        return Objection("otto-teams", why, "otto.setup.not-in-team-variants")
    if players != 2:
        why = f"Otto plays along with two players, not with {players}"
        return Objection("otto-players", why, "otto.setup.third-player-in-two-player-game")
    return None


def against_factions(factions: list[str], box: Box) -> Objection | None:
    """What is wrong with the factions that were chosen; without any, chance chooses."""
    known = factions_of(box)
    if not factions or (len(factions) == 2 and len(set(factions) & set(known)) == 2):
        return None
    why = f"Otto plays with two different factions of {', '.join(known)}; or name none, and chance chooses"
    return Objection("otto-factions", why, "otto.setup.two-of-four-factions")
