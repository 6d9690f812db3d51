"""Hints: what the veteran would do, and why, said no surer than it is."""

import logging

import pytest

from innkeeper.bots import Budget, veteran
from innkeeper.bots.hints import Gain, explained, hint, in_words
from innkeeper.bots.veteran import Tried
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.table.question import PLAY
from tests.bots.test_bots import decline_until, is_at
from tests.bots.test_veteran import about_to_knock_out

FEW = Budget(trials=12)


def test_a_hint_says_what_comes_of_it() -> None:
    game = about_to_knock_out()
    given = hint(game, 0, Dice(1).seeded(), budget=Budget(trials=60))
    question = game.question_to(0)
    assert question is not None and isinstance(given.answer, int) and question.options[given.answer].what == PLAY
    assert given.text == "Play “Why you laugh at Gog?” on Fiona: Fiona would be out of the game." and given.sure


def test_a_hint_speaks_of_the_table_and_not_of_figures() -> None:
    """Where a hit leaves somebody is told as the board shows it."""
    game = about_to_knock_out()
    is_at(game, 1, fortitude=11, alcohol=5)
    chance = Dice(1).seeded()
    passing, chosen = Tried(0, [0.3] * 8), Tried(1, [0.6] * 8)
    given = explained(game.view(0), [passing, chosen], chosen, Worlds(game, 0, chance), chance)
    assert given.text == "Play “Why you laugh at Gog?” on Fiona: it would leave Fiona at 4 before falling."


@pytest.mark.parametrize(
    ("gain", "told"),
    [
        (Gain("points", 0, 7.0, 4.0, varies=False), "soon you would stand 7 before falling, not 4"),
        (Gain("points", 0, 6.6, -1.0, varies=True), "soon you would stand about 7 before falling, not 0"),
        (Gain("stay", 0, 20, 9.0, varies=True), "otherwise you might soon be out"),
        (Gain("rival-out", 1, 12.0, 2.0, varies=True), "Fiona might soon be out"),
        (Gain("rival-gold", 1, -2.0, -5.0, varies=False), "it would leave Fiona with 2 Gold"),
        (Gain("cards", 0, 5.0, 4.0, varies=True), "you would keep a card more in hand"),
        (None, "all in all it turns out better"),
    ],
)
def test_what_a_choice_brings_is_told_as_it_lies_on_the_table(gain: Gain | None, told: str) -> None:
    view = about_to_knock_out().view(0)
    assert in_words(gain, view, "en") == told
    assert in_words(gain, view, "ru") != told


def test_a_hint_owns_that_it_makes_no_difference() -> None:
    """Everybody else has as much of everything, so it matters little who gets the Drink. By chance it may now and then
    look otherwise."""
    game = Game.new(Setup(["gog", "fiona", "zot"]), 1, open_box())
    decline_until(game, 0, "order")
    given = [hint(game, 0, Dice(luck).seeded(), budget=Budget(trials=200)) for luck in range(5)]
    owned = [it for it in given if it.text == "Here it makes little difference what you do."]
    assert len(owned) >= 3 and not any(it.sure for it in owned)


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ([0.50, 0.51] * 4, "Here it makes little difference what you do."),
        ([0.02, 0.91] * 4, "It is hard to tell what is best here."),
    ],
)
def test_where_it_is_hard_to_tell_a_hint_says_only_that(others: list[float], told: str) -> None:
    game = about_to_knock_out()
    chance = Dice(1).seeded()
    passing, chosen = Tried(0, others), Tried(1, [0.50, 0.52] * 4)
    given = explained(game.view(0), [passing, chosen], chosen, Worlds(game, 0, chance), chance)
    assert given == (1, told, False)


def test_a_hint_owns_that_it_could_not_be_tried_out() -> None:
    given = hint(about_to_knock_out(), 0, Dice(1).seeded(), budget=Budget(trials=2))
    assert "no time to try it out" in given.text and not given.sure


def test_hints_are_given_in_russian() -> None:
    text = hint(about_to_knock_out(), 0, Dice(1).seeded(), "ru", Budget(trials=60)).text
    assert "выбудет из игры" in text


def test_a_hint_that_fails_is_a_guess(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def crash(*_: object) -> float:
        raise RuntimeError("the candle fell over")

    monkeypatch.setattr(veteran, "try_out", crash)
    with caplog.at_level(logging.ERROR, "innkeeper.bots"):
        assert "hard to tell" in hint(about_to_knock_out(), 0, Dice(1).seeded(), budget=FEW).text
    assert "the candle fell over" in caplog.text
