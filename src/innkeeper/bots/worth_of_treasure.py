"""What it is worth to have a card equipped, to equip another in its place, to play it along, and to lose it."""

from collections.abc import Callable
from typing import Final

from innkeeper.bots.deeds import Deed
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import JUDGES, met, worth
from innkeeper.rules.treasure import LEAVE, ways_to_equip
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.plays import Face, Play

Prospect = Callable[[Eyes, Play], float]  # what a play may be worth when its moment comes

# A point by which a text that stands changes something, for as long as the card is likely to lie there.
STANDING: Final = {
    terms.LOSS_TAKEN: -1.5,
    terms.LOSS_CAUSED: 1.5,
    terms.ALCOHOL_DRUNK: -1.5,
    terms.HAND_SIZE: 0.7,
    terms.ACTIONS: 2.0,
    terms.PAYMENT: -1.0,
}


def level(eyes: Eyes, face: Face) -> float:
    """What a card counts for as long as it is equipped."""
    return sum(
        (
            eyes.weights.of_component(kept.component) * face.level
            for kept in eyes.view.kept
            if kept.owner == eyes.me.number and kept.component.sum_of is face.side_deck
        ),
        0.0,
    )


def wearing(eyes: Eyes, face: Face, prospect: Prospect) -> float:
    """What it is worth to have a card equipped: its Level, what stands on it, and what it may be played for."""
    total = level(eyes, face)
    if face.standing is not None:
        total += sum([STANDING.get(what, 0.0) * by for what, by in face.standing.amends], 0.0)
    if face.adds is not None:
        total += adding(eyes, face.adds)
    return total + max((prospect(eyes, play) for play in face.plays), default=0.0)


def adding(eyes: Eyes, adds: Play) -> float:
    """What a card adds to one that is played, where it serves best."""
    me = eyes.me.number
    ways = [[seat.number] for seat in eyes.rivals] if adds.pick is not None else [[]]
    return max((worth(eyes, Deed(adds.effects, me, targets)) for targets in ways), default=0.0)


def equipping(eyes: Eyes, question: Question, option: Option, prospect: Prospect) -> float:
    """What it is worth to equip a card, and to give up others for it."""
    if option.value == LEAVE:
        return 0.0
    new = question.options[0].card.face
    held = [face for face in eyes.me.in_play if face.side_deck is new.side_deck]
    given_up = ways_to_equip(held, new, new.side_deck.slots)[option.value - 1]
    lost = sum((wearing(eyes, held[place], prospect) for place in given_up), 0.0)
    return wearing(eyes, new, prospect) - lost


def playing_along(eyes: Eyes, option: Option) -> float:
    """What it is worth to play a card along with another now rather than later."""
    adds = option.card.face.adds
    if option.what != CHOOSE or adds is None:
        return 0.0
    return adding(eyes, adds) - eyes.weights.keep / 2 - level(eyes, option.card.face)


def _lose_equipped(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """As many as there are, each worth a chance."""
    assert isinstance(effect, effects.LoseEquipped)
    total = 0.0
    for seat, number in met(eyes, deed, effect, effect.number):
        there = sum(face.side_deck is effect.component for face in eyes.seats[seat].in_play)
        total -= eyes.weights.a_chance * min(number, there) * eyes.regard(seat)
    return total


JUDGES[effects.LoseEquipped] = _lose_equipped
