"""To what a game at a table can be taken back."""

from typing import Final

from innkeeper.bots import Answer
from innkeeper.game import Game

FREE: Final = "free"
ASK: Final = "ask"
STEPS_BACK: Final = 3  # how many choices a seat can take back one after the other


class Mark:
    """How everything stood before a seat chose: to be returned to."""

    def __init__(self, game: Game, waiting: dict[int, Answer], place: int, asking: int, seat: int) -> None:
        self.game = game.copy()
        self.waiting = {other: answer for other, answer in waiting.items() if other != seat}
        for question in self.game.table.questions:
            if question.seat == seat:
                question.answer = None
        self.place = place  # how many choices stood
        self.asking = asking  # which round of questions was open
        self.kept: list[tuple[int, Answer]] = []  # what others have answered in the same window since
