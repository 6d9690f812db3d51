"""Whatever is agreed on before a game is carried whole to the game, to files and databases, and comes back from there.

Each field of `Agreed` is tried by itself; one that nobody has given another value here fails.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from innkeeper.agreed import Agreed
from innkeeper.arena import invitation, openspiel
from innkeeper.bots import Bot, play
from innkeeper.game import Game
from innkeeper.judge import laying
from innkeeper.judge.reading import scenario_of
from innkeeper.judge.titles import Titles
from innkeeper.lab import fit, playing
from innkeeper.lab import run as runs
from innkeeper.replay import Recorder, load, log_digest, replay, save
from innkeeper.rules.laying import lay_table
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from innkeeper.table.box import Box
from innkeeper.table.table import Table
from tests.packs.small import CHARACTER as MIRA
from tests.rules.stories import box
from tests.server.helpers import CAST, visited

TEAMS: dict[str, Any] = {"mode": "two-headed-dragon", "sides": [[0, 1], [2, 3]]}
BAR: dict[str, Any] = {"drinks": "rdi2+cellar", "bar_deck": True}
GAMES_AND_PRIZES: dict[str, Any] = {"gambling_games": ["threes"], "prizes": ["Absorbent Towel"]}
OTTO: dict[str, Any] = {"otto": True, "factions": ["cleric", "wizard"]}
OTHERWISE: dict[str, Any] = {"event_decks": ["harbour"], "packs": [MIRA], **GAMES_AND_PRIZES, **BAR, **TEAMS, **OTTO}
SEATS = [{"character": key} for key in CAST]
each_field = pytest.mark.parametrize("name", Agreed.__struct_fields__)


def otherwise(name: str) -> dict[str, Any]:
    """Something else than usual is agreed on."""
    assert name in OTHERWISE, f"give {name} a value here that is not the usual one"
    assert OTHERWISE[name] != getattr(Agreed(), name)
    return next((together for together in (TEAMS, BAR, OTTO) if name in together), {name: OTHERWISE[name]})


def told(name: str) -> object:
    """What everybody is told of it; of packs the characters in them, for they can be read whole elsewhere."""
    return ["mira"] if name == "packs" else OTHERWISE[name]


def cast(name: str) -> list[str]:
    """Who plays: with Otto two, else four."""
    return CAST[:2] if name in OTTO else CAST


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Setup]]:
    """The setups with which tables are laid from now on, all with the box of these tests."""
    found: list[Setup] = []

    def new(setup: Setup, seed: int, cards: Box) -> Game:
        found.append(setup)
        return Game.new(setup, seed, cards)

    def lay(setup: Setup, cards: Box, seed: int) -> Table:
        found.append(setup)
        return lay_table(setup, cards, seed)

    def play_out(bots: list[Bot], setup: Setup, seed: int, cards: Box) -> Game:
        found.append(setup)
        return play(bots, setup, seed, cards)

    for place, name, noting in (
        (invitation, "Game", SimpleNamespace(new=new)),
        (playing, "Game", SimpleNamespace(new=new)),
        (laying, "lay_table", lay),
        (fit, "play", play_out),
    ):
        monkeypatch.setattr(place, name, noting)
    for place, opened in ((invitation, "box"), (runs, "open_box"), (playing, "open_box"), (fit, "open_box")):
        monkeypatch.setattr(place, opened, box)
    invitation.encoding.cache_clear()
    yield found
    invitation.encoding.cache_clear()  # it gave numbers to the cards of these tests


@each_field
def test_the_engine_takes_it(name: str) -> None:
    names = [*"abcd"][: len(cast(name))]
    setup = Agreed(**otherwise(name)).seated(cast(name), 1, names)
    assert getattr(setup, name) == OTHERWISE[name] and (setup.first, setup.names) == (1, names)


@each_field
def test_a_table_has_it_from_its_opening_to_its_game_and_after_a_restart(tmp_path: Path, name: str) -> None:
    agreed = otherwise(name)

    def inn() -> Inn:
        return Inn(Store(f"sqlite:///{tmp_path / 'inn.sqlite'}"), box())

    async def is_opened() -> tuple[str, str]:
        async with visited(inn()) as guest:
            asked = {"seats": SEATS[: len(cast(name))], **agreed}
            assert (await guest.post("/tables/check", json=asked)).json()["problems"] == []
            opened = (await guest.post("/tables", json=asked)).json()
            assert opened[name] == told(name)
            seat = (await guest.post(f"/tables/{opened['table']}/seats", json={"name": "Ada"})).json()
        return opened["table"], seat["secret"]

    async def is_played_at(key: str, secret: str) -> None:
        place = inn()
        async with visited(place) as guest:
            assert (await guest.get(f"/tables/{key}")).json()[name] == told(name)
            started = await guest.post(f"/tables/{key}/start", headers={"Authorization": f"Bearer {secret}"})
            assert started.json()[name] == told(name) and played_with(place, key) == agreed[name]

    async def is_laid_again(key: str) -> None:
        place = inn()
        async with visited(place) as guest:
            assert (await guest.get(f"/tables/{key}")).json()[name] == told(name)
            assert played_with(place, key) == agreed[name]

    def played_with(place: Inn, key: str) -> object:
        recorder = place.rooms.open[key].table.recorder
        assert recorder is not None
        return getattr(recorder.setup, name)

    key, secret = asyncio.run(is_opened())
    asyncio.run(is_played_at(key, secret))
    asyncio.run(is_laid_again(key))


@each_field
def test_a_saved_game_has_it(tmp_path: Path, name: str) -> None:
    recorder = Recorder.new(Agreed(**otherwise(name)).seated(cast(name)), 1, box())
    save(tmp_path / "game.json", recorder.saved())
    saved = load(tmp_path / "game.json")
    assert getattr(saved.setup, name) == getattr(saved.setup.setup(), name) == OTHERWISE[name]
    assert log_digest(replay(saved, box())) == log_digest(recorder.game)


@each_field
def test_a_scenario_can_ask_for_it(laid: list[Setup], name: str) -> None:
    seats = [*SEATS[: len(cast(name))], *([{"character": "otto"}] if name in OTTO else [])]
    table = {"seats": seats, **otherwise(name)}
    laying.lay(scenario_of({"id": "story", "script": [], "expect": {}, "table": table}), box(), Titles(box()))
    assert [getattr(setup, name) for setup in laid] == [OTHERWISE[name]]


@pytest.mark.parametrize("name", [name for name in Agreed.__struct_fields__ if name != "packs"])
def test_the_arena_plays_with_it(laid: list[Setup], name: str) -> None:
    players = len(cast(name))
    invitation.Invitation(players, cast(name), **otherwise(name)).new_game(1)
    given = {key: openspiel.written(value) for key, value in otherwise(name).items()}
    openspiel.InnkeeperGame({"players": players, "characters": "+".join(cast(name)), **given})
    assert len(laid) > 2 and all(getattr(setup, name) == OTHERWISE[name] for setup in laid)


def test_packs_are_not_brought_to_the_arena() -> None:
    with pytest.raises(SetupError, match="packs cannot be brought"):
        invitation.Invitation(2, packs=[MIRA])


@each_field
def test_the_lab_plays_with_it(laid: list[Setup], name: str) -> None:
    players, known = len(cast(name)), ",".join(cast(name))
    run = runs.new_run(1, str(players), known, "random", agreed=Agreed(**otherwise(name)))
    playing.play(msgspec.json.decode(msgspec.json.encode(run), type=runs.Run), 1)
    sizes = {"generations": 1, "candidates": 4, "games": 4, "held_out": 4, "seats": players}
    fit.play_games({}, "try", range(1), fit.new_fit("duel.lead", known, **sizes, seed="1", **otherwise(name)))
    assert [getattr(setup, name) for setup in laid] == [OTHERWISE[name]] * 2


def test_what_the_rules_do_not_allow_is_told_before_a_table_is_opened() -> None:
    async def evening() -> None:
        async with visited(Inn(Store("sqlite://"), box())) as guest:
            for wrong, told in (
                ({"sides": [[0, 1], [2]]}, "Sides must hold every seat exactly once."),
                ({"sides": [[0, 1], [2, 3]]}, "Sides are played in a mode; there are: two-headed-dragon"),
                ({"mode": "two-headed-dragon", "sides": [[0, 2], [1, 3]]}, "Teammates sit next to each other."),
                ({"mode": "boss-battle", "sides": [[0], [1, 2, 3]]}, "Fiona cannot be a Boss: only villains"),
                ({"sides": [[0, 1, 2, 3], []]}, "A game needs at least two sides, and somebody on each of them."),
                ({"otto": True}, "Otto plays along with two players, not with 4."),
                ({"otto": True, **TEAMS}, "Otto does not play in teams, as in Two-Headed Dragon."),
                ({"factions": ["rogue"]}, "Factions are of Otto's deck: play with Otto, or name none."),
                ({"event_decks": ["milk"]}, "No event deck 'milk'; there are: dungeon, harbour, mine, sea."),
            ):
                (problem,) = (await guest.post("/tables/check", json={"seats": SEATS, **wrong})).json()["problems"]
                assert problem["why"].startswith(told)
                assert (await guest.post("/tables", json={"seats": SEATS, **wrong})).json()["code"] == "bad-table"

    asyncio.run(evening())
