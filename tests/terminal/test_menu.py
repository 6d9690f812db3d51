"""The numbered choices of a question."""

import pytest

from innkeeper.agreed import Agreed
from innkeeper.packs import open_box
from innkeeper.table.question import DECLINE, Question
from innkeeper.terminal.menu import AT_ONCE, BadChoice, Menu
from innkeeper.terminal.seating import RANDOM, seat_everybody
from innkeeper.terminal.session import Session
from innkeeper.view import View
from innkeeper.vocabulary.terms import POT

BOX = open_box()


def questions(seed: int, opponents: int, limit: int = 40) -> list[tuple[Question, View]]:
    """What a player is asked who always passes."""
    session = Session.new(seat_everybody(RANDOM, [RANDOM] * opponents, Agreed(), seed, BOX), seed, BOX)
    found: list[tuple[Question, View]] = []
    while not session.over and len(found) < limit:
        if session.step():
            continue
        question = session.question()
        assert question is not None
        found.append((question, session.view()))
        session.choose(0 if question.options else list(range(question.least)))
    return found


@pytest.mark.parametrize("opponents", [1, 3, 9])
def test_every_option_has_exactly_one_number(opponents: int) -> None:
    for question, view in questions(opponents, opponents):
        menu = Menu(question, view)
        places: list[int] = []
        for entry in menu.entries:
            if entry.group:
                assert menu.take(entry.number) is None
                places += [inner.place for inner in menu.entries if inner.place >= 0]
                assert menu.take(0) is None
            elif entry.place >= 0:
                places.append(entry.place)
        if question.picks:
            places += [place for place, option in enumerate(question.options) if option.what == DECLINE]
        assert sorted(places) == list(range(len(question.options)))
        numbers = [entry.number for entry in menu.entries]
        assert len(set(numbers)) == len(numbers)
        assert len({entry.label for entry in menu.entries if entry.pick < 0}) == sum(e.pick < 0 for e in menu.entries)


def test_many_options_of_one_card_are_asked_in_two_steps() -> None:
    asked = [found for seed in range(6) for found in questions(seed, 9, 30)]
    menus = [Menu(question, view) for question, view in asked if len(question.options) > AT_ONCE]
    found = [menu for menu in menus if any(entry.group for entry in menu.entries)]
    assert found
    for menu in found:
        group = next(entry for entry in menu.entries if entry.group)
        assert menu.take(group.number) is None
        assert menu.back() and not menu.back()
        menu.take(group.number)
        assert menu.take(2) == group.group[1]


def test_marking_and_confirming() -> None:
    question, view = next((q, v) for q, v in questions(1, 2) if q.picks and not q.least)
    menu = Menu(question, view)
    assert menu.take(1) is None
    assert menu.take(3) is None
    assert menu.take(1) is None
    assert menu.marked_cards() == [question.picks[2]]
    assert "[x]" in menu.entry(3).label
    assert menu.take(0) == [2]


def test_too_few_or_too_many_marks_are_refused() -> None:
    question, view = next((q, v) for q, v in questions(1, 2) if q.picks)
    exact = Question(question.seat, "discard", question.rule, True, [])
    exact.picks, exact.least, exact.most = question.picks, 2, 2
    menu = Menu(exact, view)
    menu.take(1)
    with pytest.raises(BadChoice, match="Mark 1 more card first"):
        menu.take(0)
    menu.take(2)
    with pytest.raises(BadChoice, match="Only 2 cards"):
        menu.take(3)
    assert menu.take(0) == [0, 1]


def test_a_number_that_is_not_there_is_refused() -> None:
    question, view = questions(1, 2)[0]
    with pytest.raises(BadChoice, match="no choice 99"):
        Menu(question, view).take(99)


def test_passing_says_what_follows() -> None:
    told: set[str] = set()
    for seed in range(12):
        for question, view in questions(seed, 3, 80):
            if question.what != "respond" or not view.stack:
                continue
            label = Menu(question, view).entries[0].label
            top = view.stack[-1]
            if top.what == "payment" and question.seat in top.whom:
                due = min(top.numbers[top.whom.index(question.seat)], view.seats[question.seat].gold)
                assert label == (f"Ante {due} Gold" if top.seat == POT else f"Pay {due} Gold")
            elif top.what != "drink":
                assert label == "Pass (let it go on)"
            told.add(label.split()[0])
    assert told == {"Ante", "Pay", "Drink", "Pass"}
