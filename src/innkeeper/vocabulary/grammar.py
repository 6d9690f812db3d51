"""What all words of the vocabulary have in common, and what a verb is."""

from collections.abc import Set as Keys
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, Struct

from innkeeper.vocabulary import amounts, effects
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.condition_words import (
    FOR_EFFECTS,
    Conditions,
    check_conditions,
    lower_conditions,
    named_in,
)
from innkeeper.vocabulary.conditions import ALWAYS, Condition
from innkeeper.vocabulary.context import COUNTED, TOKEN, Lowering, Named
from innkeeper.vocabulary.names import WHO

Number = Annotated[int, Meta(ge=1, le=40)]
Shift = Annotated[int, Meta(ge=-40, le=40)]  # by how much a number becomes larger or smaller
Text = Annotated[str, Meta(min_length=1)]
Who = Literal[
    "me", "others", "everyone", "source", "gamblers", "served", "first", "second", "heroes", "villains", "highest",
    "foes",
]  # fmt: skip

# A number that is read late: `{piety: {1: 4, 2: 3}}` off a component, `{per: hit, up_to: 3}` as many as there are.
Reading = dict[str, dict[str, int] | str | int]
Amount = Number | Reading
PER: Final = {
    "pick": amounts.PER_PICK,
    "hit": amounts.PER_HIT,
    "players": amounts.PER_PLAYER,
    "lost": amounts.PER_LOST,
    "team": amounts.PER_TEAM,
    "alcohol": amounts.PER_ALCOHOL,
    "bid": amounts.PER_BID,
    "paid": amounts.PER_PAID,
}

# What of the moment a verb needs: something it acts on that only some moments offer.
CARD: Final = "card"
DRINK: Final = "drink"
EVENT: Final = "event"
REVEALED: Final = "revealed"
CURSE: Final = "curse"
LOSS: Final = "loss"
DUE: Final = "due"
ANTE: Final = "ante"
WIN: Final = "win"
HIT: Final = "hit"
GAIN: Final = "gain"
PHASE: Final = "phase"
ARTIFACT: Final = "artifact"
PAID: Final = "paid"
POT: Final = "pot"
ROUND: Final = "round"
IGNORED_DRINK: Final = "Drink that was Ignored"
NOTHING: Final = ""


class Word(Struct, forbid_unknown_fields=True):
    """Anything an author writes as a mapping; unknown keys are refused."""

    def one_of(self, *names: str) -> None:
        """Refuse anything but exactly one of these keys."""
        given = [name for name in names if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError("write exactly one of " + ", ".join(f"`{name}`" for name in names))

    def named(self) -> list[Named]:
        """The components that it speaks of itself."""
        return []


class Shielded(Word):
    """What cannot be done to one effect: `cannot: {be: [reduced, ignored]}`."""

    be: list[Literal["reduced", "ignored"]]


class Verb(Word, kw_only=True, tag_field="verb", rename={"condition": "if"}):
    """One effect of a play. `needs` is what its moment must offer."""

    needs: ClassVar[str] = NOTHING
    picks: ClassVar[bool] = False
    condition: Conditions | None = None

    def __post_init__(self) -> None:
        for amount in self.amounts():
            if isinstance(amount, dict):
                check_reading(amount)
        if self.condition is not None:
            check_conditions(self.condition, FOR_EFFECTS)
            if len(self.condition) != 1:
                raise ValueError("an effect has one condition: write exactly one")

    def need(self) -> str:
        """What of the moment this effect acts on."""
        return self.needs

    def must_pick(self) -> bool:
        """Whether the play has to pick somebody for this effect."""
        return self.picks

    def whom(self) -> str | None:
        """On whom the author says it falls, if at all."""
        return None

    def heeds_pick(self, counters: Keys[str]) -> bool:
        """Whether it does something to those picked; counters are their owner's."""
        return self.must_pick()

    def amounts(self) -> list[Amount]:
        """The amounts that it says."""
        return []

    def named(self) -> list[Named]:
        verb = str(self.__struct_config__.tag)
        keys = [key for amount in self.amounts() for key in components_of(amount)]
        found = [Named((verb,), key, COUNTED, (*PER, "per")) for key in keys]
        return found + named_in(self.condition or {}, ("if",), FOR_EFFECTS)

    def lower(self, context: Lowering) -> list[effects.Effect]:
        """What it is to the engine."""
        raise NotImplementedError

    def lowered(self, context: Lowering) -> list[effects.Effect]:
        """The same, each part under its condition."""
        found = self.lower(context)
        for effect in found:
            effect.condition = self.lowered_condition(context)
        return found

    def lowered_condition(self, context: Lowering) -> Condition:
        """When it is carried out at all."""
        return lower_conditions(self.condition, context)[0] if self.condition else ALWAYS


class OnSomebody(Verb, kw_only=True):
    """An effect that falls on somebody: without `who` on the picked, else on me."""

    who: Who | None = None
    having: str | None = None
    chose: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.chose is not None and self.who != "everyone":
            raise ValueError("`chose` says which of all are meant: it goes with `who: everyone`")
        if self.having is not None and self.who not in ("others", "everyone"):
            raise ValueError("`having` says which of all are meant: it goes with `who: others` or `who: everyone`")

    def whom(self) -> str | None:
        return self.who

    def named(self) -> list[Named]:
        return super().named() + ([] if self.having is None else [Named(("having",), self.having, TOKEN)])

    def lowered(self, context: Lowering) -> list[effects.Effect]:
        found = super().lowered(context)
        for effect in found:
            effect.having = context.components[self.having] if self.having else NO_COMPONENT
            effect.chose = context.options.index(self.chose) if self.chose else -1
        return found

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.who in (None, "first", "second")

    def falls_on(self, context: Lowering) -> int:
        """Whom it falls on, as the engine knows them."""
        return WHO[self.who] if self.who else context.default


def named(verb: str) -> dict[str, str]:
    """How the fields of a verb are written in a file."""
    return {"what": verb, "source": "from", "partner": "with"}


def check_reading(reading: Reading) -> None:
    """Refuse an amount that says neither what it is read off nor what it counts."""
    rest = {key: value for key, value in reading.items() if key != "up_to"}
    up_to = reading.get("up_to", 1)
    if not isinstance(up_to, int) or not 1 <= up_to <= 40:
        raise ValueError("`up_to` is a number from 1 to 40")
    if len(rest) != 1:
        raise ValueError("an amount is a number, `{COMPONENT: {1: 4, 2: 3}}` or `{per: WHAT}`")
    ((key, value),) = rest.items()
    if key == "per":
        if not isinstance(value, str):
            raise ValueError(f"`per` names what is counted: a component, or one of {', '.join(PER)}")
    elif "up_to" in reading:
        raise ValueError("`up_to` goes with `per`: an amount by a component says itself how much")
    elif not isinstance(value, dict) or not value or len({step.isdecimal() for step in value}) > 1:
        raise ValueError(f"`{key}` says from which number or step on how much: `{{{key}: {{1: 4, 2: 3}}}}`")
    elif not all(0 <= much <= 40 for much in value.values()):
        raise ValueError(f"`{key}`: an amount is a number from 0 to 40")


def components_of(amount: Amount) -> list[str]:
    """The keys of the components that an amount is read off."""
    if isinstance(amount, int):
        return []
    per = amount.get("per")
    keys = [per] if isinstance(per, str) else [key for key in amount if key != "up_to"]
    return [key for key in keys if key not in PER]


def lower_amount(amount: Amount, context: Lowering) -> amounts.Amount:
    """An amount as the engine reads it."""
    if isinstance(amount, int):
        return amounts.Amount(amount)
    per = amount.get("per")
    if isinstance(per, str):
        found = amounts.Amount(kind=PER.get(per, amounts.PER_COMPONENT))
        found.component = context.components.get(per, NO_COMPONENT)
    else:
        found = amounts.Amount(kind=amounts.BY_COMPONENT)
        for key, steps in amount.items():
            if isinstance(steps, dict):
                found.component = context.components[key]
                found.steps = sorted((found.component.step(least), much) for least, much in steps.items())
    up_to = amount.get("up_to")
    found.up_to = up_to if isinstance(up_to, int) else 0
    return found
