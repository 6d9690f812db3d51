"""The inn: its tables, and who comes to them, sits down and leaves."""

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from innkeeper.bots import names as bot_names
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.server.playing import Playing, Room
from innkeeper.server.refusals import Refusal
from innkeeper.server.seats import EMPTY, USUAL_BOT, Seat, digest, new_secret
from innkeeper.server.store import Store
from innkeeper.server.table import LONGEST_TIMEOUT, PACES, Options, Table
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
RANDOM: Final = "random"
MOST_TABLES: Final = 5000
TABLE_KEY: Final = re.compile("[A-Za-z0-9_-]{12}")


class Inn(Playing):
    """All tables that are not finished, and who sits down at them."""

    def __init__(self, store: Store, box: Box, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(store, box, clock)
        self.damaged: set[str] = set()

    async def open(self) -> None:
        """Lay all unfinished tables again."""
        await self.store.open()
        for key in await self.store.unfinished():
            table = await self._laid(key)
            if table is None:
                self.damaged.add(key)
            elif table.state == "over":
                await self.store.end(table)
            else:
                for seat in table.seats:
                    seat.left_at = self.clock()
                self._add_room(table)
        LOG.info("the inn is open", extra={"tables": len(self.rooms)})

    async def close(self) -> None:
        """Let what is being written be finished, and stop the bots."""
        for task in self.tending:
            task.cancel()
        await asyncio.gather(*self.tending, *self.tasks, return_exceptions=True)
        await self.store.close()
        LOG.info("the inn is closed")

    def _add_room(self, table: Table) -> Room:
        room = Room(table)
        self.rooms[table.key] = room
        if table.state == "playing":
            self._tend(room)
        return room

    async def room(self, key: str) -> Room:
        """A table by its id; a finished one is laid again to be looked at."""
        known = self.rooms.get(key) or self.finished.get(key)
        if known is not None:
            return known
        if not TABLE_KEY.fullmatch(key):
            raise Refusal("no-such-table", f"There is no table {key!r}.")
        with self._kept():
            table = None if key in self.damaged else await self._laid(key)
        if table is None:
            raise Refusal("damaged", "This table cannot be laid again: its game does not fit the cards and rules here.")
        room = Room(table)
        self.put_by(room)
        return room

    async def _laid(self, key: str) -> Table | None:
        """A table from the database; None if its game cannot be played again with the cards and rules at hand."""
        try:
            table = await self.store.load(key, self.box)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            LOG.exception("a table cannot be laid again; it stays in the database", extra={"table": key})
            return None
        if table is None:
            raise Refusal("no-such-table", f"There is no table {key!r}.")
        return table

    # Before the game

    async def open_table(self, characters: list[str], bots: list[str], options: Options) -> Room:
        """Open a table: a character (or `random`) for each seat, and for each the bot that has it (or none)."""
        if len(self.rooms) >= MOST_TABLES:
            raise Refusal("inn-full", "Every table of the inn is taken. Try again later.")
        _check_options(options)
        for name in bots:
            if name and name not in bot_names():
                raise Refusal("no-such-bot", f"There is no bot {name!r}; there are: {', '.join(bot_names())}.")
        seated = self._characters(characters)
        seats = [Seat(number, seated[number], bots[number]) for number in range(len(seated))]
        table = Table(secrets.token_urlsafe(9), options, seats, self.box)
        _setup(table)
        with self._kept():
            await self.store.add_table(table)
        LOG.info("a table is opened", extra={"table": table.key})
        return self._add_room(table)

    def _characters(self, wanted: list[str]) -> list[str]:
        """Those asked for; who is random differs from the others while that can be."""
        found = wanted.copy()
        for place, key in enumerate(found):
            if key == RANDOM:
                fewest = min(found.count(other) for other in self.box.characters)
                found[place] = secrets.choice([other for other in self.box.characters if found.count(other) == fewest])
        return found

    async def take_seat(self, key: str, wanted: int | None, name: str, character: str | None) -> tuple[Seat, str]:
        """Sit down; gives back the seat and the secret that holds it."""
        return await self._unhurt(self._take_seat(await self.room(key), wanted, name, character))

    async def _take_seat(self, room: Room, wanted: int | None, name: str, character: str | None) -> tuple[Seat, str]:
        async with room.lock:
            table = room.table
            seat, name = table.free_seat(wanted), table.free_name(name)
            if character is not None and character not in self.box.characters:
                known = ", ".join(sorted(self.box.characters))
                raise Refusal("no-such-character", f"There is no character {character!r}; there are: {known}.")
            secret = new_secret()
            taken = Seat(seat.number, character or seat.character)
            taken.give_to(name, digest(secret))
            taken.left_at = self.clock()
            await self._keep_seat(room, taken)
            return taken, secret

    async def leave(self, key: str, number: int, secret: str) -> None:
        """Give a seat up: before the game it is empty again, in the game a bot has it from now on."""
        await self._unhurt(self._leave(await self.room(key), number, secret))

    async def _leave(self, room: Room, number: int, secret: str) -> None:
        async with room.lock:
            table = room.table
            seat = table.seat(number)
            if not seat.opens_to(secret):
                raise Refusal("wrong-secret", f"This secret does not hold seat {number}.")
            left = Seat(number, seat.character)
            if table.recorder is not None:
                left.give_to_bot(USUAL_BOT)
                left.name = seat.name
            await self._keep_seat(room, left)

    async def _keep_seat(self, room: Room, seat: Seat) -> None:
        """Write a seat down, then let it count."""
        with self._kept():
            await self.store.change_seat(room.table, seat)
        room.table.seats[seat.number] = seat
        room.stir()

    async def start(self, key: str, secret: str, seed: int | None = None) -> Room:
        """Begin the game; who goes first is left to chance."""
        return await self._unhurt(self._start(await self.room(key), secret, seed))

    async def _start(self, room: Room, secret: str, seed: int | None) -> Room:
        async with room.lock:
            table = room.table
            table.held_by(secret)
            if table.recorder is not None:
                raise Refusal("has-begun", "The game has begun already.")
            setup = _setup(table, secrets.randbelow(len(table.seats)) if seed is None else 0)
            chosen = secrets.randbits(128) if seed is None else seed
            for seat in table.seats.copy():
                if seat.kind == EMPTY:
                    await self._keep_seat(room, Seat(seat.number, seat.character, USUAL_BOT))
            with self._kept():
                await self.store.begin(table, setup, chosen)
            table.begin(setup, chosen)
            self._tend(room)
            room.stir()
            LOG.info("a game begins", extra={"table": table.key})
            return room

    def states(self) -> Counter[str]:
        """How many tables are open, and at how many a game goes on."""
        return Counter(room.table.state for room in self.rooms.values())


def _check_options(options: Options) -> None:
    if options.pace not in PACES:
        raise Refusal("bad-option", f"pace must be one of {', '.join(PACES)}, not {options.pace!r}.")
    if not 0 < options.timeout <= LONGEST_TIMEOUT:
        raise Refusal("bad-option", f"timeout must be more than 0 and at most {LONGEST_TIMEOUT:g} seconds.")


def _setup(table: Table, first: int = 0) -> Setup:
    """The setup of a table, if it can be played."""
    try:
        return table.setup(first)
    except SetupError as error:
        raise Refusal("bad-table", f"{str(error)[0].upper()}{str(error)[1:]}.") from error
