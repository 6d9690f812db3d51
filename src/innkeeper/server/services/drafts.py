"""Who plays whom: characters are picked, drafted, or left to chance."""

import logging
import secrets
from typing import Final

from innkeeper.server.services.room import Room
from innkeeper.server.services.tasks import Tasks
from innkeeper.server.storage.database import refuse_failures
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.characters import RANDOM, picked
from innkeeper.server.tables.seats import Seat

LOG: Final = logging.getLogger("innkeeper.server")


class Drafts:
    """From a table that waits to one where everybody has a character."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.tasks = tasks

    async def pick(self, room: Room, seat: Seat, character: str) -> str:
        """Play a character, or one by chance; when this returns it is kept. Sent again in a draft it counts once."""
        return await self.tasks.shielded(self._pick(room, seat, character))

    async def _pick(self, room: Room, seat: Seat, character: str) -> str:
        async with room.lock:
            room.table.still_holds(seat)
            await self._give(room, seat, character)
            return seat.character

    async def _give(self, room: Room, seat: Seat, wanted: str) -> None:
        """Write down who somebody plays, then let everybody know."""
        character = picked(room.table, seat, wanted)
        if character != seat.character:
            swapped = room.table.swapped(seat, character)
            characters = {it.number: it.character for it in swapped} | {seat.number: character}
            with refuse_failures():
                await self.store.change_characters(room.table.key, characters)
            room.table.change_seats(swapped)
            seat.character = character
            room.notify()

    async def begin(self, room: Room) -> None:
        """Characters are chosen one after another; in which order is decided by lot."""
        table = room.table
        order = list(range(len(table.seats)))
        secrets.SystemRandom().shuffle(order)
        filled = table.filled()
        with refuse_failures():
            await self.store.begin_draft(table.key, order, filled)
        table.change_seats(filled)
        table.order += order
        room.notify()
        LOG.info("a draft begins", extra={"table": table.key})

    async def give_any(self, room: Room, seat: int) -> None:
        """A bot chooses, or chance for who is away or slow."""
        await self._give(room, room.table.seats[seat], RANDOM)
