"""The card workshop: a character from nothing to a table at which others read its cards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import ROOT, House
from tests.packs.small import CHARACTER

HIGH = """localStorage["innkeeper.settings"] = JSON.stringify({ contrast: "high" })"""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
GRAVE = ("serious", "critical")
FILE = "The same, as a file"
RIGHT = "Nothing is wrong with it."


def at_work(guest: Guest, inn: House, hash_: str = "") -> Page:
    """Somebody in the workshop, with a pack on the bench."""
    page = guest.page
    page.goto(f"{inn.address}/workshop{hash_}")
    expect(page.locator(".slat").first).to_be_visible()
    return page


def written(page: Page) -> str:
    return page.get_by_role("textbox", name=FILE).input_value()


def test_a_character_is_made_from_nothing_and_played(guest: Callable[..., Any], inn: House) -> None:
    page = at_work(guest("Ada"), inn)
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.get_by_role("button", name="Character", exact=True).click()
    page.get_by_label("Id: small letters").fill("berta")
    page.get_by_label("Name", exact=True).fill("Berta")
    page.get_by_label("Epithet").fill("the Baker")
    page.get_by_role("button", name="A card").click()
    page.get_by_label("Title").fill("Hot from the oven!")
    page.get_by_label("Title").press("Tab")
    page.get_by_role("button", name="One copy more").click()
    page.get_by_label("Fortitude").fill("4")
    page.get_by_label("Fortitude").press("Tab")
    printed = page.get_by_label("As it is printed")
    expect(printed.get_by_text("Hot from the oven!")).to_be_visible()
    expect(printed).to_contain_text("Another player of your choice loses 4 Fortitude.")
    assert 'title: "Hot from the oven!"' in written(page) and "{fortitude: 4}" in written(page)
    page.get_by_role("button", name="Character", exact=True).click()
    page.get_by_role("button", name="as many as there are: 43").click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.get_by_role("button", name="Play it now").click()
    expect(page.locator("[data-seat]").first).to_be_visible()
    expect(page.get_by_text("Berta").first).to_be_visible()
    expect(page.locator(".back text").first).to_have_text("B")
    assert "/t/" in page.url


def test_what_is_renamed_loses_the_russian_name_it_began_with_and_no_other(
    guest: Callable[..., Any], inn: House
) -> None:
    page = at_work(guest("Ada"), inn)
    page.get_by_label("Title").fill("Hot from the oven!")
    page.get_by_label("Title").press("Tab")
    page.get_by_label("In Russian").fill("Прямо из печи!")
    page.get_by_label("In Russian").press("Tab")
    page.get_by_label("Title").fill("Fresh from the oven!")
    page.get_by_label("Title").press("Tab")
    page.get_by_role("button", name="Character", exact=True).click()
    for label, value in (("Name", "Berta"), ("Epithet", "the Baker"), ("How it plays, in a sentence", "Bakes.")):
        page.get_by_label(label, exact=True).fill(value)
        page.get_by_label(label, exact=True).press("Tab")
    file = written(page)
    assert "Fresh from the oven!" in file and "Прямо из печи!" in file
    assert all(ours not in file for ours in ("Осторожно, весло!", "Мира", "паромщица", "Бьёт со скамьи"))


def test_what_is_typed_and_what_is_chosen_are_the_same(guest: Callable[..., Any], inn: House) -> None:
    page = at_work(guest("Ada"), inn)
    file = page.get_by_role("textbox", name=FILE)
    file.fill(CHARACTER)
    expect(page.get_by_label("Title")).to_have_value("Hands off!")
    page.get_by_label("it picks").or_(page.get_by_role("combobox", name="pick")).first.select_option("anyone")
    assert "pick: anyone" in written(page)
    page.get_by_role("button", name="Undo").click()
    assert "pick: another" in written(page)


def test_a_mistake_is_told_at_its_place_and_repaired(guest: Callable[..., Any], inn: House) -> None:
    page = at_work(guest("Ada"), inn)
    page.get_by_role("textbox", name=FILE).fill(CHARACTER.replace("pick: another", "pick: anther"))
    expect(page.get_by_role("button", name="1 mistake, line 10")).to_be_visible()
    expect(page.locator(".slat").first.get_by_text("has a mistake")).to_be_attached()
    expect(page.get_by_role("button", name="Play it now")).to_be_disabled()
    page.get_by_role("button", name="Use another").first.click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    assert written(page) == CHARACTER


def test_the_lab_says_how_strong_it_is(guest: Callable[..., Any], inn: House) -> None:
    page = at_work(guest("Ada"), inn)
    page.get_by_role("button", name="Ask the lab").click()
    expect(page.get_by_role("img", name="with 95 % certainty")).to_be_visible()
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_text("The cards that matter most")).to_be_visible()
    page.get_by_role("button", name="One copy more").click()
    page.get_by_role("button", name="Compare with this version").click()
    expect(page.get_by_text("compared with the version before")).to_be_visible()
    page.get_by_role("button", name="Stop here").click()


def test_it_is_kept_and_shared_by_a_link(guest: Callable[..., Any], inn: House) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    page = at_work(ada, inn)
    page.get_by_role("textbox", name=FILE).fill(CHARACTER)
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.reload()
    expect(page.get_by_label("Title")).to_have_value("Hands off!")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("The link").input_value()
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(request.url))
    at_work(bob, inn, link.partition("/workshop")[2])
    assert written(bob.page) == CHARACTER
    assert not [url for url in asked if "pack=" in url.partition("#")[0]]


def test_others_see_what_was_brought_and_read_every_card(guest: Callable[..., Any], inn: House) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    page = at_work(ada, inn)
    title = "<b>Mind</b> the oar!"
    page.get_by_role("textbox", name=FILE).fill(CHARACTER.replace("Hands off!", title))
    expect(page.get_by_text(RIGHT)).to_be_visible()
    table = inn.client.open_table([{}, {}], pace="swift")
    ada.sit_down(f"{inn.address}/t/{table}")
    ada.page.get_by_role("button", name="Mira").click()
    expect(ada.page.get_by_role("link", name="read every card")).to_be_visible()
    bob.page.goto(f"{inn.address}/t/{table}")
    expect(bob.page.get_by_text("Characters brought along")).to_be_visible()
    with bob.context.expect_page() as opened:
        bob.page.get_by_role("link", name="read every card").click()
    expect(opened.value.get_by_text(title).first).to_be_in_viewport()
    assert opened.value.locator("b", has_text="Mind").count() == 0


def test_a_character_of_ones_own_is_chosen_in_the_lobby(guest: Callable[..., Any], inn: House) -> None:
    ada = guest("Ada")
    page = at_work(ada, inn)
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.wait_for_function("JSON.parse(localStorage['innkeeper.packs'] ?? '[]')[0]?.character")
    page.goto(inn.address)
    page.get_by_role("radio", name="Mira").check(force=True)
    ada.press(ada.button("Open the table"))
    expect(page.get_by_text("Characters brought along")).to_be_visible()
    expect(page.get_by_role("link", name="read every card").first).to_be_visible()


@pytest.mark.parametrize(
    ("kind", "device", "contrast"),
    [(Guest, LAPTOP, "usual"), (Guest, LAPTOP, "high"), (Finger, PHONE, "usual")],
    ids=["laptop", "laptop, high contrast", "phone"],
)
def test_everybody_can_work_there(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any], contrast: str
) -> None:
    ada = guest("Ada", kind, device, bypass_csp=True)
    if contrast == "high":
        ada.context.add_init_script(HIGH)
    page = at_work(ada, inn)
    page.evaluate(Path(AXE).read_text("utf-8"))
    panels = page.locator(".panels button").all() if kind is Finger else [None]
    found: list[str] = []
    for panel in panels:
        if panel is not None:
            panel.click()
        found += [f"{it['id']}: {it['nodes'][0]['target']}" for it in page.evaluate(RUN) if it["impact"] in GRAVE]
    for tab in ("Parts", "Both languages", "Character"):
        if kind is Finger:
            page.locator(".panels button").nth(1).click()
        page.get_by_role("button", name=tab, exact=True).click()
        found += [
            f"{tab}: {it['id']}: {it['nodes'][0]['target']}" for it in page.evaluate(RUN) if it["impact"] in GRAVE
        ]
    assert not found, "\n".join(found)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_worked_with_keys_alone(guest: Callable[..., Any], inn: House) -> None:
    page = at_work(guest("Ada"), inn)
    page.locator(".slat").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Title")).to_have_value("Hold on tight, everyone!")
    page.get_by_label("Title").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".stepper output")).to_have_text("3")


def test_it_speaks_russian(guest: Callable[..., Any], inn: House) -> None:
    page = at_work(guest("Ada", locale="ru"), inn)
    page.get_by_role("textbox", name="То же самое файлом").fill(CHARACTER.replace("pick: another", "pick: anther"))
    expect(page.get_by_text("неизвестное слово").first).to_be_visible()
    page.get_by_role("button", name="Написать another").first.click()
    expect(page.get_by_text("Ошибок нет.")).to_be_visible()
    expect(page.get_by_label("Как её напечатают")).to_contain_text("Другой игрок по вашему выбору теряет 2 Стойкости.")
