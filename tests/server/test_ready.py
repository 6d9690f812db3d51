"""Who may start a game: who opened its table, at any time; or everybody, once each has said to be ready."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from innkeeper.server.messages import Ready, TableShown
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from tests.server.helpers import CAST, SWIFT, Clock, heard, news_for, refused, served, with_inn


async def waiting(inn: Inn, people: int = 2, options: Options = SWIFT) -> tuple[Room, list[Seat], list[str]]:
    """A table that waits, with people who are there: its room, their seats, their secrets. A chair stays empty."""
    characters = ["random"] * 4 if options.characters == "draft" else CAST
    room = await inn.lobby.open_table(characters, [""] * 4, options)
    secrets = [(await inn.lobby.take_seat(room.table.key, None, f"P{number}", None))[1] for number in range(people)]
    return room, [inn.lobby.arrive(room, secret) for secret in secrets], secrets


def test_only_who_opened_the_table_starts_its_game(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, _, (first, second) = await waiting(inn)
        assert show_table(room.table).host == 0
        with refused("not-host"):
            await inn.lobby.start(room.table.key, second)
        assert room.table.state == "open"
        await inn.lobby.start(room.table.key, first)
        assert room.table.state == "playing"

    with_inn(tmp_path, visit)


@pytest.mark.parametrize(("characters", "state"), [("chosen", "playing"), ("draft", "drafting")])
def test_it_begins_when_everybody_is_ready(tmp_path: Path, characters: str, state: str) -> None:
    async def visit(inn: Inn) -> None:
        room, (first, second, third), _ = await waiting(inn, 3, msgspec.structs.replace(SWIFT, characters=characters))
        bystander = Feed(None)
        news_for(bystander, room)
        for seat, on in ((second, True), (third, True), (third, False), (first, True)):
            await inn.lobby.be_ready(room, seat, on)
            (shown,) = [news for news in news_for(bystander, room) if isinstance(news, TableShown)]
            assert shown.seats[seat.number].ready is on
            assert room.table.state == "open"
        await inn.lobby.be_ready(room, third, on=True)
        assert room.table.state == state
        with refused("has-begun"):
            await inn.lobby.be_ready(room, third, on=False)

    with_inn(tmp_path, visit)


def test_who_is_gone_is_waited_for_until_they_are_away(tmp_path: Path) -> None:
    """They may only be coming in anew. Then those who are there decide."""
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, (first, second, third), _ = await waiting(inn, 3)
        await inn.lobby.be_ready(room, second, on=True)
        inn.lobby.depart(room, first)
        clock.go_on(SWIFT.timeout - 1, room)
        await inn.lobby.be_ready(room, third, on=True)
        assert room.table.state == "open"
        clock.go_on(1, room)
        await inn.lobby.be_ready(room, third, on=True)
        assert room.table.state == "playing" and room.table.seats[0].kind == "person"

    with_inn(tmp_path, visit, clock=clock)


def test_who_is_gone_and_has_said_to_be_ready_holds_nobody_up(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, (first, second), _ = await waiting(inn)
        await inn.lobby.be_ready(room, first, on=True)
        inn.lobby.depart(room, first)
        await inn.lobby.be_ready(room, second, on=True)
        assert room.table.state == "playing"

    with_inn(tmp_path, visit)


def test_who_leaves_is_waited_for_no_more_and_the_next_may_start(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats, secrets = await waiting(inn, 3)
        await inn.lobby.be_ready(room, seats[2], on=True)
        await inn.lobby.leave(room.table.key, 0, secrets[0])
        assert room.table.state == "open" and show_table(room.table).host == 1
        seat, secret = await inn.lobby.take_seat(room.table.key, 0, "Late", None)
        assert seat.number == 0 and show_table(room.table).host == 1, "whoever comes later is not who opened it"
        with refused("not-host"):
            await inn.lobby.start(room.table.key, secret)
        clock.go_on(SWIFT.timeout, room)  # that one never comes
        await inn.lobby.leave(room.table.key, 1, secrets[1])
        assert room.table.state == "playing", "the only one who is there is ready"

    with_inn(tmp_path, visit, clock=clock)


def test_both_outlast_the_inn(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def visit(inn: Inn) -> None:
        room, seats, secrets = await waiting(inn, 3)
        await inn.lobby.leave(room.table.key, 0, secrets[0])
        await inn.lobby.take_seat(room.table.key, 0, "Late", None)
        await inn.lobby.be_ready(room, seats[2], on=True)
        kept.update(key=room.table.key, secrets=secrets)

    async def come_back(inn: Inn) -> None:
        table = (await inn.rooms.find(kept["key"])).table
        assert [seat.ready for seat in table.seats] == [False, False, True, False] and table.host == 1
        await inn.lobby.start(kept["key"], kept["secrets"][1])

    with_inn(tmp_path, visit)
    with_inn(tmp_path, come_back)


def test_ready_is_said_on_the_line(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log") as inn:
        chair = inn.client.sit_down(inn.client.open_table([{}, {"bot": "random"}]), "Ada")
        with inn.socket(f"/tables/{chair.table}/play") as socket:
            socket.send(f'{{"type": "hello", "secret": "{chair.secret}"}}')
            assert heard(socket, TableShown).state == "open"
            socket.send(msgspec.json.encode(Ready(on=True)), text=True)
            while (shown := heard(socket, TableShown)).state == "open":
                assert shown.seats[0].present
            assert shown.state == "playing"
