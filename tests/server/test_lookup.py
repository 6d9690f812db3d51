"""What costs and never changes is made once."""

import asyncio
import inspect
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar import Request

from innkeeper.packs import open_box
from innkeeper.server import messages
from innkeeper.server.routes import lookup
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from innkeeper.table.box import Box
from tests.server.helpers import refused


def asked(handler: Any, *given: object) -> bytes:
    """What a route answers to somebody who reads nothing compressed."""
    wants = inspect.signature(handler.fn).parameters
    scope: Any = {"type": "http", "headers": []}
    request = [Request[Any, Any, Any](scope)] if "request" in wants else []
    content: bytes = asyncio.run(handler.fn(*request, *given)).content
    return content


def test_constant_answers_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn(Store("sqlite://"), open_box())
    questions: list[Callable[[], bytes]] = [
        lambda: asked(lookup.show_inn, inn, "en"),
        lambda: asked(lookup.protocol),
        lambda: asked(lookup.cards, inn, "ru"),
        lambda: asked(lookup.cards, inn, "en-GB"),
        lambda: asked(lookup.find_rules, "two  Gold", "", "en"),
        lambda: asked(lookup.find_rules, "", "setup", "ru"),
    ]
    first = [question() for question in questions]
    with refused("no-such-rule"):
        asked(lookup.show_rule, "two.gold", "en")

    def never(*_: object, **__: object) -> None:
        raise AssertionError("this was made before")

    for place, name in ((lookup, "show_cards"), (lookup, "search"), (messages, "protocol")):
        monkeypatch.setattr(place, name, never)
    monkeypatch.setattr(lookup, "show_cast", never)
    with refused("no-such-rule"):
        asked(lookup.show_rule, "two.gold", "en")
    assert [question() for question in questions] == first
    assert asked(lookup.find_rules, "TWO gold", "", "en") == first[4]


def test_many_who_ask_for_the_cards_at_once_have_them_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    inn = Inn(Store("sqlite://"), open_box())

    def write(_box: Box, language: str) -> list[object]:
        written.append(language)
        return []

    monkeypatch.setattr(lookup, "CARDS", {})
    monkeypatch.setattr(lookup, "show_cards", write)
    with ThreadPoolExecutor(8) as guests:
        assert {*guests.map(lambda _: asked(lookup.cards, inn, "en"), range(8))} == {b"[]"}
    assert written == ["en"]
