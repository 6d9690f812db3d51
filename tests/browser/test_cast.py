"""Choosing a character in the lobby, however many there are."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from innkeeper.packs import open_box
from innkeeper.server.showing.cards import show_cards
from tests.browser.casts import have_cast
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest, Typist
from tests.browser.test_access import AXE, findings

Come = Callable[..., Any]
FEW = 20  # characters that are all seen at once
LAID = Path(__file__).with_name("lobby.js").read_text("utf-8")
COLUMNS = "it => getComputedStyle(it).gridTemplateColumns.split(' ').length"
# What the page has kept itself stays as it is.
KEEP = """settings => {
  const kept = JSON.parse(localStorage["innkeeper.settings"] ?? "{}");
  if (!("name" in kept)) localStorage["innkeeper.settings"] = JSON.stringify({ ...kept, ...settings });
}"""


@pytest.mark.parametrize(("size", "language"), [(8, "en"), (17, "ru"), (47, "en"), (47, "ru")])
@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_all_characters_are_there_at_once(
    guest: Come, size: int, language: str, kind: type[Guest], device: dict[str, Any]
) -> None:
    """A laptop's page does not scroll; the list does inside it, when there are many."""
    ada = settled(guest("Ada", kind, device), language=language, name="Ada", character="zot")
    have_cast(ada, size)
    ada.visit()
    tiles = ada.page.get_by_role("radiogroup").get_by_role("radio")
    expect(tiles).to_have_count(size)
    for chair in (0, 1, 2):
        ada.press(ada.page.locator(".chairs button").nth(chair))
        laid = ada.page.evaluate(LAID)
        assert laid["faults"] == []
        if device is LAPTOP:
            assert laid["page"] <= 0
            assert (laid["list"] > 0) == (size > FEW)
    if device is PHONE:
        tiles.last.scroll_into_view_if_needed()
        expect(ada.page.locator(".sheet .lit")).to_be_in_viewport(ratio=1)
        assert ada.page.locator(".tiles").first.evaluate(COLUMNS) == 4


def test_a_character_is_found_by_name_by_deed_and_by_what_it_plays_with(guest: Come) -> None:
    ada = guest("Ada")
    have_cast(ada, 9)  # to Serena
    ada.visit()
    expect(names(ada)).to_have_count(9)
    search = ada.page.get_by_role("searchbox")
    negating = speaking_of("negate win round") & values(ada)
    for words, found in (
        ("zot", {"zot"}),
        ("piety", {"serena"}),
        ("HALFLING", {"gerki"}),
        ("lich king", {"zot"}),
        ("negate win round", negating),
    ):
        search.fill(words)
        ada.wait_until(lambda found=found: values(ada) == found, f"for {words}")
    search.fill("nobody says such a thing")
    expect(ada.page.get_by_text("Nobody here is called “nobody says such a thing”")).to_be_visible()
    ada.press(ada.button("Show all"))
    expect(names(ada)).to_have_count(9)


def test_simple_ones_those_with_parts_and_favourites_can_be_looked_through(guest: Come) -> None:
    ada = guest("Ada").visit()
    owners = {key for key, it in open_box().characters.items() if it.components}
    ada.choose("Which characters", "Has parts")
    ada.wait_until(lambda: values(ada) == owners, "for those with parts")
    ada.choose("Which characters", "Favourites")
    expect(ada.page.get_by_text("You have no favourites yet")).to_be_visible()
    ada.choose("Which characters", "Simple")
    ada.wait_until(lambda: values(ada) == set(open_box().characters) - owners, "for simple ones")

    ada.press(tile(ada, "Zot"))
    ada.press(ada.button("Zot is a favourite of mine"))
    ada.page.reload()
    ada.choose("Which characters", "Favourites")
    ada.wait_until(lambda: values(ada) == {"zot"}, "for favourites")
    expect(ada.button("Zot is a favourite of mine")).to_have_attribute("aria-pressed", "true")


def test_the_character_at_hand_says_who_it_is_and_what_it_owns(guest: Come) -> None:
    ada = guest("Ada").visit()
    look = ada.page.locator(".look")
    expect(look).to_contain_text("Chance picks somebody of the")
    ada.press(tile(ada, "Serena"))
    for words in ("the Pious", "orc paladin", "Box 3", "takes some practice", "Hard blows cost Piety"):
        expect(look).to_contain_text(words)
    expect(look.locator(".cp b")).to_have_text("8")
    expect(look.get_by_role("link", name="Look at the cards")).to_have_attribute("href", "/deck?deck=serena")
    expect(ada.button("Play now")).to_contain_text("Serena and three bots")
    ada.press(tile(ada, "Zot"))
    expect(look).to_contain_text("easy to play")


def test_chance_leaves_out_boxes_that_are_not_ticked(guest: Come) -> None:
    """Four chairs, four characters in the one box that is left: everybody comes from there."""
    box = {"dimli", "eve", "fleck", "gog"}
    ada = guest("Ada").visit()
    expect(names(ada)).to_have_count(len(open_box().characters))
    for tick in ada.page.get_by_role("checkbox").all():
        tick.set_checked(tick.get_attribute("aria-label") == "Random picks from Box 2", force=True)
    expect(ada.page.locator(".shelves section:not(.off) .box")).to_have_text("Box 24")
    expect(ada.page.get_by_role("radio", name="Random", exact=True)).to_be_checked()
    ada.open_table()
    table = ada.context.request.get(f"{ada.address}/tables/{ada.table}").json()
    assert {seat["character"] for seat in table["seats"]} == box


def test_whom_another_chair_has_cannot_be_had_and_says_why(guest: Come) -> None:
    ada = guest("Ada").visit()
    ada.press(chairs(ada).nth(2))
    ada.press(tile(ada, "Zot"))
    expect(chairs(ada).nth(2)).to_contain_text("Zot")
    ada.press(chairs(ada).nth(0))
    expect(ada.page.get_by_role("radio", name="Zot taken by Chair 3")).to_be_disabled()
    expect(ada.page.locator("label:has([value=zot])")).to_have_attribute("title", "Zot: taken by Chair 3")
    while chairs(ada).count() < 10 or "Add a chair" in chairs(ada).last.inner_text():
        ada.press(chairs(ada).last)
    expect(ada.page.get_by_text("Ten is the most a table has.")).to_be_visible()


def test_a_draft_says_why_nobody_has_a_character_and_can_be_called_off(guest: Come) -> None:
    ada = guest("Ada").set_up(["A friend", "Bot, steady", "Bot, steady"], characters="Draft")
    ada.press(ada.page.get_by_role("tab", name="Who plays"))
    expect(ada.page.get_by_text("Characters are drafted when the game starts")).to_be_visible()
    ada.press(ada.button("Pick them now instead"))
    expect(names(ada).first).to_be_visible()


def test_characters_are_one_stop_for_tab_and_arrows_go_from_box_to_box(guest: Come) -> None:
    ada: Typist = guest("Ada", Typist)
    settled(ada, character="zot").visit()
    ada.tab_to(ada.page.locator("input[value=zot]"))
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("input[value=dimli]")).to_be_checked()
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate("document.activeElement.type") == "checkbox"
    ada.tab_to(ada.page.get_by_role("tab", name="Who plays"))
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_role("tab", name="Pace")).to_be_focused()
    expect(ada.page.get_by_role("group", name="Pace")).to_be_visible()


def test_a_card_is_found_by_its_title_in_either_language(guest: Come) -> None:
    ada = settled(guest("Ada"), language="ru").visit("/deck")
    search, cards = ada.page.get_by_role("searchbox"), ada.page.locator("a .card, a:has(.card) .card")
    for words in ("ogre headlock", "огра захват"):
        search.fill(words)
        expect(cards).to_have_count(1)
        expect(cards).to_contain_text("И тут я беру огра в захват")


def test_another_language_leaves_the_table_as_it_was_set_up(guest: Come) -> None:
    ada = guest("Ada").visit()
    ada.press(chairs(ada).nth(4))
    expect(chairs(ada)).to_have_count(6)
    ada.press(tile(ada, "Gog"))
    ada.press(ada.button("Русский"))
    expect(ada.page.locator(".look")).to_contain_text("полуогр варвар")
    expect(ada.page.locator(".chairs button")).to_have_count(6)


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core comes with what the page is built with")
@pytest.mark.parametrize("contrast", ["usual", "high"])
@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_everybody_can_set_up_a_table(guest: Come, contrast: str, kind: type[Guest], device: dict[str, Any]) -> None:
    """Nothing serious is found by axe: with many characters, one taken, with nobody found, and in a draft."""
    ada = settled(guest("Ada", kind, device, bypass_csp=True), contrast=contrast, favourites=["eve"], leftOut=["RDI2"])
    have_cast(ada, 47)
    ada.visit()
    ada.press(chairs(ada).nth(2))
    ada.press(tile(ada, "Serena"))
    ada.press(chairs(ada).nth(0))
    expect(ada.page.get_by_role("radio", name="Serena taken by Chair 3")).to_be_disabled()
    found = findings(ada)
    ada.page.get_by_role("searchbox").fill("nobody says such a thing")
    expect(ada.button("Show all")).to_be_visible()
    found += findings(ada)
    ada.press(ada.page.get_by_role("tab", name="Pace"))
    ada.choose("Characters", "Draft")
    found += findings(ada)
    ada.press(ada.page.get_by_role("tab", name="Who plays"))
    expect(ada.button("Pick them now instead")).to_be_visible()
    assert found + findings(ada) == []


def speaking_of(words: str) -> set[str]:
    """Who is found by words that stand on cards."""
    said = dict.fromkeys(open_box().characters, "")
    for card in show_cards(open_box()):
        if card.character:
            said[card.character] += f" {card.title} {card.text}".lower()
    return {key for key, text in said.items() if all(word in text for word in words.split())}


def settled(guest: Guest, **settings: Any) -> Guest:
    """With settings from earlier evenings."""
    guest.context.add_init_script(f"({KEEP})({json.dumps(settings)})")
    return guest


def chairs(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name="The chairs").get_by_role("button")


def names(guest: Guest) -> Locator:
    return guest.page.get_by_role("radiogroup", name="Characters").get_by_role("radio")


def values(guest: Guest) -> set[str]:
    return set(names(guest).evaluate_all("all => all.map(it => it.value)"))


def tile(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("radiogroup", name="Characters").get_by_text(name, exact=True)
