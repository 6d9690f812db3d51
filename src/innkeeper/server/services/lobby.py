"""Who comes to a table, sits down, changes devices, leaves, and plays again."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from innkeeper.lessons import lessons
from innkeeper.promise import Deal
from innkeeper.server.messages import Said
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.agreements import Agreements
from innkeeper.server.services.bringing import box_brought
from innkeeper.server.services.drafts import Drafts
from innkeeper.server.services.games import Games
from innkeeper.server.services.handovers import Handovers
from innkeeper.server.services.room import Room
from innkeeper.server.services.rooms import Rooms
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.database import refuse_failures
from innkeeper.server.storage.shards import new_key
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.characters import dealt, moved, picked
from innkeeper.server.tables.options import DRAFT, Options, as_taught, proper_title
from innkeeper.server.tables.seats import Seat, digest, new_secret
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.validation import refuse_problems
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
MOST_CONNECTIONS: Final = 8  # of a seat: windows and devices of one person


class Lobby:
    """Everything around a game."""

    def __init__(
        self,
        store: Store,
        box: Box,
        clock: Callable[[], float],
        tasks: Tasks,
        rooms: Rooms,
        games: Games,
        agreements: Agreements,
        drafts: Drafts,
    ) -> None:
        self.store = store
        self.box = box
        self.clock = clock
        self.tasks = tasks
        self.rooms = rooms
        self.games = games
        self.agreements = agreements
        self.drafts = drafts
        self.handovers = Handovers(clock)

    # Coming and going

    async def open_table(self, characters: list[str], bots: list[str], options: Options) -> Room:
        """Open a table: a character (or `random`) for each seat, and for each the bot that has it (or none)."""
        self.rooms.make_room()
        if options.lesson in lessons():
            characters, bots, options = as_taught(options)
        box = await box_brought(self.box, options.packs)
        refuse_problems(characters, bots, options, box)
        options = msgspec.structs.replace(options, title=proper_title(options.title))
        seated = [""] * len(characters) if options.characters == DRAFT else dealt(characters, box, options)
        seats = [Seat(number, seated[number], bots[number]) for number in range(len(seated))]
        table = Table(new_key(self.store.shards), options, seats, box)
        table.deal = Deal.new()
        with refuse_failures():
            await self.store.add_table(table)
        LOG.info("a table is opened", extra={"table": table.key})
        return self.rooms.add(table)

    async def take_seat(self, key: str, wanted: int | None, name: str, character: str | None) -> tuple[Seat, str]:
        """Sit down; gives back the seat and the secret that holds it."""
        return await self.tasks.shielded(self._take_seat(await self.rooms.find(key), wanted, name, character))

    async def _take_seat(self, room: Room, wanted: int | None, name: str, character: str | None) -> tuple[Seat, str]:
        async with room.lock:
            table = room.table
            seat = table.free_seat(wanted)
            name = table.free_name(name, seat)
            secret = new_secret()
            taken = Seat(seat.number, seat.character if character is None else picked(table, seat, character))
            taken.give_to(name, digest(secret))
            taken.left_at = self.clock()
            await self.games.keep_seats(room, [*table.swapped(seat, taken.character), taken])
            return taken, secret

    async def bring(self, key: str, secret: str, pack: str) -> Room:
        """Bring a pack to the table at which one sits, while it waits: everybody sees that it is there."""
        return await self.tasks.shielded(self._bring(await self.rooms.find(key), secret, pack))

    async def _bring(self, room: Room, secret: str, pack: str) -> Room:
        async with room.lock:
            table = room.table
            table.held_by(secret)
            _refuse_begun(table)
            if pack in table.options.packs:
                return room
            options = msgspec.structs.replace(table.options, packs=[*table.options.packs, pack])
            box = await box_brought(self.box, options.packs)
            with refuse_failures():
                await self.store.change_options(table.key, options)
            table.options, table.box = options, box
            room.spectators.bring(table)
            room.notify()
            return room

    async def move(self, room: Room, seat: Seat, to: int) -> None:
        """Change to another chair while the table waits: an empty one, or a bot's, which gets one's own."""
        await self.tasks.shielded(self._move(room, seat, to))

    async def _move(self, room: Room, seat: Seat, to: int) -> None:
        async with room.lock:
            table, before = room.table, seat.number
            table.still_holds(seat)
            _refuse_begun(table)
            if to == before:
                return
            character, left = moved(table, seat, to)
            taken = Seat(to, character)
            taken.give_to(seat.name, *seat.digests)
            host = to if table.host == before else table.host
            with refuse_failures():
                await self.store.change_seats(table.key, [left, taken], host)
            seat.number, seat.character, seat.ready, table.host = to, character, False, host
            table.change_seats([left, seat])
            table.votes = []  # they name seats
            room.notify()

    def arrive(self, room: Room, secret: str) -> Seat:
        """Somebody is at their seat, or back at it."""
        seat = room.table.held_by(secret)
        if seat.connections >= MOST_CONNECTIONS:
            why = f"Your seat is open in {MOST_CONNECTIONS} windows already. Close one of them to open another."
            raise Refusal("too-many-connections", why)
        seat.connections += 1
        seat.away = False
        room.notify()
        self.agreements.count_again(room)
        return seat

    def depart(self, room: Room, seat: Seat) -> None:
        """A connection of a seat has ended."""
        seat.connections -= 1
        stays = seat.connections > 0
        seat.holds, seat.hurries = seat.holds and stays, seat.hurries and stays  # who comes back says so again
        seat.left_at = self.clock()
        room.notify()
        self.agreements.count_again(room)

    async def leave(self, key: str, number: int, secret: str) -> None:
        """Give a seat up: while the table waits it is empty again, later a bot has it from now on."""
        await self.tasks.shielded(self._leave(await self.rooms.find(key), number, secret))

    async def _leave(self, room: Room, number: int, secret: str) -> None:
        async with room.lock:
            await self.games.vacate(room, _held(room, number, secret))
            await self.agreements.settle(room)
            await self._begin_if_ready(room)

    # Another device

    async def hand_over(self, key: str, number: int, secret: str) -> str:
        """A code with which another device can take this seat up."""
        return self.handovers.new(key, _held(await self.rooms.find(key), number, secret))

    async def take_up(self, key: str, code: str) -> tuple[Seat, str]:
        """Take a seat up with a code; gives back the seat and one more secret that holds it."""
        return await self.tasks.shielded(self._take_up(await self.rooms.find(key), code))

    async def _take_up(self, room: Room, code: str) -> tuple[Seat, str]:
        async with room.lock:
            seat = self.handovers.use(room.table, code)
            secret = new_secret()
            with refuse_failures():
                await self.store.add_secret(room.table.key, seat.number, digest(secret))
            seat.digests |= {digest(secret)}
            return seat, secret

    # The game, and the next one

    async def start(self, key: str, secret: str, seed: int | None = None) -> Room:
        """Begin the game, or the draft that comes before it; for who opened the table."""
        return await self.tasks.shielded(self._start(await self.rooms.find(key), secret, seed))

    async def _start(self, room: Room, secret: str, seed: int | None) -> Room:
        async with room.lock:
            seat = room.table.held_by(secret)
            _refuse_begun(room.table)
            if seat.number != room.table.host:
                why = "Only who opened this table starts the game. Say that you are ready: it begins when everybody is."
                raise Refusal("not-host", why)
            await self._begin(room, seed)
            return room

    async def be_ready(self, room: Room, seat: Seat, on: bool) -> None:
        """Somebody is ready to begin, or not yet; when all who are waited for are, it begins."""
        await self.tasks.shielded(self._be_ready(room, seat, on))

    async def _be_ready(self, room: Room, seat: Seat, on: bool) -> None:
        async with room.lock:
            room.table.still_holds(seat)
            _refuse_begun(room.table)
            if seat.ready != on:
                with refuse_failures():
                    await self.store.set_ready(room.table.key, seat.number, on)
                seat.ready = on
                room.notify()
            await self._begin_if_ready(room)

    async def _begin_if_ready(self, room: Room) -> None:
        if room.table.is_ready(self.clock()):
            await self._begin(room)

    async def _begin(self, room: Room, seed: int | None = None) -> None:
        if room.table.options.characters == DRAFT:
            await self.drafts.begin(room)
        else:
            await self.games.begin(room, seed)
        self.rooms.run(room)

    async def rematch(self, key: str, secret: str) -> Room:
        """A new table for the same people, who hold their seats with the same secrets; asked again: the same table."""
        return await self.tasks.shielded(self._rematch(await self.rooms.find(key), secret))

    async def _rematch(self, room: Room, secret: str) -> Room:
        async with room.lock:
            table = room.table
            host = table.held_by(secret).number
            if table.state != "over" and not table.only_bots_left():
                raise Refusal("not-over", "The game is not over yet.")
            if not table.next:
                self.rooms.make_room()
                drafted = table.options.characters == DRAFT
                seats = [_again(seat, "" if drafted else seat.character, self.clock()) for seat in table.seats]
                options = msgspec.structs.replace(table.options, lesson="")  # a lesson is learnt once
                new = Table(new_key(self.store.shards), options, seats, table.box)
                new.host, new.deal, new.said = host, Deal.new(), _carried(table.said)
                with refuse_failures():
                    table.next = await self.store.add_rematch(table.key, new)
                if table.next == new.key:
                    LOG.info("a rematch is opened", extra={"table": new.key})
                room.notify()
        return await self.rooms.find(table.next)


def _held(room: Room, number: int, secret: str) -> Seat:
    seat = room.table.seat(number)
    if not seat.opens_to(secret):
        raise Refusal("wrong-secret", f"This secret does not hold seat {number}.")
    return seat


def _carried(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """What was said last, to go on from at another table."""
    return tuple(Said(number, line.seat, line.name, line.text) for number, line in enumerate(said))


def _refuse_begun(table: Table) -> None:
    if table.state != "open":
        raise Refusal("has-begun", "The game has begun already.")


def _again(seat: Seat, character: str, now: float) -> Seat:
    """The same seat at another table."""
    found = Seat(seat.number, character, seat.bot)
    if not seat.bot:
        found.give_to(seat.name, *seat.digests)
        found.left_at = now
    return found
