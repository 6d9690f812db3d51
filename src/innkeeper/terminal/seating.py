"""Who sits down, where, and with which seed."""

import hashlib
import secrets
from typing import Any, Final

from msgspec import structs

from innkeeper.agreed import Agreed, read_variants
from innkeeper.bots import Bot, UnknownBot, bot, names
from innkeeper.offering import RANDOM as ANYBODY
from innkeeper.offering import numbers_of, offer, villains
from innkeeper.rules.modes import MODES, Objection, boss_seats
from innkeeper.rules.setup import Setup, SetupError, check
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance, Dice
from innkeeper.words import say
from innkeeper.words.modes import objection

ME: Final = 0  # the seat of the one who plays here
BOT: Final = "bot"
RANDOM: Final = ANYBODY
OPPONENTS: Final = ["3"]  # how many, if nobody says
MOST_OPPONENTS: Final = 9
_SEED_BITS: Final = 128


class CannotSeat(ValueError):
    """What was asked for cannot be seated; the message says why."""


def seed_number(seed: str | None) -> int:
    """The seed for the engine: a number of up to 128 bits as it is, other text by its digest; none: a new one."""
    if seed is None:
        return secrets.randbits(_SEED_BITS)
    text = seed.strip()
    if text.isdecimal() and int(text).bit_length() <= _SEED_BITS:
        return int(text)
    return _number(text)


def chance_for(seed: int, purpose: str) -> Chance:
    """Chance that goes with a seed but has nothing to do with the game's own shuffles."""
    return Dice(_number(f"{seed} {purpose}")).seeded()


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: _SEED_BITS // 8], "big")


def wanted_opponents(asked: list[str], box: Box) -> list[str]:
    """The opponents asked for, a key or `random` for each; a single number stands for so many at random."""
    asked = asked or OPPONENTS
    if len(asked) == 1 and asked[0].isdecimal():
        asked = [RANDOM] * min(int(asked[0]), MOST_OPPONENTS + 1)
    if not 1 <= len(asked) <= MOST_OPPONENTS or (len(asked) == 1 and _is_number(asked[0])):
        raise CannotSeat(say("terminal-opponents-number"))
    return [known_character(name, box) for name in asked]


def _is_number(text: str) -> bool:
    """Meant as a number, though not as one that can be counted."""
    try:
        float(text)
    except ValueError:
        return False
    return True


def known_character(name: str, box: Box) -> str:
    """The key of a character called by key or name, or `random`."""
    wanted = name.strip().casefold()
    if wanted == RANDOM:
        return RANDOM
    for key, character in box.characters.items():
        if wanted in (key.casefold(), character.name.casefold()):
            return key
    raise CannotSeat(say("terminal-no-character", name=name.strip(), names=", ".join(box.characters)))


def known_bot(name: str) -> Bot:
    """The bot of this name."""
    try:
        return bot(name)
    except UnknownBot as error:
        raise CannotSeat(say("terminal-no-bot", name=name, names=", ".join(names()))) from error


def known_drinks(name: str, box: Box) -> str:
    """The key of a drink deck, or of several that are mixed."""
    if not box.drinks(name):
        raise CannotSeat(say("terminal-no-drinks", name=name, names=", ".join(box.drink_decks)))
    return name


def event_ways(box: Box) -> list[list[str]]:
    """Without Event Decks, with each alone, and with all of them."""
    return [[], *([key] for key in box.event_decks), *([list(box.event_decks)] if len(box.event_decks) > 1 else [])]


def known_mode(name: str) -> str:
    """The key of a mode; none: the standard game."""
    if name and name not in MODES:
        raise CannotSeat(say("terminal-no-mode", name=name, names=", ".join(MODES)))
    return name


def known_sides(written: str) -> list[list[int]]:
    """Sides as they are written: `1,2/3,4` are two pairs, seats counted from mine on; none: as the mode has them."""
    try:
        return [[int(seat) - 1 for seat in side.split(",")] for side in written.split("/")] if written.strip() else []
    except ValueError:
        raise CannotSeat(say("terminal-no-sides", text=written)) from None


def known_variants(written: str, box: Box) -> dict[str, Any]:
    """What is agreed on with variants separated by commas."""
    try:
        return read_variants(written, box)
    except ValueError as error:
        raise CannotSeat(say("terminal-no-variant", text=str(error))) from None


def agree(me: str, opponents: list[str], agreed: Agreed, box: Box) -> Agreed:
    """What is agreed on, with the sides that the mode has at such a table; refused if the rules do not allow it."""
    characters = [me, *opponents]
    if agreed.mode and not agreed.sides:
        found = offer(agreed.mode, characters, ["", *([BOT] * len(opponents))], box)
        if found.objection is not None:
            raise CannotSeat(_told(found.objection, agreed.mode, characters, box))
        agreed = structs.replace(agreed, sides=found.sides)
    setup = seat_everybody(me, opponents, agreed, 0, box)
    try:
        check(setup, box)
    except SetupError as error:
        raise CannotSeat(_refusal(error, agreed.mode, setup.characters, box)) from error
    return agreed


def _refusal(error: SetupError, mode: str, characters: list[str], box: Box) -> str:
    why = str(error)
    if error.objection is None:
        return f"{why[0].upper()}{why[1:]}."
    return _told(error.objection, mode, characters, box)


def _told(found: Objection, mode: str, characters: list[str], box: Box) -> str:
    """What the rules have against a mode, in words; whoever is random is anybody."""
    anybody = next(iter(box.characters.values()))
    cast = [box.characters.get(key, anybody) for key in characters]
    return objection(found, mode, numbers_of(mode, box), cast)


def seat_everybody(me: str, opponents: list[str], agreed: Agreed, seed: int, box: Box) -> Setup:
    """The setup of a table: I sit first, who begins is left to chance, and the random ones differ while they can."""
    chance = chance_for(seed, "seating")
    named = [key for key in [me, *opponents] if key != RANDOM]
    wanted = [me, *opponents]
    bosses = boss_seats(agreed.mode, agreed.sides, len(wanted))
    characters = [*wanted]
    for seat in sorted(range(len(wanted)), key=lambda seat: seat not in bosses):  # villains are few: Bosses first
        characters[seat] = _seated(wanted[seat], named, chance, box, seat in bosses)
    return agreed.seated(characters, chance.below(len(characters)))


def _seated(key: str, taken: list[str], chance: Chance, box: Box, boss: bool) -> str:
    """This character, or for a random one somebody who is at the table least often, for a Boss a villain."""
    if key != RANDOM:
        return key
    among = villains(box) if boss else [*box.characters]
    fewest = min(taken.count(other) for other in among)
    free = [other for other in among if taken.count(other) == fewest]
    found = free[chance.below(len(free))]
    taken.append(found)
    return found
