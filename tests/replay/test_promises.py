"""Whether a game was dealt as promised is told: kept, broken, or that nothing was promised."""

import hashlib
import random
from pathlib import Path

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.promise import Deal, Promise, first_player
from innkeeper.replay import Recorder, Saved, digest, load, promised, run, save
from innkeeper.rules.setup import Setup
from tests.replay.test_saved_games import play

DEAL = Deal(0x0123456789ABCDEF0123456789ABCDEF, "00112233445566778899aabbccddeeff")
NAMES = ["Ada", "Bo", "Cy"]


@pytest.fixture(scope="module")
def game() -> Saved:
    """A finished game as an inn deals it."""
    setup = Setup(["zot", "gerki", "fiona"], names=NAMES)
    setup.first = first_player(setup, DEAL.seed)
    recorder = Recorder.new(setup, DEAL.seed, open_box())
    recorder.promise = DEAL.promise
    play(recorder, random.Random(1))
    return recorder.saved()


def changed(game: Saved, **changes: object) -> Saved:
    """The game as somebody edits it who can make digests of files too."""
    edited = msgspec.structs.replace(game, **changes)
    return msgspec.structs.replace(edited, digest=digest(edited))


def told(game: Saved, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    save(folder / "game.json", game)
    assert run(folder / "game.json", None) == 0
    return capsys.readouterr().out


def test_the_digest_can_be_made_by_anybody() -> None:
    lines = b"innkeeper deal\n00112233445566778899aabbccddeeff\n0123456789abcdef0123456789abcdef\n"
    assert DEAL.promise == Promise(hashlib.sha256(lines).hexdigest(), DEAL.salt)


def test_deals_that_nobody_knows_differ_in_seed_and_salt() -> None:
    deals = [Deal.new() for _ in range(50)]
    assert len({deal.seed for deal in deals}) == len({deal.salt for deal in deals}) == 50
    assert all(len(deal.salt) == 32 for deal in deals) and max(deal.seed for deal in deals).bit_length() > 100


def test_everybody_may_be_first() -> None:
    setup = Setup(["zot", "gerki", "fiona"], names=NAMES)
    assert {first_player(setup, seed) for seed in range(30)} == {0, 1, 2}


def test_a_promise_that_was_kept_is_told(game: Saved, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert promised(game) == "kept" and game.promise is not None
    words = told(game, tmp_path, capsys).replace("\n", " ")
    assert "The deal is the one promised" in words and game.promise.digest in words


@pytest.mark.parametrize("what", ["digest", "salt", "first", "generator"])
def test_a_broken_promise_is_told(game: Saved, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also where the file is made anew around it, so that it is sound otherwise."""
    assert game.promise is not None
    if what in ("digest", "salt"):
        other = msgspec.structs.replace(game.promise, **{what: "0" * 32})
        broken = changed(game, promise=other)
    else:
        value: object = "linear" if what == "generator" else (game.setup.first + 1) % 3
        setup = msgspec.structs.replace(game.setup, **{what: value}).setup()
        recorder = Recorder.new(setup, DEAL.seed, open_box())
        recorder.promise = game.promise
        play(recorder, random.Random(1))
        broken = recorder.saved()
    assert promised(broken) == "broken"
    assert "NOT the one promised" in told(broken, tmp_path, capsys)


def test_another_seed_breaks_the_promise(game: Saved, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(["zot", "gerki", "fiona"], names=NAMES)
    setup.first = first_player(setup, 5)
    recorder = Recorder.new(setup, 5, open_box())
    recorder.promise = game.promise
    play(recorder, random.Random(1))
    assert "NOT the one promised" in told(recorder.saved(), tmp_path, capsys)


def test_where_nothing_was_promised_that_is_told(
    game: Saved, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for other in (changed(game, promise=None), load(Path(__file__).parent / "finished_1.json")):
        assert promised(other) == "none"
        assert "Nobody promised this deal" in told(other, tmp_path, capsys)


def test_of_a_game_going_on_nothing_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder.new(Setup(["zot", "gerki"]), 5, open_box())
    play(recorder, random.Random(1), choices=10)
    assert "promised" not in told(recorder.saved(), tmp_path, capsys)


def test_a_promise_stays_in_a_game_that_is_resumed(game: Saved) -> None:
    assert Recorder.resume(game, open_box()).saved() == game
