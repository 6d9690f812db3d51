"""Variants at the table: a gambling game, the hands compared, an Event that everybody chooses at, Otto."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from innkeeper.packs import open_box
from innkeeper.server.messages import Asked, ViewShown
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing
from tests.browser.test_access import AXE, findings

BAR: dict[str, Any] = {"drinks": "rdi1+rdi2", "bar_deck": True}
DEVICES = pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])


@DEVICES
def test_a_gambling_game_shows_what_one_may_see(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    """Your own cards and those you look at are seen, the others' are backs; the Prize lies on the pot."""
    ada = guest("Ada", kind, device, bypass_csp=True)
    prizes = list(open_box().prizes)
    view, question = Showing(ada, inn).moment(
        4, lambda view, asked: asked.what == "swap", gambling_games=["rogues-and-warriors"], prizes=prizes, **BAR
    )
    game = view.game
    assert game is not None
    mine = next(it for it in game.gamblers if it.seat == 0)
    shown = ada.page.get_by_role("region", name="Rogues and Warriors")
    cards = shown.locator("[role=img]")
    assert cards.evaluate_all("all => all.map(it => it.ariaLabel)") == [
        card.title for card in [*mine.hand, *mine.looked_at]
    ]
    for rival in game.gamblers:
        if rival.seat:
            expect(shown.get_by_role("listitem").filter(has_text=view.players[rival.seat].name)).to_contain_text("×2")
    prize = next(pile for pile in view.piles if pile.name == "pot_prize").cards[0]
    expect(ada.page.get_by_role("button", name=open_box().faces[prize].title, exact=True).first).to_be_visible()
    expect(ada.page.get_by_text(question.options[-1].text)).to_be_visible()
    if AXE.is_file():
        assert findings(ada) == []


def test_hands_an_event_and_otto_are_shown(guest: Callable[..., Any], inn: House) -> None:
    """The hands compared with why one wins; who has chosen what at an Event; Otto's tracks, each with whom it faces."""
    ada = guest("Ada", bypass_csp=True)
    showing = Showing(ada, inn)
    view, _ = showing.moment(4, compared, gambling_games=["rogues-and-warriors"])
    assert view.game is not None
    shown = ada.page.get_by_role("region", name="Rogues and Warriors")
    expect(shown).to_contain_text(view.game.because)
    winner = next(it for it in view.game.gamblers if it.won)
    expect(shown.get_by_role("listitem").first).to_contain_text(winner.worth)

    view, _ = showing.moment(5, lambda view, asked: view.event and asked.what == "choose", event_decks=["dungeon"])
    assert view.event is not None
    board = ada.page.get_by_role("region", name="Everybody chooses, in turn order").get_by_role("listitem")
    expect(board).to_have_count(5)
    for chosen in view.event.chosen:
        expect(board.filter(has_text=view.players[chosen.seat].name)).to_contain_text(chosen.says)
    expect(board.filter(has_text="to choose")).to_contain_text("You")
    expect(ada.page.get_by_role("listitem", name="Dungeon Events: ")).to_contain_text("now")
    if AXE.is_file():
        assert findings(ada) == []

    view, _ = showing.moment(2, lambda view, _: any(threat.towards == 0 for threat in view.threats), otto=True)
    tracks = ada.page.get_by_role("region", name="Otto").locator("[data-towards]")
    expect(tracks).to_contain_text(["towards you", f"towards {view.players[1].name}"])
    expect(tracks.first.locator("[data-ghost]").first).to_be_visible()
    if AXE.is_file():
        assert findings(ada) == []


def compared(view: ViewShown, _: Asked) -> bool:
    """The hands of a game lie open, and nothing else is going on."""
    return bool(view.game and view.game.over) and all(it.what not in ("round", "card", "drink") for it in view.going_on)
