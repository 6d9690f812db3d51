"""Potion Tokens: a team's, used at any time, and nothing answers them."""

from typing import Final

from innkeeper.table.question import POTION, Option
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, GOLD, INN

RULE: Final = "teams.potions.one-of-three-effects"
POTIONS: Final = [Option(POTION, value=what) for what in (FORTITUDE, ALCOHOL, GOLD)]  # shared; never changed


def has_potion(table: Table, seat: int) -> bool:
    """Whether the seat's side has a token left."""
    return table.numbers[table.potions + table.places[seat].side] > 0


def use_potion(table: Table, seat: int, what: int) -> None:
    """6 Fortitude, 6 Alcohol Content less, or 3 Gold from the Inn, at once (teams.potions.cannot-be-answered)."""
    from innkeeper.rules.damage import change_alcohol, change_fortitude  # cards change markers, and open windows
    from innkeeper.rules.payment import give

    at = table.potions + table.places[seat].side
    table.numbers[at] -= 1
    table.tell("potion", "teams.potions.any-time", seat, amount=what)
    if what == FORTITUDE:
        change_fortitude(table, seat, 6, RULE)
    elif what == ALCOHOL:
        change_alcohol(table, seat, -6, RULE)
    else:
        give(table, INN, -3)
        give(table, seat, 3)
        table.tell("takes", RULE, seat, whom=INN, amount=3)
