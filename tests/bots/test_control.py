"""The regular in a Round of Gambling: it counts who may still take control before it spends a card on it."""

import pytest

from innkeeper.bots.control import Control
from innkeeper.bots.weights import USUAL
from innkeeper.game import Game
from innkeeper.rules.gambling import RoundOfGambling
from innkeeper.table.pile import CHARACTER_DECK, HAND
from innkeeper.table.question import PLAY
from tests.bots.test_bots import begin, begin_again, decision, decline_until, give, is_at, only_this_card

I_AM_IN = "Gambling? I'm in!"


def a_round(gambler: int, *hand: str, others_hold: int, gold: int = 10) -> Game:
    """Zot has started a Round, and all have passed who come before this gambler; each other has so many cards."""
    game = begin("zot", "fiona", "gog", "eve")
    for seat in game.table.seats:
        dealt = seat.hand + seat.deck
        game.table.lay(seat.pile(HAND), dealt[:others_hold])
        game.table.lay(seat.pile(CHARACTER_DECK), dealt[others_hold:])
    give(game, gambler, *hand)
    is_at(game, gambler, gold=gold)
    game.table.questions = []
    game.table.stack = [RoundOfGambling(0)]
    game.table.round_at = 0
    game.play_on()
    decline_until(game, gambler, "go")
    return game


def test_a_lone_card_is_kept_while_others_are_still_to_go() -> None:
    assert decision(a_round(1, I_AM_IN, others_hold=4), 1)[1].what != PLAY


def test_it_is_played_when_all_others_have_passed_and_hold_little() -> None:
    assert decision(a_round(3, I_AM_IN, others_hold=1), 3)[1].what == PLAY


def test_the_last_coins_are_not_risked_for_control_that_will_not_last() -> None:
    for gold, wanted in (10, True), (2, False):
        game = a_round(3, I_AM_IN, others_hold=3, gold=gold)
        assert (decision(game, 3)[1].what == PLAY) is wanted, gold


def test_who_has_nothing_to_hold_control_with_starts_no_round() -> None:
    for more, wanted in (0, False), (5, True):
        game = begin("zot", "fiona", "gog", "eve")
        for rival in (1, 2, 3):
            give(game, rival)
            game.table.lay(game.table.seats[rival].pile(HAND), game.table.seats[rival].deck[:2])
        only_this_card(game, 0, "Teleport beverage!")
        give_besides = [card for card in game.table.cards if card.face.title == I_AM_IN][: 1 + more]
        game.table.lay(game.table.seats[0].pile(HAND), give_besides)
        begin_again(game)
        game.choose(0, [])
        decline_until(game, 0, "action")
        assert (decision(game, 0)[1].what == PLAY) is wanted


def test_control_is_likely_to_last_when_few_may_take_it_and_only_by_cheating() -> None:
    grips = {0: 1.0, 1: 2.0, 2: 2.0}
    among_all = Control(USUAL, grips, 0, [1, 2], locked=False)
    after_a_pass = among_all.after_pass(1)
    assert among_all.kept < after_a_pass.kept < after_a_pass.after_pass(2).kept == 1.0
    assert Control(USUAL, grips, 0, [1, 2], locked=True).kept > among_all.kept
    assert sum(among_all.odds(gambler) for gambler in grips) == pytest.approx(1.0)


def test_who_takes_control_has_a_card_less_and_all_others_are_asked_anew() -> None:
    taken = Control(USUAL, {0: 1.0, 1: 2.0, 2: 2.0}, 0, [2], locked=False).taken_by(1, locks=True)
    assert (taken.holder, taken.asked, taken.locked) == (1, [0, 2], True)
    assert taken.grips == {0: 1.0, 1: 0.0, 2: 2.0}
