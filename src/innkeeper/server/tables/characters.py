"""Who plays whom: characters are named, left to chance, or drafted one after another."""

import secrets
from typing import Final

from innkeeper.agreed import Agreed
from innkeeper.rules.modes import against, boss_seats
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.options import DRAFT
from innkeeper.server.tables.seats import EMPTY, PERSON, Seat
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box

RANDOM: Final = "random"


def left(taken: list[str], box: Box, boss: bool = False) -> list[str]:
    """The characters that nobody has yet, of a Boss those who can be one; when all are taken, all of them again."""
    among = [key for key in box.characters if not boss or box.characters[key].has_boss_cards()]
    fewest = min((taken.count(key) for key in among), default=0)
    return [key for key in among if taken.count(key) == fewest]


def left_at(table: Table, seat: int) -> list[str]:
    """Those that nobody at a table has yet and this seat may have."""
    return left([seat.character for seat in table.seats], table.box, is_boss(table, seat))


def is_boss(table: Table, seat: int) -> bool:
    """Whether a Boss sits there (boss-battle.boss-setup.villain-only)."""
    return seat in boss_seats(table.options.mode, table.options.sides, len(table.seats))


def dealt(wanted: list[str], box: Box, agreed: Agreed | None = None) -> list[str]:
    """Those asked for; who is random differs from the others while that can be. Bosses are villains."""
    found = wanted.copy()
    bosses = boss_seats(agreed.mode, agreed.sides, len(wanted)) if agreed is not None else []
    places = sorted(range(len(found)), key=lambda place: place not in bosses)  # villains are few: Bosses first
    for place in places:
        if found[place] == RANDOM and (free := left(found, box, place in bosses)):
            found[place] = secrets.choice(free)
    return found


def no_such_character(key: str, box: Box) -> str:
    return f"There is no character {key!r}; there are: {', '.join(sorted(box.characters))}."


def picked(table: Table, seat: Seat, wanted: str) -> str:
    """Whom a seat plays from now on that picks this character; the same as before, if it was picked before."""
    if wanted != RANDOM and wanted not in table.box.characters:
        raise Refusal("no-such-character", no_such_character(wanted, table.box))
    return _changed(table, seat, wanted) if table.state == "open" else _drafted(table, seat, wanted)


def _changed(table: Table, seat: Seat, wanted: str) -> str:
    """While the table waits everybody may have whom nobody else has who sits there."""
    if table.lesson is not None:
        raise Refusal("not-yet", "In a lesson everybody plays whom the lesson says. Choose at another table.")
    if table.options.characters == DRAFT:
        raise Refusal("not-yet", "Here characters are drafted: choose yours when the game starts and it is your turn.")
    if wanted == RANDOM:
        return secrets.choice(left_at(table, seat.number))
    if is_boss(table, seat.number) and not table.box.characters[wanted].has_boss_cards():
        name = table.box.characters[wanted].name
        raise Refusal("no-villain", f"{name} cannot be a Boss: only villains have Boss Cards.")
    others = [other.character for other in table.seats if other.kind != EMPTY and other.number != seat.number]
    return wanted if wanted == seat.character else _free(wanted, left(others, table.box, is_boss(table, seat.number)))


def moved(table: Table, seat: Seat, to: int) -> tuple[str, Seat]:
    """Whom somebody plays who changes to a chair that no person has, and the chair they leave with what was there.

    Characters go along, unless that would make a Boss of somebody who cannot be one.
    """
    if table.lesson is not None:
        raise Refusal("not-yet", "In a lesson everybody sits where the lesson says.")
    other = table.seat(to)
    if other.kind == PERSON:
        raise Refusal("seat-taken", f"Seat {to} is taken.")
    mine, theirs = seat.character, other.character
    cast = {it.number: it.character for it in table.seats} | {to: mine, seat.number: theirs}
    if all(cast.values()):
        agreed, seated = table.options, [table.box.characters[cast[number]] for number in range(len(cast))]
        if against(agreed.mode, agreed.sides, seated) is not None:
            mine, theirs = theirs, mine
    return mine, Seat(seat.number, theirs, other.bot)


def _free(wanted: str, free: list[str]) -> str:
    if wanted not in free:
        raise Refusal("character-taken", f"{wanted!r} is taken already; there are left: {', '.join(sorted(free))}.")
    return wanted


def _drafted(table: Table, seat: Seat, wanted: str) -> str:
    """In a draft each seat picks once, in its turn, among those that are left."""
    drafting = table.state == "drafting"
    if seat.character and (wanted == seat.character or (wanted == RANDOM and drafting)):
        return seat.character
    if not drafting:
        raise Refusal("has-begun", "The game has begun: everybody stays who they are.")
    if seat.character:
        name = table.box.characters[seat.character].name
        raise Refusal("has-picked", f"You have chosen {name} already, or chance has for you. That stands.")
    if table.picking is not None and table.picking is not seat:
        raise Refusal("not-your-turn", f"Seat {table.picking.number} chooses now. Wait for your turn.")
    free = left_at(table, seat.number)
    return secrets.choice(free) if wanted == RANDOM else _free(wanted, free)
