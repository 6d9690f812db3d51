"""Foreseeing: where players would stand if nobody answered what lies open now.

The rules themselves play on, but at a twin of the table that was bared of all that is hidden: no hand, no deck, no
secret answer. So nothing can be told from it that is not open to all, and nobody can answer. Whatever comes to need a
hidden card or somebody's choice cannot be known: it is left out, with all that would follow it.
"""

from typing import Final

from innkeeper.game import Game
from innkeeper.server.messages import Threat
from innkeeper.table.frame import Frame
from innkeeper.table.question import DECLINE
from innkeeper.table.table import Table
from innkeeper.table.waiting import Waiting
from innkeeper.view import View

MOST_STEPS: Final = 1_000  # what takes longer may never end, and all tables would wait for it

Standing = tuple[int, int, int]  # Fortitude, Alcohol Content, Gold
Whose = tuple[int, int]  # a seat; of an automaton also towards whom, else -1


def foresee(game: Game, view: View) -> list[Threat]:
    """Where each player who is touched would stand, and by what; `view` is anybody's view of this moment."""
    chain = _open_chain(game.table)
    if not chain:
        return []
    twin = _bared(game)
    now = _standings(twin)
    seen: dict[Whose, Threat] = {}
    place = len(view.stack)
    for at in chain:
        before, shown = _standings(twin), game.table.stack[at].show(game.table, [])
        place -= shown
        if not _plays_out(twin, at):
            break
        for whose, standing in _standings(twin).items():
            if standing != before[whose]:
                seat, towards = whose
                cup = place + _cup(view.stack[place : place + shown], seat)
                seen[whose] = Threat(seat, *standing, by=cup, towards=towards)
    return [threat for whose, threat in sorted(seen.items()) if _standing(threat) != now[whose]]


def _open_chain(table: Table) -> list[int]:
    """The places in the stack of what lies open to answers, of what that answers, and so on, the newest first."""
    at = table.stack[-1].holds_open()
    chain: list[int] = []
    while at >= 0 and table.stack[at].can_be_foreseen():
        chain.append(at)
        at = table.stack[at].answers()
    return chain


def _bared(game: Game) -> Table:
    """A twin of the table on which nothing hidden is left."""
    table = game.copy().table
    table.questions = []
    in_force = [kept.pile + 1 for kept in table.kept if kept.component.stands]
    for at, pile in enumerate(table.piles):
        if not pile.label.lies_still:
            # open discard piles, too, but for the card in force: what is drawn when they are shuffled is hidden
            table.lay(at, pile.cards[-1:] if at in in_force else [])
    return table


def _plays_out(table: Table, at: int) -> bool:
    """Play on until the thing at this place in the stack is done; False if that cannot be known."""
    for _ in range(MOST_STEPS):
        if len(table.stack) <= at:
            return True
        frame = table.stack[-1]
        if not frame.can_be_foreseen():
            return False
        frame.step(table)
        if table.questions and not _declined(table, frame):
            return False
    return False


def _declined(table: Table, frame: Frame) -> bool:
    """Let all who may do more pass; False if passing is not open to one of them."""
    while table.questions:
        question = next(question for question in table.questions if question.answer is None)
        if not question.options or question.options[0].what != DECLINE:
            return False
        frame.answered(table, question, question.options[0])
    return True


def _cup(shown: list[Waiting], seat: int) -> int:
    """Which of several Drinks a seat would take."""
    return next((cup for cup, drink in enumerate(shown) if drink.seat == seat), 0)


def _standings(table: Table) -> dict[Whose, Standing]:
    found = {(seat.number, -1): (seat.body.fortitude, seat.body.alcohol, seat.purse.gold) for seat in table.players}
    for seat in table.automata:
        for player in table.players:
            track = table.track(seat, player.number)
            found[seat, player.number] = (track.fortitude, track.alcohol, 0)
    return found


def _standing(threat: Threat) -> Standing:
    return threat.fortitude, threat.alcohol, threat.gold
