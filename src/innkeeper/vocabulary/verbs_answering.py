"""Verbs for what is answered: a card, a Drink, an Event or a loss is Ignored, Negated, reduced, changed."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.context import TOKEN, Lowering, Named
from innkeeper.vocabulary.grammar import (
    ARTIFACT,
    CARD,
    DRINK,
    GAIN,
    LOSS,
    NOTHING,
    Amount,
    Number,
    Shielded,
    Shift,
    Verb,
    Word,
    lower_amount,
    named,
)

IGNORES: Final = {"card": effects.IgnoreCard, "drink": effects.IgnoreDrink, "event": effects.IgnoreEvent}
NEGATES: Final = {"card": effects.NegateCard, "event": effects.NegateEvent}


class Ignore(Verb, tag="ignore", rename=named("ignore")):
    """I Ignore the card, Drink or Event answered; or all Action Cards `until` the own next turn."""

    what: Literal["card", "drink", "event", "actions"]
    until: Literal["next turn"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.what == "actions") != (self.until is not None):
            raise ValueError("what is Ignored for a while: write `ignore: actions, until: next turn`")

    def need(self) -> str:
        return NOTHING if self.what == "actions" else self.what

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "actions":
            return [effects.IgnoreActions(context.gainer())]
        return [IGNORES[self.what](terms.ME)]


class Negate(Verb, tag="negate", rename=named("negate")):
    """The card or Event answered is Negated."""

    what: Literal["card", "event"]

    def need(self) -> str:
        return self.what

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [NEGATES[self.what](terms.NOBODY)]


class Take(Verb, tag="take", rename=named("take")):
    """The Artifact that was spent comes to me."""

    needs = ARTIFACT
    what: Literal["artifact"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.TakeArtifact(terms.ME)]


class Stop(Verb, tag="stop", rename=named("stop")):
    """What another player is about to gain does not come."""

    needs = GAIN
    what: Literal["gain"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.StopGain(terms.SOURCE)]


class Reduction(Word):
    """A loss becomes so much, or so much less."""

    to: Annotated[int, Meta(ge=0, le=40)] | None = None
    by: Amount | None = None

    def __post_init__(self) -> None:
        self.one_of("to", "by")


class Reduce(Verb, tag="reduce", rename=named("reduce")):
    """The Fortitude loss answered is reduced."""

    needs = LOSS
    what: Reduction

    def amounts(self) -> list[Amount]:
        return [] if self.what.by is None else [self.what.by]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        to = -1 if self.what.to is None else self.what.to
        return [effects.ReduceLoss(to, lower_amount(self.what.by or 0, context))]


class Redirect(Verb, tag="redirect", rename=named("redirect")):
    """The loss answered falls on the picked player, or on the one behind it; or all that a card does to me does."""

    what: Literal["loss", "card"]
    to: Literal["source"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.what == "card" and self.to is not None:
            raise ValueError("a card is redirected to the picked player: write no `to`")

    def need(self) -> str:
        return LOSS if self.what == "loss" else CARD

    def must_pick(self) -> bool:
        return self.to is None

    def whom(self) -> str | None:
        return self.to

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "card":
            return [effects.RedirectCard(terms.PICKED)]
        return [effects.RedirectLoss(terms.PICKED if self.to is None else terms.SOURCE)]


class Split(Verb, tag="split", rename=named("split")):
    """The Drink answered is split with the picked player or with nobody; or the loss answered with its source."""

    what: Literal["drink", "loss"]
    partner: Literal["source", "nobody"] | None = None
    rounded: Literal["down"] | None = None
    adds: Annotated[dict[str, Number], Meta(min_length=1, max_length=1)] | None = None
    cannot: Shielded | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.what == "loss":
            be = sorted(self.cannot.be) if self.cannot else []
            if self.partner != "source" or self.rounded or self.adds or be != ["ignored", "reduced"]:
                raise ValueError("a split loss is `{split: loss, with: source, cannot: {be: [reduced, ignored]}}`")
        elif self.cannot or self.partner == "source" or (self.partner == "nobody") != (self.rounded == "down"):
            raise ValueError("a split Drink is `{split: drink}` or `{split: drink, with: nobody, rounded: down}`")
        elif self.adds and self.partner:
            raise ValueError("`adds` is for the picked player's half: write no `with`")

    def named(self) -> list[Named]:
        return super().named() + [Named(("adds", key), key, TOKEN) for key in self.adds or {}]

    def need(self) -> str:
        return self.what

    def must_pick(self) -> bool:
        return self.what == "drink" and self.partner is None

    def whom(self) -> str | None:
        return "source" if self.partner == "source" else None

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "loss":
            return [effects.SplitLoss(terms.SOURCE)]
        if self.partner == "nobody":
            return [effects.SplitDrink(terms.NOBODY, rounded_down=True)]
        split = effects.SplitDrink(terms.PICKED)
        for key, number in (self.adds or {}).items():
            split.adds, split.added = context.components[key], number
        return [split]


class Pass(Verb, tag="pass", rename=named("pass")):
    """The Drink answered goes to the picked player; `pays`: whom I pay so much if it is drunk.

    `itself`, of a text on a card that lies in front: that card goes to lie before the picked player.
    """

    picks = True
    what: Literal["drink", "itself"]
    pays: Number | None = None

    def need(self) -> str:
        return DRINK if self.what == "drink" else NOTHING

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "itself":
            return [effects.PassItself(terms.PICKED)]
        return [effects.PassDrink(terms.PICKED, self.pays or 0)]


class DrinkNumbers(Word):
    """The numbers a Drink has from now on."""

    alcohol: Shift = 0
    fortitude: Shift = 0


class Becomes(Word):
    """So much, whatever it was: `{to: 1}`."""

    to: Annotated[int, Meta(ge=0, le=10)]


class Alteration(Word):
    """Of a Drink: other Alcohol Content, wholly other numbers, all closer to 0, or Alcohol turned into Fortitude.

    Of a card: all its numbers.
    """

    alcohol: Shift | Becomes | None = None
    to: DrinkNumbers | None = None
    into: Literal["fortitude"] | Annotated[dict[Literal["fortitude"], Number], Meta(min_length=1)] | None = None
    numbers: Shift | None = None
    weaker: Number | None = None

    def __post_init__(self) -> None:
        self.one_of("alcohol", "to", "into", "numbers", "weaker")


class Change(Verb, tag="change", rename=named("change")):
    """The Drink answered is changed, or all numbers of the card answered."""

    what: Alteration

    def need(self) -> str:
        return DRINK if self.what.numbers is None else CARD

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what.numbers is not None:
            return [effects.ChangeNumbers(self.what.numbers)]
        if self.what.weaker is not None:
            return [effects.WeakenDrink(self.what.weaker)]
        if self.what.to is not None:
            return [effects.ReplaceDrink(self.what.to.alcohol, self.what.to.fortitude)]
        if isinstance(self.what.alcohol, Becomes):
            return [effects.ChangeDrink(0, self.what.alcohol.to)]
        if self.what.alcohol is not None:
            return [effects.ChangeDrink(self.what.alcohol)]
        into = self.what.into
        return [effects.ConvertDrink(terms.ME, into["fortitude"] if isinstance(into, dict) else 0)]
