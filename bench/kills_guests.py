"""The guests of `make kills`: while the server is gone they wait, and send again what was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from http.client import HTTPException  # an answer that is cut off in the middle
from typing import Any

import msgspec
from server_process import Answer, random_answer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from innkeeper.server.client import Client, RefusedError
from innkeeper.server.messages import (
    Ballot,
    Choose,
    FromInn,
    Hello,
    Hold,
    Pick,
    Picked,
    TableShown,
    Taken,
    Undo,
    ViewShown,
)

Asked = tuple[str, int, int]  # what, how many options, how many cards to pick from
GONE = (OSError, HTTPException, ConnectionClosed, InvalidHandshake, TimeoutError)
PEOPLE = 3
LONGEST = 5.0  # seconds between two kills
PATIENCE = 10.0  # seconds without a message, after which a guest comes anew


@dataclass
class Person:
    """Somebody with a seat, and all that they know."""

    seat: int
    secret: str
    sent: dict[int, Answer] = field(default_factory=dict)  # by decision
    taken: dict[int, Answer] = field(default_factory=dict)
    asked: dict[int, set[Asked]] = field(default_factory=dict)
    picked: str = ""
    picking: set[str] = field(default_factory=set)  # what was not acknowledged

    def open(self) -> list[int]:
        """What was sent and not acknowledged."""
        return sorted(self.sent.keys() - self.taken.keys())


@dataclass
class Party:
    """People at a table."""

    table: str
    people: list[Person]


class Guests:
    """Everybody who plays, until told to stop."""

    def __init__(self, address: str, dice: random.Random) -> None:
        self.client = Client(address)
        self.dice = dice
        self.stopped = False
        self.parties: list[Party] = []
        self.heard = 0  # acknowledgements

    async def hear(self, number: int) -> None:
        """Wait until so much was heard, but not for long: a busy machine is not to spare the server."""
        until, end = self.heard + number, time.monotonic() + LONGEST
        while self.heard < until and time.monotonic() < end:
            await asyncio.sleep(0.002)

    async def hear_choices(self, number: int) -> None:
        """Wait until so many choices were acknowledged, however slow the machine is."""
        while sum(len(person.taken) for party in self.parties for person in party.people) < number:
            await asyncio.sleep(0.01)

    async def ask(self, *request: Any, **more: Any) -> Any:
        """One request, again and again until the server answers."""
        while True:
            with contextlib.suppress(*GONE):
                answer = await asyncio.to_thread(self.client.ask, *request, **more)
                self.heard += 1
                return answer
            await asyncio.sleep(0.05)

    async def meet(self, options: dict[str, Any]) -> None:
        """Table after table, until told to stop."""
        while not self.stopped:
            party = await self.sit_down(options)
            if party is None:
                await asyncio.sleep(0.05)
                continue
            self.parties.append(party)
            await asyncio.gather(*[self.play(party, person) for person in party.people])

    async def sit_down(self, options: dict[str, Any]) -> Party | None:
        """People take seats of a new table and start; None if one of them was refused."""
        bots = 0 if options["pace"] == "swift" else 1
        seats: list[dict[str, str]] = [{} for _ in range(PEOPLE + 1)] + [{"bot": "random"}] * bots
        people: list[Person] = []
        try:
            table = (await self.ask("POST", "/tables", {"seats": seats, "timeout": 3600, **options}))["table"]
            for number in range(PEOPLE):
                wish = {"name": f"Guest {number}", "seat": number}
                if number and "characters" not in options:
                    wish["character"] = await self.empty_chair(table)
                taken = await self.ask("POST", f"/tables/{table}/seats", wish)
                people.append(Person(number, taken["secret"]))
        except RefusedError:  # too many ask; or it was done and the answer did not come, so the secret is nobody's
            return None
        party = Party(table, people)
        picking = [asyncio.create_task(self.pick(party, person)) for person in people if "characters" not in options]
        await asyncio.gather(*picking)
        with contextlib.suppress(RefusedError):  # it was begun, and the answer did not come
            await self.ask("POST", f"/tables/{table}/start", secret=people[0].secret)
        return party

    async def empty_chair(self, table: str) -> str:
        """The character of an empty chair, to be swapped with."""
        seats = (await self.ask("GET", f"/tables/{table}"))["seats"]
        return str(self.dice.choice([seat["character"] for seat in seats if seat["kind"] == "empty"]))

    async def pick(self, party: Party, person: Person) -> None:
        """Change characters some times before the game."""
        for _ in range(3):
            with contextlib.suppress(*GONE, RefusedError):
                async with self.line(party, person) as line:
                    wanted = await self.empty_chair(party.table)
                    person.picking.add(wanted)
                    await _say(line, Pick(wanted))
                    async with asyncio.timeout(1):
                        while person.picked != wanted:
                            self.note(person, await line.recv())

    def line(self, party: Party, person: Person) -> Any:
        address = f"ws{self.client.address.removeprefix('http')}/tables/{party.table}/play"
        return _greeted(address, person.secret)

    async def play(self, party: Party, person: Person) -> None:
        """Play until the game is over or everybody stops; whenever the server is gone, come back."""
        while not self.stopped:
            with contextlib.suppress(*GONE):
                async with self.line(party, person) as line:
                    for decision in person.open():
                        await _say(line, Choose(decision, person.sent[decision]))
                    while not self.stopped:
                        async with asyncio.timeout(PATIENCE):
                            if await self.heed(line, person):
                                return
            await asyncio.sleep(0.02)

    async def heed(self, line: ClientConnection, person: Person) -> bool:
        """Take one message, and do something about it; True when the game is over."""
        message = self.note(person, await line.recv())
        dice = self.dice
        if isinstance(message, TableShown):
            for vote in message.votes:
                if vote.seat != person.seat:
                    await _say(line, Ballot(vote.what, vote.seat, dice.random() < 0.8))
            if message.draft is not None and message.draft.next == person.seat:
                await _say(line, Pick("random"))
        if not isinstance(message, ViewShown):
            return False
        if message.over:
            return True
        roll = dice.random()
        if roll < 0.05:
            await _say(line, Hold(roll < 0.03))
        elif roll < 0.09 and message.undo:
            await _say(line, Undo())
        question = message.question
        if question is not None and question.decision not in person.sent:
            person.sent[question.decision] = random_answer(question, dice)
            await asyncio.sleep(dice.uniform(0, 0.05))
            await _say(line, Choose(question.decision, person.sent[question.decision]))
        return False

    def note(self, person: Person, written: str | bytes) -> object:
        """Keep what a message says."""
        message = msgspec.json.decode(written, type=FromInn)
        self.heard += isinstance(message, Taken | Picked)
        if isinstance(message, Taken):
            person.taken[message.decision] = person.sent[message.decision]
        elif isinstance(message, Picked):
            person.picked = message.character
        elif isinstance(message, ViewShown) and message.question is not None:
            asked = message.question
            seen = (asked.what, len(asked.options), len(asked.picks))
            person.asked.setdefault(asked.decision, set()).add(seen)
        return message


@contextlib.asynccontextmanager
async def _greeted(address: str, secret: str) -> Any:
    async with connect(address, max_size=None, proxy=None, open_timeout=5) as line:
        await _say(line, Hello(secret))
        yield line


async def _say(line: ClientConnection, message: msgspec.Struct) -> None:
    await line.send(msgspec.json.encode(message), text=True)
