"""A phone is enough."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.guests import Finger, play, until_asked
from tests.browser.inns import House

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


def test_a_card_that_is_held_can_be_silenced(guest: Callable[..., Any]) -> None:
    """As usual, never, always: the open card says which, and a tap turns it on."""
    ada = guest("Ada", Finger, PHONE).hurry().visit()
    ada.press(ada.button("Play now"))
    until_asked(ada, [ada], lambda it: bool(it.look(0).cards))
    card = ada.page.locator("[data-hand][data-lit=true]").first
    rest_a_finger_on(ada, card.bounding_box())
    stop = ada.page.get_by_role("dialog").locator("[data-stop]")
    expect(stop).to_have_text("Stops you when it could answer something. Press to never be stopped for it.")
    ada.press(stop)
    expect(stop).to_contain_text("Never stops you.")
    ada.press(stop)
    expect(stop).to_contain_text("Stops you whenever it can be played.")
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(ada.page.locator("[data-hand] .stop.always").first).to_be_visible()  # each copy of it says so


def test_what_friends_say_is_counted_until_it_is_read(guest: Callable[..., Any], inn: House) -> None:
    table = inn.client.open_table([{}, {}], pace="swift")
    ada = guest("Ada", Finger, PHONE).sit_down(f"{inn.address}/t/{table}")
    bela = guest("Bela").sit_down(f"{inn.address}/t/{table}")
    ada.start()
    log = ada.button("What happened")
    expect(log).to_have_accessible_name("What happened")
    for text in ("Cheers!", "And another!"):
        bela.page.locator("[data-say]").fill(text)
        bela.page.keyboard.press("Enter")
    expect(log).to_have_accessible_name("What happened: 2 new lines in the talk")
    expect(ada.page.get_by_role("status").filter(has_text="2 new lines")).to_have_count(1)
    ada.press(log)
    expect(ada.page.get_by_role("log").get_by_text("And another!")).to_be_visible()
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(log).to_have_accessible_name("What happened")
    ada.page.reload()
    expect(log).to_have_accessible_name("What happened")


def rest_a_finger_on(ada: Finger, box: Any) -> None:
    """Touch the middle of it, stay, and let go."""
    finger = ada.context.new_cdp_session(ada.page)
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    ada.page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
