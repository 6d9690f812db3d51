"""From what is asked to an answer: what may be chosen is within reach, and what helps to choose is not hidden."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from innkeeper.packs import open_box
from innkeeper.server.messages import Asked, ViewShown
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import HAND, Finger, Guest, Typist
from tests.browser.inns import House
from tests.browser.moments import HINT, Showing

Come = Callable[..., Any]

# Where the arrows of Gold begin and end.
ARROWS = """() => [...document.querySelectorAll(".arrows path[stroke='#ecd07a']")].map(arrow => {
    const at = (length) => arrow.getPointAtLength(length).matrixTransform(arrow.getScreenCTM());
    return [at(0), at(arrow.getTotalLength())].map(({x, y}) => ({x, y}));
})"""
# Names that stand out in the log though a title is open before them.
NAMES_IN_TITLES = """names => names.filter(it => {
    let before = "";
    for (let node = it.previousSibling; node; node = node.previousSibling) before = node.textContent + before;
    return before.lastIndexOf("“") > before.lastIndexOf("”");
}).map(it => it.parentElement.textContent)"""


def plays(question: Asked) -> list[int]:
    """The places in the hand of what may be played, and picked as well."""
    return [option.hand for option in question.options if option.what == "play" and option.hand in question.picks]


@pytest.mark.parametrize(
    ("kind", "device"), [(Guest, LAPTOP), (Typist, LAPTOP), (Finger, PHONE)], ids=["mouse", "keys", "touch"]
)
def test_a_card_may_be_played_instead_of_discarded(
    guest: Come, inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """It is marked to be discarded first; then both ways are open."""
    showing = Showing(guest("Ada", kind, device), inn)
    _, question = showing.moment(2, lambda _, asked: asked.what == "discard" and plays(asked))
    ada, place = showing.guest, plays(question)[0]
    ada.press_card(place)
    expect(ada.page.locator(HAND).nth(place)).to_have_attribute("aria-pressed", "true")
    expect(ada.button("Discard 1 card")).to_be_enabled()
    by_keys = kind is Typist
    ada.page.keyboard.press("p") if by_keys else ada.press(ada.page.get_by_role("button", name=re.compile("^Play “")))
    if plays(question).count(place) > 1:
        ada.page.keyboard.press("1") if by_keys else ada.press(ada.page.locator(".aim, [data-option]").first)
    chosen = showing.chosen()
    assert chosen["decision"] == question.decision and question.options[chosen["answer"]].hand == place


def test_one_may_think_again_about_playing_it(guest: Come, inn: House) -> None:
    """With P one comes to the ways to play it. Esc goes back to the cards that were picked, and then to none."""
    showing = Showing(guest("Ada"), inn)
    ada = showing.guest
    _, question = showing.moment(2, lambda _, it: it.what == "discard" and len(plays(it)) > len(set(plays(it))))
    place = next(place for place in plays(question) if plays(question).count(place) > 1)
    ada.press_card(place)
    ada.page.keyboard.press("p")
    expect(ada.page.locator(".aim")).to_have_count(plays(question).count(place))
    ada.page.keyboard.press("Escape")
    expect(ada.button("Discard 1 card")).to_be_enabled()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(0)


def test_a_reason_hides_no_choice(guest: Come, inn: House) -> None:
    """Beside the ways to go on there is what follows, the rule, the veteran's hint, and why a card cannot be played."""
    showing = Showing(guest("Ada"), inn)
    ada = showing.guest
    view, question = showing.moment(3, lambda view, it: it.what == "order" and any(card.why_not for card in view.hand))
    why = next(card.why_not for card in view.hand if card.why_not)
    decision, ways = ada.page.get_by_role("region", name="Your decision"), ada.page.locator(".aim")
    whom = [option for option in question.options if option.what == "give"]
    expect(ways).to_have_count(len(whom))
    expect(decision).to_contain_text(question.then)
    expect(decision.get_by_role("button", name="Rule")).to_be_visible()
    ada.press(ada.page.locator("[data-hand]:not([data-lit=true])").first)
    expect(decision).to_contain_text(why)
    expect(ways).to_have_count(len(whom))
    ada.page.keyboard.press("Escape")
    expect(decision).not_to_contain_text(why)
    ada.press(ada.button("Hint"))
    expect(decision).to_contain_text(HINT)
    expect(ways).to_have_count(len(whom))


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_a_hint_lights_the_card_and_the_player_it_means(
    guest: Come, inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """Where it is hard to tell, it lights nothing."""

    def hits(_: ViewShown, asked: Asked) -> object:
        return asked.what == "action" and any(len(option.targets) == 1 for option in asked.options)

    showing = Showing(guest("Ada", kind, device), inn)
    view, question = showing.moment(3, hits)
    page = showing.guest.page
    lit_cards, lit_boards = (
        page.locator(f"{HAND}[data-advised]"),
        page.locator(".seat[data-advised], .mseat[data-advised]"),
    )
    showing.guest.press(showing.guest.button("Hint"))
    expect(page.locator(".prompt")).to_contain_text(HINT)
    expect(lit_cards).to_have_count(0)
    showing.advice = next(place for place, option in enumerate(question.options) if len(option.targets) == 1)
    meant = question.options[showing.advice]
    showing.guest.press(showing.guest.button("Hint"))
    expect(lit_cards).to_have_count(1)
    expect(lit_cards).to_contain_text(title_of(view.hand[meant.hand].card))
    expect(lit_boards).to_have_count(1)
    expect(lit_boards).to_contain_text(view.players[meant.targets[0]].name)


def title_of(card: int) -> str:
    return open_box().faces[card].title


def test_the_arrow_of_an_ante_leads_to_the_purse(guest: Come, inn: House) -> None:
    def antes(view: ViewShown, _: Asked) -> bool:
        due = [it for it in view.threats if it.seat == view.you and it.gold < view.players[it.seat].gold]
        return bool(due and view.going_on and view.going_on[-1].what == "payment")

    showing = Showing(guest("Ada"), inn)
    showing.moment(4, antes)
    page = showing.guest.page
    pill, purse = (page.locator(which).last.bounding_box() for which in (".stack .note", ".rail .gold"))
    assert pill and purse
    assert any(
        abs(start["x"] - pill["x"] - pill["width"]) < 3
        and pill["y"] < start["y"] < pill["y"] + pill["height"]
        and -30 < end["x"] - purse["x"] < 10
        and purse["y"] < end["y"] < purse["y"] + purse["height"]
        for start, end in page.evaluate(ARROWS)
    )


def test_no_name_stands_out_in_a_title(guest: Come, inn: House) -> None:
    """There are cards which begin with I, and somebody who is called so."""
    showing = Showing(guest("I"), inn)
    showing.moment(3, lambda view, _: any("“I " in fact.text for fact in view.facts), cast=("eve", "zot", "fiona"))
    told = showing.guest.page.get_by_role("log")
    expect(told).to_contain_text("“I ")
    assert told.locator("b").evaluate_all(NAMES_IN_TITLES) == []
