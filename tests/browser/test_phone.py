"""A phone is enough."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.guests import Finger, play, until_asked

LONG = 700  # milliseconds a finger rests


def test_a_whole_game_is_played_by_tapping(guest: Callable[..., Any]) -> None:
    """From the lobby's big button to the end of the game, upright and by one finger."""
    ada = guest("Ada", Finger, PHONE).hurry().visit()
    ada.call_myself()
    ada.press(ada.button("Play now"))
    play([ada])
    assert ada.end()
    assert ada.deeds > 3, "the game went by without her"


def test_a_card_that_is_held_shows_whole_and_is_not_played(guest: Callable[..., Any]) -> None:
    ada = guest("Ada", Finger, PHONE).hurry().visit()
    ada.press(ada.button("Play now"))
    until_asked(ada, [ada], lambda it: bool(it.look(0).cards))
    card = ada.page.locator("[data-hand][data-lit=true]").first
    title, asked = card.locator(".title").inner_text(), ada.view()["question"]["decision"]
    rest_a_finger_on(ada, card.bounding_box())
    look = ada.page.get_by_role("dialog", name=title)
    expect(look.locator(".card.full")).to_be_visible()
    ada.press(look.get_by_role("button", name="Close"))
    expect(look).to_have_count(0)
    assert not ada.look(0).chosen and ada.view()["question"]["decision"] == asked


def rest_a_finger_on(ada: Finger, box: Any) -> None:
    """Touch the middle of it, stay, and let go."""
    finger = ada.context.new_cdp_session(ada.page)
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    ada.page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
