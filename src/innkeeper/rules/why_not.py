"""Why a card cannot be played now: what legality found against it. The words for it are in `innkeeper.words`."""

from innkeeper.rules import reasons
from innkeeper.rules.legality import picks, ruling
from innkeeper.rules.pending import is_absent
from innkeeper.table.card import Card
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Face, Play


class Reason:
    """A reason, by its key, with the id of the rule it rests on; `keys` has one for each use of the card."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.key = keys[0]
        self.rule = reasons.REASONS[keys[0]].rule


def why_not(table: Table, seat: int, card: Card) -> Reason | None:
    """The reason against this card; None if the seat is asked and may play it."""
    if table.seats[seat].out:
        return Reason([reasons.OUT.reason])
    if table.over:
        return Reason([reasons.OVER.reason])
    if is_absent(table, seat):
        return Reason([reasons.TURN_OVER.reason])
    face = card.face
    if not face.plays:
        return Reason([reasons.WORKS_BY_ITSELF.reason])  # of a side deck, lying face down
    found = [against(table, seat, face, play) for play in face.plays]
    if None in found:
        asked = any(question.seat == seat and question.answer is None for question in table.questions)
        return None if asked else Reason([reasons.LET_PASS.reason])
    told = [it for it in found if it is not None]
    for it in told:
        if it.near:
            return Reason([it.reason])
    return Reason(list(dict.fromkeys(it.reason for it in told)))


def against(table: Table, seat: int, face: Face, play: Play) -> Ruling | None:
    """What stands against one use of a card, in what is open now; nothing, if whoever is asked may play it."""
    top = table.stack[-1]
    over = table.stack[top.holds_open()] if top.holds_open() >= 0 else None
    found = ruling(table, seat, face, play, over)
    if found.reason:
        return found
    if top.awaits(seat) & play.moment == 0:
        return reasons.NOT_ASKED_FOR.get(play.moment, reasons.CLOSED)
    return None if any(picks(table, seat, play, over, on) for on in found.places) else reasons.NOBODY_TO_NAME
