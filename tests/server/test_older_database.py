"""A database of before: a game that had begun goes on with the generator it began with, a waiting table still waits."""

import hashlib
import random
import sqlite3
from pathlib import Path

from innkeeper.replay import log_bytes
from innkeeper.server.services.inn import Inn
from innkeeper.table.chance import Dice, Stream
from tests.server.helpers import choose_any, with_inn

OF_BEFORE = Path(__file__).parent / "shape_3.sql"
BEGUN = "LHUQcByaTeaL"
SECRETS = ["KclMGhjx28gVXHRcPeh6cJL24GEDp0YvEnL2n9StVfI", "RVkRep3dulUWG2M_M37bnTICRrFziiueRdcEqFbbjYU"]
STOOD = "0b88a137410c80c208dfec6d06d60859d98f3d69f57bd5bec5fbdb7cc6aa2c87"  # the log as it was then
ENDED = "2e2c905aeaea20e7490873bf49a4dac7cc83e6d6ffbe18d48cb90574c2b53d3e"  # and at the end, on the inn of that time
WAITING = "Y_WixTsacFGF"
SECRET = "MqHKTqchr6Dj6nEriBzzX2vvJtY1eeASSW954gFfCsY"


def laid(folder: Path) -> Path:
    with sqlite3.connect(folder / "inn.sqlite") as database:
        database.executescript(OF_BEFORE.read_text("utf-8"))
    return folder


def test_a_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    async def play(inn: Inn) -> None:
        room, dice = await inn.rooms.find(BEGUN), random.Random(2)
        table = room.table
        assert hashlib.sha256(log_bytes(table.game)).hexdigest() == STOOD
        assert isinstance(table.game.table.chance, Dice)
        for secret in SECRETS:
            inn.lobby.arrive(room, secret)
        while table.state != "over":
            await choose_any(inn, room, dice)
        assert hashlib.sha256(log_bytes(table.game)).hexdigest() == ENDED

    with_inn(laid(tmp_path), play)


def test_a_waiting_table_begins_with_the_generator_of_today(tmp_path: Path) -> None:
    async def begin(inn: Inn) -> None:
        room = await inn.rooms.find(WAITING)
        await inn.lobby.start(WAITING, SECRET)
        assert isinstance(room.table.game.table.chance, Stream)

    async def look(inn: Inn) -> None:
        assert isinstance((await inn.rooms.find(WAITING)).table.game.table.chance, Stream)

    with_inn(laid(tmp_path), begin)
    with_inn(tmp_path, look)
