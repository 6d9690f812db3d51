"""Windows of a game: who is asked there, and whose answer counts. Nothing here changes a game."""

from typing import Final

from innkeeper.bots import Answer
from innkeeper.game import Game
from innkeeper.rules.responses import Decision, Window
from innkeeper.table.question import DECLINE, PASS, Option, Question

RESPOND: Final = "respond"
Answers = dict[int, Answer]  # by seat


def is_asked(game: Game) -> bool:
    """Whether somebody is asked something in a window."""
    return bool(game.table.questions) and isinstance(game.table.stack[-1], Window)


def opens(game: Game) -> bool:
    """Whether a window is about to open."""
    frame = game.table.stack[-1]
    return isinstance(frame, Window) and not (frame.over >= 0 and game.table.stack[frame.over].finished())


def stops_nobody(game: Game) -> bool:
    """Whether nobody has anything to decide in the window that is about to open."""
    twin = game.copy().table
    window = twin.stack[-1]
    assert isinstance(window, Window)
    window.ask(twin)
    return not twin.questions


def deciders(game: Game) -> list[Question]:
    """What those are asked who have to decide something, one or a team, if they have a choice; others may interrupt."""
    return [question for question in game.table.questions if question.what != RESPOND]


def is_decided_by_one(game: Game) -> bool:
    """Whether one seat, known to all, decides what comes next, be it that it has a choice or not."""
    frame = game.table.stack[-1]
    return isinstance(frame, Decision) or not isinstance(frame, Window)


def chosen(question: Question, answer: Answer) -> Option:
    """The option of an answer; one that picks cards declines to interrupt."""
    return question.options[answer] if isinstance(answer, int) else PASS


def declined(game: Game, answers: Answers) -> list[tuple[int, Answer]]:
    """Who has declined to interrupt."""
    asked = [question for question in game.table.questions if question.what == RESPOND and question.seat in answers]
    return [(it.seat, answers[it.seat]) for it in asked if chosen(it, answers[it.seat]).what == DECLINE]


def waits(game: Game, seat: int, answer: Answer, answers: Answers) -> bool:
    """Whether an answer waits until the window closes.

    The decider's own choice alone is carried out at once, as it tells nothing about others; unless somebody has
    interrupted already, or unless it looks like having no choice: that the decider had one is then nobody's to know.
    """
    frame = game.table.stack[-1]
    deciding = next((question for question in deciders(game) if question.seat == seat), None)
    if deciding is None:
        return True
    assert isinstance(frame, Decision)
    looks_like_no_choice = answer == 0 and not deciding.picks and not frame.is_asked_anyway()
    return looks_like_no_choice or len(declined(game, answers)) < len(answers)


def whose(game: Game, answers: Answers) -> Question | None:
    """Among those who are asked to respond, whose answer counts; None: all decline.

    It is the first play in the order of priority, or an answer that is still missing before any.
    """
    window = game.table.stack[-1]
    assert isinstance(window, Window)
    asked = [question.copy() for question in game.table.questions if question.what == RESPOND]
    for question in asked:
        if question.seat in answers:
            question.answer = chosen(question, answers[question.seat])
    return window.whose(game.table, asked)


def is_decided(game: Game, answers: Answers) -> bool:
    """Whether these answers make clear how the window ends: somebody plays first, or nobody does and it is decided."""
    first = whose(game, answers)
    if first is not None:
        return first.answer is not None
    deciding = deciders(game)
    return not deciding or bool(deciding_answers(game, answers))


def deciding_answers(game: Game, answers: Answers) -> list[tuple[int, Answer]]:
    """The answers by which it is decided, none if it is not: of a team that of one, or all where each declines."""
    deciding, frame = deciders(game), game.table.stack[-1]
    answered = [question for question in deciding if question.seat in answers]
    if isinstance(frame, Decision) and frame.is_for_each():
        doing = [question for question in answered if chosen(question, answers[question.seat]).what != DECLINE]
        answered = doing[:1] or (answered if len(answered) == len(deciding) else [])
        return [(question.seat, answers[question.seat]) for question in answered]
    return [(question.seat, answers[question.seat]) for question in answered[:1]]


def counting(game: Game, answers: Answers) -> list[tuple[int, Answer]]:
    """The answers that count when the window closes, in the order in which the game takes them. Silence is to pass."""
    questions = game.table.questions
    if not deciders(game):
        asked = [question.seat for question in questions if question.answer is None or question.seat in answers]
        return [(seat, answers.get(seat, 0)) for seat in asked]
    silent: Answers = {question.seat: 0 for question in questions}
    first = whose(game, silent | answers)
    last = deciding_answers(game, answers) if first is None else [(first.seat, answers[first.seat])]
    return [*declined(game, answers), *last]
