"""Games at the tables of the inn: what happens counts once it is durable."""

import contextlib
import logging
import secrets
import time
from typing import Final

from innkeeper.bots import Answer
from innkeeper.promise import Deal, first_player
from innkeeper.server.metrics import Metrics
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.bringing import refuse_endless
from innkeeper.server.services.room import PEOPLE_PLAY, STOPPED, Room
from innkeeper.server.services.rooms import Rooms
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.database import FAILURES, refuse_failures
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.entries import ANSWER, CHOICE, HOLD, LOOK, RELEASE, Entry
from innkeeper.server.tables.seats import USUAL_BOT, Seat
from innkeeper.table.chance import SEED_BITS

LOG: Final = logging.getLogger("innkeeper.server")


class Games:
    """All that happens in games, and to the seats at which they are played."""

    def __init__(self, store: Store, rooms: Rooms, tasks: Tasks, metrics: Metrics) -> None:
        self.store = store
        self.rooms = rooms
        self.tasks = tasks
        self.metrics = metrics

    async def begin(self, room: Room, seed: int | None = None) -> None:
        """Begin the game; who goes first is left to chance, unless a seed is given."""
        table = room.table
        setup = table.setup(0)
        if table.lesson is not None:
            seed = table.lesson.seed
        if seed is None:
            deal = table.deal or Deal(secrets.randbits(SEED_BITS), "")  # a table opened before there were promises
            setup.first = first_player(setup, deal.seed)
        else:
            deal = Deal(seed, "")
        if table.options.packs:
            await refuse_endless(setup, deal.seed, table.box)
        with refuse_failures():
            await self.store.begin(table.key, setup, deal, table.filled())
        table.deal = deal
        table.begin(setup, deal.seed)
        room.notify()
        LOG.info("a game begins", extra={"table": table.key})

    async def choose(self, room: Room, seat: Seat, decision: int, answer: Answer) -> bool:
        """Make a choice. When this returns it is durable and counts; sent again it counts no second time: False."""
        return await self.tasks.shielded(self._choose(room, seat, decision, answer))

    async def _choose(self, room: Room, seat: Seat, decision: int, answer: Answer) -> bool:
        async with room.lock:
            table = room.table
            table.still_holds(seat)
            new = table.judge(seat.number, decision, answer)
            if new:
                what = RELEASE if seat.number in table.held else table.kind_of(seat.number, answer)
                await self.enter(room, [(what, seat.number, answer)], "person")
            return new

    async def hold(self, room: Room, seat: Seat, on: bool) -> None:
        """Somebody wants to be stopped at every window from now on, or no more; when this returns it is kept."""
        seat.holds = on
        await self.tasks.shielded(self._note_holders(room))

    async def _note_holders(self, room: Room) -> None:
        async with room.lock:
            await self.note_holders(room)

    async def note_holders(self, room: Room) -> None:
        """Write down who wants to be stopped at every window: nobody who is not there."""
        table = room.table
        wanting = table.wanting_to_hold()
        changed: list[Entry] = [(HOLD, seat, int(seat in wanting)) for seat in sorted(wanting ^ table.holding)]
        if changed and not room.stopped:
            await self.enter(room, changed, "person")

    async def hurry(self, room: Room, seat: Seat, on: bool) -> None:
        """Somebody who is out need not follow what bots do, or wants to again; when all is over nobody minds."""
        if room.table.state == "over":
            return
        room.refuse_who_is_in(seat.number)
        if on and not room.table.only_bots_left():
            raise Refusal(*PEOPLE_PLAY)
        seat.hurries = on
        room.notify()

    async def open_hands(self, room: Room, seat: Seat) -> None:
        """Somebody who is out wants to see all hands; when this returns that is kept, and nobody comes back."""
        await self.tasks.shielded(self._open_hands(room, seat))

    async def _open_hands(self, room: Room, seat: Seat) -> None:
        async with room.lock:
            room.refuse_who_is_in(seat.number)
            if room.table.state != "over" and room.opened_to(seat.number) is None:
                raise Refusal(*PEOPLE_PLAY)
            if seat.number not in room.table.looking and room.table.state == "playing":
                await self.enter(room, [(LOOK, seat.number, 0)], "person")

    async def enter(self, room: Room, entries: list[Entry], who: str) -> None:
        """Write something down, then let it happen, then let everybody know."""
        table, before = room.table, room.table.entries
        if room.stopped:
            raise Refusal(*STOPPED)
        begun = time.perf_counter()
        try:
            with refuse_failures():
                await self.store.add_entries(table.key, before, entries)
        except Refusal:
            await self._lay_again(room)
            raise
        self.metrics.add("write_seconds_sum", by=time.perf_counter() - begun)
        self.metrics.add("write_seconds_count")
        try:
            for entry in entries:
                table.enter(*entry)
        except Exception as error:
            await self.stop(room, error, before)
            raise Refusal(*STOPPED) from error
        chosen = sum(entry[0] in (CHOICE, ANSWER) for entry in entries)
        self.metrics.add("choices_total", f'by="{who}"', chosen)
        await self._happened(room)

    async def _happened(self, room: Room) -> None:
        """Something has happened: everybody may know, and a game that is over is put by."""
        room.notify()
        if room.table.state == "over":
            await self.rooms.finish(room)

    async def stop(self, room: Room, error: Exception, entries: int) -> None:
        """Something went wrong here: the table goes back to so many entries, and stays there for all to see."""
        LOG.error("a game went wrong, and its table is stopped", exc_info=error, extra={"table": room.table.key})
        room.stopped = True
        with contextlib.suppress(Refusal), refuse_failures():
            await self.store.remove_entries(room.table.key, entries)
        await self._lay_again(room)
        room.notify()

    async def _lay_again(self, room: Room) -> None:
        """A write whose end is unknown: what counts is what the database holds."""
        with contextlib.suppress(*FAILURES, Refusal):
            table = await self.rooms.load(room.table.key)
            if table is None:
                return
            table.seats = room.table.seats
            room.table = table
            await self._happened(room)

    # Seats

    async def keep_seats(self, room: Room, seats: list[Seat]) -> None:
        """Write seats down, then let them count."""
        host = room.table.host_after(seats)
        with refuse_failures():
            await self.store.change_seats(room.table.key, seats, host)
        room.table.host = host
        room.table.change_seats(seats)
        room.notify()

    async def vacate(self, room: Room, seat: Seat) -> None:
        """A person leaves for good: while the table waits the seat is empty again, later a bot has it from now on."""
        left = Seat(seat.number, seat.character)
        if room.table.state != "open":
            left.give_to_bot(USUAL_BOT)
            left.name = seat.name
        await self.keep_seats(room, [left])
        await self.note_holders(room)
