"""Deeds whose time has come: bots that answer, windows that close, people who have thought long enough."""

import asyncio
import contextlib
import logging
from typing import Any, Final

from innkeeper.bots import Answer, modest
from innkeeper.server.keeping.agenda import AWAY, BOT, CLOSE, LIMIT, REST, Deed
from innkeeper.server.keeping.playing import Playing
from innkeeper.server.keeping.room import Room
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.course import CHOICE, RESPOND
from innkeeper.server.tables.course import CLOSE as WINDOW_CLOSES
from innkeeper.server.tables.table import Table

LOG: Final = logging.getLogger("innkeeper.server")
BREATH: Final = 1.0  # seconds to wait when nothing can be written


class Tending(Playing):
    """The inn looks after its tables from the start of a game to its end."""

    def __init__(self, *given: Any, **changes: Any) -> None:
        super().__init__(*given, **changes)
        self.tending: set[asyncio.Task[None]] = set()
        self.deeds = {
            REST: self._rest_is_over,
            CLOSE: self._window_closes,
            BOT: self._bot_answers,
            LIMIT: self._time_is_up,
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
        stirred = asyncio.Event()
        room.listeners.add(stirred)
        room.agenda.note(room.table, self.clock())
        try:
            while room.table.is_under_way and self.rooms.get(room.table.key) is room:
                stirred.clear()
                due = room.agenda.due(self.clock())
                for deed in due:
                    await self._do(room, deed)
                if not due:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(room.agenda.wait(self.clock())):
                            await stirred.wait()
        finally:
            room.listeners.discard(stirred)

    async def _do(self, room: Room, deed: Deed) -> None:
        try:
            await self._unhurt(self._do_alone(room, deed))
        except Refusal:
            await asyncio.sleep(BREATH)
            room.agenda.note(room.table, self.clock())  # it is still to be done

    async def _do_alone(self, room: Room, deed: Deed) -> None:
        """Do it, if it is still to be done."""
        async with room.lock:
            if room.agenda.at.pop(deed, None) is not None:
                await self.deeds[deed.what](room, deed)

    async def _rest_is_over(self, room: Room, _deed: Deed) -> None:
        """A window in which nobody was stopped has lasted as long as others do."""
        room.table.go_on()
        await self._look_around(room)

    async def _window_closes(self, room: Room, _deed: Deed) -> None:
        await self._enter(room, WINDOW_CLOSES, -1, 0, "clock")

    async def _bot_answers(self, room: Room, deed: Deed) -> None:
        answer = await self._thought_out(room.table, deed.seat)
        await self._enter(room, CHOICE, deed.seat, answer, "bot")

    async def _thought_out(self, table: Table, seat: int) -> Answer:
        """What a bot chooses; the other tables go on while it thinks."""
        answer, well = await asyncio.to_thread(table.bot_answer, seat, table.game.copy())
        if not well:
            self.tally.add("bot_failures_total")
        return answer

    async def _time_is_up(self, room: Room, deed: Deed) -> None:
        """Somebody is slow: in a window that means to pass; anything else is decided by a bot."""
        if deed.seat in room.table.held:
            await self._release(room, deed.seat)
            return
        question = room.table.asked[deed.seat]
        assert question is not None
        passes = question.what == RESPOND
        answer = modest(question) if passes else await self._thought_out(room.table, deed.seat)
        await self._enter(room, CHOICE, deed.seat, answer, "clock")

    async def _is_away(self, room: Room, deed: Deed) -> None:
        room.table.seats[deed.seat].away = True
        room.stir()
