"""Tables of teams: several are asked at once what one of them decides, at every pace, and none gets stuck."""

import random

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.server.showing.looker import Glance, Looker
from innkeeper.server.showing.shared import Shared
from innkeeper.server.tables.options import PACES, Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from tests.server.helpers import any_answer, can_close, close, make

MODES = {
    "two-headed-dragon": (["zot", "fiona", "gerki", "deirdre"], [[0, 1], [2, 3]]),
    "boss-battle": (["amundyr", "fiona", "gerki"], [[0], [1, 2]]),
}


def table_of(mode: str, pace: str) -> Table:
    characters, sides = MODES[mode]
    seats = [Seat(number, key) for number, key in enumerate(characters)]
    for seat in seats:
        seat.give_to(f"P{seat.number}", "")
    table = Table("t", Options(pace=pace, mode=mode, sides=sides), seats, open_box())
    table.begin(table.setup(0), 11)
    return table


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("mode", MODES)
def test_people_in_teams_play_to_the_end(mode: str, pace: str) -> None:
    table, dice = table_of(mode, pace), random.Random(4)
    for _ in range(20_000):
        if table.state != "playing":
            break
        asked = [seat for seat in range(len(table.seats)) if table.asked[seat] is not None]
        if can_close(table) and (not asked or dice.random() < 0.5):
            close(table)
            continue
        seat = dice.choice(asked)
        answer = any_answer(table, seat, dice)
        assert table.judge(seat, table.decisions[seat], answer)
        make(table, seat, answer)
        assert msgspec.json.encode(Looker(seat).look(table))
    assert table.game.over


def test_teammates_see_what_the_other_holds_and_is_asked_and_nobody_else_does() -> None:
    table = table_of("two-headed-dragon", "natural")
    hands = [[card.face.number for card in seat.hand] for seat in table.game.table.seats]
    views = [Looker(seat).look(table) for seat in (0, 1, 2, 3, None)]
    assert [[mate.seat for mate in view.mates] for view in views] == [[1], [0], [3], [2], []]
    assert all(mate.hand == hands[mate.seat] for view in views for mate in view.mates)
    assert [bool(mate.asked) for view in views[:2] for mate in view.mates] == [True, True]
    assert [(side.seats, side.potions, side.potions_at_first) for side in views[4].sides] == [
        ([0, 1], 2, 2),
        ([2, 3], 2, 2),
    ]
    assert [player.actions for player in views[4].players] == [1, 1, 0, 0]


def test_who_has_answered_is_asked_no_more_for_a_teammate() -> None:
    """In a window that is still open, of which nobody else hears anything."""
    table, dice = table_of("two-headed-dragon", "natural"), random.Random(1)
    while not (table.asked[0] is not None and table.asked[0].what == "respond"):
        if can_close(table):
            close(table)
            continue
        seat = next(seat for seat in range(4) if table.asked[seat] is not None)
        make(table, seat, any_answer(table, seat, dice))
    before = Glance(Looker(1), table, Shared(table.game))
    assert before.shown.mates[0].asked
    make(table, 0, 0)
    assert 0 in table.waiting
    after = Glance(Looker(1), table, Shared(table.game))
    assert after.sight != before.sight and not after.shown.mates[0].asked and not after.shown.mates[0].lit
    assert after.shown.mates[0].hand == before.shown.mates[0].hand
    assert after.shown.mates[0].answered and not before.shown.mates[0].answered


def test_a_teammate_who_lets_it_pass_has_answered_and_does_not_hold_nothing() -> None:
    """Where answers count at once, too."""
    table, dice = table_of("two-headed-dragon", "swift"), random.Random(1)
    while not all(table.asked[seat] is not None and Looker(seat).look(table).mates[0].lit for seat in (0, 1)):
        seat = next(seat for seat in range(4) if table.asked[seat] is not None)
        make(table, seat, any_answer(table, seat, dice))
    assert [Looker(seat).look(table).mates[0].answered for seat in (0, 1)] == [False, False]
    make(table, 1, 0)
    mate = Looker(0).look(table).mates[0]
    assert mate.answered and not mate.lit


def test_who_is_asked_with_the_team_reads_of_themselves_what_it_does() -> None:
    table = table_of("two-headed-dragon", "swift")
    told = [Looker(seat).look(table).going_on[-1].says for seat in (0, 1, 2)]
    assert told == ["You discard and draw", "You discard and draw", "P0 discards and draws"]


def test_a_boss_is_known_and_how_many_actions_are_left() -> None:
    table = table_of("boss-battle", "swift")
    view = Looker(None).look(table)
    boss, *challengers = view.players
    assert boss.boss and not any(player.boss for player in challengers)
    assert boss.actions == 1  # half of two, in the first turn
    assert [side.potions for side in view.sides] == [2, 2]


def test_what_happens_to_a_team_is_told_of_the_team() -> None:
    table = table_of("two-headed-dragon", "swift")
    told = [[fact.text for fact in Looker(seat).look(table).facts if fact.what == "turn"] for seat in (0, 1, 2, None)]
    assert told == [["It is your team's turn."]] * 2 + [["It is the turn of The Hearth."]] * 2
    table = table_of("boss-battle", "swift")
    assert [fact.text for fact in Looker(2).look(table).facts if fact.what == "turn"] == ["It is P0's turn."]
