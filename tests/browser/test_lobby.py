"""Before the game: changing one's mind about whom to play, and a draft."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import PHONE
from tests.browser.guests import Finger, Guest, Typist
from tests.browser.inns import House
from tests.browser.test_access import AXE, findings

OUTSIDE = """all => all.map(it => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    .map(([it]) => it.innerText)"""


def test_who_waits_changes_their_mind(guest: Callable[..., Any], inn: House) -> None:
    seats = [{"character": "fiona"}, {"character": "gerki"}, {"character": "zot", "bot": "random"}]
    link = f"{inn.address}/t/{inn.client.open_table(seats, pace='swift')}"
    ada, ben = guest("Ada").sit_down(link), guest("Ben", Finger, PHONE).sit_down(link)
    expect(plays(ada)).to_have_text("You play Fiona")
    expect(plays(ben)).to_have_text("You play Gerki")
    for taken in ("Gerki taken by Ben", "Zot taken by Bot"):
        expect(mine(ada).get_by_role("radio", name=taken)).to_be_disabled()

    ada.press(mine(ada).get_by_text("Gog"))
    for everybody in (ada, ben):
        expect(chair(everybody, "Ada")).to_contain_text("Gog")
    expect(plays(ada)).to_have_text("You play Gog")
    expect(mine(ben).get_by_role("radio", name="Gog taken by Ada")).to_be_disabled()

    ben.press(mine(ben).get_by_text("Fiona"))
    expect(chair(ada, "Ben")).to_contain_text("Fiona")
    ada.page.reload()
    expect(mine(ada).get_by_role("radio", name="Gog")).to_be_checked()

    expect(ben.button("Start the game")).to_have_count(0)
    ben.press(ben.button("I am ready"))
    expect(chair(ada, "Ben")).to_contain_text("here, ready")
    ben.press(ben.button("You are ready"))
    expect(chair(ada, "Ben")).not_to_contain_text("ready")
    ada.press(ada.button("Start it when everybody is ready"))
    ben.press(ben.button("I am ready"))
    for everybody in (ada, ben):
        expect(everybody.page.locator(".prompt")).to_be_visible()
    ada.wait_until(ada.view, "for the game")
    assert [player["character"] for player in ada.view()["players"]] == ["gog", "fiona", "zot"]


def test_each_pace_explains_itself(guest: Callable[..., Any]) -> None:
    ada = guest("Ada").visit()
    ada.press(ada.page.get_by_role("tab", name="Pace"))
    hints = {"Even": "lasts equally long", "Swift": "Bots answer at once", "Natural": "Bots think for a moment"}
    for pace, hint in hints.items():
        ada.page.get_by_role("group", name="Pace").get_by_text(pace, exact=True).hover()
        expect(ada.page.get_by_text(hint)).to_be_visible()


def test_friends_in_the_same_network_are_let_in_by_one_press(guest: Callable[..., Any], inn: House) -> None:
    """The inn answers as it would: it opens to no network in a test."""
    network = {"address": "", "openable": True}
    ada = guest("Ada")

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            network["address"] = "http://192.168.0.7:8765"
        route.fulfill(json=network)

    ada.page.route(re.compile("/network(/open)?$"), answer)
    table = inn.client.open_table([{}, {}])
    ada.sit_down(f"{inn.address}/t/{table}")
    code, link = ada.page.get_by_role("img", name="The link as a code"), ada.page.get_by_label("The link of this table")
    expect(ada.page.get_by_text("and everybody else there, unencrypted, until you close the inn")).to_be_visible()
    expect(code).to_have_count(0)
    here_only = ada.page.get_by_text("This link works on this computer only.")
    expect(here_only).to_be_visible()
    ada.press(ada.button("Open the inn to my network"))
    expect(code).to_be_visible()
    expect(here_only).to_have_count(0)
    expect(link).to_have_value(f"http://192.168.0.7:8765/t/{table}")
    ada.press(ada.page.get_by_text("Friends elsewhere?"))
    expect(ada.page.get_by_text(".venv/bin/innkeeper open --host 0.0.0.0 --name inn.example")).to_be_visible()


def test_two_people_and_two_bots_draft(guest: Callable[..., Any]) -> None:
    """One has a laptop and uses its keys alone, one has a phone, one watches."""
    ada = guest("Ada", Typist, bypass_csp=True)
    ada.set_up(["A friend", "Bot, steady", "Bot, tipsy"], characters="Draft", pace="Swift", time_for_a_turn="60 s")
    link = ada.open_table()
    ben = guest("Ben", Finger, PHONE, bypass_csp=True).sit_down(link)
    expect(ben.page.get_by_text("Characters are drafted here")).to_be_visible()
    ada.start()
    watcher = guest("Cleo").visit(f"/watch/{ada.table}")
    expect(order(watcher)).to_have_count(4)
    expect(watcher.button("Play")).to_have_count(0)

    chosen: dict[str, str] = {}
    begun = laid(ada)
    for name in [begun["seats"][number]["name"] for number in begun["draft"]["order"]]:
        for chooser in [one for one in (ada, ben) if one.name == name]:
            chosen[name] = draft(chooser, chosen)
    for somebody in (ada, ben):
        expect(somebody.page.locator(".prompt")).to_be_visible()
    ada.wait_until(ada.view, "for the game")
    cast = {player["name"]: player["character"] for player in ada.view()["players"]}
    assert chosen.items() <= cast.items() and len(set(cast.values())) == 4
    watcher.wait_until(watcher.view, "for the game")
    assert {player["name"]: player["character"] for player in watcher.view()["players"]} == cast


def draft(guest: Guest, gone: dict[str, str]) -> str:
    """Choose the first character that is left, when it is one's turn; it is lit, timed and within reach."""
    expect(guest.page.get_by_role("heading", name="Choose your character")).to_be_visible()
    expect(guest.page.get_by_role("timer")).to_be_visible()
    expect(order(guest).and_(guest.page.locator("[aria-current=step]"))).to_contain_text(guest.name)
    expect(guest.button("Choose one")).to_be_disabled()
    for other, character in gone.items():
        expect(all_characters(guest).locator(f"[value={character}]")).to_be_disabled()
        expect(all_characters(guest).get_by_role("radio", name=f"taken by {other}")).to_have_count(1)
    guest.page.reload()
    free = all_characters(guest).locator("input:enabled").first
    character = str(free.get_attribute("value"))
    if isinstance(guest, Typist):
        guest.tab_to(free)
        guest.page.keyboard.press("Space")
    else:
        guest.press(all_characters(guest).locator("label:has(input:enabled)").first)
    play = guest.button(f"Play {character.capitalize()}")
    expect(play).to_be_enabled()
    expect(guest.page.get_by_role("link", name="Look at the cards")).to_be_visible()
    chosen = all_characters(guest).locator("label:has(input:checked)")
    assert chosen.or_(play).or_(order(guest)).evaluate_all(OUTSIDE) == []
    if AXE.is_file():
        assert findings(guest) == []
    guest.press(play)
    return character


def laid(guest: Guest) -> Any:
    """The table as the inn has shown it last, once the draft has begun."""

    def last() -> Any:
        return next(message for message in reversed(guest.heard) if message["type"] == "table")

    guest.wait_until(lambda: last()["draft"], "for the draft")
    return last()


def plays(guest: Guest) -> Locator:
    return guest.page.get_by_role("heading", name="You play")


def mine(guest: Guest) -> Locator:
    return guest.page.get_by_role("radiogroup", name="Your character")


def all_characters(guest: Guest) -> Locator:
    return guest.page.get_by_role("radiogroup", name="Characters")


def order(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name="The order").get_by_role("listitem")


def chair(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("list", name="The chairs").get_by_role("button", name=name)


def test_sides_are_seated_by_keys_and_opened_as_they_stand(guest: Callable[..., Any]) -> None:
    """Whoever joins sees who is on their team, and changes to the other one before the start."""
    ada = guest("Ada", Typist)
    ada.set_up(["A friend", "Bot, steady", "Bot, tipsy"], pace="Swift")
    ada.press(ada.page.get_by_role("tab", name="Mode and sides"))
    way(ada, "Two-Headed Dragon").press("Space")
    teams = ada.page.get_by_role("list", name="Sides").get_by_role("listitem")
    expect(teams).to_have_text([re.compile("The Hearth.*your team.*You, A friend"), re.compile("The Door.*Bot, Bot")])
    chairs = ada.page.get_by_role("list", name="The chairs").get_by_role("button")
    for number in (1, 2):
        ada.press(chairs.nth(number))
    expect(teams).to_have_text([re.compile("You, Bot"), re.compile("A friend, Bot")])
    link = ada.open_table()
    ben = guest("Ben", Finger, PHONE).sit_down(link)
    seen = ben.page.get_by_role("list", name="Sides").get_by_role("listitem")
    expect(seen).to_have_text([re.compile("The Hearth *Ada, "), re.compile("The Door.*your team *Ben, ")])
    ben.press(ben.page.get_by_role("button", name="bot · steady"))
    expect(seen.first).to_have_text(re.compile("The Hearth.*your team *Ada, Ben"))
    expect(ada.page.get_by_role("list", name="Sides").get_by_role("listitem").first).to_contain_text("Ada, Ben")


def test_a_mode_that_cannot_be_had_says_why_and_what_helps(guest: Callable[..., Any]) -> None:
    ada = guest("Ada", bypass_csp=True)
    ada.set_up(["Bot, steady", "Bot, steady"], characters="Pick")
    ada.press(ada.page.get_by_role("tab", name="Mode and sides"))
    line = ada.page.get_by_role("listitem").filter(has_text="Two-Headed Dragon")
    expect(line).to_contain_text("Two-Headed Dragon is for 4, 6, 8, 10 players, not 3.")
    expect(way(ada, "Two-Headed Dragon")).to_be_disabled()
    if AXE.is_file():
        assert findings(ada) == []
    ada.press(line.get_by_role("button", name="Add a chair"))
    expect(way(ada, "Two-Headed Dragon")).to_be_checked()
    expect(ada.page.get_by_role("list", name="Sides").get_by_role("listitem")).to_have_count(2)
    expect(ada.button("Open the table")).to_be_enabled()


def way(guest: Guest, name: str) -> Locator:
    """A way to play."""
    return guest.page.get_by_role("radiogroup", name="How do you play?").get_by_role("radio", name=name)


def test_variants_are_agreed_on_by_keys_and_shown_to_who_waits(guest: Callable[..., Any]) -> None:
    """A second Drink Deck brings the Bar Deck along; of Prizes one is taken out."""
    ada = guest("Ada", Typist, bypass_csp=True)
    ada.set_up(["Bot, steady"], pace="Swift")
    ada.press(ada.page.get_by_role("tab", name="Drinks and extras"))
    bar = ada.page.get_by_role("checkbox", name="Bar Deck")
    expect(bar).not_to_be_checked()
    ada.tab_to(ada.page.get_by_role("checkbox", name="Drink Deck 2"))
    ada.page.keyboard.press("Space")
    expect(bar).to_be_checked()
    expect(bar).to_be_disabled()
    expect(bar).to_have_accessible_description("Several Drink Decks are played with it.")
    ada.tab_to(ada.page.get_by_role("checkbox", name="Prizes"))
    ada.page.keyboard.press("Space")
    ada.press(ada.button("Choose which: 6 of 6"))
    ada.tab_to(ada.page.get_by_role("checkbox", name="Absorbent Towel"))
    ada.page.keyboard.press("Space")
    expect(ada.button("Choose which: 5 of 6")).to_be_visible()
    if AXE.is_file():
        assert findings(ada) == []
    ada.open_table()
    agreed = ada.page.locator("dl")
    expect(agreed).to_contain_text("Drink Deck 1, Drink Deck 2")
    expect(agreed).to_contain_text("Bar Deck · Prizes: Talisman of Liquid Courage")
    expect(agreed).not_to_contain_text("Absorbent Towel")
