"""Drafts: characters are chosen one after another when the game starts, and nobody holds the others up."""

import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from innkeeper.packs import open_box
from innkeeper.server.messages import Hello, OpenTable, Pick, Picked, Refused, SeatWish, TableShown, ViewShown
from innkeeper.server.services import scheduler
from innkeeper.server.services.inn import LONGEST_ALONE, Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.validation import problems, table_request
from tests.server.helpers import Clock, answers, heard, news_for, refused, served, together, until, with_inn

DRAFT = Options(pace="swift", timeout=30, characters="draft")


async def waiting(inn: Inn, people: int, bots: int, options: Options = DRAFT) -> tuple[Room, list[str]]:
    """A table with people on its first seats, and their secrets."""
    room = await inn.lobby.open_table(["random"] * (people + bots), [""] * people + ["random"] * bots, options)
    taken = [await inn.lobby.take_seat(room.table.key, None, f"P{number}", None) for number in range(people)]
    return room, [secret for _, secret in taken]


async def drafting(inn: Inn, people: int, bots: int, options: Options = DRAFT) -> tuple[Room, list[Seat]]:
    """A draft has begun, and the people are there."""
    room, secrets = await waiting(inn, people, bots, options)
    await inn.lobby.start(room.table.key, secrets[0])
    return room, [inn.lobby.arrive(room, secret) for secret in secrets]


def turn_of(room: Room, seat: Seat) -> bool:
    return room.table.picking is seat


def cast(room: Room) -> list[str]:
    return [seat.character for seat in room.table.seats]


async def all_pick(inn: Inn, room: Room, people: list[Seat]) -> None:
    """Everybody who is a person takes the last character that is left, until the game begins."""
    while room.table.state == "drafting":
        await until(lambda: room.table.picking in people or room.table.state == "playing")
        seat, draft = room.table.picking, show_table(room.table).draft
        if seat is not None and draft is not None:
            await inn.drafts.pick(room, seat, draft.left[-1])


def test_nobody_has_a_character_before_a_draft(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, secrets = await waiting(inn, 1, 2)
        assert cast(room) == ["", "", ""] and show_table(room.table).draft is None
        with refused("not-yet"):
            await inn.drafts.pick(room, inn.lobby.arrive(room, secrets[0]), "zot")
        await inn.lobby.leave(room.table.key, 0, secrets[0])
        with refused("not-yet"):
            await inn.lobby.take_seat(room.table.key, 0, "Cleo", "zot")
        with refused("bad-table"):
            await inn.lobby.open_table(["random", "zot"], ["", "random"], DRAFT)

    with_inn(tmp_path, visit)


def test_what_is_wrong_with_a_draft_is_said_before_it_is_opened() -> None:
    seats = [SeatWish(), SeatWish("zot"), SeatWish("random", "regular")]
    (named,) = problems(*table_request(OpenTable(seats=seats, characters="draft")), open_box())
    assert named[1].seat == 1 and "'zot'" in named[1].why and "'chosen'" in named[1].why
    (unknown,) = problems(*table_request(OpenTable(seats=seats, characters="auction")), open_box())
    assert unknown[1].seat == -1 and "chosen, draft" in unknown[1].why
    assert not problems(*table_request(OpenTable(seats=[SeatWish(), SeatWish()], characters="draft")), open_box())


def test_two_people_and_two_bots_choose_one_after_another(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 2, 2)
        table = room.table
        draft = show_table(table).draft
        assert draft is not None and sorted(draft.order) == [0, 1, 2, 3]
        with refused("has-begun"):
            await inn.lobby.take_seat(table.key, None, "Late", None)
        await until(lambda: table.picking in people)
        first, second = (people[number] for number in draft.order if number < 2)
        with refused("not-your-turn"):
            await inn.drafts.pick(room, second, "zot")
        with refused("no-such-character"):
            await inn.drafts.pick(room, first, "nobody")
        mine = next(key for key in table.box.characters if key not in cast(room))
        assert await inn.drafts.pick(room, first, mine) == mine
        assert await inn.drafts.pick(room, first, mine) == mine, "sent twice it counts once"
        with refused("has-picked"):
            await inn.drafts.pick(room, first, next(key for key in table.box.characters if key != mine))
        await until(lambda: turn_of(room, second))
        with refused("character-taken"):
            await inn.drafts.pick(room, second, mine)
        theirs = await inn.drafts.pick(room, second, "random")
        await until(lambda: table.state == "playing")
        assert (first.character, second.character) == (mine, theirs) and len(set(cast(room))) == 4
        assert [seat.character for seat in table.game.table.seats] == cast(room)
        assert show_table(table).draft is None
        assert await inn.drafts.pick(room, first, mine) == mine, "and sent again when the game has begun"
        with refused("has-begun"):
            await inn.drafts.pick(room, first, theirs)

    with_inn(tmp_path, visit)


def test_with_more_players_than_characters_all_can_be_had_again(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 10, 0)
        characters = set(room.table.box.characters)
        for number in room.table.order[: len(characters)]:
            await inn.drafts.pick(room, people[number], "random")
        draft = show_table(room.table).draft
        assert len({*cast(room)} - {""}) == min(10, len(characters))
        assert draft is None or {*draft.left} == characters or draft.next < 0
        await all_pick(inn, room, people)
        assert max(cast(room).count(key) for key in characters) <= 1 + (len(characters) < 10)

    with_inn(tmp_path, visit)


def test_the_order_is_drawn_by_lot(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        rooms = [(await drafting(inn, 6, 0))[0] for _ in range(6)]
        assert len({tuple(room.table.order) for room in rooms}) > 1

    with_inn(tmp_path, visit)


def test_chance_chooses_for_who_is_away_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 3, 0)
        first, second, third = (people[number] for number in room.table.order)
        inn.lobby.depart(room, first)
        inn.lobby.depart(room, second)
        clock.go_on(29, room)
        assert room.table.picking is first and not first.away
        clock.go_on(1, room)
        await until(lambda: bool(first.character and second.character))
        assert turn_of(room, third)
        await inn.drafts.pick(room, third, "random")
        await until(lambda: room.table.state == "playing")

    with_inn(tmp_path, visit, clock=clock)


def test_who_comes_back_in_time_chooses_themselves(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, secrets = await waiting(inn, 2, 0)
        await inn.lobby.start(room.table.key, secrets[0])
        first, second = room.table.order
        inn.lobby.arrive(room, secrets[first])
        clock.go_on(30, room)
        await until(lambda: room.table.seats[second].away)
        back = inn.lobby.arrive(room, secrets[second])
        await inn.drafts.pick(room, room.table.seats[first], "zot")
        clock.go_on(1000, room)
        assert turn_of(room, back) and not back.away
        assert await inn.drafts.pick(room, back, "gog") == "gog"

    with_inn(tmp_path, visit, clock=clock)


def test_who_thinks_too_long_is_dealt_a_character(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 2, 0, msgspec.structs.replace(DRAFT, turn_time=20))
        first, second = (people[number] for number in room.table.order)
        clock.go_on(15, room)
        (shown,) = [news for news in news_for(Feed(second.number), room) if isinstance(news, TableShown)]
        assert shown.draft is not None and (shown.draft.seconds, shown.draft.of) == (5, 20)
        clock.go_on(5, room)
        await until(lambda: turn_of(room, second))
        with refused("has-picked"):
            await inn.drafts.pick(room, first, next(key for key in room.table.box.characters if key != first.character))
        clock.go_on(19, room)
        assert turn_of(room, second), "everybody has the whole time"
        clock.go_on(1, room)
        await until(lambda: room.table.state == "playing")

    with_inn(tmp_path, visit, clock=clock)


def test_a_draft_comes_to_an_end_even_without_a_turn_time(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 2, 0)
        second = people[room.table.order[1]]
        clock.go_on(119, room)
        assert not turn_of(room, second)
        clock.go_on(1, room)
        await until(lambda: turn_of(room, second))

    with_inn(tmp_path, visit, clock=clock)


def test_who_leaves_or_is_sent_away_holds_nobody_up(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, secrets = await waiting(inn, 4, 0)
        await inn.lobby.start(room.table.key, secrets[0])
        people = [inn.lobby.arrive(room, secret) for secret in secrets]
        first, second, third, last = room.table.order
        await inn.lobby.leave(room.table.key, first, secrets[first])
        await until(lambda: room.table.picking is people[second])
        assert room.table.seats[first].kind == "bot" and room.table.seats[first].character
        assert room.table.seats[first].name == f"P{first}"
        for voter in (third, last):
            await inn.agreements.vote(room, people[voter], "kick", second, True)
        await until(lambda: room.table.picking is people[third])
        await inn.lobby.leave(room.table.key, last, secrets[last])
        await inn.drafts.pick(room, people[third], "random")
        await until(lambda: room.table.state == "playing")
        assert [seat.kind for seat in room.table.seats].count("person") == 1

    with_inn(tmp_path, visit)


def test_what_cannot_be_written_is_not_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception("the disk is full"))

    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 2, 0)
        seat = people[room.table.order[0]]
        with monkeypatch.context() as broken:
            broken.setattr(inn.store, "change_characters", fail)
            with refused("not-kept"):
                await inn.drafts.pick(room, seat, "zot")
            assert turn_of(room, seat) and seat.character == ""
        assert await inn.drafts.pick(room, seat, "gog") == "gog"

    with_inn(tmp_path, visit)


def test_a_game_that_could_not_begin_begins_when_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "RETRY_DELAY", 0.001)
    told: dict[str, str] = {}
    tries: list[object] = []

    async def fail(*given: object) -> None:
        tries.append(given)
        raise OperationalError("", {}, Exception("the disk is full"))

    async def choose(inn: Inn) -> None:
        monkeypatch.setattr(inn.store, "begin", fail)
        room, secrets = await waiting(inn, 1, 1)
        await inn.lobby.start(room.table.key, secrets[0])
        seat = inn.lobby.arrive(room, secrets[0])
        await until(lambda: turn_of(room, seat))
        await inn.drafts.pick(room, seat, "random")
        await until(lambda: len(tries) > 2)
        assert room.table.state == "drafting"
        told.update(key=room.table.key, secret=secrets[0])

    async def begin(inn: Inn) -> None:
        room = await inn.rooms.find(told["key"])
        assert room.table.state == "drafting" and room.table.picking is None
        inn.lobby.arrive(room, told["secret"])
        await until(lambda: room.table.state == "playing")

    with_inn(tmp_path, choose)
    with_inn(tmp_path, begin)


def test_a_draft_with_nobody_there_is_put_by_and_goes_on_when_somebody_comes(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, secrets = await waiting(inn, 2, 2)
        key = room.table.key
        await inn.lobby.start(key, secrets[0])
        order = room.table.order
        clock.now += LONGEST_ALONE
        await inn.sweep()
        assert key not in inn.rooms.open
        again = await inn.rooms.find(key)
        assert again is not room and again.table.order == order and key in inn.rooms.open
        await all_pick(inn, again, [inn.lobby.arrive(again, secret) for secret in secrets])

    with_inn(tmp_path, visit, clock=clock)


def test_spectators_see_a_draft_at_once_and_the_game_late(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, people = await drafting(inn, 2, 0, msgspec.structs.replace(DRAFT, delay=10))
        assert show_table(room.shown_to_spectators()) == show_table(room.table)
        await all_pick(inn, room, people)
        late = show_table(room.shown_to_spectators())
        assert late.state == "drafting" and late.draft is not None and late.draft.next == -1
        assert [seat.character for seat in late.seats] == cast(room)
        clock.go_on(10, room)
        assert room.shown_to_spectators().state == "playing"

    with_inn(tmp_path, visit, clock=clock)


# Over the network


def test_killed_in_a_draft_it_stands_at_the_last_choice(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log"
    with served(database, log) as inn:
        table = inn.client.open_table([{}] * 3, pace="swift", characters="draft")
        chairs = [inn.client.sit_down(table, name) for name in ("Ada", "Ben", "Cleo")]
        chairs[0].start()
        draft = inn.client.ask("GET", f"/tables/{table}")["draft"]
        first, second, third = (chairs[number] for number in draft["order"])
        with inn.socket(f"/tables/{table}/play") as socket:
            socket.send(msgspec.json.encode(Hello(first.secret)), text=True)
            socket.send(msgspec.json.encode(Pick("gerki")), text=True)
            assert heard(socket, Picked).character == "gerki"
            inn.process.kill()
            inn.process.wait(60)
    with served(database, log) as inn:
        again = inn.client.ask("GET", f"/tables/{table}")
        assert again["state"] == "drafting" and again["seats"][first.seat]["character"] == "gerki"
        assert again["draft"]["order"] == draft["order"] and again["draft"]["next"] == second.seat
        for chair, character in ((second, "zot"), (third, "gog")):
            with inn.socket(f"/tables/{table}/play") as socket:
                socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
                socket.send(msgspec.json.encode(Pick("gerki")), text=True)
                assert heard(socket, Refused).code == "character-taken"
                socket.send(msgspec.json.encode(Pick(character)), text=True)
                assert heard(socket, Picked).character == character
        with inn.socket(f"/tables/{table}/play") as socket:
            socket.send(msgspec.json.encode(Hello(first.secret)), text=True)
            players = heard(socket, ViewShown).players
        chosen = {first.seat: "gerki", second.seat: "zot", third.seat: "gog"}
        assert {player.seat: player.character for player in players} == chosen


def test_programs_draft_play_and_draft_again(tmp_path: Path) -> None:
    asked: list[list[str]] = []

    def last(table: TableShown) -> str:
        assert table.draft is not None
        asked.append(table.draft.left)
        return table.draft.left[-1]

    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log") as inn:
        table = inn.client.open_table([{}, {}, {"bot": "random"}], pace="swift", characters="draft")
        ada, ben = (inn.client.sit_down(table, name) for name in ("Ada", "Ben"))
        ada.start()

        def play_ada() -> None:
            assert ada.play(answers(random.Random(1)), last).players[ada.seat].character == asked[0][-1]

        together(play_ada, lambda: ben.play(answers(random.Random(2))))
        assert len(asked) == 1
        new = inn.client.ask("POST", f"/tables/{table}/rematch", secret=ben.secret)
        assert new["characters"] == "draft" and [seat["character"] for seat in new["seats"]] == ["", "", ""]
        again = inn.client.ask("POST", f"/tables/{new['table']}/start", secret=ben.secret)
        assert again["state"] == "drafting" and sorted(again["draft"]["order"]) == [0, 1, 2]
