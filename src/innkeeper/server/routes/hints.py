"""Hints for who is asked something: what the veteran would do, and why."""

from innkeeper.server.messages import Hinted
from innkeeper.server.pool import NoAnswer, Pool
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.bots import advised
from innkeeper.server.services.room import Room
from innkeeper.server.tables.seats import Seat


async def ask_veteran(pool: Pool, room: Room, seat: Seat, decision: int, language: str) -> Hinted:
    """What the veteran would do for this seat; it sees what the seat sees, and the table goes on while it thinks."""
    table = room.table
    table.still_holds(seat)
    if table.asked[seat.number] is None or table.decisions[seat.number] != decision:
        raise Refusal("past-decision", "There is nothing to give a hint for: this is not asked of you now.")
    with room.asking(seat.number):
        try:
            found = await advised(pool, table.game, seat.number, language)
        except NoAnswer as error:
            if error.reason == "failed":
                raise Refusal("no-hint", "The veteran shrugs: no hint this time.") from error
            raise Refusal("too-many-hints", "The veteran is busy with others. Ask again in a moment.") from error
    return Hinted(decision, found.answer, found.text, found.sure)
