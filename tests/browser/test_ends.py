"""Out of the game, and the end of it: who fell by what is told, and the next game is one press away."""

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from innkeeper.server.messages import ViewShown
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import ROOT, House
from tests.browser.moments import Showing

ACTS = re.findall(r"const ACTS = new Set\((\[.*?\])\)", (ROOT / "web/src/table/digest.ts").read_text("utf-8"))[0]
DECODED = """() => {
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = function () { window.decoded = this.src; return decode.call(this); };
}"""
DEVICES = pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])


@DEVICES
def test_who_falls_is_told_by_what_and_may_go_on_as_they_like(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    showing = Showing(guest("Ada", kind, device), inn)
    view = showing.end(4, fallen=True)
    page, press = showing.guest.page, showing.guest.press
    told = page.get_by_role("region", name="You are out")
    (cause,) = [it for fact in view.facts for it in fact.changes if it.what == "out" and it.seat == 0]
    assert cause.says
    expect(told).to_contain_text(cause.says)
    if device is LAPTOP:
        assert not overlap(told, page.get_by_role("region", name="What happened"))

    press(told.get_by_role("button", name="Full speed"))
    showing.guest.wait_until(lambda: {"type": "hurry", "on": True} in showing.said, "to be heard")
    expect(told).not_to_contain_text(cause.says)  # it has been read
    press(told.get_by_role("button", name="Open hands"))
    showing.guest.wait_until(lambda: showing.said[-1]["type"] != "hello" and greeted_curiously(showing), "to come anew")
    hands = [[card.face.number for card in seat.hand] for seat in showing.table.game.table.seats]
    showing.go_on(msgspec.structs.replace(view, hands=hands))
    expect(page.get_by_role("group", name="All hands").or_(page.get_by_label("All hands")).first).to_be_visible()
    press(told.get_by_role("button", name="To the end"))
    expect(page.get_by_role("heading", name="The others play on")).to_be_visible()


def greeted_curiously(showing: Showing) -> bool:
    return any(said["type"] == "hello" and said.get("open_hands") for said in showing.said)


def overlap(one: Locator, other: Locator) -> bool:
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None and there is not None
    beside = here["x"] + here["width"] <= there["x"] or there["x"] + there["width"] <= here["x"]
    below = here["y"] + here["height"] <= there["y"] or there["y"] + there["height"] <= here["y"]
    return not (beside or below)


def test_what_happened_since_ones_own_turn_is_a_line_for_each_it_happened_to(
    guest: Callable[..., Any], inn: House
) -> None:
    showing = Showing(guest("Ada"), inn)
    view, _ = showing.moment(4, lambda view, _: not view.told and is_clear(moved_since(view)))
    page = showing.guest.page
    told = page.get_by_role("region", name="Since your turn")
    expect(told).to_have_count(0)
    page.keyboard.press("s")
    expect(told.get_by_role("listitem")).to_have_count(len(moved_since(view)))
    for seat, moved in moved_since(view).items():
        name = page.locator("b").get_by_text("You" if seat == 0 else view.players[seat].name, exact=True)
        line = told.get_by_role("listitem").filter(has=name)
        for amount in filter(None, moved.values()):
            expect(line).to_contain_text(f"{amount:+d}".replace("-", "−"))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.keyboard.press("s")
    expect(told).to_be_visible()
    assert view.question is not None
    asked_anew = msgspec.structs.replace(view.question, decision=view.question.decision + 1)
    showing.go_on(msgspec.structs.replace(view, question=asked_anew))
    expect(told).to_have_count(0)  # what is asked needs the room


def is_clear(moved: dict[int, Counter[str]]) -> bool:
    """What goes up and down again would be told only if something was behind it."""
    return len(moved) > 2 and all(any(of_one.values()) for of_one in moved.values())


def moved_since(view: ViewShown) -> dict[int, Counter[str]]:
    """What has changed for whom since the first seat was last seen to do something."""
    acts = json.loads(ACTS)
    last = max((at for at, fact in enumerate(view.facts) if fact.seat == 0 and fact.what in acts), default=-1)
    found: dict[int, Counter[str]] = {}
    for change in (it for fact in view.facts[last + 1 :] for it in fact.changes):
        found.setdefault(change.seat, Counter())[change.what] += change.amount
    return found


@DEVICES
@pytest.mark.parametrize(("players", "language"), [(4, "ru"), (10, "en")])
def test_the_evening_is_told_and_can_be_saved_as_a_picture(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any], players: int, language: str
) -> None:
    showing = Showing(guest("Ada", kind, device), inn)
    view = showing.end(players, language)
    page, over = showing.guest.page, showing.guest.page.get_by_role("alertdialog")
    assert view.evening is not None
    expect(over.locator("ol li")).to_have_count(players)
    for fall in view.evening.falls:
        expect(over).to_contain_text(fall.says)
    expect(over).to_contain_text(view.evening.key_says)
    drawing = over.get_by_role("img")
    expect(drawing.locator("polyline")).to_have_count(2 * players)
    wide = drawing.bounding_box()
    assert wide is not None and wide["x"] >= 0 and wide["x"] + wide["width"] <= device["viewport"]["width"]
    expect(drawing.locator("text", has_text="10").first).to_be_visible()  # turns are counted
    page.evaluate(DECODED)
    with page.expect_download() as saving:
        showing.guest.press(over.get_by_role("button", name="Save the picture" if language == "en" else "Сохранить"))
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    faces = unquote(page.evaluate("window.decoded")).split("@font-face")[1:]
    assert any("Innkeeper Sans" in face and "data:font/woff2" in face for face in faces), "it brings its letters"
    assert any("U+400-45F" in face or "U+0400-045F" in face for face in faces) == (language == "ru")


def test_against_bots_the_next_game_is_one_press_away_and_who_watches_goes_along(
    guest: Callable[..., Any], inn: House
) -> None:
    ada = guest("Ada").set_up(["Bot, steady"], pace="Swift")
    ada.open_table()
    ada.start()
    old = ada.page.url
    wanda = guest("Wanda").visit(f"/watch/{ada.table}")
    inn.play_for(ada)
    expect(wanda.page.get_by_role("alertdialog")).to_be_visible()
    expect(wanda.button("Go along")).to_have_count(0)
    ada.page.goto(old)
    ada.press(ada.button("Once more"))
    ada.page.wait_for_url(lambda url: url != old)
    expect(ada.page.get_by_role("region", name="Your decision")).to_be_visible()
    wanda.press(wanda.button("Go along"))
    wanda.page.wait_for_url(f"**/watch/{ada.table}")

    new = ada.page.url
    ada.page.goto(old)
    ada.press(ada.button("Once more"))  # the game there has begun: one only goes back to it
    ada.page.wait_for_url(new)
