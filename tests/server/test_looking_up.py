"""What costs and never changes is made once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from innkeeper.packs import open_box
from innkeeper.server import messages
from innkeeper.server.doors import looking_up
from innkeeper.server.keeping.inn import Inn
from innkeeper.server.memory.store import Store
from tests.server.helpers import refused


def asked(handler: Any, *given: object) -> bytes:
    """What a door answers."""
    content: bytes = asyncio.run(handler.fn(*given)).content
    return content


def test_constant_answers_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn(Store("sqlite://"), open_box())
    questions: list[Callable[[], bytes]] = [
        lambda: asked(looking_up.show_inn, inn, "en"),
        lambda: asked(looking_up.protocol),
        lambda: asked(looking_up.cards, "ru"),
        lambda: asked(looking_up.cards, "en-GB"),
        lambda: asked(looking_up.find_rules, "two  Gold", "", "en"),
        lambda: asked(looking_up.find_rules, "", "setup", "ru"),
    ]
    first = [question() for question in questions]
    with refused("no-such-rule"):
        asked(looking_up.show_rule, "two.gold", "en")

    def never(*_: object, **__: object) -> None:
        raise AssertionError("this was made before")

    for place, name in ((looking_up, "show_cards"), (looking_up, "search"), (messages, "protocol")):
        monkeypatch.setattr(place, name, never)
    monkeypatch.setattr(looking_up, "built_in_packs", never)
    monkeypatch.setattr(looking_up, "show_cast", never)
    with refused("no-such-rule"):
        asked(looking_up.show_rule, "two.gold", "en")
    assert [question() for question in questions] == first
    assert asked(looking_up.find_rules, "TWO gold", "", "en") == first[4]


def test_many_who_ask_for_the_cards_at_once_have_them_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def write(language: str) -> list[object]:
        written.append(language)
        return []

    monkeypatch.setattr(looking_up, "CARDS", {})
    monkeypatch.setattr(looking_up, "show_cards", write)
    with ThreadPoolExecutor(8) as guests:
        assert {*guests.map(lambda _: asked(looking_up.cards, "en"), range(8))} == {b"[]"}
    assert written == ["en"]
