"""The characters there are, as who chooses one sees them: who they are, what they own, how they play."""

from typing import Final, Literal

from innkeeper.server.messages import CharacterShown, ComponentPrinted
from innkeeper.table.box import Box, Character
from innkeeper.vocabulary.components import COUNTER, SIDE_DECK, TO_DISCARD, TOKEN, Component
from innkeeper.vocabulary.words import CharacterPack
from innkeeper.words import ENGLISH, Unspoken, say
from innkeeper.words.strengths import how_it_plays

Kind = Literal["counter", "token", "deck"]
KINDS: Final[dict[int, Kind]] = {COUNTER: "counter", TOKEN: "token", SIDE_DECK: "deck"}


def show_cast(box: Box, language: str = ENGLISH) -> list[CharacterShown]:
    """All characters of the box."""
    packs = [pack for pack in box.packs if isinstance(pack, CharacterPack)]
    return [show_character(pack, box, language) for pack in packs]


def show_character(pack: CharacterPack, box: Box, language: str) -> CharacterShown:
    """One of them."""
    it, decks = box.characters[pack.key], [character.deck for character in box.characters.values()]
    return CharacterShown(
        id=pack.key,
        name=it.called(language),
        epithet=it.epithet_in(language),
        race=say(f"race-{it.race}", language).lower() if it.race else "",
        calling=_calling(pack.calling, language),
        set=pack.set,
        simple=not it.components,
        difficulty=_difficulty(it),
        villain=it.has_boss_cards(),
        about=_about(pack, language) or how_it_plays(it.deck, decks, language),
        components=[_component(it, component, language) for component in it.components],
    )


def _difficulty(character: Character) -> int:
    """1: there is only the hand to mind; 2: something that counts or holds by itself; 3: cards besides the hand."""
    if any(it.kind == SIDE_DECK and it.place != TO_DISCARD for it in character.components):
        return 3
    return 2 if character.components else 1


def _calling(written: str, language: str) -> str:
    """A class in this language; as the pack has it, where there is no word for it."""
    try:
        return say(f"class-{written.lower().replace(' ', '-')}", language)
    except Unspoken:
        return written


def _about(pack: CharacterPack, language: str) -> str:
    """What the pack says of its character, in English where it says it in no other language."""
    told = {str(spoken): text for spoken, text in pack.about.items()}
    return told.get(language, told.get(ENGLISH, ""))


def _component(character: Character, it: Component, language: str) -> ComponentPrinted:
    return ComponentPrinted(
        key=it.key,
        label=it.called(language),
        emblem=it.emblem,
        tint=it.tint,
        kind=KINDS[it.kind],
        start=len(character.side_decks[it.key]) if it.kind == SIDE_DECK else it.number,
        least=it.least,
        most=it.most,
    )
