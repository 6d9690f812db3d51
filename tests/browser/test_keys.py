"""Without a mouse, from the door to victory."""

from collections.abc import Callable
from typing import Any

from tests.browser.guests import Typist, play

GAMES = 10  # a bold guest wins two of three against a tipsy bot


def test_a_game_is_won_by_keys_alone(guest: Callable[..., Any]) -> None:
    ada = guest("Ada", Typist)
    ada.boldness = 1.0
    ada.set_up(["Bot, tipsy"], pace="Swift").open_table()
    ada.start()
    for _ in range(GAMES):
        play([ada])
        if ada.end() == "Ada wins!":
            return
        ada.once_more()
    raise AssertionError(f"not one of {GAMES} games was won")
