"""Tables in simulated time: nothing waits, nothing is written to disk, and the machine's speed makes no difference."""

import asyncio
import contextlib
import math
import random
import selectors
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, cast

from server_process import Answer

from innkeeper.packs import open_box
from innkeeper.rules.responses import Decision
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.bots import Bots
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.entries import Entry
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from tests.server.helpers import CAST, any_answer

COMMIT = (0.003, 0.006)  # seconds until a write is durable
THINKING = {"regular": 0.004, "veteran": 0.1}  # seconds


class Skipping(selectors.DefaultSelector):
    """Where nothing happens until some time, that time has come."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        assert found or timeout is not None, "everybody waits for ever"
        self.now += 0 if found or timeout is None else max(0.0, timeout)
        return found


def simulate(doing: Callable[[Callable[[], float]], Coroutine[Any, Any, None]]) -> None:
    """Run something with a clock that it is given, in no time."""
    selector = Skipping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(doing(loop.time))


class SlowStore:
    """A database of which only the time counts that it takes: one write after the other."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.write_lock = asyncio.Lock()

    async def add_entries(self, _key: str, _number: int, _entries: list[Entry]) -> None:
        async with self.write_lock:
            await asyncio.sleep(self.dice.uniform(*COMMIT))

    async def end(self, _key: str) -> None:
        pass


class SlowBots(Bots):
    """Bots that think as long as they are said to."""

    async def answer(self, table: Table, seat: int) -> Answer:
        question = table.asked[seat]
        assert question is not None
        answer = any_answer(table, seat, random.Random(table.entries))
        await asyncio.sleep(THINKING[table.seats[seat].bot])
        return answer


@dataclass
class Round:
    """A round of questions as somebody sees it, and what they would like to know."""

    looks: tuple[object, ...]  # what they can tell one round from another by, but for its time
    others: bool  # somebody else was asked
    choice: bool  # somebody else decided who had a choice
    lasted: float


async def play(
    clock: Callable[[], float], options: Options, bots: list[str], slow: tuple[float, float], seed: int, most: int
) -> list[Round]:
    """A game: on seat 0 somebody answers at once and looks at the clock; others take their time."""
    inn = Inn(cast(Store, SlowStore(random.Random(seed))), open_box(), clock)
    inn.scheduler.bots = SlowBots(inn.pool)
    seats = [Seat(number, key, bots[number]) for number, key in enumerate(CAST[: len(bots)])]
    for seat in seats:
        if not seat.bot:
            seat.give_to(f"P{seat.number}", "")
            seat.connections = 1
    table = Table("table", options, seats, open_box())
    table.begin(table.setup(0), seed)
    room = inn.rooms.add(table)
    people = [seat for seat in seats if not seat.bot]
    guests = []
    for seat in people:  # each has dice of their own, whoever is quicker
        takes, dice = (0.02, 0.02) if seat is people[0] else slow, random.Random(f"{seed} {seat.number}")
        guests.append(asyncio.create_task(guest(inn, room, seat, takes, dice)))
    rounds = await look_on(room, clock, most)
    for task in [*guests, *inn.scheduler.running]:
        task.cancel()
    await asyncio.gather(*guests, *inn.scheduler.running, return_exceptions=True)
    return rounds


async def guest(inn: Inn, room: Room, seat: Seat, takes: tuple[float, float], dice: random.Random) -> None:
    """Somebody who answers what they are asked; the first one passes wherever they can."""
    changed, table = asyncio.Event(), room.table
    room.listeners[changed] = None
    while table.state == "playing":
        changed.clear()
        question = table.asked[seat.number]
        if question is None:
            await changed.wait()
            continue
        decision, passes = (
            table.decisions[seat.number],
            seat.number == 0 and question.what in ("respond", "go", "action"),
        )
        answer = 0 if passes else any_answer(table, seat.number, dice)
        await asyncio.sleep(dice.uniform(*takes))
        if table.asked[seat.number] is question and table.decisions[seat.number] == decision:
            with contextlib.suppress(Refusal):  # a card of somebody else, or the end of the window, came first
                await inn.games.choose(room, seat, decision, answer)


async def look_on(room: Room, clock: Callable[[], float], most: int) -> list[Round]:
    """How long each round lasts, seen from seat 0."""
    changed, table, found = asyncio.Event(), room.table, list[Round]()
    room.listeners[changed] = None
    while table.state == "playing" and len(found) < most:
        number, opened, facts = table.asking, clock(), table.game.told
        frame, asked = table.game.table.stack[-1], [it for it in table.game.table.questions if it.seat != 0]
        decider = frame.who_decide()[0] if isinstance(frame, Decision) else getattr(frame, "decider", -1)
        whose = "mine" if decider == 0 else table.seats[decider].kind if decider > 0 else ""
        empty = decider >= 0 and not table.game.table.seats[decider].hand
        looks = (type(frame).__name__, whose, empty, table.asked[0] is not None)
        seen = Round(looks, bool(asked), any(question.what != "respond" for question in asked), 0.0)
        while table.asking == number and table.state == "playing":
            changed.clear()
            await changed.wait()
        played = [fact.seat == decider for fact in table.game.log[facts : facts + 1] if fact.what == "plays"]
        seen.looks, seen.lasted = (*looks, *played), clock() - opened
        found.append(seen)
    return found


def told(rounds: list[Round], truth: Callable[[Round], bool]) -> tuple[float, float]:
    """How well time tells the truth: the chance that of two rounds that look alike the true one lasts longer.

    One half: not at all. And by how much chance alone would move that (the standard deviation of Mann and Whitney).
    """
    longer, pairs, spread = 0.0, 0, 0.0
    for looks in dict.fromkeys(it.looks for it in rounds):
        yes, no = (
            [it.lasted for it in rounds if it.looks == looks and truth(it) == wanted] for wanted in (True, False)
        )
        longer += sum((one > other + 1e-9) + 0.5 * (abs(one - other) <= 1e-9) for one in yes for other in no)
        pairs += len(yes) * len(no)
        spread += len(yes) * len(no) * (len(yes) + len(no) + 1) / 12
    return longer / pairs, math.sqrt(spread) / pairs
