"""Which modes a table can be played in: with which sides, or what the rules have against it and what would help."""

from typing import Final

from innkeeper.rules.modes import MODES, Objection, against, against_number, boss_seats, layouts, numbers
from innkeeper.table.box import Box

RANDOM: Final = "random"  # a character that is left to chance
STANDARD: Final = ""  # everybody plays alone


class Offer:
    """A mode at a table: the sides it would have, what stands against it, and who would have to play whom for it."""

    def __init__(self, mode: str, sides: list[list[int]], objection: Objection | None, gives: dict[int, str]) -> None:
        self.mode = mode
        self.sides = sides
        self.objection = objection
        self.gives = gives  # villains to chairs


def villains(box: Box) -> list[str]:
    """Who can be a Boss."""
    return [key for key, character in box.characters.items() if character.has_boss_cards()]


def numbers_of(mode: str, box: Box) -> list[int]:
    """How many can play a mode with what is in the box."""
    return numbers(mode, len(villains(box)))


def offers(characters: list[str], bots: list[str], box: Box) -> list[Offer]:
    """Every mode as it can be played by these characters (or `random`) on the chairs, the standard game first."""
    return [offer(mode, characters, bots, box) for mode in (STANDARD, *MODES)]


def offer(mode: str, characters: list[str], bots: list[str], box: Box) -> Offer:
    """A mode with the sides that ask for the fewest changes, and those rather of bots (an empty name is a person)."""
    players = len(characters)
    if mode != STANDARD and players not in numbers_of(mode, box):
        rule = MODES[mode].rule
        return Offer(mode, [], against_number(MODES[mode], players) or Objection("villains", "", rule), {})
    found = [_seated(mode, sides, characters, box) for sides in layouts(mode, players)]
    return min(found, key=lambda it: (len(it.gives), sum(not bots[seat] for seat in it.gives)))


def _seated(mode: str, sides: list[list[int]], characters: list[str], box: Box) -> Offer:
    """A mode with these sides, as far as the characters allow it; who is random is whoever can be."""
    cast, gives, known = [*characters], dict[int, str](), villains(box)
    bosses, kept = boss_seats(mode, sides, len(cast)), list[str]()
    for seat in bosses:
        if cast[seat] in known and cast[seat] not in kept:
            kept.append(cast[seat])
    free = sorted((key for key in known if key not in kept), key=lambda key: key in cast)
    for seat in bosses:
        if cast[seat] in kept:
            kept.remove(cast[seat])
        elif cast[seat] == RANDOM:
            cast[seat] = free.pop(0)
        else:
            gives[seat] = free.pop(0)
    anybody = next(iter(box.characters))
    seated = [box.characters[anybody if key == RANDOM else key] for key in cast]
    return Offer(mode, sides, against(mode, sides, seated), gives)
