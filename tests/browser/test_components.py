"""What a character owns besides a hand lies before them, and tells what it is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from innkeeper.server.messages import ViewShown
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.inns import House
from tests.browser.moments import Showing

Come = Callable[..., Any]
CAST = ("zot", "serena", "remy", "gog")


def somebody_is_marked(view: ViewShown) -> bool:
    return any(it.kind == "token" for player in view.players[1:] for it in player.components)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_counters_and_seals_lie_on_boards_and_open(guest: Come, inn: House, device: dict[str, Any]) -> None:
    ada = guest("Ada", device=device)
    showing = Showing(ada, inn)
    view, _ = showing.moment(4, lambda view, _: somebody_is_marked(view), cast=CAST)
    piety = next(it for it in view.players[1].components if it.kind == "counter")
    marks = [it for player in view.players for it in player.components if it.key == "mark"]
    expect(ada.page.get_by_role("button", name=f"Piety {piety.count}")).to_be_visible()
    assert ada.page.get_by_role("button", name="Mark ").count() == len(marks)
    ada.press(ada.page.get_by_role("button", name=f"Piety {piety.count}"))
    expect(ada.page.get_by_role("dialog", name="Piety")).to_be_visible()
