"""The first evening in the browser: offered in the lobby, played with a coach, left at any time."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import HAND, Finger, Guest

Come = Callable[..., Any]
ADVISED = f"{HAND}[data-advised]"
ADVISED_WAY = ".aim.advised, .ways .advised"
PASS = ".prompt .btn.primary, [data-pass]"
LAPPED = """([note, prompt]) => {
  const [a, b] = [note, prompt].map((which) => document.querySelector(which).getBoundingClientRect());
  return a.bottom > b.top && a.top < b.bottom;
}"""


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_the_coach_goes_through_the_first_turn(guest: Come, kind: type[Guest], device: dict[str, Any]) -> None:
    """One note at a time, beside what it is about. It is gone by “Got it”, by a key, or by doing it; and for good, when
    one wants no more."""
    ada = guest("Ada", kind, device).hurry().visit()
    page, note = ada.page, ada.page.locator("[data-coach]")
    ada.press(ada.button("Your first evening"))
    expect(note).to_have_attribute("data-coach", "track")
    expect(note).to_contain_text("Tonight you are Tara")
    ada.press(ada.button("Got it"))
    expect(note).to_have_attribute("data-coach", "boards")
    page.keyboard.press("g")
    expect(note).to_have_attribute("data-coach", "hand")
    expect(note).to_be_visible()
    assert not page.evaluate(LAPPED, ["[data-coach]", ".prompt"]), "what is asked stays free"
    expect(page.locator(ADVISED)).to_have_count(4)
    for number in range(4):
        ada.press(page.locator(ADVISED).nth(number))
        expect(page.locator(f"{ADVISED}[aria-pressed=true]")).to_have_count(number + 1)
    ada.press(page.get_by_role("button", name="Discard 4 cards"))

    expect(note).to_have_attribute("data-coach", "hit")
    expect(note).to_contain_text("Blind girl! Darts! What could possibly go wrong?")
    ada.press(page.locator(ADVISED))
    ada.press(page.locator(ADVISED_WAY))
    ada.press(page.locator(PASS))  # somebody has answered
    expect(note).to_have_attribute("data-coach", "order")
    ada.press(ada.button("No more notes"))
    expect(note).to_have_count(0)
    ada.press(page.locator(ADVISED_WAY))
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(note).to_have_count(0)
