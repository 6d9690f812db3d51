"""Choices: what an automaton answers, by fixed rules and at once."""

from innkeeper.table.question import Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Branch, DiscardCards, Effect, Gain, Lose, Pay, SplitDrink
from innkeeper.vocabulary.terms import ALCOHOL, CHOOSER, EVERYONE, FORTITUDE, ME


def is_declined(effects: list[Effect], me: int = ME) -> bool:
    """Whether an automaton declines this where it may: Gold, cards, Fortitude, Alcohol Content, half a Drink."""
    # otto.choices.declines-costs
    for effect in effects:
        if isinstance(effect, SplitDrink):
            return True
        if effect.who in (me, CHOOSER, EVERYONE):
            if isinstance(effect, Pay | DiscardCards):
                return True
            if isinstance(effect, Lose) and effect.stat == FORTITUDE:
                return True
            if isinstance(effect, Gain) and effect.stat == ALCOHOL:
                return True
    return False


def answer_by_rule(table: Table) -> None:
    """Every question to an automaton is answered as soon as it is asked."""
    question = asked(table)
    while question is not None:
        frame = table.stack[-1]
        if question.options:
            frame.answered(table, question, frame.fixed_answer(table, question))
        else:
            frame.picked(table, question, question.picks[: question.least])
        question = asked(table)


def asked(table: Table) -> Question | None:
    """A question to an automaton that waits for its answer."""
    for question in table.questions:
        if question.answer is None and question.seat in table.automata:
            return question
    return None


def first_not_declined(options: list[Option], branches: list[Branch], me: int = ME) -> Option:
    """The first option that takes nothing from it; else the first that costs nothing; else the last that is left."""
    # otto.choices.first-option-otherwise
    for option in options:
        branch = branches[option.value]
        if not is_declined(branch.cost, me) and not is_declined(branch.effects, me):
            return option
    for option in options:
        if not is_declined(branches[option.value].cost, me):
            return option
    return options[-1]
