"""What is the same for all who look at a game at one moment: made once for everybody.

It is made from what a spectator may see and told as a spectator hears it, so nobody's secret can be among it.
"""

from typing import Final

from innkeeper.game import Game
from innkeeper.lying import Lying, lying_before
from innkeeper.rules.otto.joining import HIGHEST
from innkeeper.server.messages import (
    ChangeTold,
    ComponentShown,
    EveningTold,
    EventDeckShown,
    EventShown,
    FactionShown,
    GoingOn,
    PileShown,
    Player,
    SideShown,
    SlotShown,
    Threat,
    Told,
    TrackShown,
)
from innkeeper.server.showing.events import ignores_actions, show_event, show_event_decks
from innkeeper.server.showing.foreseeing import foresee
from innkeeper.server.showing.story import number_of, show_change, show_evening
from innkeeper.server.showing.teams import actions_left, concerns_team, show_sides, tell_of_team
from innkeeper.story import Changes
from innkeeper.table.log import EVERYBODY, Fact
from innkeeper.table.pile import EVERYBODY_SEES, OF_THE_DRINKS
from innkeeper.view import SeatView, View
from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.plays import Face
from innkeeper.words import going, say, telling
from innkeeper.words.wording import slot_name

DEEPEST: Final = 4  # what is deeper is shown no deeper


class Shared:
    """A game at one moment. Who gets something out of it must not change it."""

    def __init__(self, game: Game, changes: Changes | None = None) -> None:
        self.game = game
        self._changes = changes  # what the facts changed, as far as the game has come
        self._evening: dict[str, EveningTold] = {}
        self.view = game.view(None)
        self._names: dict[str, list[str]] = {}
        self._threats: list[Threat] | None = None
        self._players: dict[str, list[Player]] = {}
        self._sides: list[SideShown] | None = None
        self._event_decks: dict[str, list[EventDeckShown]] = {}
        self._event: dict[str, EventShown | None] = {}
        self._drink_discard: list[int] | None = None
        self._piles: list[PileShown] | None = None
        self._going_on: dict[str, list[GoingOn]] = {}
        self._told: dict[tuple[Fact, str], Told] = {}

    @property
    def threats(self) -> list[Threat]:
        if self._threats is None:
            self._threats = foresee(self.game, self.view)
        return self._threats

    def names(self, language: str) -> list[str]:
        """What everybody is called."""
        if language not in self._names:
            self._names[language] = [seat.called(language) for seat in self.view.seats]
        return self._names[language]

    def evening(self, language: str) -> EveningTold | None:
        """How the game went, once it is over."""
        if language not in self._evening and self.view.over:
            self._evening[language] = show_evening(self.game, self.names(language), language)
        return self._evening.get(language)

    def players(self, language: str) -> list[Player]:
        """Everybody, with what lies before them."""
        if language not in self._players:
            self._players[language] = [_player(seat, self.view, self.game, language) for seat in self.view.seats]
        return self._players[language]

    def event_decks(self, language: str) -> list[EventDeckShown]:
        """The Event Decks, with what is left of them."""
        if language not in self._event_decks:
            self._event_decks[language] = show_event_decks(self.view, self.game.box, language)
        return self._event_decks[language]

    def event(self, language: str) -> EventShown | None:
        """The Event that lies open."""
        if language not in self._event:
            self._event[language] = show_event(self.view, language)
        return self._event[language]

    @property
    def sides(self) -> list[SideShown]:
        if self._sides is None:
            self._sides = show_sides(self.game)
        return self._sides

    @property
    def drink_discard(self) -> list[int]:
        if self._drink_discard is None:
            self._drink_discard = numbers(self.view.drink_discard)
        return self._drink_discard

    @property
    def piles(self) -> list[PileShown]:
        """The piles of the table besides the Drinks, in the order in which they were laid."""
        table = self.game.table
        if self._piles is None:
            others = [pile for pile in table.piles[table.drinks(OF_THE_DRINKS) :] if pile.label.owner < 0]
            self._piles = [
                PileShown(
                    pile.label.name,
                    len(pile.cards),
                    numbers([card.face for card in pile.cards]) if pile.label.seen_by == EVERYBODY_SEES else [],
                )
                for pile in others
            ]
        return self._piles

    def going_on(self, view: View, language: str) -> list[GoingOn]:
        """What is going on. Only who does it, or has it done to them, hears it in words of their own."""
        if language not in self._going_on:
            places = range(len(self.view.stack))
            self._going_on[language] = [_going_on(self.view, place, language) for place in places]
        known = self._going_on[language]
        return [
            _going_on(view, place, language) if going.concerns(view, place) else known[place]
            for place in range(len(view.stack))
        ]

    def told(self, fact: Fact, language: str, listener: int) -> Told:
        """A fact in words. Only who is part of it hears it in words of their own."""
        if (
            fact.known_to != EVERYBODY
            or telling.role(fact, listener) != telling.NO_ROLE
            or concerns_team(fact, self.sides)
        ):
            return self._in_words(fact, language, listener)
        told = self._told.get((fact, language))
        if told is None:
            told = self._told[fact, language] = self._in_words(fact, language, telling.SPECTATOR)
        return told

    def _in_words(self, fact: Fact, language: str, listener: int) -> Told:
        if concerns_team(fact, self.sides):
            text = tell_of_team(fact, self.sides, language, listener)
        else:
            text = telling.fact(fact, self.names(language), language, listener)
        depth, card = min(fact.depth, DEEPEST), number_of(fact.card)
        changes = self._changed_by(fact, language, listener)
        return Told(depth, text, fact.what, fact.rule, fact.seat, fact.whom, card, fact.amount, changes)

    def _changed_by(self, fact: Fact, language: str, listener: int) -> list[ChangeTold]:
        if self._changes is None:
            self._changes = Changes([seat.side for seat in self.view.seats]).read_on(self.game.table.log)
        made = self._changes.made.get(fact, [])
        return [show_change(change, self.names(language), language, listener) for change in made]


def _going_on(view: View, place: int, language: str) -> GoingOn:
    waiting = view.stack[place]
    answers = going.answered(view.stack, place)
    verb = going.verb(view, place) if answers >= 0 else ""
    return GoingOn(
        what=waiting.what,
        seat=waiting.seat,
        cards=numbers(waiting.faces),
        mode=waiting.mode,
        whom=waiting.whom,
        numbers=waiting.numbers,
        says=going.says(view, place, language),
        answers=answers,
        verb=verb,
        verb_says=going.verb_says(verb, language) if verb else "",
    )


def _player(seat: SeatView, view: View, game: Game, language: str) -> Player:
    return Player(
        seat=seat.number,
        name=seat.called(language),
        character=seat.character,
        plays=seat.place.who.called(language),
        side=seat.side,
        boss=seat.place.role.boss,
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        gold=seat.gold,
        out=seat.out,
        actions=actions_left(game, seat.number),
        hand=seat.hand,
        deck=seat.deck,
        drink_me=seat.drink_me,
        discard=numbers(seat.discard),
        in_play=numbers(seat.in_play),
        components=[_component(lying, view, language) for lying in lying_before(view, seat.number)],
        ignores_actions=len(view.event_decks) > 0 and ignores_actions(view, seat.number),
        automaton=not seat.place.nature.decides,
        tracks=[
            TrackShown(towards, track.fortitude, track.alcohol, HIGHEST) for towards, track in enumerate(seat.tracks)
        ],
        factions=[FactionShown(key, say(f"faction-{key}", language)) for key in seat.place.nature.factions],
    )


def _component(lying: Lying, view: View, language: str) -> ComponentShown:
    kept, printed = lying.kept, lying.kept.component
    in_force = lying.in_force
    return ComponentShown(
        key=printed.key,
        label=printed.called(language),
        emblem=printed.emblem,
        tint=printed.tint,
        kind=lying.kind,
        owner=kept.owner,
        chart=view.faces_in(kept.chart)[0].number,
        count=lying.number,
        least=printed.least,
        most=lying.most,
        in_force=-1 if in_force is None else in_force.number,
        discard=numbers(lying.discard),
        step=printed.at(lying.number, language) if printed.steps else "",
        slots=show_slots(printed, view.seats[kept.owner].in_play, language) if printed.slots else [],
    )


def show_slots(component: Component, in_front: list[Face], language: str) -> list[SlotShown]:
    """Every slot with what is equipped in it; then what is equipped without one."""
    worn = [face for face in in_front if face.side_deck is component]
    found: list[SlotShown] = []
    for slot, number in component.slots.items():
        cards = [face.number for face in worn if face.slot == slot for _ in range(face.takes)]
        cards += [-1] * (number - len(cards))
        found += [SlotShown(slot, slot_name(slot, language), card) for card in cards]
    special = slot_name("", language)
    return found + [SlotShown("", special, face.number) for face in worn if not face.takes]


def numbers(faces: list[Face]) -> list[int]:
    """Cards by their numbers."""
    return [face.number for face in faces]
