"""Many spectators at one table: what they are told is made once for all of them."""

import random

import msgspec
import pytest

from innkeeper.server.messages import Said, ViewShown
from innkeeper.server.services.room import Room
from innkeeper.server.showing import looker
from innkeeper.server.showing.feed import Feed
from innkeeper.server.showing.views import show_view
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.votes import begin
from tests.server.helpers import Clock, a_table, any_answer, can_close, close, make, news_for

LANGUAGES = ["en", "ru"]


def play(table: Table, dice: random.Random) -> None:
    """Anybody who is asked answers."""
    seat = dice.choice([question.seat for question in table.asked if question is not None])
    answer = any_answer(table, seat, dice)
    assert table.judge(seat, table.decisions[seat], answer)
    table.enter("choice", seat, answer)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whose views have been made."""
    found: list[int] = []

    def counted(*given: object) -> object:
        shown = show_view(*given)  # type: ignore[arg-type]
        found.append(shown.you)
        return shown

    monkeypatch.setattr(looker, "show_view", counted)
    return found


def test_a_message_is_made_once_for_all_spectators_of_a_language(made: list[int]) -> None:
    room, dice = Room(a_table(), Clock()), random.Random(3)
    crowd = [Feed(None, language=language) for language in LANGUAGES for _ in range(100)]
    views = 0
    for _ in range(30):
        told = [list(feed.news(room)) for feed in crowd]
        for messages in (told[:100], told[100:]):
            assert all(one is first for those in messages for one, first in zip(those, messages[0], strict=True))
        views += bool(told[0]) * len(LANGUAGES)
        assert len(made) <= views and set(made) <= {-1}
        play(room.table, dice)
        room.notify()
    assert views > 20


def test_who_comes_later_is_told_all_and_then_what_the_others_are() -> None:
    room, dice = Room(a_table(), Clock()), random.Random(3)
    early, late, back = Feed(None), Feed(None), Feed(None, known=4)
    for _ in range(10):
        list(early.news(room))
        play(room.table, dice)
        room.notify()
    list(early.news(room))
    whole, rest = (view for feed in (late, back) for view in news_for(feed, room) if isinstance(view, ViewShown))
    assert (whole.told, rest.told) == (0, 4) and whole.facts[4:] == rest.facts
    followed = 0
    for _ in range(10):
        play(room.table, dice)
        room.notify()
        one, another, third = (list(feed.news(room)) for feed in (early, late, back))
        followed += len(one)
        assert all(mine is theirs for mine, theirs in zip(one, another, strict=True)) and one == third
    assert followed > 5


def test_what_a_seat_sees_is_not_what_others_see(made: list[int]) -> None:
    room = Room(a_table(), Clock())
    (_, seen), (_, watched) = Feed(0).news(room), Feed(None).news(room)
    assert made == [0, -1]
    assert '"hand":[]' in watched and '"hand":[{' in seen


def test_a_delay_keeps_one_past_for_all_who_watch() -> None:
    clock, dice = Clock(), random.Random(3)
    table = a_table()
    table.options = msgspec.structs.replace(table.options, delay=60.0)
    room = Room(table, clock)
    crowd = [Feed(None) for _ in range(50)]
    for _ in range(40):
        play(table, dice)
        clock.go_on(1.0, room)
        for feed in crowd:
            list(feed.news(room))
    assert 20 < len(room.spectators.coming) <= 41
    clock.go_on(60.0, room)
    assert all([*feed.news(room)] for feed in crowd)
    assert len({id(feed.sight) for feed in crowd}) == len({id(feed.table) for feed in crowd}) == 1


def test_what_a_spectator_cannot_see_is_not_kept_for_later() -> None:
    clock = Clock()
    table = a_table(pace="natural")
    table.options = msgspec.structs.replace(table.options, delay=600.0)
    room = Room(table, clock)
    news = room.spectators.coming
    for _ in range(1000):
        clock.go_on(0.1, room)
    while can_close(table):
        close(table)
    clock.go_on(0.1, room)
    kept = len(news)
    (seat, *_) = [question.seat for question in table.asked if question is not None and question.what == "respond"]
    make(table, seat, 0)
    assert table.waiting
    clock.go_on(0.1, room)
    assert len(news) == kept <= 2, "an answer that waits is nobody's to see"
    table.seats[1].away = True
    clock.go_on(0.1, room)
    begin(table, "kick", 2)
    clock.go_on(0.1, room)
    table.votes[0].yes.append(0)
    clock.go_on(0.1, room)
    table.said = (Said(0, 0, "P0", "Cheers"),)
    clock.go_on(0.1, room)
    assert [(seen.seats[1].away, [vote.yes for vote in seen.votes], len(seen.said)) for _, seen in [*news][kept:]] == [
        (True, [], 0), (True, [[]], 0), (True, [[0]], 0), (True, [[0]], 1)
    ]  # fmt: skip


def test_talk_copies_no_game_for_those_who_watch_later() -> None:
    clock = Clock()
    table = a_table()
    table.options = msgspec.structs.replace(table.options, delay=60.0)
    room = Room(table, clock)
    for number in range(100):
        table.said = (*table.said, Said(number, 0, "P0", "Cheers"))[-5:]
        clock.go_on(0.125, room)
    games = {id(seen.game) for _, seen in room.spectators.coming}
    assert len(room.spectators.coming) == 101 and len(games) == 1
    clock.go_on(53.75, room)
    assert room.shown_to_spectators().said[-1].number == 49
