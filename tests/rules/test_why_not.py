"""Why a card cannot be played now: always a rule and a sentence, and in told situations exactly the right ones."""

from pathlib import Path
from typing import Any, Final

import pytest

from innkeeper import rulebook
from innkeeper.game import Game
from innkeeper.judge.documents import documents
from innkeeper.rules.responses import Window
from innkeeper.table.question import PLAY
from innkeeper.words import why
from tests.properties.helpers import decisions, some_game
from tests.rules.stories import in_hand, past_the_script, playable, seat_of, up_to


@pytest.mark.parametrize("seed", range(12))
def test_every_card_in_every_hand_can_be_played_or_has_a_reason_against_it(seed: int) -> None:
    game = some_game(seed, 2 + seed % 7)
    for number, _ in enumerate(decisions(game, seed)):
        if number % 5 == 0:
            check_all_hands(game)


def check_all_hands(game: Game) -> None:
    for seat in game.table.seats:
        titles, let_pass = playable(game, seat.name), declined(game, seat.number)
        for card in seat.hand:
            reason = game.why_not(seat.number, card)
            if card.face.title in titles:
                assert reason is None
            else:
                assert reason is not None and reason.rule in rulebook.rules() and why.sentence(reason).endswith(".")
                assert (reason.key == "let-pass") == (card.face.title in let_pass), (reason.key, card.face.title)


def declined(game: Game, seat: int) -> set[str]:
    """The titles that a seat could have played in the window that is open, and has not."""
    if not game.table.questions:
        return set()
    window = game.copy().table
    frame = window.stack[-1]
    if not isinstance(frame, Window) or game.question_to(seat) is not None:
        return set()
    frame.ask(window)
    options = [option for question in window.questions if question.seat == seat for option in question.options]
    return {option.card.face.title for option in options if option.what == PLAY}


SITUATIONS: Final = [data for _, data in documents((Path(__file__).parent / "why_not.yaml").read_text("utf-8"))]


@pytest.mark.parametrize("told", [pytest.param(told, id=told["situation"]) for told in SITUATIONS])
def test_the_right_reason(told: dict[str, Any]) -> None:
    game = past_the_script({key: told[key] for key in ("table", "script") if key in told}, told.get("sea"))
    reason = game.why_not(seat_of(game, told["who"]), in_hand(game, told["who"], told["card"]))
    assert reason is not None
    assert reason.rule == told["rule"]
    assert reason.key == told.get("reason", reason.key)


def test_a_card_that_can_be_played_has_no_reason_against_it() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Down Pooky!", "Tip the Wench."]}
            - {character: gerki, hand: ["Tip the Wench."]}
    """)
    for name, title in (("Zot", "Down Pooky!"), ("Zot", "Tip the Wench."), ("Gerki", "Tip the Wench.")):
        assert game.why_not(seat_of(game, name), in_hand(game, name, title)) is None
