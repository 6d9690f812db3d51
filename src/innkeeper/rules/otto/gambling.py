"""Gambling: the go of an automaton, which its deck decides."""

from innkeeper.rules.conditions import current_round
from innkeeper.rules.gambling import Go
from innkeeper.rules.legality import ruling
from innkeeper.rules.otto.boxes import FollowGamblingBox, follow, tell_silence
from innkeeper.rules.otto.deck import NO_BOX, box_on, turn_up
from innkeeper.table.card import NO_CARD
from innkeeper.table.frame import Frame
from innkeeper.table.question import Option
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import CHEATING, GAMBLING


class GoOfAutomaton(Go):
    """Everybody may play cards before it; then the top card is revealed and its bottom box followed, or it passes."""

    # otto.gambling.reveals-for-his-play

    def copy(self) -> Frame:
        return self.copy_onto(GoOfAutomaton())

    def decided(self, table: Table, seat: int, option: Option) -> None:
        table.pop()
        if not self.plays(table, seat):
            current = current_round(table)
            assert current is not None
            current.pass_go(table, seat)

    def plays(self, table: Table, seat: int) -> bool:
        """Whether it makes a play: one that is not allowed is a pass."""
        card = turn_up(table, seat, GAMBLING | CHEATING, "otto.gambling.reveals-for-his-play")
        if card is NO_CARD:
            table.tell("deck-empty", "otto.gambling.empty-deck-passes", seat)
            return False
        box = box_on(card.face, GAMBLING | CHEATING)
        if box != NO_BOX and not ruling(table, seat, card.face, card.face.plays[box], None).reason:
            return follow(table, FollowGamblingBox(card, seat, box), -1, -1)
        tell_silence(table, seat, card, "otto.gambling.illegal-play-becomes-pass")
        return False
