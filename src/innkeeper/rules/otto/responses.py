"""Responses: what touches an automaton has its Sometimes box turned up and followed, if it fits."""

from innkeeper.rules.legality import ruling
from innkeeper.rules.otto.boxes import FollowBox, follow, tell_silence
from innkeeper.rules.otto.deck import turn_up
from innkeeper.table.frame import Frame
from innkeeper.table.question import PASS, TURN_UP, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import SOMETIMES


def responses_due(table: Table, over: Frame, met: int) -> list[Question]:
    """Who answers by itself what lies open, as questions that have their answer; `met` are the places it has met."""
    # otto.responses.trigger: once for each card, when its place in the order comes up
    found: list[Question] = []
    for seat in table.automata:
        if table.seats[seat].deck:  # otto.responses.none-with-empty-deck
            for place in over.touches(table, seat):
                if (met >> (place + 1)) & 1 == 0:
                    question = Question(seat, "respond", "otto.responses.trigger", True, [PASS])
                    question.answer = Option(TURN_UP, on=place)
                    found.append(question)
                    break
    return found


def respond(table: Table, seat: int, over: int, on: int) -> None:
    """The top card is revealed, and its Sometimes box is followed if it answers cards of this kind."""
    card = turn_up(table, seat, SOMETIMES, "otto.responses.trigger")
    answered = table.stack[over]
    for mode, play in enumerate(card.face.plays):
        if play.kind == SOMETIMES:
            found = ruling(table, seat, card.face, play, answered)
            if not found.reason:
                place = on if on in found.places else found.places[0]
                if follow(table, FollowBox(card, seat, mode), over, place):
                    return
    tell_silence(table, seat, card, "otto.responses.type-restriction")
