"""A real server over HTTP: what can be looked up, the page, saved games and replays, rematches, other devices."""

import json
import random
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from innkeeper.packs import open_box
from innkeeper.replay import load, replay
from innkeeper.server.client import Chair, RefusedError
from innkeeper.server.messages import Hello, Refused, ReplayShown, Said, Say, TableShown, Undo, ViewShown
from innkeeper.server.routes import page
from innkeeper.server.routes.security import HEADERS
from tests.server.helpers import Served, answers, heard, served, together

TWO = [{"character": "fiona"}, {"character": "zot"}]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("inn")


@pytest.fixture(scope="module")
def inn(place: Path) -> Iterator[Served]:
    with served(f"sqlite:///{place / 'inn.sqlite'}", place / "log", "--name", "Inn.Example") as found:
        yield found


@pytest.fixture(scope="module")
def finished(inn: Served) -> list[Chair]:
    """Two people who have played a game to its end."""
    table = inn.client.open_table(TWO, pace="swift")
    chairs = [inn.client.sit_down(table, name) for name in ("Ada", "Bob")]
    chairs[0].start()
    together(*[lambda chair=chair: chair.play(answers(random.Random(chair.seat))) for chair in chairs])
    return chairs


def refused(inn: Served, method: str, path: str, body: object = None, secret: str = "") -> str:
    with pytest.raises(RefusedError) as found:
        inn.client.ask(method, path, body, secret)
    return found.value.code


def fetched(inn: Served, path: str, method: str = "GET", **headers: str) -> Any:
    return urllib.request.urlopen(urllib.request.Request(inn.address + path, headers=headers, method=method))


def test_the_inn_tells_what_it_has(inn: Served) -> None:
    shown = inn.client.ask("GET", "/inn")
    (fiona,) = (it for it in shown["characters"] if it["id"] == "fiona")
    assert (fiona["name"], fiona["set"], fiona["simple"]) == ("Fiona", "RDI1", True)
    assert {"id": "rdi1", "name": "Drink Deck 1", "cards": 30} in shown["drinks"]
    assert shown["bots"] == ["random", "regular", "veteran"] and shown["paces"] == ["swift", "natural", "slow", "even"]
    assert "en" in shown["languages"] and "losing" in shown["chapters"]


def test_a_table_is_checked_before_it_is_opened(inn: Served) -> None:
    wrong = {"seats": [{"character": "nobody"}, {"bot": "genius"}], "drinks": "milk", "delay": 1e9, "title": "x" * 50}
    problems = inn.client.ask("POST", "/tables/check", wrong)["problems"]
    assert [problem["seat"] for problem in problems] == [0, 1, -1, -1, -1]
    for problem, word in zip(problems, ("nobody", "genius", "milk", "delay", "title"), strict=True):
        assert word in problem["why"]
    assert problems[2]["rule"] == "setup.drink-deck.shared-and-shuffled"
    assert inn.client.ask("POST", "/tables/check", {"seats": TWO})["problems"] == []
    assert refused(inn, "POST", "/tables/check", {"seats": [{}]}) == "bad-request"
    for mistaken in ({"bar_deck": 0}, {"timeout": "60"}):  # false and 60, if one is not strict
        for way in ("/tables", "/tables/check"):
            assert refused(inn, "POST", way, {"seats": [{}, {}], **mistaken}) == "bad-request"


def test_rules_are_found_by_words_and_chapters(inn: Served) -> None:
    found = inn.client.ask("GET", "/rules?words=starting%20gold%20two%20players")
    assert found[0]["id"] == "setup.gold.two-players-eight"
    chapter = inn.client.ask("GET", "/rules?chapter=setup")
    assert {rule["chapter"] for rule in chapter} == {"setup"} and len(chapter) > 15
    both = inn.client.ask("GET", "/rules?words=gold&chapter=setup")
    assert both and {rule["chapter"] for rule in both} == {"setup"}
    assert inn.client.ask("GET", "/rules") == []
    english, russian = (inn.client.ask("GET", f"/rules/setup.gold.ten?language={it}") for it in ("en", "ru"))
    assert english["rule"] != russian["rule"] and english["id"] == russian["id"]
    assert refused(inn, "GET", "/rules?chapter=nowhere") == "no-such-chapter"
    assert refused(inn, "GET", f"/rules?words={'x' * 300}") == "bad-request"


def test_cards_are_told_in_the_language_asked_for(inn: Served) -> None:
    english, russian = (inn.client.ask("GET", f"/cards?language={language}") for language in ("en", "ru-RU"))
    assert [card["number"] for card in english] == [card["number"] for card in russian] == [*range(len(english))]
    assert [card["text"] for card in english] != [card["text"] for card in russian]
    assert inn.client.ask("GET", "/cards?language=xx") == english


def test_a_finished_game_is_a_file_that_can_be_replayed(inn: Served, finished: list[Chair], tmp_path: Path) -> None:
    with fetched(inn, f"/tables/{finished[0].table}/game") as answer:
        assert "attachment" in answer.headers["Content-Disposition"]
        file = tmp_path / "game.json"
        file.write_bytes(answer.read())
    game = replay(load(file), open_box())
    assert game.over and [seat.name for seat in game.table.seats] == ["Ada", "Bob"]
    going = inn.client.open_table([{}, {"bot": "regular"}])
    assert refused(inn, "GET", f"/tables/{going}/game") == "not-over"
    inn.client.sit_down(going, "Ada").start()
    assert refused(inn, "GET", f"/tables/{going}/game") == "not-over"


def test_a_replay_shows_every_moment_with_what_was_new(inn: Served, finished: list[Chair]) -> None:
    game = inn.client.ask("GET", f"/tables/{finished[0].table}/game")

    def ask(**more: object) -> ReplayShown:
        return msgspec.convert(inn.client.ask("POST", "/replays", {"game": game, **more}), ReplayShown)

    starts = range(0, len(game["choices"]) + 1, 40)
    whole = [moment for start in starts for moment in ask(start=start, count=40).moments]
    first = ask()
    assert first.length == len(game["choices"]) + 1 == len(whole)
    assert [moment.at for moment in whole] == [*range(first.length)]
    assert whole[-1].view.over and first.names == ["Ada", "Bob"]
    told = 0
    for moment in whole:
        assert moment.view.told == told and (moment.view.you, moment.view.hand) == (-1, [])
        told += len(moment.view.facts)
    turns = [moment.at for moment in whole for fact in moment.view.facts if fact.what == "turn"]
    assert [turn.at for turn in first.turns] == turns
    middle = first.length // 2
    (alone,) = ask(start=middle, open_hands=True).moments
    assert alone.view == whole[middle].view
    assert [len(hand) for hand in alone.hands] == [player.hand for player in alone.view.players]
    (own,) = ask(start=middle, seat=1).moments
    assert [card.card for card in own.view.hand] == alone.hands[1] and own.view.undo == ""
    assert ask(start=first.length).moments == []


def test_a_broken_replay_is_refused_with_its_reason(inn: Served, finished: list[Chair]) -> None:
    game = inn.client.ask("GET", f"/tables/{finished[0].table}/game")
    for change, word in (
        ({"seed": "0" * 32}, "digest"),
        ({"version": 99}, "newer"),
        ({"format": "chess"}, "not a saved game"),
        ({"choices": [[0, 0]] * 5001}, "5000"),
    ):
        with pytest.raises(RefusedError, match=word) as found:
            inn.client.ask("POST", "/replays", {"game": {**game, **change}})
        assert found.value.code == "bad-game"
    assert refused(inn, "POST", "/replays", {"game": game, "seat": 7}) == "no-such-seat"
    assert refused(inn, "POST", "/replays", {"game": {}}) == "bad-request"
    assert refused(inn, "POST", "/replays", {"game": game, "count": 41}) == "bad-request"


def test_a_rematch_is_told_to_who_still_sits_there(inn: Served, finished: list[Chair]) -> None:
    ada, bob = finished
    with inn.socket(f"/tables/{ada.table}/play") as socket:
        socket.send(msgspec.json.encode(Hello(bob.secret)), text=True)
        assert heard(socket, TableShown).next == ""
        new = inn.client.ask("POST", f"/tables/{ada.table}/rematch", secret=ada.secret)
        while not (following := heard(socket, TableShown).next):
            pass  # who played has gone
        assert following == new["table"]
    assert inn.client.ask("POST", f"/tables/{ada.table}/rematch", secret=bob.secret)["table"] == new["table"]
    assert refused(inn, "POST", f"/tables/{ada.table}/rematch") == "no-secret"
    with inn.socket(f"/tables/{new['table']}/play") as socket:
        socket.send(msgspec.json.encode(Hello(bob.secret)), text=True)
        assert [seat.name for seat in heard(socket, TableShown).seats] == ["Ada", "Bob"]


def test_a_seat_goes_to_another_device_and_stays_on_the_first(inn: Served, place: Path) -> None:
    table = inn.client.open_table(TWO)
    chair = inn.client.sit_down(table, "Ada")
    seat = f"/tables/{table}/seats/{chair.seat}"
    assert refused(inn, "POST", f"{seat}/handover") == "no-secret"
    code = inn.client.ask("POST", f"{seat}/handover", secret=chair.secret)["code"]
    taken = inn.client.ask("POST", f"/tables/{table}/takeup", {"code": code})
    assert (taken["seat"], taken["name"]) == (0, "Ada") and taken["secret"] != chair.secret
    assert refused(inn, "POST", f"/tables/{table}/takeup", {"code": code}) == "wrong-code"
    for secret in (chair.secret, taken["secret"]):
        with inn.socket(f"/tables/{table}/play") as socket:
            socket.send(msgspec.json.encode(Hello(secret)), text=True)
            assert heard(socket, TableShown).seats[0].present
    written = b"".join(path.read_bytes() for path in place.iterdir())
    assert written and not any(word.encode() in written for word in (code, taken["secret"], chair.secret))


def test_talk_is_heard_by_all_and_spectators_only_listen(inn: Served) -> None:
    table = inn.client.open_table(TWO)
    ada = inn.client.sit_down(table, "Ada")
    with inn.socket(f"/tables/{table}/play") as mouth, inn.socket(f"/tables/{table}/watch") as ear:
        ear.send(msgspec.json.encode(Hello(language="ru")), text=True)
        assert heard(ear, TableShown).state == "open"
        mouth.send(msgspec.json.encode(Hello(ada.secret)), text=True)
        for text in ("Evening", "", "x" * 150):
            mouth.send(msgspec.json.encode(Say(text)), text=True)
        assert heard(mouth, Refused).code == "bad-line"
        assert [heard(ear, Said).text for _ in range(2)] == ["Evening", "x" * 150]
        ear.send(msgspec.json.encode(Say("me too")), text=True)
        assert heard(ear, Refused).code == "read-only"
        with pytest.raises(ConnectionClosed):
            ear.recv(timeout=60)
        mouth.send(msgspec.json.encode(Undo()), text=True)
        assert heard(mouth, Refused).code == "nothing-to-undo"


def test_a_spectator_is_told_in_their_language(inn: Served, finished: list[Chair]) -> None:
    def told(language: str) -> list[str]:
        with inn.socket(f"/tables/{finished[0].table}/watch") as socket:
            if language:
                socket.send(msgspec.json.encode(Hello(language=language)), text=True)
            return [fact.text for fact in heard(socket, ViewShown).facts]

    english = told("")
    assert english == told("en") == told("tlh")
    with inn.socket(f"/tables/{finished[0].table}/watch") as socket:
        socket.send(msgspec.json.encode(Hello(language="ru")), text=True)
        while (russian := [fact.text for fact in heard(socket, ViewShown).facts]) == english:
            pass  # a hello that comes late is heard all the same
        assert len(russian) == len(english)


def test_the_page_is_one_document_at_all_its_addresses(inn: Served) -> None:
    for path in (
        "/",
        "/t/abc",
        "/watch/abc",
        "/replay",
        "/replay/abc",
        "/rulebook",
        "/deck",
        "/learn",
        "/learn/otto",
        "/about",
    ):
        with fetched(inn, path) as answer, fetched(inn, path, "HEAD") as head:
            assert "<title>Innkeeper" in answer.read().decode()
            assert head.read() == b"" and head.headers["Content-Length"] == answer.headers["Content-Length"]
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert all(answer.headers[name] == value for name, value in HEADERS.items())
    for path in ("/nothing", "/assets/nothing.js", "/assets/..%2findex.html", "/assets/../../cli.py", "/..%2fcli.py"):
        with pytest.raises(HTTPError, match="404"):
            fetched(inn, path)


def test_files_of_the_page_are_kept_for_ever_and_the_document_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "table-abc.js").write_text("1")
    found = page._file(tmp_path / "assets", "table-abc.js", [], page.FOREVER)
    assert found.headers["Cache-Control"].endswith("immutable") and "javascript" in str(found.media_type)
    with pytest.raises(Exception, match="no such file"):
        page._file(tmp_path / "assets", "../secret", [], {})


def test_only_its_own_names_reach_the_inn(inn: Served) -> None:
    for name in ("localhost", "127.0.0.1:1", "inn.example", "INN.example:8080", "[::1]:80"):
        with fetched(inn, "/health", Host=name) as answer:
            assert answer.status == 200
    for name in ("elsewhere.example", "192.168.1.1", "inn.example.evil", ""):
        with pytest.raises(HTTPError, match=r"403|400") as found:
            fetched(inn, "/health", Host=name)
        if name:
            assert name in json.loads(found.value.read())["why"]


def test_two_servers_never_share_a_database(inn: Served, place: Path) -> None:
    script = "from innkeeper.cli import main; main()"
    command = [sys.executable, "-c", script, "open", "--port", "0", "--database", f"sqlite:///{place / 'inn.sqlite'}"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 1 and second.stderr.startswith("Another server uses this database")
    assert inn.client.ask("GET", "/health")["status"] == "open"
