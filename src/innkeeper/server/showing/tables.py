"""A table as everybody sees it."""

import msgspec

from innkeeper.rules.modes import boss_seats
from innkeeper.server.messages import DraftShown, SeatOpen, TableShown
from innkeeper.server.showing.packs import brought
from innkeeper.server.tables.characters import left_at
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table


def show_table(table: Table) -> TableShown:
    """A table as everybody sees it."""
    return TableShown(
        **msgspec.structs.asdict(table.options) | {"packs": brought(table.box)},
        table=table.key,
        state=table.state,
        seats=[_seat(seat) for seat in table.seats],
        votes=table.votes,
        draft=_draft(table) if table.state == "drafting" else None,
        host=table.host,
        next=table.next,
        promise=_promise(table),
        bosses=boss_seats(table.options.mode, table.options.sides, len(table.seats)),
    )


def _promise(table: Table) -> str:
    """All that is shown of the deal."""
    promise = table.deal.promise if table.deal is not None else None
    return "" if promise is None else promise.digest


def _draft(table: Table) -> DraftShown:
    picking = table.picking
    next_ = -1 if picking is None else picking.number
    return DraftShown(table.order, next_, left_at(table, next_), seconds=0.0, of=0.0)


def _seat(seat: Seat) -> SeatOpen:
    return SeatOpen(*seat.shown())
