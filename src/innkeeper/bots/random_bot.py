"""A bot without judgement: whatever is open to it is as likely as anything else."""

from innkeeper.bots.bot import Answer
from innkeeper.table.chance import Chance
from innkeeper.table.question import Question
from innkeeper.view import View


class RandomBot:
    """Chooses among all options alike; picking cards, every number of them is as likely as the others."""

    def choose(self, view: View, chance: Chance) -> Answer:
        assert view.question is not None
        return any_answer(view.question, chance)


def any_answer(question: Question, chance: Chance) -> Answer:
    """What it chooses; it needs to see no more than the question."""
    choice = chance.below(len(question.options)) if question.options else 0
    if choice > 0 or not question.picks:
        return choice
    number = question.least + chance.below(question.most - question.least + 1)
    return pick(len(question.picks), number, chance)


def pick(cards: int, number: int, chance: Chance) -> list[int]:
    """The places of so many of these cards, all alike."""
    rest = list(range(cards))
    return sorted(rest.pop(chance.below(len(rest))) for _ in range(number))
