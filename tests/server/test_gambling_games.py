"""Gambling games at a table: who is shown which cards, the hands compared in the end, and what can be taken back."""

import random

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.replay import log_bytes, replay
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.piles import at_table
from innkeeper.server.messages import GamblerShown, GameShown
from innkeeper.server.showing.looker import Looker
from innkeeper.server.showing.views import show_view
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.validation import problems
from innkeeper.table.chance import Dice
from innkeeper.table.gambling import BECAUSE, GAME, GAMES, TURN, WINNER
from innkeeper.table.question import Question
from tests.properties.gambling import gambler_s_answer
from tests.rules.stories import up_to
from tests.server.helpers import CAST, a_table, can_close, close, make

EVERYBODY = (0, 1, 2, 3, None)
STORY = """
table:
  seats:
    - {{character: zot, hand: ["Gambling? I'm in!"]}}
    - {{character: gerki, hand: ["Gambling? I'm in!"]}}
    - {{character: fiona}}
  variants: {{gambling_game: {game}}}
  gambling:
    hands:
      Zot: ["Hawk Warrior", "Wolf Lady"]
      Gerki: ["Owl Rogue", "Wren Merchant"]
      Fiona: ["Hawk Rogue", "Wren Bard"]
    deck: ["Owl Lady"]
script:
  - {{seat: Zot, play: "Gambling? I'm in!"}}
  - {{seat: Zot, choose: {game}}}
  - {{seat: Gerki, play: "Gambling? I'm in!"}}
  - {{seat: Gerki, choose: look}}
"""


def shown(game: str, seat: int | None, more: str = "") -> GameShown:
    table = up_to(STORY.format(game=game) + more)
    found = show_view(table, table.view(seat)).game
    assert found is not None
    return found


def titles(gambler: GamblerShown) -> list[list[str]]:
    piles = (gambler.hand, gambler.held_up, gambler.open, gambler.looked_at)
    return [[card.title or "?" for card in pile] for pile in piles]


def test_a_hand_is_shown_to_who_holds_it() -> None:
    gerki = shown("rogues-and-warriors", 1)
    assert [titles(one) for one in gerki.gamblers] == [
        [["?", "?"], [], [], []],
        [["Owl Rogue", "Wren Merchant"], [], [], ["Owl Lady"]],
        [["?", "?"], [], [], []],
    ]
    others = shown("rogues-and-warriors", 0)
    assert titles(others.gamblers[1]) == [["?", "?"], [], [], ["?"]], "what somebody looks at is theirs alone"
    assert all(set(titles(one)[0]) == {"?"} for one in shown("rogues-and-warriors", None).gamblers)


def test_a_card_that_is_held_up_is_shown_to_all_but_its_player() -> None:
    gerki = shown("rank-and-class", 1)
    assert [titles(one)[:2] for one in gerki.gamblers] == [
        [["?"], ["Wolf Lady"]],
        [["Owl Rogue"], ["?"]],
        [["?"], ["Wren Bard"]],
    ]
    spectator = shown("rank-and-class", None)
    assert all(titles(one)[:2] == [["?"], ["?"]] for one in spectator.gamblers)


def test_while_a_game_begins_the_last_one_is_not_shown_any_more() -> None:
    """Two games in one turn: that of before was decided by a part of its hands that the new one does not have."""
    table = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Gambling? I'm in!"]}
            - {character: gog, hand: ["Do not bother Gog!"]}
          variants: {gambling_game: threes}
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
        """)
    games = at_table(table.table)
    for number, value in ((TURN, table.table.turn), (GAME, 1), (WINNER, 1), (BECAUSE, 2)):
        table.table.numbers[games.number(number)] = value
    seen = show_view(table, table.view(0)).game
    assert seen is not None and seen.over and seen.because
    assert table.next() is not None
    table.choose(0, 1)
    ante = table.next()
    assert ante is not None and ante.seat == 1, "Gog may skip the ante"
    seen = show_view(table, table.view(1)).game
    assert seen is not None and (seen.id, seen.over, seen.because) == ("threes", False, "")


def test_how_far_it_has_come_is_shown() -> None:
    game = shown("rogues-and-warriors", 1)
    assert game.stages == ["Ante", "Two cards each", "One card or pass", "Show"] and game.stage == 2
    assert [one.status for one in game.gamblers] == ["passed", "done", "waits"]
    assert (game.name, game.starter, game.over, game.because) == ("Rogues and Warriors", 0, False, "")


def test_in_the_end_hands_are_compared_in_words() -> None:
    table = up_to(STORY.format(game="rogues-and-warriors") + "  - {seat: Gerki, choose: no}\n")
    while table.table.round_at >= 0:
        question = table.next()
        assert question is not None
        table.choose(question.seat, 0)
    for seat in (0, 1, None):
        game = show_view(table, table.view(seat)).game
        assert game is not None and game.over and game.winner == 0
        assert [one.worth for one in game.gamblers] == [
            "Warrior and Lady, of one colour",
            "Merchant and Rogue",
            "Bard and Rogue",
        ]
        assert [one.won for one in game.gamblers] == [True, False, False]
        assert titles(game.gamblers[1])[2] == ["Owl Rogue", "Wren Merchant"]
        assert game.because == "The better rank wins."
    assert show_view(table, table.view(0), "ru").game.because == "Побеждает лучший ранг."  # type: ignore[union-attr]
    turn = table.table.turn
    while table.table.turn == turn:
        question = table.next()
        assert question is not None
        table.choose(question.seat, 0)
    assert show_view(table, table.view(0)).game is None, "with the next turn they are taken away"


def playing(seed: int, pace: str = "swift") -> Table:
    return a_table(seed, pace, gambling_games=GAMES)


def go_on(table: Table, dice: random.Random, chance: Dice) -> int:
    """Something happens: who chose, or -1."""
    asked = [question for question in table.asked if question is not None]
    if can_close(table) and (not asked or dice.random() < 0.2):
        close(table)
        return -1
    question: Question = dice.choice(asked)
    make(table, question.seat, gambler_s_answer(question, chance))
    return question.seat


def seen(table: Table, seat: int | None) -> bytes:
    view = Looker(seat).look(table)
    if view.question is not None:
        view.question.decision = 0
    return msgspec.json.encode(view)


@pytest.mark.parametrize("pace", ["swift", "natural"])
def test_what_is_taken_back_freely_leaves_everybody_where_they_were(pace: str) -> None:
    table, dice, chance = playing(3, pace), random.Random(3), Dice(3).seeded()
    freely: set[str] = set()
    while table.state == "playing" and table.moment < 600:
        asked = [None if question is None else question.what for question in table.asked]
        before = [seen(table, other) for other in EVERYBODY]
        seat = go_on(table, dice, chance)
        if seat >= 0 and table.undo(seat) == "free":
            freely.add(asked[seat] or "")
            table.enter("undo", seat, table.moment)
            assert [seen(table, other) for other in EVERYBODY] == before
            go_on(table, dice, chance)
    assert freely & {"draft", "exchange"}, "what all choose at the same time"
    assert table.recorder is not None
    while table.resting:
        close(table)
    assert log_bytes(replay(table.recorder.saved(), open_box())) == log_bytes(table.recorder.game)


def test_what_is_shown_is_equal_when_hidden_cards_are_dealt_anew() -> None:
    table, dice, chance = playing(4), random.Random(4), Dice(4).seeded()
    number = compared = 0
    while table.state == "playing":
        number += 1
        game = table.recorder.game if table.recorder is not None else table.game
        if number % 3 == 0 and any(isinstance(frame, GamblingGame) for frame in game.table.stack):
            assert table.recorder is not None
            for seat in [seat for seat, question in enumerate(table.asked) if question is not None]:
                before = seen(table, seat)
                table.recorder.game = game.redeal(seat, chance)
                assert seen(table, seat) == before
                table.recorder.game = game
                compared += 1
        go_on(table, dice, chance)
    assert compared > 20


def test_a_game_that_is_not_there_is_refused_by_name() -> None:
    options = msgspec.structs.replace(playing(1).options, gambling_games=["poker"])
    ((code, problem),) = problems(CAST, [""] * 4, options, open_box())
    assert code == "bad-table" and "'poker'" in problem.why and "rogues-and-warriors" in problem.why
