"""Cards that act as they are revealed: Curses, Immediate Items and their like."""

from typing import Final

from innkeeper.rules import reasons
from innkeeper.rules.pending import may_help
from innkeeper.rules.responses import Window
from innkeeper.rules.triggers import Triggered
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.ruling import FREELY, Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import ANSWERS_REVEALED, AT_ANY_TIME, DURING, PICKED

NOTHING_ELSE: Final = "treasure.get.no-plays-during-steps"


class ActsAtOnce(Triggered):
    """A card that acts as it is revealed: what is open to be played may answer it, then it happens."""

    # treasure.get.step-2-curse, team-characters.lizwick.immediate-items-resolved-by-her

    def __init__(self, card: Card = NO_CARD, player: int = -1, by: str = "") -> None:
        super().__init__(card, player, 0, by)
        self.told = True  # as it was revealed
        self.open = False

    def copy(self) -> Frame:
        twin = ActsAtOnce(self.card, self.player, self.by)
        twin.open = self.open
        self.copy_onto(twin)
        return twin

    def whom(self, table: Table, effect: Effect) -> list[int]:
        """It picks nobody: what would fall on somebody picked falls on who revealed it."""
        if effect.who == PICKED and not table.seats[self.player].out:
            return [self.player]
        return super().whom(table, effect)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        if play.moment == ANSWERS_REVEALED and may_help(table, seat, self.player):
            return FREELY
        return reasons.NOT_NOW[play.moment]

    def step(self, table: Table) -> None:
        if not self.open:
            self.open = True
            self.be_ignored_by_the_absent(table)
            moments = AT_ANY_TIME | DURING | ANSWERS_REVEALED
            table.push(Window(moments, self.player, len(table.stack) - 1, NOTHING_ELSE))
        elif self.negated or self.cursor == len(self.effects()):
            table.pop()
            self.be_done(table)
        else:
            super().step(table)

    def be_done(self, table: Table) -> None:
        """It is discarded, unless it is for something else, too."""
        from innkeeper.rules.side_decks import equip, kept_of  # which reveal such cards

        if self.negated:
            table.tell("negated", "negate.card-is-discarded", self.player, self.card)
        if self.negated or not self.card.face.stays() or table.seats[self.player].out:
            table.discard(self.card)
        else:
            equip(table, kept_of(table, self.card), self.card)
