"""The page is light: few bytes on a first visit, its own letters before anything is fitted, no work at rest."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing

MOST = 250_000  # bytes of a first visit
BUSY = Path(__file__).with_name("busy.js").read_text("utf-8")
OWN = """() => [...document.querySelectorAll("body *")].filter(it => it.checkVisibility() && it.innerText)
  .map(it => getComputedStyle(it).fontFamily.split(",")[0]).filter(it => !it.includes("Innkeeper"))"""


def test_a_first_visit_takes_few_bytes(guest: Callable[..., Any], inn: House) -> None:
    ada = guest("Ada")
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        sizes[request.url.removeprefix(inn.address)] = request.sizes()["responseBodySize"]

    ada.page.on("requestfinished", note)
    ada.visit("/deck")
    expect(ada.page.locator(".card").first).to_be_visible()
    ada.visit("/")
    expect(ada.button("Open the table")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert any(path.startswith("/cards") for path in sizes) and any(path.startswith("/inn") for path in sizes)
    assert sum(sizes.values()) < MOST, sizes


def test_nothing_is_shown_before_its_letters_are_there(guest: Callable[..., Any], inn: House) -> None:
    ada = guest("Ada")
    held: list[Route] = []
    ada.page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108
    ada.page.goto(inn.address, wait_until="commit")
    ada.wait_until(lambda: len(held) >= 2, "for the letters")
    assert ada.page.locator("#inn > *").count() == 0
    for route in held:
        route.continue_()
    ada.page.unroute("**/*.woff2")
    expect(ada.button("Open the table")).to_be_visible()
    assert ada.page.evaluate(OWN) == []


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_what_always_moves_paints_nothing(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """The candle, and the light of who is nearly out."""
    showing = Showing(guest("Ada", kind, {**device, "reduced_motion": "no-preference"}), inn)
    view, _ = showing.moment(4, lambda view, _: True)
    showing.go_on(replace(view, players=[replace(it, fortitude=8, alcohol=6) for it in view.players]))
    found = showing.guest.page.evaluate(BUSY)
    assert found and [it for it in found if it["faults"]] == []
