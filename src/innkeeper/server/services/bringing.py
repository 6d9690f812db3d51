"""Packs that guests bring to a table."""

import asyncio
from collections.abc import Sequence

from innkeeper.game import EndlessGame, Game
from innkeeper.packs import PackError
from innkeeper.packs.foreign import box_with
from innkeeper.rules.setup import Setup
from innkeeper.server.refusals import Refusal
from innkeeper.table.box import Box


async def box_brought(box: Box, packs: Sequence[str]) -> Box:
    """The box with these packs; they are read while other tables go on. Refuses packs with mistakes."""
    try:
        return await asyncio.to_thread(box_with, box, packs) if packs else box
    except PackError as error:
        raise Refusal("bad-pack", f"This pack cannot be played: {error}") from error


async def refuse_endless(setup: Setup, seed: int, box: Box) -> None:
    """Refuse a game that would go on for ever before anybody is asked: what was brought makes it so."""
    try:
        await asyncio.to_thread(Game.new, setup, seed, box)
    except EndlessGame as error:
        raise Refusal("bad-pack", f"A pack that was brought makes a game without an end: {error}.") from error
