"""A table as everybody sees it."""

from innkeeper.server.messages import SeatOpen, TableShown
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table


def show_table(table: Table) -> TableShown:
    """A table as everybody sees it."""
    options = table.options
    return TableShown(
        table=table.key,
        title=options.title,
        state=table.state,
        seats=[_seat(seat) for seat in table.seats],
        drinks=options.drinks,
        timeout=options.timeout,
        pace=options.pace,
        answer_time=options.answer_time,
        turn_time=options.turn_time,
        delay=options.delay,
        votes=table.votes,
        next=table.next,
    )


def _seat(seat: Seat) -> SeatOpen:
    return SeatOpen(seat.number, seat.kind, seat.name, seat.character, seat.bot, seat.is_present(), seat.away)
