"""What can be looked up: cards, rules, what the inn has, and how it is."""

from typing import Literal

import msgspec

from innkeeper.server.messages.game import FactionShown


class UseShown(msgspec.Struct):
    """One way to play a card: its type, when it may be played, what it does, and the stamp that stands for that.
    `brief` is what and when in few words, for a card in the hand."""

    type: str
    when: str
    text: str
    brief: str
    stamp: str


class CardShown(msgspec.Struct):
    """A card as it is printed; other messages tell it by its number.

    `types` are component (a card beside a deck), action, sometimes, anytime, gambling, cheating, drink, drink-event,
    event, prize or gambling-deck; `kinds` are these in words.
    `figure` is the number on its band (`−2`) and `figure_of` what it counts: fortitude, alcohol or gold.
    """

    number: int
    title: str
    english: str  # the title as it is printed: in other languages cards are found by it as well
    pack: str
    character: str  # whose deck it belongs to, if it is a Character Card
    types: list[str]
    kinds: list[str]
    uses: list[UseShown]
    text: str
    says_more: bool  # the text is more than its uses
    besides: str  # what it is where it lies, in few words, for a card in the hand
    flavour: str
    copies: int
    figure: str
    figure_of: str
    alcohol: int | None  # of a Drink
    fortitude: int | None  # of a Drink
    chaser: bool
    emblem: str  # of the component it belongs to, or that counts what it has left; or none
    tint: str


class RuleShown(msgspec.Struct):
    """A rule."""

    id: str
    rule: str
    chapter: str
    source: list[str]


class ComponentPrinted(msgspec.Struct):
    """What a character owns besides the deck, as it is before the game."""

    key: str
    label: str
    emblem: str  # the picture that stands for it; empty: the first letter of the label
    tint: str  # a word for its colour
    kind: Literal["counter", "token", "deck"]
    start: int  # of a counter; of a deck: how many cards; of tokens: how many there are, or are for each other player
    least: int
    most: int


class CharacterShown(msgspec.Struct, rename={"calling": "class"}):
    """A character that can be played. `set` is the box it comes in (`RDI3`); `simple` ones have no components.
    `difficulty` is 1 (easy) to 3: how much there is to mind besides the hand. A `villain` can be a Boss.

    `about` says in a sentence how it plays; it is in the language asked for, like `race` and `class`.
    """

    id: str
    name: str
    epithet: str
    race: str
    calling: str
    set: str
    simple: bool
    difficulty: int
    villain: bool
    about: str
    components: list[ComponentPrinted]


class PackShown(msgspec.Struct):
    """A pack that somebody has brought: the character, every card, and the file as it was written."""

    character: CharacterShown
    cards: list[CardShown]
    text: str


class DrinkDeckShown(msgspec.Struct):
    """A Drink Deck that can be drunk from."""

    id: str
    name: str
    cards: int


class ModeShown(msgspec.Struct):
    """A way to play: what it is called and like, and how many can play it (`numbers` in words)."""

    id: str  # empty: the standard game
    name: str
    about: str
    players: list[int]
    numbers: str


class PrizeShown(msgspec.Struct):
    """A Prize that may be laid out in the Inn: `id` is how options name it."""

    id: str
    name: str
    text: str


class EventDeckPrinted(msgspec.Struct):
    """An Event Deck that may be on the table: `kind` is the chapter of the rulebook that it is played by."""

    id: str
    name: str
    kind: str
    cards: int


class GamePrinted(msgspec.Struct):
    """A gambling game that may be chosen in place of a standard Round, and what it is like."""

    id: str
    name: str
    about: str


class InnShown(msgspec.Struct):
    """What the inn has: whom to play, what to drink, in which modes and variants, which bots, at what pace, in which
    languages."""

    characters: list[CharacterShown]
    modes: list[ModeShown]
    drinks: list[DrinkDeckShown]
    prizes: list[PrizeShown]
    event_decks: list[EventDeckPrinted]
    gambling_games: list[GamePrinted]
    factions: list[FactionShown]  # of Otto; none: the inn has no Otto
    bots: list[str]
    paces: list[str]
    languages: list[str]
    chapters: list[str]  # of the rulebook


class NetworkShown(msgspec.Struct):
    """Where friends in the same network find the inn (empty: nowhere), and whether it can be opened to them here."""

    address: str
    openable: bool


class Health(msgspec.Struct):
    """The inn is open."""

    status: str
    version: str
