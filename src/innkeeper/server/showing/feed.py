"""What somebody at a table, or beside it, has yet to be told."""

from collections.abc import Iterator

import msgspec

from innkeeper.server.messages import Refused, ViewShown
from innkeeper.server.services.room import STOPPED, Room
from innkeeper.server.showing.asking import show_hold
from innkeeper.server.showing.looker import Glance, Looker, in_json
from innkeeper.server.showing.shared import Shared
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables.table import Table
from innkeeper.words import ENGLISH


class Feed:
    """Somebody who looks on from a seat, or as a spectator (None), and all that was shown to them last.

    What is the same for several of them is made once and kept in the room until something changes; spectators who know
    equally much are sent the very same message.
    """

    def __init__(self, seat: int | None, known: int = 0, language: str = ENGLISH, looking: int | None = None) -> None:
        self.seat = seat
        self.looking = looking  # the seat of somebody who is out and sees all hands
        self.looker = Looker(seat, known, language)
        self.rewinds = 0
        self.heard = 0  # the number of the next line of talk
        self.team_heard = 0  # … and of one's team
        self.sight: object = None  # what the view was made from
        self.table = ""
        self.changes = 0  # how many of the room they have been told of
        self.stopped = False  # they were told that it goes on no more

    def forget(self) -> None:
        """Show everything again."""
        self.sight, self.table, self.changes = None, "", 0

    def move(self, seat: int) -> None:
        """See from another seat, before there is anything to be seen of a game."""
        if seat != self.seat:
            self.seat, self.looker = seat, Looker(seat, 0, self.looker.language)

    def news(self, room: Room) -> Iterator[str]:
        """What has changed since they were told last, message by message."""
        if self.seat is not None and self.changes == room.changes:  # they were only replied to
            return
        self.changes = room.changes
        table = self._watched(room)
        written = room.once(("table", table), lambda: in_json(show_table(table)))
        if written != self.table:
            self.table = written
            yield written if table.state != "drafting" else _with_time(room, table)
        for said in table.said:
            if said.number >= self.heard:
                self.heard = said.number + 1
                yield in_json(said)
        if self.seat is not None:
            for said in table.team_said.get(table.team_of(self.seat), ()):
                if said.number >= self.team_heard:
                    self.team_heard = said.number + 1
                    yield in_json(said)
        if table.recorder is not None:
            yield from self._new_view(room, table)
        if room.stopped and not self.stopped:
            self.stopped = True
            yield in_json(Refused(*STOPPED))

    def _watched(self, room: Room) -> Table:
        """The table as it may be seen from here by now."""
        opened = room.opened_to(self.looking) if self.looking is not None else None
        if opened is not None:
            return opened
        return room.table if self.seat is not None else room.shown_to_spectators()

    def _hands(self, room: Room, table: Table) -> list[list[int]]:
        """Everybody's hand, for who may see it."""
        if self.looking is None or room.opened_to(self.looking) is not table:
            return []
        return [[card.face.number for card in seat.hand] for seat in table.game.table.seats]

    def _new_view(self, room: Room, table: Table) -> Iterator[str]:
        """A view, if it differs. Most changes are nobody else's to see, so the cheap look comes first."""
        looker = self.looker
        if self.rewinds != table.rewinds:  # what they know may never have happened: all is told anew
            looker = self.looker = Looker(self.seat, 0, looker.language)
            self.rewinds = table.rewinds
        shared = room.once(("shared", table, table.moment), lambda: Shared(table.game, table.changed()))
        if self.seat is None and looker.known <= looker.told:
            kind = ("view", table, table.moment, looker.language, looker.read)
            glance = room.once(kind, lambda: Glance(looker, table, shared))
        else:
            glance = Glance(looker, table, shared)
        looker.note(glance)
        hands = self._hands(room, table)
        sight = (glance.sight, hands) if hands else glance.sight
        if sight == self.sight and not glance.view.facts:
            return
        self.sight = sight
        if hands:
            yield in_json(msgspec.structs.replace(glance.shown, hands=hands))
        elif self.seat is None:
            yield glance.written
        else:
            yield in_json(_with_question(glance, room, table, self.seat))


def _with_question(glance: Glance, room: Room, table: Table, seat: int) -> ViewShown:
    """What a seat sees, with the time that it has left to answer."""
    shown = glance.shown
    if seat in table.held:
        shown.question = show_hold(table.decisions[seat], glance.language)
    if shown.question is not None:
        seconds, shown.question.of = room.schedule.time_left(table, seat, room.clock())
        shown.question.seconds = round(seconds, 1)
    return shown


def _with_time(room: Room, table: Table) -> str:
    """A table at which characters are drafted, with the time that is left to choose one."""
    shown = show_table(table)
    assert shown.draft is not None
    shown.draft.seconds, shown.draft.of = room.schedule.time_to_pick(table, room.clock())
    return in_json(shown)
