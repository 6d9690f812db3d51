"""People at a table: taking back, voting, talking, playing again, changing devices."""

import asyncio
import random
from pathlib import Path
from typing import Any

from innkeeper.server.messages import Said
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.showing.looker import in_json
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables import votes
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from tests.server.helpers import SWIFT, Clock, any_answer, begun, news_for, refused, until, with_inn


async def seated(inn: Inn, people: int = 3, options: Options = SWIFT) -> tuple[Room, list[Seat]]:
    """People at a table, all there, the game begun."""
    key, secrets = await begun(inn, people, options)
    room = inn.rooms.open[key]
    return room, [inn.lobby.arrive(room, secret) for secret in secrets]


async def play_until(inn: Inn, room: Room, seats: list[Seat], seat: int, price: str) -> None:
    """Play at random until undoing costs this seat so much."""
    dice, table = random.Random(5), room.table
    while table.undo(seat) != price:
        who = dice.choice([other for other in seats if table.asked[other.number] is not None])
        await inn.games.choose(room, who, table.decisions[who.number], any_answer(table, who.number, dice))


def test_a_free_choice_is_taken_back_at_once_and_kept_so(tmp_path: Path) -> None:
    stood: dict[str, object] = {}

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        await play_until(inn, room, seats, 1, "free")
        choices = room.table.choices.copy()
        await inn.agreements.undo(room, seats[1])
        assert len(room.table.choices) < len(choices) and room.table.votes == []
        stood.update(key=room.table.key, choices=room.table.choices, decisions=room.table.decisions)

    async def look(inn: Inn) -> None:
        table = (await inn.rooms.find(str(stood["key"]))).table
        assert (table.choices, table.decisions) == (stood["choices"], stood["decisions"])

    with_inn(tmp_path, visit)
    with_inn(tmp_path, look)


def test_what_was_seen_is_taken_back_when_all_others_agree(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        table = room.table
        await play_until(inn, room, seats, 0, "ask")
        feed = Feed(2)
        told = [message.told for message in news_for(feed, room) if hasattr(message, "told")]
        entries, place = table.entries, table.marks[0][-1].place
        await inn.agreements.undo(room, seats[0])
        await inn.agreements.undo(room, seats[0])  # to ask twice is to ask once
        assert [(vote.what, vote.seat, vote.needed) for vote in table.votes] == [("undo", 0, 2)]
        with refused("bad-vote"):
            await inn.agreements.vote(room, seats[0], "undo", 0, True)
        await inn.agreements.vote(room, seats[1], "undo", 0, True)
        changed = asyncio.Event()
        room.listeners[changed] = None
        await inn.agreements.vote(room, seats[1], "undo", 0, True)
        await inn.agreements.undo(room, seats[0])
        assert not changed.is_set(), "what changes nothing disturbs nobody"
        assert table.entries == entries
        await inn.agreements.vote(room, seats[2], "undo", 0, True)
        assert (table.entries, len(table.choices), table.votes) == (entries + 1, place, [])
        assert told == [0] and [it.told for it in news_for(feed, room) if hasattr(it, "told")] == [0]
        back = Feed(2, known=5)  # what was known before a break may have been taken back
        assert [it.told for it in news_for(back, room) if hasattr(it, "told")] == [0]

    with_inn(tmp_path, visit)


def test_one_no_ends_it_and_the_choice_stands(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        await play_until(inn, room, seats, 0, "ask")
        entries = room.table.entries
        with refused("no-such-vote"):
            await inn.agreements.vote(room, seats[1], "undo", 0, False)
        await inn.agreements.undo(room, seats[0])
        await inn.agreements.vote(room, seats[1], "undo", 0, False)
        assert (room.table.votes, room.table.entries, room.table.undo(0)) == ([], entries, "")
        with refused("nothing-to-undo"):
            await inn.agreements.undo(room, seats[0])

    with_inn(tmp_path, visit)


def test_who_is_gone_is_asked_until_they_are_away_and_then_agrees(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        await play_until(inn, room, seats, 0, "ask")
        inn.lobby.depart(room, seats[2])
        await inn.agreements.undo(room, seats[0])
        await inn.agreements.vote(room, seats[1], "undo", 0, True)
        clock.go_on(29, room)
        await asyncio.gather(*inn.tasks.running)
        assert [(vote.yes, vote.needed) for vote in room.table.votes] == [([1], 2)] and room.table.rewinds == 0
        clock.go_on(2, room)
        await until(lambda: room.table.rewinds == 1)
        assert room.table.votes == [] and seats[2].away

    with_inn(tmp_path, visit, clock=clock)


def test_more_than_half_of_the_others_send_somebody_away(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, people=4)
        await inn.agreements.vote(room, seats[0], "kick", 3, True)
        await inn.agreements.vote(room, seats[1], "kick", 3, False)
        assert [(vote.yes, vote.no, vote.needed) for vote in room.table.votes] == [([0], [1], 2)]
        await inn.agreements.vote(room, seats[2], "kick", 3, True)
        assert (room.table.seats[3].kind, room.table.seats[3].name, room.table.votes) == ("bot", "P3", [])
        with refused("wrong-secret"):
            await inn.games.choose(room, seats[3], 1, 0)
        with refused("wrong-secret"):
            await inn.chat.say(room, seats[3], "but")

    with_inn(tmp_path, visit)


def test_nobody_is_sent_away_by_one_alone_or_without_a_majority(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn, people=3)
        await inn.agreements.vote(room, seats[0], "kick", 2, True)
        inn.lobby.depart(room, seats[1])
        await until(lambda: room.table.votes == [])
        for about, code in ((2, "bad-vote"), (0, "bad-vote"), (7, "no-such-seat")):
            with refused(code):
                await inn.agreements.vote(room, seats[0], "kick", about, True)
        with refused("bad-vote"):
            await inn.agreements.vote(room, seats[0], "praise", 2, True)
        room.table.seats[1].connections = 1
        await inn.agreements.vote(room, seats[0], "kick", 2, True)
        await inn.agreements.vote(room, seats[1], "kick", 2, False)
        assert room.table.votes == [] and room.table.seats[2] is seats[2]

    with_inn(tmp_path, visit)


def test_before_the_game_a_seat_is_free_again_after_a_kick(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "zot", "gerki"], ["", "", ""], SWIFT)
        seats = []
        for name in ("Ada", "Bob", "Cid"):
            _, secret = await inn.lobby.take_seat(room.table.key, None, name, None)
            seats.append(inn.lobby.arrive(room, secret))
        for voter in seats[:2]:
            await inn.agreements.vote(room, voter, "kick", 2, True)
        assert (room.table.seats[2].kind, room.table.seats[2].name) == ("empty", "")
        await inn.lobby.take_seat(room.table.key, 2, "Cid", None)

    with_inn(tmp_path, visit)


def test_what_is_said_is_kept_and_told_to_who_comes_later(tmp_path: Path) -> None:
    keys: list[str] = []
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        keys.append(room.table.key)
        ears = Feed(1)
        news_for(ears, room)
        await inn.chat.say(room, seats[0], "  Good   evening ")
        assert [it for it in news_for(ears, room) if isinstance(it, Said)] == [Said(0, 0, "P0", "Good evening")]
        assert not [it for it in news_for(ears, room) if isinstance(it, Said)]
        for wrong in ("", " \n ", "a\u202eb", "a\0b", "x" * 201):
            with refused("bad-line"):
                await inn.chat.say(room, seats[0], wrong)
        for number in range(1, 5):
            await inn.chat.say(room, seats[0], f"line {number}")
        with refused("too-many-lines"):
            await inn.chat.say(room, seats[0], "and another thing")
        for number in range(5, 60):
            clock.now += 1
            await inn.chat.say(room, seats[1], f"line {number}")

    async def look(inn: Inn) -> None:
        room = await inn.rooms.find(keys[0])
        lines = [it for it in news_for(Feed(None), room) if isinstance(it, Said)]
        assert [line.number for line in lines] == [*range(10, 60)]
        assert (lines[-1].text, lines[-1].name) == ("line 59", "P1")

    with_inn(tmp_path, visit, clock=clock)
    with_inn(tmp_path, look)


def test_a_rematch_is_one_table_for_all_with_the_same_secrets(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn, people=2, bots=1, options=Options(pace="swift", title="Cards"))
        room = inn.rooms.open[key]
        with refused("not-over"):
            await inn.lobby.rematch(key, secrets[0])
        seats, dice = [inn.lobby.arrive(room, secret) for secret in secrets], random.Random(2)
        while room.table.state == "playing":
            for seat in seats:
                if room.table.asked[seat.number] is not None:
                    answer = any_answer(room.table, seat.number, dice)
                    await inn.games.choose(room, seat, room.table.decisions[seat.number], answer)
            await asyncio.sleep(0)
        inn.rooms.finished.clear()
        with refused("wrong-secret"):
            await inn.lobby.rematch(key, "guess")
        first, second = await asyncio.gather(inn.lobby.rematch(key, secrets[0]), inn.lobby.rematch(key, secrets[1]))
        assert first is second and first.table.options == room.table.options
        assert (await inn.rooms.find(key)).table.next == first.table.key != key
        assert [(it.kind, it.character) for it in first.table.seats] == [
            ("person", "fiona"), ("person", "zot"), ("bot", "gerki")
        ]  # fmt: skip
        assert first.table.held_by(secrets[1]).name == "P1"
        await inn.lobby.start(first.table.key, secrets[0])  # who asked first

    with_inn(tmp_path, visit)


def test_a_seat_is_taken_up_on_another_device_once(tmp_path: Path) -> None:
    clock = Clock()
    held: dict[str, Any] = {}

    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn)
        room = inn.rooms.open[key]
        code = await inn.lobby.hand_over(key, 0, secrets[0])
        with refused("wrong-secret"):
            await inn.lobby.hand_over(key, 1, secrets[0])
        with refused("wrong-code"):
            await inn.lobby.take_up(key, "AAAA-BBBB-CCCC")
        other, _ = await begun(inn)
        with refused("wrong-code"):
            await inn.lobby.take_up(other, code)
        seat, secret = await inn.lobby.take_up(key, code.lower().replace("-", " "))
        assert seat.number == 0 and inn.lobby.arrive(room, secret) is inn.lobby.arrive(room, secrets[0])
        with refused("wrong-code"):
            await inn.lobby.take_up(key, code)
        late = await inn.lobby.hand_over(key, 0, secret)
        clock.now += 600
        with refused("wrong-code"):
            await inn.lobby.take_up(key, late)
        held.update(key=key, secrets=[secret, secrets[0]])

    async def look(inn: Inn) -> None:
        room = await inn.rooms.find(held["key"])
        assert [room.table.held_by(secret).number for secret in held["secrets"]] == [0, 0]
        await inn.lobby.leave(held["key"], 0, held["secrets"][0])
        with refused("wrong-secret"):
            inn.lobby.arrive(room, held["secrets"][1])

    with_inn(tmp_path, visit, clock=clock)
    with_inn(tmp_path, look)


def test_a_code_is_good_for_a_table_that_was_put_by_but_not_for_who_sits_there_next(tmp_path: Path) -> None:
    clock = Clock()

    async def visit(inn: Inn) -> None:
        key, secrets = await begun(inn)
        room, code = inn.rooms.open[key], await inn.lobby.hand_over(key, 0, secrets[0])
        inn.rooms.leave(room)
        seat, secret = await inn.lobby.take_up(key, code)
        again = inn.rooms.open[key]
        assert again is not room and seat is again.table.seats[0] and inn.lobby.arrive(again, secret) is seat
        waiting = (await inn.lobby.open_table(["fiona", "zot"], ["", ""], SWIFT)).table.key
        _, secret = await inn.lobby.take_seat(waiting, 0, "Ada", None)
        code = await inn.lobby.hand_over(waiting, 0, secret)
        await inn.lobby.leave(waiting, 0, secret)
        await inn.lobby.take_seat(waiting, 0, "Bob", None)
        with refused("wrong-code"):
            await inn.lobby.take_up(waiting, code)

    with_inn(tmp_path, visit, clock=clock)


def test_that_somebody_answers_in_a_window_ends_no_vote(tmp_path: Path) -> None:
    """Who was asked is nobody's to know. What is granted then takes back that answer too."""
    stood: dict[str, Any] = {}

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        table, dice = room.table, random.Random(9)
        while True:
            asks = votes.running(table, "undo", 0) is not None
            question = table.asked[0]
            if asks and question is not None and question.what == "respond":
                break
            if not asks and table.undo(0) == "ask":
                await inn.agreements.undo(room, seats[0])
            who = dice.choice([seat for seat in seats if table.asked[seat.number] is not None])
            await inn.games.choose(room, who, table.decisions[who.number], any_answer(table, who.number, dice))
        seen, place = in_json(show_table(table)), table.asked_back[0].place
        await inn.games.choose(room, seats[0], table.decisions[0], 0)
        assert in_json(show_table(table)) == seen
        for voter in seats[1:]:
            await inn.agreements.vote(room, voter, "undo", 0, True)
        assert (len(table.choices), table.votes) == (place, [])
        stood.update(key=table.key, choices=table.choices, decisions=table.decisions)

    async def look(inn: Inn) -> None:
        table = (await inn.rooms.find(stood["key"])).table
        assert (table.choices, table.decisions) == (stood["choices"], stood["decisions"])

    with_inn(tmp_path, visit)
    with_inn(tmp_path, look)


def test_votes_that_are_decided_together_are_granted_one_after_the_other(tmp_path: Path) -> None:
    """What is taken back first ends the vote about the other choice: it may never have been made."""
    clock = Clock()

    async def visit(inn: Inn) -> None:
        room, seats = await seated(inn)
        table, dice = room.table, random.Random(4)
        while not table.undo(0) == table.undo(2) == "ask":
            who = dice.choice([seat for seat in seats if table.asked[seat.number] is not None])
            await inn.games.choose(room, who, table.decisions[who.number], any_answer(table, who.number, dice))
        await inn.agreements.undo(room, seats[0])
        await inn.agreements.undo(room, seats[2])
        await inn.agreements.vote(room, seats[2], "undo", 0, True)
        await inn.agreements.vote(room, seats[0], "undo", 2, True)
        inn.lobby.depart(room, seats[1])
        clock.go_on(31, room)
        await until(lambda: table.votes == [])
        await until(lambda: not room.lock.locked())
        assert table.rewinds == 1

    with_inn(tmp_path, visit, clock=clock)
