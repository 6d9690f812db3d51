"""Runs of modes with teams and Bosses: who plays with whom, which side wins, and what is refused."""

from pathlib import Path

import polars as pl
import pytest

from innkeeper.agreed import Agreed
from innkeeper.lab import LabError
from innkeeper.lab.folder import Folder
from innkeeper.lab.report import write_report
from innkeeper.lab.seating import seating
from innkeeper.packs import open_box
from innkeeper.rules.modes import MODES
from tests.lab.tables import played, rows, small_run
from tests.lab.test_command import lab

TEAMS = "boss-battle,two-headed-dragon"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    run = small_run(24, seats="4", modes=f"{TEAMS},none,boss-versus-boss", seed="teams")
    return played(tmp_path_factory.mktemp("lab") / "run", run)


def test_modes_and_sizes_are_taken_in_turn() -> None:
    run = small_run(12, seats="3-5", modes="boss-battle")
    sizes = [len(seating(run, game).bots) for game in range(1, 13)]
    assert sizes == [3, 4, 5] * 4
    mixed = small_run(12, seats="4", modes="two-headed-dragon,none,leaders-and-lackeys")
    modes = [seating(mixed, game).agreed.mode for game in range(1, 7)]
    assert modes == ["two-headed-dragon", "", "leaders-and-lackeys"] * 2


def test_a_boss_is_a_villain_and_begins() -> None:
    run = small_run(40, seats="3-5", modes="boss-battle")
    bosses = set()
    for game in range(1, 41):
        seated = seating(run, game)
        assert seated.first == 0 and seated.side_of == [0] + [1] * (len(seated.bots) - 1)
        bosses.add(seated.characters[0])
    assert bosses == {key for key, character in open_box().characters.items() if character.has_boss_cards()}


def test_a_bot_for_each_side_moves_on_side_by_side() -> None:
    run = small_run(4, seats="4", modes="two-headed-dragon", bots="regular,random")
    assert [seating(run, game).bots for game in (1, 2, 3)] == [
        ["regular", "regular", "random", "random"],
        ["random", "random", "regular", "regular"],
        ["regular", "regular", "random", "random"],
    ]
    uneven = small_run(4, seats="4", modes="boss-battle", bots="regular,random")
    assert [seating(uneven, game).bots for game in (1, 2)] == [
        ["regular"] + ["random"] * 3,
        ["random"] + ["regular"] * 3,
    ]
    by_seat = small_run(4, seats="4", modes="two-headed-dragon", bots="regular,random,random,random")
    assert seating(by_seat, 2).bots == ["random", "random", "random", "regular"]


def test_a_side_wins_and_leaves_together(folder: Folder) -> None:
    for table in rows(folder).partition_by("game"):
        by_side = table.partition_by("side")
        assert table["sides"].unique().to_list() == [len(by_side)]
        assert sum(side["won"][0] for side in by_side) == pytest.approx(1)
        assert sorted(side["place"][0] for side in by_side) == list(range(1, len(by_side) + 1))
        for side in by_side:
            for column in ("won", "rank", "place", "out_turn", "fortitude", "alcohol", "gold"):
                assert side[column].n_unique() == 1, column
            assert len({tuple(gaps) for gaps in side["gaps"]}) == 1
        ranks = {side["rank"][0] for side in by_side}
        assert ranks <= set(range(1, len(by_side) + 1)) and 1 in ranks
    games = rows(folder, "games")
    assert games["mode"].to_list()[:4] == ["boss-battle", "two-headed-dragon", "", "boss-versus-boss"]
    in_teams = games.filter(pl.col("mode").is_in(TEAMS.split(",")))
    assert all(tie == (len(winners) == 4) for tie, winners in in_teams.select("tie", "winners").iter_rows())


def test_the_report_says_which_side_wins(folder: Folder) -> None:
    page = write_report(folder.path).read_text("utf-8")
    found = pl.read_csv(folder.path / "report-sides.csv")
    seats = rows(folder)
    bosses = seats.filter(pl.col("mode") == "boss-battle", pl.col("boss"))
    (row,) = found.filter(mode="boss-battle", bosses=1).to_dicts()
    assert (row["games"], row["members"], row["fair"]) == (6, 1, 0.5)
    assert row["share"] == pytest.approx(bosses["won"].mean())
    assert f"Against 3 Challengers the Boss wins {row['share'] * 100:.1f} %" in page
    (others,) = found.filter(mode="boss-battle", bosses=0).to_dicts()
    assert others["share"] + row["share"] == pytest.approx(1)
    pairs = found.filter(mode="two-headed-dragon")
    assert pairs["place"].to_list() == [1, 2] and pairs["share"].sum() == pytest.approx(1)
    assert found.filter(mode="").is_empty()


def test_teams_that_take_their_turns_together_have_as_many_places_as_there_are_teams(tmp_path: Path) -> None:
    folder = played(tmp_path / "teams", small_run(4, seats="4", modes="two-headed-dragon"))
    page = write_report(folder.path).read_text("utf-8")
    assert "<td>second</td>" in page and "<td>third</td>" not in page
    assert pl.read_csv(folder.path / "report-seats.csv")["place"].to_list() == [1, 2]


def test_without_teams_nothing_is_said_of_sides(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(4))
    assert "Which side wins?" not in write_report(folder.path).read_text("utf-8")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"modes": "three-headed-dragon"}, "--mode: no 'three-headed-dragon'; did you mean `two-headed-dragon`?"),
        ({"modes": ","}, f"--mode names none; there are: none, {', '.join(MODES)}."),
        ({"modes": "two-headed-dragon", "seats": "3-4"}, "two-headed-dragon is for 4, 6, 8, 10 players, not 3."),
        ({"modes": "boss-battle", "seats": "6"}, "boss-battle is for 3, 4, 5 players, not 6."),
        ({"modes": "boss-versus-boss", "seats": "5"}, "boss-versus-boss is for 2, 3, 4 players, not 5."),
        ({"modes": "boss-battle", "characters": "zot,gog,eve"}, "cannot be a Boss: only villains have Boss Cards."),
        ({"modes": "none", "agreed": Agreed(sides=[[0, 1], [2, 3]]), "seats": "4"}, "sides are played in a mode;"),
        (
            {"modes": "two-headed-dragon", "bots": "regular,random,random", "seats": "4"},
            "names 3 bots for 4 seats or 2 sides; name one for all, one a seat, or one a side.",
        ),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_the_reason(asked: dict[str, str], told: str) -> None:
    with pytest.raises(LabError) as refused:
        small_run(**asked)  # type: ignore[arg-type]
    assert told in str(refused.value)


def test_modes_and_sides_are_asked_for_in_a_command(tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = ["run", "--games", "2", "--seats", "4", "--bots", "random", "--workers", "1", "--out", str(out)]
    status, said = lab(*asked, "--mode", "two-headed-dragon", "--sides", "3+0/1+2")
    assert status == 0, said
    assert rows(Folder.open(out))["side"].to_list()[:4] == [0, 1, 1, 0]
    status, said = lab(*asked, "--mode", "boss-battle")
    assert status != 0 and "--mode: two-headed-dragon there, boss-battle asked" in said
    status, said = lab(*asked, "--mode", "two-headed-dragon", "--sides", "north/south")
    assert status != 0 and "--sides must be written as seats, such as 0+1/2+3, not 'north/south'." in said
