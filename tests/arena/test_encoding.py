"""Observations tell what a seat sees, number by number, and nothing else."""

from array import array
from typing import Any

import pytest

from innkeeper.arena.encoding import ASKED, TABLE, THINGS
from innkeeper.arena.invitation import Invitation, encoding
from innkeeper.arena.sitting import Sitting
from innkeeper.arena.things import OF_A_THING, thing
from innkeeper.table.chance import Dice
from innkeeper.table.shown import CARD, DRINK, EVENT, GAIN, HITS, PAYMENT, ROUND
from tests.arena.helpers import moments, seen


@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_what_a_seat_cannot_know_is_not_in_its_observation(players: int) -> None:
    chance = Dice(players).seeded()
    for number, sitting in enumerate(moments(players, players + 20)):
        if number % 3:
            continue
        assert seen(sitting.redeal(chance), sitting.seat) == seen(sitting, sitting.seat)
        for seat in range(players):
            if seat != sitting.seat:
                twin = Sitting(sitting.game.redeal(seat, chance), encoding(), {}, [])
                assert seen(twin, seat) == seen(sitting, seat)


def test_a_new_deal_is_asked_the_same() -> None:
    chance = Dice(1).seeded()
    for sitting in moments(4, 8):
        twin = sitting.redeal(chance)
        assert twin.asked and sitting.asked
        assert (twin.seat, twin.ways, twin.asked.picked) == (sitting.seat, sitting.ways, sitting.asked.picked)
        twin.act(next(iter(twin.ways)))


def test_the_numbers_of_the_boards_begin_with_the_own_seat() -> None:
    at = encoding()
    for sitting in moments(5, 2):
        me = sitting.seat
        numbers = seen(sitting, me)
        view = sitting.game.view(me)
        assert numbers[:2] == [5, view.turn]
        assert numbers[2:6] == [int(view.phase == phase) for phase in range(4)]
        assert numbers[6:TABLE] == [view.pot, view.drink_deck, 0]
        for away in range(5):
            seat = view.seats[(me + away) % 5]
            board = numbers[at.boards + 7 * away : at.boards + 7 * away + 7]
            assert board == [
                seat.fortitude, seat.alcohol, seat.gold, int(seat.out), seat.hand, seat.deck, seat.drink_me
            ]  # fmt: skip
            assert numbers[at.active + away] == (view.active == seat.number)
            wide = 2 + len(at.characters)
            who = numbers[at.who + away * wide : at.who + (away + 1) * wide]
            assert who[:2] == [1, int(away == 0)]
            assert who[2 + at.characters[seat.character]] == 1 and sum(who[2:]) == 1
        assert not any(numbers[at.boards + 35 : at.in_play])


def test_cards_are_counted_by_their_place_in_the_deck() -> None:
    at = encoding()
    faces = at.actions.faces
    for sitting in moments(3, 4):
        me = sitting.seat
        numbers = seen(sitting, me)
        view = sitting.game.view(me)
        for away in range(3):
            seat = view.seats[(me + away) % 3]
            deck = at.actions.decks[seat.character]
            start = at.discards + away * faces
            told = {face.title: numbers[start + place] for place, face in enumerate(deck.faces)}
            lying = [face.title for face in seat.discard]
            assert told == {title: lying.count(title) for title in told}
        deck = at.actions.decks[view.seats[me].character]
        held = [card.face.title for card in view.hand]
        for place, face in enumerate(deck.faces):
            assert numbers[at.hand + place] == held.count(face.title)
        assert sum(numbers[at.drunk : at.things]) == len(view.drink_discard)
        assert sitting.asked
        assert sum(numbers[at.picked : at.discards]) == len(sitting.asked.picked)


@pytest.mark.parametrize(
    "agreed", [{}, {"mode": "two-headed-dragon", "sides": [[0, 1], [2, 3]]}, {"characters": ["daareka"] * 4}]
)
def test_who_has_looked_before_sees_the_same_as_who_looks_for_the_first_time(agreed: dict[str, Any]) -> None:
    taken, before = 0, [b""]
    for sitting in moments(4, 6, **agreed):
        for seat in (0, 3):
            view = sitting.game.view(seat)
            asked = sitting.asked if sitting.seat == seat else None
            assert seen(sitting, seat) == encoding().observed(view, encoding().blank(view), asked).tolist()
        now = [tally.counted for tally in sitting.blanks[0].tallies]
        taken += any(len(was) > len(lies) for was, lies in zip(before, now, strict=False))
        before = now
    assert taken  # not only were cards laid there


def test_what_is_asked_is_told_to_whom_it_is_asked() -> None:
    asked: set[str] = set()
    for seed in range(12):
        for sitting in moments(4, seed):
            assert sitting.question is not None
            asked.add(sitting.question.what)
            what = seen(sitting, sitting.seat)[TABLE : TABLE + len(ASKED)]
            assert what == [int(sitting.question.what == name) for name in ASKED]
            assert not any(seen(sitting, (sitting.seat + 1) % 4)[TABLE : TABLE + len(ASKED) + 5])
    assert asked >= {"discard", "action", "order", "go", "respond", "split", "accept"}


# A code as seat 1 of 4 sees it; what is told of a thing does not depend on the rest.
ME = [1]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        # seat 0 has played card 17 in its second use on seats 1 and 3; 2 Ignores it; 1 loses 2, 3 loses 4
        ([CARD, 0, 1, 1, 17, 2, 1, 3, 6, -1, 4, 1, 2, 3, 4], [1, 4, 1, 1, 18, 0b101, 0, 0b10, 0b101, 2]),
        # a Drink of two cards, to be drunk by seat 2, revealed by seat 1
        ([DRINK, 2, 0, 2, 30, 31, 1, 1, 4, 3, -1, 0, 1], [2, 2, 0, 2, 31, 0b1, 3, -1, 0, 1]),
        ([EVENT, 1, 0, 1, 9, 0, 2, 9, 0], [3, 1, 0, 1, 10, 0, 0b1100, 0, 0, 0]),
        # an Event to which 3 cards were discarded; seat 1 has chosen 0, seat 2 has chosen 1
        ([EVENT, 1, 0, 1, 9, 2, 1, 2, 4, 0, 3, 0, 1], [3, 1, 0, 1, 10, 0b11, 0, 3, 1, 2]),
        # a Round of all but seat 0, seat 3 in control, locked, no winner; seat 1 has passed
        ([ROUND, 3, 0, 0, 3, 1, 2, 3, 4, 1, -1, 0, 1], [4, 3, 0, 0, 0, 0b111, 1, 0, 0, 0b1]),
        # 2 Gold from seat 0 and 1 from seat 1, to the pot
        ([PAYMENT, -2, 0, 0, 2, 0, 1, 2, 2, 1], [5, -1, 0, 0, 0, 0b1001, 1, 3, 0, 0]),
        # by card 9, seat 0 would gain 3 Gold and seat 1 would gain 2
        ([GAIN, -1, 4, 1, 9, 2, 0, 1, 2, 3, 2], [20, 0, 4, 1, 10, 0b1001, 2, 5, 0, 0]),
        # seats 1 and 2 were hit, by seat 3
        ([HITS, -1, 0, 1, 5, 2, 1, 2, 2, 3, 3], [6, 0, 0, 1, 6, 0b11, 0b100, 1, 0, 0]),
    ],
)
def test_what_is_going_on_is_told_in_ten_numbers(written: list[int], told: list[int]) -> None:
    assert thing(ME + written, 1, 4) == told
    assert len(told) == OF_A_THING


def test_the_newest_thing_is_told_first_and_the_oldest_are_left_out() -> None:
    at = encoding()
    deepest = 0
    for sitting in moments(10, 3):
        numbers = seen(sitting, sitting.seat)
        kinds = [numbers[at.things + OF_A_THING * number] for number in range(THINGS)]
        going_on = [1 + kind for kind in _kinds(sitting)]
        assert kinds == (going_on[::-1] + [0] * THINGS)[:THINGS]
        deepest = max(deepest, len(going_on))
    assert deepest > 3


def _kinds(sitting: Sitting) -> list[int]:
    from innkeeper.table.shown import NAMES

    return [NAMES.index(waiting.what) for waiting in sitting.game.view(sitting.seat).stack]


def test_an_observation_is_written_anew_every_time() -> None:
    sitting = Invitation(2).sit_down(3)
    slate = array("h", [77] * (2 * encoding().size))
    sitting.write(sitting.seat, slate, encoding().size)
    assert slate[: encoding().size].tolist() == [77] * encoding().size
    assert slate[encoding().size :].tolist() == seen(sitting, sitting.seat)
