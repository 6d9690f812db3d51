"""Phases that come once more for one player, or that one player skips."""

from innkeeper.rules.hand import draw
from innkeeper.rules.pending import takes_part
from innkeeper.rules.phases import ChooseDiscards, OpenWindow, OrderADrink, PhaseDecision, WhoseTurn
from innkeeper.rules.serving import DrinkFromPile
from innkeeper.rules.standing import amended
from innkeeper.table.frame import Frame
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ACTION_PHASE, DISCARD_AND_DRAW, DRINK_PHASE, HAND_SIZE, ORDER_A_DRINK


def fill_hand(table: Table, member: int) -> None:
    """turn.discard-draw.draw-up-to-seven; a fuller hand may be kept."""
    # turn.discard-draw.seven-or-more-may-be-kept, boss-battle.boss-turn.discard-and-draw
    size = table.places[member].role.hand
    if table.kept or table.seats[member].in_play:
        size = amended(table, member, HAND_SIZE, size)
    draw(table, member, size - len(table.seats[member].hand), "turn.discard-draw.draw-up-to-seven")


def have_again(table: Table, turn: WhoseTurn, seat: int) -> None:
    """The phase that is going on comes once more for a member, when all else in it is done with."""
    if table.phase == ACTION_PHASE:
        turn.add_actions(seat, 1)
    else:
        turn.again = [*turn.again, [table.phase, seat]]
    table.tell("phase-again", "teams.phases.only-chosen-member", seat, amount=table.phase)


def skip(table: Table, turn: WhoseTurn, seat: int) -> None:
    """A member takes no part in what is left of the phase that is going on."""
    for frame in table.stack:
        if isinstance(frame, PhaseDecision):
            frame.deciders &= ~(1 << seat)
    turn.skipped |= 1 << seat
    turn.thirsty = [other for other in turn.thirsty if other != seat]
    if table.phase == ACTION_PHASE:
        turn.actions = [0 if turn.members[i] == seat else left for i, left in enumerate(turn.actions)]
    elif table.phase == ORDER_A_DRINK and turn.orders > 0 and not table.places[seat].role.orders_with_mates:
        turn.orders -= 1  # teams.phases.extra-order-phase-is-one-drink: whoever skips it orders one Drink fewer
    table.tell("phase-skipped", "teams.phases.only-chosen-member", seat, amount=table.phase)


class PhaseAgain(Frame):
    """A phase that one member has once more; afterwards there is room for cards as ever."""

    def __init__(self, seat: int = -1, phase: int = DISCARD_AND_DRAW, first: int = -1) -> None:
        self.seat = seat
        self.phase = phase
        self.first = first
        self.begun = False

    def copy(self) -> Frame:
        twin = PhaseAgain(self.seat, self.phase, self.first)
        twin.begun = self.begun
        return twin

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        if not self.begun:
            self.begun = True
            if takes_part(table, self.seat):
                self.begin(table)
            return
        table.pop()
        if self.phase == DISCARD_AND_DRAW and takes_part(table, self.seat):
            fill_hand(table, self.seat)
        table.push(OpenWindow(self.first))

    def begin(self, table: Table) -> None:
        if self.phase == DISCARD_AND_DRAW:
            table.push(ChooseDiscards([self.seat]))
        elif self.phase == ORDER_A_DRINK:
            table.push(OrderADrink([self.seat]))  # teams.phases.extra-order-phase-is-one-drink
        elif self.phase == DRINK_PHASE:
            table.push(DrinkFromPile(self.seat))
