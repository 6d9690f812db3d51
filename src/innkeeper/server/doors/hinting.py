"""Hints for who is asked something: what the veteran would do, and why."""

import asyncio
import logging
import secrets
from typing import Final

from innkeeper.bots.hints import hint
from innkeeper.bots.veteran import Budget
from innkeeper.server.keeping.room import Room
from innkeeper.server.messages import Hinted
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.seats import Seat
from innkeeper.table.chance import Chance

LOG: Final = logging.getLogger("innkeeper.server")
THINKING: Final = Budget(seconds=0.4)


async def ask_veteran(room: Room, seat: Seat, decision: int, language: str) -> Hinted:
    """What the veteran would do for this seat; it sees what the seat sees, and the table goes on while it thinks."""
    table = room.table
    table.still_holds(seat)
    if table.asked[seat.number] is None or table.decisions[seat.number] != decision:
        raise Refusal("past-decision", "There is nothing to give a hint for: this is not asked of you now.")
    if not room.may_ask(seat.number):
        raise Refusal("too-many-hints", "The veteran is still thinking. Ask again in a moment.")
    game, dice = table.game.copy(), Chance(secrets.randbits(62))
    try:
        found = await asyncio.to_thread(hint, game, seat.number, dice, language, THINKING)
    except Exception as error:
        LOG.exception("the veteran has no hint", extra={"table": table.key, "seat": seat.number})
        raise Refusal("no-hint", "The veteran shrugs: no hint this time.") from error
    return Hinted(decision, found.answer, found.text)
