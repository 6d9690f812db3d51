"""Whatever happens: cards and Gold are conserved, the limits hold, and every game ends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from innkeeper.game import Game
from innkeeper.replay import log_bytes
from innkeeper.rules.conditions import current_round
from innkeeper.rules.pending import is_absent
from innkeeper.rules.setup import Setup
from innkeeper.vocabulary.terms import ANOTHER
from tests.properties.helpers import box, cards_on_the_table, decisions, finish, gold_on_the_table, some_game

# The longest of 100,000 random games of 2 to 10 players took 534 choices, 70 turns. Nothing in the rules bounds a game,
# but every turn adds a Drink, and no deck heals as fast as the Drinks come.
LONGEST_GAME = 5_000

GAMES_A_CHUNK = 25


def check_limits(game: Game) -> None:
    """Markers and Gold are within their limits; who is out has nothing; who is out or absent is asked nothing."""
    for seat in game.table.seats:
        assert 0 <= seat.body.fortitude <= 20
        assert 0 <= seat.body.alcohol <= 20
        assert seat.purse.gold >= 0
        assert not (seat.out and seat.drink_me)
        assert not (seat.out and seat.purse.gold) or game.table.contests > 0
    assert game.table.pot >= 0
    for question in game.questions:
        assert not game.table.seats[question.seat].out
        # teams.turn-ends.absent-player-may-be-champion, card-notes.psionic-vision.absent-opponent-may-divide
        assert not is_absent(game.table, question.seat) or question.what in ("champion", "divide")
        assert question.options or question.picks
    current = current_round(game.table)
    assert current is None or current.control in (-1, *current.gamblers)


@given(seed=st.integers(0, 2**128 - 1), players=st.integers(2, 10))
@settings(max_examples=100, deadline=None)
def test_cards_and_gold_are_conserved_and_limits_hold_at_every_choice(seed: int, players: int) -> None:
    game = some_game(seed, players)
    gold = gold_on_the_table(game)
    cards = list(range(len(game.table.cards)))
    for _ in decisions(game, seed):
        assert gold_on_the_table(game) == gold
        assert cards_on_the_table(game) == cards
        check_limits(game)
    assert gold_on_the_table(game) == gold


@pytest.mark.parametrize("chunk", range(80))
def test_every_game_ends_with_a_winner_or_a_tie(chunk: int) -> None:
    """2,000 random games of 2 to 10 players."""
    for seed in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        game = some_game(seed, 2 + seed % 9)
        for number, _ in enumerate(decisions(game, seed)):
            assert number < LONGEST_GAME
        standing = [seat.number for seat in game.table.seats if not seat.out]
        assert game.over
        assert game.winners
        assert standing in ([], game.winners)


def test_sides_of_two_share_body_and_purse_to_the_end() -> None:
    """Two teams of two: a hit on one is a hit on both, they fall together and win together."""
    for seed in range(40):
        setup = Setup(["zot", "fiona", "gerki", "gog"], mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
        game = Game.new(setup, seed, box())
        gold = gold_on_the_table(game)
        first, third, second, fourth = game.table.seats
        assert first.body is third.body and second.purse is fourth.purse
        for question in decisions(game, seed):
            mine = game.table.seats[question.seat].side
            for option in question.options:
                play = option.card.face.plays[option.mode] if option.card.face.plays else None
                if play is not None and play.pick is not None and play.pick.who == ANOTHER:
                    assert all(game.table.seats[seat].side != mine for seat in option.targets)
            assert first.out == third.out and second.out == fourth.out
        assert gold_on_the_table(game) == gold
        assert game.winners in ([0, 1], [2, 3]) or sorted(game.winners) == [0, 1, 2, 3]


def test_the_same_seed_and_choices_give_the_same_log() -> None:
    for players in range(2, 11):
        once, again = finish(some_game(players, players), 7), finish(some_game(players, players), 7)
        assert log_bytes(once) == log_bytes(again)
