"""`innkeeper open`: what can go wrong is said in a line."""

import gc
import io
import json
import logging
import queue
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from innkeeper.server import command
from innkeeper.server.limits import Limits
from innkeeper.server.routes.connections import Settings
from innkeeper.server.storage.engine import usual_database
from tests.server.helpers import served


def test_the_usual_database_lies_in_the_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INNKEEPER_STATE", str(tmp_path))
    assert usual_database() == f"sqlite:///{tmp_path / 'inn.sqlite'}"


@pytest.mark.parametrize(
    ("database", "word"),
    [
        ("mysql://somewhere/inn", "mysql"),
        ("nonsense", "database"),
        ("postgresql://ada:tulip@[::1", "database"),
        ("sqlite:////proc/nowhere/inn.sqlite", "database"),
        ("sqlite:///file:inn.sqlite?uri=true", "URI"),
    ],
)
def test_a_database_that_cannot_be_used_is_said(
    database: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    assert command.run("127.0.0.1", 0, database) == 1
    said = capsys.readouterr().err
    assert word in said and said.count("\n") == 1 and "tulip" not in said


def test_a_file_that_is_no_database_is_said_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    (tmp_path / "diary").write_text("Dear diary, " * 500, "utf-8")
    assert command.run("127.0.0.1", 0, f"sqlite:///{tmp_path / 'diary'}") == 1
    said = capsys.readouterr().err
    assert "not a database" in said and said.count("\n") == 1
    assert (tmp_path / "diary").read_text("utf-8") == "Dear diary, " * 500


def test_shards_that_are_none_are_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    assert command.run("127.0.0.1", 0, "sqlite://", shards="8-19") == 1
    assert capsys.readouterr().err == "Shards are numbers from 0 to 15, such as 0-7 or 0-3,8; not '8-19'.\n"


def test_a_database_that_another_server_uses_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log"):
        assert command.run("127.0.0.1", 0, f"sqlite:///{tmp_path / 'inn.sqlite'}") == 1
    said = capsys.readouterr().err
    assert said.startswith("Another server uses this database") and said.count("\n") == 1


def test_a_port_that_is_taken_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert command.run("127.0.0.1", port, f"sqlite:///{tmp_path / 'inn.sqlite'}") == 1
    assert f"127.0.0.1:{port}" in capsys.readouterr().err


async def close_at_once(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """A server at which nobody is let in."""
    assert sockets
    await server.config.app.state.inn.close()  # type: ignore[union-attr]


@pytest.mark.parametrize(("host", "found_at"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")])
def test_the_page_is_opened_where_it_can_be_found(
    host: str, found_at: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: queue.Queue[str] = queue.Queue()

    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    monkeypatch.setattr(uvicorn.Server, "serve", close_at_once)
    monkeypatch.setattr(webbrowser, "open", opened.put)
    database = f"sqlite:///{tmp_path / 'inn.sqlite'}"
    for browser in (False, None, True):  # nobody sits at a terminal here
        assert command.run(host, 0, database, browser=browser) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.rpartition(":")[0] for line in said[:3]] == [f"The inn is open at http://{host}"] * 3
    assert said[3:] == [command.FRIENDS] * (host == "127.0.0.1"), "how friends come to an inn for this machine"
    port = said[2].rpartition(":")[2]
    assert opened.get(timeout=60) == f"http://{found_at}:{port}/" and opened.empty()


@pytest.fixture(autouse=True)
def garbage() -> Iterator[None]:
    """How garbage is looked for, and how threads take turns, stays as it was."""
    turn = sys.getswitchinterval()
    yield
    sys.setswitchinterval(turn)
    gc.unfreeze()
    gc.enable()


def test_the_inn_is_served_within_its_bounds_and_is_not_stopped_to_look_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits, configs = Limits(connections=7), list[uvicorn.Config]()

    async def note(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        configs.append(server.config)
        assert not gc.isenabled()
        assert sys.getswitchinterval() == pytest.approx(command.A_TURN)
        assert gc.get_freeze_count() > 10_000, "cards, words and rules"
        await close_at_once(server, sockets)

    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    monkeypatch.setattr(uvicorn.Server, "serve", note)
    assert command.run("127.0.0.1", 0, f"sqlite:///{tmp_path / 'inn.sqlite'}", limits=limits) == 0
    [config] = configs
    assert isinstance(config, Settings) and config.limits is limits


def test_the_same_warning_is_not_logged_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(logging, "basicConfig", given.update)
    assert command.run("127.0.0.1", 0, "nonsense") == 1
    [handler] = given["handlers"]
    handler.setStream(written := io.StringIO())
    for event in ("too many", "too many", "no space", "too many"):
        handler.handle(logging.LogRecord("innkeeper.server", logging.WARNING, "", 0, event, None, None))
    assert [json.loads(line)["event"] for line in written.getvalue().splitlines()] == ["too many", "no space"]


def test_a_line_of_the_log_is_json_with_what_belongs_to_it() -> None:
    try:
        raise ValueError("dizzy")
    except ValueError:
        trouble = sys.exc_info()
    record = logging.LogRecord("innkeeper.server", logging.ERROR, "", 0, "a bot failed", None, trouble)
    record.table = "t"
    record.secret = "never told"
    line = json.loads(command.Lines().format(record))
    assert (line["level"], line["event"], line["table"]) == ("error", "a bot failed", "t")
    assert "dizzy" in line["error"] and "secret" not in line
