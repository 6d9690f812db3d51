"""Texts that work by themselves: what is printed beside a deck or lies in front of somebody happens at its moment."""

from innkeeper.rules.pending import NOBODY_ELSE, Resolving
from innkeeper.rules.playing import carry_out_next
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import TEXT, begin
from innkeeper.table.table import Frame, Kept, Table
from innkeeper.vocabulary.components import TOKEN
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.terms import SOURCE


class Triggered(Resolving):
    """A text at its moment: carried out like a card, but nobody played it and nobody answers it."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, text: int = 0, by: str = "") -> None:
        super().__init__(card, player)
        self.text = text  # which of the texts on the card
        self.by = by  # the rule behind what brought it about

    def copy(self) -> Frame:
        twin = Triggered(self.card, self.player, self.text, self.by)
        twin.source = self.source
        self.copy_onto(twin)
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        begin(TEXT, self.player, self.text, code)
        code += [1, self.card.face.number, 0, 0]
        return 1

    def effects(self) -> list[Effect]:
        return self.card.face.texts[self.text].effects

    def rule(self) -> str:
        return self.by

    def whom(self, table: Table, effect: Effect) -> list[int]:
        if effect.who == SOURCE:
            return NOBODY_ELSE if self.source < 0 or table.seats[self.source].out else [self.source]
        return super().whom(table, effect)

    def step(self, table: Table) -> None:
        effects = self.effects()
        if self.cursor == len(effects):
            table.pop()
        else:
            carry_out_next(table, self, effects)


def trigger(table: Table, kept: Kept, moment: int, rule: str) -> None:
    """What is printed of a component for this moment happens, if anything is."""
    chart = table.piles[kept.chart].cards[0]
    for i, text in enumerate(chart.face.texts):
        if text.moment == moment and not table.seats[kept.owner].out:
            table.push(Triggered(chart, kept.owner, i, rule))


def trigger_tokens(table: Table, moment: int, holder: int, rule: str) -> None:
    """What tokens do to whoever holds any, at a moment of the holder's turn."""
    if table.seats[holder].out:
        return
    for kept in table.kept:
        chart = table.piles[kept.chart].cards[0]
        if kept.component.kind == TOKEN and chart.face.texts and table.numbers[kept.number + holder] > 0:
            for i, text in enumerate(chart.face.texts):
                if text.moment == moment:
                    found = Triggered(chart, kept.owner, i, rule)
                    found.source = holder
                    found.be_ignored_by_the_absent(table)
                    table.tell("works", rule, kept.owner, chart, holder)
                    table.push(found)
