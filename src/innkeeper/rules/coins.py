"""Which pieces a payment is made in: coins, or Artifacts that count as such."""

from typing import Final

from innkeeper.rules.artifacts import PAYING, face_down, face_up, go_to, of_team, where_it_lies
from innkeeper.rules.dues import Due
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table

A_COIN: Final = 0
FACE_DOWN: Final = 1  # an Artifact of which nobody knows which; those above lie open


def choose_coins(table: Table, dues: list[Due]) -> bool:
    """Ask for the next piece that somebody has a choice about; where there is none it is taken. Says if it asks."""
    for due in dues:
        while is_short(table, dues, due):
            options = options_for(table, dues, due)
            if len(options) > 1:
                table.questions = [Question(due.payer, "coin", PAYING, True, options)]
                return True
            due.coins = [*due.coins, piece(table, dues, due, options[0])]
    return False


def is_short(table: Table, dues: list[Due], due: Due) -> bool:
    """Whether a piece is still to be chosen for what is due."""
    return not due.void and not due.covered and len(due.coins) < payable(table, dues, due)


def payable(table: Table, dues: list[Due], due: Due) -> int:
    """How much of what is due can be paid, with what teammates pay besides."""
    purse = table.seats[due.payer].purse
    others = [it for it in dues if it is not due and table.seats[it.payer].purse is purse]
    return max(0, min(due.amount, purse.gold - sum(len(it.coins) for it in others)))


def spent(table: Table, dues: list[Due], due: Due) -> list[Card]:
    """All the pieces that this side has laid out already."""
    purse = table.seats[due.payer].purse
    return [card for it in dues if table.seats[it.payer].purse is purse for card in it.coins]


def options_for(table: Table, dues: list[Due], due: Due) -> list[Option]:
    """A coin, an Artifact that lies face down, or one of those that lie open."""
    laid = spent(table, dues, due)
    down = [card for card in of_team(table, due.payer, False) if card not in laid]
    up = of_team(table, due.payer, True)
    artifacts = len(of_team(table, due.payer, False)) + len(up)
    coins = table.seats[due.payer].purse.gold - artifacts - laid.count(NO_CARD)
    options = [Option(CHOOSE, value=A_COIN)] if coins > 0 else []
    options += [Option(CHOOSE, value=FACE_DOWN)] if down else []
    return options + [Option(CHOOSE, card, value=FACE_DOWN + 1 + i) for i, card in enumerate(up) if card not in laid]


def piece(table: Table, dues: list[Due], due: Due, option: Option) -> Card:
    """The piece that was chosen."""
    if option.value != FACE_DOWN:
        return option.card
    laid = spent(table, dues, due)
    return [card for card in of_team(table, due.payer, False) if card not in laid][-1]


def hand_over(table: Table, due: Due) -> list[Card]:
    """The Artifacts of a payment go where the Gold goes; those that would come to an automaton are discarded."""
    # otto.other.keet-artifact-discarded
    moved: list[Card] = []
    for card in due.coins:
        if card is NO_CARD:
            continue
        if due.to_automaton:
            table.take(card, where_it_lies(table, card))
            table.discard(card)
            table.tell("artifact-discarded", "otto.other.keet-artifact-discarded", due.payer, card)
        else:
            go_to(table, card, due.to, due.payer)
            moved.append(card)
    return moved


def drop_excess(table: Table, seat: int) -> None:
    """Who has spent Gold otherwise than by a payment gives up Artifacts beyond what is left, those face down first."""
    while len(of_team(table, seat, False)) + len(of_team(table, seat, True)) > table.seats[seat].purse.gold:
        member = next(it for it in table.team(seat) if face_down(table, it) or face_up(table, it))
        card = (face_down(table, member) or face_up(table, member))[-1]
        table.take(card, where_it_lies(table, card))
        table.discard(card)
