"""What an author writes: plays, cards and packs. `lowering` turns them into what the engine plays."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from innkeeper.vocabulary.grammar import ANTE, ROUND, Number, Verb, Word
from innkeeper.vocabulary.moments import When
from innkeeper.vocabulary.verbs import Choose, Effect, Effects, Leave, Lose, Options, Pay

Race = Literal[
    "drence", "dwarf", "elf", "gnome", "goblin", "half-elf", "half-ogre", "halfling", "human", "kobold", "ogre",
    "orc", "pixie", "rabbit", "troll", "vampire",
]  # fmt: skip
KINDS: Final = ("action", "sometimes", "anytime", "gambling", "cheating")
Text = Annotated[str, Meta(min_length=1)]
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$")]
Copies = Annotated[int, Meta(ge=1, le=40)]
NOT_REDUCED: Final = "`if: {not: reduced}` goes with `when: {after: {lose: fortitude}, …}`"


class Pick(Word):
    """Whom a play picks, in full: `pick: {who: another, of: gamblers, up_to: 3}`."""

    who: Literal["another", "anyone"]
    of: Literal["gamblers"] | None = None
    up_to: Number | None = None
    exactly: Number | None = None

    def __post_init__(self) -> None:
        if self.up_to is not None and self.exactly is not None:
            raise ValueError("write `up_to` or `exactly`, not both")


class Needs(Word, rename={"in_": "in", "not_": "not"}):
    """What must hold besides the moment."""

    in_: Literal["round"] | None = None
    not_: Literal["reduced"] | None = None
    players: Annotated[int, Meta(ge=2, le=10)] | None = None

    def __post_init__(self) -> None:
        if self.in_ is None and self.not_ is None and self.players is None:
            raise ValueError("says nothing: write `in: round`, `not: reduced` or `players: …`")


class Cannot(Word):
    """What cannot be done: whom it cannot pick, what cannot be done to it, what it cannot answer."""

    pick: Literal["source"] | None = None
    be: list[Literal["negated", "ignored", "reduced"]] | None = None
    answer: list[Literal["ante", "ending"]] | None = None

    def __post_init__(self) -> None:
        if self.answer is not None and sorted(self.answer) != ["ante", "ending"]:
            raise ValueError("`answer` names both: `[ante, ending]`")


class Only(Word):
    """What alone can affect a card, by the title of its family."""

    affected_by: Text


class OnlyNext(Word):
    """What alone can affect a card, or what alone may follow it in a Round of Gambling."""

    affected_by: Text | None = None
    followed_by: Literal["cheating"] | None = None


def each(effects: list[Effect]) -> list[Verb]:
    """Every effect, those inside a choice too."""
    found: list[Verb] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Choose):
            found += each(effect.what[0].do)
    return found


def check_effects(effects: list[Effect], offers: set[str], has_source: bool, has_pick: bool) -> None:
    """Refuse an effect that at its moment lacks the thing it acts on, its source or its pick."""
    for effect in each(effects):
        verb = effect.__struct_config__.tag
        need = effect.need()
        if isinstance(effect, Leave):
            need = ROUND if has_pick else ANTE
        if need and need not in offers:
            raise ValueError(f"`{verb}` finds no {need} here: `when` does not offer one")
        if effect.must_pick() and not has_pick:
            raise ValueError(f"`{verb}` needs somebody picked: write `pick: another`")
        if effect.whom() == "source" and not has_source:
            raise ValueError(f"`{verb}` falls on the `source`, but nobody stands behind this moment")


class AnyPlay(Word, kw_only=True, rename={"condition": "if"}):
    """What all ways to play a card have in common."""

    pick: Literal["another", "anyone"] | Pick | None = None
    condition: Needs | None = None
    cannot: Cannot | None = None

    def in_round(self) -> set[str]:
        """A Round of Gambling, where the play asks for one itself."""
        return {ROUND} if self.condition and self.condition.in_ else set()

    def refuse_answering(self) -> None:
        """Refuse what only makes sense in answer to something."""
        if self.cannot and (self.cannot.pick or self.cannot.answer):
            raise ValueError("`cannot: {pick: …}` and `cannot: {answer: …}` are for Sometimes Cards")
        if self.condition and self.condition.not_:
            raise ValueError(NOT_REDUCED)

    def refuse_unheeded(self, when: When) -> None:
        """Refuse what nothing would heed at this moment: a text must not promise it."""
        if self.condition and self.condition.not_ and not when.allows_unreduced():
            raise ValueError(NOT_REDUCED)
        if self.cannot and self.cannot.answer and not when.is_in_round():
            raise ValueError("`cannot: {answer: …}` goes with `when: {during: round}`")
        if self.cannot and self.cannot.pick:
            if not (self.pick and when.has_source()):
                raise ValueError("`cannot: {pick: source}` needs a `pick` and a moment with somebody behind it")
            if not isinstance(self.pick, str):
                raise ValueError("`cannot: {pick: source}` goes with `pick: another` or `pick: anyone`")


class Play(AnyPlay):
    """One way to play an Action or Anytime Card."""

    do: Effects
    only: Only | None = None

    def __post_init__(self) -> None:
        self.refuse_answering()
        check_effects(self.do, self.in_round(), has_source=False, has_pick=self.pick is not None)


class Response(AnyPlay):
    """One way to play a Sometimes Card."""

    when: When
    do: Effects
    only: Only | None = None

    def __post_init__(self) -> None:
        has_source = self.when.has_source()
        check_effects(self.do, self.when.offers() | self.in_round(), has_source, self.pick is not None)
        self.refuse_unheeded(self.when)


class Go(AnyPlay):
    """One way to play a Gambling or Cheating Card: on one's go in a Round, taking control of it."""

    do: list[Effect] = field(default_factory=list)
    only: OnlyNext | None = None
    follows: Literal["anything"] | None = None

    def __post_init__(self) -> None:
        self.refuse_answering()
        check_effects(self.do, {ROUND}, has_source=False, has_pick=self.pick is not None)


# One way to play a card, or several: an OR.
Plays = Play | Annotated[list[Play], Meta(min_length=1)]
Responses = Response | Annotated[list[Response], Meta(min_length=1)]
Goes = Go | Annotated[list[Go], Meta(min_length=1)]


class Happening(Word):
    """What an Event does, or what its revealer may choose to do."""

    do: Effects | None = None
    choose: Options | None = None

    def __post_init__(self) -> None:
        self.one_of("do", "choose")
        check_effects(self.effects(), set(), has_source=False, has_pick=False)

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
        later = [effect for effect in each(self.effects())[1:] if isinstance(effect, Choose)]
        if self.as_ and later:
            raise ValueError("with `as: action` answers follow the choice: `choose` once, and before all else")


class DrinkLine(Word):
    """What a Drink does to its drinker, in numbers; losses are below 0."""

    alcohol: int = 0
    fortitude: int = 0
    gold: int = 0
    draw: Annotated[int, Meta(ge=0)] = 0
    discard: Annotated[int, Meta(ge=0)] = 0


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


class Card(Word, kw_only=True):
    """What every card has."""

    title: Text
    copies: Copies
    same_as: Text | None = None
    origin: Literal["printed", "house"] = "printed"
    flavour: str = ""
    aliases: list[Text] = field(default_factory=list)


class CharacterCard(Card):
    """A card of a Character Deck: one or more kinds, each with one play or, for an OR, several."""

    action: Plays | None = None
    sometimes: Responses | None = None
    anytime: Plays | None = None
    gambling: Goes | None = None
    cheating: Goes | None = None
    boss: bool = False

    def __post_init__(self) -> None:
        kinds = (self.action, self.sometimes, self.anytime, self.gambling, self.cheating)
        if all(kind is None for kind in kinds):
            raise ValueError("is of no kind: write `action`, `sometimes`, `anytime`, `gambling` or `cheating`")


class DrinkCard(Card):
    """A card of a Drink Deck: a Drink or a Drink Event."""

    drink: DrinkBody | None = None
    event: Happening | None = None

    def __post_init__(self) -> None:
        self.one_of("drink", "event")


class EventCard(Card):
    """A card of an Event Deck."""

    event: Encounter
    encounter_level: Annotated[int, Meta(ge=0, le=10)]


class SideCard(Card):
    """A card of a character's side deck: played like a Character Card, drunk like a Drink, or neither."""

    action: Plays | None = None
    sometimes: Responses | None = None
    anytime: Plays | None = None
    gambling: Goes | None = None
    cheating: Goes | None = None
    drink: DrinkBody | None = None


def written_plays(card: CharacterCard | SideCard) -> list[tuple[str, Play | Response | Go]]:
    """Every play of a card, each with the kind it is written under."""
    found: list[tuple[str, Play | Response | Go]] = []
    for kind in KINDS:
        written = getattr(card, kind)
        if written is not None:
            found += [(kind, play) for play in (written if isinstance(written, list) else [written])]
    return found


class Tokens(Word):
    """Tokens a character starts with: so many, or so many for each other player."""

    number: Number | None = None
    for_each_other: Number | None = None

    def __post_init__(self) -> None:
        self.one_of("number", "for_each_other")


class Pack(Word, kw_only=True, tag_field="pack"):
    """What every pack has."""

    name: Text
    size: Annotated[int, Meta(ge=1)]
    set: Text = ""


class CharacterPack(Pack, tag="character", rename={"key": "character", "calling": "class"}):
    """A character and the Character Deck."""

    key: Key
    cards: list[CharacterCard]
    epithet: str = ""
    race: Race | None = None
    calling: str = ""
    tokens: dict[Key, Tokens] = field(default_factory=dict)
    side_decks: dict[Key, list[Text | SideCard]] = field(default_factory=dict)


class DrinkPack(Pack, tag="drinks", rename={"key": "drinks"}):
    """A Drink Deck."""

    key: Key
    cards: list[DrinkCard]


class EventPack(Pack, tag="events", rename={"key": "events"}):
    """An Event Deck, of the sea or of the dungeon."""

    key: Key
    cards: list[EventCard]
    kind: Literal["sea", "dungeon"] = "sea"


AnyPack = CharacterPack | DrinkPack | EventPack
