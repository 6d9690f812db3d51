"""`make kills`: a server that is killed again and again while people play, and whether its books hold.

People play at swift, natural and even pace, hold, take back, vote, swap characters and draft them. Whenever the server
is gone they wait for it and send again what was not acknowledged. In the end what they know is compared with the
database, read entry by entry: a choice is lost if it was acknowledged and is not there, doubled if something is there
that was never said, and the game has diverged if somebody was asked something else under the same number.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from innkeeper.packs import open_box
from innkeeper.server.client import Client, RefusedError
from innkeeper.server.command import run as serve
from innkeeper.server.limits import Limits
from innkeeper.server.memory.store import Store
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
from innkeeper.server.tables.course import ANSWER, CHOICE, HOLD, RELEASE
from innkeeper.server.tables.table import Table

Answer = int | list[int]
Asked = tuple[str, int, int]  # what, how many options, how many cards to pick from
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
LIMITS = Limits()
PEOPLE = 3
MOST_HEARD = 40  # acknowledgements between two kills
LONGEST = 5.0  # seconds between two kills
LOST, DOUBLED, DIVERGED = FAULTS = ("lost", "doubled", "diverged")
HELD: Asked = ("hold", 1, 0)
PARTIES: tuple[dict[str, Any], ...] = (
    {"pace": "swift"},
    {"pace": "swift"},
    {"pace": "swift", "characters": "draft"},
    {"pace": "natural"},
    {"pace": "even", "answer_time": 1},
)


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


@dataclass
class Books:
    """What was found in the end."""

    choices: int = 0
    wrong: list[tuple[str, str]] = field(default_factory=list)  # what, and where

    def told(self) -> str:
        counts = Counter(what for what, _ in self.wrong)
        return f"{self.choices} choices acknowledged: " + ", ".join(f"{counts[what]} {what}" for what in FAULTS)


def _serve(port: int, database: str, log: str) -> None:
    """What the server's process does."""
    with open(log, "a", encoding="utf-8") as lines:
        os.dup2(lines.fileno(), 1)
        os.dup2(lines.fileno(), 2)
    sys.exit(serve("127.0.0.1", port, database, limits=LIMITS, thinkers=1))


class Server:
    """A server process on one port and one database, that can be killed; forked from one that has loaded the code."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.file = folder / "inn.sqlite"
        self.database = f"sqlite:///{self.file}"
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.processes = multiprocessing.get_context("forkserver")
        self.processes.set_forkserver_preload(["innkeeper.server.command"])
        self.process = self.processes.Process(target=_serve, args=(self.port, self.database, str(self.log)))

    def start(self) -> None:
        self.process = self.processes.Process(target=_serve, args=(self.port, self.database, str(self.log)))
        self.process.start()
        while True:
            assert self.process.is_alive(), self.log.read_text("utf-8")[-2000:]
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.01)

    def kill(self) -> None:
        self.process.kill()
        self.process.join(30)


class Guests:
    """Everybody who plays, until told to stop."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        self.server = server
        self.client = Client(server.address)
        self.dice = dice
        self.stopped = False
        self.parties: list[Party] = []
        self.heard = 0  # acknowledgements

    async def hear(self, number: int) -> None:
        """Wait until so much was heard, but not for long: a busy machine is not to spare the server."""
        until, end = self.heard + number, time.monotonic() + LONGEST
        while self.heard < until and time.monotonic() < end:
            await asyncio.sleep(0.002)

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
            if party is not None:
                self.parties.append(party)
                await asyncio.gather(*[self.play(party, person) for person in party.people])

    async def sit_down(self, options: dict[str, Any]) -> Party | None:
        """People take seats of a new table and start; None if the answer to one of them was lost."""
        bots = 0 if options["pace"] == "swift" else 1
        seats: list[dict[str, str]] = [{} for _ in range(PEOPLE + 1)] + [{"bot": "random"}] * bots
        table = (await self.ask("POST", "/tables", {"seats": seats, "timeout": 3600, **options}))["table"]
        people: list[Person] = []
        try:
            for number in range(PEOPLE):
                wish = {"name": f"Guest {number}", "seat": number}
                if number and "characters" not in options:
                    wish["character"] = await self.empty_chair(table)
                taken = await self.ask("POST", f"/tables/{table}/seats", wish)
                people.append(Person(number, taken["secret"]))
        except RefusedError:  # it was done, and the answer did not come: the secret is nobody's
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
            with contextlib.suppress(*GONE):
                async with self.line(party, person) as line:
                    wanted = await self.empty_chair(party.table)
                    person.picking.add(wanted)
                    await _say(line, Pick(wanted))
                    async with asyncio.timeout(1):
                        while person.picked != wanted:
                            self.note(person, await line.recv())

    def line(self, party: Party, person: Person) -> Any:
        address = f"ws://127.0.0.1:{self.server.port}/tables/{party.table}/play"
        return _greeted(address, person.secret)

    async def play(self, party: Party, person: Person) -> None:
        """Play until the game is over or everybody stops; whenever the server is gone, come back."""
        while not self.stopped:
            with contextlib.suppress(*GONE):
                async with self.line(party, person) as line:
                    for decision in person.open():
                        await _say(line, Choose(decision, person.sent[decision]))
                    while not self.stopped:
                        async with asyncio.timeout(1):
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
            person.sent[question.decision] = _any(question, dice)
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


def _any(question: Any, dice: random.Random) -> Answer:
    picks = len(question.picks)
    if picks and (not question.options or dice.random() < 0.5):
        return dice.sample(range(picks), dice.randint(question.least, question.most))
    return dice.randrange(len(question.options))


async def compare(server: Server, parties: list[Party]) -> Books:
    """Read the database as a server would, entry by entry, and compare it with what people know."""
    books, store = Books(), Store(server.database)
    await store.open()
    try:
        for party in parties:
            try:
                await _compare_table(books, store, party)
            except Exception as error:  # the books do not lead anywhere
                books.wrong.append((DIVERGED, f"{party.table}: cannot be laid again, {error!r}"))
    finally:
        await store.close()
    return books


async def _compare_table(books: Books, store: Store, party: Party) -> None:
    table = await store.load(party.table, open_box())
    assert table is not None
    with sqlite3.connect(str(store.engine.url.database)) as database:
        rows = database.execute(
            "SELECT what, seat, answer FROM choices WHERE table_id = ? ORDER BY number", [party.table]
        )
        entries = [(what, seat, msgspec.json.decode(answer, type=int | list[int])) for what, seat, answer in rows]
    made: dict[tuple[int, int], list[Answer]] = {}
    asked: dict[tuple[int, int], Asked] = {}
    let_go: set[tuple[int, int]] = set()  # who was held and went away, or wanted it no more
    if table.recorder is not None:
        twin = Table(table.key, table.options, table.seats, table.box)
        twin.begin(table.recorder.setup, table.recorder.seed)
        _note(asked, twin)
        for what, seat, answer in entries:
            if what in (CHOICE, ANSWER, RELEASE):
                made.setdefault((seat, twin.decisions[seat]), []).append(answer)
            elif what == HOLD and seat in twin.held:
                let_go.add((seat, twin.decisions[seat]))
            twin.enter(what, seat, answer)
            _note(asked, twin)
    for person in party.people:
        where, character = f"{party.table}, seat {person.seat}", table.seats[person.seat].character
        books.choices += len(person.taken)
        for number in [number for seat, number in let_go if seat == person.seat]:
            person.taken.pop(number, None)
        books.wrong += [(what, f"{where}: {why}") for what, why in _compared(person, made, asked)]
        if person.picked and character not in {person.picked} | person.picking:
            books.wrong.append((LOST, f"{where}: picked {person.picked}, is {character}"))
    characters = [seat.character for seat in table.seats if seat.character]
    if len(set(characters)) != len(characters):
        books.wrong.append((DIVERGED, f"{party.table}: {characters}"))


def _compared(
    person: Person, made: dict[tuple[int, int], list[Answer]], asked: dict[tuple[int, int], Asked]
) -> Iterator[tuple[str, str]]:
    """What does not fit between somebody and the database, and how."""
    for decision, answer in person.taken.items():
        if answer not in made.get((person.seat, decision), []):
            yield LOST, f"decision {decision}: {answer} was taken, {made.get((person.seat, decision))} is there"
    for (seat, decision), answers in made.items():
        if seat == person.seat and answers != [person.sent.get(decision)]:
            yield DOUBLED, f"decision {decision}: {person.sent.get(decision)} was sent, {answers} is there"
    for decision, seen in person.asked.items():
        if seen != {asked.get((person.seat, decision))}:
            yield DIVERGED, f"decision {decision}: {seen} was asked, {asked.get((person.seat, decision))} is there"


def _note(asked: dict[tuple[int, int], Asked], table: Table) -> None:
    """What everybody is asked now, by its number."""
    for seat, question in enumerate(table.asked):
        if seat in table.held:
            asked[seat, table.decisions[seat]] = HELD
        elif question is not None:
            asked[seat, table.decisions[seat]] = (question.what, len(question.options), len(question.picks))


async def run(folder: Path, kills: int, seconds: float, dice: random.Random) -> tuple[int, Books]:
    """Play and kill; gives back how often, and what was found."""
    server = Server(folder)
    server.start()
    guests, end, killed = Guests(server, dice), time.monotonic() + seconds, 0
    playing = [asyncio.create_task(guests.meet(options)) for options in PARTIES]
    while killed < kills and time.monotonic() < end and not any(task.done() for task in playing):
        await guests.hear(dice.randint(1, MOST_HEARD))
        await asyncio.sleep(dice.uniform(0, 0.02))
        server.kill()
        killed += 1
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    guests.stopped = True
    ends = await asyncio.gather(*playing, return_exceptions=True)
    server.kill()
    for wrong in ends:
        if isinstance(wrong, BaseException):
            raise wrong
    return killed, await compare(server, guests.parties)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=1500, help="stop killing after so long")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        killed, books = asyncio.run(run(Path(folder), chosen.kills, chosen.seconds, random.Random(chosen.seed)))
    for what, where in books.wrong:
        print(f"{what}: {where}")
    print(f"killed {killed} times; {books.told()}")
    return int(bool(books.wrong))


if __name__ == "__main__":
    sys.exit(main())
