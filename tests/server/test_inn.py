"""The inn: sitting down, leaving, coming back, and bots for who is away."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from innkeeper.server.refusals import Refusal
from innkeeper.server.services import schedule, scheduler
from innkeeper.server.services.inn import Inn
from innkeeper.server.tables.options import Options
from tests.server.helpers import SWIFT, any_answer, asked_first, attended, begun, refused, until, with_inn


def test_seats_are_taken_and_left(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "random", "zot"], ["", "", "regular"], SWIFT)
        key = room.table.key
        ada, secret = await inn.lobby.take_seat(key, 1, "Ada", "gog")
        assert (ada.number, ada.character, room.table.seats[1].name) == (1, "gog", "Ada")
        for wanted, name, character, code in (
            (1, "Bob", None, "seat-taken"),
            (2, "Bob", None, "seat-taken"),
            (7, "Bob", None, "no-such-seat"),
            (None, "ada", None, "name-taken"),
            (None, "Bob", "bob", "no-such-character"),
        ):
            with refused(code):
                await inn.lobby.take_seat(key, wanted, name, character)
        with refused("wrong-secret"):
            await inn.lobby.leave(key, 1, "guess")
        await inn.lobby.leave(key, 1, secret)
        assert room.table.seats[1].kind == "empty"
        with refused("wrong-secret"):
            await inn.lobby.start(key, secret)

    with_inn(tmp_path, visit)


def test_what_cannot_be_played_is_refused_by_name(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        for characters, bots, options, code in (
            (["fiona"], [""], SWIFT, "bad-table"),
            (["fiona", "nobody"], ["", ""], SWIFT, "bad-table"),
            (["fiona", "zot"], ["", "genius"], SWIFT, "no-such-bot"),
            (["fiona", "zot"], ["", ""], Options(drinks="milk"), "bad-table"),
            (["fiona", "zot"], ["", ""], Options(pace="leisurely"), "bad-option"),
            (["fiona", "zot"], ["", ""], Options(timeout=float("nan")), "bad-option"),
        ):
            with refused(code):
                await inn.lobby.open_table(characters, bots, options)
        with refused("no-such-table"):
            await inn.rooms.find("nowhere")
        key, secrets = await begun(inn)
        with refused("has-begun"):
            await inn.lobby.take_seat(key, None, "Late", None)
        with refused("has-begun"):
            await inn.lobby.start(key, secrets[0])

    with_inn(tmp_path, visit)


def test_only_digests_of_secrets_are_kept(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def visit(inn: Inn) -> None:
        secrets.extend((await begun(inn))[1])

    with_inn(tmp_path, visit)
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert written
    assert all(len(secret) >= 43 and secret.encode() not in written for secret in secrets)


@pytest.mark.parametrize("pace", ["swift", "natural"])
def test_bots_play_while_somebody_is_there(pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "NATURAL_PACE", (0.0005, 0.001))
    monkeypatch.setattr(schedule, "TO_FOLLOW", 0.001)
    monkeypatch.setattr(schedule, "TICK", 0.001)

    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn, people=1, bots=3, options=Options(pace=pace))
        room = inn.rooms.open[key]
        await asyncio.sleep(0.05)
        assert not room.table.recorder or not room.table.recorder.choices  # nobody is there yet
        seat, dice = inn.lobby.arrive(room, secrets[0]), random.Random(1)
        while room.table.state == "playing":
            await until(lambda: room.table.asked[0] is not None or room.table.state == "over")
            if room.table.state == "playing":
                try:
                    await inn.games.choose(room, seat, room.table.decisions[0], any_answer(room.table, 0, dice))
                except Refusal as refusal:
                    assert refusal.code == "past-decision"  # a bot has played a card meanwhile
        await until(lambda: key not in inn.rooms.open)
        assert (await inn.rooms.find(key)).table.game.winners == room.table.game.winners

    with_inn(tmp_path, visit)


def test_an_away_seat_is_played_and_can_be_taken_back(tmp_path: Path) -> None:
    now = [0.0]

    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn, people=2, options=Options(pace="swift", timeout=5))
        room = inn.rooms.open[key]
        table = room.table
        here, gone = inn.lobby.arrive(room, secrets[0]), inn.lobby.arrive(room, secrets[1])
        inn.lobby.depart(room, gone)
        dice = random.Random(3)

        async def play_on(number: int) -> int:
            """Seat 0 plays as long as it is asked; how many choices seat 1 made meanwhile."""
            assert table.recorder is not None
            for _ in range(number):
                await asyncio.sleep(0.005)
                if table.asked[0] is not None:
                    await inn.games.choose(room, here, table.decisions[0], any_answer(table, 0, dice))
            return sum(seat == 1 for seat, _ in table.recorder.choices)

        assert await play_on(30) == 0
        now[0] = 5.0
        room.notify()
        while not await play_on(1):
            pass
        back = inn.lobby.arrive(room, secrets[1])
        assert back is gone
        async with room.lock:
            played = await play_on(0)  # what a bot was about to answer still counts
        while table.asked[1] is None:
            assert await play_on(1) == played
        await inn.games.choose(room, back, table.decisions[1], any_answer(table, 1, dice))

    with_inn(tmp_path, visit, clock=lambda: now[0])


def test_a_seat_is_open_in_so_many_windows_until_one_is_closed(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn)
        room = inn.rooms.open[key]
        seats = [inn.lobby.arrive(room, secrets[0]) for _ in range(8)]
        with refused("too-many-connections"):
            inn.lobby.arrive(room, secrets[0])
        inn.lobby.arrive(room, secrets[1])
        inn.lobby.depart(room, seats[0])
        assert inn.lobby.arrive(room, secrets[0]).connections == 8

    with_inn(tmp_path, visit)


def test_who_leaves_in_the_game_leaves_a_bot_behind(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn)
        room = inn.rooms.open[key]
        seat = inn.lobby.arrive(room, secrets[1])
        await inn.lobby.leave(key, 1, secrets[1])
        assert room.table.seats[1].kind == "bot"
        with refused("wrong-secret"):
            inn.lobby.arrive(room, secrets[1])
        with refused("wrong-secret"):
            await inn.games.choose(room, seat, 1, 0)

    with_inn(tmp_path, visit)


def test_what_cannot_be_written_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(inn: Inn) -> None:
        room, _, _ = await attended(inn)
        seat = asked_first(room.table)
        answer = any_answer(room.table, seat.number, random.Random(1))

        async def fail(_rows: object) -> None:
            raise OperationalError("disk full", None, Exception())

        with monkeypatch.context() as patched:
            patched.setattr(inn.store, "_commit", fail)
            with refused("not-kept"):
                await inn.games.choose(room, seat, 1, answer)
        assert room.table.recorder is not None
        assert room.table.recorder.choices == []
        await inn.games.choose(room, seat, 1, answer)
        assert room.table.recorder.choices == [(seat.number, answer)]

    with_inn(tmp_path, visit)


def test_a_bot_answers_as_soon_as_the_database_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "RETRY_DELAY", 0.01)

    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn, people=1, bots=2)
        room, tried = inn.rooms.open[key], 0

        async def fail(*_: object) -> None:
            nonlocal tried
            tried += 1
            raise OperationalError("gone away", None, Exception())

        with monkeypatch.context() as patched:
            patched.setattr(inn.store, "_commit", fail)
            patched.setattr(inn.store, "load", fail)
            seat, dice = inn.lobby.arrive(room, secrets[0]), random.Random(1)
            while not room.table.played_by_bots():
                patched.undo()
                await inn.games.choose(room, seat, room.table.decisions[0], any_answer(room.table, 0, dice))
                patched.setattr(inn.store, "_commit", fail)
                patched.setattr(inn.store, "load", fail)
            await until(lambda: tried > 4)
            entries = room.table.entries
        await until(lambda: room.table.entries > entries)

    with_inn(tmp_path, visit)


def test_a_game_that_nobody_attends_is_put_by_and_goes_on_when_somebody_comes(tmp_path: Path) -> None:
    now = [0.0]

    async def story(inn: Inn) -> None:
        key, _ = await begun(inn, people=2)
        room = await inn.rooms.find(key)
        choices = list(room.table.choices)
        now[0] += 3599
        await inn.sweep()
        assert key in inn.rooms.open, "an hour has not passed"
        now[0] += 2
        await inn.sweep()
        assert key not in inn.rooms.open
        again = await inn.rooms.find(key)
        assert again is not room and again is inn.rooms.open[key]
        assert again.table.choices == choices

    with_inn(tmp_path, story, clock=lambda: now[0])
