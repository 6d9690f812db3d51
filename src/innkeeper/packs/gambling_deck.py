"""The Rogues and Warriors Deck and the Dragon Cards: no pack of anybody's, but in every box."""

from innkeeper.packs.translations import translate_face
from innkeeper.table.box import Box
from innkeeper.table.gambling import COLOURS, DRAGON, RANKS, SUITS, WARRIOR
from innkeeper.vocabulary.plays import Face

PACK = "rogues-and-warriors"  # by which its cards are told apart from those of packs


def put_in_gambling_deck(box: Box) -> None:
    """Ninety cards: of each suit as many of a rank as it has pips; and a Dragon of each colour."""
    for suit, name in enumerate(SUITS):
        for rank in range(WARRIOR, len(RANKS)):
            face = _face(box, f"{name} {RANKS[rank]}", suit, rank)
            box.gambling_deck += [face] * rank
    for colour, name in enumerate(COLOURS):
        box.dragons.append(_face(box, f"{name} {RANKS[DRAGON]}", 2 * colour, DRAGON))


def _face(box: Box, title: str, suit: int, rank: int) -> Face:
    face = Face(title.title(), PACK)
    face.suit = suit
    face.rank = rank
    translate_face(face)
    box.add_face(face)
    return face
