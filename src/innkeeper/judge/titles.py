"""Which card a title means: one of the box, or one that stands in for a card that is not known."""

from typing import Final

from innkeeper.data import fields_of
from innkeeper.judge.reading import ScenarioError
from innkeeper.judge.tables import CardInstead, Title
from innkeeper.rules.choosing import effects_on
from innkeeper.rules.otto.joining import OTTO
from innkeeper.rules.otto.rewards import REWARDS
from innkeeper.table.box import Box, Character
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.amounts import BY_COMPONENT, Amount
from innkeeper.vocabulary.components import NO_COMPONENT, TO_CARD, TO_HAND, Component
from innkeeper.vocabulary.effects import Branch, ChooseOne, EachChooses, Lose, MoveComponent
from innkeeper.vocabulary.names import STATS
from innkeeper.vocabulary.plays import DrinkFace, Face, Numbers, Pick, Play, Standing, Text
from innkeeper.vocabulary.terms import (
    ACTION,
    ALCOHOL_DRUNK,
    ANOTHER,
    AS_ACTION,
    AT_ONCE,
    CHEATING,
    FORTITUDE,
    GAMBLING,
    IGNORED,
    ME,
    NEGATED,
    SOMETIMES,
)

FOR_A_HAND: Final = "hand"
FOR_A_DRINK: Final = "drink"
CURSE: Final = "curse"
# What a stand-in takes up, where that is not one slot of the same name.
SLOTS: Final = {"1-hand": ("hand", 1), "2-hand": ("hand", 2), "special": ("", 0), CURSE: ("", 0), "": ("", 0)}


class Titles:
    """The cards of a box by title, and the stand-ins of one scenario."""

    def __init__(self, box: Box) -> None:
        self.faces: dict[str, list[Face]] = {}
        for face in box.faces:
            self.faces.setdefault(face.title, []).append(face)
        self.others = {alias: card.title for pack in box.packs for card in pack.cards for alias in card.aliases}
        self.characters = box.characters
        self.branches = {branch.name for face in box.faces for branch in branches_of(face)}
        self.branches |= {it.key for one in box.characters.values() for it in one.components if it.place == TO_HAND}
        self.branches |= set(REWARDS)
        self.made: dict[tuple[str, str, str], Face] = {}

    def sitting(self, table: Table) -> dict[str, Character]:
        """The characters at a table."""
        keys = [place.character for place in table.places]
        return {key: self.characters[key] for key in keys if key in self.characters}

    def known(self, title: str) -> bool:
        return self.printed(title) in self.faces

    def printed(self, title: str) -> str:
        """The title under which the box holds a card."""
        return title if title in self.faces else self.others.get(title, title)

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
        key = (card.name(), str(card.like), use)
        if key not in self.made:
            face = Face(card.name(), pack)
            if isinstance(card.like, dict):
                self.resemble_by_level(face, card.like, pack)
            elif card.action or card.sometimes or card.play or pack == OTTO:
                self.print_boxes(face, card)
            elif like:
                resemble(face, self.face(like, pack, use))
            elif use == FOR_A_DRINK:
                face.drink = DrinkFace(Numbers())
            else:
                face.add_play(Play(ACTION, AS_ACTION, []))
            if card.piety is not None:
                move_last(face, self.component(pack, "piety"), card.piety)
            if card.device:
                decks = (it for it in self.characters[pack].components if it.place == TO_CARD)
                join(face, next(decks, NO_COMPONENT))
            self.made[key] = face
        return self.made[key]

    def print_boxes(self, face: Face, card: CardInstead) -> None:
        """The boxes of a card of Otto's, each after that of another card; one left out does nothing."""
        for title, kinds in ((card.action, ACTION), (card.sometimes, SOMETIMES), (card.play, GAMBLING | CHEATING)):
            if title is not None:
                fitting = [play for play in self.face(title, "", FOR_A_HAND).plays if play.kind & kinds]
                if not fitting:
                    raise ScenarioError(f'stand_in "{card.name()}"', f'"{title}" is no card of the kind of this box')
                face.add_play(fitting[0])
        if card.at is not None:
            which, stat = card.at.split("-")
            again(face)[0].pick = pick = Pick(ANOTHER)
            pick.aims_at = STATS[stat] if which == "most" else -STATS[stat]

    def side_face(self, title: Title, kept: Kept) -> Face:
        """A card of a side deck, by its title, or one that stands in for it."""
        component = kept.component
        if isinstance(title, str):
            return next(face for face in self.faces[self.printed(title)] if face.side_deck is component)
        key = (title.name(), str(title.like), component.key)
        if key not in self.made:
            face = self.face(title.like, "", FOR_A_HAND) if isinstance(title.like, str) else None
            if title.title is not None:
                known = next(it for it in self.faces[self.printed(title.title)] if it.side_deck is component)
                self.made[key] = with_level(known, title.level or 0)
            else:
                self.made[key] = beside(title, component, face)
        return self.made[key]

    def component(self, pack: str, key: str) -> Component:
        """A component of a character; nothing, if the card is lent to another one."""
        return next((found for found in self.characters[pack].components if found.key == key), NO_COMPONENT)

    def resemble_by_level(self, face: Face, likes: dict[str, str], pack: str) -> None:
        """Hit as another card does, by the level of Piety."""
        amount = Amount(kind=BY_COMPONENT)
        amount.component = self.component(pack, "piety")
        plays = {int(level): self.face(title, pack, FOR_A_HAND).plays[0] for level, title in likes.items()}
        for level, play in sorted(plays.items()):
            amount.steps += [(level, hit.amount.fixed) for hit in play.effects if isinstance(hit, Lose)]
        like = plays[min(plays)]
        twin = Play(like.kind, like.moment, [Lose(like.effects[0].who, FORTITUDE, amount)])
        twin.pick = like.pick
        face.add_play(twin)


def branches_of(face: Face) -> list[Branch]:
    """All that may be chosen by name on a card."""
    choices = [effect for effect in effects_on(face) if isinstance(effect, ChooseOne | EachChooses)]
    return [branch for choice in choices for branch in choice.branches]


def beside(card: CardInstead, component: Component, like: Face | None) -> Face:
    """A card of a side deck for this scenario only: it does what another does, where those of its deck go."""
    face = Face(card.name(), "")
    face.side_deck = component
    face.price = card.price or 0
    face.fails = bool(card.dud)
    if card.alcohol or card.sure:
        face.standing = Standing()
        face.standing.amends = [(ALCOHOL_DRUNK, card.alcohol)] if card.alcohol else []
        face.standing.cannot = NEGATED | IGNORED if card.sure else 0
    face.level = card.level or 0
    face.slot, face.takes = SLOTS.get(card.slot or "", (card.slot or "", 1))
    if like is not None and component.place == TO_CARD:
        face.adds = like.plays[0]
    elif like is not None and card.slot == CURSE:
        face.texts = [Text(AT_ONCE, like.plays[0].effects)]
    elif like is not None:
        resemble(face, like)
    return face


def with_level(face: Face, level: int) -> Face:
    """A known card with another Level."""
    twin = Face(face.title, face.pack)
    for name in fields_of(face):
        setattr(twin, name, getattr(face, name))
    twin.level = level
    return twin


def join(face: Face, component: Component) -> None:
    """A Device: whichever way it is played, a card of a side deck joins it."""
    for play in again(face):
        play.joins = component


def again(face: Face) -> list[Play]:
    """The plays of a card that resembles another, as plays of its own."""
    plays, face.plays = face.plays, []
    for play in plays:
        twin = Play(play.kind, play.moment, [])
        for name in fields_of(play):
            setattr(twin, name, getattr(play, name))
        face.add_play(twin)
    return face.plays


def move_last(face: Face, component: Component, steps: int) -> None:
    """The arrows of a card: its component moves after all else it does."""
    for play in again(face):
        play.effects = [*play.effects, MoveComponent(ME, component, Amount(abs(steps)), steps > 0)]


def resemble(face: Face, other: Face) -> None:
    """Be of the other's type and do what it does."""
    face.family = other.family
    for play in other.plays:
        face.add_play(play)
    face.moments = other.moments
    face.drink = other.drink
    face.event = other.event
    face.encounter_level = other.encounter_level
