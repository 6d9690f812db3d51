"""Packs that guests have brought to a table: whoever sits there, or looks on, can read every card."""

from innkeeper.server.messages import PackShown
from innkeeper.server.showing.cards import show_own_cards
from innkeeper.server.showing.cast import show_character
from innkeeper.table.box import Box
from innkeeper.vocabulary.words import CharacterPack


def packs_brought(box: Box) -> list[CharacterPack]:
    """The packs that lie in the box last, and were brought."""
    own = box.packs[len(box.packs) - len(box.brought) :]
    return [pack for pack in own if isinstance(pack, CharacterPack)]


def brought(box: Box) -> list[str]:
    """The ids of the characters that were brought."""
    return [pack.key for pack in packs_brought(box)]


def show_packs(box: Box, language: str) -> list[PackShown]:
    """All that were brought, whole."""
    return [
        PackShown(show_character(pack, box, language), show_own_cards(box.characters[pack.key], box, language), written)
        for pack, written in zip(packs_brought(box), box.brought, strict=True)
    ]
