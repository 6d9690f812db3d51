"""How a character plays, in a sentence: what its deck does more often than others do."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from innkeeper.vocabulary.plays import Face
from innkeeper.words import ENGLISH
from innkeeper.words.deeds import deed
from innkeeper.words.wording_clauses import Teller

MOST: Final = 2  # strengths that are told
FIELDS: Final = {
    "brawling": ("hits", "strikes-back", "redirects"),
    "drinks": ("changes", "intoxicates", "orders", "passes", "serves", "splits"),
    "gambling": ("again", "cheats", "ends", "gambles", "raises"),
    "gold": ("charges", "covers", "takes"),
    "dodging": ("ignores", "leaves", "negates", "reduces"),
    "healing": ("heals", "sobers"),
}
FIELD_OF: Final = {deed: field for field, deeds in FIELDS.items() for deed in deeds}


def how_it_plays(deck: Sequence[Face], decks: Sequence[Sequence[Face]], language: str = ENGLISH) -> str:
    """In what a deck is stronger than decks are on average."""
    own, usual = _cards(deck), sum((_cards(other) for other in decks), Counter[str]())
    ahead = {field: own[field] * len(decks) - usual[field] for field in FIELDS}
    best = [field for field in sorted(FIELDS, key=lambda it: -ahead[it]) if ahead[field] > 0][:MOST]
    teller = Teller(language)
    if not best:
        return teller.say("strength-even")
    return teller.say("strengths", fields=teller.listed([teller.say(f"strength-{it}") for it in best], "list-and"))


def _cards(deck: Sequence[Face]) -> Counter[str]:
    """How many cards there are for each field."""
    fields = [{FIELD_OF.get(deed(play), "") for play in face.plays} for face in deck]
    return Counter(field for found in fields for field in found)
