"""Who is out of the game: what they may see and hurry, and what they must not."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from server_process import Answer
from websockets.sync.client import ClientConnection

from innkeeper.server.messages import Choose, Hello, Refused, Said, ViewShown, Vote
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.services.schedule import BOT, CLOSE, Schedule
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables import votes
from innkeeper.server.tables.entries import LOOK, Entry
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from tests.server.helpers import (
    SWIFT,
    Clock,
    a_table,
    answers,
    any_answer,
    attended,
    begun,
    can_close,
    choose_any,
    heard,
    news_for,
    refused,
    served,
    with_inn,
)
from tests.server.test_spectators import play

DELAY = 60.0
Hands = list[list[int]]


def hands(table: Table) -> Hands:
    return [[card.face.number for card in seat.hand] for seat in table.game.table.seats]


def fallen_table(people: int, pace: str = "swift", delay: float = 0.0) -> Table:
    """A table at which seat 0 is out, and as many others are people as is said; the rest are bots."""
    for seed in range(100):
        table, dice = a_table(seed), random.Random(seed)
        table.options = msgspec.structs.replace(table.options, delay=delay)
        for seat in table.seats[1 + people :]:
            seat.give_to_bot("regular")
        while table.state == "playing" and not table.is_out(0):
            seat_asked = dice.choice([question.seat for question in table.asked if question is not None])
            table.enter("choice", seat_asked, any_answer(table, seat_asked, dice))
        if table.state == "playing" and not any(table.is_out(seat) for seat in range(1, 1 + people)):
            table.pace = pace
            return table
    raise AssertionError("nobody falls")


def views(feed: Feed, room: Room) -> list[ViewShown]:
    return [message for message in news_for(feed, room) if isinstance(message, ViewShown)]


@pytest.mark.parametrize("delay", [0.0, DELAY])
def test_where_only_bots_are_left_who_is_out_sees_every_hand_at_once(delay: float) -> None:
    table = fallen_table(people=0, delay=delay)
    room, dice = Room(table, Clock()), random.Random(1)
    table.enter(LOOK, 0, 0)
    feed = Feed(0, looking=0)
    seen = 0
    while table.state == "playing":
        for view in views(feed, room):
            seen += 1
            assert view.hands == hands(table) and view.you == 0
        play(table, dice)
        room.notify()
    assert seen > 3
    (end,) = views(feed, room)
    assert end.over and end.evening is not None


def test_who_is_out_and_sees_hands_is_not_asked_whether_something_may_be_taken_back() -> None:
    table = fallen_table(people=2)
    for seat in table.seats:
        seat.connections = 1
    vote = Vote("undo", 1, [], [], 0)
    assert votes.count(table, vote) == "" and vote.needed == 2
    table.enter(LOOK, 0, 0)
    assert votes.count(table, vote) == "" and vote.needed == 1


@pytest.mark.parametrize("delay", [0.0, DELAY - 1])
def test_while_people_play_nobody_sees_their_hands_before_the_delay(delay: float) -> None:
    table = fallen_table(people=1, delay=delay)
    room, dice = Room(table, Clock()), random.Random(1)
    feed = Feed(0, looking=0)
    while table.state == "playing" and not table.is_out(1):
        assert room.opened_to(0) is None
        assert not any(view.hands for view in views(feed, room))
        play(table, dice)
        room.notify()


def test_while_people_play_hands_are_seen_as_late_as_spectators_see_the_table() -> None:
    """Each hand that is shown lay so a minute ago, and no fact is told before its time."""
    table = fallen_table(people=2, delay=DELAY)
    clock, dice = Clock(), random.Random(1)
    room = Room(table, clock)
    feed = Feed(None, looking=0)
    past: list[tuple[float, Hands, int]] = []
    shown = 0
    while table.state == "playing" and not table.only_bots_left():
        past.append((clock.now, hands(table), table.game.told))
        clock.go_on(7.0, room)
        for view in views(feed, room):
            assert view.you == -1 and view.question is None and not view.hand
            known = [lay for at, lay, _ in past if at <= clock.now - DELAY]
            assert view.hands in known
            shown += 1
        play(table, dice)
        room.notify()
    assert shown > 3


def test_who_is_in_the_game_sees_no_hand_whatever_they_ask_for() -> None:
    table = fallen_table(people=1, delay=DELAY)
    room = Room(table, Clock())
    for looking in (1, 2):
        assert room.opened_to(looking) is None
        for seat in (looking, None):
            assert not any(view.hands for view in views(Feed(seat, looking=looking), room))


def test_nobody_comes_back_into_the_game_after_hands_were_seen() -> None:
    """Also not by somebody else's taking back, and not by a vote that had begun before."""
    for seed in range(200):
        table = taken_back_to_life(seed)
        if table is None:
            continue
        revives = [seat for seat in range(4) if table.undo(seat) == "ask" and not still_out(table, seat)]
        if revives:
            table.enter(LOOK, 0, 0)
            assert all(table.undo(seat) == "" for seat in revives)
            table.asked_back = {seat: table.marks[seat][-1] for seat in revives}
            assert all(table.steps_back(seat) == 0 for seat in revives)
            return
    raise AssertionError("nobody could be brought back")


def taken_back_to_life(seed: int) -> Table | None:
    """A table at which seat 0 has just fallen."""
    table, dice = a_table(seed), random.Random(seed)
    table.seats[3].give_to_bot("regular")
    while table.state == "playing" and not table.is_out(0):
        play(table, dice)
    return table if table.state == "playing" else None


def still_out(table: Table, seat: int) -> bool:
    """Whether seat 0 would be out if this one took its choice back."""
    return table.marks[seat][-1].game.table.seats[0].out


async def at_the_fall(inn: Inn, people: int, bots: int = 0) -> tuple[Room, Seat, str]:
    """A table at which the first has just fallen, who is there like everybody else; their seat and secret."""
    for seed in range(20):
        key, secrets = await begun(inn, people, SWIFT, bots)
        room, dice = inn.rooms.open[key], random.Random(seed)
        while room.table.state == "playing" and not room.table.is_out(0):
            await choose_any(inn, room, dice)
        if room.table.state == "playing":
            return room, inn.lobby.arrive(room, secrets[0]), secrets[0]
    raise AssertionError("they never fall")


def with_somebody_out(folder: Path, doing: Callable[[Inn, Room, Seat, str], object]) -> None:
    async def run(inn: Inn) -> None:
        room, seat, secret = await at_the_fall(inn, 1, bots=3)
        await doing(inn, room, seat, secret)  # type: ignore[misc]

    with_inn(folder, run)


def test_that_somebody_has_looked_outlasts_a_restart(tmp_path: Path) -> None:
    keys: list[str] = []

    async def look(inn: Inn, room: Room, seat: Seat, _secret: str) -> None:
        await inn.games.open_hands(room, seat)
        await inn.games.open_hands(room, seat)
        keys.append(room.table.key)
        assert room.table.looking == {0}

    async def come_back(inn: Inn) -> None:
        table = (await inn.rooms.find(keys[0])).table
        assert table.looking == {0} and table.is_out(0)

    with_somebody_out(tmp_path, look)
    with_inn(tmp_path, come_back)


def test_a_look_between_two_windows_is_laid_again_where_it_was() -> None:
    """Also in a window that stops nobody."""
    for seed in range(100):
        table, book = a_table(seed, "natural"), list[Entry]()
        dice = random.Random(seed)
        while table.state == "playing" and not (table.is_out(0) and table.resting):
            go_on(table, dice, book)
        if table.state == "playing":
            break
    enter(table, book, (LOOK, 0, 0))
    for _ in range(5):
        go_on(table, dice, book)
    again = a_table(seed, "natural", book)
    assert (again.looking, again.moment, again.choices) == ({0}, table.moment, table.choices)


def go_on(table: Table, dice: random.Random, book: list[Entry]) -> None:
    """A window closes, or somebody answers."""
    if table.state == "playing" and can_close(table):
        enter(table, book, ("close", -1, table.moment + 1))
    elif table.state == "playing":
        seat = dice.choice([question.seat for question in table.asked if question is not None])
        answer = any_answer(table, seat, dice)
        enter(table, book, (table.kind_of(seat, answer), seat, answer))


def enter(table: Table, book: list[Entry], entry: Entry) -> None:
    table.enter(*entry)
    book.append(entry)


def test_who_plays_is_refused(tmp_path: Path) -> None:
    async def ask(inn: Inn) -> None:
        room, (first, _), _ = await attended(inn)
        with refused("still-in"):
            await inn.games.open_hands(room, first)
        with refused("still-in"):
            await inn.games.hurry(room, first, True)
        assert not room.table.looking and not first.hurries

    with_inn(tmp_path, ask)


def test_where_people_are_left_who_is_out_is_refused(tmp_path: Path) -> None:
    async def ask(inn: Inn) -> None:
        room, first, _ = await at_the_fall(inn, 3)
        with refused("people-play"):
            await inn.games.open_hands(room, first)
        with refused("people-play"):
            await inn.games.hurry(room, first, True)

    with_inn(tmp_path, ask)


def test_when_all_is_over_a_hurry_is_nobodys_concern(tmp_path: Path) -> None:
    async def ask(inn: Inn) -> None:
        table, dice = fallen_table(people=1), random.Random(1)
        while table.state == "playing":
            play(table, dice)
        await inn.games.hurry(Room(table, Clock()), table.seats[0], True)

    with_inn(tmp_path, ask)


def test_bots_wait_for_nobody_once_all_who_are_there_have_seen_enough() -> None:
    table = fallen_table(people=0, pace="natural")
    seat, other = table.seats[0], table.seats[1]
    seat.connections = 1
    assert table.only_bots_left() and not happens_at_once(table)
    seat.hurries = True
    assert happens_at_once(table)
    other.give_to("P1", "")
    other.connections = 1
    assert not happens_at_once(table), "somebody is in the game"


def happens_at_once(table: Table) -> bool:
    """Whether what bots have thought of at this very moment is carried out at once."""
    schedule = Schedule()
    schedule.note(table, 0.0)
    schedule.thoughts = dict.fromkeys(table.asked_bots(), 0)
    schedule.note(table, 0.003)
    return any(timer.what in (BOT, CLOSE) for timer in schedule.due(0.003))


def test_a_line_shows_hands_to_who_is_out_and_is_closed_to_who_is_not(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log") as inn:
        for seed in range(20):
            table = inn.client.open_table([{}, *[{"bot": "random"}] * 4], pace="swift")
            chair = inn.client.sit_down(table, "Ada")
            chair.start()
            with inn.socket(f"/tables/{table}/play") as socket:
                socket.send(msgspec.json.encode(Hello(chair.secret, open_hands=True)), text=True)
                assert heard(socket, Refused).code == "still-in"
            with inn.socket(f"/tables/{table}/play") as socket:
                socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
                if not falls(socket, answers(random.Random(seed))):
                    continue
            with inn.socket(f"/tables/{table}/play") as socket:
                socket.send(msgspec.json.encode(Hello(chair.secret, open_hands=True)), text=True)
                view: ViewShown = heard(socket, ViewShown)
            if not view.over:
                assert [len(hand) for hand in view.hands] == [player.hand for player in view.players]
                return
    raise AssertionError("nobody fell")


def falls(socket: ClientConnection, answer: Callable[[ViewShown], Answer]) -> bool:
    """Play until one is out; False if the game is over then."""
    asked = 0
    while True:
        view: ViewShown = heard(socket, ViewShown)
        if view.over or view.players[0].out:
            return not view.over
        if view.question is not None and view.question.decision > asked:
            asked = view.question.decision
            socket.send(msgspec.json.encode(Choose(asked, answer(view))), text=True)


def test_a_new_game_needs_no_end_where_only_bots_are_left_and_talk_goes_along(tmp_path: Path) -> None:
    async def again(inn: Inn, room: Room, seat: Seat, secret: str) -> None:
        await inn.chat.say(room, seat, "That was quick")
        new = await inn.lobby.rematch(room.table.key, secret)
        assert new.table.key == room.table.next and new.table.state == "open"
        assert new.table.said == (Said(0, 0, "P0", "That was quick"),)
        await inn.lobby.start(new.table.key, secret)
        assert new.table.state == "playing"
        await inn.chat.say(new, new.table.seats[0], "Again")
        assert [line.number for line in new.table.said] == [0, 1]

    with_somebody_out(tmp_path, again)


def test_a_new_game_waits_for_the_people_who_play(tmp_path: Path) -> None:
    async def again(inn: Inn) -> None:
        room, _, secret = await at_the_fall(inn, 3)
        with refused("not-over"):
            await inn.lobby.rematch(room.table.key, secret)

    with_inn(tmp_path, again)
