"""Everything a decision needs fits one screen, with two players and with ten, in either language, timed or not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest, play
from tests.browser.inns import House

FITS = Path(__file__).with_name("fits.js").read_text("utf-8")
STANDS = "() => document.getAnimations().every(it => it.effect.getComputedTiming().endTime === Infinity)"
LANGUAGE = """language => {
  const kept = JSON.parse(localStorage["innkeeper.settings"]);
  localStorage["innkeeper.settings"] = JSON.stringify({ ...kept, language });
}"""
MOMENTS = 15  # decisions at which the table is looked at
TIME = {"turn_time": 60, "answer_time": 60}


@pytest.mark.parametrize(
    ("players", "language", "time"), [(2, "en", TIME), (4, "ru", {}), (6, "en", {}), (6, "ru", TIME), (10, "ru", TIME)]
)
@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_nothing_is_cut_off(
    guest: Callable[..., Any],
    inn: House,
    tmp_path: Path,
    kind: type[Guest],
    device: dict[str, Any],
    players: int,
    language: str,
    time: dict[str, float],
) -> None:
    table = inn.client.open_table([{}] + [{"bot": "regular"}] * (players - 1), pace="swift", **time)
    ada = guest("Ada", kind, device).sit_down(f"{inn.address}/t/{table}")
    ada.start()
    expect(ada.page.locator("[data-hand]").first).to_be_visible()
    ada.page.evaluate(LANGUAGE, language)
    ada.page.reload()
    found: dict[str, list[str]] = {}
    looked: set[tuple[str, int, tuple[int, ...]]] = set()

    def look_closely() -> bool:
        """At each decision, before and after a card is chosen."""
        seen, view = ada.look(0), ada.view()
        if seen.looks or not seen.is_asked or not view or not view["question"]:
            return False
        moment = (ada.page.url, view["question"]["decision"], tuple(seen.chosen))
        if moment not in looked:
            ada.page.mouse.move(640, 1)  # a card that is pointed at shows itself whole, over its neighbours
            ada.page.wait_for_function(STANDS)
            looked.add(moment)
            faults = ada.page.evaluate(FITS)
            if ada.view() is view and ada.look(0) == seen and (faults or len(looked) == MOMENTS):
                picture = tmp_path / f"{len(looked)}.png"
                ada.page.screenshot(path=picture)
                found[str(picture)] = faults
        return len(looked) >= MOMENTS

    play([ada], look_closely)
    print(f"pictures: {tmp_path}")
    assert len(looked) > 1  # at ten chairs one may be out early; every moment that was met is held to account below
    assert not any(found.values()), "\n".join(f"{picture}: {faults}" for picture, faults in found.items() if faults)
