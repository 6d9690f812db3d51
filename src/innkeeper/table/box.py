"""The game's box: every character and every deck that can be put on the table."""

from typing import Final

from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.plays import Face
from innkeeper.vocabulary.words import AnyPack

MIXED: Final = "+"  # between the ids of Drink Decks that are mixed


class Character:
    """A character as the box holds it: name, race, the Character Deck and what else is set up with it."""

    def __init__(self, key: str, name: str, race: str, deck: list[Face]) -> None:
        self.key = key
        self.name = name
        self.race = race
        self.deck = deck  # a face for each copy, Boss cards included
        self.epithet = ""
        self.gold = 0  # on top of what everybody begins with
        self.villain = False  # or a hero
        self.components: list[Component] = []
        self.charts: list[Face] = []  # a face for each component: what is printed of it beside the deck
        self.side_decks: dict[str, list[Face]] = {}  # a face for each copy, by the key of the component
        self._names: dict[str, str] = {}  # in other languages: said, but no part of what is printed
        self._epithets: dict[str, str] = {}

    def called(self, language: str) -> str:
        """The name in a language; in English where there is no other."""
        return self._names.get(language, self.name)

    def translate(self, language: str, name: str) -> None:
        """Call them so in a language."""
        self._names[language] = name

    def epithet_in(self, language: str) -> str:
        """The epithet in a language; in English where there is no other."""
        return self._epithets.get(language, self.epithet)

    def translate_epithet(self, language: str, epithet: str) -> None:
        """What goes with the name in a language."""
        self._epithets[language] = epithet

    def has_boss_cards(self) -> bool:
        """Whether they can be a Boss (boss-battle.boss-setup.villain-only)."""
        return any(face.boss for face in self.deck)

    @property
    def names(self) -> list[str]:
        """The name in every language that has one."""
        return [self.name, *self._names.values()]


class SideDeck:
    """A side deck that all share who use it: its cards, and the components that come with it."""

    def __init__(self, components: dict[str, Component], deck: list[Face]) -> None:
        self.components = components
        self.deck = deck  # a face for each copy
        self.charts: list[Face] = []  # a face for each component


class Box:
    """Everything that packs hold, by id."""

    def __init__(self) -> None:
        self.characters: dict[str, Character] = {}
        self.automata: dict[str, Character] = {}  # who plays by a deck alone, and is chosen by nobody
        self.drink_decks: dict[str, list[Face]] = {}
        self.side_decks: dict[str, SideDeck] = {}
        self.event_decks: dict[str, list[Face]] = {}
        self.event_chapters: dict[str, str] = {}  # of the rulebook, about each Event Deck
        self.gambling_deck: list[Face] = []  # Rogues and Warriors: a face for each copy
        self.dragons: list[Face] = []
        self.prizes: dict[str, Face] = {}  # by title
        self.packs: list[AnyPack] = []  # as they are written, in the order in which they were put in
        self.faces: list[Face] = []  # each once
        self.fingerprint = ""  # of all that is printed, once somebody has asked for it (`data.fingerprint`)
        self.brought: list[str] = []  # the packs that guests have brought, as they are written

    def copy(self) -> "Box":
        """A box with the same cards in it, to put more into."""
        twin = Box()
        twin.characters = dict(self.characters)
        twin.automata = dict(self.automata)
        twin.drink_decks = dict(self.drink_decks)
        twin.side_decks = dict(self.side_decks)
        twin.event_decks = dict(self.event_decks)
        twin.event_chapters = dict(self.event_chapters)
        twin.gambling_deck = self.gambling_deck
        twin.dragons = self.dragons
        twin.prizes = dict(self.prizes)
        twin.packs = list(self.packs)
        twin.faces = list(self.faces)
        twin.brought = list(self.brought)
        return twin

    def drinks(self, named: str) -> list[Face]:
        """The cards of a Drink Deck, or of several that are mixed: `rdi1+rdi3`. Empty: there is no such deck."""
        keys = named.split(MIXED)
        if len(set(keys)) < len(keys) or any(key not in self.drink_decks for key in keys):
            return []
        return [face for key in keys for face in self.drink_decks[key]]

    def who(self, key: str) -> Character:
        """A character, or an automaton."""
        return self.automata[key] if key in self.automata else self.characters[key]

    def add_face(self, face: Face) -> None:
        face.number = len(self.faces)
        face.code = face.number.to_bytes(2, "big")
        face.settle()
        self.faces.append(face)
