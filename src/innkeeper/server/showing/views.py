"""Views in words: all that a seat or a spectator may know at one moment."""

from typing import Final

from innkeeper.game import Game
from innkeeper.server.messages import GoingOn, Player, Told, ViewShown
from innkeeper.server.showing.asking import show_hand, show_question
from innkeeper.server.showing.foreseeing import foresee
from innkeeper.table.log import Fact
from innkeeper.view import SeatView, View
from innkeeper.vocabulary.plays import Face
from innkeeper.words import ENGLISH, going, telling

DEEPEST: Final = 4  # what is deeper is shown no deeper


def show_view(game: Game, view: View, language: str = ENGLISH, decision: int = 0) -> ViewShown:
    """A view as it travels, with the facts that it holds."""
    threats = foresee(game, view)
    names = [seat.name for seat in view.seats]
    return ViewShown(
        you=view.seat,
        turn=view.turn,
        active=view.active,
        phase=view.phase,
        inn=view.inn,
        pot=view.pot,
        drink_deck=view.drink_deck,
        drink_discard=_numbers(view.drink_discard),
        counters=view.counters,
        over=view.over,
        winners=view.winners,
        players=[_player(seat) for seat in view.seats],
        going_on=[_going_on(view, place, language) for place in range(len(view.stack))],
        threats=threats,
        hand=show_hand(game, view, language),
        question=show_question(view, threats, language, decision),
        undo="",
        told=0,
        facts=[_told(fact, names, language, view.seat) for fact in view.facts],
    )


def _going_on(view: View, place: int, language: str) -> GoingOn:
    waiting = view.stack[place]
    answers = going.answered(view.stack, place)
    verb = going.verb(view, place) if answers >= 0 else ""
    return GoingOn(
        what=waiting.what,
        seat=waiting.seat,
        cards=_numbers(waiting.faces),
        mode=waiting.mode,
        whom=waiting.whom,
        numbers=waiting.numbers,
        says=going.says(view, place, language),
        answers=answers,
        verb=verb,
        verb_says=going.verb_says(verb, language) if verb else "",
    )


def _player(seat: SeatView) -> Player:
    return Player(
        seat=seat.number,
        name=seat.name,
        character=seat.character,
        side=seat.side,
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        gold=seat.gold,
        out=seat.out,
        hand=seat.hand,
        deck=seat.deck,
        drink_me=seat.drink_me,
        discard=_numbers(seat.discard),
        in_play=_numbers(seat.in_play),
        tokens=seat.tokens,
    )


def _numbers(faces: list[Face]) -> list[int]:
    return [face.number for face in faces]


def without_echo(facts: list[Fact]) -> list[Fact]:
    """Who has been told what they drew need not hear that they drew."""
    found: list[Fact] = []
    for fact in facts:
        if not (fact.what == "has-drawn" and found and found[-1].what == "draws" and found[-1].seat == fact.seat):
            found.append(fact)
    return found


def _told(fact: Fact, names: list[str], language: str, me: int) -> Told:
    card = fact.card.face.number if fact.card.number >= 0 else -1
    text = telling.fact(fact, names, language, me)
    return Told(min(fact.depth, DEEPEST), text, fact.what, fact.rule, fact.seat, fact.whom, card, fact.amount)
