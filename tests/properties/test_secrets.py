"""Hidden information stays hidden: views do not change when what a seat cannot see does."""

from hypothesis import given, settings
from hypothesis import strategies as st

from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.table.chance import Dice
from tests.properties.helpers import decisions, finish, some_game

games = given(seed=st.integers(0, 2**128 - 1), players=st.integers(2, 10), pace=st.integers(2, 9))


@games
@settings(max_examples=40, deadline=None)
def test_views_are_equal_when_hidden_cards_are_permuted(seed: int, players: int, pace: int) -> None:
    game = some_game(seed, players)
    chance = Dice(seed ^ 3).seeded()
    for number, _ in enumerate(decisions(game, seed)):
        if number % pace:
            continue
        for seat in (*range(players), None):
            twin = game.copy()
            deal_hidden_cards(twin.table, -1 if seat is None else seat, chance)
            assert twin.view(seat, since=0).encode() == game.view(seat, since=0).encode()


@games
@settings(max_examples=40, deadline=None)
def test_a_new_deal_keeps_the_view_and_the_options(seed: int, players: int, pace: int) -> None:
    """Also who else was asked in a window: with other hands others are asked, and the seat cannot tell."""
    game = some_game(seed, players)
    chance = Dice(seed ^ 9).seeded()
    for number, _ in enumerate(decisions(game, seed)):
        if number % pace:
            continue
        for seat in range(players):
            twin = game.redeal(seat, chance)
            assert twin.view(seat, since=0).encode() == game.view(seat, since=0).encode()
            assert all(fact.is_known_to(seat) for fact in twin.log), "others' secrets are told"
    assert game.over


@games
@settings(max_examples=15, deadline=None)
def test_a_new_deal_can_be_played_to_the_end(seed: int, players: int, pace: int) -> None:
    game = some_game(seed, players)
    chance = Dice(seed ^ 11).seeded()
    for number, question in enumerate(decisions(game, seed)):
        if number % (10 * pace) == 0:
            assert finish(game.redeal(question.seat, chance), number).over


@games
@settings(max_examples=15, deadline=None)
def test_no_face_down_card_is_named_to_those_who_may_not_know_it(seed: int, players: int, pace: int) -> None:
    """A spectator's log names only cards that were played, revealed or discarded."""
    game = finish(some_game(seed, players), seed)
    named = {fact.what for fact in game.view(None, since=0).facts if fact.card.number >= 0}
    assert not named & {"draws", "orders"}
