"""Candidates: the answers to a question that are worth trying out, the most promising first."""

from itertools import combinations
from typing import Final

from innkeeper.bots.bot import Answer
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.prospects import worth_in_hand, worth_of_discarding
from innkeeper.bots.regular import Regular, favourite
from innkeeper.table.chance import Chance
from innkeeper.table.question import Question
from innkeeper.view import View

MOST: Final = 10  # so many options are tried out
DOUBTFUL: Final = 7  # of so many cards it is asked whether to pick them, of the others what the regular would do


def candidates(view: View, chance: Chance) -> list[Answer]:
    """What the regular would do comes first, then what it likes next."""
    question = view.question
    assert question is not None
    eyes = Eyes(view)
    scores = Regular().scores(eyes, question)
    first = favourite(eyes, question, scores, chance)
    places = sorted(different(question), key=lambda place: -scores[place])[:MOST]
    found: list[Answer] = [first]
    if question.options and 0 not in places:
        places.append(0)
    others: list[Answer] = [*places, *picks(eyes, question)]
    meanings = {meaning_of(question, first)}
    for answer in others:
        meaning = meaning_of(question, answer)
        if meaning not in meanings:
            meanings.add(meaning)
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


def picks(eyes: Eyes, question: Question) -> list[list[int]]:
    """All ways to pick cards: first those that give the least away for what is had for each card."""
    if not question.picks:
        return []
    had = worth_of_discarding(eyes, question)
    gains = [had - worth for worth in worth_in_hand(eyes, question.picks)]
    order = sorted(range(len(gains)), key=lambda place: abs(gains[place]))
    settled = [place for place in order[DOUBTFUL:] if gains[place] > 0]
    ways: list[tuple[float, list[int]]] = []
    for number in range(DOUBTFUL + 1):
        for doubtful in combinations(order[:DOUBTFUL], number):
            way = [*settled, *doubtful]
            if question.least <= len(way) <= question.most:
                ways.append((sum([gains[place] for place in way]), way))
    ways.sort(key=lambda gained: -gained[0])
    return [way for _, way in ways]
