"""Replays over HTTP: shown in a process of their own, a bounded number at a time, and nothing in a file upsets them."""

import asyncio
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.replay import Recorder, Saved, digest
from innkeeper.rules.setup import Setup
from innkeeper.server.messages import AskReplay, Refused, ReplayShown
from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import Limit, Pool
from innkeeper.server.routes import replays
from innkeeper.server.routes.replays import KIND, Replays, shown
from innkeeper.server.tables.entries import CHOICE
from tests.server.helpers import a_table, any_answer, refused


@cache
def a_game() -> Saved:
    table, dice = a_table(3), random.Random(1)
    for _ in range(30):
        seat = next(question.seat for question in table.asked if question is not None)
        table.enter(CHOICE, seat, any_answer(table, seat, dice))
    assert table.recorder is not None
    return table.recorder.saved()


def test_a_replay_is_shown_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def here(*_: object) -> None:
        raise AssertionError("the server's own process must not do this")

    monkeypatch.setattr(replays, "check", here)

    async def evening() -> bytes:
        place = Replays(Metrics(), open_box())
        try:
            return await place.show(AskReplay(a_game(), count=3))
        finally:
            await place.pool.close()

    assert len(msgspec.json.decode(asyncio.run(evening()), type=ReplayShown).moments) == 3


def test_who_goes_by_a_characters_name_does_so_in_the_readers_language() -> None:
    game = Game.new(Setup(["fiona", "zot", "zot"]), 1, open_box())
    saved = Recorder(game, Setup(["fiona", "zot", "zot"]), 1).saved()
    for language, names in (("en", ["Fiona", "Zot", "Zot 2"]), ("ru", ["Фиона", "Зот", "Зот 2"])):
        told = shown(open_box(), AskReplay(saved, count=1, language=language))
        assert isinstance(told, bytes)
        found = msgspec.json.decode(told, type=ReplayShown)
        assert found.names == [player.name for player in found.moments[0].view.players] == names


def test_too_many_replays_at_once_are_refused() -> None:
    async def evening() -> None:
        place = Replays(Metrics(), open_box())
        place.pool = Pool(Metrics(), open_box(), 1, {KIND: Limit(0, 1.0)})
        with refused("inn-full"):
            await place.show(AskReplay(a_game()))

    asyncio.run(evening())


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game["setup"].update(names=["x" * 5000 + str(seat) for seat in range(4)]),
        lambda game: game["setup"].update(generator="x" * 5000),
        lambda game: game["setup"].update(characters=["x" * 5000]),
        lambda game: game.update(seed="f" * 5000),
        lambda game: game.update(version=10**40),
        lambda game: game["choices"].append([0, 10**40]),
        lambda game: game["setup"].update(first=10**40),
    ],
)
def test_a_game_with_overlong_words_or_numbers_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    written = msgspec.to_builtins(a_game())
    change(written)
    game = msgspec.convert(written, Saved)
    signed = msgspec.structs.replace(game, digest=digest(game))
    found = shown(open_box(), AskReplay(signed, count=2))
    assert isinstance(found, Refused) and found.code == "bad-game"
