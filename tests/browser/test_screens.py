"""Everything a decision needs fits one screen, with two players and with ten, in either language, timed or not."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import LAPTOP, PHONE, SIDEWAYS, SMALL
from tests.browser.guests import HAND, Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing

FITS = Path(__file__).with_name("fits.js").read_text("utf-8")
LIT = f"{HAND}[data-lit=true]"
CHOSEN = f"{HAND}[aria-pressed=true]"
MOMENTS = 12  # decisions at which the table is looked at


LOOKS = [
    *[
        (kind, device, *table, MOMENTS)
        for kind, device in ((Guest, LAPTOP), (Finger, PHONE))
        for table in ((2, "en", True), (4, "ru", False), (6, "ru", True), (10, "ru", True))
    ],
    (Finger, SIDEWAYS, 4, "ru", True, MOMENTS // 2),
    (Finger, SIDEWAYS, 10, "en", True, MOMENTS // 2),
    (Finger, SMALL, 10, "en", True, MOMENTS // 2),
]


def called(look: tuple[Any, ...]) -> str:
    _, device, players, language, timed, _ = look
    return f"{device['viewport']['width']} wide, {players} players, {language}{', timed' * timed}"


@pytest.mark.parametrize(("kind", "device", "players", "language", "timed", "moments"), LOOKS, ids=map(called, LOOKS))
def test_nothing_is_cut_off(
    guest: Callable[..., Any],
    inn: House,
    tmp_path: Path,
    kind: type[Guest],
    device: dict[str, Any],
    players: int,
    language: str,
    timed: bool,
    moments: int,
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
        if faults := page.evaluate(FITS, device in (SIDEWAYS, SMALL)):
            page.screenshot(path=picture)
            wrong.append(f"{picture}: {faults}")

    for moment in islice(showing.moments(players, language, timed), moments):
        look(moment)
        lit = page.locator(LIT)
        if lit.count():
            showing.guest.press(lit.last)
            page.wait_for_selector(CHOSEN)
            look(f"{moment}-chosen")
            chosen += 1
    page.screenshot(path=tmp_path / "last.png")
    print(f"pictures: {tmp_path}")
    assert chosen > moments / 3
    assert not wrong, "\n".join(wrong)
