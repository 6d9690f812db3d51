"""Threes: five dice each, kept roll by roll; the lowest sum wins, and a three counts nothing. And Hidden Fate."""

from collections.abc import Callable
from typing import ClassVar, Final

from innkeeper.rules.gambling import CLOSING, OPENING
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.piles import RULES, at_table
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import HELD, as_digits
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table

DICE: Final = 5
THREE: Final = 3
HIGHEST: Final = 99  # above any sum


class Threes(GamblingGame):
    """All roll what they have not kept, and keep at least one die each time. Its steps are listed below."""

    key: ClassVar[str] = "threes"

    def __init__(self, starter: int = -1) -> None:
        super().__init__(starter)
        self.kept: list[list[int]] = []  # the dice in each seat's Keep, sorted as they count …
        self.rolled: list[list[int]] = []  # … and those just rolled

    def copy(self) -> Frame:
        return self.copy_dice(Threes(self.starter))

    def copy_dice(self, twin: "Threes") -> Frame:
        twin.kept = self.kept.copy()  # the lists within are replaced, never changed
        twin.rolled = self.rolled.copy()
        return self.copy_game(twin)

    def take_step(self, table: Table) -> None:
        STEPS[self.at - 1](self, table)

    def how_many_steps(self) -> int:
        return len(STEPS)

    def stages(self) -> list[tuple[str, int]]:
        return STAGES

    def take_dice(self, table: Table) -> None:
        self.shuffle(table)
        self.kept = [[] for _ in table.seats]
        self.rolled = [[] for _ in table.seats]
        self.deal_hands(table)
        self.waiting = self.in_order(table)

    def deal_hands(self, table: Table) -> None:
        """It is played with dice alone."""

    def roll_first(self, table: Table) -> None:
        """Each rolls all five, and keeps one or more."""
        seat = self.left_to_act(table)
        if seat >= 0:
            self.roll(table, seat)

    def roll_on(self, table: Table) -> None:
        """Each rolls what is left, roll by roll, until all dice are kept."""
        if not self.waiting:
            self.waiting = [seat for seat in self.in_order(table) if len(self.kept[seat]) < DICE]
        seat = self.left_to_act(table)
        if seat >= 0:
            self.roll(table, seat)

    def roll(self, table: Table, seat: int) -> None:
        dice = [table.chance.roll() for _ in range(DICE - len(self.kept[seat]))]
        self.rolled[seat] = sorted(dice, key=counted)
        table.tell("game-rolls", RULES, seat, amount=as_digits(self.rolled[seat]))
        table.push(KeepDice(seat))

    def keep(self, table: Table, seat: int, number: int) -> None:
        """The lowest of those rolled are put aside, and stay there."""
        rolled = self.rolled[seat]
        self.kept[seat] = sorted(self.kept[seat] + rolled[:number], key=counted)
        self.rolled[seat] = []
        table.tell("game-keeps", RULES, seat, amount=as_digits(rolled[:number]))

    def dice_of(self, seat: int) -> list[int]:
        return self.kept[seat]

    def set_die(self, seat: int, place: int, value: int) -> None:
        others = self.kept[seat][:place] + self.kept[seat][place + 1 :]
        self.kept[seat] = sorted([*others, value], key=counted)

    def sum_of(self, table: Table, seat: int) -> int:
        return sum([counted(die) for die in self.kept[seat]])

    def worth(self, table: Table, seat: int) -> list[int]:
        """The lowest sum; of equal ones that with more threes."""
        return [HIGHEST - self.sum_of(table, seat), self.kept[seat].count(THREE), 0, 0]

    def break_tie(self, table: Table, tied: list[int]) -> int:
        """Each rolls one die until one of them has the lowest; a three counts nothing here, too."""
        while len(tied) > 1:
            dice = [table.chance.roll() for _ in tied]
            for seat, die in zip(tied, dice, strict=True):
                table.tell("game-rolls-off", RULES, seat, amount=die)
            lowest = min([counted(die) for die in dice])
            tied = [seat for seat, die in zip(tied, dice, strict=True) if counted(die) == lowest]
        return tied[0]

    def details(self, table: Table) -> list[int]:
        """For each seat the dice kept and those rolled, as digits."""
        found: list[int] = []
        for kept, rolled in zip(self.kept, self.rolled, strict=True):
            found += [as_digits(kept), as_digits(rolled)]
        return found


def counted(die: int) -> int:
    """What a die counts: a three nothing."""
    return 0 if die == THREE else die


STEPS: Final[list[Callable[[Threes, Table], None]]] = [
    *OPENING,
    Threes.take_dice,
    Threes.roll_first,
    Threes.begin_betting,
    Threes.bet,
    Threes.roll_on,
    Threes.begin_betting,
    Threes.bet,
    Threes.show_hands,
    *CLOSING,
]
ROLL_ON: Final = STEPS.index(Threes.roll_on)
STAGES: Final = [
    ("ante", 0),
    ("roll", STEPS.index(Threes.take_dice)),
    ("bet", STEPS.index(Threes.begin_betting)),
    ("roll-on", ROLL_ON),
    ("bet-again", ROLL_ON + 1),
    ("show", STEPS.index(Threes.show_hands)),
]


class KeepDice(Frame):
    """Somebody has rolled and says how many dice are kept: always the lowest, since none is better for being high."""

    def __init__(self, decider: int = -1) -> None:
        self.decider = decider

    def copy(self) -> Frame:
        return KeepDice(self.decider)

    def step(self, table: Table) -> None:
        game = self.game(table)
        if len(game.rolled[self.decider]) == 1:
            table.pop()
            game.keep(table, self.decider, 1)
            return
        options = [Option(CHOOSE, value=number + 1) for number in range(len(game.rolled[self.decider]))]
        table.questions = [Question(self.decider, "keep-dice", RULES, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        game = self.game(table)
        table.pop()
        game.keep(table, self.decider, option.value)

    def game(self, table: Table) -> Threes:
        game = table.stack[table.round_at]
        assert isinstance(game, Threes)
        return game


class HiddenFate(Threes):
    """With a face-down card in each Keep, whose rank is added in the end; a Bard, who is a three, counts nothing."""

    key: ClassVar[str] = "threes-hidden-fate"

    def copy(self) -> Frame:
        return self.copy_dice(HiddenFate(self.starter))

    def deal_hands(self, table: Table) -> None:
        self.deal(table, 1)

    def sum_of(self, table: Table, seat: int) -> int:
        cards = table.piles[at_table(table).of(seat, HELD)].cards
        return super().sum_of(table, seat) + sum([counted(card.face.rank) for card in cards])
