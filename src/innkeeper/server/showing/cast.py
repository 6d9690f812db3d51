"""The characters there are, as who chooses one sees them: who they are, what they own, how they play."""

from typing import Final, Literal

from innkeeper.packs.translations import epithet
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
    packs = {pack.key: pack for pack in box.packs if isinstance(pack, CharacterPack)}
    decks = [character.deck for character in box.characters.values()]
    return [
        CharacterShown(
            id=key,
            name=it.called(language),
            epithet=epithet(it, language),
            race=say(f"race-{it.race}", language).lower() if it.race else "",
            calling=_calling(packs[key].calling, language),
            set=packs[key].set,
            simple=not it.components,
            difficulty=_difficulty(it),
            villain=it.has_boss_cards(),
            about=_about(packs[key], language) or how_it_plays(it.deck, decks, language),
            components=[_component(it, component, language) for component in it.components],
        )
        for key, it in box.characters.items()
    ]


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
