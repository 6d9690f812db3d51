"""A game that is copied, saved or dealt anew at any decision goes on as it must; a wrong choice changes nothing."""

import json
from functools import reduce
from operator import or_
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from innkeeper.data import VERSION, DataError
from innkeeper.game import Game, IllegalChoice
from innkeeper.packs import built_in_packs, open_box, put_in
from innkeeper.table.box import Box
from innkeeper.table.chance import Dice
from tests.properties.helpers import PACKS, box, decisions, finish, some_answer, some_game

games = given(seed=st.integers(0, 2**128 - 1), players=st.integers(2, 10), pace=st.integers(1, 7))


@games
@settings(max_examples=40, deadline=None)
def test_a_copy_goes_on_identically_and_leaves_the_original_alone(seed: int, players: int, pace: int) -> None:
    game = some_game(seed, players)
    for number, _ in enumerate(decisions(game, seed)):
        if number % (10 * pace):
            continue
        before = game.to_data()
        twin = game.copy()
        assert twin.to_data() == before
        finish(twin, number)
        assert game.to_data() == before
        other = finish(game.copy(), number)
        assert other.to_data() == twin.to_data()


@games
@settings(max_examples=20, deadline=None)
def test_saved_data_goes_on_identically_at_every_decision(seed: int, players: int, pace: int) -> None:
    game = some_game(seed, players)
    chance = Dice(seed ^ 5).seeded()
    for number, question in enumerate(decisions(game, seed)):
        if number % pace:
            continue
        data = json.loads(json.dumps(game.to_data()))
        twin = Game.from_data(data, box())
        assert twin.to_data() == game.to_data()
        answer = some_answer(question, chance)
        ahead = game.copy()
        ahead.choose(question.seat, answer)
        twin.choose(question.seat, answer)
        assert twin.to_data() == ahead.to_data()


@games
@settings(max_examples=15, deadline=None)
def test_what_piles_note_of_their_cards_is_true_at_every_decision(seed: int, players: int, pace: int) -> None:
    game = some_game(seed, players)
    for number, _ in enumerate(decisions(game, seed)):
        twin = game.copy() if number % pace == 0 else game
        for pile in [*game.table.piles, *twin.table.piles]:
            assert pile.code() == b"".join(card.face.code for card in pile.cards)
            assert pile.moments() == reduce(or_, (card.face.moments for card in pile.cards), 0)


@games
@settings(max_examples=25, deadline=None)
def test_a_choice_that_is_not_offered_raises_and_changes_nothing(seed: int, players: int, pace: int) -> None:
    game = some_game(seed, players)
    for number, question in enumerate(decisions(game, seed)):
        if number % (3 * pace):
            continue
        before = game.to_data()
        asked = {open_question.seat for open_question in game.questions}
        wrong: list[tuple[int, int | list[int]]] = [
            (question.seat, len(question.options)),
            (question.seat, -1),
            (question.seat, [0, 0]),
            (question.seat, [99]),
            (question.seat, list(range(question.most + 1))),
            *((seat, 0) for seat in range(players) if seat not in asked),
            (players, 0),
        ]
        for seat, answer in wrong:
            with pytest.raises(IllegalChoice):
                game.choose(seat, answer)
        assert game.to_data() == before


def test_a_table_of_an_older_version_is_refused_with_the_reason() -> None:
    data = json.loads((Path(__file__).parent / "table_1.json").read_text("utf-8"))
    assert data["version"] == 1
    with pytest.raises(DataError, match=f"version 1, and only version {VERSION} .* as replays"):
        Game.from_data(data, box())
    with pytest.raises(DataError, match="saved with other cards"):
        Game.from_data({**data, "version": VERSION}, box())


def test_a_table_is_laid_anew_with_the_cards_it_was_played_with_and_no_others() -> None:
    data = some_game(1, 3).to_data()
    fewer = Box()
    put_in(fewer, built_in_packs()[0])
    with pytest.raises(DataError, match="saved with other cards: open it with the packs"):
        Game.from_data(data, fewer)
    again = open_box.__wrapped__(*PACKS)  # another box with the same packs in it
    assert again is not box() and Game.from_data(data, again).to_data() == data


def test_a_table_with_a_field_too_few_is_refused() -> None:
    data = json.loads(json.dumps(some_game(1, 3).to_data()))
    del data["questions"][0]["rule"]
    with pytest.raises(DataError, match=r"Question has .*rule"):
        Game.from_data(data, box())
