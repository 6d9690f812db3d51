"""Timers that have run out: bots that answer, windows that close, people who have thought long enough."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from innkeeper.bots import modest
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.agreements import Agreements
from innkeeper.server.services.bots import Bots
from innkeeper.server.services.drafts import Drafts
from innkeeper.server.services.games import Games
from innkeeper.server.services.room import Room, wait_for
from innkeeper.server.services.rooms import Rooms
from innkeeper.server.services.schedule import (
    AWAY,
    BEGIN,
    BOT,
    CLOSE,
    DEAL,
    HOLDERS,
    LATE,
    LIMIT,
    PICK,
    THINK,
    Timer,
)
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.tables.entries import ANSWER, RELEASE, Entry
from innkeeper.server.tables.entries import CLOSE as WINDOW_CLOSES
from innkeeper.server.tables.windows import RESPOND

LOG: Final = logging.getLogger("innkeeper.server")
RETRY_DELAY: Final = 1.0  # seconds to wait when nothing can be written


class Scheduler:
    """Tables are looked after from the start of a draft or a game to its end."""

    def __init__(
        self,
        rooms: Rooms,
        games: Games,
        agreements: Agreements,
        drafts: Drafts,
        bots: Bots,
        tasks: Tasks,
        clock: Callable[[], float],
    ) -> None:
        self.rooms = rooms
        self.games = games
        self.agreements = agreements
        self.drafts = drafts
        self.bots = bots
        self.tasks = tasks
        self.clock = clock
        self.running: set[asyncio.Task[None]] = set()
        self.handlers: dict[str, Callable[[Room, Timer], Awaitable[None]]] = {
            THINK: self._bot_is_asked,
            CLOSE: self._window_closes,
            LATE: self._window_closes,
            BOT: self._bot_answers,
            LIMIT: self._time_is_up,
            HOLDERS: self._holders_change,
            AWAY: self._is_away,
            PICK: self._is_dealt,
            DEAL: self._is_dealt,
            BEGIN: self._all_have_one,
        }

    def run(self, room: Room) -> None:
        """Look after a table until its game is over, or it is put by."""
        task = asyncio.create_task(self._look_after(room))
        self.running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a table is tended no more", exc_info=task.exception())

    async def _look_after(self, room: Room) -> None:
        """Do what is due, as long as the game goes on; wait for the next timer, or until something changes."""
        changed = room.rescheduled
        room.listeners[changed] = None
        room.schedule.note(room.table, self.clock())
        try:
            while room.table.is_under_way and not room.stopped and self.rooms.open.get(room.table.key) is room:
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
            await self.tasks.shielded(self._do_alone(room, timer))
        except Refusal:
            await asyncio.sleep(RETRY_DELAY)
            room.schedule.note(room.table, self.clock())  # it is still to be done
        except Exception as error:
            await self.games.stop(room, error, room.table.entries)

    async def _do_alone(self, room: Room, timer: Timer) -> None:
        """Do it, if it is still to be done when all that has arrived in time is handled."""
        for handled in room.arrived.copy():
            await handled.wait()
        async with room.lock:
            if room.schedule.at.pop(timer, None) is not None:
                await self.handlers[timer.what](room, timer)

    # In a game

    async def _window_closes(self, room: Room, _timer: Timer) -> None:
        """What bots have thought is written down together with the end of the window: one write, whoever was asked."""
        answers: list[Entry] = [(ANSWER, seat, answer) for seat, answer in room.schedule.known().items()]
        end = room.table.moment + len(answers) + 1
        await self.games.enter(room, [*answers, (WINDOW_CLOSES, -1, end)], "bot")

    async def _bot_is_asked(self, room: Room, timer: Timer) -> None:
        room.schedule.thoughts[timer.seat, timer.number] = None
        self.tasks.begin(self._think(room, timer.seat, timer.number))

    async def _think(self, room: Room, seat: int, decision: int) -> None:
        """A bot thinks, and the table goes on meanwhile; nobody else is to notice."""
        asked = (seat, decision)
        try:
            if asked in room.table.asked_bots():
                answer = await self.bots.answer(room.table, seat)
                if asked in room.schedule.thoughts:  # else it is past
                    room.schedule.thoughts[asked] = answer
        except Exception:
            LOG.exception("a bot cannot think, and tries again", extra={"table": room.table.key, "seat": seat})
            await asyncio.sleep(RETRY_DELAY)
            room.schedule.thoughts.pop(asked, None)
        room.schedule.note(room.table, self.clock())
        room.rescheduled.set()

    async def _bot_answers(self, room: Room, timer: Timer) -> None:
        answer = room.schedule.known()[timer.seat]
        await self.games.enter(room, [(room.table.kind_of(timer.seat, answer), timer.seat, answer)], "bot")

    async def _time_is_up(self, room: Room, timer: Timer) -> None:
        """Somebody is slow: in a window that means to pass; anything else is decided by a bot."""
        table, seat = room.table, timer.seat
        if seat in table.held:
            await self.games.enter(room, [(RELEASE, seat, 0)], "clock")
            return
        question = table.asked[seat]
        assert question is not None
        answer = modest(question) if question.what == RESPOND else await self.bots.answer(table, seat)
        await self.games.enter(room, [(table.kind_of(seat, answer), seat, answer)], "clock")

    async def _holders_change(self, room: Room, _timer: Timer) -> None:
        await self.games.note_holders(room)

    async def _is_away(self, room: Room, timer: Timer) -> None:
        """Who has been gone for long is not waited for any more, which may decide a vote."""
        room.table.seats[timer.seat].away = True
        room.notify()
        await self.agreements.settle(room)

    # In a draft

    async def _is_dealt(self, room: Room, timer: Timer) -> None:
        await self.drafts.give_any(room, timer.seat)

    async def _all_have_one(self, room: Room, _timer: Timer) -> None:
        await self.games.begin(room)
