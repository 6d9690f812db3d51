"""Steps, questions and options in words, for the report."""

from innkeeper.judge.format import Step
from innkeeper.judge.steps import STATS, Reader
from innkeeper.table.question import CHOOSE, DECLINE, GIVE, POTION, Option, Question


def step_told(step: Step) -> str:
    """A step as one would say it."""
    if step.declare is not None:
        return "at once: " + ", ".join(step_told(declared) for declared in step.declare)
    what = step.keys()[0]
    if step.illegal is not None:
        return f"{step.seat}: illegal {deed_told(step.illegal)}"
    seat = f"{step.seat}: " if step.seat is not None else ""
    return f"{seat}check" if what == "check" else f"{seat}{deed_told(step)}"


def deed_told(step: Step) -> str:
    """What is done in a step: `play "Wine into Water" at Zot on Wine`."""
    what = step.keys()[0]
    value = step.value(what)
    text = f'{what} "{value}"' if what == "play" else what if value is True else f"{what} {listed(value)}"
    if step.mode is not None:
        text += f" (use {step.mode})"
    if step.targets is not None:
        text += f" at {', '.join(step.targets)}"
    return text + (f" on {step.on}" if step.on is not None else "")


def listed(value: object) -> str:
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def question_told(question: Question, reader: Reader) -> str:
    """What a seat was asked, and what was legal."""
    options = list(dict.fromkeys(option_told(option, reader) for option in question.options))
    if question.picks:
        many = f"{question.least}" if question.least == question.most else f"{question.least} to {question.most}"
        options.append(f"pick {many} of {', '.join(card.face.title for card in question.picks)}")
    return f"{question.what}: {'; '.join(options)}"


def option_told(option: Option, reader: Reader) -> str:
    seats = reader.game.table.seats
    if option.what == DECLINE:
        return "pass"
    if option.what == POTION:
        return f"potion {next(name for name, value in STATS.items() if value == option.value)}"
    if option.what == GIVE:
        return seats[option.value].name
    if option.what == CHOOSE:
        return ("no", "yes")[option.value] if option.value in (0, 1) else str(option.value)
    text = f'"{option.card.face.title}"'
    if len(option.card.face.plays) > 1:
        text += f" (use {option.mode + 1})"
    if option.targets:
        text += f" at {', '.join(seats[target].name for target in option.targets)}"
    answered = reader.answered_by(option) if option.on >= 0 else []
    return text + (f" on {answered[0]}" if answered else "")
