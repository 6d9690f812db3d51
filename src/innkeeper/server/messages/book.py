"""What can be looked up: cards, rules, what the inn has, and how it is."""

import msgspec


class UseShown(msgspec.Struct):
    """One way to play a card: its type, when it may be played, what it does, and the stamp that stands for that."""

    type: str
    when: str
    text: str
    stamp: str


class CardShown(msgspec.Struct):
    """A card as it is printed; other messages tell it by its number.

    `types` are component (a card beside a deck), action, sometimes, anytime, gambling, cheating, drink, drink-event or
    event; `kinds` are these in words.
    `figure` is the number on its band (`−2`) and `figure_of` what it counts: fortitude, alcohol or gold.
    """

    number: int
    title: str
    pack: str
    character: str  # whose deck it belongs to, if it is a Character Card
    types: list[str]
    kinds: list[str]
    uses: list[UseShown]
    text: str
    flavour: str
    copies: int
    figure: str
    figure_of: str
    alcohol: int | None  # of a Drink
    fortitude: int | None  # of a Drink
    chaser: bool
    emblem: str  # of the component it belongs to, or none
    tint: str


class RuleShown(msgspec.Struct):
    """A rule."""

    id: str
    rule: str
    chapter: str
    source: list[str]


class CharacterShown(msgspec.Struct):
    """A character that can be played."""

    id: str
    name: str
    pack: str


class DrinkDeckShown(msgspec.Struct):
    """A Drink Deck that can be drunk from."""

    id: str
    name: str
    cards: int


class InnShown(msgspec.Struct):
    """What the inn has: whom to play, what to drink, which bots, at what pace, in which languages."""

    characters: list[CharacterShown]
    drinks: list[DrinkDeckShown]
    bots: list[str]
    paces: list[str]
    languages: list[str]
    chapters: list[str]  # of the rulebook


class Health(msgspec.Struct):
    """The inn is open."""

    status: str
    version: str
