"""Why a card cannot be played now: always a rule and a sentence, and in told situations exactly the right ones."""

from pathlib import Path
from typing import Any, Final

import pytest

from innkeeper import rulebook
from innkeeper.game import Game
from innkeeper.judge.documents import documents
from innkeeper.rules.answering import on_payment, on_win
from innkeeper.rules.gambling import RoundOfGambling
from innkeeper.rules.legality import at_hand, during
from innkeeper.rules.payment import Payment
from innkeeper.rules.reasons import REASONS
from innkeeper.rules.responses import Window
from innkeeper.rules.why_not import against
from innkeeper.table.question import PLAY, Question
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import (
    ACTION_PHASE,
    AFTER_WIN,
    DRINK_PHASE,
    DURING,
    ORDER_A_DRINK,
    SOMETIMES,
    WOULD_ANTE,
)
from innkeeper.words import why
from tests.properties.helpers import EVERY_MOMENT, decisions, some_game
from tests.properties.odd import odd_game
from tests.rules.reasons import SO
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


@pytest.mark.parametrize("seed", range(60))
def test_whoever_is_asked_may_play_just_what_nothing_stands_against(seed: int) -> None:
    game = some_game(seed, 2 + seed % 9) if seed % 2 else odd_game(seed)
    for number, _ in enumerate(decisions(game, seed)):
        if number % 3 == 0:
            for question in game.questions:
                check_uses(game, question)


def check_uses(game: Game, question: Question) -> None:
    """Use by use of each card: it is among the options, or there is a reason against it, and that is so."""
    table, seat, view = game.table, question.seat, game.view(question.seat)
    offered = {(option.card.face.number, option.mode) for option in question.options if option.what == PLAY}
    for card in at_hand(table, seat, EVERY_MOMENT):
        for mode, play in enumerate(card.face.plays):
            found = against(table, seat, card.face, play)
            assert (found is None) == ((card.face.number, mode) in offered), (card.face.title, mode)
            if found is not None:
                assert found is REASONS[found.reason]
                assert found.reason not in SO or SO[found.reason](view), (found.reason, card.face.title)


SITUATIONS: Final = [data for _, data in documents((Path(__file__).parent / "why_not.yaml").read_text("utf-8"))]


@pytest.mark.parametrize("told", [pytest.param(told, id=told["situation"]) for told in SITUATIONS])
def test_the_right_reason(told: dict[str, Any]) -> None:
    game = past_the_script({key: told[key] for key in ("table", "script") if key in told}, told.get("sea"))
    reason = game.why_not(seat_of(game, told["who"]), in_hand(game, told["who"], told["card"]))
    assert reason is not None
    assert reason.rule == told["rule"]
    assert reason.key == told.get("reason", reason.key)


def test_in_the_end_who_is_still_in_is_told_that_the_game_is_over() -> None:
    told: set[tuple[bool, str, str]] = set()
    for seed in range(4):
        game = some_game(seed, 4)
        for _ in decisions(game, seed):
            pass
        for seat in game.table.seats:
            for card in seat.hand:
                reason = game.why_not(seat.number, card)
                assert reason is not None
                told.add((seat.out, reason.key, why.in_short(reason)))
    assert told - {(True, "out", "You are out of the game")} == {(False, "over", "The game is over")}


def test_a_card_that_can_be_played_has_no_reason_against_it() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Down Pooky!", "Tip the Wench."]}
            - {character: gerki, hand: ["Tip the Wench."]}
    """)
    for name, title in (("Zot", "Down Pooky!"), ("Zot", "Tip the Wench."), ("Gerki", "Tip the Wench.")):
        assert game.why_not(seat_of(game, name), in_hand(game, name, title)) is None


@pytest.mark.parametrize(
    ("phase", "of_me", "reason"),
    [
        (DRINK_PHASE, False, "drink-phase"),
        (DRINK_PHASE, True, "other-phase"),  # its sentence speaks of another's phase
        (ORDER_A_DRINK, True, "order-phase"),
        (ORDER_A_DRINK, False, "other-phase"),  # … and that one of the own
        (ACTION_PHASE, False, "other-phase"),
    ],
)
def test_a_phase_is_named_where_its_sentence_is_so(phase: int, of_me: bool, reason: str) -> None:
    game = up_to("{table: {seats: [{character: zot}, {character: fiona}], phase: discard-and-draw}}")
    play = Play(SOMETIMES, DURING, [])
    play.during, play.of_me = phase, of_me
    assert during(game.table, 0, play).reason == reason


def test_a_card_that_does_not_leave_is_not_told_that_nobody_may_leave() -> None:
    """Of a Round that cannot be left, somebody who owes no ante has another reason not to pay for one."""
    game = up_to("{table: {seats: [{character: zot}, {character: fiona}]}}")
    payment = Payment()
    payment.ante = True
    opened = RoundOfGambling(0)
    opened.may_be_left = False
    game.table.round_at = len(game.table.stack)
    game.table.push(opened)
    leaves, pays = Play(SOMETIMES, WOULD_ANTE, []), Play(SOMETIMES, WOULD_ANTE, [])
    leaves.leaves = True
    assert [on_payment(game.table, 1, play, payment).reason for play in (leaves, pays)] == ["no-leaving", "no-ante"]


def test_where_the_pot_was_taken_already_it_is_not_said_that_nobody_has_won() -> None:
    game = up_to("{table: {seats: [{character: zot}, {character: fiona}]}}")
    won, play = RoundOfGambling(0), Play(SOMETIMES, AFTER_WIN, [])
    won.winner = 0
    assert on_win(game.table, 1, play, won).reason == ""
    won.taker = 2
    assert on_win(game.table, 1, play, won).reason == "round-over"
