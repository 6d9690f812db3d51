"""Otto's Turn: an Action Phase and a Drink Phase."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.legality import ruling
from innkeeper.rules.otto.boxes import FollowBox, follow, tell_silence
from innkeeper.rules.otto.deck import NO_BOX, box_on, turn_up
from innkeeper.rules.pending import NOBODY_ELSE as NOBODY
from innkeeper.rules.phases import is_turn_over
from innkeeper.rules.turn import Turn
from innkeeper.table.frame import Frame
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ACTION, ACTION_PHASE, DISCARD_AND_DRAW, DRINK_PHASE, ORDER_A_DRINK


class TurnOfAutomaton(Turn):
    """No cards are discarded or drawn, and no Drinks ordered. Its steps are listed below, in their order."""

    # otto.turn.two-phases

    def __init__(self, members: list[int] = NOBODY, at: int = 0) -> None:
        super().__init__(members, at)

    def copy(self) -> Frame:
        return self.copy_turn(TurnOfAutomaton(self.members, self.at))

    def step(self, table: Table) -> None:
        if is_turn_over(table, self.first):
            self.at = max(self.at, THE_END)
        elif self.again:
            self.have_phase_again(table)
            return
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def phase_starts(self) -> dict[int, int]:
        return PHASE_STARTS

    def is_at_its_end(self) -> bool:
        return self.at >= THE_END

    def is_over(self) -> bool:
        return self.at >= len(STEPS) - 1

    def follow_action(self, table: Table) -> None:
        """The top card is revealed and discarded, and its Action box is followed (otto.turn.action-phase)."""
        card = turn_up(table, self.first, ACTION, "otto.turn.action-phase")
        box = box_on(card.face, ACTION)
        if box != NO_BOX and not ruling(table, self.first, card.face, card.face.plays[box], None).reason:
            if follow(table, FollowBox(card, self.first, box), -1, -1):
                return
        tell_silence(table, self.first, card, "otto.other.illegal-play-does-nothing")


STEPS: Final[list[Callable[[TurnOfAutomaton, Table], None]]] = [
    TurnOfAutomaton.leave_room_for_cards,
    TurnOfAutomaton.follow_action,
    TurnOfAutomaton.end_actions,
    TurnOfAutomaton.leave_room_for_cards,
    TurnOfAutomaton.begin_to_drink,
    TurnOfAutomaton.drink,  # otto.turn.drink-phase
    TurnOfAutomaton.leave_room_after_drinking,
    TurnOfAutomaton.end,
    TurnOfAutomaton.count_down,  # otto.other.removes-event-counters
    TurnOfAutomaton.pass_on,
]
THE_END: Final = STEPS.index(TurnOfAutomaton.end)
PHASE_STARTS: Final = {
    DISCARD_AND_DRAW: 0,
    ACTION_PHASE: 0,
    ORDER_A_DRINK: STEPS.index(TurnOfAutomaton.begin_to_drink),
    DRINK_PHASE: STEPS.index(TurnOfAutomaton.begin_to_drink),
}
