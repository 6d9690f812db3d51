"""All choose at the same time, each in secret: nobody is waited for twice, and nobody learns from another's choice."""

from innkeeper.table.frame import Frame
from innkeeper.table.question import Option, Question
from innkeeper.table.table import Table


class AllChoose(Frame):
    """Everybody concerned is asked at once; when all have answered, their answers count, in turn order."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def question_for(self, table: Table, seat: int) -> Question:
        """What a player is asked."""
        raise NotImplementedError

    def all_have_chosen(self, table: Table, questions: list[Question]) -> None:
        """What comes of it."""
        raise NotImplementedError

    def step(self, table: Table) -> None:
        table.questions = [self.question_for(table, seat) for seat in self.asked]

    def ask_anew(self, table: Table, seat: int) -> None:
        table.questions = [
            question if question.seat == seat else self.question_for(table, question.seat)
            for question in table.questions
        ]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        question.answer = option
        if all(other.answer is not None for other in table.questions):
            questions = table.questions
            table.questions = []
            self.all_have_chosen(table, questions)
