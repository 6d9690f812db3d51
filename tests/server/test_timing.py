"""Time at a table: how long people may think, how long windows last, and what spectators see when."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from innkeeper.server.messages import Choose, Said, Say, TableShown, ViewShown
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.websockets import Session
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.services.schedule import BOT, CLOSE, LATE, LIMIT, limit
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from tests.server.helpers import Clock, a_table, any_answer, begun, news_for, refused, until, with_inn


async def seated(inn: Inn, options: Options, people: int = 3) -> tuple[Room, list[Seat]]:
    key, secrets = await begun(inn, people, options)
    room = inn.rooms.open[key]
    return room, [inn.lobby.arrive(room, secret) for secret in secrets]


def timers(room: Room, *kinds: str) -> list[tuple[str, float]]:
    return [(timer.what, at) for timer, at in room.schedule.at.items() if timer.what in kinds]


async def answer(inn: Inn, room: Room, seat: Seat, dice: random.Random) -> None:
    table = room.table
    await inn.games.choose(room, seat, table.decisions[seat.number], any_answer(table, seat.number, dice))


def asked(room: Room, seats: list[Seat], respond: bool) -> list[Seat]:
    """Who is asked to respond, or to decide something else."""
    found = [(seat, room.table.asked[seat.number]) for seat in seats]
    return [seat for seat, question in found if question is not None and (question.what == "respond") == respond]


def test_who_thinks_too_long_passes_in_a_window_and_else_a_bot_decides(tmp_path: Path) -> None:
    clock, dice = Clock(), random.Random(8)
    slow: Counter[str] = Counter()

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="swift", answer_time=10, turn_time=20))
        table = room.table
        while table.state == "playing" and min(slow["respond"], slow["action"]) < 5:
            if dice.random() < 0.5:
                await answer(inn, room, dice.choice([it for it in seats if table.asked[it.number] is not None]), dice)
                continue
            at, timer = min((at, timer) for timer, at in room.schedule.at.items() if timer.what == LIMIT)
            question, entries = table.asked[timer.seat], table.entries
            (shown,) = [it for it in news_for(Feed(timer.seat), room) if isinstance(it, ViewShown)]
            assert question is not None and shown.question is not None
            assert shown.question.of == (10 if question.what == "respond" else 20)
            assert shown.question.seconds == round(at - clock.now, 1) <= shown.question.of
            clock.go_on(at - clock.now - 0.01, room)
            await asyncio.sleep(0.01)
            assert table.entries == entries
            clock.go_on(0.02, room)
            await until(lambda: not (room.lock.locked() or room.schedule.due(clock.now)))  # several may be slow at once
            assert table.entries > entries
            answered = table.answered[timer.seat]
            assert answered is not None and answered[0] >= timer.number
            assert question.what != "respond" or answered == (timer.number, 0)
            slow[question.what] += 1

    with_inn(tmp_path, visit, clock=clock)
    assert min(slow["respond"], slow["action"]) >= 5


def test_at_even_pace_every_window_lasts_the_same(tmp_path: Path) -> None:
    """Whether somebody was stopped, has answered early, or not at all; only who has to decide may take longer."""
    clock, dice = Clock(), random.Random(1)
    empty, early, late = 0, 0, 0

    async def visit(inn: Inn) -> None:
        nonlocal empty, early, late
        room, seats = await seated(inn, Options(pace="even"))
        table, opened = room.table, (-1, 0.0)
        while table.state == "playing" and min(empty, early, late) < 4:
            if opened[0] != table.rounds:
                opened = table.rounds, clock.now
            ends = timers(room, CLOSE, LATE)
            assert all(limit(table, seat.number) == 6 for seat in asked(room, seats, respond=True))
            if not ends:
                await answer(inn, room, dice.choice(asked(room, seats, respond=False)), dice)
                continue
            assert len(ends) == 1 and ends[0][1] == pytest.approx(opened[1] + 6)
            empty += table.resting
            if dice.random() < 0.5:
                clock.go_on(ends[0][1] - 4 - clock.now, room)
                for seat in asked(room, seats, respond=True):
                    early += 1
                    await answer(inn, room, seat, dice)
                    assert table.rounds == opened[0], "it counts, but the window stays open"
            else:
                late += len(asked(room, seats, respond=True))
            clock.go_on(ends[0][1] - 0.1 - clock.now, room)
            await asyncio.sleep(0.01)
            assert table.rounds == opened[0]
            clock.go_on(0.1, room)
            await until(lambda opened=opened: table.rounds != opened[0])  # type: ignore[misc]

    with_inn(tmp_path, visit, clock=clock)
    assert min(empty, early, late) >= 4


async def come_to_a_window(inn: Inn, room: Room, seats: list[Seat], clock: Clock, asking: int = 1) -> None:
    """Play until so many of them are asked for an answer, and nobody to decide."""
    table, dice = room.table, random.Random(3)
    while len(asked(room, seats, respond=True)) != asking or asked(room, seats, respond=False):
        if timers(room, CLOSE, LATE):
            rounds = table.rounds
            clock.go_on(6.1, room)
            await until(lambda rounds=rounds: table.rounds != rounds)  # type: ignore[misc]
        else:
            await answer(inn, room, dice.choice(asked(room, seats, respond=False)), dice)


def test_an_early_answer_of_even_pace_outlives_the_server(tmp_path: Path) -> None:
    clock = Clock()
    stood: dict[str, Any] = {}

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="even"))
        dice, table = random.Random(3), room.table
        await come_to_a_window(inn, room, seats, clock, asking=2)
        seat = asked(room, seats, respond=True)[0]
        await answer(inn, room, seat, dice)
        stood.update(key=table.key, seat=seat.number, answered=table.answered[seat.number], asking=table.asking)

    async def look(inn: Inn) -> None:
        table = (await inn.rooms.find(stood["key"])).table
        assert table.answered[stood["seat"]] == stood["answered"] and table.asked[stood["seat"]] is None
        assert (table.asking, table.undo(stood["seat"])) == (stood["asking"], "free")

    with_inn(tmp_path, visit, clock=clock)
    with_inn(tmp_path, look)


def test_without_limits_nobody_is_hurried(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, _ = await seated(inn, Options(pace="natural"))
        assert not timers(room, LIMIT, LATE, BOT)

    with_inn(tmp_path, visit)


def test_spectators_see_what_was_public_some_seconds_ago_and_never_more(tmp_path: Path) -> None:
    clock, dice = Clock(), random.Random(5)

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="swift", delay=30))
        table, public = room.table, []
        feed = Feed(None)
        news = news_for(feed, room)
        assert [it.state for it in news if isinstance(it, TableShown)] == ["open"] and len(news) == 1
        for number in range(120):
            clock.now += 1
            seat = next(it for it in seats if table.asked[it.number] is not None)
            if number % 20 == 0:
                await inn.chat.say(room, seat, f"line {number}")
            await answer(inn, room, seat, dice)
            (shown,) = [it for it in news_for(Feed(seat.number), room) if isinstance(it, ViewShown)]
            public.append((clock.now, shown.players, shown.over))
            for it in news_for(feed, room):
                if isinstance(it, Said):
                    assert int(it.text.removeprefix("line ")) + 1 + 30 == clock.now
                if isinstance(it, ViewShown):
                    assert number >= 29
                    before = [told for told in public if told[0] <= clock.now - 30]
                    assert not before or (it.players, it.over) == before[-1][1:]
            if table.state == "over":
                break

    with_inn(tmp_path, visit, clock=clock)


def test_the_file_of_a_delayed_game_waits_as_well(tmp_path: Path) -> None:
    clock, dice = Clock(), random.Random(5)

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="swift", delay=30))
        while room.table.state == "playing":
            await answer(inn, room, next(it for it in seats if room.table.asked[it.number] is not None), dice)
        assert room.shown_to_spectators().state == "open"
        clock.now += 30
        assert room.shown_to_spectators().state == "over"

    with_inn(tmp_path, visit, clock=clock)


def test_options_out_of_bounds_are_named() -> None:
    for options, word in (
        (Options(answer_time=0.5), "answer_time"),
        (Options(turn_time=float("inf")), "turn_time"),
        (Options(delay=601), "delay"),
        (Options(timeout=0), "timeout"),
        (Options(pace="leisurely"), "pace"),
    ):
        (why,) = options.problems()
        assert why.startswith(word)
    assert Options().problems() == []


def test_before_the_game_nothing_is_late_and_nothing_is_kept_for_who_never_looks(tmp_path: Path) -> None:
    clock, dice = Clock(), random.Random(5)

    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "zot"], ["", ""], Options(pace="swift", delay=30))
        key = room.table.key
        clock.go_on(100, room)
        secrets = [(await inn.lobby.take_seat(key, None, name, None))[1] for name in ("Ada", "Bob")]
        assert [seat.name for seat in room.shown_to_spectators().seats] == ["Ada", "Bob"]
        await inn.lobby.start(key, secrets[0], seed=7)
        assert room.shown_to_spectators().state == "open"
        seats = [inn.lobby.arrive(room, secret) for secret in secrets]
        for _ in range(60):
            clock.now += 1
            await answer(inn, room, next(it for it in seats if room.table.asked[it.number] is not None), dice)
            assert len(room.spectators.coming) <= 40
        assert room.shown_to_spectators().state == "playing"

    with_inn(tmp_path, visit, clock=clock)


class Talk:
    """A connection whose other end is the test."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()

    async def receive_data(self, mode: str) -> str:
        assert mode == "text"
        return await self.said.get()

    async def send_data(self, *_: object, **__: object) -> None:
        pass

    def say(self, message: Choose | Say) -> None:
        self.said.put_nowait(msgspec.json.encode(message).decode())


def test_an_answer_that_arrived_in_time_wins_over_the_clock(tmp_path: Path) -> None:
    """Also if it has to wait for what was said before it on the same line, while the time of the window runs out."""
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="even"))
        table = room.table
        await come_to_a_window(inn, room, seats, clock)
        (seat,), rounds, talk = asked(room, seats, respond=True), table.rounds, Talk()
        line = Session(talk, inn, "play")  # type: ignore[arg-type]
        listening = asyncio.create_task(line._listen(room, seat))
        async with room.talking:
            talk.say(Say("wait a moment"))
            talk.say(Choose(table.decisions[seat.number], 1))
            await until(talk.said.empty)
            clock.go_on(6.1, room)
            await asyncio.sleep(0.02)
            assert table.rounds == rounds, "the answer has arrived, so the window waits for it"
        await until(lambda: table.rounds != rounds)
        assert table.choices[-1] == (seat.number, 1)
        for task in (listening, *line.background):
            task.cancel()

    with_inn(tmp_path, visit, clock=clock)


class Deaf(Talk):
    """A guest who reads nothing."""

    async def send_data(self, *_: object, **__: object) -> None:
        await asyncio.Event().wait()


def test_who_reads_nothing_does_not_stop_the_clock(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="even"))
        await come_to_a_window(inn, room, seats, clock)
        table, talk = room.table, Deaf()
        line = Session(talk, inn, "play")  # type: ignore[arg-type]
        served = asyncio.create_task(line._both(line._show(room, seats[0]), line._listen(room, seats[0])))
        for _ in range(5):
            talk.said.put_nowait("nonsense")
        await until(talk.said.empty)
        rounds = table.rounds
        clock.go_on(6.1, room)
        await until(lambda: table.rounds != rounds)
        served.cancel()
        for task in line.background:
            task.cancel()

    with_inn(tmp_path, visit, clock=clock)


def test_what_is_said_in_vain_is_charged_and_a_choice_that_counts_is_not(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, Options(pace="swift"))
        table, talk, charged = room.table, Talk(), 0
        seat = next(seat for seat in seats if table.asked[seat.number] is not None)
        line = Session(talk, inn, "play")  # type: ignore[arg-type]

        def charge() -> None:
            nonlocal charged
            charged += 1
            if charged == 4:
                raise Refusal("too-fast", "enough")

        line.charge = charge
        listening = asyncio.create_task(line._listen(room, seat))
        choice = Choose(table.decisions[seat.number], 0)
        talk.say(choice)
        await until(lambda: table.entries > 0 and not room.arrived)
        assert charged == 0
        talk.say(choice)
        talk.say(Choose(1000, 0))
        talk.said.put_nowait("nonsense")
        await until(lambda: charged == 3)
        talk.say(Say("enough"))
        with refused("too-fast"):
            await listening
        for task in line.background:
            task.cancel()

    with_inn(tmp_path, visit)


def test_what_has_arrived_is_forgotten_as_soon_as_it_is_handled() -> None:
    room = Room(a_table(), Clock())
    kept, messages = room.arrived, [room.arrival() for _ in range(3)]
    room.handled(messages[1])
    assert room.arrived is kept == {messages[0], messages[2]} and messages[1].is_set()
