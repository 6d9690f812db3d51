"""Passing out on a track: it is reset, and the player whom it faces is rewarded."""

from typing import Final

from innkeeper.rules.hand import draw
from innkeeper.rules.otto.joining import HIGHEST
from innkeeper.rules.payment import give, note_gain
from innkeeper.rules.pending import takes_part
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import INN

RULE: Final = "otto.tracks.pass-out-reward"
REWARDS: Final = ["gold", "cards"]


def passes_out_on_a_track(table: Table) -> bool:
    """Whether Alcohol Content has reached Fortitude on one of an automaton's tracks."""
    for seat in table.automata:
        for player in table.players:
            body = table.track(seat, player.number)
            if body.alcohol >= body.fortitude and not player.out:
                return True
    return False


class PassOutOnTrack(Frame):
    """Each track for itself goes back to its start; then those whom these face choose a reward, in turn order."""

    def __init__(self) -> None:
        self.begun = False
        self.rewarded: list[int] = []  # who has still to choose

    def copy(self) -> Frame:
        twin = PassOutOnTrack()
        twin.begun = self.begun
        twin.rewarded = self.rewarded
        return twin

    def branches(self, table: Table) -> list[str]:
        return REWARDS

    def step(self, table: Table) -> None:
        if not self.begun:
            self.begun = True
            self.reset(table)
        elif self.rewarded:
            options = [PASS] + [Option(CHOOSE, value=i) for i in range(len(REWARDS))]
            table.questions = [Question(self.rewarded[0], "reward", RULE, True, options)]
        else:
            table.pop()

    def reset(self, table: Table) -> None:
        """otto.tracks.pass-out-resets-track: to 0 Alcohol Content and 6 Fortitude."""
        for player in table.clockwise_from(table.active):
            for seat in table.automata:
                body = table.track(seat, player) if player not in table.automata else None
                if body is not None and body.alcohol >= body.fortitude:
                    body.alcohol, body.fortitude = 0, HIGHEST
                    table.tell("track-reset", "otto.tracks.pass-out-resets-track", seat, whom=player)
                    if takes_part(table, player):
                        self.rewarded = [*self.rewarded, player]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        """1 Gold from the Inn, or 2 cards; or neither (otto.tracks.pass-out-reward)."""
        table.questions = []
        player = question.seat
        self.rewarded = self.rewarded[1:]
        if option.what != CHOOSE:
            table.tell("no-reward", RULE, player)
        elif option.value == 0:
            give(table, INN, -1)
            give(table, player, 1)
            table.tell("takes", RULE, player, whom=INN, amount=1)
            note_gain(table, [player])
        else:
            draw(table, player, 2, RULE)
