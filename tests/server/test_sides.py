"""Over WebSockets: who changes sides before the game sees from their new seat, on every device."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from innkeeper.server.messages import Moved, Refused, TableShown, ViewShown
from tests.server.helpers import Served, heard, served

PAIRS = {"mode": "two-headed-dragon", "sides": [[0, 1], [2, 3]]}
SEATS = [{"character": key} for key in ("fiona", "zot", "gerki", "deirdre")]


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place = tmp_path_factory.mktemp("inn")
    with served(f"sqlite:///{place / 'inn.sqlite'}", Path(place / "log")) as found:
        yield found


@contextmanager
def came(inn: Served, table: str, secret: str, **more: Any) -> Iterator[ClientConnection]:
    """Somebody at their seat."""
    with inn.socket(f"/tables/{table}/play") as socket:
        socket.send(json.dumps({"type": "hello", "secret": secret, **more}))
        yield socket


def test_who_changes_seats_sees_from_the_new_one_on_every_device(inn: Served) -> None:
    table = inn.client.open_table(SEATS, pace="swift", **PAIRS)
    ada, ben = inn.client.sit_down(table, "Ada"), inn.client.sit_down(table, "Ben")
    with came(inn, table, ada.secret) as laptop, came(inn, table, ada.secret, seat=0) as phone:
        heard(laptop, TableShown), heard(phone, TableShown)
        laptop.send(json.dumps({"type": "move", "seat": 1}))
        assert heard(laptop, Refused).code == "seat-taken"
        laptop.send(json.dumps({"type": "move", "seat": 2}))
        for device in (laptop, phone):
            assert heard(device, Moved).seat == 2
        with came(inn, table, ada.secret, seat=0) as another:
            assert heard(another, Moved).seat == 2, "who was not there is told when they come"
        ada.start()
        with came(inn, table, ben.secret) as other:
            seen = heard(other, ViewShown)
            assert seen.you == 1 and seen.players[2].name == "Ada"
        for device in (laptop, phone):
            view = heard(device, ViewShown)
            assert view.you == 2 and [card.card for card in view.hand] != [card.card for card in seen.hand]
