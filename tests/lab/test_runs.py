"""A run gives the same rows however it is played, goes on where it stopped, and refuses what cannot be."""

import io
import os
from concurrent.futures import wait
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from innkeeper.agreed import Agreed
from innkeeper.lab import LabError, playing
from innkeeper.lab.folder import Folder
from innkeeper.lab.pace import Pace
from innkeeper.lab.run import digest, new_run
from innkeeper.lab.running import run_all
from innkeeper.lab.seating import seating
from innkeeper.lab.workers import at_home, play_batch
from innkeeper.packs import open_box
from tests.lab.tables import played, rows, small_run

QUIET = Console(quiet=True)


def test_two_workers_write_the_same_rows_as_one(tmp_path: Path) -> None:
    run = small_run(decisions=True)
    one = run_all(run, tmp_path / "one", 1, None, QUIET)
    two = run_all(run, tmp_path / "two", 2, None, QUIET)
    for table in ("games", "seats", "decisions"):
        assert rows(one, table).equals(rows(two, table)), table
    assert rows(one, "games")["game"].to_list() == list(range(1, 13))


def test_two_workers_take_as_many_batches_as_there_are() -> None:
    """A pool that replaces its workers now and then forgets to, and waits for ever (CPython, gh-115634)."""
    with at_home(2) as workers:
        handed = [workers.executor.submit(abs, -number) for number in range(1200)]
        assert not wait(handed, timeout=120).not_done
        assert [it.result() for it in handed] == list(range(1200))


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    seeds = [rows(played(tmp_path / seed, small_run(2, seed=seed)), "games")["seed"].to_list() for seed in ("a", "b")]
    assert not set(seeds[0]) & set(seeds[1])


def test_what_is_missing_is_played_and_nothing_else(tmp_path: Path) -> None:
    run = small_run()
    whole = rows(played(tmp_path / "whole", run))
    folder = Folder.claim(tmp_path / "part", run)
    for batch in (1, 2, 5):
        folder.keep(batch, play_batch(run, batch))
    (tmp_path / "part" / "games-00002.parquet").unlink()  # stopped between the two files of a batch
    kept = tmp_path / "part" / "seats-00005.parquet"
    before = kept.stat()
    assert folder.missing() == [2, 3, 4, *range(6, 13)] and folder.done() == 2
    assert rows(folder)["game"].unique().sort().to_list() == [1, 5]
    run_all(run, tmp_path / "part", 1, None, QUIET)
    assert rows(folder).equals(whole)
    assert kept.stat().st_mtime_ns == before.st_mtime_ns


def test_a_file_that_is_not_whole_is_played_again(tmp_path: Path) -> None:
    folder = played(tmp_path, small_run(3))
    whole = rows(folder)
    for number, left in ((1, 0), (2, 100)):
        path = tmp_path / f"seats-0000{number}.parquet"
        path.write_bytes(path.read_bytes()[:left])
    assert folder.missing() == [1, 2]
    assert rows(played(tmp_path, small_run(3))).equals(whole)


def test_a_run_goes_on_in_the_batches_it_was_begun_with(tmp_path: Path) -> None:
    run = small_run(12)
    Folder.claim(tmp_path, run).keep(1, play_batch(run, 1))
    again = run_all(msgspec.structs.replace(run, batch=5), tmp_path, 1, None, QUIET)
    assert again.run == run and rows(again, "games")["game"].to_list() == list(range(1, 13))


def test_ones_own_bot_that_has_changed_makes_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = tmp_path / "evolving.py"
    monkeypatch.syspath_prepend(tmp_path)
    runs = []
    for answer in ("0", "len(view.question.options) - 1"):
        bot.write_text(f"class Bot:\n    def choose(self, view, chance):\n        return {answer}\n")
        digest.cache_clear()
        runs.append(new_run(4, "2", "all", "evolving:Bot,random"))
    Folder.claim(tmp_path / "run", runs[0])
    with pytest.raises(LabError, match="the rules or bots: "):
        Folder.claim(tmp_path / "run", runs[1])


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    run = small_run(2)
    played(tmp_path / "run", run)
    said = io.StringIO()
    run_all(run, tmp_path / "run", 1, None, Console(file=said))
    assert said.getvalue() == "All 2 games are there.\n"


@pytest.mark.parametrize("begun", [5, 250])
def test_a_run_that_grows_is_the_run_of_that_size(tmp_path: Path, begun: int) -> None:
    """Also from a batch that was not full, and in larger batches than it was begun with."""
    cheap: dict[str, Any] = {"seats": "2", "characters": "gog,zot", "decisions": True}
    played(tmp_path / "grown", small_run(begun, **cheap))
    first = tmp_path / "grown" / "seats-00001.parquet"
    before = first.stat().st_mtime_ns
    for games in (begun + 3, begun + 300):
        grown = played(tmp_path / "grown", small_run(games, **cheap))
    whole = played(tmp_path / "whole", small_run(begun + 300, **cheap))
    assert (grown.run.games, grown.done()) == (begun + 300, begun + 300)
    for table in ("games", "seats", "decisions"):
        assert rows(grown, table).equals(rows(whole, table))
    assert first.stat().st_mtime_ns == before
    assert len(grown.run.batches) < begun // grown.run.batch + 110
    assert Folder.open(tmp_path / "grown").run == grown.run


def test_an_interrupted_run_may_grow_before_it_is_finished(tmp_path: Path) -> None:
    run = small_run(6)
    Folder.claim(tmp_path, run).keep(4, play_batch(run, 4))
    said = io.StringIO()
    grown = run_all(small_run(9), tmp_path, 1, None, Console(file=said, width=200))
    assert "1 games are there; going on with the rest." in said.getvalue() and "8 games to play" in said.getvalue()
    assert rows(grown, "games")["game"].to_list() == list(range(1, 10))


def test_a_run_does_not_shrink(tmp_path: Path) -> None:
    played(tmp_path, small_run(3))
    with pytest.raises(LabError, match="--games: 3 there, 2 asked"):
        Folder.claim(tmp_path, small_run(2))


def test_who_sits_at_every_table_has_all_seats(tmp_path: Path) -> None:
    run = small_run(60, seats="4", always="zot,fiona")
    seats = [seating(run, game).characters for game in range(1, 61)]
    for key in ("zot", "fiona"):
        assert all(characters.count(key) == 1 for characters in seats)
        assert {characters.index(key) for characters in seats} == {0, 1, 2, 3}
    others = small_run(60, seats="4", always="zot,fiona", characters="gog,eve,zot")
    assert others.characters == ["gog", "eve", "zot", "fiona"]
    assert set(seating(others, 1).characters) == {"gog", "eve", "zot", "fiona"}


def test_who_sits_at_every_table_takes_no_seat_of_a_boss() -> None:
    run = small_run(20, seats="4", modes="boss-battle", always="zot,fiona,gog")
    for game in range(1, 21):
        boss, *challengers = seating(run, game).characters
        assert sorted(challengers) == ["fiona", "gog", "zot"] and boss not in challengers
    with pytest.raises(LabError, match="--always names 4 for a table of 4 with 3 seats for them"):
        small_run(20, seats="4", modes="boss-battle", always="zot,fiona,gog,eve")


def test_a_folder_with_another_run_is_refused_with_what_differs(tmp_path: Path) -> None:
    played(tmp_path, small_run(2))
    with pytest.raises(LabError) as refused:
        Folder.claim(tmp_path, small_run(3, seed="others"))
    assert "--games: 2 there, 3 asked; --seed: tests there, others asked" in str(refused.value)
    assert "--out" in str(refused.value)
    assert Folder.open(tmp_path).run == small_run(2)


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("private")
    with pytest.raises(LabError, match="holds other things"):
        Folder.claim(tmp_path, small_run())
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_a_folder_without_a_run_or_without_games_cannot_be_reported_on(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="holds no run"):
        Folder.open(tmp_path)
    (tmp_path / "run.json").write_text("{}")
    with pytest.raises(LabError, match="does not describe a run"):
        Folder.open(tmp_path)
    with pytest.raises(LabError, match="holds no games yet"):
        Folder.claim(tmp_path / "new", small_run()).scan("games")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"games": 0}, "--games must be 1 to 100,000,000, not 0"),
        ({"games": 10**10}, "--games must be 1 to 100,000,000, not 10,000,000,000"),
        ({"seats": "2-99999999999"}, "2 to 10 players can sit at the table, not 11"),
        ({"characters": "zot,zot,gog"}, "--characters names somebody twice"),
        ({"bots": ":Bot"}, "':Bot' cannot be had"),
        ({"bots": "tests.lab.tables:Unmakeable"}, "cannot be had (no candle to be found)"),
        ({"seats": "four"}, "--seats must be a number, several, or a range"),
        ({"seats": "1"}, "2 to 10 players can sit at the table, not 1"),
        ({"seats": "11"}, "2 to 10 players can sit at the table, not 11"),
        ({"characters": "zott"}, "--characters: no 'zott'"),
        ({"characters": ","}, f"--characters names nobody; there are: all, {min(open_box().characters)}, "),
        ({"bots": "champion"}, "--bots: no bot 'champion'; there are: random, regular"),
        ({"bots": "nowhere:Bot"}, "'nowhere:Bot' cannot be had"),
        ({"bots": ""}, "--bots names nobody"),
        ({"bots": "random,regular"}, "--bots names 2 bots for 4 seats; name one for all, or one a seat"),
        ({"variants": "big-money"}, "--variants: no 'big-money'"),
        ({"agreed": Agreed(drinks="milk")}, "no drink deck 'milk'; there are: rdi1"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(asked: dict[str, object], told: str) -> None:
    usual: dict[str, object] = {"games": 10, "seats": "4", "characters": "all", "bots": "random"}
    with pytest.raises(LabError) as refused:
        new_run(**(usual | asked))  # type: ignore[arg-type]
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("bot", "told"), [("Cheat", "answered 99, which is not open to it: "), ("Clumsy", "RuntimeError: dropped")]
)
def test_a_bot_that_misbehaves_is_named_with_its_game(tmp_path: Path, bot: str, told: str) -> None:
    name = f"tests.lab.tables:{bot}"
    run = new_run(2, "2", "all", f"random,{name}")
    with pytest.raises(LabError) as refused:
        run_all(run, tmp_path / "run", 1, None, QUIET)
    assert f"'{name}' in game 1" in str(refused.value) and told in str(refused.value)


def test_bots_and_the_first_player_move_on_from_seat_to_seat() -> None:
    run = small_run(9, bots="regular,random,random")
    seated = [seating(run, game) for game in range(1, 10)]
    assert [table.bots.index("regular") for table in seated] == [0, 2, 1] * 3
    assert [table.first for table in seated] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_table_sizes_alternate_and_no_character_is_there_twice_while_there_are_others() -> None:
    run = small_run(60, seats="2,8-10")
    for game in range(1, 61):
        characters = seating(run, game).characters
        assert len(characters) == (2, 8, 9, 10)[(game - 1) % 4]
        assert len(set(characters)) == len(characters)


def test_a_run_in_many_sizes_is_split_into_batches_that_hold_every_game_once() -> None:
    for games in (1, 99, 100, 250, 40_050):
        run = small_run(games)
        numbers = [game for batch in run.batches for game in run.games_of(batch)]
        assert numbers == list(range(1, games + 1)) and run.batch <= 200


def test_what_a_worker_with_other_cards_would_play_is_refused() -> None:
    with pytest.raises(LabError, match="other cards, rules or bots"):
        play_batch(msgspec.structs.replace(small_run(), cards="others"), 1)


def test_a_game_without_an_end_is_told_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_CHOICES", 10)
    with pytest.raises(LabError, match=r"Game 1 \(\w+, \w+\) has no end: 10 choices were made\."):
        play_batch(small_run(1, seats="2", characters="zot,gog,eve,fiona"), 1)


def test_the_pace_is_that_of_the_last_minute_and_idle_time_counts() -> None:
    now = 0.0
    pace = Pace(lambda: now, least_steps=2)
    assert pace.per_second() is None
    for _ in range(10):
        now += 10
        pace.add(100)
    assert pace.per_second() == pytest.approx(10)
    for _ in range(10):
        now += 10
        pace.add(10)
    assert pace.per_second() == pytest.approx(1, rel=0.2)
    now += 600
    assert pace.per_second() == pytest.approx(0.1, rel=0.2)


def test_that_workers_come_late_slows_only_the_first_figures() -> None:
    now = 0.0
    pace = Pace(lambda: now, least_steps=2)
    now = 30
    for _ in range(4):
        pace.add(10)
        now += 1
    now -= 1
    assert pace.per_second() == pytest.approx(10)


def test_who_is_interrupted_while_writing_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder.claim(tmp_path / "run", small_run(2))
    before = sorted(folder.path.iterdir())

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        folder.write("seats-00003.parquet", b"PAR1")
    assert sorted(folder.path.iterdir()) == before
