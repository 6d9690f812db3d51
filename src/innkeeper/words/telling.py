"""Telling what happens, in plain words: the facts of the log, each as its listener would hear it."""

from typing import Final

from innkeeper.packs.translations import option_in
from innkeeper.rules.choosing import things_on
from innkeeper.table.log import Fact
from innkeeper.vocabulary import names as vocabulary
from innkeeper.vocabulary.effects import EachChooses
from innkeeper.vocabulary.names import by_term
from innkeeper.vocabulary.terms import INN, NOWHERE, POT
from innkeeper.words import ENGLISH, games, say
from innkeeper.words.wording_clauses import option_text, option_told

PLACES: Final = {INN: "inn", POT: "pot", NOWHERE: "nobody"}
NOT_OF_A_SEAT: Final = (
    "fortitude",
    "alcohol",
    "gold-divided",
    "component",
    "minion",
    *games.ABOUT_GAMES,
    *games.ABOUT_DICE,
)  # facts in which `whom` is a number
BOX: Final = "turns-up-box"  # of which `amount` is the kind
KINDS: Final = by_term(vocabulary.KINDS)
SPECTATOR: Final = -1
NO_ROLE: Final = "none"
UNTOLD: Final = "none"
NOTHING_ELSE: Final[dict[str, str | int]] = {}


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
    steps = fact.what == "component" and fact.component.steps != []
    of_a_game = games.told(fact, language) if "game" in fact.what else NOTHING_ELSE
    return say(
        "fact-component-step" if steps else f"fact-{fact.what}",
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
        step=fact.component.at(fact.whom, language) if steps else "",
        option=option_of(fact, mine == "who", language),
        **of_a_game,
        box=say(f"kind-{KINDS[fact.amount]}", language) if fact.what == BOX else "",
    )


def option_of(fact: Fact, chose_it: bool, language: str) -> str:
    """Which of several things was chosen: for an Event by its name, of a card in words to who chose it, or of them."""
    if fact.what == "chooses-for-event":
        for effect in fact.card.face.event or []:
            if isinstance(effect, EachChooses):
                return option_in(language, effect.branches[fact.amount].name)
    if fact.what not in ("chooses", "chance-chooses"):
        return ""
    choice, branch = things_on(fact.card.face)[fact.amount]
    if choice.by_chance:
        return option_in(language, branch.name)
    return option_text(choice, branch, language) if chose_it else option_told(choice, branch, language) or UNTOLD


def listed(names: list[str], language: str = ENGLISH) -> str:
    """Several names in a row: "Zot, Fiona and Gerki"."""
    text = names[0] if names else ""
    for place, name in enumerate(names[1:], start=2):
        text = say("list-and" if place == len(names) else "list-comma", language, first=text, second=name)
    return text


def name_of(names: list[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""
