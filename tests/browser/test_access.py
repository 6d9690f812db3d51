"""Everybody can use the page: nothing serious is found by axe, in both contrasts, on a laptop and on a phone."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest, play
from tests.browser.inns import ROOT, House

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TO_THE_TABLE = 4  # places
CAST = ({"character": "molly"}, {"character": "lizwick"})  # before whom much lies
GRAVE = ("serious", "critical")
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
HIGH = """
  const kept = JSON.parse(localStorage["innkeeper.settings"] ?? "{}");
  localStorage["innkeeper.settings"] = JSON.stringify({ ...kept, contrast: "high" });
"""


@pytest.mark.parametrize(
    ("kind", "device", "contrast"),
    [(Guest, LAPTOP, "usual"), (Guest, LAPTOP, "high"), (Finger, PHONE, "usual")],
    ids=["laptop", "laptop, high contrast", "phone"],
)
def test_nothing_stands_in_anybodys_way(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any], contrast: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not here: it comes with what the page is built with")
    ada = guest("Ada", kind, device, bypass_csp=True)
    if contrast == "high":
        ada.context.add_init_script(HIGH)
    places = islice(walk_about(ada, inn), TO_THE_TABLE if contrast == "high" else None)
    found = [f"{place}: {finding}" for place in places for finding in findings(ada)]
    assert ada.page.evaluate("document.documentElement.dataset.contrast ?? 'usual'") == contrast
    assert not found, "\n".join(found)


def walk_about(guest: Guest, inn: House) -> Iterator[str]:
    """Everywhere one can be."""
    page = guest.visit().page
    expect(guest.button("Open the table")).to_be_visible()
    yield "lobby"
    guest.press(page.get_by_role("tab", name="Pace"))
    yield "what is agreed"
    table = inn.client.open_table([*CAST], pace="swift")
    guest.sit_down(f"{inn.address}/t/{table}")
    yield "waiting room"
    guest.start()
    play([guest], lambda: bool(guest.look(0).cards))
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    yield "table with a question"
    link = page.url
    inn.play_for(guest)
    page.goto(link)
    expect(page.get_by_role("alertdialog", name="The game is over")).to_be_visible()
    yield "end of the game"
    guest.press(page.get_by_role("link", name="See it again"))
    expect(page.get_by_role("slider")).to_be_visible()
    yield "replay"
    guest.visit("/deck")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator(".card").first).to_be_visible()
    yield "cards"
    guest.visit("/rulebook")
    expect(page.get_by_role("heading").first).to_be_visible()
    yield "rulebook"
    guest.visit("/learn")
    expect(page.get_by_role("heading").first).to_be_visible()
    yield "learning"
    guest.visit("/learn/otto")
    expect(page.get_by_role("heading").first).to_be_visible()
    yield "learning a variant"
    guest.visit("/learn")
    guest.press(guest.button("Your first evening"))
    expect(page.locator("[data-coach]")).to_be_visible()
    yield "first evening"


def findings(guest: Guest) -> list[str]:
    """What axe finds here that is serious or critical, with where."""
    guest.page.add_script_tag(path=AXE)
    return [
        f"{found['id']} ({found['impact']}): {found['help']} {[node['html'][:160] for node in found['nodes'][:3]]}"
        for found in guest.page.evaluate(RUN)
        if found["impact"] in GRAVE
    ]
