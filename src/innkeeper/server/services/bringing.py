"""Packs that guests bring to a table."""

import asyncio
from collections.abc import Sequence

from innkeeper.packs import PackError
from innkeeper.packs.foreign import box_with
from innkeeper.server.refusals import Refusal
from innkeeper.table.box import Box


async def box_brought(box: Box, packs: Sequence[str]) -> Box:
    """The box with these packs; they are read while other tables go on. Refuses packs with mistakes."""
    try:
        return await asyncio.to_thread(box_with, box, packs) if packs else box
    except PackError as error:
        raise Refusal("bad-pack", f"This pack cannot be played: {error}") from error
