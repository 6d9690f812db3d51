"""The veteran: it searches honestly, within its budget, never stalls, and can say why."""

import logging
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from innkeeper.bots import Budget, RandomBot, Regular, UnknownBot, Veteran, answer, bot, play, trial, veteran
from innkeeper.bots.bot import Bot
from innkeeper.bots.candidates import candidates, meaning_of
from innkeeper.bots.hints import hint
from innkeeper.bots.outlook import chance_of
from innkeeper.bots.tree import Way
from innkeeper.bots.veteran import ABREAST, Tried, best, give_up
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.table.chance import Dice
from innkeeper.table.pile import DRINK_ME_PILE
from innkeeper.table.question import PLAY
from tests.bots.test_bots import (
    begin,
    begin_again,
    decline_until,
    empty_hands,
    give,
    is_at,
    only_this_card,
    pour,
    table_of,
)

FEW = Budget(trials=12)


def decisions(number: int, every: int) -> Iterator[tuple[Game, int]]:
    """Now and then in a game of regulars: the game, and the seat that has more than one choice."""
    setup, seed = table_of(number, 4)
    game = Game.new(setup, seed, open_box())
    step = 0
    while (question := game.next()) is not None:
        step += 1
        view = game.view(question.seat)
        if step % every == 0 and len(candidates(view, Dice(1))) > 1:
            yield game, question.seat
        game.choose(question.seat, Regular().choose(view, Dice(step)))


def about_to_knock_out() -> Game:
    """Gog has the last rival before him, one hit from passing out, and the card to do it; but is no better off."""
    game = begin("gog", "fiona")
    empty_hands(game)
    only_this_card(game, 0, "Why you laugh at Gog?")
    is_at(game, 0, fortitude=9, alcohol=8)
    is_at(game, 1, fortitude=8, alcohol=7)
    begin_again(game)
    decline_until(game, 0, "action")
    return game


# Names and budgets


def test_a_budget_is_part_of_the_name() -> None:
    for name, budget in (
        ("veteran", Budget(seconds=0.1)),
        ("veteran:1s", Budget(seconds=1.0)),
        ("veteran:0.5s", Budget(seconds=0.5)),
        ("veteran:200", Budget(trials=200)),
    ):
        found = bot(name)
        assert isinstance(found, Veteran) and found.budget == budget


@pytest.mark.parametrize("budget", ["", "0", "-5", "0s", "-1s", "s", "nans", "infs", "1e9s", "fast", "1.5", "1m"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(UnknownBot, match=r"give seconds, such as veteran:1s, or trials, veteran:200"):
        bot(f"veteran:{budget}")


def test_who_does_not_search_takes_no_budget() -> None:
    with pytest.raises(UnknownBot, match="the random bot takes no budget"):
        bot("random:1s")


def test_without_worlds_it_says_what_it_needs() -> None:
    game = begin("gog", "fiona")
    with pytest.raises(TypeError, match=r"innkeeper\.bots\.answer"):
        Veteran().choose(game.view(0), Dice(1))


# Playing


@pytest.mark.parametrize("players", range(2, 11))
def test_it_answers_at_every_table_and_for_every_character(players: int) -> None:
    everybody = sorted(open_box().characters)
    setup, seed = table_of(players, players)
    setup.characters[0] = everybody[players % len(everybody)]
    game = Game.new(setup, seed, open_box())
    chance = Dice(players).seeded()
    answered = 0
    while answered < 12 and (question := game.next()) is not None:
        player: Bot = RandomBot() if question.seat else Veteran(Budget(trials=4))
        game.choose(question.seat, answer(player, game, question.seat, chance))
        answered += question.seat == 0
    assert answered


def test_it_plays_a_whole_game() -> None:
    setup, seed = table_of(3, 3)
    assert play([Veteran(Budget(trials=3)), Regular(), Regular()], setup, seed, open_box()).over


def test_it_plays_for_its_side() -> None:
    setup, seed = table_of(2, 4)
    setup.mode, setup.sides = "two-headed-dragon", [[0, 1], [2, 3]]
    game = play([Veteran(Budget(trials=3)), Regular(), Regular(), Regular()], setup, seed, open_box())
    assert game.over and len(game.winners) in (2, 4)


def test_it_strikes_the_last_blow() -> None:
    game = about_to_knock_out()
    question = game.question_to(0)
    assert question is not None
    chosen = answer(Veteran(FEW), game, 0, Dice(1).seeded())
    assert isinstance(chosen, int) and question.options[chosen].what == PLAY


def test_the_same_dice_and_trials_give_the_same_answer() -> None:
    for game, seat in decisions(1, every=40):
        assert len({str(answer(Veteran(FEW), game, seat, Dice(9).seeded())) for _ in range(2)}) == 1


# Honesty


@pytest.mark.parametrize("number", range(3))
def test_what_is_hidden_changes_no_decision(number: int) -> None:
    """However the hidden cards really lie, it chooses the same."""
    asked = 0
    for game, seat in decisions(number, every=30):
        other = game.redeal(seat, Dice(asked + 100).seeded())
        told = [answer(Veteran(FEW), truth, seat, Dice(asked).seeded()) for truth in (game, other)]
        assert told[0] == told[1]
        asked += 1
    assert asked > 3


def test_what_is_hidden_changes_no_hint() -> None:
    for game, seat in decisions(5, every=90):
        other = game.redeal(seat, Dice(100).seeded())
        assert len({str(hint(truth, seat, Dice(2).seeded(), budget=FEW)) for truth in (game, other)}) == 1


def test_worlds_know_what_the_seat_knows_and_differ_in_the_rest() -> None:
    for game, seat in decisions(4, every=60):
        worlds = Worlds(game, seat, Dice(1).seeded())
        dealt = [worlds.deal(Dice(number).seeded()) for number in range(6)]
        assert {world.view(seat).encode() for world in dealt} == {game.view(seat).encode()}
        rivals = [other.number for other in game.table.seats if other.number != seat and other.hand and not other.out]
        hands = {str([[card.number for card in world.table.seats[rival].hand] for rival in rivals]) for world in dealt}
        assert len(hands) > 1


# Budgets and mishaps


def counting(monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], None] = lambda: None) -> list[object]:
    """The choices that are tried out from now on, in their order."""
    made: list[object] = []
    usual = trial.try_out

    def try_out(world: Game, seat: int, chosen: int | list[int], way: Way, *about: Any) -> float:
        made.append(chosen)
        meanwhile()
        return usual(world, seat, chosen, way, *about)

    monkeypatch.setattr(veteran, "try_out", try_out)
    return made


def test_it_makes_no_more_trials_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    made = counting(monkeypatch)
    for game, seat in decisions(2, every=50):
        made.clear()
        answer(Veteran(FEW), game, seat, Dice(1).seeded())
        assert 0 < len(made) <= FEW.trials


def test_when_time_is_up_it_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every trial takes a second by this clock, and it has two and a half."""
    now = [0.0]
    monkeypatch.setattr(veteran, "thread_time", lambda: now[0])

    def a_second_passes() -> None:
        now[0] += 1.0

    made = counting(monkeypatch, a_second_passes)
    game = about_to_knock_out()
    answer(Veteran(Budget(seconds=2.5)), game, 0, Dice(1).seeded())
    assert len(made) == 3


def test_without_any_time_it_answers_as_the_regular_does(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(veteran, "thread_time", lambda: float(next(clock)))
    made = counting(monkeypatch)
    game = about_to_knock_out()
    view = game.view(0)
    assert answer(Veteran(), game, 0, Dice(1).seeded()) == Regular().choose(view, Dice(1)) and not made


def test_a_crash_is_logged_and_it_answers_as_the_regular_does(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def crash(*_: object) -> float:
        raise RuntimeError("the candle fell over")

    monkeypatch.setattr(veteran, "try_out", crash)
    game = about_to_knock_out()
    with caplog.at_level(logging.ERROR, "innkeeper.bots"):
        assert answer(Veteran(FEW), game, 0, Dice(1).seeded()) == Regular().choose(game.view(0), Dice(1))
    assert "the candle fell over" in caplog.text


def test_if_even_the_regular_fails_it_does_the_modest_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> int:
        raise RuntimeError

    monkeypatch.setattr(veteran, "candidates", crash)
    monkeypatch.setattr(veteran, "Regular", crash)
    assert answer(Veteran(FEW), about_to_knock_out(), 0, Dice(1).seeded()) == 0


# What it tries and how it judges


def test_it_tries_each_thing_once() -> None:
    """Two cards alike come to the same, and the regular's choice comes first."""
    for game, seat in decisions(3, every=10):
        view = game.view(seat)
        question = view.question
        assert question is not None
        found = candidates(view, Dice(1))
        meanings = [meaning_of(question, chosen) for chosen in found]
        assert len(set(meanings)) == len(meanings)
        assert found[0] == Regular().choose(view, Dice(1))
        for chosen in found:
            game.copy().choose(seat, chosen)  # nothing illegal is tried


def test_forced_to_discard_it_also_thinks_of_others_than_the_worst_card() -> None:
    game = begin("zot", "fiona")
    empty_hands(game)
    give(game, 0, "Teleport beverage!", "Gambling? I'm in!", "Gambling? I'm in!")
    begin_again(game)
    view = game.view(0)
    assert view.question is not None
    view.question.options, view.question.least, view.question.most = [], 1, 1
    assert len(candidates(view, Dice(1))) == 2


def tried(chances: list[float], since: int = 0) -> Tried:
    """A choice, and how it went in the worlds from this one on."""
    return Tried(0, chances, since)


def test_a_choice_clearly_behind_is_given_up() -> None:
    good, poor, close = tried([0.5, 0.6] * 5), tried([0.1, 0.2] * 5), tried([0.6, 0.4] * 5)
    late = tried([0.0] * 3, since=7)
    give_up([good, poor, close, late])
    assert [choice.given_up for choice in (good, poor, close, late)] == [False, True, False, False]


def test_choices_are_compared_in_the_worlds_in_which_both_were_tried() -> None:
    early, late = tried([0.9, 0.9, 0.5, 0.5, 0.5]), tried([0.6, 0.6, 0.6], since=2)
    assert late.lead(early) == pytest.approx((0.1, 0.0))
    assert early.lead(late)[0] == pytest.approx(-0.1)


def test_every_way_to_discard_is_thought_of_and_tried_when_there_is_room() -> None:
    """All subsets of a hand that differ are candidates; they are tried some at a time, the most promising first."""
    game = begin("zot", "fiona", "gog", "eve")
    view = game.view(0)
    question = view.question
    assert question is not None and len(question.picks) == 7
    places = [places for number in range(8) for places in combinations(range(7), number)]
    meanings = {meaning_of(question, list(way)) for way in places}
    assert {meaning_of(question, chosen) for chosen in candidates(view, Dice(1))} >= meanings
    found = Veteran(Budget(trials=600)).search(view, Worlds(game, 0, Dice(2)), Dice(3))
    assert sum(1 for choice in found if choice.chances) > ABREAST
    assert any(choice.since for choice in found)


def test_it_leaves_the_regulars_choice_only_for_what_is_better() -> None:
    usual, lucky, better = tried([0.5] * 8), tried([0.5] * 7 + [0.51]), tried([0.6, 0.7] * 4)
    assert best([usual, better]) is better
    assert best([usual, tried([0.1, 0.91] * 4)]) is usual  # better by less than its error
    assert best([usual, lucky]) is lucky
    assert best([usual, tried([1.0] * 3, since=5)]) is usual  # tried in too few worlds


def all_alike() -> Game:
    """Nobody holds a card, and nobody has anything to drink."""
    game = begin("gog", "fiona", "zot", "eve")
    empty_hands(game)
    for seat in game.table.players:
        game.table.lay(seat.pile(DRINK_ME_PILE), [])
    return game


def chances(game: Game) -> list[float]:
    return [chance_of(game.table, seat) for seat in range(4)]


def test_the_outlook_shares_one_win_among_the_sides() -> None:
    game = all_alike()
    assert chances(game) == pytest.approx([0.25] * 4)
    is_at(game, 0, fortitude=20, alcohol=12)
    is_at(game, 1, gold=2)
    found = chances(game)
    assert sum(found) == pytest.approx(1.0)
    assert max(found[0], found[1]) < found[2] == found[3]
    game.table.seats[0].out = True
    assert chances(game)[0] == 0.0


def test_the_last_coins_count_most() -> None:
    """From five coins to two is a greater loss than from twenty to ten."""
    game, found = all_alike(), {}
    for gold in (2, 5, 10, 20):
        is_at(game, 0, gold=gold)
        found[gold] = chances(game)[0]
    assert found[5] - found[2] > found[20] - found[10] > 0


def test_what_is_kept_in_hand_counts_and_so_does_what_is_still_to_drink() -> None:
    """Else whatever could be played would be spent, and a Drink that is ordered would hurt nobody."""
    game = all_alike()
    game.table.seats[2].out = game.table.seats[3].out = True  # where two are left cards count most
    even = chance_of(game.table, 0)
    give(game, 0, "This taste yucky!")
    assert chance_of(game.table, 0) > even
    empty_hands(game)
    pour(game, 0, "Dark Ale")
    assert chance_of(game.table, 0) < even


def test_the_outlook_of_a_game_that_is_over_is_who_won() -> None:
    setup, seed = table_of(1, 4)
    game = play([RandomBot() for _ in range(4)], setup, seed, open_box())
    assert sum(chance_of(game.table, seat) for seat in range(4)) == pytest.approx(1.0)
    assert all((chance_of(game.table, seat) > 0) is (seat in game.winners) for seat in range(4))
