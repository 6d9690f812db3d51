"""What the coach of a lesson says, in words."""

from innkeeper.lessons import LEARNER, Lesson, Mark
from innkeeper.lessons.coach import Seen, marks_at, seen
from innkeeper.server.messages import Coach, CoachMark
from innkeeper.view import View
from innkeeper.words import ENGLISH, say
from innkeeper.words.telling import listed


def show_coach(lesson: Lesson, view: View, language: str = ENGLISH) -> Coach:
    """What the coach has to say at this moment of the learner, and what to choose."""
    moment = seen(view)
    marks = [_mark(lesson, mark, moment, language) for mark in marks_at(lesson, moment)]
    return Coach(marks, moment.suggested)


def _mark(lesson: Lesson, mark: Mark, moment: Seen, language: str) -> CoachMark:
    about = _about(moment)
    names = [seat.called(language) for seat in moment.view.seats]
    option = moment.option
    text = say(
        f"coach-{lesson.lesson}-{mark.id}",
        language,
        who=names[about] if about >= 0 else "",
        card=option.card.face.called(language) if option is not None and option.card.number >= 0 else "",
        whom=listed([names[seat] for seat in option.targets], language) if option is not None else "",
        me=names[LEARNER],
    )
    return CoachMark(mark.id, mark.at, about, text)


def _about(moment: Seen) -> int:
    """The player a moment is about: whom the suggestion names, or else who is behind what is going on."""
    option = moment.option
    if option is not None and option.targets:
        return option.targets[0]
    return moment.last.seat if moment.last.seat != LEARNER else -1
