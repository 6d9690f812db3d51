"""The verbs of a card as an author writes them: `{lose: {fortitude: 2}, who: source}`.

One class a verb. An author's verb is a key, so the field that holds its object (`what`) goes by the verb's own
name in a file; the tag that tells the classes apart is added while reading (`innkeeper.vocabulary.tagging`).
"""

from typing import Annotated, Literal

from msgspec import Meta

from innkeeper.vocabulary.grammar import (
    DRINK,
    DUE,
    LOSS,
    NOTHING,
    ROUND,
    WIN,
    Number,
    OnSomebody,
    Shielded,
    Verb,
    Word,
    named,
)


class Losses(Word):
    """How much of what is lost."""

    fortitude: Number | None = None
    alcohol: Number | None = None

    def __post_init__(self) -> None:
        if self.fortitude is None and self.alcohol is None:
            raise ValueError("says nothing: write `fortitude` or `alcohol` with a number")


class Gains(Word):
    """How much of what is gained."""

    fortitude: Number | None = None
    alcohol: Number | None = None
    gold: Number | None = None

    def __post_init__(self) -> None:
        if self.gold is None and self.fortitude is None and self.alcohol is None:
            raise ValueError("says nothing: write `fortitude`, `alcohol` or `gold` with a number")
        if self.gold is not None and (self.fortitude is not None or self.alcohol is not None):
            raise ValueError("`gold` is gained by an effect of its own")


class Lose(OnSomebody, tag="lose", rename=named("lose")):
    """Lose Fortitude or Alcohol Content."""

    what: Losses


class Gain(OnSomebody, tag="gain", rename=named("gain")):
    """Gain Fortitude or Alcohol Content; Gold from the pot or the Inn; the pot somebody has just won."""

    what: Gains | Literal["pot"]
    source: Literal["pot", "inn"] | None = None

    def __post_init__(self) -> None:
        is_gold = not isinstance(self.what, str) and self.what.gold is not None
        if is_gold and self.source is None:
            raise ValueError("Gold comes from somewhere: write `from: pot` or `from: inn`")
        if not is_gold and self.source is not None:
            raise ValueError("`from` belongs to `gain: {gold: …}`")
        if (is_gold or isinstance(self.what, str)) and self.who not in (None, "me"):
            raise ValueError("Gold of the pot or the Inn is gained by `me` alone")

    def need(self) -> str:
        if isinstance(self.what, str):
            return WIN
        return ROUND if self.source == "pot" else NOTHING


class Pay(OnSomebody, tag="pay", rename=named("pay")):
    """Pay Gold to the Inn or to me; or let what is due be paid by the Inn or by nobody."""

    what: Number | Literal["due"]
    to: Literal["inn", "me"] | None = None
    source: Literal["inn", "nobody"] | None = None

    def __post_init__(self) -> None:
        if self.what == "due":
            if self.source is None or self.to is not None or self.who is not None:
                raise ValueError("`pay: due` goes with `from: inn` or `from: nobody`, and with nothing else")
        elif self.to is None or self.source is not None:
            raise ValueError("a payment goes somewhere: write `to: inn` or `to: me`, and no `from`")

    def need(self) -> str:
        return DUE if self.what == "due" else NOTHING


class Ante(Verb, tag="ante", rename=named("ante")):
    """Everybody still in the Round of Gambling antes so much more."""

    needs = ROUND
    what: Number
    who: Literal["gamblers"] = "gamblers"


class Ignore(Verb, tag="ignore", rename=named("ignore")):
    """I Ignore the card, Drink or Event answered."""

    what: Literal["card", "drink", "event"]

    def need(self) -> str:
        return self.what


class Negate(Verb, tag="negate", rename=named("negate")):
    """The card or Event answered is Negated."""

    what: Literal["card", "event"]

    def need(self) -> str:
        return self.what


class Reduction(Word):
    """A loss becomes so much, or so much less."""

    to: Annotated[int, Meta(ge=0, le=40)] | None = None
    by: Number | None = None

    def __post_init__(self) -> None:
        self.one_of("to", "by")


class Reduce(Verb, tag="reduce", rename=named("reduce")):
    """The Fortitude loss answered is reduced."""

    needs = LOSS
    what: Reduction


class Redirect(Verb, tag="redirect", rename=named("redirect")):
    """The Fortitude loss answered falls on the picked player."""

    needs = LOSS
    picks = True
    what: Literal["loss"]


class Split(Verb, tag="split", rename=named("split")):
    """The Drink answered is split with the picked player or with nobody; or the loss answered with its source."""

    what: Literal["drink", "loss"]
    partner: Literal["source", "nobody"] | None = None
    rounded: Literal["down"] | None = None
    cannot: Shielded | None = None

    def __post_init__(self) -> None:
        if self.what == "loss":
            be = sorted(self.cannot.be) if self.cannot else []
            if self.partner != "source" or self.rounded or be != ["ignored", "reduced"]:
                raise ValueError("a split loss is `{split: loss, with: source, cannot: {be: [reduced, ignored]}}`")
        elif self.cannot or self.partner == "source" or (self.partner == "nobody") != (self.rounded == "down"):
            raise ValueError("a split Drink is `{split: drink}` or `{split: drink, with: nobody, rounded: down}`")

    def need(self) -> str:
        return self.what

    def must_pick(self) -> bool:
        return self.what == "drink" and self.partner is None

    def whom(self) -> str | None:
        return "source" if self.partner == "source" else None


class Pass(Verb, tag="pass", rename=named("pass")):
    """The Drink answered goes to the picked player."""

    needs = DRINK
    picks = True
    what: Literal["drink"]


class DrinkNumbers(Word):
    """The numbers a Drink has from now on."""

    alcohol: int = 0
    fortitude: int = 0


class Alteration(Word):
    """More or less Alcohol Content, wholly other numbers, or Alcohol Content turned into Fortitude."""

    alcohol: int | None = None
    to: DrinkNumbers | None = None
    into: Literal["fortitude"] | None = None

    def __post_init__(self) -> None:
        self.one_of("alcohol", "to", "into")


class Change(Verb, tag="change", rename=named("change")):
    """The Drink answered is changed."""

    needs = DRINK
    what: Alteration


class Drink(OnSomebody, tag="drink", rename=named("drink")):
    """Drinks are taken from the own Drink Me! Pile or from the Drink Deck; `copy`: all take the same one."""

    what: Number | Literal["copy"]
    source: Literal["pile", "deck"]

    def __post_init__(self) -> None:
        if self.what == "copy" and self.source != "deck":
            raise ValueError("`drink: copy` is `from: deck`")


class Order(Verb, tag="order", rename=named("order")):
    """I order so many Drinks for other players."""

    what: Number
    to: Literal["others"] = "others"


class Draw(OnSomebody, tag="draw", rename=named("draw")):
    """Draw so many cards."""

    what: Number


class Discard(OnSomebody, tag="discard", rename=named("discard")):
    """Discard so many cards of one's own choice."""

    what: Number


class Start(Verb, tag="start", rename=named("start")):
    """A Round of Gambling or a Drinking Contest starts."""

    what: Literal["round", "contest"]


class Leave(Verb, tag="leave", rename=named("leave")):
    """The picked player leaves the Round of Gambling; without a pick I do, in place of an ante."""

    what: Literal["round"]


class Win(Verb, tag="win", rename=named("win")):
    """I win the Round of Gambling at once."""

    needs = ROUND
    what: Literal["round"]


class End(Verb, tag="end", rename=named("end")):
    """The Round of Gambling ends, its pot goes to the Inn or to me; or my turn ends."""

    what: Literal["round", "turn"]
    to: Literal["inn", "me"] | None = None

    def __post_init__(self) -> None:
        if (self.what == "round") != (self.to is not None):
            raise ValueError("`end: round` says where the pot goes, `to: inn` or `to: me`; `end: turn` does not")

    def need(self) -> str:
        return ROUND if self.what == "round" else NOTHING


class Again(Verb, tag="again", rename=named("again")):
    """A win is undone and the Round goes on; or I may play one more Action Card."""

    what: Literal["round", "action"]

    def need(self) -> str:
        return WIN if self.what == "round" else NOTHING


class Option(Word):
    """What one may choose to do."""

    do: Annotated[list["Effect"], Meta(min_length=1)]


Options = Annotated[list[Option], Meta(min_length=1, max_length=1)]


class Choose(Verb, tag="choose", rename=named("choose")):
    """I may choose to do this; a single option reads "may"."""

    what: Options


Effect = (
    Lose | Gain | Pay | Ante | Ignore | Negate | Reduce | Redirect | Split | Pass | Change | Drink | Order
    | Draw | Discard | Start | Leave | Win | End | Again | Choose
)  # fmt: skip
Effects = Annotated[list[Effect], Meta(min_length=1)]
