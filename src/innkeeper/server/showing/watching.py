"""What somebody at a table, or beside it, has yet to be told."""

from collections.abc import Iterator
from typing import Final

import msgspec

from innkeeper.server.keeping.room import Room
from innkeeper.server.messages import FromInn, ViewShown
from innkeeper.server.showing.asking import show_hold
from innkeeper.server.showing.looker import Looker
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables.table import Table
from innkeeper.words import ENGLISH

_ENCODER: Final = msgspec.json.Encoder()


class Watcher:
    """Somebody who looks on from a seat, or as a spectator (None), and all that was shown to them last."""

    def __init__(self, seat: int | None, known: int = 0, language: str = ENGLISH) -> None:
        self.seat = seat
        self.looker = Looker(seat, known, language)
        self.rewinds = 0
        self.heard = 0  # the number of the next line of talk
        self.sight: object = None  # what the view was made from
        self.table = b""
        self.view = b""

    def forget(self) -> None:
        """Show everything again."""
        self.sight, self.table, self.view = None, b"", b""

    def news(self, room: Room) -> Iterator[FromInn]:
        """What has changed since they were told last."""
        table = room.table if self.seat is not None else room.shown_to_spectators()
        shown = show_table(table)
        written = _ENCODER.encode(shown)
        if written != self.table:
            self.table = written
            if shown.draft is not None:
                shown.draft.seconds, shown.draft.of = room.agenda.time_to_pick(table, room.clock())
            yield shown
        for said in table.said:
            if said.number >= self.heard:
                self.heard = said.number + 1
                yield said
        if table.recorder is not None:
            yield from self._new_view(room, table)

    def _new_view(self, room: Room, table: Table) -> Iterator[ViewShown]:
        """A view, if it differs. Most changes are nobody else's to see, so the cheap look comes first."""
        if self.rewinds != table.rewinds:  # what they know may never have happened: all is told anew
            self.looker = Looker(self.seat, 0, self.looker.language)
            self.rewinds = table.rewinds
        undo = table.undo(self.seat) if self.seat is not None else ""
        sight = self._glance(table, undo)
        if sight == self.sight:
            return
        self.sight = sight
        shown = self.looker.look(table)
        shown.undo = undo
        if self.seat in table.held:
            shown.question = show_hold(table.decisions[self.seat], self.looker.language)
        if self.seat is not None and shown.question is not None:
            seconds, shown.question.of = room.agenda.time_left(table, self.seat, room.clock())
        bare = _ENCODER.encode(msgspec.structs.replace(shown, told=0, facts=[]))
        if shown.facts or bare != self.view:
            self.view = bare
            if shown.question is not None and shown.question.of:
                shown.question.seconds = round(seconds, 1)
            yield shown

    def _glance(self, table: Table, undo: str) -> object:
        """All that the view is made from."""
        view = table.view(self.seat)
        asked = self.seat is not None and (view.question is not None or self.seat in table.held)
        decision = table.decisions[self.seat] if asked and self.seat is not None else 0
        return view.code, view.piles, decision, undo, table.game.told, table.rewinds
