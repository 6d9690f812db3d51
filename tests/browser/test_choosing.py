"""From what is asked to an answer: what may be chosen is within reach, and what helps to choose is not hidden."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import GAMES, HAND, Finger, Guest, Typist, play_on
from tests.browser.inns import House

Come = Callable[..., Any]

ARROW_ENDS = """() => {
    const arrow = [...document.querySelectorAll(".arrows path[stroke='#ecd07a']")].at(-1);
    const at = (length) => arrow.getPointAtLength(length).matrixTransform(arrow.getScreenCTM());
    return [at(0), at(arrow.getTotalLength())].map(({x, y}) => ({x, y}));
}"""
# Names that stand out in the log though a title is open before them.
NAMES_IN_TITLES = """names => names.filter(it => {
    let before = "";
    for (let node = it.previousSibling; node; node = node.previousSibling) before = node.textContent + before;
    return before.lastIndexOf("“") > before.lastIndexOf("”");
}).map(it => it.parentElement.textContent)"""


def at_table(guest: Come, inn: House, name: str = "Ada", bots: int = 1, **how: Any) -> Guest:
    """A guest who plays Eve, most of whose hands hold something that is good at any time, with bots."""
    table = inn.client.open_table([{"character": "eve"}] + [{"bot": "regular"}] * bots, pace="swift")
    ada: Guest = guest(name, **how).sit_down(f"{inn.address}/t/{table}")
    ada.start()
    return ada


def until_asked(guest: Guest, so: Callable[[Guest], bool]) -> None:
    """Play until something is asked at such a moment; every question is looked at before it is answered."""
    for _ in range(GAMES):
        while not (seen := guest.look()).over:
            if seen.is_asked_afresh and guest.view()["question"] and so(guest):
                return
            if seen.is_asked:
                guest.act(seen)
        guest.once_more().start()
    raise AssertionError(f"it did not come to that in {GAMES} games")


def is_asked_for(what: str) -> Callable[[Guest], bool]:
    return lambda guest: bool(guest.view()["question"]["what"] == what)


def plays(guest: Guest) -> list[int]:
    """The places in the hand of what may be played."""
    return [option["hand"] for option in guest.view()["question"]["options"] if option["what"] == "play"]


@pytest.mark.parametrize(
    ("kind", "device"), [(Guest, LAPTOP), (Typist, LAPTOP), (Finger, PHONE)], ids=["mouse", "keys", "touch"]
)
def test_a_card_may_be_played_instead_of_discarded(
    guest: Come, inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """It is marked to be discarded first; then both ways are open."""
    ada = at_table(guest, inn, kind=kind, device=device)
    until_asked(ada, lambda it: is_asked_for("discard")(it) and bool(plays(it)))
    question, place = ada.view()["question"], plays(ada)[0]
    ada.press_card(place)
    expect(ada.page.locator(HAND).nth(place)).to_have_attribute("aria-pressed", "true")
    expect(ada.button("Discard 1 card")).to_be_enabled()
    by_keys = kind is Typist
    ada.page.keyboard.press("p") if by_keys else ada.press(ada.page.get_by_role("button", name=re.compile("^Play “")))
    if sum(option["hand"] == place for option in question["options"]) > 1:
        ada.page.keyboard.press("1") if by_keys else ada.press(ada.page.locator(".aim, [data-option]").first)
    ada.wait_until(lambda: any(it["type"] == "choose" for it in ada.sent[-1:]), "to answer")
    chosen = ada.sent[-1]
    assert chosen["decision"] == question["decision"] and question["options"][chosen["answer"]]["hand"] == place
    ada.wait_until(
        lambda: any(it.get("decision") == chosen["decision"] for it in ada.heard if it["type"] == "taken"), ""
    )


def test_one_may_think_again_about_playing_it(guest: Come, inn: House) -> None:
    """With P one comes to the ways to play it. Esc goes back to the cards that were picked, and then to none."""
    ada = at_table(guest, inn)
    until_asked(ada, lambda it: is_asked_for("discard")(it) and len(plays(it)) > len(set(plays(it))))
    place = next(place for place in plays(ada) if plays(ada).count(place) > 1)
    ada.press_card(place)
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".aim")).to_have_count(plays(ada).count(place))
    ada.page.keyboard.press("Escape")
    expect(ada.button("Discard 1 card")).to_be_enabled()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(0)


def test_a_reason_hides_no_choice(guest: Come, inn: House) -> None:
    """Beside the ways to go on there is what follows, the rule, the veteran's hint, and why a card cannot be played."""
    ada = at_table(guest, inn)
    shaded = ada.page.locator("[data-hand]:not([data-lit=true])")
    until_asked(ada, lambda it: is_asked_for("order")(it) and shaded.count() > 0)
    question, hand = ada.view()["question"], ada.view()["hand"]
    why = next(card["why_not"] for card in hand if card["why_not"])
    decision, ways = ada.page.get_by_role("region", name="Your decision"), ada.page.locator(".aim")
    whom = [option for option in question["options"] if option["what"] == "give"]
    expect(ways).to_have_count(len(whom))
    expect(decision).to_contain_text(question["then"])
    expect(decision.get_by_role("button", name="Rule")).to_be_visible()
    ada.press(shaded.first)
    expect(decision).to_contain_text(why)
    expect(ways).to_have_count(len(whom))
    ada.page.keyboard.press("Escape")
    expect(decision).not_to_contain_text(why)
    ada.press(ada.button("Hint"))
    ada.wait_until(lambda: any(it["type"] == "hint" for it in ada.heard), "for a hint")
    expect(decision).to_contain_text(next(it["text"] for it in ada.heard if it["type"] == "hint"))
    expect(ways).to_have_count(len(whom))


def test_the_arrow_of_an_ante_leads_to_the_purse(guest: Come, inn: House) -> None:
    ada = at_table(guest, inn, bots=3)
    ada.page.keyboard.press("h")

    def antes() -> bool:
        view = ada.view()
        due = [
            it
            for it in view["threats"]
            if it["seat"] == view["you"] and it["gold"] < view["players"][it["seat"]]["gold"]
        ]
        return bool(view["question"] and view["going_on"] and view["going_on"][-1]["what"] == "payment" and due)

    until_asked(ada, lambda _: antes())
    start, end = ada.page.evaluate(ARROW_ENDS)
    pill, purse = (ada.page.locator(which).last.bounding_box() for which in (".stack .note", ".rail .gold"))
    assert pill and purse
    assert abs(start["x"] - pill["x"] - pill["width"]) < 3 and pill["y"] < start["y"] < pill["y"] + pill["height"]
    assert -30 < end["x"] - purse["x"] < 10 and purse["y"] < end["y"] < purse["y"] + purse["height"]


def test_no_name_stands_out_in_a_title(guest: Come, inn: House) -> None:
    """There are cards which begin with I, and somebody who is called so."""
    ada = at_table(guest, inn, name="I", bots=2)
    told = ada.page.get_by_role("log")
    play_on([ada], lambda: "“I " in told.inner_text())
    assert told.locator("b").evaluate_all(NAMES_IN_TITLES) == []
