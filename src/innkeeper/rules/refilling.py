"""Discarding and drawing back up, as in the own Discard and Draw Phase, because a card says so."""

from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.hand import discard
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.repeating import fill_hand
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.question import PASS, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import AgainDiscard, Effect


class DiscardAndDraw(AsksOnce):
    """Somebody discards any number of cards and draws back up to the own hand size."""

    # card-notes.hows-this-new-drink.discard-and-draw, boss-battle.general.hand-sizes

    def __init__(self, player: int = -1, rule: str = "") -> None:
        super().__init__()
        self.player = player
        self.rule = rule

    def copy(self) -> Frame:
        return self.copy_onto(DiscardAndDraw(self.player, self.rule))

    def ask(self, table: Table) -> None:
        hand = table.seats[self.player].hand
        if hand and takes_part(table, self.player):
            question = Question(self.player, "discard", "turn.discard-draw.discard-any-number", True, [PASS])
            question.picks = hand.copy()
            question.most = len(hand)
            table.questions = [question]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []

    def picked(self, table: Table, question: Question, cards: list[Card]) -> None:
        table.questions = []
        discard(table, self.player, cards, self.rule)

    def finish(self, table: Table) -> None:
        if takes_part(table, self.player):
            fill_hand(table, self.player)


def again_discard(table: Table, resolving: Resolving, effect: Effect) -> None:
    for seat in reversed(resolving.whom(table, effect)):
        if not resolving.is_ignored_by(seat) and table.places[seat].nature.decides:
            table.push(DiscardAndDraw(seat, resolving.rule()))


HANDLERS[AgainDiscard] = again_discard
