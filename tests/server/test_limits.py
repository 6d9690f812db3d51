"""A real server, and guests who ask for too much: it says no, by name, and everybody else is served."""

import json
import socket
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError

import pytest

from innkeeper.server import command
from innkeeper.server.limits import Limits
from innkeeper.server.messages import Refused, TableShown
from tests.server.helpers import Served, heard, served


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place = tmp_path_factory.mktemp("inn")
    with served(f"sqlite:///{place / 'inn.sqlite'}", place / "log") as found:
        yield found


@pytest.fixture(scope="module")
def metrics_port() -> int:
    """A port that is free."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, metrics_port: int) -> Iterator[Served]:
    """An inn of narrow bounds behind a proxy of this machine: who asks is whom the header names."""
    place = tmp_path_factory.mktemp("strict")
    bounds = ["--requests-an-address", "2", "--tables-an-address", "1", "--connections-an-address", "1"]
    told = ["--proxy", "127.0.0.1", "--metrics-port", str(metrics_port)]
    with served(f"sqlite:///{place / 'inn.sqlite'}", place / "log", *bounds, *told) as found:
        yield found


def refused(
    inn: Served, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, Refused]:
    """How a request is refused."""
    told = {"Content-Type": "application/json", **(headers or {})}
    asked = urllib.request.Request(inn.address + path, body, told, method=method)
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
    with inn.socket(f"/tables/{table}/play") as line:
        line.send(json.dumps({"type": "hello", "secret": chair.secret}))
        line.send(b'{"type": "choose", "decision": 0, "answer": %s}' % deep[:16_000], text=True)
        assert heard(line, Refused).code == "bad-message"


def for_somebody(inn: Served, method: str, path: str, address: str, body: object = None) -> Any:
    """What a proxy is answered that asks for somebody at this address."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
    written = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(inn.address + path, written, headers, method=method)) as answer:
        return json.load(answer)


def test_who_looks_up_too_much_is_refused_and_nobody_else(strict: Served) -> None:
    def ask(address: str, number: int) -> str:
        try:
            for_somebody(strict, "GET", f"/rules?words=gold{number}", address)
        except HTTPError as error:
            return str(json.load(error)["code"])
        return "found"

    answers = [ask("198.51.100.1", number) for number in range(200)]
    assert answers[:40] == ["found"] * 40 and "inn-full" in answers
    assert ask("198.51.100.2", 0) == "found"
    assert ask("198.51.100.1, 198.51.100.3", 0) == "found"  # only the last is the proxy's own word


def test_one_address_opens_so_many_tables_and_the_others_theirs(strict: Served) -> None:
    two = {"seats": [{}, {"bot": "regular"}]}
    for address in ("198.51.100.10", "2001:db8:1::1"):
        for_somebody(strict, "POST", "/tables", address, two)
        status, why = refused(strict, "POST", "/tables", json.dumps(two).encode(), {"X-Forwarded-For": address})
        assert (status, why.code) == (429, "too-many-tables") and "1 tables" in why.why


def test_one_address_connects_so_many_times(strict: Served) -> None:
    table = for_somebody(strict, "POST", "/tables", "198.51.100.20", {"seats": [{}, {}]})["table"]
    first, other = ({"X-Forwarded-For": f"198.51.100.{number}"} for number in (21, 22))
    with strict.socket(f"/tables/{table}/watch", additional_headers=first) as watching:
        heard(watching, TableShown)
        with strict.socket(f"/tables/{table}/watch", additional_headers=first) as again:
            assert heard(again, Refused).code == "too-many-connections"
        with strict.socket(f"/tables/{table}/watch", additional_headers=other) as neighbour:
            heard(neighbour, TableShown)


def test_a_header_is_believed_only_of_a_proxy(inn: Served, strict: Served, metrics_port: int) -> None:
    """Who is no proxy cannot speak for somebody else, and metrics are not told through one."""
    for_somebody(inn, "GET", "/inn", "198.51.100.30")
    for place in (inn, strict):
        status, why = refused(place, "GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert (status, why.code) == (403, "not-here")
    assert refused(strict, "GET", "/metrics")[1].code == "not-here"  # whoever asks here may be a proxy
    for told_at in (inn.address, f"http://127.0.0.1:{metrics_port}"):
        with urllib.request.urlopen(f"{told_at}/metrics") as answer:
            assert b"innkeeper_tables" in answer.read()


def test_a_proxy_that_is_no_address_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run("127.0.0.1", 0, "sqlite://", limits=Limits(proxies=("caddy",))) == 1
    assert "--proxy" in capsys.readouterr().err
