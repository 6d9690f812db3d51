"""A game in which something goes wrong: its table is stopped where it stood, people are told, and the others go on."""

import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from innkeeper.game import EndlessGame
from innkeeper.replay import log_digest
from innkeeper.server.messages import Refused
from innkeeper.server.refusals import Refusal
from innkeeper.server.services import scheduler
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables.course import Course
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from tests.server.helpers import Clock, a_table, any_answer, begun, can_close, news_for, refused, until, with_inn


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """By the ids of tables: after which round of questions the game goes on and then runs into its bound."""
    rounds: dict[str, int] = {}
    play_on = Course._play_on

    def plays_on(course: Course, leaving: bool = False) -> None:
        play_on(course, leaving)
        if isinstance(course, Table) and course.asking > rounds.get(course.key, course.asking):
            raise EndlessGame("this game would never end")

    monkeypatch.setattr(Course, "_play_on", plays_on)
    monkeypatch.setattr(scheduler, "RETRY_DELAY", 0.0)
    return rounds


async def seated(inn: Inn, pace: str) -> tuple[Room, list[Seat]]:
    """Two people at a table, the game begun."""
    key, secrets = await begun(inn, options=Options(pace=pace))
    room = inn.rooms.open[key]
    return room, [inn.lobby.arrive(room, secret) for secret in secrets]


async def answer_all(inn: Inn, room: Room, seats: list[Seat]) -> None:
    """Everybody answers until a window can close."""
    table, dice = room.table, random.Random(3)
    while not can_close(table):
        seat = next(it for it in seats if table.asked[it.number] is not None and it.number not in table.waiting)
        await inn.games.choose(room, seat, table.decisions[seat.number], any_answer(table, seat.number, dice))


def told_to(room: Room, seat: int | None) -> list[str]:
    return [it.code for it in news_for(Feed(seat), room) if isinstance(it, Refused)]


def logged(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [vars(record).get("table") for record in caplog.records if record.levelname == "ERROR"]


def state(table: Table) -> object:
    return table.entries, [*table.choices], [*table.decisions], log_digest(table.game)


def test_a_window_that_cannot_close_stops_its_table_and_no_other(
    broken: dict[str, int], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock, stood = Clock(), dict[str, object]()

    async def visit(inn: Inn) -> None:
        (room, seats), (other, others) = await seated(inn, "natural"), await seated(inn, "natural")
        await answer_all(inn, room, seats)
        await answer_all(inn, other, others)
        key, theirs = room.table.key, other.table.entries
        stood[key] = state(room.table)
        broken[key] = room.table.asking
        clock.now += 10
        room.notify()
        other.notify()
        await until(lambda: room.stopped and not room.lock.locked() and other.table.entries > theirs)
        await until(lambda: state(room.table) == stood[key])
        assert logged(caplog) == [key], "said once, with the table"
        assert [told_to(room, seat) for seat in (0, 1, None)] == [["stopped"]] * 3 and told_to(other, 0) == []
        clock.now += 100
        room.notify()
        other.notify()
        await until(lambda: other.table.entries > theirs + 1 or other.table.asked != [None, None])
        assert state(room.table) == stood[key] and logged(caplog) == [key]

    async def look(inn: Inn) -> None:
        ((key, before),) = stood.items()
        assert state((await inn.rooms.find(key)).table) == before, "nothing of it was kept"

    with_inn(tmp_path, visit, clock=clock)
    broken.clear()
    with_inn(tmp_path, look)


def test_a_choice_that_goes_wrong_stops_the_table_and_no_other_choice_is_taken(
    broken: dict[str, int], tmp_path: Path
) -> None:
    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, "swift")
        table, before = room.table, state(room.table)
        broken[table.key] = table.asking
        while not room.stopped:
            seat = next(it for it in seats if table.asked[it.number] is not None)
            before = state(table)
            with contextlib.suppress(Refusal):
                await inn.games.choose(room, seat, table.decisions[seat.number], 0)
        assert state(room.table) == before
        broken.clear()
        with refused("stopped"):
            await inn.games.choose(room, seat, room.table.decisions[seat.number], 0)
        assert state(room.table) == before

    with_inn(tmp_path, visit)


def test_a_choice_after_which_the_game_would_never_end_is_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    seat = next(question.seat for question in table.asked if question is not None)

    class Endless:
        def copy(self) -> "Endless":
            return self

        def choose(self, *_: object) -> None:
            raise EndlessGame("this game would never end")

    monkeypatch.setattr(Course, "game", Endless())
    with pytest.raises(Refusal, match="this game would never end"):
        table.judge(seat, table.decisions[seat], 0)
