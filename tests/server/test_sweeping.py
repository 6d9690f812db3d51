"""The inn looks for garbage seldom, for that stops every game. So games must leave none that has to be looked for."""

import gc

from innkeeper.bots import answer, bot, own_dice
from innkeeper.packs import open_box
from innkeeper.server.showing.looker import Looker
from innkeeper.server.tables.course import CHOICE
from innkeeper.server.tables.options import SWIFT, Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table

CAST = ("zot", "eve", "gog", "fiona")


def play_an_evening(seed: int) -> None:
    """A whole game, looked at from every seat and from beside the table."""
    table = Table("", Options(pace=SWIFT), [Seat(seat, key, "regular") for seat, key in enumerate(CAST)], open_box())
    table.begin(table.setup(first=0), seed)
    lookers = [Looker(seat) for seat in (None, 0, 1, 2, 3)]
    dice = own_dice(seed, len(CAST))
    while table.state != "over":
        seat = next(question.seat for question in table.asked if question is not None)
        for looker in lookers:
            looker.look(table)
        chosen = answer(bot("regular"), table.game, seat, dice[seat])
        assert table.judge(seat, table.decisions[seat], chosen)
        table.enter(CHOICE, seat, chosen)


def test_a_game_leaves_nothing_that_must_be_looked_for() -> None:
    play_an_evening(seed=1)  # which also reads cards and words
    gc.collect()
    gc.disable()
    try:
        play_an_evening(seed=2)
        assert gc.collect() == 0
    finally:
        gc.enable()
