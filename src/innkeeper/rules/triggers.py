"""Texts that work by themselves: what is printed beside a deck or lies in front of somebody happens at its moment."""

from typing import Final

from innkeeper.rules.conditions import holds
from innkeeper.rules.pending import NOBODY_ELSE, Resolving, is_absent, same_side
from innkeeper.rules.playing import carry_out_next
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.shown import TEXT, begin
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary import terms
from innkeeper.vocabulary.components import NO_COMPONENT, TOKEN, Component
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.plays import Text
from innkeeper.vocabulary.terms import PICKED, SOURCE

OWN_STEP: Final = "team-characters.general.special-steps-keep-their-place"
BY_WHICH_RULE: Final = {
    terms.TURN_START: OWN_STEP,
    terms.TURN_END: "dungeon-events.timing.last-step-of-turn",
    terms.ACTION_END: OWN_STEP,
}
OTHERWISE: Final = "setup.character.extra-components"


class Triggered(Resolving):
    """A text at its moment: carried out like a card, but nobody played it and nobody answers it."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, text: int = 0, by: str = "") -> None:
        super().__init__(card, player)
        self.text = text  # which of the texts on the card
        self.by = by  # the rule behind what brought it about
        self.targets = NOBODY_ELSE
        self.lost: list[int] = []  # a seat for each point of Fortitude that it has really cost
        self.told = False  # that it works: what comes of it is told as its outcome

    def copy(self) -> Frame:
        twin = Triggered(self.card, self.player, self.text, self.by)
        self.copy_text(twin)
        return twin

    def copy_text(self, twin: "Triggered") -> None:
        twin.source = self.source
        twin.targets = self.targets
        twin.lost = self.lost
        twin.told = self.told
        self.copy_onto(twin)

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
        if effect.who == PICKED:
            return [seat for seat in self.targets if not table.seats[seat].out]
        return super().whom(table, effect)

    def name_targets(self, table: Table, targets: list[int]) -> None:
        self.targets = targets

    def has_cost(self, seat: int, amount: int) -> None:
        self.lost = [*self.lost, *[seat] * amount]

    def lost_by(self, seat: int) -> int:
        return self.lost.count(seat)

    def step(self, table: Table) -> None:
        effects = self.effects()
        if self.cursor == len(effects):
            table.pop()
            return
        if not self.told and (self.falls_on_another() or effects[self.cursor].affects()):
            self.announce(table)
        carry_out_next(table, self, effects)

    def is_a_cause(self) -> bool:
        return self.told

    def falls_on_another(self) -> bool:
        """Whether it is somebody else who has set it off, by tokens that they hold."""
        return self.source not in (-1, self.player)

    def announce(self, table: Table) -> None:
        """Everybody is told what works before markers or Gold change, or as it falls on somebody else."""
        if self.falls_on_another():
            table.tell("works", self.by, self.player, self.card, self.source)
        else:
            table.tell("acts", self.by, self.player, self.card)
        self.told = True


def trigger(table: Table, kept: Kept, moment: int, rule: str) -> None:
    """What is printed of a component for one of its ends happens, if anything is."""
    chart = table.piles[kept.chart].cards[0]
    for i, text in enumerate(chart.face.texts):
        if text.moment == moment and not table.seats[kept.owner].out:
            table.push(Triggered(chart, kept.owner, i, rule))


def set_off(table: Table, moment: int, seats: list[int], much: int = 0, moved: Component = NO_COMPONENT) -> None:
    """Whatever listens to what has befallen these seats works now, once a text; with tokens, once a holder.

    First what is theirs by their characters, in the order of the table, then what they hold or have in front.
    """
    found: list[Triggered] = []
    rule = BY_WHICH_RULE.get(moment, OTHERWISE)
    for kept in table.kept:
        chart = table.piles[kept.chart].cards[0]
        for i, text in enumerate(chart.face.texts):
            if text.moment == moment and much >= text.least and (not text.moved or moved in text.moved):
                found += triggered_by(table, kept, Triggered(chart, kept.owner, i, rule), text, seats)
    for seat in seats:
        for card in table.seats[seat].in_play:
            for i, text in enumerate(card.face.texts):
                if text.moment == moment and much >= text.least and not card.face.prize:
                    one = Triggered(card, seat, i, rule)
                    one.source = seat
                    if is_open(table, one, text):
                        found.append(one)
    for one in reversed(found):
        table.push(one)


def triggered_by(table: Table, kept: Kept, one: Triggered, text: Text, seats: list[int]) -> list[Triggered]:
    """What a text on a chart comes to: of tokens for each who holds any, else for its owner."""
    if kept.component.kind == TOKEN:
        found: list[Triggered] = []
        for seat in seats:
            if table.numbers[kept.number + seat] > 0 and not table.seats[seat].out:
                held = Triggered(one.card, one.player, one.text, one.by)
                held.source = seat
                held.be_ignored_by_the_absent(table)
                if is_open(table, held, text):
                    found.append(held)
        return found
    if text.step >= 0 and table.numbers[kept.number] != text.step:
        return []
    met = any(seat == kept.owner or (text.of_team and same_side(table, seat, kept.owner)) for seat in seats)
    return [one] if met and not is_absent(table, kept.owner) and is_open(table, one, text) else []


def is_open(table: Table, one: Triggered, text: Text) -> bool:
    """Whether what it asks for holds and can be paid; nothing sets itself off while it is going on."""
    from innkeeper.rules.choosing import can_pay  # what is chosen is played

    if table.seats[one.player].out or (text.may and is_absent(table, one.player)):
        return False
    for frame in table.stack:
        if isinstance(frame, Triggered) and frame.card is one.card and frame.text == one.text:
            if frame.source == one.source:
                return False
    if not all(holds(table, condition, one.owner(), one.player, one.source) for condition in text.needs):
        return False
    return not text.cost or can_pay(table, one, text.cost, one.player)
