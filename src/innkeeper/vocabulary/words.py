"""What an author writes: packs. `lowering` turns their words into what the engine plays."""

from typing import Annotated, Literal

from msgspec import Meta, field

from innkeeper.vocabulary.automaton_words import AutomatonCard
from innkeeper.vocabulary.cards import CharacterCard, DrinkCard, EventCard, PrizeCard, Race, SideCard
from innkeeper.vocabulary.component_words import Component
from innkeeper.vocabulary.grammar import Text, Word

Translated = dict[Literal["ru"], Text]  # English is what is printed
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$")]


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
    names: Translated = field(default_factory=dict)  # in other languages, like the epithets
    epithets: Translated = field(default_factory=dict)
    race: Race | None = None
    calling: str = ""
    gold: Annotated[int, Meta(ge=0, le=10)] = 0  # on top of what everybody begins with
    villain: bool = False  # all others are heroes
    about: dict[Literal["en", "ru"], Text] = field(default_factory=dict)  # how it plays, in a sentence
    components: dict[Key, Component] = field(default_factory=dict)
    uses: Key | None = None  # a side deck with a pack of its own


class SideDeckPack(Pack, tag="side_deck", rename={"key": "side_deck"}):
    """A side deck that all share who use it, and what belongs to it."""

    key: Key
    cards: list[SideCard]
    components: dict[Key, Component]


class DrinkPack(Pack, tag="drinks", rename={"key": "drinks"}):
    """A Drink Deck."""

    key: Key
    cards: list[DrinkCard]


class EventPack(Pack, tag="events", rename={"key": "events"}):
    """An Event Deck, of the sea or of the dungeon."""

    key: Key
    cards: list[EventCard]
    kind: Literal["sea", "dungeon"] = "sea"


class PrizePack(Pack, tag="prizes", rename={"key": "prizes"}):
    """Prize Cards, any of which may be laid out in the Inn."""

    key: Key
    cards: list[PrizeCard]


class AutomatonPack(Pack, tag="automaton", rename={"key": "automaton"}):
    """An automaton, who plays by a deck alone."""

    key: Key
    cards: list[AutomatonCard]


AnyPack = CharacterPack | DrinkPack | EventPack | PrizePack | AutomatonPack | SideDeckPack
