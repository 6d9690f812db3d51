"""Verbs that move Fortitude, Alcohol Content, Gold, components and Drinks of somebody."""

from collections.abc import Set as Keys
from typing import Annotated, Literal

from msgspec import Meta

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.components import SIDE_DECK
from innkeeper.vocabulary.context import COUNTED, COUNTER, DECK, Lowering, Named
from innkeeper.vocabulary.grammar import (
    DUE,
    NOTHING,
    POT,
    ROUND,
    WIN,
    Amount,
    Number,
    OnSomebody,
    Verb,
    lower_amount,
    named,
)
from innkeeper.vocabulary.names import PLACES, STATS

BOUNDS = ("up_to", "down_to")  # what says no exact number of cards
MARKERS = ("fortitude", "alcohol")  # what may be lost and gained besides components

# How much of what is lost or gained: Fortitude, Alcohol Content, Gold, or a component of the pack by its key.
Amounts = dict[str, Amount]


def moved(what: dict[str, Amount], who: int, up: bool, context: Lowering) -> list[effects.Effect]:
    """Markers and components that go up or down."""
    found: list[effects.Effect] = []
    for name, amount in what.items():
        if name in MARKERS:
            marker = effects.Gain if up else effects.Lose
            found.append(marker(who, STATS[name], lower_amount(amount, context)))
        elif context.components[name].kind == SIDE_DECK:
            found.append(effects.LoseEquipped(who, context.components[name], lower_amount(amount, context)))
        else:
            found.append(effects.MoveComponent(who, context.components[name], lower_amount(amount, context), up))
    return found


def components_among(
    what: dict[str, Amount], verb: str, others: tuple[str, ...], kinds: tuple[str, ...] = COUNTED
) -> list[Named]:
    """What of all that is lost or gained is a component."""
    return [Named((verb, name), name, kinds, others) for name in what if name not in others]


class Lose(OnSomebody, tag="lose", rename=named("lose")):
    """Lose Fortitude, Alcohol Content, some of a component, or what lies in the slots of a deck."""

    what: Amounts

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.what:
            raise ValueError("says nothing: write `fortitude` or `alcohol` with a number")
        if "gold" in self.what:
            raise ValueError("Gold is paid, not lost: write `pay`")

    def amounts(self) -> list[Amount]:
        return list(self.what.values())

    def named(self) -> list[Named]:
        return super().named() + components_among(self.what, "lose", MARKERS, (*COUNTED, *DECK))

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return super().heeds_pick(counters) and not counters >= self.what.keys()

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return moved(self.what, self.falls_on(context), up=False, context=context)


class Gain(OnSomebody, tag="gain", rename=named("gain")):
    """Gain Fortitude, Alcohol Content or a component; Gold from the pot or the Inn; the pot somebody has just won."""

    what: Amounts | Literal["pot", "half"]
    source: Literal["pot", "inn"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.what:
            raise ValueError("says nothing: write `fortitude`, `alcohol` or `gold` with a number")
        if self.what == "half":
            if self.source != "pot" or self.who not in (None, "me"):
                raise ValueError("half of the pot is gained by `me`: write `gain: half, from: pot`")
            return
        is_gold = not isinstance(self.what, str) and "gold" in self.what
        if is_gold and len(self.what) > 1:
            raise ValueError("`gold` is gained by an effect of its own")
        if is_gold and self.source is None:
            raise ValueError("Gold comes from somewhere: write `from: pot` or `from: inn`")
        if not is_gold and self.source is not None:
            raise ValueError("`from` belongs to `gain: {gold: …}`")
        if (self.source == "pot" or isinstance(self.what, str)) and self.who not in (None, "me"):
            raise ValueError("Gold of the pot is gained by `me` alone")

    def need(self) -> str:
        if isinstance(self.what, str):
            return WIN if self.what == "pot" else POT
        return ROUND if self.source == "pot" else NOTHING

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else list(self.what.values())

    def named(self) -> list[Named]:
        written = {} if isinstance(self.what, str) else self.what
        return super().named() + components_among(written, "gain", (*MARKERS, "gold"))

    def heeds_pick(self, counters: Keys[str]) -> bool:
        falls = isinstance(self.what, dict) and self.source is None and not counters >= self.what.keys()
        return self.who is None and falls

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if isinstance(self.what, str):
            return [effects.TakeGold(lower_amount(0, context), terms.POT, half=self.what == "half")]
        if self.source is not None:
            who = self.falls_on(context) if self.who else context.gainer()
            return [effects.TakeGold(lower_amount(self.what["gold"], context), PLACES[self.source], who=who)]
        return moved(self.what, self.falls_on(context), up=True, context=context)


class Become(Verb, tag="become", rename=named("become")):
    """A counter of mine takes one of its named steps: `{become: {form: bear}}`."""

    what: Annotated[dict[str, str], Meta(min_length=1, max_length=1)]

    def named(self) -> list[Named]:
        return super().named() + [Named(("become", key), key, COUNTER) for key in self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        ((key, step),) = self.what.items()
        component = context.components[key]
        return [effects.BecomeStep(component, component.step(step))]


class Pay(OnSomebody, tag="pay", rename=named("pay")):
    """Pay Gold to the Inn or to me; or let what is due be paid by the Inn or by nobody."""

    what: Amount | Literal["due"]
    to: Literal["inn", "me", "picked", "owner"] | None = None
    source: Literal["inn", "nobody"] | None = None
    times: Number = 1  # so many payments, each of its own

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.to == "picked" and self.who != "me":
            raise ValueError("I pay whom I picked: write `who: me, to: picked`")
        if self.what == "due":
            if self.source is None or self.to is not None or self.who is not None or self.times > 1:
                raise ValueError("`pay: due` goes with `from: inn` or `from: nobody`, and with nothing else")
        elif self.to is None or self.source is not None:
            raise ValueError("a payment goes somewhere: write `to: inn` or `to: me`, and no `from`")

    def need(self) -> str:
        return DUE if self.what == "due" else NOTHING

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else [self.what]

    def must_pick(self) -> bool:
        return self.to == "picked"

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.to == "picked" or (self.what != "due" and super().heeds_pick(counters))

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if isinstance(self.what, str):
            return [effects.PayDue(PLACES[self.source or "inn"])]
        amount, to = lower_amount(self.what, context), PLACES[self.to or "inn"]
        return [effects.Pay(self.falls_on(context), amount, to, self.times)]


class Drink(OnSomebody, tag="drink", rename=named("drink")):
    """Drinks are taken from the own Drink Me! Pile or from the Drink Deck; `copy`: all take the same one.

    `dare`: two are revealed, I take the weaker one and the others the other. `shot`: a Drink without a card.
    """

    what: Amount | Literal["copy", "dare", "shot"]
    source: Literal["pile", "deck"] | None = None
    alcohol: Number | None = None
    mine: Annotated[int, Meta(ge=-5, le=-1)] | None = None  # so much less Alcohol Content has the one I reveal

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.mine is not None and (isinstance(self.what, str) or self.source != "deck" or self.who != "everyone"):
            raise ValueError("`mine` is said of the Drink I reveal among all: `{drink: 1, from: deck, who: everyone}`")
        if (self.what == "shot") != (self.alcohol is not None) or (self.what == "shot") == (self.source is not None):
            raise ValueError("write `from: pile` or `from: deck`; or, without it, `drink: shot, alcohol: 2`")
        if isinstance(self.what, str) and self.source == "pile":
            raise ValueError(f"`drink: {self.what}` is `from: deck`")
        if self.what == "dare" and self.who != "everyone":
            raise ValueError("`drink: dare` is a matter for all: write `who: everyone`")

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else [self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "dare":
            return [effects.DareDrinks(self.falls_on(context))]
        if self.alcohol is not None:
            return [effects.HaveShot(self.falls_on(context), self.alcohol)]
        is_copy = isinstance(self.what, str)
        number = lower_amount(1 if isinstance(self.what, str) else self.what, context)
        served = effects.HaveDrink(self.falls_on(context), number, PLACES[self.source or "deck"], copy=is_copy)
        served.mine = self.mine or 0
        return [served]
