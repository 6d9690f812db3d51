"""What a board tells of what is about to happen can be read: where markers would stand, what would be left, Gold."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from innkeeper.server.messages import Threat
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing

THREATS = Path(__file__).with_name("threats.js").read_text("utf-8")


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_a_threat_stands_where_it_lands(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """To everybody at once, at either end of the track."""
    showing = Showing(guest("Ada", kind, device), inn)
    view, _ = showing.moment(4, lambda view, _: not view.threats)
    for (fortitude, alcohol, gold), (then, rising, due) in [
        ((14, 1, 10), (14, 0, 13)),
        ((19, 0, 28), (20, 1, 35)),
        ((12, 5, 10), (8, 7, 10)),
    ]:
        players = [replace(it, fortitude=fortitude, alcohol=alcohol, gold=gold, drink_me=12) for it in view.players]
        threats = [Threat(it.seat, then, rising, due, -1) for it in players]
        showing.go_on(replace(view, players=players, threats=threats))
        found = look(showing, str(then - rising))
        assert found["faults"] == [] and found["tracks"] == 4


def look(showing: Showing, left: str) -> Any:
    """What is wrong, once every board, and one's own rail, says that so much would be left."""

    def found() -> Any:
        return showing.guest.page.evaluate(THREATS)

    showing.guest.wait_until(lambda: all(left in told for told in found()["left"]), f"for {left}")
    return found()


OWNERS = ("the-wench", "bastian", "vlazlo", "murgath", "torglesnarf", "karl", "wrench", "adonis", "natyli", "zariah")
BESIDE_THE_CANDLE = """candle => {
  const { left, right, top, bottom } = candle.getBoundingClientRect();
  const told = document.querySelectorAll(".rail .gold > *, .cps > li:not(.push), .counts > li, .gap, .name");
  return [...told].filter(it => it.checkVisibility()).filter(it => {
    const box = it.getBoundingClientRect();
    return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
  }).map(it => it.textContent);
}"""


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (4, "ru"), (6, "ru"), (10, "ru")])
def test_the_candle_hides_nothing_and_nothing_hides_it(
    guest: Callable[..., Any], inn: House, players: int, language: str
) -> None:
    """Whoever's turn it is, and however much they own and whatever it is called."""
    showing = Showing(guest("Ada"), inn)
    found, _ = showing.moment(players, lambda view, _: view.active == 0, cast=OWNERS[:players], language=language)
    for active in range(players):
        showing.go_on(replace(found, active=active, question=None))
        assert showing.guest.page.locator(".candle > .candle").evaluate(BESIDE_THE_CANDLE) == [], active
