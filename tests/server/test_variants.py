"""Variants before a game: what there is of them, what stands against one, and lessons, which have none."""

import asyncio
from typing import Any

import pytest

from innkeeper.packs import open_box
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.server.helpers import visited
from tests.server.test_modes import check


def asked(path: str, sent: dict[str, Any] | None = None) -> Any:
    """What the inn answers."""

    async def answer() -> Any:
        async with visited(Inn(Store("sqlite://"), open_box())) as guest:
            return (await (guest.get(path) if sent is None else guest.post(path, json=sent))).json()

    return asyncio.run(answer())


@pytest.mark.parametrize(
    ("language", "sea", "threes", "towel"),
    [("en", "Sea Events", "Threes", "Absorbent Towel"), ("ru", "Морские События", "Тройки", "Впитывающее полотенце")],
)
def test_the_inn_lists_what_may_be_agreed_on(language: str, sea: str, threes: str, towel: str) -> None:
    shown = asked(f"/inn?language={language}")
    decks = {it["id"]: (it["name"], it["kind"], it["cards"]) for it in shown["event_decks"]}
    assert decks["sea"] == (sea, "sea-events", 20) and len(decks) == 2
    assert {it["id"]: it["name"] for it in shown["gambling_games"]}["threes"] == threes
    assert all(it["about"] for it in shown["gambling_games"])
    assert towel in [it["name"] for it in shown["prizes"]]


def test_a_prize_tells_its_own_moment() -> None:
    """Each moment at which a text works by itself is told apart from the others."""
    talisman = next(it for it in asked("/inn")["prizes"] if it["id"] == "Talisman of Liquid Courage")
    assert talisman["text"].startswith("When a Drink next gives you Alcohol Content")


@pytest.mark.parametrize(
    ("characters", "agreed", "language", "why"),
    [
        (["zot", "fiona", "gerki"], {}, "en", "Otto plays along with two players, not with 3."),
        (["zot", "fiona", "gerki"], {"otto": True}, "ru", "Otto садится третьим к двоим игрокам, а вас 3."),
        (["zot", "fiona"], {}, "en", ""),
    ],
)
def test_every_variant_says_what_stands_against_it(
    characters: list[str], agreed: dict[str, Any], language: str, why: str
) -> None:
    """Also when it is agreed on; and nothing stands against the others."""
    offered = check(characters, language=language, drinks="rdi1+rdi2", bar_deck=True, **agreed)["variants"]
    found = {it["id"]: it["why"] for it in offered}
    assert {"bar-deck", "prizes", "sea-events", "dungeon-events", "gambling-games"} <= found.keys()
    assert found.pop("otto") == why
    assert not any(found.values())


def test_a_lesson_is_played_without_variants() -> None:
    more = {"prizes": ["Absorbent Towel"], "drinks": "rdi1+rdi2", "bar_deck": True, "event_decks": ["sea"]}
    table = asked("/tables", {"lesson": "first-evening", "seats": [{}, {}], **more})
    assert (table["prizes"], table["bar_deck"], table["event_decks"]) == ([], False, [])
