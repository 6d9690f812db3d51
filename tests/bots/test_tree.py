"""The tree behind a veteran's choice: it goes on from what it tries, and learns what to do next."""

import gc
from collections.abc import Iterator

import pytest

from innkeeper.bots import Budget, Regular, Veteran
from innkeeper.bots.candidates import candidates, meaning_of
from innkeeper.bots.tree import WIDENING, Moment, Way, what_is_asked
from innkeeper.bots.trial import after, try_out
from innkeeper.bots.veteran import TURNS
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.table.chance import Dice
from innkeeper.table.table import Table
from innkeeper.view import View
from tests.bots.test_bots import begin, begin_again, decline_until, empty_hands, give

MANY = 120
LEADERS = [True] * 3  # everybody aims at who is ahead


def about_to_act() -> Game:
    """Zot has several Actions to choose from; whichever he takes, he orders a Drink for somebody next."""
    game = begin("zot", "fiona", "gerki")
    empty_hands(game)
    give(game, 0, *["Gambling? I'm in!"] * 3, *["Winning Hand!"] * 2, "Down Pooky!", "Watch Out! Don't step on Pooky!")
    begin_again(game)
    decline_until(game, 0, "action")
    return game


def moments_under(way: Way) -> Iterator[Moment]:
    for moment in way.moments.values():
        yield moment
        for further in moment.ways.values():
            yield from moments_under(further)


def view_of(game: Game) -> View:
    view = game.view(0)
    assert view.question is not None
    return view


def test_it_looks_beyond_its_choice_at_what_it_will_be_asked_next() -> None:
    game = about_to_act()
    tried = Veteran(Budget(trials=MANY)).search(game.view(0), Worlds(game, 0, Dice(1).seeded()), Dice(2).seeded())
    assert len(tried) > 1
    for choice in tried:
        assert choice.way.times >= len(choice.chances) > 0
        assert any(asked[0] == "order" for asked in choice.way.moments)
    longest = max(tried, key=lambda choice: choice.way.times)
    assert max(len(moment.ways) for moment in moments_under(longest.way)) > 1  # there it tried more than one thing


def test_a_trial_makes_one_new_moment_at_most() -> None:
    game, way = about_to_act(), Way()
    for luck in range(40):
        before = len(list(moments_under(way)))
        try_out(game.redeal(0, Dice(luck).seeded()), 0, 0, way, TURNS, luck, LEADERS, 1.0)
        assert len(list(moments_under(way))) - before in (0, 1)
    assert way.times == 40


def test_what_a_trial_found_is_learnt_along_its_whole_path() -> None:
    game, way = about_to_act(), Way()
    path = [way]
    after(game.copy(), 0, 0, TURNS, 1, path, LEADERS)
    assert len(path) == 2  # the choice and the first moment after it: that is new, and a leaf
    won = try_out(game.copy(), 0, 0, way, TURNS, 1, LEADERS, 1.0)
    (order,) = way.moments.values()
    (then,) = order.ways.values()
    assert (way.won, then.won) == (won, won) and order.times == 2


def test_worlds_that_look_alike_share_a_moment() -> None:
    """The seat could not act differently in them."""
    game = about_to_act()
    assert len({what_is_asked(view_of(game.redeal(0, Dice(luck).seeded()))) for luck in range(8)}) == 1


def test_another_question_is_another_moment() -> None:
    game = about_to_act()
    action = what_is_asked(view_of(game))
    game.choose(0, 0)
    decline_until(game, 0, "order")
    assert what_is_asked(view_of(game)) != action


def test_at_first_it_goes_on_as_the_regular_would_and_looks_wider_the_oftener_it_comes() -> None:
    view = view_of(about_to_act())
    usual = meaning_of(view.question, Regular().choose(view, Dice(1))) if view.question else ()
    moment = Moment()
    for _ in range(WIDENING - 1):
        _, way = moment.explore(view, Dice(1))
        way.learn(0.5)
    assert list(moment.ways) == [usual]
    for _ in range(4 * WIDENING):
        _, way = moment.explore(view, Dice(1))
        way.learn(0.5)
    assert len(moment.ways) == min(3, len(candidates(view, Dice(1))))


@pytest.mark.parametrize("better", range(3))
def test_what_goes_better_is_done_more_often_but_nothing_is_forgotten(better: int) -> None:
    view = view_of(about_to_act())
    found = [str(answer) for answer in candidates(view, Dice(1))][:3]
    assert len(found) == 3
    moment, times = Moment(), dict.fromkeys(found, 0)
    for _ in range(400):
        answer, way = moment.explore(view, Dice(1))
        way.learn(0.6 if str(answer) == found[better] else 0.3)
        times[str(answer)] = times.get(str(answer), 0) + 1
    assert times[found[better]] > 200
    assert all(times.values())


def test_without_a_path_the_seat_goes_on_as_regulars_do() -> None:
    game = about_to_act()
    ends = [after(game.copy(), 0, 0, TURNS, 5, path, LEADERS).to_data() for path in ([], [Way()])]
    assert ends[0] == ends[1]  # the first time a tree is walked it adds nothing of its own


def test_a_world_that_was_tried_is_gone_at_once() -> None:
    """Nothing in it waits for the garbage collector, which would go over all that is tried."""
    game = about_to_act()
    try_out(game.copy(), 0, 0, Way(), TURNS, 1, LEADERS, 1.0)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        try_out(game.copy(), 0, 0, Way(), TURNS, 1, LEADERS, 1.0)
        gc.collect()
        assert not [left for left in gc.garbage if isinstance(left, Table)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
