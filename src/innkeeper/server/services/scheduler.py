"""Timers that have run out: bots that answer, windows that close, people who have thought long enough."""

import asyncio
import logging
from typing import Any, Final

from innkeeper.bots import Answer, modest
from innkeeper.server.pool import Pool
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.bots import decided
from innkeeper.server.services.games import Games
from innkeeper.server.services.room import Room, wait_for
from innkeeper.server.services.schedule import AWAY, BOT, CLOSE, HOLDERS, LATE, LIMIT, THINK, Timer
from innkeeper.server.tables.entries import ANSWER, RELEASE, Entry
from innkeeper.server.tables.entries import CLOSE as WINDOW_CLOSES
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.windows import RESPOND

LOG: Final = logging.getLogger("innkeeper.server")
BREATH: Final = 1.0  # seconds to wait when nothing can be written


class Scheduler(Games):
    """The inn looks after its tables from the start of a game to its end."""

    def __init__(self, *given: Any, thinkers: int | None = None, **changes: Any) -> None:
        super().__init__(*given, **changes)
        self.pool = Pool(self.metrics, thinkers)
        self.running: set[asyncio.Task[None]] = set()
        self.handlers = {
            THINK: self._bot_is_asked,
            CLOSE: self._window_closes,
            LATE: self._window_closes,
            BOT: self._bot_answers,
            LIMIT: self._time_is_up,
            HOLDERS: self._holders_change,
            AWAY: self._is_away,
        }

    def _run(self, room: Room) -> None:
        task = asyncio.create_task(self._look_after(room))
        self.running.add(task)
        task.add_done_callback(self._finished_running)

    def _finished_running(self, task: "asyncio.Task[None]") -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a table is tended no more", exc_info=task.exception())

    async def _look_after(self, room: Room) -> None:
        """Do what is due, as long as the game goes on; wait for the next timer, or until something changes."""
        changed = room.rescheduled
        room.listeners[changed] = None
        room.schedule.note(room.table, self.clock())
        try:
            while room.table.is_under_way and not room.stopped and self.rooms.get(room.table.key) is room:
                changed.clear()
                due = room.schedule.due(self.clock())
                for timer in due:
                    await self._do(room, timer)
                if not due:
                    await wait_for(changed, room.schedule.wait(self.clock()))
        finally:
            room.listeners.pop(changed, None)

    async def _do(self, room: Room, timer: Timer) -> None:
        try:
            await self._shielded(self._do_alone(room, timer))
        except Refusal:
            await asyncio.sleep(BREATH)
            room.schedule.note(room.table, self.clock())  # it is still to be done
        except Exception as error:
            await self._stop(room, error, room.table.entries)

    async def _do_alone(self, room: Room, timer: Timer) -> None:
        """Do it, if it is still to be done when all that has arrived in time is handled."""
        for handled in room.arrived.copy():
            await handled.wait()
        async with room.lock:
            if room.schedule.at.pop(timer, None) is not None:
                await self.handlers[timer.what](room, timer)

    async def _window_closes(self, room: Room, _deed: Timer) -> None:
        """What bots have thought is written down together with the end of the window: one write, whoever was asked."""
        answers: list[Entry] = [(ANSWER, seat, answer) for seat, answer in room.schedule.known().items()]
        end = room.table.moment + len(answers) + 1
        await self._enter(room, [*answers, (WINDOW_CLOSES, -1, end)], "bot")

    async def _bot_is_asked(self, room: Room, timer: Timer) -> None:
        room.schedule.thoughts[timer.seat, timer.number] = None
        self._begin_task(self._think(room, timer.seat, timer.number))

    async def _think(self, room: Room, seat: int, decision: int) -> None:
        """A bot thinks, and the table goes on meanwhile; nobody else is to notice."""
        asked = (seat, decision)
        try:
            if asked in room.table.asked_bots():
                answer = await self._thought_out(room.table, seat)
                if asked in room.schedule.thoughts:  # else it is past
                    room.schedule.thoughts[asked] = answer
        except Exception:
            LOG.exception("a bot cannot think, and tries again", extra={"table": room.table.key, "seat": seat})
            await asyncio.sleep(BREATH)
            room.schedule.thoughts.pop(asked, None)
        room.schedule.note(room.table, self.clock())
        room.rescheduled.set()

    async def _bot_answers(self, room: Room, timer: Timer) -> None:
        answer = room.schedule.known()[timer.seat]
        await self._enter(room, [(room.table.kind_of(timer.seat, answer), timer.seat, answer)], "bot")

    async def _thought_out(self, table: Table, seat: int) -> Answer:
        """What a bot chooses; the other tables go on while it thinks."""
        answer, well = await decided(self.pool, table.key, *table.bot_for(seat))
        if not well:
            self.metrics.add("bot_failures_total")
        return answer

    async def _time_is_up(self, room: Room, timer: Timer) -> None:
        """Somebody is slow: in a window that means to pass; anything else is decided by a bot."""
        table, seat = room.table, timer.seat
        if seat in table.held:
            await self._enter(room, [(RELEASE, seat, 0)], "clock")
            return
        question = table.asked[seat]
        assert question is not None
        answer = modest(question) if question.what == RESPOND else await self._thought_out(table, seat)
        await self._enter(room, [(table.kind_of(seat, answer), seat, answer)], "clock")

    async def _holders_change(self, room: Room, _deed: Timer) -> None:
        await self._note_holders(room)

    async def _is_away(self, room: Room, timer: Timer) -> None:
        room.table.seats[timer.seat].away = True
        room.notify()
