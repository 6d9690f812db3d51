"""Before a game the page shows what is promised about the deal, and in the replay whether that was kept."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from innkeeper.promise import Promise
from innkeeper.replay import Saved, digest
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import House
from tests.browser.test_replay import modestly

DIGEST = "Digest of the deal"
NOTED = """table => {
  const seats = JSON.parse(localStorage["innkeeper.seats"] ?? "[]");
  localStorage["innkeeper.seats"] = JSON.stringify([{ table, title: "", seat: 0, promise: "another" }, ...seats]);
}"""
SEATS = "() => JSON.parse(localStorage['innkeeper.seats'] ?? '[]')"


def shown(page: Page) -> str:
    """The digest that is shown, once somebody wants to see it."""
    page.get_by_text("The deal is promised").click()
    expect(page.get_by_text("drawn when the table was opened")).to_be_visible()
    return page.get_by_label(DIGEST).input_value()


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_a_promise_is_shown_before_and_during_the_game_and_kept(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    key = inn.client.open_table([{}, {"bot": "regular"}, {}], pace="swift")
    promise = inn.client.ask("GET", f"/tables/{key}")["promise"]
    ada = guest("Ada", kind, device).sit_down(f"{inn.address}/t/{key}")
    assert shown(ada.page) == promise
    ada.wait_until(lambda: ada.page.evaluate(SEATS)[0]["promise"] == promise, "for it to be noted")
    ada.start()
    ada.press(ada.button("Menu"))
    assert shown(ada.page) == promise


@pytest.fixture(scope="module")
def over(inn: House) -> str:
    """A game that is over."""
    key = inn.client.open_table([{}, {"bot": "regular"}], pace="swift")
    chair = inn.client.sit_down(key, "Bo")
    chair.start()
    chair.play(modestly)
    return key


def test_a_replay_says_whether_it_was_kept(guest: Callable[..., Any], over: str) -> None:
    ada = guest("Ada").visit(f"/replay/{over}")
    expect(ada.page.get_by_text("Dealt as promised", exact=True)).to_be_visible()
    ada.page.evaluate(NOTED, over)
    ada.page.reload()
    expect(ada.page.get_by_text("Another deal than promised")).to_be_visible()


def test_a_file_with_a_broken_promise_is_told(guest: Callable[..., Any], inn: House, over: str) -> None:
    saved = msgspec.convert(inn.client.ask("GET", f"/tables/{over}/game"), Saved)
    broken = msgspec.structs.replace(saved, promise=Promise("0" * 64, "0" * 32))
    text = msgspec.json.encode(msgspec.structs.replace(broken, digest=digest(broken))).decode()
    ada = guest("Ada").visit("/replay")
    ada.page.evaluate("text => sessionStorage.setItem('innkeeper.replay', text)", text)
    ada.visit("/replay/file")
    expect(ada.page.get_by_text("Not dealt as promised")).to_be_visible()
