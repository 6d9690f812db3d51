"""Random games with gambling games: nothing is lost, nothing is told to who may not know it, all can be saved."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.table.chance import Dice
from innkeeper.table.gambling import GAMES
from innkeeper.table.log import EVERYBODY, Fact
from tests.properties.gambling import gambling_decisions, gambling_game, team_gambling
from tests.properties.helpers import TABLES, gold_on_the_table

some = given(seed=st.integers(0, 2**64), players=st.integers(2, 6), game=st.sampled_from(GAMES))


def finish(game: Game, seed: int) -> None:
    for _ in gambling_decisions(game, seed):
        pass


@some
@settings(max_examples=20, deadline=None)
def test_no_gold_and_no_card_is_lost(seed: int, players: int, game: str) -> None:
    played = gambling_game(seed, players, [game])
    gold = gold_on_the_table(played)
    for question in gambling_decisions(played, seed):
        if question.what == "respond":
            continue
        assert gold_on_the_table(played) == gold
        own = [pile for pile in played.table.piles if pile.label.name.startswith("game_")]
        numbers = [card.number for pile in own for card in pile.cards]
        assert len(numbers) == len(set(numbers)) == 93
    assert played.over


@some
@settings(max_examples=12, deadline=None)
def test_what_a_seat_sees_tells_nothing_of_what_it_does_not(seed: int, players: int, game: str) -> None:
    """Hands, cards looked at, the one held up, what was put aside: also in worlds that are dealt anew."""
    played = gambling_game(seed, players, [game])
    chance = Dice(seed ^ 5).seeded()
    for number, _ in enumerate(gambling_decisions(played, seed)):
        if number % 6:
            continue
        for seat in (*range(players), None):
            twin = played.copy()
            deal_hidden_cards(twin.table, -1 if seat is None else seat, chance)
            assert twin.view(seat, since=0).encode() == played.view(seat, since=0).encode()
            if seat is not None:
                world = played.redeal(seat, chance)
                assert world.view(seat, since=0).encode() == played.view(seat, since=0).encode()
                assert all(fact.is_known_to(seat) for fact in world.log)


@some
@settings(max_examples=8, deadline=None)
def test_a_world_dealt_anew_can_be_played_to_the_end(seed: int, players: int, game: str) -> None:
    played = gambling_game(seed, players, [game])
    chance = Dice(seed ^ 7).seeded()
    for number, question in enumerate(gambling_decisions(played, seed)):
        if number % 40 == 0:
            finish(played.redeal((question.seat + 1) % players, chance), number)


@some
@settings(max_examples=8, deadline=None)
def test_a_game_goes_on_the_same_from_saved_data_and_as_a_copy(seed: int, players: int, game: str) -> None:
    played = gambling_game(seed, players, [game])
    for number, _ in enumerate(gambling_decisions(played, seed)):
        if number % 9 == 0:
            saved = played.to_data()
            assert Game.from_data(saved, open_box()).to_data() == saved
            assert played.copy().to_data() == saved


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_teams_and_bosses_play_them(which: int) -> None:
    secret: list[Fact] = []
    for seed in range(which, which + 3):  # in a single one perhaps only dice are rolled
        played = team_gambling(seed, which)
        finish(played, seed)
        assert played.over
        secret += [fact for fact in played.log if "game" in fact.what and fact.known_to != EVERYBODY]
    assert secret, "somebody was dealt cards"


def test_a_spectator_is_told_of_no_card_that_lies_face_down() -> None:
    shown = {"game-turns-up", "game-draws-off", "game-hits", "game-defends", "game-dragon"}
    for seed in range(4):
        played = gambling_game(seed, 3)
        finish(played, seed)
        facts = [fact for fact in played.view(None, since=0).facts if fact.what.startswith("game-")]
        assert {fact.what for fact in facts if fact.card.number >= 0} <= shown
