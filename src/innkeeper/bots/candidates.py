"""Candidates: the answers to a question that are worth trying out, the most promising first."""

from itertools import combinations, islice
from typing import Final

from innkeeper.bots.bot import Answer
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.regular import Regular, worth_in_hand
from innkeeper.table.chance import Chance
from innkeeper.table.question import Question
from innkeeper.view import View

MOST: Final = 10  # so many options are tried out, and so many ways to pick cards


def candidates(view: View, chance: Chance) -> list[Answer]:
    """What the regular would do comes first, then what it likes next."""
    question = view.question
    assert question is not None
    regular = Regular()
    first = regular.choose(view, chance)
    eyes = Eyes(view)
    scores = [regular.score(eyes, question, option) for option in question.options]
    places = sorted(different(question), key=lambda place: -scores[place])[:MOST]
    found: list[Answer] = [first]
    if question.options and 0 not in places:
        places.append(0)
    others: list[Answer] = [*places, *picks(eyes, question)]
    for answer in others:
        if not any(alike(question, answer, other) for other in found):
            found.append(answer)
    return found


def different(question: Question) -> list[int]:
    """The places of the options, but only one of those that come to the same: two cards alike are one."""
    seen: set[tuple[object, ...]] = set()
    places: list[int] = []
    for place in range(len(question.options)):
        meaning = meaning_of(question, place)
        if meaning not in seen:
            seen.add(meaning)
            places.append(place)
    return places


def meaning_of(question: Question, answer: Answer) -> tuple[object, ...]:
    """What an answer comes to, by the faces of its cards."""
    if isinstance(answer, list):
        return tuple(sorted(question.picks[place].face.number for place in answer))
    if question.picks and answer == 0:
        return ()  # to pick none
    option = question.options[answer]
    return (option.what, option.card.face.number, option.mode, option.on, option.value, *option.targets)


def alike(question: Question, one: Answer, other: Answer) -> bool:
    return meaning_of(question, one) == meaning_of(question, other)


def picks(eyes: Eyes, question: Question) -> list[list[int]]:
    """Cards to pick: the worst ones, however many; where the number is fixed, also others than the very worst."""
    worths = worth_in_hand(eyes, question.picks)
    order = sorted(range(len(question.picks)), key=lambda place: worths[place])
    if not order:
        return []
    if question.least == question.most:
        return [list(cards) for cards in islice(combinations(order, question.least), MOST)]
    return [order[:number] for number in range(question.least, question.most + 1)]
