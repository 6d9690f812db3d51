"""What an author writes under `triggers`: what happens by itself, at a moment, and under which conditions."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from innkeeper.vocabulary import plays, terms
from innkeeper.vocabulary.condition_words import FOR_TRIGGERS, Conditions, check_conditions, lower_conditions, named_in
from innkeeper.vocabulary.context import COUNTER, Lowering, Named
from innkeeper.vocabulary.effects import Choose
from innkeeper.vocabulary.grammar import Number, Text, Word
from innkeeper.vocabulary.uses import check_effects, picks_later
from innkeeper.vocabulary.verbs import Effects, lower_effects

Whose = Literal["me", "holder"]
STEPS: Final = {"turn start": terms.TURN_START, "turn end": terms.TURN_END, "action end": terms.ACTION_END}


class Occasion(Word, tag_field="moment"):
    """When a text works by itself: `of` says whom it must befall."""

    def whose(self) -> str:
        """Whom it must befall."""
        raise NotImplementedError

    def lower(self, text: plays.Text, context: Lowering) -> None:
        """Set the moment, with what is asked of it."""
        raise NotImplementedError


class AtStep(Occasion, tag="at"):
    """A step of a turn: `{at: turn start, of: me}`."""

    at: Literal["turn start", "turn end", "action end"]
    of: Whose

    def whose(self) -> str:
        return self.of

    def lower(self, text: plays.Text, context: Lowering) -> None:
        text.moment = STEPS[self.at]


class Strong(Word):
    """So much of a Drink's Alcohol Content."""

    alcohol: Number


class Occurrence(Word):
    """What has just happened: a loss, a Drink, a gain, a Round of Gambling without a win, a counter that moved."""

    lose: Literal["fortitude", "round"] | None = None
    gain: Literal["alcohol"] | None = None
    drink: Literal["alcohol"] | Strong | None = None
    move: Text | Annotated[list[Text], Meta(min_length=1)] | None = None

    def __post_init__(self) -> None:
        self.one_of("lose", "gain", "drink", "move")

    def counters(self) -> list[str]:
        """The counters of which one must have moved."""
        return [self.move] if isinstance(self.move, str) else list(self.move or [])

    def named(self) -> list[Named]:
        return [Named(("move",), key, COUNTER) for key in self.counters()]


class HasHappened(Occasion, tag="after"):
    """Something has just happened: `{after: {lose: fortitude}, of: me, by: another}`."""

    after: Occurrence
    of: Literal["me", "holder", "team"]
    by: Literal["another"] | None = None

    def __post_init__(self) -> None:
        if self.by is not None and self.after.lose != "fortitude":
            raise ValueError("`by: another` goes with `after: {lose: fortitude}`")
        if self.of == "team" and self.by is None:
            raise ValueError("`of: team` goes with `after: {lose: fortitude}` and `by: another`")
        if self.of == "holder" and self.after.move is not None:
            raise ValueError("a counter is its owner's: write `of: me`")

    def whose(self) -> str:
        return "me" if self.of == "team" else self.of

    def lower(self, text: plays.Text, context: Lowering) -> None:
        text.of_team = self.of == "team"
        text.moved = [context.components[key] for key in self.after.counters()]
        if self.after.lose is not None:
            hurt = terms.HAS_LOST if self.by is None else terms.WAS_HURT
            text.moment = terms.LOST_A_ROUND if self.after.lose == "round" else hurt
        elif self.after.drink is not None:
            text.moment = terms.HAS_DRUNK
            text.least = self.after.drink.alcohol if isinstance(self.after.drink, Strong) else 1
        else:
            text.moment = terms.HAS_GAINED_ALCOHOL if self.after.gain else terms.HAS_MOVED


class Playing(Word):
    """A card is being played."""

    play: Literal["card"]


class IsAboutTo(Occasion, tag="would"):
    """Something is about to happen: `{would: {play: card}, of: me}`, before anybody answers."""

    would: Playing
    of: Whose

    def whose(self) -> str:
        return self.of

    def lower(self, text: plays.Text, context: Lowering) -> None:
        text.moment = terms.PLAYS_A_CARD


Occasions = AtStep | HasHappened | IsAboutTo


class Trigger(Word, kw_only=True, rename={"condition": "if"}):
    """What happens by itself; `may`: only if whose it is likes to, and pays the `cost`."""

    when: Occasions
    condition: Conditions | None = None
    may: bool = False
    cost: Effects = field(default_factory=list)
    do: Effects

    def __post_init__(self) -> None:
        if self.cost and not self.may:
            raise ValueError("a `cost` is paid by choice: write `may: true`")
        if self.condition is not None:
            check_conditions(self.condition, FOR_TRIGGERS)
        effects = [*self.cost, *self.do]
        check_effects(effects, has_source=self.when.whose() == "holder", has_pick=picks_later(effects))

    def named(self) -> list[Named]:
        return named_in(self.condition or {}, ("if",), FOR_TRIGGERS)

    def lower(self, context: Lowering, step: int = -1) -> plays.Text:
        """The text as the engine reads it; what may be done is a choice that stands before the rest."""
        if picks_later(self.do):
            context = Lowering(terms.PICKED, context.components)
        cost, done = lower_effects(self.cost, context), lower_effects(self.do, context)
        text = plays.Text(0, [Choose(len(cost) + len(done)), *cost, *done] if self.may else done)
        self.when.lower(text, context)
        text.needs = lower_conditions(self.condition or {}, context)
        text.may, text.cost, text.step = self.may, cost, step
        return text


Triggers = Annotated[list[Trigger], Meta(min_length=1)]


def check_whose(triggers: list[Trigger], whose: str) -> None:
    """Refuse triggers about somebody whom what they stand on does not know."""
    for trigger in triggers:
        if trigger.when.whose() != whose:
            raise ValueError(f"`when` speaks of `{trigger.when.whose()}`: write `of: {whose}` here")
        if trigger.may and whose == "holder":
            raise ValueError("whoever holds a token is not asked: write no `may`")
