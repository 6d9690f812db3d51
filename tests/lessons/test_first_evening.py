"""The first evening: a real game with a fixed deal, in which the coach shows every kind of moment once."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from innkeeper.bots import Answer
from innkeeper.game import Game
from innkeeper.lessons import LEARNER, Lesson, lessons
from innkeeper.lessons.coach import Seen, Steady, marks_at, seen, suggested
from innkeeper.packs import open_box
from innkeeper.server.refusals import Refusal
from innkeeper.server.services.inn import Inn
from innkeeper.server.showing.looker import Looker
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from innkeeper.table.chance import Dice
from innkeeper.view import View
from innkeeper.words import languages, say
from innkeeper.words.patterns import is_known
from tests.server.helpers import close, make, refused, until, with_inn

LESSON = "first-evening"
KINDS = {"hit", "ignore", "order", "drink", "chaser", "ante", "go", "cheat", "last-chance", "over"}
MOST_DECISIONS = 60  # of the learner: some ten minutes
Choose = Callable[[View], Answer]


def lesson() -> Lesson:
    return lessons()[LESSON]


def played(choose: Choose = suggested) -> tuple[Game, list[Seen]]:
    """The lesson as it goes where the learner chooses like this, and all that the learner saw."""
    game = Game.new(lesson().setup(), lesson().seed, open_box())
    moments: list[Seen] = []
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        if question.seat != LEARNER:
            game.choose(question.seat, Steady().choose(view, Dice()))
            continue
        moments.append(seen(view))
        game.choose(LEARNER, choose(view))
    return game, [*moments, seen(game.view(LEARNER))]


def test_the_coach_shows_every_kind_of_moment_and_the_end_comes() -> None:
    game, moments = played()
    said = {mark.id for moment in moments for mark in marks_at(lesson(), moment)}
    assert said == {mark.id for mark in lesson().marks} >= KINDS
    assert game.over and LEARNER in game.view(LEARNER).winners, "who does as suggested wins"
    decided = [moment.does or moment.view.question.what != "respond" for moment in moments if moment.view.question]
    assert sum(map(bool, decided)) <= MOST_DECISIONS


def test_every_mark_has_its_sentence_in_every_language() -> None:
    assert len({mark.id for mark in lesson().marks}) == len(lesson().marks)
    for mark in lesson().marks:
        key = f"coach-{LESSON}-{mark.id}"
        assert is_known(key), f"no sentence for {mark.id}"
        told = {say(key, language, who="Fiona", card="…", whom="Fiona", me="Fleck") for language in languages()}
        assert len(told) == len(languages()), f"{mark.id} is said alike in two languages"


def test_the_learner_is_free_to_do_something_else() -> None:
    """Then the others go on as they would, and the coach speaks when a known moment comes."""
    game, moments = played(lambda _view: 0 if _view.question and _view.question.options else [])
    assert game.over
    assert {mark.id for moment in moments for mark in marks_at(lesson(), moment)} >= {"hand", "order", "over"}


def test_the_inn_plays_it_as_it_is_written(tmp_path: Path) -> None:
    """Whoever opens the table and however they are called: the same game, with the coach for who learns alone."""

    async def story(inn: Inn) -> None:
        room = await inn.lobby.open_table(["random"] * 2, ["", ""], Options(pace="swift", lesson=LESSON))
        table = room.table
        seat, secret = await inn.lobby.take_seat(table.key, None, "Zora", None)
        with refused("not-yet"):
            await inn.drafts.pick(room, seat, "zot")
        await inn.lobby.start(table.key, secret)
        inn.lobby.arrive(room, secret)
        learner, said = Looker(LEARNER), set[str]()
        while table.state != "over":
            await until(lambda: table.asked[LEARNER] is not None or table.state == "over")
            if table.state == "over":
                break
            coach = learner.look(table).coach
            assert coach is not None and coach.answer is not None
            said |= {mark.id for mark in coach.marks}
            assert Looker(1).look(table).coach is None and Looker(None).look(table).coach is None
            with suppress(Refusal):  # somebody has interrupted: then it is asked anew
                await inn.games.choose(room, table.seats[LEARNER], table.decisions[LEARNER], coach.answer)
        coach = learner.look(table).coach
        assert coach is not None and said | {mark.id for mark in coach.marks} == {mark.id for mark in lesson().marks}
        game, _ = played()
        assert [fact.what for fact in table.game.log] == [fact.what for fact in game.log]
        again = await inn.lobby.rematch(table.key, secret)
        assert again.table.lesson is None, "once more is a game like any other"

    with_inn(tmp_path, story)


def test_it_is_the_same_where_windows_collect_the_answers() -> None:
    """At the pace at which people play it: whoever answers first, the others would have done the same."""
    seats = [Seat(number, key, "regular" if number else "") for number, key in enumerate(lesson().characters)]
    seats[LEARNER].give_to("Ada")
    table = Table("t", Options(lesson=LESSON), seats, open_box())
    table.begin(table.setup(0), lesson().seed)
    while table.state != "over":
        asked = [seat for seat, question in enumerate(table.asked) if question and seat not in table.waiting]
        if table.is_closable() and (not asked or table.is_decided({})):
            close(table)
            continue
        seat = asked[-1]
        view = table.view(seat)
        make(table, seat, suggested(view) if seat == LEARNER else Steady().choose(view, Dice()))
    game, _ = played()
    assert [fact.what for fact in table.game.log] == [fact.what for fact in game.log]


def test_a_lesson_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        with pytest.raises(Exception, match="lesson must be one of first-evening"):
            await inn.lobby.open_table(["random"] * 2, ["", ""], Options(lesson="dancing"))

    with_inn(tmp_path, story)
