"""A real server, and guests who ask for too much: it says no, by name, and everybody else is served."""

import json
import urllib.request
from collections.abc import Iterator
from urllib.error import HTTPError

import pytest

from innkeeper.server.messages import Refused
from tests.server.helpers import Served, heard, served


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place = tmp_path_factory.mktemp("inn")
    with served(f"sqlite:///{place / 'inn.sqlite'}", place / "log") as found:
        yield found


def refused(inn: Served, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Refused]:
    """How a request is refused."""
    asked = urllib.request.Request(
        inn.address + path, body, {"Content-Type": "application/json", **headers}, method=method
    )
    with pytest.raises(HTTPError) as error, urllib.request.urlopen(asked):
        pass
    return error.value.code, Refused(**{key: told for key, told in json.load(error.value).items() if key != "type"})


@pytest.mark.parametrize("deep", [b"[" * 9_000 + b"]" * 9_000, b'{"a":' * 9_000 + b"1" + b"}" * 9_000])
def test_what_is_nested_too_deeply_is_refused(inn: Served, deep: bytes) -> None:
    table = inn.client.open_table([{}, {}])
    for path, body in (
        ("/tables", deep),
        ("/tables/check", b'{"seats": %s}' % deep),
        (f"/tables/{table}/seats", b'{"name": %s}' % deep),
        ("/replays", b'{"game": %s}' % deep),
    ):
        status, why = refused(inn, "POST", path, body)
        assert (status, why.code, why.why) == (400, "bad-request", "body: This is nested too deeply.")
    chair = inn.client.sit_down(table, "Ada")
    with inn.socket(f"/tables/{table}/play") as socket:
        socket.send(json.dumps({"type": "hello", "secret": chair.secret}))
        socket.send(b'{"type": "choose", "decision": 0, "answer": %s}' % deep[:16_000], text=True)
        assert heard(socket, Refused).code == "bad-message"
