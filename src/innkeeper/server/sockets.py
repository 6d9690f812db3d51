"""WebSockets: a seat that plays, a spectator that watches. What is sent is the newest state, and only what is new."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from innkeeper.server.guarding import Bucket
from innkeeper.server.inn import Inn
from innkeeper.server.messages import Choose, FromGuest, FromInn, Hello, Refused, Taken
from innkeeper.server.playing import Room
from innkeeper.server.refusals import Refusal
from innkeeper.server.seats import Seat
from innkeeper.server.showing import Looker, show_table

REFUSED: Final = 1008  # the close code for who breaks the rules of the house
PATIENCE: Final = 10.0  # seconds for the first message
GREETING: Final = Refusal("no-secret", 'Say {"type": "hello", "secret": …} first.')
_DECODER: Final[msgspec.json.Decoder[FromGuest]] = msgspec.json.Decoder(FromGuest)
_ENCODER: Final = msgspec.json.Encoder()


class Line:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], inn: Inn, kind: str) -> None:
        self.socket = socket
        self.inn = inn
        self.kind = kind
        self.bucket = Bucket(most=40, each_second=10)
        self.sending = asyncio.Lock()
        self.stirred = asyncio.Event()
        self.shown: dict[str, bytes] = {}  # what was sent last, by kind

    async def serve(self, key: str) -> None:
        """Talk with a guest until one of the two hangs up."""
        await self.socket.accept()
        self.inn.tally.add("connections", f'kind="{self.kind}"')
        try:
            with contextlib.suppress(WebSocketDisconnect, WebSocketException):
                await self._talk(key)
        finally:
            self.inn.tally.add("connections", f'kind="{self.kind}"', -1)

    async def _talk(self, key: str) -> None:
        try:
            room = await self.inn.room(key)
            if self.kind == "watch":
                await self._watch(room)
            else:
                await self._play(room)
        except Refusal as refusal:
            await self.refuse(refusal)
            await self.socket.close(REFUSED, refusal.code)

    async def _watch(self, room: Room) -> None:
        """Spectators see and say nothing."""
        await self._both(self._show(room, Looker(None), None), self._be_silent())

    async def _be_silent(self) -> None:
        await self.socket.receive_data(mode="text")
        raise Refusal("read-only", "Who watches cannot speak; take a seat to play.")

    async def _play(self, room: Room) -> None:
        try:
            hello = await asyncio.wait_for(self.receive(), PATIENCE)
        except TimeoutError:
            raise GREETING from None
        if not isinstance(hello, Hello):
            raise GREETING
        seat = self.inn.arrive(room, hello.secret)
        try:
            await self._both(self._show(room, Looker(seat.number, hello.told), seat), self._listen(room, seat))
        finally:
            self.inn.depart(room, seat)

    async def _both(self, *parts: Coroutine[Any, Any, None]) -> None:
        """Speak and listen until one of them ends, and tell how it ended."""
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def _listen(self, room: Room, seat: Seat) -> None:
        """Take choices. What is refused is said, and the current state is shown again."""
        while True:
            try:
                message = await self.receive()
                if not isinstance(message, Choose):
                    raise Refusal("bad-message", "You have said hello already.")
                if await self.inn.choose(room, seat, message.decision, message.answer):
                    self.bucket.give_back()  # the game itself sets the pace of choices that count
            except Refusal as refusal:
                await self.refuse(refusal)
                if refusal.code in ("too-fast", "wrong-secret"):
                    await self.socket.close(REFUSED, refusal.code)
                    return
                self.shown.clear()
                self.stirred.set()
            else:
                await self.send(Taken(message.decision))

    async def _show(self, room: Room, looker: Looker, seat: Seat | None) -> None:
        """Show the table whenever it looks different; what others answer in secret changes nothing to be seen."""
        room.listeners.add(self.stirred)
        try:
            self.stirred.set()
            while True:
                await self.stirred.wait()
                self.stirred.clear()
                if seat is not None and room.table.seats[seat.number].digest != seat.digest:
                    raise Refusal("wrong-secret", "You have given this seat up.")
                await self._show_new("table", show_table(room.table))
                if room.table.recorder is not None:
                    await self._show_view(room, looker)
        finally:
            room.listeners.discard(self.stirred)

    async def _show_view(self, room: Room, looker: Looker) -> None:
        shown = looker.look(room.table)
        bare = _ENCODER.encode(msgspec.structs.replace(shown, told=0, facts=[]))
        if shown.facts or self.shown.get("view") != bare:
            self.shown["view"] = bare
            await self.send(shown)

    async def _show_new(self, kind: str, message: FromInn) -> None:
        written = _ENCODER.encode(message)
        if self.shown.get(kind) != written:
            self.shown[kind] = written
            await self.send(message)

    async def receive(self) -> FromGuest:
        """The next message, if it is one."""
        written = await self.socket.receive_data(mode="text")
        if not self.bucket.take():
            raise Refusal("too-fast", "Too many messages at once. Come back more slowly.")
        try:
            return _DECODER.decode(written)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-message", f"This is no message of the protocol: {error}.") from error

    async def refuse(self, refusal: Refusal) -> None:
        self.inn.tally.add("refusals_total", f'code="{refusal.code}"')
        await self.send(Refused(refusal.code, refusal.why))

    async def send(self, message: FromInn) -> None:
        async with self.sending:
            await self.socket.send_data(_ENCODER.encode(message), mode="text")
