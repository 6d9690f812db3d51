"""Gambling games at the terminal: chosen on the command line, and told in a line."""

import pytest

from innkeeper.packs import open_box
from innkeeper.table.gambling import GAMES
from innkeeper.terminal import glance, seating
from innkeeper.words import languages
from tests.properties.gambling import gambling_decisions, gambling_game
from tests.rules.stories import up_to
from tests.words.games import sound

STORY = """
table:
  seats:
    - {character: zot, hand: ["Gambling? I'm in!", "Winning Hand!"]}
    - {character: gerki, hand: ["Gambling? I'm in!"]}
  variants: {gambling_game: rogues-and-warriors}
  gambling: {hands: {Zot: ["Hawk Warrior", "Wolf Lady"], Gerki: ["Owl Rogue", "Wren Merchant"]}}
script:
  - {seat: Zot, play: "Gambling? I'm in!"}
  - {seat: Zot, choose: rogues-and-warriors}
  - {seat: Zot, play: "Winning Hand!"}
"""


def test_games_are_named_on_the_command_line() -> None:
    box = open_box()
    assert seating.known_variants("threes, dragon-hunt,threes", box) == {"gambling_games": ["threes", "dragon-hunt"]}
    assert seating.known_variants("gambling-games", box) == {"gambling_games": GAMES}
    with pytest.raises(seating.CannotSeat, match=r"dragon-hordes.*rogues-and-warriors, threes"):
        seating.known_variants("dragon-hordes", box)


def test_a_game_is_told_in_a_line_as_far_as_it_is_seen() -> None:
    game = up_to(STORY)
    told = {seat: " ".join(line for _, line in glance.stack(game.view(seat))) for seat in (0, 1)}
    assert "Rogues and Warriors, One card or pass. Zot: Hawk Warrior and Wolf Lady; Gerki: 2 cards" in told[0]
    assert "Zot: 2 cards; Gerki: Owl Rogue and Wren Merchant" in told[1]


@pytest.mark.parametrize("language", languages())
def test_every_game_can_be_told(language: str) -> None:
    game = gambling_game(2, 3)
    for number, question in enumerate(gambling_decisions(game, 2)):
        if number % 4 == 0:
            assert all(sound(line) for _, line in glance.stack(game.view(question.seat), language))
