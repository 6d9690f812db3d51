"""Telling what happens, in plain words: the facts of the log, each as its listener would hear it."""

from typing import Final

from innkeeper.table.log import Fact
from innkeeper.vocabulary.terms import INN, NOWHERE, POT
from innkeeper.words import ENGLISH, say

PLACES: Final = {INN: "inn", POT: "pot", NOWHERE: "nobody"}
NOT_OF_A_SEAT: Final = (
    "fortitude",
    "alcohol",
    "gold-divided",
    "component",
    "minion",
)  # facts in which `whom` is a number
SPECTATOR: Final = -1
NO_ROLE: Final = "none"


def role(fact: Fact, me: int) -> str:
    """Whether the one who listens did it or had it done to them."""
    if me < 0:
        return NO_ROLE
    if fact.seat == me and not (fact.what == "champion" and fact.whom == me):  # whoever named them, they stand for all
        return "who"
    return "whom" if fact.whom == me and fact.what not in NOT_OF_A_SEAT else NO_ROLE


def fact(fact: Fact, names: list[str], language: str = ENGLISH, me: int = SPECTATOR) -> str:
    """A fact of the log as a sentence; `names` are those of the seats, and `me` is the seat that listens."""
    whom = -1 if fact.what in NOT_OF_A_SEAT else fact.whom
    mine = role(fact, me)
    return say(
        f"fact-{fact.what}",
        language,
        who=name_of(names, fact.seat),
        whom=say("yourself", language) if whom == fact.seat and mine == "who" else name_of(names, whom),
        me=mine,
        card=fact.card.face.called(language),
        amount=abs(fact.amount),
        way="up" if fact.amount > 0 else "down" if fact.amount < 0 else "still",
        place=PLACES.get(whom, "seat"),
        share=fact.whom,
        total=fact.whom if fact.whom >= 0 else "none",
        component=fact.component.called(language),
    )


def listed(names: list[str], language: str = ENGLISH) -> str:
    """Several names in a row: "Zot, Fiona and Gerki"."""
    text = names[0] if names else ""
    for place, name in enumerate(names[1:], start=2):
        text = say("list-and" if place == len(names) else "list-comma", language, first=text, second=name)
    return text


def name_of(names: list[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""
