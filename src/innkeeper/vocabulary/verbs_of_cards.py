"""Verbs that move cards: drawn, discarded, revealed, put, borrowed, called, divided."""

from collections.abc import Set as Keys
from typing import Literal

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.context import DECK, Lowering, Named
from innkeeper.vocabulary.grammar import (
    IGNORED_DRINK,
    NOTHING,
    ROUND,
    Amount,
    OnSomebody,
    Verb,
    lower_amount,
    named,
)
from innkeeper.vocabulary.names import KINDS
from innkeeper.vocabulary.verbs_of_markers import BOUNDS


class Draw(OnSomebody, tag="draw", rename=named("draw")):
    """Draw so many cards; `from`: of a side deck of mine."""

    what: Amount
    source: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.source is not None and self.who not in (None, "me"):
            raise ValueError("from a side deck its owner draws: write no `who`")

    def amounts(self) -> list[Amount]:
        return [self.what]

    def named(self) -> list[Named]:
        return super().named() + ([] if self.source is None else [Named(("from",), self.source, DECK)])

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.source is None and super().heeds_pick(counters)

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.source is not None:
            source = context.components[self.source]
            return [effects.DrawCards(terms.ME, lower_amount(self.what, context), source)]
        return [effects.DrawCards(self.falls_on(context), lower_amount(self.what, context))]


class Discard(OnSomebody, tag="discard", rename=named("discard")):
    """Discard so many cards of one's own choice, perhaps of one kind; or at random; or as I choose, who see them.

    `{up_to: 3}`: from one to so many; `{down_to: 6}`: all but so many. `from: pile`: off the own Drink Me! Pile.
    """

    what: Amount | Literal["itself"]
    at: Literal["random"] | None = None
    by: Literal["me"] | None = None
    of: Literal["action", "sometimes", "anytime", "gambling", "cheating"] | None = None
    symbol: Literal["earth", "fire", "water", "any"] | None = None
    source: Literal["pile"] | None = None

    def bound(self) -> str:
        """`up_to` or `down_to`, where it says no exact number."""
        keys = list(self.what) if isinstance(self.what, dict) else []
        return keys[0] if len(keys) == 1 and keys[0] in BOUNDS else ""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.what == "itself" and (self.at or self.by or self.of or self.source or self.who):
            raise ValueError("`discard: itself` says all: that card is discarded")
        if (self.bound() or self.source) and (self.at or self.by or self.of):
            raise ValueError("`up_to`, `down_to` and `from: pile` go with neither `at`, `by` nor `of`")
        if self.bound() and self.source:
            raise ValueError("`from: pile` takes a number of cards off the top")
        for number in self.what.values() if self.bound() and isinstance(self.what, dict) else []:
            if not isinstance(number, int) or not 1 <= number <= 40:
                raise ValueError(f"`{self.bound()}` is a number from 1 to 40")
        if self.symbol is not None and (self.at or self.by or self.of or self.bound() or self.source):
            raise ValueError("`symbol` says which cards are discarded: it goes with a number alone")
        if self.at is not None and (self.by is not None or self.of is not None):
            raise ValueError("what is discarded `at: random` is chosen by nobody: write neither `by` nor `of`")
        if self.by is not None and self.who in ("me", "others", "everyone", "gamblers", "served"):
            raise ValueError("`by: me` is for one other player's hand")

    def amounts(self) -> list[Amount]:
        return [] if self.bound() or isinstance(self.what, str) else [self.what]

    def must_pick(self) -> bool:
        return self.by is not None and self.who is None

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if isinstance(self.what, str):
            return [effects.DiscardItself(terms.NOBODY)]
        if self.source is not None:
            return [effects.DiscardDrinks(self.falls_on(context), lower_amount(self.what, context))]
        bound = self.bound()
        number = self.what[bound] if isinstance(self.what, dict) and bound else self.what
        assert isinstance(number, int) or not bound
        written = number if isinstance(number, int) else self.what
        found = effects.DiscardCards(self.falls_on(context), lower_amount(written, context))
        found.up_to, found.down_to = bound == "up_to", bound == "down_to"
        found.at_random, found.by_me = self.at is not None, self.by is not None
        found.symbol = self.symbol or ""
        found.kind = KINDS[self.of] if self.of else 0
        return [found]


class Reveal(Verb, tag="reveal", rename=named("reveal")):
    """The top cards of an own side deck are turned up, and go where those of that deck go."""

    what: Amount
    source: str

    def amounts(self) -> list[Amount]:
        return [self.what]

    def named(self) -> list[Named]:
        return [*super().named(), Named(("from",), self.source, DECK)]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.RevealCards(context.components[self.source], lower_amount(self.what, context))]


class Put(OnSomebody, tag="put", rename=named("put")):
    """A Drink Me! Pile that holds any card is shuffled into the Drink Deck, and one card of it comes back.

    Or a Drink that I have Ignored is shuffled into the Drink Me! Pile of a player I choose. Or so many cards of a side
    deck of mine come to lie before those it falls on, as those of that deck do.
    """

    what: Amount | Literal["pile", "drink"]
    to: Literal["deck", "pile"] | None = None
    source: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        moves = (self.what if isinstance(self.what, str) else "", self.to or "")
        if moves not in (("pile", "deck"), ("drink", "pile"), ("", "")) or (moves == ("", "")) != bool(self.source):
            raise ValueError("write `put: pile, to: deck`, `put: drink, to: pile` or `put: 1, from: DECK`")
        if self.what == "drink" and self.who is not None:
            raise ValueError("I choose the pile: write no `who`")

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else [self.what]

    def named(self) -> list[Named]:
        return super().named() + ([] if self.source is None else [Named(("from",), self.source, DECK)])

    def need(self) -> str:
        return IGNORED_DRINK if self.what == "drink" else NOTHING

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.source is not None and not isinstance(self.what, str):
            number = lower_amount(self.what, context)
            return [effects.GiveCards(self.falls_on(context), context.components[self.source], number)]
        if self.what == "drink":
            return [effects.ShuffleIntoPile(terms.ME)]
        return [effects.RenewPile(self.falls_on(context))]


class Borrow(Verb, tag="borrow", rename=named("borrow")):
    """I use a Gambling or Cheating Card of the picked player's hand as my own go."""

    picks = True
    needs = ROUND
    what: Literal["card"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.BorrowCard(terms.PICKED)]


class Check(OnSomebody, tag="check", rename=named("check")):
    """Those it falls on check my hand for traps: one card that chance picks."""

    what: Literal["traps"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.CheckTraps(self.falls_on(context))]


class Bar(Verb, tag="bar", rename=named("bar")):
    """Teammates of the picked, who lost Fortitude to this card, may not defend them for the rest of the turn."""

    picks = True
    what: Literal["help"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.BarHelp(terms.PICKED)]


class Send(Verb, tag="send", rename=named("send")):
    """The picked player is my team's Champion for what is answered."""

    picks = True
    what: Literal["champion"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.SendChampion(terms.PICKED)]


class Call(Verb, tag="call", rename=named("call")):
    """Cards of my deck are turned up until one is a Minion, which comes into play."""

    what: Literal["minion"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.CallMinion(terms.ME)]


class Divide(Verb, tag="divide", rename=named("divide")):
    """So many cards of my deck are turned up, the picked player makes two piles of them, and I take one."""

    picks = True
    what: Amount

    def amounts(self) -> list[Amount]:
        return [self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.DivideCards(terms.PICKED, lower_amount(self.what, context))]
