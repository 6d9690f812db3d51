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
