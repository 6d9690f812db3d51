"""A game that is over is seen again with all hands open, on a laptop and on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from innkeeper.server.messages import ViewShown
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import House

AT_ONCE = 40  # moments the inn gives
BOARDS = "section.seat, section.rail, .mseat"
OUT = "all => all.filter(it => it.textContent.includes('out of the game')).length"
INSIDE = """all => all.every(it => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""

on_both = pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])


@pytest.fixture(scope="module")
def game(inn: House) -> str:
    """A game of four that is over."""
    table = inn.client.open_table([{}] + [{"bot": "regular"}] * 3, pace="swift")
    chair = inn.client.sit_down(table, "Ada")
    chair.start()
    chair.play(modestly)
    return table


def modestly(view: ViewShown) -> int | list[int]:
    """Discard as little as one may, and whatever else is asked, do the modest thing."""
    assert view.question is not None
    return list(range(view.question.least)) if view.question.picks else 0


def moments(inn: House, game: str) -> Iterator[Any]:
    """The game as the inn shows it with open hands."""
    saved = inn.client.ask("GET", f"/tables/{game}/game")
    start, length = 0, 1
    while start < length:
        shown = inn.client.ask(
            "POST", "/replays", {"game": saved, "open_hands": True, "start": start, "count": AT_ONCE}
        )
        yield from shown["moments"]
        start, length = start + AT_ONCE, shown["length"]


@on_both
def test_all_hands_are_open_at_once(
    guest: Callable[..., Any], inn: House, game: str, kind: type[Guest], device: dict[str, Any]
) -> None:
    """Every card of every hand is seen, and a hand that is pressed is spread out."""
    held = next(moment["hands"] for moment in moments(inn, game) if moment["at"] == AT_ONCE // 2)
    ada = guest("Ada", kind, device).visit(f"/replay/{game}?at={AT_ONCE // 2}&seat=open")
    hands = ada.page.locator("[data-open-hand]")
    expect(hands).to_have_count(4)
    for seat, hand in enumerate(held):
        expect(hands.nth(seat).locator(".sliver")).to_have_count(len(hand))
    assert ada.page.locator("[data-open-hand], .sliver").evaluate_all(INSIDE)
    fullest = max(range(4), key=lambda seat: len(held[seat]))
    ada.press(hands.nth(fullest))
    expect(ada.page.get_by_role("dialog").locator(".card")).to_have_count(len(held[fullest]))


@on_both
def test_who_passes_out_is_out_in_words(
    guest: Callable[..., Any], inn: House, game: str, kind: type[Guest], device: dict[str, Any]
) -> None:
    """The light on a board is not the only sign."""
    out = [sum(player["out"] for player in moment["view"]["players"]) for moment in moments(inn, game)]
    at = next(at for at, count in enumerate(out) if count)
    ada = guest("Ada", kind, device).visit(f"/replay/{game}?at={at - 1}")
    boards = ada.page.locator(BOARDS)
    expect(boards).to_have_count(4)
    assert boards.evaluate_all(OUT) == 0
    ada.page.keyboard.press("ArrowRight")
    ada.wait_until(lambda: boards.evaluate_all(OUT) == out[at], "for the light to go out")
