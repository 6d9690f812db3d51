"""A phone is enough."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from innkeeper.server.messages import Asked, ViewShown
from tests.browser.conftest import PHONE
from tests.browser.guests import Finger, play
from tests.browser.inns import House
from tests.browser.moments import Showing


def test_a_whole_game_is_played_by_tapping(guest: Callable[..., Any]) -> None:
    """From the lobby's big button to the end of the game, upright and by one finger."""
    ada = guest("Ada", Finger, PHONE).hurry().visit()
    ada.call_myself()
    ada.press(ada.button("Play now"))
    play([ada])
    assert ada.end()
    assert ada.deeds, "the game went by without her"


def discards(_: ViewShown, asked: Asked) -> bool:
    """Every card is lit."""
    return asked.what == "discard"


def test_a_card_that_is_held_shows_whole_and_is_not_played(guest: Callable[..., Any], inn: House) -> None:
    ada = guest("Ada", Finger, PHONE)
    showing = Showing(ada, inn)
    showing.moment(4, discards)
    card = ada.page.locator("[data-hand][data-lit=true]").first
    look = ada.page.get_by_role("dialog", name=card.locator(".title").inner_text())
    rest_a_finger_on(ada, card)
    expect(look.locator(".card.full")).to_be_visible()
    ada.press(look.get_by_role("button", name="Close"))
    expect(look).to_have_count(0)
    assert not ada.look(0).chosen and not any(it["type"] == "choose" for it in showing.said)


def test_a_card_that_is_held_can_be_silenced(guest: Callable[..., Any], inn: House) -> None:
    """As usual, never, always: the open card says which, and a tap turns it on."""
    ada = guest("Ada", Finger, PHONE)
    Showing(ada, inn).moment(4, discards)
    rest_a_finger_on(ada, ada.page.locator("[data-hand][data-lit=true]").first)
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


def rest_a_finger_on(ada: Finger, what: Locator) -> None:
    """Touch the middle of it, stay until it is shown, and let go."""
    finger, box = ada.context.new_cdp_session(ada.page), what.bounding_box()
    assert box is not None
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
