"""Which card a title means: one of the box, or one that stands in for a card that is not known."""

from functools import cache
from typing import Final

from innkeeper.judge.tables import CardInstead, Title
from innkeeper.packs import built_in_packs
from innkeeper.table.box import Box
from innkeeper.vocabulary.plays import DrinkFace, Face, Numbers, Play
from innkeeper.vocabulary.terms import ACTION, AS_ACTION

FOR_A_HAND: Final = "hand"
FOR_A_DRINK: Final = "drink"


@cache
def other_titles() -> dict[str, str]:
    """The titles that cards bear in other printings."""
    return {alias: card.title for pack in built_in_packs() for card in pack.cards for alias in card.aliases}


class Titles:
    """The cards of a box by title, and the stand-ins of one scenario."""

    def __init__(self, box: Box) -> None:
        self.faces: dict[str, list[Face]] = {}
        for face in box.faces:
            self.faces.setdefault(face.title, []).append(face)
        self.made: dict[tuple[str, str, str], Face] = {}

    def known(self, title: str) -> bool:
        return self.printed(title) in self.faces

    def printed(self, title: str) -> str:
        """The title under which the box holds a card."""
        return title if title in self.faces else other_titles().get(title, title)

    def name(self, title: Title) -> str:
        """What a card goes by at the table."""
        return title.name() if isinstance(title, CardInstead) else self.printed(title)

    def face(self, title: Title, pack: str, use: str) -> Face:
        """The card of this pack, else another pack's of the same use, else any; or a stand-in."""
        if isinstance(title, CardInstead):
            return self.stand_in(title, pack, use)
        faces = self.faces[self.printed(title)]
        own = [face for face in faces if face.pack == pack]
        fitting = [face for face in faces if bool(face.plays) == (use == FOR_A_HAND)]
        return (own or fitting or faces)[0]

    def stand_in(self, card: CardInstead, pack: str, use: str) -> Face:
        """A card for this scenario only: it does what another does, or is an Action or a Drink without effect."""
        like = card.like if isinstance(card.like, str) else ""
        key = (card.name(), like, use)
        if key not in self.made:
            face = Face(card.name(), pack)
            if like:
                resemble(face, self.face(like, pack, use))
            elif use == FOR_A_DRINK:
                face.drink = DrinkFace(Numbers())
            else:
                face.add_play(Play(ACTION, AS_ACTION, []))
            self.made[key] = face
        return self.made[key]


def resemble(face: Face, other: Face) -> None:
    """Be of the other's type and do what it does."""
    face.family = other.family
    for play in other.plays:
        face.add_play(play)
    face.moments = other.moments
    face.drink = other.drink
    face.event = other.event
    face.encounter_level = other.encounter_level
