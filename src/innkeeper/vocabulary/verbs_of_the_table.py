"""Verbs for what concerns the whole table: antes, orders, Rounds of Gambling, contests, turns."""

from collections.abc import Set as Keys
from typing import Annotated, Final, Literal

from msgspec import Meta

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.context import Lowering
from innkeeper.vocabulary.grammar import (
    CARD,
    EVENT,
    NOTHING,
    PHASE,
    ROUND,
    WIN,
    Amount,
    OnSomebody,
    Verb,
    Word,
    lower_amount,
    named,
)
from innkeeper.vocabulary.names import PLACES

DISCARDING: Final = "discard phase"
AGAINS: Final = {
    "round": (effects.AgainRound, terms.ME, WIN),
    "action": (effects.AgainAction, terms.ME, NOTHING),
    "card": (effects.AgainCard, terms.NOBODY, CARD),
    "event": (effects.AgainEvent, terms.NOBODY, EVENT),
    "phase": (effects.AgainPhase, terms.SOURCE, PHASE),
}


class Ante(Verb, tag="ante", rename=named("ante")):
    """Everybody still in the Round of Gambling antes so much more."""

    needs = ROUND
    what: Amount
    who: Literal["gamblers"] = "gamblers"

    def amounts(self) -> list[Amount]:
        return [self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.AnteMore(lower_amount(self.what, context))]


class Order(Verb, tag="order", rename=named("order")):
    """I order so many Drinks for other players; `look: true`: I see what I order in this phase before I give it.

    `pile`: I look through my own Drink Me! Pile and give away what I like of it.
    """

    what: Amount | Literal["pile"]
    to: Literal["others"] = "others"
    look: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.what == "pile" and self.look:
            raise ValueError("who gives away the own pile looks through it anyway: write no `look`")

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else [self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if isinstance(self.what, str):
            return [effects.GiveOwnDrinks(terms.ME)]
        return [effects.OrderDrinks(lower_amount(self.what, context), self.look)]


class Unleft(Word):
    """That nobody may leave a Round by choice: `cannot: {be: [left]}`."""

    be: Annotated[list[Literal["left"]], Meta(min_length=1, max_length=1)]


class Start(Verb, tag="start", rename=named("start")):
    """A Round of Gambling, which nobody may be allowed to leave, or a Drinking Contest starts."""

    what: Literal["round", "contest"]
    antes: Literal["fortitude"] | None = None
    cannot: Unleft | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.cannot is not None and self.what != "round":
            raise ValueError("`cannot: {be: [left]}` is said of a Round of Gambling")
        if self.antes is not None and self.what != "round":
            raise ValueError("`antes: fortitude` is said of a Round of Gambling")

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "contest":
            return [effects.StartContest(terms.NOBODY)]
        return [effects.StartRound(self.cannot is None, self.antes is not None)]


class Leave(OnSomebody, tag="leave", rename=named("leave")):
    """The picked player leaves the Round of Gambling; without a pick I do, in place of an ante.

    Or somebody leaves the table `until` the own next turn.
    """

    what: Literal["round", "table"]
    until: Literal["next turn"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.what == "table") != (self.until is not None):
            raise ValueError("who leaves the table comes back: write `leave: table, until: next turn`")
        if self.what == "round" and self.who is not None:
            raise ValueError("the picked player leaves the Round, or I do: write no `who`")

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.who is None

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "table":
            return [effects.LeaveTable(self.falls_on(context))]
        return [effects.LeaveRound(context.default)]


class Win(Verb, tag="win", rename=named("win")):
    """I win the Round of Gambling at once."""

    needs = ROUND
    what: Literal["round"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.WinRound(terms.ME)]


class End(Verb, tag="end", rename=named("end")):
    """The Round of Gambling ends, its pot goes to the Inn or to me; or my turn ends."""

    what: Literal["round", "turn"]
    to: Literal["inn", "me"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.what == "round") != (self.to is not None):
            raise ValueError("`end: round` says where the pot goes, `to: inn` or `to: me`; `end: turn` does not")

    def need(self) -> str:
        return ROUND if self.what == "round" else NOTHING

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.EndTurn(terms.ME) if self.to is None else effects.EndRound(PLACES[self.to])]


class Skip(Verb, tag="skip", rename=named("skip")):
    """Whose phase it is skips it: of a team, one member."""

    needs = PHASE
    what: Literal["phase"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.SkipPhase(terms.SOURCE)]


class Again(Verb, tag="again", rename=named("again")):
    """A win is undone and the Round goes on; I may play one more Action Card; the one answered may play another.

    `again: phase`: whose phase it is has it once more: of a team, one member. `again: discard phase`: whom it falls on
    discards and draws back up as in that phase of theirs.
    """

    what: Literal["round", "action", "card", "event", "phase", "discard phase"]
    who: Literal["source"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.who is not None and self.what != "action":
            raise ValueError("`who: source` goes with `again: action`")

    def need(self) -> str:
        return NOTHING if self.what == DISCARDING else AGAINS[self.what][2]

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.what == DISCARDING

    def whom(self) -> str | None:
        return self.who

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == DISCARDING:
            return [effects.AgainDiscard(context.default)]
        effect, who, _ = AGAINS[self.what]
        return [effect(terms.SOURCE if self.who else who)]
