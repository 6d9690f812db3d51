"""Whom the others hit: the veteran sees it, supposes it in its worlds, and judges by it what being ahead is worth."""

import pytest

from innkeeper.bots import EARLIER, Answer, Regular, bot, play
from innkeeper.bots.aims import likely_ahead, shown, supposed
from innkeeper.bots.numbers import read_weights
from innkeeper.bots.outlook import chance_of
from innkeeper.bots.tree import Way
from innkeeper.bots.trial import AT_AHEAD, AT_NEAREST, after, try_out
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.table.chance import Dice, QuickDice
from innkeeper.table.log import Fact
from tests.bots.test_bots import begin, begin_again, decline_until, empty_hands, is_at, only_this_card, table_of


def about_to_hit(eve: int = 20) -> Game:
    """Gog has a card that hits: Eve is ahead of the others, if only a little, Zot nearest to passing out."""
    game = begin("gog", "fiona", "zot", "eve")
    empty_hands(game)
    only_this_card(game, 0, "Why you laugh at Gog?")
    is_at(game, 1, fortitude=14, alcohol=4)
    is_at(game, 2, fortitude=10, alcohol=5)
    is_at(game, 3, fortitude=eve, alcohol=3)
    begin_again(game)
    decline_until(game, 0, "action")
    return game


def hit(game: Game, whom: int) -> None:
    """Gog hits this player, and nobody minds."""
    question = game.question_to(0)
    assert question is not None
    place = next(place for place, option in enumerate(question.options) if option.targets == [whom])
    turn = game.table.turn
    game.choose(0, place)
    while game.table.turn == turn and (asked := game.next()) is not None:
        game.choose(asked.seat, 0)


def test_as_long_as_nobody_has_hit_anybody_chances_are_even() -> None:
    assert likely_ahead(about_to_hit().table) == [0.5] * 4


@pytest.mark.parametrize(("whom", "likely"), [(3, 0.8), (2, 0.2), (1, 0.2)])
def test_a_blow_tells_of_an_aim(whom: int, likely: float) -> None:
    """What counts is how things stood before it: after it Eve is ahead no longer."""
    game = about_to_hit(eve=14)
    hit(game, whom)
    assert likely_ahead(game.table) == pytest.approx([likely, 0.5, 0.5, 0.5])


def test_who_is_out_by_now_was_a_rival_then() -> None:
    """With Fiona and Zot out, a blow at Eve would tell nothing today."""
    game = about_to_hit()
    hit(game, 3)
    for seat in (1, 2):
        game.table.log.write(Fact("passes-out", "losing.passing-out.condition", seat))
        game.table.seats[seat].out = True
    assert likely_ahead(game.table)[0] == pytest.approx(0.8)


def test_only_a_choice_between_rivals_who_differ_tells_anything() -> None:
    assert shown(1, {1: 12, 2: 5, 3: 7}) == 1
    assert shown(2, {1: 12, 2: 5, 3: 7}) == shown(3, {1: 12, 2: 5, 3: 7}) == -1
    assert shown(1, {1: 12, 2: 12}) == shown(1, {1: 12}) == shown(0, {1: 12, 2: 5}) == 0


def test_regulars_of_today_and_of_before_are_told_apart_by_what_they_do() -> None:
    for name in ("regular", "regular:1"):
        aims: list[float] = []
        for number in range(12):
            setup, seed = table_of(number, 4)
            aims += likely_ahead(play([bot(name)] * 4, setup, seed, open_box()).table)
        assert (sum(aims) / len(aims) > 0.7) if name == "regular" else (sum(aims) / len(aims) < 0.35)


def test_in_its_worlds_others_aim_as_often_as_they_are_likely_to() -> None:
    dice = QuickDice(1)
    worlds = [supposed([0.0, 0.25, 1.0], dice) for _ in range(2000)]
    assert [sum(ahead[seat] for ahead in worlds) for seat in (0, 2)] == [0, 2000]
    assert 420 < sum(ahead[1] for ahead in worlds) < 580


def test_who_aims_at_who_is_ahead_hits_another_than_who_aims_at_the_nearest_to_passing_out() -> None:
    game = about_to_hit()
    question = game.question_to(0)
    assert question is not None

    def target(chosen: Answer) -> list[int]:
        assert isinstance(chosen, int)
        return question.options[chosen].targets

    assert target(AT_AHEAD.choose(game.view(0), Dice(1))) == [3]
    assert target(AT_NEAREST.choose(game.view(0), Dice(1))) == [2]
    assert target(Regular(read_weights(EARLIER / "regular-1.json")).choose(game.view(0), Dice(1))) == [2]


@pytest.mark.parametrize(("gog", "whom"), [(True, 3), (False, 2)])
def test_in_a_trial_each_rival_hits_as_is_supposed_of_it(gog: bool, whom: int) -> None:
    """Fiona searches, and Gog's turn comes next."""
    game = begin("fiona", "gog", "zot", "eve")
    empty_hands(game)
    only_this_card(game, 1, "Why you laugh at Gog?")
    for seat, fortitude in ((0, 18), (2, 8), (3, 20)):
        is_at(game, seat, fortitude=fortitude, alcohol=3)
    begin_again(game)
    decline_until(game, 0, "action")
    ended = after(game, 0, 0, 2, 1, [], [True, gog, True, True])
    assert [fact.whom for fact in ended.log if fact.what == "plays" and fact.seat == 1] == [whom]


def test_a_trial_is_judged_by_how_many_hit_who_is_ahead() -> None:
    game = about_to_hit()  # and Gog himself is best off
    otherwise, levelled = (try_out(game.copy(), 0, 0, Way(), 0, 1, [True] * 4, share) for share in (0.0, 1.0))
    assert otherwise > levelled > 0.25


def test_being_ahead_is_worth_less_where_the_others_hit_who_is_ahead() -> None:
    game = begin("gog", "fiona", "zot", "eve")
    is_at(game, 0, fortitude=18)
    for rival in (1, 2, 3):
        is_at(game, rival, fortitude=12, alcohol=4)
    otherwise, half, levelled = (chance_of(game.table, 0, share) for share in (0.0, 0.5, 1.0))
    assert 0.25 < levelled < half < otherwise


def test_worlds_bring_along_whom_the_others_hit() -> None:
    """The log of before stays behind."""
    game = about_to_hit()
    hit(game, 3)
    worlds = Worlds(game, 1, Dice(1).seeded())
    assert worlds.aims == likely_ahead(game.table)
    assert worlds.levelled() == pytest.approx((0.8 + 0.5 + 0.5) / 3)  # who searches is no rival of its own
    again = Worlds.from_data(worlds.to_data(), open_box())
    assert again.aims == worlds.aims and again.levelled() == worlds.levelled()
