"""What cards do to a turn: one more Action, another card in place of one that was Negated, the end of it all."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.drinks import Reveals
from innkeeper.rules.pending import Resolving, is_absent
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.turn import Turn
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import AgainAction, AgainCard, AgainEvent, Effect, EndTurn
from innkeeper.vocabulary.terms import ACTION


def again_action(table: Table, resolving: Resolving, effect: Effect) -> None:
    """One more Action Card this turn, if it is one's own."""
    turn = table.stack[0]
    assert isinstance(turn, Turn)
    if resolving.player in turn.members:
        turn.add_actions(resolving.player, 1)  # teams.phases.only-chosen-member


def again_card(table: Table, resolving: Resolving, effect: Effect) -> None:
    """An Action that was Negated so is not used up, nor is a go; other cards may be played where they were anyway."""
    # wizgille.time-warp.replacement-play, timing.window.reopens-after-a-response
    assert isinstance(resolving, CardPlayed)
    turn, answered = table.stack[0], table.stack[resolving.answering]
    assert isinstance(turn, Turn) and isinstance(answered, CardPlayed)
    answered.again = True
    if answered.play().kind == ACTION and answered.player in turn.members:
        turn.add_actions(answered.player, 1)


def again_event(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The next card of the pile is revealed instead; with an empty one, its owner sobers up."""
    # wizgille.time-warp.drink-is-replaced-by-next
    assert isinstance(resolving, CardPlayed)
    beneath = table.stack[resolving.answering - 1]
    if isinstance(beneath, Reveals):
        beneath.reveal_again()


def end_turn(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The remaining phases are skipped; its player plays nothing more and Ignores what is going on, a Round too."""
    # turn.end.cut-short, teams.turn-ends.ignores-everything-personally
    turn = table.stack[0]
    assert isinstance(turn, Turn)
    player = resolving.player  # teams.turn-ends.only-that-player-stops
    if player not in turn.members or is_absent(table, player):
        return
    table.away |= 1 << player
    table.tell("turn-ends", "turn.end.cut-short", player, resolving.card)
    for frame in table.stack:
        frame.go_on_without(table, player, resolving.card)


HANDLERS[AgainAction] = again_action
HANDLERS[AgainCard] = again_card
HANDLERS[AgainEvent] = again_event
HANDLERS[EndTurn] = end_turn
