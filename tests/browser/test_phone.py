"""A phone is enough."""

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import PHONE
from tests.browser.guests import Finger, play


def test_a_whole_game_is_played_by_tapping(guest: Callable[..., Any]) -> None:
    """From the lobby's big button to the end of the game, upright and by one finger."""
    ada = guest("Ada", Finger, PHONE).hurry().visit()
    ada.call_myself()
    ada.press(ada.button("Play now"))
    play([ada])
    assert ada.end()
    assert ada.deeds > 3, "the game went by without her"
