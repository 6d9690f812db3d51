"""Parts of a sentence: who, how much, what must hold."""

from itertools import pairwise
from typing import Final

from innkeeper.packs.translations import option_in
from innkeeper.vocabulary import conditions, names, plays, terms
from innkeeper.vocabulary.amounts import (
    BY_COMPONENT,
    FIXED,
    PER_ALCOHOL,
    PER_BID,
    PER_COMPONENT,
    PER_HIT,
    PER_LOST,
    PER_PAID,
    PER_PICK,
    PER_PLAYER,
    PER_TEAM,
    Amount,
)
from innkeeper.vocabulary.components import COUNTER, NO_COMPONENT, SIDE_DECK, TOKEN, Component
from innkeeper.vocabulary.conditions import Condition
from innkeeper.vocabulary.names import by_term
from innkeeper.words import say

STATS: Final = by_term(names.STATS)
CARD_KINDS: Final = by_term(names.KINDS)
CONDITIONS: Final = {
    conditions.STILL_IN: "if-still-in",
    conditions.ACTION_PHASE: "if-action-phase",
    conditions.IN_ROUND: "if-in-round",
    conditions.CHOOSES_CHAMPION: "if-champion",
    conditions.PLAYERS: "if-players",
    conditions.SOURCES: "if-source",
    conditions.CARD_IGNORED: "if-card-ignored",
    conditions.UNPAID: "if-unpaid",
    conditions.MY_TURN: "if-my-turn",
    conditions.ALL_CHOSE: "if-all-chose",
    conditions.MOST_CHOSE: "if-most-chose",
    conditions.MORE_THAN_PLAYERS: "if-more-than-players",
    conditions.NOT_MORE_THAN_PLAYERS: "if-not-more-than-players",
}
WHO: Final = {
    terms.OTHERS: "who-others",
    terms.EVERYONE: "who-everyone",
    terms.SOURCE: "who-source",
    terms.GAMBLERS: "who-gamblers",
    terms.SERVED: "who-served",
    terms.FIRST: "who-first",
    terms.SECOND: "who-second",
    terms.HEROES: "who-heroes",
    terms.VILLAINS: "who-villains",
    terms.HIGHEST: "who-highest",
    terms.FOES: "who-foes",
    terms.PICKED: "who-source",  # picked by the card itself, in the midst of what it does
}
KINDS: Final = {COUNTER: "counter", TOKEN: "token", SIDE_DECK: "deck"}
COUNTED: Final = {
    PER_PICK: "per-pick",
    PER_HIT: "per-hit",
    PER_PLAYER: "per-player",
    PER_ALCOHOL: "per-alcohol",
    PER_LOST: "per-lost",
    PER_TEAM: "per-team",
    PER_BID: "per-bid",
    PER_PAID: "per-paid",
}


class Speaker:
    """Says in one language who is meant, how much it is and what must hold; `pick` is whom the play picks."""

    def __init__(self, language: str, pick: plays.Pick | None = None) -> None:
        self.language = language
        self.pick = pick
        self.named = False  # those picked have been spoken of …
        self.spoken_of = False  # … or are about to be, in what is being put together
        self.options: list[str] = []  # what each player could choose from
        self.player = "you"  # speaks to the card's own player (you), or of them (they)
        self.chooser = ""  # speaks to who chooses one of these (you), or of them (they)

    def say(self, key: str, **values: str | int) -> str:
        """A message in this language."""
        return say(key, self.language, **values)

    def called(self, component: Component) -> str:
        """What a component is called in this language."""
        return component.called(self.language)

    def listed(self, words: list[str], last: str) -> str:
        """Words in a row, the last joined with `list-and` or `list-or`."""
        text = words[0] if words else ""
        for place, word in enumerate(words[1:], start=2):
            text = self.say(last if place == len(words) else "list-comma", first=text, second=word)
        return text

    def sentence(self, text: str) -> str:
        """A text with a capital letter and a full stop."""
        return self.say("sentence", text=capital(text))

    def whom(self, who: int, case: str = "") -> str:
        """Somebody, in the case that fits; of those picked, what they must hold."""
        told = self.whoever(who, case)
        if who != terms.PICKED or self.pick is None or self.pick.having is NO_COMPONENT:
            return told
        return self.say("who-having", who=told, component=self.called(self.pick.having))

    def whoever(self, who: int, case: str) -> str:
        """Somebody, by what they are to the card."""
        if who != terms.PICKED or self.pick is None:
            return self.say(WHO[who] + case)
        if self.pick.most > 1:
            key = "who-exactly" if self.pick.least == self.pick.most else "who-up-to"
            others = "yes" if self.pick.who == terms.ANOTHER else "no"
            key += "-gamblers" if self.pick.gamblers else ""
            return self.say(key + case, number=self.pick.most, others=others)
        if self.pick.aims_at:
            which = "most" if self.pick.aims_at > 0 else "least"
            return self.say(f"who-{which}-{STATS[abs(self.pick.aims_at)]}{case}")
        key = "who-another" if self.pick.who == terms.ANOTHER else "who-anyone"
        key += "-not-source" if self.pick.not_source else "-gamblers" if self.pick.gamblers else ""
        return self.say(key + case)

    def told(self, key: str, amount: Amount, **values: str | int) -> str:
        """A message that says how much; what it depends on stands behind it."""
        number, depends = self.amount(amount)
        text = self.say(key, amount=number, **values)
        return self.say("depends", text=text, on=depends) if depends else text

    def amount(self, amount: Amount) -> tuple[int, str]:
        """How much, and in words what it depends on."""
        if amount.kind == FIXED:
            return amount.fixed, ""
        if amount.kind == BY_COMPONENT:
            return self.by_component(amount)
        key = "per-component" if amount.kind == PER_COMPONENT else COUNTED[amount.kind]
        told = self.say(key, component=self.called(amount.component), kind=KINDS[amount.component.kind])
        return 1, self.say("up-to", amount=told, number=amount.up_to) if amount.up_to else told

    def by_component(self, amount: Amount) -> tuple[int, str]:
        """What holds from the last step on, and before it what at each other: 2 "(4 at Piety 1, 3 at Piety 2)"."""
        label, steps = self.called(amount.component), amount.steps
        least = amount.component.least
        if least < steps[0][0]:
            steps = [(least, 0), *steps]
        ends = [self.from_to(amount.component, at, after - 1) for (at, _), (after, _) in pairwise(steps)]
        others = [
            self.say("at-component", amount=much, component=label, number=end)
            for end, (_, much) in zip(ends, steps[:-1], strict=True)
        ]
        told = self.say("by-component", others=self.listed(others, "list-comma")) if others else ""
        return steps[-1][1], told

    def from_to(self, component: Component, first: int, last: int) -> str:
        """Where a component stands: at one place, or from one to another."""
        ends = [component.at(first, self.language), component.at(last, self.language)]
        return ends[0] if first == last else f"{ends[0]}–{ends[1]}"

    def kind_of(self, kind: int) -> str:
        """A kind of card, as it stands before the word for a card."""
        return self.say(f"kind-{CARD_KINDS[kind]}")

    def condition(self, condition: Condition) -> str:
        """What must hold, in words; empty: nothing."""
        if condition.kind == conditions.NOTHING_NEEDED:
            return ""
        if condition.kind != conditions.COMPONENT:
            key = CONDITIONS[condition.kind]
            option = option_in(self.language, self.options[condition.least]) if "chose" in key else ""
            return self.say(key, number=condition.least, component=self.called(condition.component), option=option)
        least, most, way = condition.least, condition.most, "between"
        if least == most or most == conditions.NO_END or not least:
            way = "exactly" if least == most else "most" if not least else "least"
        component = condition.component
        if not component.steps:
            return self.say("if-component", component=self.called(component), way=way, least=least, most=most)
        ends = [component.at(min(end, component.most), self.language) for end in (least, most)]
        return self.say("if-component-step", component=self.called(component), way=way, least=ends[0], most=ends[1])


def capital(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]
