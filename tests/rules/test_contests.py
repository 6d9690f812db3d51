"""Drinking Contests that nothing could end but a rule, and games that nothing ends at all."""

import pytest

from innkeeper.game import MOST_STEPS, EndlessGame
from innkeeper.judge.running import Run
from tests.rules.stories import begin, read


def contest(drinks: list[str]) -> Run:
    """Gerki begins a Drinking Contest with Zot; besides these no Drink is left anywhere."""
    run = begin(
        read("""
        table:
          seats:
            - {character: gerki, gold: 10, drink_me: ["Drinking Contest!"]}
            - {character: zot, gold: 10}
          phase: drink
        script: []
        """)
    )
    deck = run.table.drink_deck
    by_title = {card.face.title: card for card in deck}
    deck[:] = [by_title[title] for title in reversed(drinks)]
    return run


@pytest.mark.rule("drinks.contest.negative-counts-zero", "drinks.contest.tie-only-tied-repeat")
@pytest.mark.parametrize("drinks", [["Water"], ["Water", "Holy Water", "We're Cutting You Off!"], ["Dirty Dishwater"]])
def test_a_tie_at_0_that_no_drink_left_could_break_ends_without_a_winner(drinks: list[str]) -> None:
    run = contest(drinks)
    run.play()
    assert run.failures == []
    assert [seat.purse.gold for seat in run.table.seats] in ([9, 9], [10, 10])  # at most the bill for new Drinks


@pytest.mark.rule("drinks.contest.tie-only-tied-repeat", "drinks.contest.highest-wins")
def test_one_drink_that_counts_breaks_the_tie_in_the_end() -> None:
    run = contest(["Water", "Holy Water", "Light Ale"])
    run.play()
    gerki, zot = run.table.seats
    assert abs(gerki.purse.gold - zot.purse.gold) == 2


@pytest.mark.rule("drinks.contest.tie-only-tied-repeat")
def test_a_drink_that_counts_for_no_race_at_the_table_breaks_no_tie() -> None:
    """Orcish Rotgut has Alcohol for orcs only."""
    run = contest(["Orcish Rotgut", "Water"])
    run.play()
    assert [seat.purse.gold for seat in run.table.seats] == [9, 9]


TWO_SEATS = "{table: {seats: [{character: zot}, {character: gog}]}, script: []}"


def test_a_game_that_asks_nobody_any_more_fails_and_says_so() -> None:
    game = begin(read(TWO_SEATS)).game
    game.table.questions = []
    game.steps = MOST_STEPS
    with pytest.raises(EndlessGame, match=f"^{MOST_STEPS} steps were taken without a question"):
        game.play_on()


def test_a_scenario_that_asks_nobody_any_more_fails_and_says_so() -> None:
    run = begin(read(TWO_SEATS))
    run.game.steps = MOST_STEPS
    with pytest.raises(EndlessGame):
        run.play()


def test_steps_are_counted_from_one_question_to_the_next() -> None:
    game = begin(read(TWO_SEATS)).game
    game.steps = MOST_STEPS - 100
    game.play_on()
    question = game.next()
    assert question is not None
    game.choose(question.seat, 0)
    assert game.steps < 100
