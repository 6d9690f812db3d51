"""The guests of `make load`: tables of four whose people answer at human pace, then as fast as they can.

At human pace at most one choice at a time is on its way at a table. So everything that arrives there before the next
one is sent was sent because of it: a choice has arrived when the chooser has the acknowledgement, and every socket of
the table the first view that came after it.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from server_process import Answer, random_answer
from websockets.asyncio.client import ClientConnection, connect

from innkeeper.server.client import Client

Meet = Callable[[], object]  # wait until the guests of all processes have come so far

PEOPLE = 4
EVERY = 2.0  # seconds between two choices at a table
BEAT = 0.05  # seconds until somebody is asked again
AT_ONCE = 8  # tables that are opened at the same time
PATIENCE = 20.0  # seconds for what is on its way at the end


class Question(msgspec.Struct):
    decision: int
    options: list[msgspec.Raw]
    picks: list[int]
    least: int
    most: int


class View(msgspec.Struct, tag="view"):
    over: bool
    turn: int
    pot: int
    question: Question | None
    players: msgspec.Raw


class Table(msgspec.Struct, tag="table"):
    table: str


class Said(msgspec.Struct, tag="said"):
    number: int


class Taken(msgspec.Struct, tag="taken"):
    decision: int


class Refused(msgspec.Struct, tag="refused"):
    code: str


Heard = View | Table | Said | Taken | Refused
DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


@dataclass
class Plan:
    """What the guests of one process are to do."""

    address: str
    tables: int
    warm_up: float  # seconds
    human: float  # seconds at human pace
    fast: float  # seconds as fast as they can
    seed: int


@dataclass
class Evening:
    """What the guests of one process have seen."""

    seen_by_all: list[float] = field(default_factory=list)  # seconds from sending a choice until it had arrived
    seen_by_some: list[float] = field(default_factory=list)  # the same, of choices that are not everybody's to see
    fast_choices: int = 0
    fast_messages: int = 0  # sent and received meanwhile
    fast_seconds: float = 0.0
    worked: list[float] = field(default_factory=list)  # seconds of a processor, at human pace and hurrying
    finished: int = 0  # tables whose game is over
    at_odds: int = 0  # tables whose people do not see the same in the end
    unanswered: int = 0  # choices that were neither acknowledged nor refused
    refusals: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, list[list[Answer]]] = field(default_factory=dict)  # of each table, seat by seat


class Choice:
    """A choice on its way."""

    def __init__(self, seat: int, answer: Answer) -> None:
        self.seat = seat
        self.answer = answer
        self.sent_at = time.perf_counter()
        self.settled: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.seen: dict[int, float] = {}  # when each seat got its first view after it

    def arrived(self) -> float:
        """How many seconds it took until everybody had what was to be seen of it."""
        return max(self.settled.result(), *self.seen.values()) - self.sent_at


class Party:
    """Four people at a table."""

    def __init__(self, key: str, secrets: list[str], evening: Evening, dice: random.Random) -> None:
        self.key = key
        self.evening = evening
        self.dice = dice
        self.chairs = [Chair(self, seat, secret) for seat, secret in enumerate(secrets)]
        self.last: Choice | None = None
        self.hurried = False

    async def connect(self, address: str) -> None:
        for chair in self.chairs:
            await chair.connect(f"ws{address.removeprefix('http')}/tables/{self.key}/play")
        await asyncio.gather(*[chair.has_seen.wait() for chair in self.chairs])

    async def at_human_pace(self, measured_from: float, until: float) -> None:
        """A choice every two seconds, by anybody who is asked."""
        at = time.perf_counter() + self.dice.random() * EVERY
        while at < until:
            await asyncio.sleep(at - time.perf_counter())
            asked = [chair for chair in self.chairs if chair.is_asked()]
            if not asked and self.chairs[0].view.over:
                return
            if not asked:  # the table waits for the next beat
                at = time.perf_counter() + BEAT
                continue
            choice = self.last = await self.dice.choice(asked).choose()
            at = max(at + EVERY, time.perf_counter())
            await asyncio.sleep(at - time.perf_counter())
            await choice.settled
            if choice.sent_at >= measured_from:
                self.note(choice)

    def note(self, choice: Choice) -> None:
        by = self.evening.seen_by_all if len(choice.seen) == PEOPLE else self.evening.seen_by_some
        by.append(choice.arrived())

    def sees(self) -> set[tuple[int, int, bytes]]:
        """What is open to all, as each of the four saw it last."""
        return {(chair.view.turn, chair.view.pot, bytes(chair.view.players)) for chair in self.chairs}


class Chair:
    """One of them, with a socket."""

    socket: ClientConnection
    view: View

    def __init__(self, party: Party, seat: int, secret: str) -> None:
        self.party = party
        self.seat = seat
        self.secret = secret
        self.has_seen = asyncio.Event()
        self.answered = 0  # the number of the last decision
        self.sent: deque[Choice] = deque()  # and neither acknowledged nor refused
        self.acknowledged: list[Answer] = []

    async def connect(self, address: str) -> None:
        self.socket = await connect(address, proxy=None, max_size=None, compression=None, ping_interval=None)
        await self.socket.send(msgspec.json.encode({"type": "hello", "secret": self.secret}), text=True)
        self.listening = asyncio.create_task(self.listen())

    def is_asked(self) -> bool:
        question = self.view.question
        return question is not None and question.decision > self.answered

    async def choose(self) -> Choice:
        """Answer what is asked, in any way that is legal."""
        question = self.view.question
        assert question is not None
        self.answered = question.decision
        choice = Choice(self.seat, random_answer(question, self.party.dice))
        self.sent.append(choice)
        told = {"type": "choose", "decision": question.decision, "answer": choice.answer}
        await self.socket.send(msgspec.json.encode(told), text=True)
        return choice

    async def listen(self) -> None:
        async for written in self.socket:
            now = time.perf_counter()
            self.party.evening.fast_messages += self.party.hurried
            self.hear(DECODER.decode(written), now)
            if self.party.hurried and self.is_asked():
                self.party.evening.fast_messages += 1
                await self.choose()

    def hear(self, message: Heard, now: float) -> None:
        evening = self.party.evening
        match message:
            case View():
                self.view = message
                self.has_seen.set()
                if self.party.last is not None:
                    self.party.last.seen.setdefault(self.seat, now)
            case Taken():
                choice = self.sent.popleft()
                choice.settled.set_result(now)
                self.acknowledged.append(choice.answer)
                evening.fast_choices += self.party.hurried
            case Refused(code):
                self.sent.popleft().settled.set_result(now)
                evening.refusals[code] += 1


def seated(client: Client, names: list[str]) -> tuple[str, list[str]]:
    """A table at which a game has begun, and the secrets of its people."""
    table = client.open_table([{}] * len(names), pace="swift", timeout=600)
    chairs = [client.sit_down(table, name) for name in names]
    chairs[0].start()
    return table, [chair.secret for chair in chairs]


async def invite(plan: Plan, evening: Evening) -> list[Party]:
    """Open the tables and connect everybody."""
    client, places = Client(plan.address), asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Party:
        async with places:
            names = [f"Guest {plan.seed}.{number}.{seat}" for seat in range(PEOPLE)]  # nobody shares a name
            table, secrets = await asyncio.to_thread(seated, client, names)
            party = Party(table, secrets, evening, random.Random(f"{plan.seed} {number}"))
            await party.connect(plan.address)
            return party

    return await asyncio.gather(*[one(number) for number in range(plan.tables)])


async def hurry(parties: list[Party], evening: Evening, seconds: float) -> None:
    """Everybody answers as soon as they are asked."""
    begun = time.perf_counter()
    for party in parties:
        party.last, party.hurried = None, True
        for chair in party.chairs:
            if chair.is_asked():
                await chair.choose()
    await asyncio.sleep(seconds)
    evening.fast_seconds = time.perf_counter() - begun
    for party in parties:
        party.hurried = False


async def settle(parties: list[Party], evening: Evening) -> None:
    """Wait for what is on its way, and see what has become of it."""
    chairs = [chair for party in parties for chair in party.chairs]
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until and any(chair.sent for chair in chairs):
        await asyncio.sleep(0.1)
    while time.perf_counter() < until and any(len(party.sees()) > 1 for party in parties):
        await asyncio.sleep(0.1)
    evening.unanswered = sum(len(chair.sent) for chair in chairs)
    evening.at_odds = sum(len(party.sees()) > 1 for party in parties)
    evening.finished = sum(party.chairs[0].view.over for party in parties)
    evening.acknowledged = {party.key: [chair.acknowledged for chair in party.chairs] for party in parties}
    await asyncio.gather(*[chair.socket.close() for chair in chairs])
    await asyncio.gather(*[chair.listening for chair in chairs])


async def spend(plan: Plan, meet: Meet) -> Evening:
    """A whole evening."""
    evening = Evening()
    parties = await invite(plan, evening)
    gc.disable()  # what stops the guests does not stop the inn
    await asyncio.to_thread(meet)
    begun, measured_from = time.process_time(), time.perf_counter() + plan.warm_up
    await asyncio.gather(*[party.at_human_pace(measured_from, measured_from + plan.human) for party in parties])
    human = time.process_time()
    await asyncio.to_thread(meet)
    await hurry(parties, evening, plan.fast)
    evening.worked = [human - begun, time.process_time() - human]
    await settle(parties, evening)
    return evening
