"""The Round of Gambling: who is still in, who is in control, how it stands, and what can be done to it."""

from typing import Final

from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.shown import ENDED_TAKEN, ROUND, begin, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Play

NO_DICE: Final[list[int]] = []


class Round(Frame):
    """A Round of Gambling: who is still in, who is in control, and how it stands."""

    def __init__(self, starter: int = -1) -> None:
        self.starter = starter
        self.gamblers: list[int] = []
        self.took_part: list[int] = []  # who was in it when the first antes had been given
        self.control = -1
        self.locked = False  # the last card that took control can be followed by a Cheating Card alone
        self.passed: list[int] = []  # who has passed since control last changed
        self.next_go = -1
        self.anteing = False
        self.may_be_left = True  # by choice, in place of an ante
        self.in_blood = False  # antes may be given in Fortitude
        self.winner = -1
        self.taker = -1  # who takes the pot in the winner's stead, or without a win
        self.prize_to = -1  # who has the Prize in the stead of who takes the pot
        self.ended = False  # won, or stopped by a card: nobody may affect it any more

    def leave(self, seat: int) -> None:
        """Out of the Round; the anted Gold stays, and control with nobody (gambling.leave.*)."""
        if seat in self.gamblers:
            self.gamblers = [other for other in self.gamblers if other != seat]
        if self.control == seat:
            self.control = -1  # gambling.leave.after-own-ante-card-no-winner

    def player_is_out(self, seat: int) -> None:
        self.leave(seat)

    def go_on_without(self, table: Table, seat: int, card: Card) -> None:
        if not self.ended and seat in self.gamblers:
            self.leave(seat)
            table.tell("leaves", "turn.end.cut-short", seat, card)

    def can_be_affected_by(self, seat: int) -> bool:
        """It is not decided yet, and this player is still in."""
        return not self.ended and seat in self.gamblers

    def ante(self, table: Table, demander: int, amount: int, rule: str) -> None:
        """All still in the Round ante, from the one whose card demands it."""
        raise NotImplementedError

    def take_control(self, table: Table, seat: int, card: Card, locks: bool) -> None:
        """A card that was played in it has resolved."""
        raise NotImplementedError

    def give_go(self, table: Table, seat: int) -> None:
        """One player is asked for a card."""
        raise NotImplementedError

    def card_is_done(self, table: Table, seat: int, play: Play) -> None:
        """The instructions of a card that was played in it have been followed."""

    def dice_of(self, seat: int) -> list[int]:
        """The dice that are somebody's in it."""
        return NO_DICE

    def set_die(self, seat: int, place: int, value: int) -> None:
        """One of somebody's dice shows something else."""
        raise NotImplementedError

    def pass_go(self, table: Table, seat: int) -> None:
        """Somebody passes, which is not leaving."""
        raise NotImplementedError

    def win(self, table: Table, seat: int, rule: str) -> None:
        """It is over, and somebody has won it."""
        raise NotImplementedError

    def end(self, table: Table, to: int, rule: str) -> None:
        """It is over, and nobody has won it; the pot goes to the Inn or to who took it."""
        raise NotImplementedError

    def go_on(self, seat: int) -> None:
        """The win is undone, and it goes on."""
        raise NotImplementedError

    def behind(self, on: int) -> int:
        """Who takes the pot, if nobody hinders it."""
        return self.taker if self.taker >= 0 else self.winner

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [], [self.behind(on)]

    def show(self, table: Table, code: list[int]) -> int:
        """Who is in control and in it; whether only Cheating Cards may follow, who takes the pot, who has passed."""
        begin(ROUND, self.control, 0, code)
        code.append(0)
        write_numbers(self.gamblers, code)
        stands = ENDED_TAKEN if self.taker >= 0 else int(self.ended)
        code += [3 + len(self.passed), int(self.locked), self.behind(-1), stands, *self.passed]
        return 1
