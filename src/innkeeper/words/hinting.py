"""An answer in plain words, as a hint names it."""

from innkeeper.table.question import Question
from innkeeper.view import View
from innkeeper.words import ENGLISH, asking, say
from innkeeper.words.telling import listed


def worded(answer: int | list[int], question: Question, view: View, language: str = ENGLISH) -> str:
    """An answer as the options say it; of cards picked, which."""
    if isinstance(answer, int):
        return asking.option(question.options[answer], question, view, language)
    if not answer:
        return say("option-decline-discard", language)
    titles = [say("quoted", language, title=question.picks[place].face.called(language)) for place in answer]
    return say("hint-discard", language, cards=listed(titles, language))
