"""The words of a pack file and what the engine counts with, side by side. Reading and wording both look here."""

from typing import Final

from innkeeper.vocabulary import terms

KINDS: Final = {
    "action": terms.ACTION,
    "sometimes": terms.SOMETIMES,
    "anytime": terms.ANYTIME,
    "gambling": terms.GAMBLING,
    "cheating": terms.CHEATING,
}
STATS: Final = {
    "fortitude": terms.FORTITUDE,
    "alcohol": terms.ALCOHOL,
    "gold": terms.GOLD,
    "drink": terms.DRINK,
}
WHO: Final = {
    "me": terms.ME,
    "another": terms.ANOTHER,
    "anyone": terms.ANYONE,
    "others": terms.OTHERS,
    "everyone": terms.EVERYONE,
    "source": terms.SOURCE,
    "gamblers": terms.GAMBLERS,
    "served": terms.SERVED,
    "first": terms.FIRST,
    "second": terms.SECOND,
    "heroes": terms.HEROES,
    "villains": terms.VILLAINS,
    "highest": terms.HIGHEST,
    "foes": terms.FOES,
}
PLACES: Final = {
    "inn": terms.INN,
    "pot": terms.POT,
    "nobody": terms.NOWHERE,
    "deck": terms.DECK,
    "pile": terms.PILE,
    "me": terms.ME,
    "picked": terms.PICKED,
    "owner": terms.OWNER,
}
PHASES: Final = {
    "discard phase": terms.DISCARD_AND_DRAW,
    "action phase": terms.ACTION_PHASE,
    "order phase": terms.ORDER_A_DRINK,
    "drink phase": terms.DRINK_PHASE,
    "round": terms.ROUND_OF_GAMBLING,
    "phase": terms.ANY_PHASE,
}
DEEDS: Final = {
    "negated": terms.NEGATED,
    "ignored": terms.IGNORED,
    "reduced": terms.REDUCED,
    "helped": terms.HELPED,
    "answered": terms.ANSWERED,
}


def by_term(names: dict[str, int]) -> dict[int, str]:
    """The other way round."""
    return {term: name for name, term in names.items()}
