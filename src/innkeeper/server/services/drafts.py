"""Who plays whom, and the game that begins with it: characters are picked, drafted, or left to chance."""

import logging
import secrets
from typing import Any, Final

from innkeeper.promise import Deal, first_player
from innkeeper.server.services.agreements import Agreements
from innkeeper.server.services.room import Room
from innkeeper.server.services.schedule import BEGIN, DEAL, PICK, Timer
from innkeeper.server.tables.characters import RANDOM, picked
from innkeeper.server.tables.seats import Seat
from innkeeper.table.chance import SEED_BITS

LOG: Final = logging.getLogger("innkeeper.server")


class Drafts(Agreements):
    """From a table that waits to a game."""

    def __init__(self, *given: Any, **changes: Any) -> None:
        super().__init__(*given, **changes)
        self.handlers |= {PICK: self._is_dealt, DEAL: self._is_dealt, BEGIN: self._all_have_one}

    async def pick(self, room: Room, seat: Seat, character: str) -> str:
        """Play a character, or one by chance; when this returns it is kept. Sent again in a draft it counts once."""
        return await self._shielded(self._pick(room, seat, character))

    async def _pick(self, room: Room, seat: Seat, character: str) -> str:
        async with room.lock:
            room.table.still_holds(seat)
            await self._cast(room, seat, character)
            return seat.character

    async def _cast(self, room: Room, seat: Seat, wanted: str) -> None:
        """Write down who somebody plays, then let everybody know."""
        character = picked(room.table, seat, wanted)
        if character != seat.character:
            swapped = room.table.swapped(seat, character)
            characters = {it.number: it.character for it in swapped} | {seat.number: character}
            with self._refuse_failures():
                await self.store.change_characters(room.table.key, characters)
            room.table.change_seats(swapped)
            seat.character = character
            room.notify()

    # A draft

    async def _begin_draft(self, room: Room) -> None:
        """Characters are chosen one after another; in which order is decided by lot."""
        table = room.table
        order = list(range(len(table.seats)))
        secrets.SystemRandom().shuffle(order)
        filled = table.filled()
        with self._refuse_failures():
            await self.store.begin_draft(table.key, order, filled)
        table.change_seats(filled)
        table.order += order
        room.notify()
        LOG.info("a draft begins", extra={"table": table.key})

    async def _is_dealt(self, room: Room, timer: Timer) -> None:
        """A bot chooses, or chance for who is away or slow."""
        await self._cast(room, room.table.seats[timer.seat], RANDOM)

    async def _all_have_one(self, room: Room, _deed: Timer) -> None:
        await self._begin_game(room)

    # The game

    async def _begin_game(self, room: Room, seed: int | None = None) -> None:
        """Begin the game; who goes first is left to chance, unless a seed is given."""
        table = room.table
        setup = table.setup(0)
        if seed is None:
            deal = table.deal or Deal(secrets.randbits(SEED_BITS), "")  # a table opened before there were promises
            setup.first = first_player(setup, deal.seed)
        else:
            deal = Deal(seed, "")
        with self._refuse_failures():
            await self.store.begin(table.key, setup, deal, table.filled())
        table.deal = deal
        table.begin(setup, deal.seed)
        room.notify()
        LOG.info("a game begins", extra={"table": table.key})
