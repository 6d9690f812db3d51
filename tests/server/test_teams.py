"""Tables of teams: several are asked at once what one of them decides, at every pace, and none gets stuck."""

import random

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.server.showing.looker import Looker
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
