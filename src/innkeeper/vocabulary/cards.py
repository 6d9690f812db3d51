"""Cards as an author writes them: of Character Decks, Drink Decks, Event Decks and side decks."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from innkeeper.vocabulary import terms
from innkeeper.vocabulary.context import COUNTER, DECK, Named
from innkeeper.vocabulary.grammar import IGNORED_DRINK, Number, Reading, Shift, Text, Word
from innkeeper.vocabulary.moment_table import BY_ITSELF
from innkeeper.vocabulary.moments import CardKind
from innkeeper.vocabulary.trigger_words import Triggers, check_whose
from innkeeper.vocabulary.uses import AnyPlay, Go, Goes, Play, Plays, Response, Responses, check_effects, each
from innkeeper.vocabulary.verbs import Bid, Choose, Effect, Effects, Options
from innkeeper.vocabulary.verbs_of_markers import Lose, Pay

Race = Literal[
    "drence", "dwarf", "elf", "gnome", "goblin", "half-elf", "half-ogre", "halfling", "human", "kobold", "ogre",
    "orc", "pixie", "rabbit", "troll", "vampire",
]  # fmt: skip
KINDS: Final = ("action", "sometimes", "anytime", "gambling", "cheating")
Copies = Annotated[int, Meta(ge=1, le=40)]
PER_ALCOHOL: Final = "alcohol"
PRIZE_MOMENTS: Final = {
    "turn start": terms.TURN_START,
    "drinking": terms.HAS_DRUNK,
    "ignoring a drink": terms.HAS_IGNORED_A_DRINK,
    "paying": terms.HAS_PAID,
}
AMENDED: Final = {
    "loss_taken": terms.LOSS_TAKEN,
    "loss_caused": terms.LOSS_CAUSED,
    "alcohol_drunk": terms.ALCOHOL_DRUNK,
    "hand": terms.HAND_SIZE,
    "actions": terms.ACTIONS,
    "alcohol_gained": terms.ALCOHOL_GAINED,
    "gold_gained": terms.GOLD_GAINED,
    "ante": terms.ANTE,
    "numbers": terms.CARD_NUMBERS,
    "drunkenness": terms.DRUNKENNESS,
    "payment": terms.PAYMENT,
}


class Happening(Word):
    """What an Event does, or what its revealer may choose to do."""

    do: Effects | None = None
    choose: Options | None = None

    def __post_init__(self) -> None:
        self.one_of("do", "choose")
        check_effects(self.effects(), is_event=True)

    def effects(self) -> list[Effect]:
        """Its effects, a choice being one of them."""
        return self.do or [Choose(what=self.choose or [])]


class Encounter(Happening, rename={"as_": "as"}):
    """What an Event of an Event Deck does; `as: action`: it may be answered as though an Action Card did it."""

    as_: Literal["action"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.as_ and not any(isinstance(effect, Lose | Pay) for effect in each(self.effects())):
            raise ValueError("`as: action` needs something to reduce or Ignore: write `lose` or `pay`")
        later = [effect for effect in each(self.effects())[1:] if isinstance(effect, Choose | Bid)]
        if self.as_ and later:
            raise ValueError("with `as: action` answers follow the choice: `choose` once, and before all else")


class DrinkLine(Word):
    """What a Drink does to its drinker, in numbers; losses are below 0."""

    alcohol: Shift = 0
    fortitude: Shift = 0
    gold: Shift = 0
    draw: Annotated[int, Meta(ge=0, le=40)] = 0
    discard: Annotated[int, Meta(ge=0, le=40)] = 0
    mend: Annotated[int, Meta(ge=0, le=40)] = 0
    reveal: Annotated[int, Meta(ge=0, le=40)] = 0


class Unsplittable(Word):
    """That a Drink cannot be split: `cannot: {be: [split]}`."""

    be: Annotated[list[Literal["split"]], Meta(min_length=1, max_length=1)]


class DrinkBody(DrinkLine):
    """The Drink on a Drink Card."""

    chaser: bool = False
    races: dict[Race, DrinkLine] = field(default_factory=dict)
    splits_itself: bool = False
    cannot: Unsplittable | None = None
    kept: bool = False
    reserve: bool = False
    ignored: Effects = field(default_factory=list)

    def __post_init__(self) -> None:
        check_effects(self.ignored)


class Card(Word, kw_only=True):
    """What every card has."""

    title: Text
    copies: Copies
    origin: Literal["printed", "house"] = "printed"
    flavour: str = ""
    aliases: list[Text] = field(default_factory=list)
    titles: dict[Literal["ru"], Text] = field(default_factory=dict)  # in other languages


class Unanswered(Word):
    """What cannot be done to cards that are played from hand."""

    be: Annotated[list[Literal["negated", "ignored"]], Meta(min_length=1)]


class Static(Word):
    """What holds by itself for whom it lies: amounts that become larger or smaller, what cannot be done, absence."""

    loss_taken: Shift = 0
    loss_caused: Shift = 0
    alcohol_drunk: Shift = 0
    hand: Shift = 0
    actions: Annotated[int, Meta(ge=0, le=5)] = 0
    alcohol_gained: Shift = 0
    gold_gained: Shift = 0
    ante: Shift = 0
    numbers: Shift = 0
    drunkenness: Shift = 0
    per: Text | None = None  # all of it for each point of this counter, or each card of this deck in front …
    beyond: Number | None = None  # … but for the first so many
    opening_ante: Literal["inn"] | None = None
    payment: Annotated[int, Meta(ge=-5, le=0)] = 0
    cannot: Unanswered | None = None
    leave: Literal["table"] | None = None
    open: Literal["hand"] | None = None

    def amounts(self) -> dict[str, int]:
        """What becomes so much larger or smaller, by its name."""
        return {name: getattr(self, name) for name in AMENDED if getattr(self, name)}

    def __post_init__(self) -> None:
        if not (self.amounts() or self.cannot or self.leave or self.open or self.opening_ante):
            names = ", ".join(f"`{name}`" for name in AMENDED)
            raise ValueError(f"says nothing: write {names}, `cannot`, `leave`, `open` or `opening_ante`")
        if self.per is not None and not self.amounts():
            raise ValueError("`per` says how often an amount counts: write one")
        if self.beyond is not None and self.per is None:
            raise ValueError("`beyond` says which of all do not count: it goes with `per`")

    def named(self) -> list[Named]:
        return [] if self.per is None else [Named(("per",), self.per, (*COUNTER, *DECK))]


class Trap(Word):
    """What befalls who finds the card in a hand."""

    do: Effects

    def __post_init__(self) -> None:
        check_effects(self.do, has_source=True)


class CharacterCard(Card):
    """A card of a Character Deck: one or more kinds, each with one play or, for an OR, several."""

    same_as: Text | None = None
    action: Plays | None = None
    sometimes: Responses | None = None
    anytime: Plays | None = None
    gambling: Goes | None = None
    cheating: Goes | None = None
    static: Static | None = None
    triggers: Triggers | None = None
    symbol: Literal["earth", "fire", "water"] | None = None
    boss: bool = False
    minion: Text | None = None
    gizmo: Text | None = None
    trap: Trap | None = None

    def named(self) -> list[Named]:
        found = [] if self.minion is None else [Named(("minion",), self.minion, COUNTER)]
        return found if self.gizmo is None else [*found, Named(("gizmo",), self.gizmo, COUNTER)]

    def has_fortitude(self) -> bool:
        """Whether it has a Fortitude of its own in front of its player: a Minion or a Gizmo."""
        return self.minion is not None or self.gizmo is not None

    def __post_init__(self) -> None:
        plays = [play for _, play in written_plays(self)]
        if not plays and self.trap is None:
            raise ValueError("is of no kind: write `action`, `sometimes`, `anytime`, `gambling` or `cheating`")
        stays = any(isinstance(play, Play | Response) and play.goes is not None for play in plays)
        if self.minion is not None and self.gizmo is not None:
            raise ValueError("it is a `minion` or a `gizmo`, not both")
        if self.has_fortitude() and (self.copies > 1 or not any(stays_for_good(play) for play in plays)):
            word = "minion" if self.minion else "gizmo"
            raise ValueError(f"a `{word}` is one card that stays: write `copies: 1` and `goes: front, until: it falls`")
        if not self.has_fortitude() and any(stays_for_good(play) for play in plays):
            raise ValueError("`until: it falls` is said of a `minion` or a `gizmo`")
        if stays != (self.static is not None or self.triggers is not None) and not self.has_fortitude():
            raise ValueError("`static` and `triggers` work while a card lies in front: they go with `goes: front`")
        check_whose(self.triggers or [], "me")


def stays_for_good(play: Play | Response | Go) -> bool:
    """Whether a card stays in front until it has no Fortitude left."""
    return isinstance(play, Play | Response) and play.until == "it falls"


class DrinkCard(Card):
    """A card of a Drink Deck: a Drink or a Drink Event."""

    drink: DrinkBody | None = None
    event: Happening | None = None

    def __post_init__(self) -> None:
        self.one_of("drink", "event")


class EventCard(Card):
    """A card of an Event Deck."""

    event: Encounter
    encounter_level: Annotated[int, Meta(ge=1, le=10)]


class PrizeCard(Card):
    """A Prize: when its moment comes it does something for its owner, by itself and once."""

    when: Literal["turn start", "drinking", "ignoring a drink", "paying"]
    do: Effects

    def __post_init__(self) -> None:
        if self.copies > 1:
            raise ValueError("of a Prize there is one: write `copies: 1`")
        check_effects(self.do, (IGNORED_DRINK,) if self.when == "ignoring a drink" else ())
        if self.when != "drinking" and any(PER_ALCOHOL in amount.values() for amount in self.readings()):
            raise ValueError("`per: alcohol` goes with `when: drinking`")

    def readings(self) -> list[Reading]:
        """Its amounts that are read late."""
        return [amount for effect in each(self.do) for amount in effect.amounts() if isinstance(amount, dict)]


class Adds(AnyPlay):
    """What a card adds to the one it joins, and whom it picks for that; `to`: it is played with such a card."""

    do: Effects = field(default_factory=list)
    to: Annotated[list[CardKind], Meta(min_length=1)] | None = None
    goes: Literal["picked"] | None = None
    numbers: Annotated[int, Meta(ge=1, le=5)] | None = None

    def __post_init__(self) -> None:
        if self.goes and (self.to is not None or not isinstance(self.pick, str)):
            raise ValueError("`goes: picked` is for a card that joins by itself and picks one: write `pick: anyone`")
        self.check_at(BY_ITSELF, self.do)
        if self.condition or self.cannot or self.joins or self.instead or self.ignoring or self.cost or self.extra:
            raise ValueError("what a card adds has `pick` and `do` alone")


class AtOnce(Word):
    """What happens as a card is revealed; then it is discarded."""

    do: Effects

    def __post_init__(self) -> None:
        check_effects(self.do)


class SideCard(Card):
    """A card of a side deck: played like a Character Card, in force, joining another, or nothing.

    `price` is what it may be sold for; one that `fails` is discarded as it is revealed, and the next one is revealed.
    `slot` and `level` are what it takes up and counts for in front of its owner; `at_once` is done as it is revealed.
    """

    same_as: Text | None = None
    action: Plays | None = None
    sometimes: Responses | None = None
    anytime: Plays | None = None
    gambling: Goes | None = None
    cheating: Goes | None = None
    static: Static | None = None
    triggers: Triggers | None = None
    adds: Adds | None = None
    price: Number | None = None
    fails: bool = False
    slot: Text | Annotated[dict[str, Annotated[int, Meta(ge=1, le=5)]], Meta(min_length=1, max_length=1)] | None = None
    level: Annotated[int, Meta(ge=0, le=10)] = 0
    at_once: AtOnce | None = None
    drink: DrinkBody | None = None
    event: Happening | None = None
    until: Literal["action end"] | None = None
    trait: Text | None = None
    followed_by: Text | None = None

    def __post_init__(self) -> None:
        if (self.trait is None) != (self.followed_by is None) or (self.trait is not None and self.adds is None):
            raise ValueError("a card of a Combo has a `trait`, what it is `followed_by`, and what it `adds` then")
        check_whose(self.triggers or [], "me")
        if self.drink is not None and self.event is not None:
            raise ValueError("a card is a Drink or an Event: write `drink` or `event`")
        is_kept = self.drink is not None and self.drink.kept
        if (self.drink is not None or self.event is not None) and self.stays() and not is_kept:
            raise ValueError("what a Drink does in front of its drinker it does there: write `kept: true`")
        if self.until is not None and not (is_kept and self.static):
            raise ValueError("`until` says how long the `static` of a Drink holds that is `kept`")

    def stays(self) -> bool:
        """Whether it is for something after it was revealed or drunk."""
        return bool(written_plays(self) or self.static or self.triggers or self.adds or self.slot or self.level)

    def slot_taken(self) -> tuple[str, int]:
        """Which slot it takes up, and how many of it; no slot is "" and 0."""
        if self.slot is None:
            return "", 0
        return (self.slot, 1) if isinstance(self.slot, str) else next(iter(self.slot.items()))


def written_plays(card: CharacterCard | SideCard) -> list[tuple[str, Play | Response | Go]]:
    """Every play of a card, each with the kind it is written under."""
    found: list[tuple[str, Play | Response | Go]] = []
    for kind in KINDS:
        written = getattr(card, kind)
        if written is not None:
            found += [(kind, play) for play in (written if isinstance(written, list) else [written])]
    return found
