"""Deeds whose time has come: bots that answer, windows that close, people who have thought long enough."""

import asyncio
import logging
from typing import Any, Final

from innkeeper.bots import Answer, modest
from innkeeper.server.keeping.agenda import AWAY, BOT, CLOSE, HEED, LATE, LIMIT, THINK, Deed
from innkeeper.server.keeping.playing import Playing
from innkeeper.server.keeping.room import Room, wait_for
from innkeeper.server.keeping.thinking import decided
from innkeeper.server.pool import Pool
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.entries import ANSWER, RELEASE, Entry
from innkeeper.server.tables.entries import CLOSE as WINDOW_CLOSES
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.windows import RESPOND

LOG: Final = logging.getLogger("innkeeper.server")
BREATH: Final = 1.0  # seconds to wait when nothing can be written


class Tending(Playing):
    """The inn looks after its tables from the start of a game to its end."""

    def __init__(self, *given: Any, thinkers: int | None = None, **changes: Any) -> None:
        super().__init__(*given, **changes)
        self.pool = Pool(self.tally, thinkers)
        self.tending: set[asyncio.Task[None]] = set()
        self.deeds = {
            THINK: self._bot_is_asked,
            CLOSE: self._window_closes,
            LATE: self._window_closes,
            BOT: self._bot_answers,
            LIMIT: self._time_is_up,
            HEED: self._holders_change,
            AWAY: self._is_away,
        }

    def _tend(self, room: Room) -> None:
        task = asyncio.create_task(self._look_after(room))
        self.tending.add(task)
        task.add_done_callback(self._tended)

    def _tended(self, task: "asyncio.Task[None]") -> None:
        self.tending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a table is tended no more", exc_info=task.exception())

    async def _look_after(self, room: Room) -> None:
        """Do what is due, as long as the game goes on; wait for the next deed, or until something changes."""
        stirred = room.tended
        room.listeners[stirred] = None
        room.agenda.note(room.table, self.clock())
        try:
            while room.table.is_under_way and not room.stopped and self.rooms.get(room.table.key) is room:
                stirred.clear()
                due = room.agenda.due(self.clock())
                for deed in due:
                    await self._do(room, deed)
                if not due:
                    await wait_for(stirred, room.agenda.wait(self.clock()))
        finally:
            room.listeners.pop(stirred, None)

    async def _do(self, room: Room, deed: Deed) -> None:
        try:
            await self._unhurt(self._do_alone(room, deed))
        except Refusal:
            await asyncio.sleep(BREATH)
            room.agenda.note(room.table, self.clock())  # it is still to be done
        except Exception as error:
            await self._stop(room, error, room.table.entries)

    async def _do_alone(self, room: Room, deed: Deed) -> None:
        """Do it, if it is still to be done when all that has arrived in time is heeded."""
        for heeded in room.arrived.copy():
            await heeded.wait()
        async with room.lock:
            if room.agenda.at.pop(deed, None) is not None:
                await self.deeds[deed.what](room, deed)

    async def _window_closes(self, room: Room, _deed: Deed) -> None:
        """What bots have thought is written down together with the end of the window: one write, whoever was asked."""
        answers: list[Entry] = [(ANSWER, seat, answer) for seat, answer in room.agenda.known().items()]
        end = room.table.moment + len(answers) + 1
        await self._enter(room, [*answers, (WINDOW_CLOSES, -1, end)], "bot")

    async def _bot_is_asked(self, room: Room, deed: Deed) -> None:
        room.agenda.thoughts[deed.seat, deed.number] = None
        self._begin_task(self._think(room, deed.seat, deed.number))

    async def _think(self, room: Room, seat: int, decision: int) -> None:
        """A bot thinks, and the table goes on meanwhile; nobody else is to notice."""
        asked = (seat, decision)
        try:
            if asked in room.table.asked_bots():
                answer = await self._thought_out(room.table, seat)
                if asked in room.agenda.thoughts:  # else it is past
                    room.agenda.thoughts[asked] = answer
        except Exception:
            LOG.exception("a bot cannot think, and tries again", extra={"table": room.table.key, "seat": seat})
            await asyncio.sleep(BREATH)
            room.agenda.thoughts.pop(asked, None)
        room.agenda.note(room.table, self.clock())
        room.tended.set()

    async def _bot_answers(self, room: Room, deed: Deed) -> None:
        answer = room.agenda.known()[deed.seat]
        await self._enter(room, [(room.table.kind_of(deed.seat, answer), deed.seat, answer)], "bot")

    async def _thought_out(self, table: Table, seat: int) -> Answer:
        """What a bot chooses; the other tables go on while it thinks."""
        answer, well = await decided(self.pool, table.key, *table.bot_for(seat))
        if not well:
            self.tally.add("bot_failures_total")
        return answer

    async def _time_is_up(self, room: Room, deed: Deed) -> None:
        """Somebody is slow: in a window that means to pass; anything else is decided by a bot."""
        table, seat = room.table, deed.seat
        if seat in table.held:
            await self._enter(room, [(RELEASE, seat, 0)], "clock")
            return
        question = table.asked[seat]
        assert question is not None
        answer = modest(question) if question.what == RESPOND else await self._thought_out(table, seat)
        await self._enter(room, [(table.kind_of(seat, answer), seat, answer)], "clock")

    async def _holders_change(self, room: Room, _deed: Deed) -> None:
        await self._heed(room)

    async def _is_away(self, room: Room, deed: Deed) -> None:
        room.table.seats[deed.seat].away = True
        room.stir()
