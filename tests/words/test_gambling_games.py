"""Gambling games are asked about, told and explained in every language."""

import pytest

from innkeeper.server.showing.views import show_view
from innkeeper.table.gambling import GAMES
from innkeeper.words import asking, games, languages, say, telling
from tests.properties.gambling import gambling_decisions, gambling_game
from tests.words.games import sound

LONGEST_FOOT = 28


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(3))
def test_games_are_spoken(seed: int, language: str) -> None:
    game = gambling_game(seed, 3 + seed)
    for number, question in enumerate(gambling_decisions(game, seed)):
        view = game.view(question.seat)
        options = [asking.option(option, question, view, language) for option in question.options]
        assert all(sound(text) for text in options), options
        assert len(set(options)) == len(options), (question.what, options)
        assert sound(asking.prompt(question, view, language))
        if number % 5 == 0:
            for seat in (question.seat, None):
                shown = show_view(game, game.view(seat), language)
                assert all(sound(going.says) for going in shown.going_on), shown.going_on
                assert all(sound(card.foot) for card in shown.hand)
    names = [seat.name for seat in game.table.seats]
    told = {fact.what for fact in game.log if "game" in fact.what}
    assert {"chooses-game", "game-deals"} <= told
    for fact in game.log:
        for me in (telling.SPECTATOR, *range(len(names))):
            assert sound(telling.fact(fact, names, language, me)), fact.what


@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_name_and_says_what_it_is_about(language: str) -> None:
    assert len({games.name(key, language) for key in GAMES}) == len(GAMES)
    assert all(sound(say(f"game-{key}.about", language)) for key in GAMES)


def test_at_its_foot_a_card_says_what_it_does_in_a_game() -> None:
    for key in ("one", "three", "raise"):
        assert all(len(say(f"foot-game-{key}", language)) <= LONGEST_FOOT for language in languages())
