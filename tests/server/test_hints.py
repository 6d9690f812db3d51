"""Hints over the wire: what the veteran would do, from what the seat sees; nothing else changes."""

from pathlib import Path

import pytest

from innkeeper.server.refusals import Refusal
from innkeeper.server.routes import hints
from innkeeper.server.services.inn import Inn
from tests.server.helpers import UNHURRIED, asked_first, attended, with_inn


def test_a_hint_is_a_choice_that_can_be_made_and_a_sentence(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        inn.pool.limits = UNHURRIED
        room, _, _ = await attended(inn)
        seat = asked_first(room.table)
        asked, decision = seat.number, room.table.decisions[seat.number]
        for language in ("en", "ru"):
            told = await hints.ask_veteran(inn.pool, room, seat, decision, language)
            assert told.decision == decision and told.text
            assert room.table.judge(asked, decision, told.answer)
        assert room.table.decisions[asked] == decision, "asking changes nothing"

    with_inn(tmp_path, story)


def test_there_is_no_hint_for_what_is_not_asked_and_no_flood_of_them(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        room, _, _ = await attended(inn)
        seat = asked_first(room.table)
        asked, decision = seat.number, room.table.decisions[seat.number]
        with pytest.raises(Refusal, match="not asked of you now"):
            await hints.ask_veteran(inn.pool, room, seat, decision + 1, "en")
        for _ in range(3):
            with room.asking(asked):
                pass
        with pytest.raises(Refusal, match="still thinking"):
            await hints.ask_veteran(inn.pool, room, seat, decision, "en")

    with_inn(tmp_path, story, clock=lambda: 0.0)
