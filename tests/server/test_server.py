"""A real server: games over the network, killed and started again, and guests who misbehave."""

import asyncio
import json
import random
import sqlite3
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from innkeeper.packs import open_box
from innkeeper.server.client import Chair, Client, RefusedError
from innkeeper.server.messages import Choose, FromInn, Hello, Refused, TableShown, Taken, ViewShown
from innkeeper.server.routes.security import HEADERS, LARGEST_MESSAGE
from innkeeper.server.storage.store import Store
from tests.server.helpers import Served, answers, heard, served, together

FOUR = [{"character": key} for key in ("fiona", "zot", "gerki", "deirdre")]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("inn")


@pytest.fixture(scope="module")
def inn(place: Path) -> Iterator[Served]:
    with served(f"sqlite:///{place / 'inn.sqlite'}", place / "log") as found:
        yield found


def seated(client: Client, people: int = 4, seats: list[dict[str, str]] | None = None) -> list[Chair]:
    """People at a table of their own, the game begun."""
    table = client.open_table(seats or FOUR[:people], pace="swift")
    chairs = [client.sit_down(table, f"P{number}") for number in range(people)]
    chairs[0].start()
    return chairs


def playing(chair: Chair, seed: int) -> Callable[[], None]:
    def run() -> None:
        assert chair.play(answers(random.Random(seed))).over

    return run


def choices_in(place: Path, table: str) -> list[tuple[int, int, str]]:
    with sqlite3.connect(place / "inn.sqlite") as database:
        query = "SELECT number, seat, answer FROM choices WHERE table_id = ? ORDER BY number"
        return database.execute(query, [table]).fetchall()


def test_four_people_play_to_the_end_and_a_spectator_sees_only_what_is_public(inn: Served, place: Path) -> None:
    chairs = seated(inn.client)
    watched: list[bytes] = []

    def watch() -> None:
        with inn.socket(f"/tables/{chairs[0].table}/watch") as socket:
            while True:
                watched.append(str(socket.recv(timeout=60)).encode())
                message = msgspec.json.decode(watched[-1], type=FromInn)
                if isinstance(message, ViewShown):
                    assert (message.you, message.hand, message.question) == (-1, [], None)
                    if message.over:
                        return

    together(watch, *[playing(chair, chair.seat) for chair in chairs])
    assert inn.client.ask("GET", f"/tables/{chairs[0].table}")["state"] == "over"
    facts = [fact for written in watched for fact in json.loads(written).get("facts", [])]
    assert not {fact["what"] for fact in facts if fact["card"] >= 0} & {"draws", "orders"}
    log = (place / "log").read_bytes()
    assert b"a game begins" in log
    assert not any(chair.secret.encode() in written for chair in chairs for written in [*watched, log])


def test_one_person_and_bots_play_to_the_end(inn: Served) -> None:
    chair = seated(inn.client, 1, [{}, {"bot": "regular"}, {"bot": "random"}])[0]
    assert chair.play(answers(random.Random(1))).over


def test_a_choice_counts_once_and_a_past_one_is_refused_with_the_state(inn: Served, place: Path) -> None:
    chairs = seated(inn.client, 2)
    for chair in chairs:
        with inn.socket(f"/tables/{chair.table}/play") as socket:
            socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
            view = heard(socket, ViewShown)
            if view.question is None:
                continue
            choice = Choose(view.question.decision, answers(random.Random(1))(view))
            for _ in range(3):
                socket.send(msgspec.json.encode(choice), text=True)
            assert [heard(socket, Taken).decision for _ in range(3)] == [choice.decision] * 3
            socket.send(msgspec.json.encode(Choose(choice.decision, 99)), text=True)
            assert heard(socket, Refused).code == "past-decision"
            assert heard(socket, ViewShown).you == chair.seat
            assert Counter(seat for _, seat, _ in choices_in(place, chair.table))[chair.seat] == 1
            return
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("hello", "bad-message"),
        ("{}", "bad-message"),
        ('{"type": "dance"}', "bad-message"),
        ('{"type": "choose", "decision": "one", "answer": 0}', "bad-message"),
        ('{"type": "choose", "decision": 1, "answer": true}', "bad-message"),
        ('{"type": "choose", "decision": 1, "answer": 0, "seat": 1}', "bad-message"),
        ('{"type": "hello", "secret": "x"}', "bad-message"),
        ('{"type": "choose", "decision": 1, "answer": 123456789}', ""),
        ("[" * 5000, "bad-message"),
        ('{"type": "hello", "secret": "\\ud800"}', "bad-message"),
        (b"\xff\xfe", "bad-message"),
    ],
)
def test_malformed_messages_are_refused_and_the_table_goes_on(inn: Served, message: str | bytes, code: str) -> None:
    chair = seated(inn.client, 2)[0]
    with inn.socket(f"/tables/{chair.table}/play") as socket:
        socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
        before = heard(socket, ViewShown)
        socket.send(message)
        refused = heard(socket, Refused)
        assert refused.code == code or (not code and refused.code in ("illegal-choice", "past-decision"))
        assert refused.why
        after = heard(socket, ViewShown)
        assert after.players == before.players and after.question == before.question


def test_an_oversized_message_ends_the_connection_only(inn: Served) -> None:
    chair = seated(inn.client, 2)[0]
    with inn.socket(f"/tables/{chair.table}/play") as socket:
        socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
        heard(socket, ViewShown)
        with pytest.raises(ConnectionClosed) as closed:
            socket.send("x" * (LARGEST_MESSAGE + 1))
            while True:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert inn.client.ask("GET", f"/tables/{chair.table}")["state"] == "playing"


def test_who_talks_too_fast_is_sent_away(inn: Served) -> None:
    chair = seated(inn.client, 2)[0]
    with inn.socket(f"/tables/{chair.table}/play") as socket, pytest.raises(ConnectionClosed):
        socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
        for _ in range(200):
            socket.send("{}")
        while True:
            socket.recv(timeout=60)


@pytest.mark.parametrize("secret", ["", "guess", "é", "x" * 128])
def test_a_foreign_or_wrong_secret_opens_no_seat(inn: Served, secret: str) -> None:
    chair, other = seated(inn.client, 2)[0], seated(inn.client, 2)[0]
    for wrong in (secret, other.secret):
        with inn.socket(f"/tables/{chair.table}/play") as socket:
            socket.send(msgspec.json.encode(Hello(wrong)), text=True)
            assert heard(socket, Refused).code == "wrong-secret"
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=60)


@pytest.mark.parametrize("key", ["nowhere", "%00", "..%2f..", "a" * 12, "%F0%9F%8D%BA"])
def test_a_table_that_is_not_there_is_not_found(inn: Served, key: str) -> None:
    with pytest.raises(RefusedError) as refused:
        inn.client.ask("GET", f"/tables/{key}")
    assert refused.value.code in ("no-such-table", "not-found")


def test_who_gives_a_seat_up_sees_no_more_of_it(inn: Served) -> None:
    chair = seated(inn.client, 2)[0]
    with inn.socket(f"/tables/{chair.table}/play") as socket:
        socket.send(msgspec.json.encode(Hello(chair.secret)), text=True)
        heard(socket, ViewShown)
        inn.client.ask("DELETE", f"/tables/{chair.table}/seats/{chair.seat}", secret=chair.secret)
        assert json.loads(socket.recv(timeout=60))["code"] == "wrong-secret"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)


def test_a_server_that_closes_says_so(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log") as inn:
        chair = seated(inn.client, 2)[0]
        with inn.socket(f"/tables/{chair.table}/watch") as socket:
            heard(socket, ViewShown)
            inn.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert inn.process.wait(60) == 0
    assert "the inn is closed" in (tmp_path / "log").read_text("utf-8")


def test_nothing_is_shown_before_the_secret_and_spectators_cannot_speak(inn: Served) -> None:
    chair = seated(inn.client, 2)[0]
    with inn.socket(f"/tables/{chair.table}/play") as socket:
        socket.send('{"type": "choose", "decision": 1, "answer": 0}')
        assert json.loads(socket.recv(timeout=60))["code"] == "no-secret"
    with inn.socket(f"/tables/{chair.table}/watch") as socket:
        assert heard(socket, TableShown).state == "playing"
        socket.send('{"type": "choose", "decision": 1, "answer": 0}')
        assert heard(socket, Refused).code == "read-only"
    with inn.socket("/tables/nowhere/watch") as socket:
        assert heard(socket, Refused).code == "no-such-table"


def test_pages_of_other_origins_may_not_act(inn: Served) -> None:
    table = inn.client.open_table(FOUR)
    with pytest.raises(InvalidStatus), inn.socket(f"/tables/{table}/watch", origin="http://elsewhere.example"):
        pass
    with inn.socket(f"/tables/{table}/watch", origin=inn.address) as socket:
        assert heard(socket, TableShown).state == "open"
    for origin in ("http://elsewhere.example", "null", "http://[", "http://a@" + inn.address.removeprefix("http://")):
        request = urllib.request.Request(f"{inn.address}/tables", b"{}", {"Origin": origin})
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(request)


def test_http_refuses_by_name_and_every_answer_is_guarded(inn: Served) -> None:
    table = inn.client.open_table(FOUR[:2])
    for method, path, body, code, word in (
        ("POST", "/tables", {"seats": [{}]}, "bad-request", "seats"),
        ("POST", "/tables", {"seats": [{}, {"character": 3}]}, "bad-request", "character"),
        ("POST", "/tables", {"seats": [{}, {}], "seed": 3}, "bad-request", "seed"),
        ("POST", "/tables", {"seats": [{}, {"character": "nobody"}]}, "bad-table", "nobody"),
        ("POST", "/tables", {"seats": [{}, {}], "drinks": "x" * 200_000}, "request-entity-too-large", "large"),
        ("POST", f"/tables/{table}/seats", {"name": ""}, "bad-name", "letter"),
        ("POST", f"/tables/{table}/start", None, "no-secret", "Authorization"),
        ("DELETE", f"/tables/{table}/seats/0", None, "no-secret", "Authorization"),
        ("POST", f"/tables/{table}/seats", {"name": "a\0b"}, "bad-name", "invisible"),
        ("POST", f"/tables/{table}/seats", {"name": "Bob", "character": "\ud800"}, "bad-request", ""),
        ("GET", "/tables/nowhere", None, "no-such-table", "nowhere"),
        ("GET", "/rules/turn.phases.four-in-fixed", None, "no-such-rule", "turn.phases.four-in-fixed-order"),
    ):
        with pytest.raises(RefusedError, match=word or None) as refused:
            inn.client.ask(method, path, body)
        assert refused.value.code == code
    for path in ("/health", "/metrics", "/schema", "/protocol", "/cards", "/rules/turn.phases.four-in-fixed-order"):
        with urllib.request.urlopen(inn.address + path) as answer:
            assert answer.status == 200
            public = answer.headers["ETag"] is not None  # the same for everybody: it may be kept, and looked for anew
            expected = {**HEADERS, "Cache-Control": "no-cache"} if public else HEADERS
            assert all(answer.headers[name] == value for name, value in expected.items()), path


def test_killed_in_the_middle_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log"
    with served(database, log) as first:
        chairs = seated(first.client)

        def until_killed(chair: Chair) -> Callable[[], None]:
            def run() -> None:
                with pytest.raises((ConnectionClosed, OSError)):
                    chair.play(answers(random.Random(chair.seat)))

            return run

        def kill() -> None:
            while sum(chair.taken for chair in chairs) < 60:
                time.sleep(0.001)
            first.process.kill()

        together(kill, *[until_killed(chair) for chair in chairs])
        first.process.wait(60)
    written = choices_in(tmp_path, chairs[0].table)
    made = Counter(seat for _, seat, _ in written)
    assert [number for number, _, _ in written] == list(range(len(written)))
    for chair in chairs:  # every choice that was acknowledged, and at most one on its way
        assert chair.taken <= made[chair.seat] <= chair.taken + 1
    with served(database, log) as second:
        for chair in chairs:
            chair.client = second.client
        together(*[playing(chair, chair.seat + 10) for chair in chairs])
    after = choices_in(tmp_path, chairs[0].table)
    assert after[: len(written)] == written
    assert len(after) > len(written)
    assert second.process.returncode == 0


def test_a_finished_game_can_be_laid_again(inn: Served, place: Path) -> None:
    chairs = seated(inn.client, 2)
    together(*[playing(chair, chair.seat) for chair in chairs])

    async def load() -> str:
        store = Store(f"sqlite:///{place / 'inn.sqlite'}")
        table = await store.load(chairs[0].table, open_box())
        await store.close()
        return table.state if table else "lost"

    assert asyncio.run(load()) == "over"
    with inn.socket(f"/tables/{chairs[0].table}/watch") as socket:
        assert heard(socket, ViewShown).over
