"""Rogues and Warriors: two cards each, one Betting Round, the better hand takes the pot. And Rank and Class."""

from collections.abc import Callable
from typing import ClassVar, Final

from innkeeper.rules.gambling import CLOSING, OPENING
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.piles import at_table
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import BROW, HELD, ROGUE
from innkeeper.table.table import Table


class RoguesAndWarriors(GamblingGame):
    """Two cards each that nobody else sees; then one card or pass; then all show. Its steps are listed below."""

    key: ClassVar[str] = "rogues-and-warriors"

    def copy(self) -> Frame:
        return self.copy_game(RoguesAndWarriors(self.starter))

    def take_step(self, table: Table) -> None:
        STEPS[self.at - 1](self, table)

    def how_many_steps(self) -> int:
        return len(STEPS)

    def stages(self) -> list[tuple[str, int]]:
        return STAGES

    def deal_two(self, table: Table) -> None:
        self.shuffle(table)
        self.deal_hands(table)

    def deal_hands(self, table: Table) -> None:
        self.deal(table, 2)

    def worth(self, table: Table, seat: int) -> list[int]:
        games = at_table(table)
        return worth_of_two(table.piles[games.of(seat, HELD)].cards + table.piles[games.of(seat, BROW)].cards)


def worth_of_two(cards: list[Card]) -> list[int]:
    """A pair beats two ranks; then the better rank, the other one; of equal hands one colour beats two."""
    ranks = sorted([card.face.rank for card in cards])
    colours = {card.face.suit // 2 for card in cards}
    pair = 1 if ranks[0] == ranks[-1] else 0
    return [pair, ROGUE - ranks[0], ROGUE - ranks[-1], 1 if len(colours) == 1 else 0]


STEPS: Final[list[Callable[[RoguesAndWarriors, Table], None]]] = [
    *OPENING,
    RoguesAndWarriors.deal_two,
    RoguesAndWarriors.begin_betting,
    RoguesAndWarriors.bet,
    RoguesAndWarriors.show_hands,
    *CLOSING,
]
STAGES: Final = [
    ("ante", 0),
    ("deal-two", STEPS.index(RoguesAndWarriors.deal_two)),
    ("bet", STEPS.index(RoguesAndWarriors.begin_betting)),
    ("show", STEPS.index(RoguesAndWarriors.show_hands)),
]


class RankAndClass(RoguesAndWarriors):
    """The same, but of the two cards each sees one; the other is held up, and all the others see that."""

    key: ClassVar[str] = "rank-and-class"

    def copy(self) -> Frame:
        return self.copy_game(RankAndClass(self.starter))

    def deal_hands(self, table: Table) -> None:
        self.deal(table, 1)
        self.deal(table, 1, BROW)
