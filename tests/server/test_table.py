"""A table: decisions and their numbers, choices that count once, bots, and what stays hidden."""

import random

import msgspec
import pytest

from innkeeper.bots import Regular, answer_anyway
from innkeeper.game import MOST_STEPS, EndlessGame
from innkeeper.replay import log_bytes
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.server.refusals import Refusal
from innkeeper.server.showing.looker import Looker
from innkeeper.server.tables.entries import Entry
from innkeeper.server.tables.table import Table
from innkeeper.table.chance import Dice
from tests.server.helpers import a_table, any_answer, can_close, close, make


def asked(table: Table) -> list[int]:
    return [seat for seat in range(len(table.seats)) if table.asked[seat] is not None]


def play(table: Table, dice: random.Random) -> int:
    """One choice at random; gives back whose it was."""
    seat = dice.choice(asked(table))
    answer = any_answer(table, seat, dice)
    assert table.judge(seat, table.decisions[seat], answer)
    make(table, seat, answer)
    return seat


def seen(table: Table, seat: int | None, since: int = 0) -> bytes:
    """All that somebody is shown who has read the log so far."""
    looker = Looker(seat)
    looker.read = since
    return msgspec.json.encode(looker.look(table))


def test_a_choice_sent_twice_counts_once() -> None:
    table, dice = a_table(), random.Random(1)
    while table.state == "playing":
        seat = dice.choice(asked(table))
        decision, answer = table.decisions[seat], any_answer(table, seat, dice)
        assert table.judge(seat, decision, answer)
        make(table, seat, answer)
        assert not table.judge(seat, decision, answer)


def test_a_game_that_asks_nobody_any_more_does_not_hang_the_inn() -> None:
    table = a_table()
    table.game.table.questions = []
    table.game.steps = MOST_STEPS
    table.resting = True
    with pytest.raises(EndlessGame):
        close(table)


def test_a_choice_for_a_past_decision_is_refused() -> None:
    table, dice = a_table(), random.Random(2)
    for _ in range(60):
        seat = play(table, dice)
        answered = table.answered[seat]
        assert answered is not None
        with pytest.raises(Refusal) as refused:
            table.judge(seat, answered[0], 999)
        assert refused.value.code == "past-decision"


def test_an_impossible_choice_is_refused_by_name_and_changes_nothing() -> None:
    table = a_table()
    seat = asked(table)[0]
    before = log_bytes(table.game)
    for answer in (-1, 999, [0, 0], [99], 2**60):
        with pytest.raises(Refusal) as refused:
            table.judge(seat, table.decisions[seat], answer)
        assert refused.value.code == "illegal-choice"
    assert log_bytes(table.game) == before


def test_a_decision_keeps_its_number_while_others_answer() -> None:
    """So nobody can count the secret answers of others in a window."""
    waited, seed = 0, 0
    while waited <= 10:
        seed += 1
        waited += kept_numbers(a_table(seed), random.Random(3))
    assert seed < 20


def kept_numbers(table: Table, dice: random.Random) -> int:
    """Play to the end; how often a question stayed open while another was answered, and kept its number."""
    waited = 0
    while table.state == "playing":
        before = {seat: (table.asked[seat], table.decisions[seat]) for seat in asked(table)}
        who = play(table, dice)
        for seat, (question, number) in before.items():
            if seat != who and table.asked[seat] is question:
                waited += 1
                assert table.decisions[seat] == number
            elif seat != who and table.asked[seat] is not None:
                assert table.decisions[seat] == number + 1
    return waited


def test_a_secret_answer_shows_nothing_to_anybody_else() -> None:
    silent, seed = 0, 0
    while silent < 10:
        seed += 1
        silent += silent_answers(a_table(seed), random.Random(seed))
    assert seed < 20


def silent_answers(table: Table, dice: random.Random) -> int:
    """Play to the end; how often somebody answered in a window that stayed open, so that nothing was to be seen."""
    silent = 0
    while table.state == "playing":
        facts = table.game.told
        before = {seat: seen(table, seat, facts) for seat in (*range(4), None)}
        open_questions = table.asked.copy()
        who = play(table, dice)
        others = [seat for seat in range(4) if seat != who]
        stays_open = all(table.asked[seat] is open_questions[seat] for seat in others)
        if table.game.told == facts and table.asked[who] is None and asked(table) and stays_open:
            silent += 1
            assert all(seen(table, seat, facts) == before[seat] for seat in (*others, None))
    return silent


def test_what_is_shown_is_equal_when_hidden_cards_are_permuted() -> None:
    table, dice, chance = a_table(seed=11), random.Random(5), Dice(5).seeded()
    number = 0
    while table.state == "playing":
        number += 1
        if number % 5 == 0:
            assert table.recorder is not None
            true = table.recorder.game
            shown = [seen(table, seat) for seat in (None, *asked(table))]
            twin = true.copy()
            deal_hidden_cards(twin.table, -1, chance)
            table.recorder.game = twin
            assert seen(table, None) == shown[0]
            for place, number in enumerate(asked(table), start=1):
                table.recorder.game = true.redeal(number, chance)
                assert seen(table, number) == shown[place]
            table.recorder.game = true
        play(table, dice)


def test_a_window_that_stops_nobody_looks_like_one_that_stops_others() -> None:
    table, dice, chance = a_table(seed=3, pace="natural"), random.Random(9), Dice(9).seeded()
    rested = told_apart = 0
    while table.state == "playing":
        if not can_close(table):
            play(table, dice)
        while table.resting:
            rested += 1
            assert table.recorder is not None and not asked(table)
            true = table.recorder.game
            for seat in range(4):
                shown = seen(table, seat, true.told)
                table.recorder.game = true.redeal(seat, chance)
                told_apart += bool(table.recorder.game.table.questions)
                assert seen(table, seat, true.told) == shown
                table.recorder.game = true
            close(table)
        if can_close(table):
            close(table)
    assert rested > 20 and told_apart > 20


def test_a_paced_game_is_the_same_game() -> None:
    """Also the numbers of its decisions, when it is laid again from a book of old, which says nothing of windows."""
    table, dice = a_table(seed=3, pace="natural"), random.Random(9)
    for _ in range(80):
        while can_close(table):
            close(table)
        play(table, dice)
    while not (table.choices and not table.waiting and not table.resting):
        if can_close(table):
            close(table)
        else:
            play(table, dice)
    for pace in ("natural", "swift"):
        twin = a_table(seed=3, pace=pace, book=[("choice", *choice) for choice in table.choices])
        while twin.resting:
            close(twin)
        assert log_bytes(twin.game) == log_bytes(table.game)
        assert all(number <= known for number, known in zip(twin.decisions, table.decisions, strict=True))


def test_a_book_of_old_at_even_pace_leads_to_the_same_game() -> None:
    """It left out windows that stopped nobody, and called answers that wait choices."""
    table, dice, book = a_table(seed=3, pace="even"), random.Random(9), list[Entry]()
    while len(book) < 120:
        if table.resting:
            close(table)
            continue
        responding = [seat for seat in asked(table) if not decides(table, seat)]
        if responding == asked(table) and (not responding or dice.random() < 0.3):
            book.append(("close", -1, 0))
            close(table)
        else:
            seat = dice.choice([seat for seat in asked(table) if seat not in responding] or responding)
            book.append(("choice", seat, any_answer(table, seat, dice)))
            table.enter(*book[-1])
    twin = a_table(seed=3, pace="even", book=book)
    while twin.resting:
        close(twin)
    while table.resting:
        close(table)
    assert {what for what, _, _ in book} == {"close", "choice"}
    assert (log_bytes(twin.game), twin.choices) == (log_bytes(table.game), table.choices)
    assert (twin.waiting, twin.decisions, twin.answered) == (table.waiting, table.decisions, table.answered)


def decides(table: Table, seat: int) -> bool:
    question = table.asked[seat]
    return question is not None and question.what != "respond"


def test_a_bot_lets_people_interrupt_before_it_decides() -> None:
    table, dice = a_table(seed=5), random.Random(5)
    waited = 0
    for seat in table.seats:
        seat.connections = 1
    table.seats[0].give_to_bot("regular")
    while table.state == "playing":
        due = [seat for seat, _ in table.played_by_bots()]
        question = table.asked[0]
        if question is not None and question.what != "respond" and len(asked(table)) > 1:
            waited += 1
            assert due == []
        elif question is not None:
            assert due == [0]
        play(table, dice)
    assert waited > 0


def test_a_bot_that_fails_plays_the_modest_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise RuntimeError("dizzy")

    table = a_table()
    seat = asked(table)[0]
    monkeypatch.setattr(Regular, "choose", fail)
    assert answer_anyway(*table.bot_for(seat)) == (0, False)
    monkeypatch.setattr(Regular, "choose", lambda *_: 999)
    assert answer_anyway(*table.bot_for(seat)) == (0, False)


def test_facts_that_are_known_already_are_not_told_again() -> None:
    table, dice = a_table(), random.Random(6)
    for _ in range(50):
        play(table, dice)
    whole = Looker(1).look(table)
    rest = Looker(1, known=len(whole.facts) - 3).look(table)
    assert (rest.told, rest.facts) == (len(whole.facts) - 3, whole.facts[-3:])
