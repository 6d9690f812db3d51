"""Without a mouse, from the door to the end of the game."""

from collections.abc import Callable
from typing import Any

from tests.browser.guests import Typist, play


def test_a_whole_game_is_played_by_keys_alone(guest: Callable[..., Any]) -> None:
    ada = guest("Ada", Typist)
    ada.boldness = 1.0
    ada.set_up(["Bot, tipsy"], pace="Swift").open_table()
    ada.start()
    play([ada])
    assert ada.end()
    assert any(message["type"] == "choose" and message["decision"] in ada.touched for message in ada.sent)
