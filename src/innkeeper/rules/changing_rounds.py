"""What cards do to a Round of Gambling: start it, raise the ante, leave it, win it, end it, go on with it."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import how_much
from innkeeper.rules.conditions import current_round
from innkeeper.rules.dues import PaymentDue
from innkeeper.rules.gambling import RoundOfGambling
from innkeeper.rules.games.choosing import ChooseGame, begin_round, may_choose_game
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.round import Round
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import (
    AgainRound,
    AnteMore,
    Effect,
    EndRound,
    LeaveRound,
    StartRound,
    WinRound,
)
from innkeeper.vocabulary.terms import INN, ME, PICKED


def start_round(table: Table, resolving: Resolving, effect: Effect) -> None:
    """A Round of Gambling begins (gambling.start.by-action-card)."""
    assert isinstance(effect, StartRound)
    if table.round_at >= 0:
        return  # gambling.start.normal-play-suspended: no second Round within the first
    if table.games is not None and may_choose_game(table, resolving, effect):
        table.push(ChooseGame(resolving.player))
        return
    opened = RoundOfGambling(resolving.player)
    opened.may_be_left = effect.may_be_left
    opened.in_blood = effect.in_blood
    begin_round(table, opened, resolving.card)


def open_round(table: Table) -> Round | None:
    """The Round that can still be affected."""
    current = current_round(table)
    return current if current is not None and not current.ended else None


def ante_more(table: Table, resolving: Resolving, effect: Effect) -> None:
    """All still in the Round ante once more (gambling.ante.raise)."""
    assert isinstance(effect, AnteMore)
    current = open_round(table)
    if current is not None:
        amount = how_much(table, resolving, effect.amount, resolving.player)
        current.ante(table, resolving.player, amount, "gambling.ante.raise")


def leave(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Instead of an ante (gambling.ante.leave-instead), or forced out (gambling.force-out.same-as-having-left)."""
    assert isinstance(resolving, CardPlayed)
    current = open_round(table)
    if current is None:
        return
    # gambling.force-out.everyone-may-respond: this is carried out only after the responses
    if effect.who == PICKED:
        for seat in resolving.whom(table, effect):
            current.leave(seat)
            table.tell("leaves", "gambling.force-out.same-as-having-left", seat, resolving.card)
        return
    payment = table.stack[resolving.answering]
    assert isinstance(payment, PaymentDue)
    due = payment.dues[resolving.on]  # teams.defense.avoiding-gambling: be it a teammate's
    due.void = True
    current.leave(due.payer)
    table.tell("leaves", "gambling.ante.leave-instead", due.payer, resolving.card)


def win_round(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The player of the card has won (gambling.end.card-says-you-win)."""
    current = open_round(table)
    if current is not None and takes_part(table, resolving.player):
        current.win(table, resolving.player, "gambling.end.card-says-you-win")


def end_round(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Nobody has won, and the pot goes elsewhere (wench-tip.ends-the-round, wench-tip.pot-to-inn)."""
    assert isinstance(effect, EndRound)
    current = open_round(table)
    if current is not None:
        to = resolving.player if effect.to == ME and takes_part(table, resolving.player) else INN
        current.end(table, to, "wench-tip.pot-to-inn" if to == INN else "wench-tip.ends-the-round")


def again_round(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The win is undone; the player of the card is in control, and the next go is to the left."""
    current = current_round(table)
    if current is not None and current.ended and takes_part(table, resolving.player):
        current.go_on(resolving.player)
        current.take_control(table, resolving.player, resolving.card, False)


HANDLERS[StartRound] = start_round
HANDLERS[AnteMore] = ante_more
HANDLERS[LeaveRound] = leave
HANDLERS[WinRound] = win_round
HANDLERS[EndRound] = end_round
HANDLERS[AgainRound] = again_round
