"""What cards do to a turn: one more Action, another card in place of one that was Negated, the end of it all."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.drinks import Reveals
from innkeeper.rules.pending import Resolving, is_absent
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.repeating import have_again, skip
from innkeeper.rules.turn import Turn
from innkeeper.table.card import Card
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import (
    AgainAction,
    AgainCard,
    AgainEvent,
    AgainPhase,
    Effect,
    EndTurn,
    LeaveTable,
    SkipPhase,
)
from innkeeper.vocabulary.terms import ACTION


def again_action(table: Table, resolving: Resolving, effect: Effect) -> None:
    """One more Action Card this turn, if it is one's own; in a Round of Gambling, once that is over."""
    # card-notes.i-think-you-should-reconsider.active-player-gets-another-action
    turn = table.stack[0]
    assert isinstance(turn, Turn)
    for seat in resolving.whom(table, effect):
        if seat in turn.members:
            turn.add_actions(seat, 1)  # teams.phases.only-chosen-member


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
    table.tell("turn-ends", "turn.end.cut-short", player, resolving.card)
    be_absent(table, player, resolving.card)


def change_phase(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whose phase it is, of a team the chosen member alone, has it once more, or skips what is left of it."""
    # teams.phases.caster-chooses-who-is-affected, team-characters.chronos.timewarp-picks-one-member
    turn = table.stack[0]
    assert isinstance(turn, Turn)
    change = have_again if isinstance(effect, AgainPhase) else skip
    for seat in resolving.whom(table, effect):
        if seat in turn.members and not resolving.is_ignored_by(seat):
            change(table, turn, seat)


def be_absent(table: Table, player: int, card: Card) -> None:
    """Nothing that is going on concerns this player any more."""
    table.away |= 1 << player
    for frame in table.stack:
        frame.go_on_without(table, player, card)


def leave_table(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Out of the game until the own next turn begins, and with it out of a Round of Gambling."""
    # card-notes.fresh-air.both-out-for-a-time
    for seat in resolving.whom(table, effect):
        if seat != resolving.player and resolving.is_ignored_by(seat):
            continue
        table.outside |= 1 << seat
        table.tell("leaves-table", "card-notes.fresh-air.both-out-for-a-time", seat, resolving.card)
        if not is_absent(table, seat):
            be_absent(table, seat, resolving.card)


HANDLERS[AgainAction] = again_action
HANDLERS[AgainCard] = again_card
HANDLERS[AgainEvent] = again_event
HANDLERS[EndTurn] = end_turn
HANDLERS[AgainPhase] = change_phase
HANDLERS[SkipPhase] = change_phase
HANDLERS[LeaveTable] = leave_table
