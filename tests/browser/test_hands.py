"""Whatever is in a hand can be read: every card of every character, and the longest reason not to play it now."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from innkeeper.packs import open_box
from innkeeper.rules.reasons import REASONS
from innkeeper.server.messages import HandCard
from innkeeper.words import say
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
        showing.send(replace(view, question=None, hand=[HandCard(card, longest, "", longest) for card in some]))
        cut += showing.guest.page.evaluate(CUT, list(map(str, some)))
    assert len(cards) > 200 and not cut, "\n".join(cut)


def printed() -> list[int]:
    """The numbers of all cards that characters play; of those with the same title, one."""
    found: dict[str, int] = {}
    for character in open_box().characters.values():
        for face in [*character.deck, *(face for deck in character.side_decks.values() for face in deck)]:
            found.setdefault(face.title, face.number)
    return sorted(found.values())
