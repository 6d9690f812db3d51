"""Hints: what the veteran would do, and why, said no surer than it is."""

import logging

import pytest

from innkeeper.bots import Budget, veteran
from innkeeper.bots.hints import explanation, hint
from innkeeper.bots.veteran import Tried
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.table.question import PLAY
from tests.bots.test_bots import decline_until
from tests.bots.test_veteran import about_to_knock_out

FEW = Budget(trials=12)


def test_a_hint_says_what_it_expects_to_gain() -> None:
    game = about_to_knock_out()
    given = hint(game, 0, Dice(1).seeded(), budget=Budget(trials=60))
    question = game.question_to(0)
    assert question is not None and isinstance(given.answer, int) and question.options[given.answer].what == PLAY
    assert given.text.startswith("Play “Why you laugh at Gog?” on Fiona: you are less likely to be out soon;")
    assert "about 100 in 100 games, otherwise (Take no Action) about" in given.text


def test_a_hint_owns_that_it_makes_no_difference() -> None:
    """Everybody else has as much of everything, so it matters little who gets the Drink."""
    game = Game.new(Setup(["gog", "fiona", "zot"]), 1, open_box())
    decline_until(game, 0, "order")
    text = hint(game, 0, Dice(2).seeded(), budget=Budget(trials=30)).text
    assert text.startswith("Give the Drink to") and "it makes little difference" in text


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ([0.50, 0.51] * 4, "it makes little difference; you win about 51 in 100 games, also otherwise"),
        ([0.02, 0.91] * 4, "it is hard to tell; you win about 51 in 100 games, otherwise (Take no Action) perhaps 46."),
    ],
)
def test_a_hint_does_not_call_equal_what_it_cannot_tell(others: list[float], told: str) -> None:
    game = about_to_knock_out()
    chance = Dice(1).seeded()
    passing, chosen = Tried(0, others), Tried(1, [0.50, 0.52] * 4)
    text = explanation(game.view(0), [passing, chosen], chosen, Worlds(game, 0, chance), chance)
    assert told in text


def test_a_hint_owns_that_it_is_a_guess() -> None:
    assert "only a guess" in hint(about_to_knock_out(), 0, Dice(1).seeded(), budget=Budget(trials=2)).text


def test_hints_are_given_in_russian() -> None:
    text = hint(about_to_knock_out(), 0, Dice(1).seeded(), "ru", Budget(trials=60)).text
    assert "из 100 партий" in text and "Fiona" in text


def test_a_hint_that_fails_is_a_guess(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def crash(*_: object) -> float:
        raise RuntimeError("the candle fell over")

    monkeypatch.setattr(veteran, "try_out", crash)
    with caplog.at_level(logging.ERROR, "innkeeper.bots"):
        assert "only a guess" in hint(about_to_knock_out(), 0, Dice(1).seeded(), budget=FEW).text
    assert "the candle fell over" in caplog.text
