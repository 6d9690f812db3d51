"""Who comes to a table, sits down, changes devices, leaves, and plays again."""

import logging
from typing import Any, Final

import msgspec

from innkeeper.promise import Deal
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.drafts import Drafts
from innkeeper.server.services.handovers import Handovers
from innkeeper.server.services.room import Room
from innkeeper.server.storage.shards import new_key
from innkeeper.server.tables.characters import dealt, picked
from innkeeper.server.tables.options import DRAFT, Options, proper_title
from innkeeper.server.tables.seats import Seat, digest, new_secret
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.validation import refuse_problems

LOG: Final = logging.getLogger("innkeeper.server")
MOST_TABLES: Final = 5000  # at hand
SHORTLY: Final = 60.0  # seconds alone until a table may make room for another: more than it takes to say hello


class Lobby(Drafts):
    """Everything around a game."""

    def __init__(self, *given: Any, **changes: Any) -> None:
        super().__init__(*given, **changes)
        self.handovers = Handovers(self.clock)

    async def room(self, key: str) -> Room:
        """A table by its id; a game that was put by goes on."""
        room = await super().room(key)
        room.touched_at = self.clock()
        return room

    def _set(self, table: Table) -> Room:
        """A finished table is to be looked at, at others it goes on."""
        if table.state == "over":
            return super()._set(table)
        self._make_room()
        return self._add_room(table)

    def _add_room(self, table: Table) -> Room:
        for seat in table.seats:
            seat.left_at = self.clock()
        room = Room(table, self.clock)
        self.rooms[table.key] = room
        if table.is_under_way:
            self._run(room)
        return room

    async def open_table(self, characters: list[str], bots: list[str], options: Options) -> Room:
        """Open a table: a character (or `random`) for each seat, and for each the bot that has it (or none)."""
        self._make_room()
        refuse_problems(characters, bots, options, self.box)
        options = msgspec.structs.replace(options, title=proper_title(options.title))
        seated = [""] * len(characters) if options.characters == DRAFT else dealt(characters, self.box)
        seats = [Seat(number, seated[number], bots[number]) for number in range(len(seated))]
        table = Table(new_key(self.store.shards), options, seats, self.box)
        table.deal = Deal.new()
        with self._refuse_failures():
            await self.store.add_table(table)
        LOG.info("a table is opened", extra={"table": table.key})
        return self._add_room(table)

    def _make_room(self) -> None:
        """If all tables are taken, put the one by that has been left alone longest; refuse if there is none."""
        if len(self.rooms) >= MOST_TABLES:
            left = [room for room in self.rooms.values() if self._is_left(room, SHORTLY)]
            if not left:
                raise Refusal("inn-full", "Every table of the inn is taken. Try again later.")
            self._leave_alone(min(left, key=lambda room: room.touched_at))

    def _is_left(self, room: Room, seconds: float) -> bool:
        """Nobody has been at a table for so long; only the inn itself listens, if a game goes on."""
        listeners = len(room.listeners) - room.table.is_under_way
        busy = listeners > 0 or room.table.is_attended() or room.lock.locked() or room.talking.locked()
        return not busy and self.clock() - room.touched_at >= seconds

    def _leave_alone(self, room: Room) -> None:
        """Put a table by: it stays in the database, and is laid again when somebody comes."""
        del self.rooms[room.table.key]
        room.notify()

    async def take_seat(self, key: str, wanted: int | None, name: str, character: str | None) -> tuple[Seat, str]:
        """Sit down; gives back the seat and the secret that holds it."""
        return await self._shielded(self._take_seat(await self.room(key), wanted, name, character))

    async def _take_seat(self, room: Room, wanted: int | None, name: str, character: str | None) -> tuple[Seat, str]:
        async with room.lock:
            table = room.table
            seat = table.free_seat(wanted)
            name = table.free_name(name, seat)
            secret = new_secret()
            taken = Seat(seat.number, seat.character if character is None else picked(table, seat, character))
            taken.give_to(name, digest(secret))
            taken.left_at = self.clock()
            await self._keep_seats(room, [*table.swapped(seat, taken.character), taken])
            return taken, secret

    async def leave(self, key: str, number: int, secret: str) -> None:
        """Give a seat up: while the table waits it is empty again, later a bot has it from now on."""
        await self._shielded(self._leave(await self.room(key), number, secret))

    async def _leave(self, room: Room, number: int, secret: str) -> None:
        async with room.lock:
            await self._vacate(room, _held(room, number, secret))
            await self._settle(room)

    # Another device

    async def hand_over(self, key: str, number: int, secret: str) -> str:
        """A code with which another device can take this seat up."""
        return self.handovers.new(key, _held(await self.room(key), number, secret))

    async def take_up(self, key: str, code: str) -> tuple[Seat, str]:
        """Take a seat up with a code; gives back the seat and one more secret that holds it."""
        return await self._shielded(self._take_up(await self.room(key), code))

    async def _take_up(self, room: Room, code: str) -> tuple[Seat, str]:
        async with room.lock:
            seat = self.handovers.use(room.table, code)
            secret = new_secret()
            with self._refuse_failures():
                await self.store.add_secret(room.table.key, seat.number, digest(secret))
            seat.digests |= {digest(secret)}
            return seat, secret

    # The game, and the next one

    async def start(self, key: str, secret: str, seed: int | None = None) -> Room:
        """Begin the game, or the draft that comes before it."""
        return await self._shielded(self._start(await self.room(key), secret, seed))

    async def _start(self, room: Room, secret: str, seed: int | None) -> Room:
        async with room.lock:
            table = room.table
            table.held_by(secret)
            if table.state != "open":
                raise Refusal("has-begun", "The game has begun already.")
            if table.options.characters == DRAFT:
                await self._begin_draft(room)
            else:
                await self._begin_game(room, seed)
            self._run(room)
            return room

    async def rematch(self, key: str, secret: str) -> Room:
        """A new table for the same people, who hold their seats with the same secrets; asked again: the same table."""
        return await self._shielded(self._rematch(await self.room(key), secret))

    async def _rematch(self, room: Room, secret: str) -> Room:
        async with room.lock:
            table = room.table
            table.held_by(secret)
            if table.state != "over":
                raise Refusal("not-over", "The game is not over yet.")
            if not table.next:
                self._make_room()
                drafted = table.options.characters == DRAFT
                seats = [_again(seat, "" if drafted else seat.character, self.clock()) for seat in table.seats]
                new = Table(new_key(self.store.shards), table.options, seats, self.box)
                new.deal = Deal.new()
                with self._refuse_failures():
                    table.next = await self.store.add_rematch(table.key, new)
                if table.next == new.key:
                    LOG.info("a rematch is opened", extra={"table": new.key})
                room.notify()
        return await self.room(table.next)


def _held(room: Room, number: int, secret: str) -> Seat:
    seat = room.table.seat(number)
    if not seat.opens_to(secret):
        raise Refusal("wrong-secret", f"This secret does not hold seat {number}.")
    return seat


def _again(seat: Seat, character: str, now: float) -> Seat:
    """The same seat at another table."""
    found = Seat(seat.number, character, seat.bot)
    if not seat.bot:
        found.give_to(seat.name, *seat.digests)
        found.left_at = now
    return found
