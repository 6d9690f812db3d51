"""What a character owns besides a hand lies before them, and tells what it is."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from innkeeper.packs import open_box
from innkeeper.server.messages import Asked, ViewShown
from innkeeper.server.showing.cast import show_cast
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.inns import ROOT, House
from tests.browser.moments import Showing

Come = Callable[..., Any]
CAST = ("zot", "serena", "remy", "gog")
ICONS = (ROOT / "web" / "src" / "art" / "icons.svg").read_text("utf-8")
ONE_PICTURE = {"torglesnarf"}  # whose Minions share one


def test_each_has_a_picture() -> None:
    """Only what guests bring may be shown by its first letter."""
    own = [component for character in show_cast(open_box(), "en") for component in character.components]
    assert own and not [it.key for it in own if f'id="ic-{it.emblem}"' not in ICONS]


def test_what_somebody_owns_is_told_apart_at_a_glance() -> None:
    """By its picture, or being a deck, for colour is never the only sign."""
    alike: set[str] = set()
    for character in show_cast(open_box(), "en"):
        looks = [(component.kind == "deck", component.emblem) for component in character.components]
        alike |= {character.id} if len(set(looks)) < len(looks) else set()
    assert alike <= ONE_PICTURE


def test_no_two_pictures_are_drawn_alike() -> None:
    drawn = Counter(re.findall(r'<symbol id="ic-[^"]*" viewBox="0 0 24 24">(.*?)</symbol>', ICONS))
    assert len(drawn) > 100 and not [picture for picture, count in drawn.items() if count > 1]


FROM_THE_RIGHT = """all => all.map(list =>
  list.getBoundingClientRect().right - list.lastElementChild.getBoundingClientRect().right)"""


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
    assert max(ada.page.locator("ul.cps:has(.seal)").evaluate_all(FROM_THE_RIGHT)) < 14  # where others lay something
    ada.press(ada.page.get_by_role("button", name=f"Piety {piety.count}"))
    board = ada.page.get_by_role("dialog", name=view.players[1].name)
    expect(board).to_contain_text("When it would fall below its lower end")


def slot_is_taken(view: ViewShown, asked: Asked) -> bool:
    """What was found would take the place of something, and two slots or more are filled."""
    worn = {slot.card for it in view.players[0].components for slot in it.slots}
    return asked.what == "equip" and len(worn) > 3 and any("in place of" in option.text for option in asked.options)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_treasure_lies_in_its_slots_and_is_chosen(guest: Come, inn: House, device: dict[str, Any]) -> None:
    ada = guest("Ada", device=device)
    showing = Showing(ada, inn)
    view, question = showing.moment(4, slot_is_taken, cast=("spyke", "flower", "zot", "gog"))
    level = next(it for it in view.players[0].components if it.key == "level")
    expect(ada.page.get_by_role("button", name=f"Level {level.count}").first).to_be_visible()
    assert ada.page.get_by_role("button", name="Treasure").count() > 0
    ada.press(ada.page.get_by_role("button", name=question.options[1].text).first)
    assert showing.chosen()["answer"] == 1


CROWD = ("zot", "kaylin", "serena", "remy", "phrenk", "captain-whitehawk", "tara", "bryn", "sera", "wizgille")


@pytest.mark.parametrize(("players", "language"), [(5, "en"), (6, "ru"), (10, "ru")])
def test_a_board_that_is_pointed_at_says_what_lies_there_and_covers_nothing_of_ones_own(
    guest: Come, inn: House, players: int, language: str
) -> None:
    ada = guest("Ada", device=LAPTOP)
    showing = Showing(ada, inn)
    view, _ = showing.moment(players, much_lies_there, cast=CROWD[:players], language=language)
    edge = box_of(ada.page.locator("section.rail"))["y"]
    for player in view.players[1:]:
        if player.components or player.in_play:
            ada.page.mouse.move(*middle_of(ada.page.locator("section.rail")))
            ada.page.mouse.move(*middle_of(ada.page.locator(f"[data-seat='{player.seat}'] h3")))
            opened = ada.page.locator(".opened")
            expect(opened).to_have_count(1)
            box = box_of(opened)
            assert opened.locator("li").count() == len(player.components) + len(player.in_play)
            assert box["y"] + box["height"] <= edge and box["x"] >= 0 and box["x"] + box["width"] <= 1280, box


ALIKE = """all => all.flatMap(list => {
  const pictures = [...list.querySelectorAll(":is(.cp:not(.front), .seal) use")];
  const drawn = pictures.map(it => `${it.closest(".cp, .seal").className} ${it.getAttribute("href")}`);
  return drawn.filter((look, i) => drawn.indexOf(look) < i);
})"""


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_two_things_that_lie_before_somebody_are_drawn_alike(
    guest: Come, inn: House, device: dict[str, Any]
) -> None:
    ada = guest("Ada", device=device)
    showing = Showing(ada, inn)
    showing.moment(4, lambda view, _: len(view.players[1].in_play) > 1, cast=("bastian", "wrench", "zariah", "karl"))
    lists = ada.page.locator("ul.cps")
    assert lists.locator("use[href='#ic-prayer']").count() == 3
    assert not lists.evaluate_all(ALIKE)


@pytest.mark.parametrize(("owner", "language"), [("halden", "ru"), ("wrench", "en")])
def test_where_there_is_room_what_lies_open_is_told_by_its_title(
    guest: Come, inn: House, owner: str, language: str
) -> None:
    ada = guest("Ada", device=PHONE)
    cast = (owner, "zot", "gog", "eve")
    Showing(ada, inn).moment(4, lambda view, _: len(view.players[0].in_play) == 2, cast=cast, language=language)
    titles = ada.page.locator(".cps.l .front > span:last-child")
    expect(titles).to_have_count(2)
    for title in titles.all():
        expect(title).to_be_visible()


def much_lies_there(view: ViewShown, _: Asked) -> bool:
    """Potions, and somebody is marked; no board can be chosen."""
    return somebody_is_marked(view) and any(player.in_play for player in view.players[1:])


def box_of(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def middle_of(what: Locator) -> tuple[float, float]:
    box = box_of(what)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


OVERLAPS = """all => all.flatMap(list => {
  const things = [...list.children].map(it => it.firstElementChild ?? it).filter(it => it.offsetWidth);
  const edges = things.map(it => it.getBoundingClientRect());
  return things.filter((_, i) => i && edges[i].left < edges[i - 1].right - 1).map(it => it.innerText);
})"""


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_where_much_lies_before_somebody_less_is_told_and_nothing_covers_another(
    guest: Come, inn: House, device: dict[str, Any]
) -> None:
    ada = guest("Ada", device=device)
    showing = Showing(ada, inn)
    cast = ("amundyr", "the-wench", "vlazlo", "torglesnarf", "warthorn")
    showing.moment(5, lambda view, _: len(view.players[3].in_play) > 1, cast=cast, drinks="rdi7")
    showing.settle()
    assert not ada.page.locator("ul.cps").evaluate_all(OVERLAPS)
