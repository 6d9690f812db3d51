"""Choosing what a card does: whether to go on with it, or which of several things."""

from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import Choose, Effect


class MayChoose(Frame):
    """One player may go on with a card, or pass over a part of it."""

    def __init__(self, decider: int = -1, skip: int = 0) -> None:
        self.decider = decider
        self.skip = skip
        self.asked = False

    def copy(self) -> Frame:
        twin = MayChoose(self.decider, self.skip)
        twin.asked = self.asked
        return twin

    def step(self, table: Table) -> None:
        if self.asked:
            table.pop()
            return
        self.asked = True
        options = [Option(CHOOSE, value=0), Option(CHOOSE, value=1)]
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        table.questions = [Question(self.decider, "accept", below.rule(), True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        if option.value == 0:
            below.cursor += self.skip
        what = "accepts" if option.value else "declines"
        table.tell(what, below.rule(), self.decider, below.card)


def choose(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignores it or takes no part has nothing to choose."""
    assert isinstance(effect, Choose)
    if resolving.is_ignored_by(resolving.player) or not takes_part(table, resolving.player):
        resolving.cursor += effect.skip
    else:
        table.push(MayChoose(resolving.player, effect.skip))


HANDLERS[Choose] = choose
