"""What is said of a run follows from its rows, and is no surer than the games allow."""

import json
import re
from pathlib import Path

import polars as pl
import pytest

from innkeeper.lab.findings import standing_out
from innkeeper.lab.folder import Folder
from innkeeper.lab.report import write_report
from innkeeper.lab.shares import shares, width
from innkeeper.lab.tournament import keep, rate
from tests.lab.tables import played, rows, small_run


def wins(*seats: tuple[int, str, float]) -> pl.LazyFrame:
    return pl.LazyFrame(seats, schema=["game", "who", "won"], orient="row")


def test_a_share_of_single_games_has_the_interval_of_wilson() -> None:
    found = shares(wins(*((game, "Zot", float(game < 10)) for game in range(40))), ["who"]).row(0, named=True)
    assert (found["games"], found["share"]) == (40, 0.25)
    assert (found["low"], found["high"]) == (pytest.approx(0.1419, abs=1e-4), pytest.approx(0.4019, abs=1e-4))


def test_who_never_won_may_still_win_one_day() -> None:
    found = shares(wins(*((game, "Zot", 0.0) for game in range(20))), ["who"]).row(0, named=True)
    assert found["low"] == 0 and 0.1 < found["high"] < 0.2


def test_three_seats_at_one_table_are_not_three_games() -> None:
    """One bot against three others: what is known of the three is just what is known of the one."""
    seats = []
    for game in range(60):
        lone = float(game < 36)
        seats += [(game, "lone", lone), (game, "others", 1 - lone), (game, "others", 0.0), (game, "others", 0.0)]
    lone, others = shares(wins(*seats), ["who"]).to_dicts()
    assert others["share"] == pytest.approx((1 - lone["share"]) / 3)
    assert 3 * (others["high"] - others["low"]) == pytest.approx(lone["high"] - lone["low"], rel=0.1)


def test_many_looks_need_a_wider_interval() -> None:
    assert width() == pytest.approx(1.96, abs=0.001) and width(at_once=200) > 3.6


def test_only_a_card_beyond_luck_stands_out_among_many() -> None:
    lucky = {"card": "lucky", "gain": 0.02, "gain_low": 0.002, "gain_high": 0.038}
    strong = {"card": "strong", "gain": 0.06, "gain_low": 0.04, "gain_high": 0.08}
    weak = {"card": "weak", "gain": -0.06, "gain_low": -0.08, "gain_high": -0.04}
    plain = [{"card": f"plain {n}", "gain": 0.0, "gain_low": -0.02, "gain_high": 0.02} for n in range(100)]
    assert standing_out(pl.DataFrame([lucky, weak, strong, *plain]))["card"].to_list() == ["strong", "weak"]


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    run = small_run(30, seats="2,3", bots="random", seed="report")
    folder = played(tmp_path_factory.mktemp("lab") / "run", run)
    write_report(folder.path)
    return folder


def test_the_page_needs_nothing_from_anywhere(reported: Folder) -> None:
    page = (reported.path / "report.html").read_text("utf-8")
    assert "<script" not in page and "<link" not in page and "@import" not in page
    assert set(re.findall(r"https?://[^\"'\s<]*", page)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"(src|href)=\"(?!#)", page)


def test_the_page_is_light_and_dark_in_its_drawings_too(reported: Folder) -> None:
    page = (reported.path / "report.html").read_text("utf-8")
    assert "prefers-color-scheme: dark" in page
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) >= 5
    for drawing in drawings:
        assert "var(--ink)" in drawing
        assert not re.findall(r'(?:fill|stroke)="(?:#|black|white)[^"]*"', drawing)
        assert 'role="img" aria-label="' in drawing


def test_page_and_csv_say_what_the_rows_say(reported: Folder) -> None:
    page = (reported.path / "report.html").read_text("utf-8")
    assert "30 games at the inn" in page
    found = pl.read_csv(reported.path / "report-characters.csv")
    seats = rows(reported)
    for row in found.to_dicts():
        own = seats.filter(pl.col("players") == row["players"], pl.col("character") == row["character"].lower())
        assert (row["games"], row["share"]) == (len(own), pytest.approx(own["won"].mean()))
        assert f"{row['share'] * 100:.1f} %" in page
    ends = pl.read_csv(reported.path / "report-sizes.csv")
    assert ends["games"].to_list() == [15, 15]
    cards = pl.read_csv(reported.path / "report-cards.csv")
    assert cards["games_dealt"].max() <= 30 and len(cards) > 200


def test_matchups_mirror_each_other(reported: Folder) -> None:
    found = pl.read_csv(reported.path / "report-matchups.csv")
    shares_of = {(row["character"], row["against"]): row["share"] for row in found.to_dicts()}
    for (one, other), share in shares_of.items():
        assert share + shares_of[other, one] == pytest.approx(1)


def test_an_unfinished_run_says_so(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(4))
    folder.files(4)["games"].unlink()
    page = write_report(folder.path).read_text("utf-8")
    assert "3 games at the inn" in page and "not finished: 1 game to go" in page


def test_a_tournament_puts_the_better_bot_first(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(30, seats="4", bots="random,regular", drawn=True))
    assert all(sorted(table["bot"]) == ["random"] * 2 + ["regular"] * 2 for table in rows(folder).partition_by("game"))
    standings = rate(folder)
    assert [standing.bot for standing in standings] == ["regular", "random"]
    assert standings[0].low > standings[1].high
    assert standings[0].won_low > 0.25 > standings[1].won_high
    assert json.loads(keep(folder, standings).read_text())[0]["bot"] == "regular"
