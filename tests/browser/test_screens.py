"""Everything a decision needs fits one screen, with two players and with ten, in either language, timed or not."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import HAND, Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing

FITS = Path(__file__).with_name("fits.js").read_text("utf-8")
LIT = f"{HAND}[data-lit=true]"
CHOSEN = f"{HAND}[aria-pressed=true]"
MOMENTS = 12  # decisions at which the table is looked at


@pytest.mark.parametrize(
    ("players", "language", "timed"),
    [(2, "en", True), (4, "ru", False), (6, "en", False), (6, "ru", True), (10, "ru", True)],
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
    timed: bool,
) -> None:
    """At each decision, before and after a card is chosen."""
    showing = Showing(guest("Ada", kind, device), inn)
    page = showing.guest.page
    wrong: list[str] = []
    chosen = 0

    def look(moment: str) -> None:
        page.mouse.move(640, 1)  # a card that is pointed at shows itself whole, over its neighbours
        showing.settle()
        picture = tmp_path / f"{moment}.png"
        if faults := page.evaluate(FITS):
            page.screenshot(path=picture)
            wrong.append(f"{picture}: {faults}")

    for moment in islice(showing.moments(players, language, timed), MOMENTS):
        look(moment)
        lit = page.locator(LIT)
        if lit.count():
            showing.guest.press(lit.last)
            page.wait_for_selector(CHOSEN)
            look(f"{moment}-chosen")
            chosen += 1
    page.screenshot(path=tmp_path / "last.png")
    print(f"pictures: {tmp_path}")
    assert chosen > MOMENTS / 2
    assert not wrong, "\n".join(wrong)
