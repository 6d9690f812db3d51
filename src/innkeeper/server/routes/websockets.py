"""WebSockets: a seat that plays, a spectator that watches. What is sent is the newest state, and only what is new."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from innkeeper.server.languages import spoken
from innkeeper.server.limits import Bucket
from innkeeper.server.messages import (
    AskHint,
    Ballot,
    Choose,
    FromGuest,
    FromInn,
    Hello,
    Hold,
    Hurry,
    Move,
    Moved,
    Pick,
    Picked,
    Ready,
    Refused,
    Say,
    Taken,
    Undo,
)
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.hints import ask_veteran
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room, wait_for
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables.seats import Seat

REFUSED: Final = 1008  # the close code for who breaks the rules of the house
HELLO_TIMEOUT: Final = 10.0  # seconds for the first message of a seat
SPECTATOR_HELLO_TIMEOUT: Final = 1.0  # … and of a spectator, who need not say anything
GREETING: Final = ("no-secret", 'Say {"type": "hello", "secret": …} first.')
SILENCE: Final = ("read-only", "Who watches cannot speak; take a seat to play.")
QUEUE_SIZE: Final = 16  # messages of a session that are read before those ahead of them are handled
FINAL: Final = ("too-fast", "wrong-secret")  # refusals that end the connection
_DECODER: Final[msgspec.json.Decoder[FromGuest]] = msgspec.json.Decoder(FromGuest)
_ENCODER: Final = msgspec.json.Encoder()


class Session:
    """One connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], inn: Inn, kind: str) -> None:
        self.socket = socket
        self.inn = inn
        self.kind = kind
        self.bucket = Bucket(most=40, each_second=10)
        self.charge: Callable[[], None] = lambda: None  # takes from what the guest's address has left
        self.changed = asyncio.Event()
        self.feed = Feed(None)
        self.known_seat = -1  # which seat the guest takes for theirs
        self.replies: deque[FromInn] = deque()  # to what was said; they are sent before what is new
        self.background: set[asyncio.Task[None]] = set()

    async def serve(self, key: str, admitted: AbstractContextManager[Callable[[], None]]) -> None:
        """Talk with a guest who is admitted until one of the two hangs up."""
        await self.socket.accept()
        self.inn.metrics.add("connections", f'kind="{self.kind}"')
        try:
            with contextlib.suppress(WebSocketDisconnect, WebSocketException):
                await self._talk(key, admitted)
        finally:
            self.inn.metrics.add("connections", f'kind="{self.kind}"', -1)
            self.socket.receive, self.socket.send = empty_receive, empty_send  # which know the socket

    async def _talk(self, key: str, admitted: AbstractContextManager[Callable[[], None]]) -> None:
        try:
            with admitted as self.charge:
                room = await self.inn.rooms.find(key)
                await (self._watch(room) if self.kind == "watch" else self._play(room))
        except Refusal as refusal:
            await self.send(self._refused(refusal))
            await self.socket.close(REFUSED, refusal.code)

    async def _watch(self, room: Room) -> None:
        """Spectators see and say nothing but hello."""
        greeted = asyncio.Event()
        await self._both(self._show_spectator(room, greeted), self._be_greeted(greeted))

    async def _be_greeted(self, greeted: asyncio.Event) -> None:
        hello = await self.receive()
        if not isinstance(hello, Hello):
            raise Refusal(*SILENCE)
        self.feed = Feed(None, hello.told, spoken(hello.language))
        greeted.set()
        self.changed.set()
        await self.socket.receive_data(mode="text")
        raise Refusal(*SILENCE)

    async def _show_spectator(self, room: Room, greeted: asyncio.Event) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SPECTATOR_HELLO_TIMEOUT):
                await greeted.wait()
        await self._show(room, None)

    async def _play(self, room: Room) -> None:
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                hello = await self.receive()
        except TimeoutError:
            raise Refusal(*GREETING) from None
        if not isinstance(hello, Hello):
            raise Refusal(*GREETING)
        seat = self.inn.lobby.arrive(room, hello.secret)
        self.known_seat = seat.number if hello.seat is None else hello.seat
        try:
            self.feed = await self._feed_for(room, seat, hello)
            await self._both(self._show(room, seat), self._listen(room, seat))
        finally:
            for task in self.background:
                task.cancel()
            self.inn.lobby.depart(room, seat)

    async def _feed_for(self, room: Room, seat: Seat, hello: Hello) -> Feed:
        """What a seat is shown; who is out and sees all hands while people play is shown what spectators are."""
        language = spoken(hello.language)
        if not hello.open_hands:
            return Feed(seat.number, hello.told, language)
        await self.inn.games.open_hands(room, seat)
        own = room.opened_to(seat.number) in (None, room.table)
        return Feed(seat.number if own else None, hello.told, language, looking=seat.number)

    async def _both(self, *parts: Coroutine[Any, Any, None]) -> None:
        """Speak and listen until one of them ends, and tell how it ended."""
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del parts, tasks, task  # an error knows this frame: nothing here may know the error
        while done:
            done.pop().result()

    async def _listen(self, room: Room, seat: Seat) -> None:
        """Take what is said, one after the other, without waiting for the guest to read what is replied.

        What is refused is said, and the current state is shown again.
        """
        heard: asyncio.Queue[tuple[str, asyncio.Event] | None] = asyncio.Queue(QUEUE_SIZE)
        self._begin(self._read(room, heard))
        while (message := await heard.get()) is not None:
            written, handled = message
            try:
                counts = await self._handle(room, seat, self._understood(written))
            except Refusal as refusal:
                if refusal.code in FINAL:
                    raise
                counts = False
                self.feed.forget()
                self._reply(self._refused(refusal))
            room.handled(handled)
            if counts:
                self.bucket.give_back()  # the game itself sets the pace of choices that count
            else:
                self.charge()

    async def _read(self, room: Room, heard: "asyncio.Queue[tuple[str, asyncio.Event] | None]") -> None:
        """Read ahead until the guest hangs up: the clock waits for what has arrived before its timers."""
        arrived: list[asyncio.Event] = []
        try:
            with contextlib.suppress(WebSocketDisconnect, WebSocketException):
                while True:
                    written = await self.socket.receive_data(mode="text")
                    arrived = [event for event in arrived if not event.is_set()] + [room.arrival()]
                    await heard.put((written, arrived[-1]))
            await heard.put(None)
            await asyncio.gather(*[event.wait() for event in arrived])
        finally:
            for event in arrived:
                room.handled(event)

    async def _handle(self, room: Room, seat: Seat, message: FromGuest) -> bool:
        """Do what a seat asks for; gives back whether it was a choice that counts."""
        match message:
            case Choose(decision, answer):
                counts = await self.inn.games.choose(room, seat, decision, answer)
                self._reply(Taken(decision))
                return counts
            case Undo():
                await self.inn.agreements.undo(room, seat)
            case Ballot(what, about, yes):
                await self.inn.agreements.vote(room, seat, what, about, yes)
            case Say(text, to):
                await self.inn.chat.say(room, seat, text, to)
            case AskHint(decision):
                self._begin(self._advise(room, seat, decision))
            case Pick(character):
                self._reply(Picked(await self.inn.drafts.pick(room, seat, character)))
            case Move(to):
                await self.inn.lobby.move(room, seat, to)
            case Hold(on):
                await self.inn.games.hold(room, seat, on)
            case Hurry(on):
                await self.inn.games.hurry(room, seat, on)
            case Ready(on):
                await self.inn.lobby.be_ready(room, seat, on)
            case Hello():
                raise Refusal("bad-message", "You have said hello already.")
        return False

    async def _advise(self, room: Room, seat: Seat, decision: int) -> None:
        """Say what the veteran would do; it may take its time, and who asked can choose meanwhile."""
        try:
            self._reply(await ask_veteran(self.inn.pool, room, seat, decision, self.feed.looker.language))
        except Refusal as refusal:
            self._reply(self._refused(refusal))

    def _reply(self, message: FromInn) -> None:
        self.replies.append(message)
        self.changed.set()

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something beside the talk, as long as that goes on."""
        task = asyncio.create_task(doing)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def _show(self, room: Room, seat: Seat | None) -> None:
        """Send replies, and show the table whenever it looks different: not when others answer in secret."""
        room.listeners[self.changed] = None
        try:
            while True:
                self.changed.clear()
                if seat is not None:
                    room.table.still_holds(seat)
                    self._follow(seat)
                while self.replies:
                    await self.send(self.replies.popleft())
                for written in self.feed.news(room):
                    await self.socket.send_data(written, mode="text")
                await wait_for(self.changed, room.new_for_spectators() if self.feed.seat is None else None)
        finally:
            room.listeners.pop(self.changed, None)

    def _follow(self, seat: Seat) -> None:
        """Somebody may have changed to another seat, here or on another device: they see from there, and are told."""
        if self.feed.seat is not None:
            self.feed.move(seat.number)
        if self.known_seat != seat.number:
            self.known_seat = seat.number
            self.replies.append(Moved(seat.number))

    async def receive(self) -> FromGuest:
        """The next message, if it is one."""
        return self._understood(await self.socket.receive_data(mode="text"))

    def _understood(self, written: str) -> FromGuest:
        if not self.bucket.take():
            raise Refusal("too-fast", "Too many messages at once. Come back more slowly.")
        try:
            return _DECODER.decode(written)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-message", f"This is no message of the protocol: {error}.") from error

    def _refused(self, refusal: Refusal) -> Refused:
        self.inn.metrics.add("refusals_total", f'code="{refusal.code}"')
        return Refused(refusal.code, refusal.why)

    async def send(self, message: FromInn) -> None:
        await self.socket.send_data(_ENCODER.encode(message), mode="text")
