"""What a team says among itself reaches its people alone: then, after a restart, and in replays."""

from pathlib import Path

import httpx
import msgspec
import pytest

from innkeeper.server.messages import Said
from innkeeper.server.routes.app import make_app
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from tests.server.helpers import CAST, Clock, news_for, refused, with_inn

PAIRS = Options(pace="swift", mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
SECRET = "I hold two Anytime Cards"


async def seated(inn: Inn, options: Options = PAIRS, people: int = 4) -> tuple[Room, list[Seat], list[str]]:
    """A table that waits, with so many people on its first seats."""
    room = await inn.lobby.open_table(CAST, [""] * 4, options)
    secrets = [(await inn.lobby.take_seat(room.table.key, None, f"P{number}", None))[1] for number in range(people)]
    return room, [inn.lobby.arrive(room, secret) for secret in secrets], secrets


def lines(feed: Feed, room: Room) -> list[Said]:
    return [news for news in news_for(feed, room) if isinstance(news, Said)]


@pytest.mark.parametrize("delay", [0.0, 30.0])
def test_only_the_team_hears_it(tmp_path: Path, delay: float) -> None:
    clock, told = Clock(), dict[str, str]()

    async def talk(inn: Inn) -> None:
        room, seats, secrets = await seated(inn, msgspec.structs.replace(PAIRS, delay=delay))
        await inn.lobby.start(room.table.key, secrets[0], seed=7)
        looking = [Feed(number) for number in range(4)]
        beside = Feed(None)
        for feed in (*looking, beside):
            news_for(feed, room)
        await inn.chat.say(room, seats[1], SECRET, "team")
        clock.go_on(60, room)
        for number, feed in enumerate(looking):
            heard = [(said.number, said.seat, said.text, said.to) for said in lines(feed, room)]
            assert heard == ([(0, 1, SECRET, "team")] if number < 2 else [])
        assert SECRET not in "".join(beside.news(room)) and SECRET not in "".join(Feed(None).news(room))
        await inn.chat.say(room, seats[2], "Good evening")
        assert [said.number for said in lines(looking[3], room)] == [0], "nobody can tell that something was said"
        told.update(key=room.table.key, mine=secrets[0], theirs=secrets[2])

    async def come_back(inn: Inn) -> None:
        room = await inn.rooms.find(told["key"])
        heard = [[said.text for said in lines(Feed(number), room)] for number in (0, 1, 2, 3, None)]
        assert [SECRET in them for them in heard] == [True, True, False, False, False]
        assert [(line.seat, line.text) for line in await inn.chat.of_team(room, told["mine"])] == [(1, SECRET)]
        assert await inn.chat.of_team(room, told["theirs"]) == []
        with refused("wrong-secret"):
            await inn.chat.of_team(room, "guessed")

    with_inn(tmp_path, talk, clock=clock)
    with_inn(tmp_path, come_back, clock=clock)


def test_who_has_no_team_is_told_so(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        alone, seats, secrets = await seated(inn, Options(pace="swift"))
        with refused("no-team"):
            await inn.chat.say(alone, seats[0], SECRET, "team")
        await inn.lobby.start(alone.table.key, secrets[0], seed=7)
        with refused("no-team"):
            await inn.chat.say(alone, seats[0], SECRET, "team")
        teams, seats, secrets = await seated(inn)
        with refused("not-begun"):
            await inn.chat.say(teams, seats[0], SECRET, "team")
        for room in (alone, teams):
            assert not room.table.said and not room.table.team_said

    with_inn(tmp_path, visit)


def test_who_has_no_seat_any_more_hears_nothing(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats, secrets = await seated(inn)
        await inn.lobby.start(room.table.key, secrets[0], seed=7)
        await inn.lobby.leave(room.table.key, 1, secrets[1])
        await inn.chat.say(room, seats[0], SECRET, "team")
        with refused("wrong-secret"):
            await inn.chat.of_team(room, secrets[1])
        with refused("wrong-secret"):
            await inn.chat.say(room, seats[1], "And I?", "team")

    with_inn(tmp_path, visit)


def test_a_line_to_the_team_is_a_line(tmp_path: Path) -> None:
    """As long, as seldom and as visible as one to everybody."""
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats, secrets = await seated(inn)
        await inn.lobby.start(room.table.key, secrets[0], seed=7)
        for text in ("x" * 201, "\u200b", " "):
            with refused("bad-line"):
                await inn.chat.say(room, seats[0], text, "team")
        for number in range(5):
            await inn.chat.say(room, seats[0], f"line {number}", "team" if number % 2 else "all")
        for to in ("team", "all"):
            with refused("too-many-lines"):
                await inn.chat.say(room, seats[0], "one more", to)
        assert [said.text for said in room.table.team_said[0]] == ["line 1", "line 3"]

    with_inn(tmp_path, visit, clock=clock)


def test_a_saved_game_and_its_replay_hold_nothing_of_it(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats, secrets = await seated(inn, msgspec.structs.replace(PAIRS, pace="swift"), people=2)
        key = room.table.key
        await inn.lobby.start(key, secrets[0], seed=7)
        await inn.chat.say(room, seats[0], SECRET, "team")
        assert room.table.recorder is not None
        saved = msgspec.json.encode(room.table.recorder.saved()).decode()
        assert SECRET not in saved
        app = make_app(inn)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://inn.example") as guest:  # type: ignore[arg-type]
            wish = {"game": msgspec.json.decode(saved), "seat": 0, "open_hands": True}
            replayed = await guest.post("/replays", json=wish)
            assert replayed.status_code == 200 and SECRET not in replayed.text
            for path in ("", "/game"):
                assert SECRET not in (await guest.get(f"/tables/{key}{path}")).text
            mine = await guest.get(f"/tables/{key}/team-talk", headers={"Authorization": f"Bearer {secrets[1]}"})
            assert mine.json() == [{"at": 0, "seat": 0, "name": "P0", "text": SECRET}]
            assert (await guest.get(f"/tables/{key}/team-talk")).status_code == 401

    with_inn(tmp_path, visit)
