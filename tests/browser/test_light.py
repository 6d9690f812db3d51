"""The page is light: few bytes on a first visit, its own letters before anything is fitted, no work at rest."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing

MOST = {"en": 290_000, "ru": 370_000}  # bytes of a first visit; a fifth of them are letters
BUSY = Path(__file__).with_name("busy.js").read_text("utf-8")
OWN = """() => [...document.querySelectorAll("body *:not(.language)")]
  .filter(it => it.checkVisibility() && it.innerText)
  .map(it => getComputedStyle(it).fontFamily.split(",")[0]).filter(it => !it.includes("Innkeeper"))"""


@pytest.mark.parametrize("language", MOST)
def test_a_first_visit_takes_few_bytes(guest: Callable[..., Any], inn: House, language: str) -> None:
    """The page, its letters, all cards and what the inn has, as they come over the line; the next takes hardly any."""
    ada = guest("Ada", locale=language)
    fetched: dict[str, int] = {}

    def note(request: Request) -> None:
        if request.method == "GET":
            fetched[request.url.removeprefix(inn.address)] = max(0, request.sizes()["responseBodySize"])

    ada.page.on("requestfinished", note)
    ada.page.goto(inn.address)
    expect(ada.page.locator(".shelves label").first).to_be_visible()
    ada.page.evaluate(f"fetch('/cards?language={language}').then(it => it.text())")
    ada.page.wait_for_load_state("networkidle")
    wanted = [".js", ".css", ".woff2", f"/inn?language={language}", f"/cards?language={language}"]
    ada.wait_until(lambda: all(any(path.endswith(end) for path in fetched) for end in wanted), f"for {wanted}")
    assert sum(fetched.values()) < MOST[language], fetched

    fetched.clear()
    ada.page.goto(inn.address)
    expect(ada.page.locator(".shelves label").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert sum(fetched.values()) < 2_000, fetched


def test_nothing_is_shown_before_its_letters_are_there(guest: Callable[..., Any], inn: House) -> None:
    ada = guest("Ada")
    held: list[Route] = []
    let_go = False
    ada.page.route("**/*.woff2", lambda route: route.continue_() if let_go else held.append(route))
    ada.page.clock.install()
    ada.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))  # some seconds later it would be shown without
    ada.page.goto(inn.address, wait_until="commit")
    ada.wait_until(lambda: len(held) >= 2, "for the letters")
    assert ada.page.locator("#inn > *").count() == 0
    let_go = True
    for route in held:
        route.continue_()
    expect(ada.button("Open the table")).to_be_visible()
    ada.page.clock.resume()
    assert ada.page.evaluate(OWN) == []


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_what_always_moves_paints_nothing(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """The candle, and the light of who is nearly out."""
    showing = Showing(guest("Ada", kind, {**device, "reduced_motion": "no-preference"}), inn)
    view, _ = showing.moment(4, lambda view, _: True)
    showing.go_on(replace(view, players=[replace(it, fortitude=8, alcohol=6) for it in view.players]))
    page = showing.guest.page
    showing.guest.wait_until(lambda: page.evaluate(BUSY), "for something that moves")
    assert [it for it in page.evaluate(BUSY) if it["faults"]] == []
