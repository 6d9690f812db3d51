"""Guests who send anything at all through a WebSocket: the table stands as it stood, and its people play on."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from innkeeper.packs import open_box
from innkeeper.server.client import Chair
from innkeeper.server.messages import (
    Ballot,
    Choose,
    FromGuest,
    FromInn,
    Hello,
    Hurry,
    Pick,
    Refused,
    Say,
    Taken,
    Undo,
    ViewShown,
)
from innkeeper.server.routes.security import LARGEST_MESSAGE
from innkeeper.server.showing.cards import show_cards
from tests.fuzz.helpers import choices_at, pestered, tells_nothing
from tests.server.helpers import Served, answers, heard

OWN, NONE, FOREIGN = "own", "none", "foreign"  # the secret in the greeting
CURIOUS = "curious"  # one's own secret, and the wish to see all hands
IN_SECRET = ("draws", "orders")  # what is told about without the card, except to one
LAST = '{"type": "goodbye"}'  # what comes back on this comes after all else
TITLES = {card.number: card.title for card in show_cards(open_box())}
Message = FromGuest | str | bytes


class Storm(NamedTuple):
    """What somebody sends, through which door and with which greeting; what it is refused with; how it ends, if so."""

    messages: st.SearchStrategy[list[Message]]
    codes: set[str]
    ends: int = 0
    greeting: str = OWN
    door: str = "play"


def some(message: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Message]]:
    return st.lists(message, min_size=1, max_size=8)


def is_of_the_protocol(written: bytes) -> bool:
    try:
        msgspec.json.decode(written, type=FromGuest)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


scraps = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
TAGS = [str(kind.__struct_config__.tag) for kind in FromGuest.__args__]
tags = st.sampled_from([*TAGS, "view", "taken", "dance", ""])
fields = st.sampled_from(
    [
        "secret",
        "told",
        "language",
        "decision",
        "answer",
        "text",
        "what",
        "seat",
        "yes",
        "on",
        "character",
        "open_hands",
        "more",
    ]
)
near_misses = st.builds(
    lambda tag, more: msgspec.json.encode({"type": tag, **more}), tags, st.dictionaries(fields, scraps)
)
numbers = st.integers(-(2**70), 2**70)
outside = st.integers(max_value=-1) | st.integers(min_value=1000)
places = st.lists(outside, min_size=1, max_size=5)

STORMS = {
    "text that means nothing": Storm(some(st.text()), {"bad-message"}),
    "bytes": Storm(some(st.binary()), {"bad-message"}),
    "any JSON": Storm(some(scraps.map(msgspec.json.encode).map(bytes.decode)), {"bad-message"}),
    "almost a message": Storm(
        some(near_misses.filter(lambda it: not is_of_the_protocol(it)).map(bytes.decode)), {"bad-message"}
    ),
    "decisions of another time": Storm(
        some(st.builds(Choose, st.integers(-(2**63), 0) | st.integers(3, 2**63), numbers.filter(abs))),
        {"past-decision", "bad-message"},
    ),
    "answers that nobody offered": Storm(
        some(st.builds(Choose, st.just(1), outside | places)), {"illegal-choice", "past-decision", "bad-message"}
    ),
    "a second hello": Storm(some(st.builds(Hello, st.text(max_size=100))), {"bad-message"}),
    "nothing to take back": Storm(some(st.just(Undo())), {"nothing-to-undo"}),
    "haste of who is in the game": Storm(some(st.builds(Hurry, st.booleans())), {"still-in"}),
    "a look into the hands of others": Storm(
        some(st.builds(Choose, st.just(1), st.just(0))), {"still-in"}, 1008, greeting=CURIOUS
    ),
    "votes about nothing": Storm(
        some(st.builds(Ballot, st.text(max_size=9) | st.just("kick"), outside | st.integers(0, 1), st.booleans())),
        {"bad-vote", "no-such-seat", "no-such-vote", "bad-message"},
    ),
    "other characters than one has": Storm(
        some(st.builds(Pick, st.text(max_size=9) | st.just("random"))),
        {"no-such-character", "has-begun", "bad-message"},
    ),
    "lines that cannot be read": Storm(
        some(st.builds(Say, st.sampled_from(["", "   ", "\u200b", "a\u202eb", "x" * 201, "\x00"]))),
        {"bad-line", "bad-message"},
    ),
    "too much at once": Storm(st.lists(st.just("."), min_size=200, max_size=300), {"bad-message", "too-fast"}, 1008),
    "too large": Storm(st.just(["x" * (LARGEST_MESSAGE + 1)]), set(), 1009),
    "too large to count": Storm(st.just([b"[" * (4 * LARGEST_MESSAGE)]), set(), 1009),
    "no hello": Storm(
        some(st.builds(Choose, st.just(1), st.just(0)) | st.just(Undo())), {"no-secret"}, 1008, greeting=NONE
    ),
    "no hello but noise": Storm(some(st.text()), {"bad-message"}, 1008, greeting=NONE),
    "another table's secret": Storm(
        some(st.builds(Choose, st.just(1), st.just(0))), {"wrong-secret"}, 1008, greeting=FOREIGN
    ),
    "a spectator who speaks": Storm(
        some(st.builds(Choose, st.just(1), st.just(0)) | st.builds(Say, st.just("Hi!")) | st.text()),
        {"read-only", "bad-message"},
        1008,
        greeting=NONE,
        door="watch",
    ),
    "a spectator with a secret": Storm(
        some(st.builds(Choose, st.just(1), st.just(0))), {"read-only"}, 1008, door="watch"
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("inn")


@pytest.fixture(scope="module")
def inn(folder: Path) -> Iterator[Served]:
    with pestered(folder) as found:
        yield found


@pytest.fixture(scope="module")
def stranger(inn: Served) -> Chair:
    """Somebody from another table."""
    return seated(inn)[0]


def seated(inn: Served) -> list[Chair]:
    """Two people at a table of their own, the game begun."""
    table = inn.client.open_table([{}, {}], pace="swift")
    chairs = [inn.client.sit_down(table, name) for name in ("Ada", "Ben")]
    chairs[0].start()
    return chairs


def send(socket: ClientConnection, message: Message) -> None:
    if isinstance(message, str | bytes):
        socket.send(message)
    else:
        socket.send(msgspec.json.encode(message), text=True)


def connected(inn: Served, chair: Chair, door: str = "play") -> ClientConnection:
    return inn.socket(f"/tables/{chair.table}/{door}")


def seen(inn: Served, chair: Chair) -> ViewShown:
    """All that a seat may know now, from the beginning."""
    with connected(inn, chair) as socket:
        send(socket, Hello(chair.secret))
        view: ViewShown = heard(socket, ViewShown)
        return view


def is_last(message: FromInn) -> bool:
    return isinstance(message, Refused) and "'goodbye'" in message.why


def weather(
    inn: Served, chair: Chair, stranger: Chair, storm: Storm, messages: list[Message]
) -> tuple[list[FromInn], int]:
    """Send it all, and hear what comes back; also how the connection was ended, or 0."""
    secrets = {OWN: chair.secret, FOREIGN: stranger.secret, CURIOUS: chair.secret}
    replies: list[FromInn] = []
    with connected(inn, chair, storm.door) as socket:
        try:
            if storm.greeting in secrets:
                send(socket, Hello(secrets[storm.greeting], open_hands=storm.greeting == CURIOUS))
            for message in [*messages, LAST]:
                send(socket, message)
        except ConnectionClosed:
            pass  # what is left unsaid is not heard either
        try:
            while not replies or not is_last(replies[-1]):
                replies.append(msgspec.json.decode(socket.recv(timeout=60), type=FromInn))
        except ConnectionClosed as closed:
            return replies, closed.rcvd.code if closed.rcvd is not None else 1006
    return replies, 0


def plays_on(inn: Served, chairs: list[Chair]) -> None:
    """Somebody is asked something, and their answer counts."""
    for chair in chairs:
        with connected(inn, chair) as socket:
            send(socket, Hello(chair.secret))
            view = heard(socket, ViewShown)
            if view.question is not None:
                send(socket, Choose(view.question.decision, answers(random.Random(1))(view)))
                assert heard(socket, Taken).decision == view.question.decision
                return
    raise AssertionError("nobody is asked")


def shows_no_more(view: ViewShown, known: ViewShown) -> bool:
    """A seat is shown what it knew before, and a spectator nothing that is anybody's own."""
    if view.you < 0:
        return not view.hand and not any(fact.card >= 0 for fact in view.facts if fact.what in IN_SECRET)
    same = (view.you, view.hand, view.question) == (known.you, known.hand, known.question)
    return same and not view.hands and view.facts in ([], known.facts)


@pytest.mark.parametrize("name", STORMS)
@settings(max_examples=5, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_after_a_storm_everything_stands_and_nothing_is_told(
    inn: Served, stranger: Chair, folder: Path, name: str, data: st.DataObject
) -> None:
    storm = STORMS[name]
    chairs = seated(inn)
    before = [seen(inn, chair) for chair in chairs]
    me, other = data.draw(st.permutations([0, 1]))

    replies, ended = weather(inn, chairs[me], stranger, storm, data.draw(storm.messages))

    assert ended == storm.ends
    refused = [message for message in replies if isinstance(message, Refused)]
    said = {message.code for message in refused if not is_last(message)}
    assert said <= storm.codes and (said or not storm.codes)
    assert all(len(message.why) > 10 for message in refused)
    hidden = {TITLES[card.card] for card in before[other].hand} - {TITLES[card.card] for card in before[me].hand}
    assert not any(title in message.why for message in refused for title in hidden)
    assert all(shows_no_more(message, before[me]) for message in replies if isinstance(message, ViewShown))
    assert tells_nothing(msgspec.json.encode(replies).decode(), folder)
    assert [seen(inn, chair) for chair in chairs] == before
    assert choices_at(folder, chairs[0].table) == []
    plays_on(inn, chairs)
