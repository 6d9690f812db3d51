"""Teams at the table: one board a team, a teammate's hand at the side, what is asked of several; laptop and phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from innkeeper.server.messages import Asked, ViewShown
from innkeeper.server.showing.looker import Looker
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import PROMPT, Finger, Guest, Typist
from tests.browser.inns import House
from tests.browser.moments import Showing
from tests.browser.test_access import AXE, findings

FITS = Path(__file__).with_name("fits.js").read_text("utf-8")
DRAGON = "two-headed-dragon"
TWO = {"cast": ("serena", "gog", "phrenk", "remy"), "mode": DRAGON, "sides": [[0, 1], [2, 3]]}
THREE = {"cast": (*TWO["cast"], "kaylin", "zot"), "mode": DRAGON, "sides": [[0, 1], [2, 3], [4, 5]]}
BOSS = {"cast": ("serena", "gog", "zot", "vlazlo"), "mode": "boss-battle", "sides": [[0, 1, 2], [3]]}
LONG = 2000  # milliseconds, more than it takes to pass by itself
HELD = "all => all.map(it => Number(it.dataset.held))"


def is_hit(view: ViewShown, asked: Asked) -> bool:
    return asked.what == "respond" and any(it.seat == 0 and it.fortitude < 20 for it in view.threats)


def is_asked(what: str) -> Callable[[ViewShown, Asked], bool]:
    return lambda _, asked: asked.what == what


def has_potion(_: ViewShown, asked: Asked) -> bool:
    return any(option.what == "potion" for option in asked.options)


MOMENTS: list[tuple[str, dict[str, Any], Callable[[ViewShown, Asked], bool], str]] = [
    ("two teams", TWO, has_potion, "en"),
    ("three teams", THREE, is_asked("champion"), "ru"),
    ("a Boss", BOSS, is_hit, "en"),
    ("a Boss in Russian", BOSS, is_hit, "ru"),
]


def show(showing: Showing, how: dict[str, Any], so: Callable[[ViewShown, Asked], bool], language: str = "en") -> Any:
    return showing.moment(len(how["cast"]), so, language=language, **how)


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_nothing_of_a_team_is_cut_off_or_in_anybodys_way(
    guest: Callable[..., Any], inn: House, tmp_path: Path, kind: type[Guest], device: dict[str, Any]
) -> None:
    showing = Showing(guest("Ada", kind, device, bypass_csp=True), inn)
    page = showing.guest.page
    print(f"pictures: {tmp_path}")
    wrong: list[str] = []
    for name, how, so, language in MOMENTS:
        view, _ = show(showing, how, so, language)
        page.mouse.move(640, 1)
        showing.settle()
        page.screenshot(path=tmp_path / f"{name}.png")
        expect(page.locator("[data-team]")).to_have_count(len(how["sides"]) - 1)
        wrong += [f"{name}: {fault}" for fault in page.evaluate(FITS, False)]
        wrong += [f"{name}: {finding}" for finding in (findings(showing.guest) if AXE.is_file() else [])]
        hot = [replace(it, fortitude=12, alcohol=10, gold=28, hand=9, drink_me=12) for it in view.players]
        showing.go_on(replace(view, players=hot, threats=[]))
        wrong += [f"{name}, little left: {fault}" for fault in page.evaluate(FITS, False)]
    assert not wrong, "\n".join(wrong)


def test_a_champion_is_named_by_a_key_and_the_question_goes_when_a_teammate_names_one(
    guest: Callable[..., Any], inn: House
) -> None:
    showing = Showing(guest("Ada", Typist), inn)
    view, asked = show(showing, THREE, is_asked("champion"))
    assert [option.targets for option in asked.options] == [[0], [1]]
    champions = showing.guest.page.locator("[data-champion]")
    expect(champions).to_have_count(2)
    showing.guest.page.keyboard.press("2")
    assert showing.chosen()["answer"] == 1
    showing.show_again(view)
    expect(champions).to_have_count(2)
    showing.go_on(replace(view, question=None))
    expect(champions).to_have_count(0)
    expect(showing.guest.page.locator(PROMPT)).to_have_count(0)


def test_a_potion_token_is_used_by_key(guest: Callable[..., Any], inn: House) -> None:
    showing = Showing(guest("Ada", Typist), inn)
    _, asked = show(showing, TWO, has_potion)
    potions = [place for place, option in enumerate(asked.options) if option.what == "potion"]
    page = showing.guest.page
    page.keyboard.press("p")
    expect(page.locator(f"{PROMPT} .aim")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(f"{PROMPT} .aim")).to_have_count(0)
    page.keyboard.press("p")
    page.keyboard.press("3")
    assert showing.chosen()["answer"] == potions[2]


def test_who_wants_to_use_a_potion_token_is_stopped_for_it(guest: Callable[..., Any], inn: House) -> None:
    """Else a window in which nothing else can be done passes by itself."""
    showing = Showing(guest("Ada"), inn)
    view, asked = showing.before(
        4,
        lambda _, it: it.what == "respond" and {o.what for o in it.options} == {"decline", "potion"},
        BOSS,
        hold=False,
    )
    page = showing.guest.page
    tokens = page.get_by_role("button", name="Potion Tokens: 3 of 3 left")
    page.keyboard.press("p")
    expect(tokens).to_have_attribute("aria-pressed", "true")
    showing.send(replace(view, facts=[], told=view.told + len(view.facts)))
    expect(page.locator(f"{PROMPT} .aim")).to_have_count(3)
    page.clock.run_for(LONG)
    page.keyboard.press("1")
    assert asked.options[showing.chosen()["answer"]].text == "Potion Token: 6 Fortitude"
    expect(tokens).to_have_attribute("aria-pressed", "false")


def test_a_teammate_sees_what_one_holds_and_nobody_else_does(guest: Callable[..., Any], inn: House) -> None:
    """As the page has it: what is not in it cannot be seen."""
    showing = Showing(guest("Ada"), inn)
    view, _ = show(showing, TWO, is_asked("action"))
    held = showing.guest.page.locator("[data-held]")
    hands = [[card.face.number for card in seat.hand] for seat in showing.table.game.table.seats]
    assert view.mates[0].asked
    expect(showing.guest.page.locator("[data-mate='1'] [data-held]")).to_have_count(len(hands[1]))
    assert held.evaluate_all(HELD) == hands[1]
    showing.go_on(Looker(2).look(showing.table))
    expect(showing.guest.page.locator("[data-mate='3'] [data-held]")).to_have_count(len(hands[3]))
    assert held.evaluate_all(HELD) == hands[3]
    showing.go_on(Looker(None).look(showing.table))
    expect(held).to_have_count(0)
