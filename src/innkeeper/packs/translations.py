"""What is called how in other languages: a file for each, such as `ru.yaml`. English is the key and what is printed."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

from innkeeper.packs.pages import Page
from innkeeper.table.box import Character
from innkeeper.vocabulary.plays import Face

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("ru",)
NOTHING: Final[dict[str, str]] = {}


class Translation(Struct, forbid_unknown_fields=True):
    """One language: names and epithets of characters and names of decks by their ids, titles by the English ones."""

    names: dict[str, str]
    epithets: dict[str, str]
    decks: dict[str, str]
    book: dict[str, str]  # titles as the rulebook of this language has them …
    ours: dict[str, str]  # … and those it does not
    options: dict[str, str]  # what each player, or chance, chooses from at an Event

    def title(self, english: str) -> str:
        """A title; empty if there is none."""
        return self.book.get(english) or self.ours.get(english, "")


@cache
def translations() -> dict[str, Translation]:
    """All of them, by language."""
    return {
        language: convert(Page((HERE / f"{language}.yaml").read_text("utf-8")).data(), Translation)
        for language in LANGUAGES
    }


def translate_face(face: Face, written: Mapping[str, str] = NOTHING) -> None:
    """Let a card go by its titles in other languages: those that its pack has, or else ours."""
    for language, translation in translations().items():
        if title := written.get(language) or translation.title(face.title):
            face.translate(language, title)


def translate_character(
    character: Character, names: Mapping[str, str] = NOTHING, epithets: Mapping[str, str] = NOTHING
) -> None:
    """Let a character go by the names and epithets in other languages: those that its pack has, or else ours."""
    for language, translation in translations().items():
        if name := names.get(language) or translation.names.get(character.key, ""):
            character.translate(language, name)
        if epithet := epithets.get(language) or translation.epithets.get(character.key, ""):
            character.translate_epithet(language, epithet)


def title_in(language: str, english: str) -> str:
    """A title in a language; in English where there is no other."""
    found = translations().get(language)
    return (found.title(english) if found else "") or english


def option_in(language: str, english: str) -> str:
    """The name of one of several things to choose from; in English where there is no other."""
    found = translations().get(language)
    return found.options.get(english, english) if found else english


def deck_name(key: str, name: str, language: str) -> str:
    """The name of a Drink Deck in a language; as its pack has it where there is no other."""
    found = translations().get(language)
    return found.decks.get(key, name) if found else name
