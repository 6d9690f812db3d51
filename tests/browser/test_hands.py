"""Whatever is in a hand can be read: every card of every character, and the longest reason not to play it now."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from innkeeper.packs import open_box
from innkeeper.rules.reasons import REASONS
from innkeeper.server.messages import HandCard, ViewShown
from innkeeper.server.showing.cards import show_cards
from innkeeper.vocabulary.components import TO_FRONT, TO_PILE
from innkeeper.vocabulary.plays import Face
from innkeeper.words import say
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.inns import House
from tests.browser.moments import Showing

CUT = Path(__file__).with_name("cut.js").read_text("utf-8")
HAND = 7  # cards; more of them overlap, and show themselves whole when they are looked at


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_card_is_cut_short(guest: Callable[..., Any], inn: House, language: str) -> None:
    showing = Showing(guest("Ada"), inn)
    view, _ = showing.moment(4, lambda view, _: view.hand, language=language)
    longest = max((say(f"why-{key}.short", language) for key in REASONS), key=len)
    cut: list[str] = []
    cards = printed()
    for first in range(0, len(cards), HAND):
        some = cards[first : first + HAND]
        hand = [HandCard(it.number, *((longest, "", longest) if is_held(it) else (None, None, ""))) for it in some]
        showing.send(replace(view, question=None, hand=hand))
        cut += showing.guest.page.evaluate(CUT, [str(it.number) for it in some])
    assert len(cards) > 200 and not cut, "\n".join(cut)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_that_is_pointed_at_says_all_of_it(guest: Callable[..., Any], inn: House, language: str) -> None:
    """Those that say most: however high they are for it, they are on the screen."""
    showing = Showing(guest("Ada"), inn)
    page = showing.guest.page
    view, _ = showing.moment(4, lambda view, _: view.hand, language=language)
    shown = {card.number: card for card in show_cards(open_box(), language)}
    longest = sorted((it.number for it in printed() if it.plays), key=lambda number: -len(shown[number].text))[:HAND]
    showing.send(replace(view, question=None, hand=[HandCard(number, None, None, "") for number in longest]))
    for number in longest:
        page.locator(f"[data-hand][data-card='{number}']").hover()
        card, whole = shown[number], page.locator(".large .card")
        for said in [card.text] if card.says_more else [use.text for use in card.uses]:
            expect(whole).to_contain_text(said)
        expect(whole).to_be_in_viewport(ratio=1)


COVERED = """told => {
  const said = told.parentElement.querySelectorAll(".band .word");
  const [a, ...words] = [told, ...said].map(it => it.getBoundingClientRect());
  const isHidden = b => b.top + 3 < a.bottom && b.left < a.right && b.right > a.left;
  return told.scrollWidth > told.clientWidth || words.some(isHidden);
}"""


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_that_is_played_from_the_table_says_so_beside_its_types(
    guest: Callable[..., Any], inn: House, language: str, device: dict[str, Any]
) -> None:
    showing = Showing(guest("Ada", device=device), inn)
    cast = ("halden", "molly", "warthorn", "kaylin")
    showing.moment(4, lambda view, _: much_is_playable(view), cast=cast, language=language)
    told = showing.guest.page.locator(".from").first
    expect(told).to_be_visible()
    assert not told.evaluate(COVERED)


def test_the_keys_that_are_told_are_those_on_the_cards(guest: Callable[..., Any], inn: House) -> None:
    """Ten cards have one, of however many."""
    showing = Showing(guest("Ada"), inn)
    showing.moment(4, lambda view, _: much_is_playable(view), cast=("halden", "molly", "warthorn", "kaylin"))
    keys = showing.guest.page.locator(".hint kbd").all_inner_texts()
    assert keys and sorted(keys) == sorted(showing.guest.page.locator("[data-lit] .key").all_inner_texts())


def much_is_playable(view: ViewShown) -> bool:
    """From a full hand, and from the table."""
    playable = [card for card in view.hand if card.why_not is None]
    return len(view.hand) > HAND and len(playable) > 2 and playable[-1].lies


def printed() -> list[Face]:
    """All cards that characters play; of those with the same title, one."""
    found: dict[str, Face] = {}
    for character in open_box().characters.values():
        for face in [*character.deck, *(face for deck in character.side_decks.values() for face in deck)]:
            found.setdefault(face.title, face)
    return sorted(found.values(), key=lambda face: face.number)


def is_held(face: Face) -> bool:
    """Whether a card may be in a hand, or be played or sold from the table: else nothing stands at its foot."""
    return bool(face.plays or face.price) or face.side_deck.place not in (TO_FRONT, TO_PILE)
