"""What is said of a run follows from its rows, and is no surer than the games allow."""

import json
import re
from pathlib import Path

import polars as pl
import pytest
from playwright.sync_api import Browser

from innkeeper.lab.chapters import SHOWN_CARDS
from innkeeper.lab.findings import standing_out
from innkeeper.lab.folder import Folder
from innkeeper.lab.report import Report, write_report
from innkeeper.lab.run import new_run
from innkeeper.lab.shares import shares, width
from innkeeper.lab.telling import card_table, extremes
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
        won = float(game < 36)
        seats += [(game, "lone", won), (game, "others", 1 - won), (game, "others", 0.0), (game, "others", 0.0)]
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


@pytest.mark.parametrize("name", ["report.html", "report-decks.html"])
def test_the_pages_need_nothing_from_anywhere(reported: Folder, name: str) -> None:
    page = (reported.path / name).read_text("utf-8")
    assert "<script" not in page and "<link" not in page and "@import" not in page and "src=" not in page
    assert set(re.findall(r"https?://[^\"'\s<]*", page)) <= {"http://www.w3.org/2000/svg"}
    for place in re.findall(r'href="([^"]*)"', page):
        beside, _, within = place.partition("#")
        other = (reported.path / (beside or name)).read_text("utf-8")
        assert not within or f'id="{within}"' in other


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
        own = seats.filter(
            pl.col("players") == row["players"], pl.col("character") == row["character"].lower().replace(" ", "-")
        )
        assert (row["games"], row["share"]) == (len(own), pytest.approx(own["won"].mean()))
        assert f"{row['share'] * 100:.1f} %" in page
    ends = pl.read_csv(reported.path / "report-sizes.csv")
    assert ends["games"].to_list() == [15, 15]
    cards = pl.read_csv(reported.path / "report-cards.csv")
    assert max(cards["games_dealt"].drop_nulls()) <= 30 and len(cards) > 200


def test_matchups_mirror_each_other(reported: Folder) -> None:
    found = pl.read_csv(reported.path / "report-matchups.csv")
    for kind in ("", "_over"):
        known = found.drop_nulls(f"share{kind}").to_dicts()
        shares_of = {(row["character"], row["against"]): row[f"share{kind}"] for row in known}
        for (one, other), share in shares_of.items():
            assert share + shares_of[other, one] == pytest.approx(1)


def test_an_unfinished_run_says_so(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(4))
    folder.files(4)["games"].unlink()
    page = write_report(folder.path).read_text("utf-8")
    assert "3 games at the inn" in page and "not finished: 1 game to go" in page


def test_where_all_games_tie_none_is_typical(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(1, seats="4"))
    rows(folder, "games").with_columns(tie=True).write_parquet(folder.files(1)["games"])
    page = write_report(folder.path).read_text("utf-8")
    assert "1 game at the inn" in page and "A typical game" not in page
    assert "What is a card worth?" not in page
    assert "1 game for each pair" in (folder.path / "report-decks.html").read_text("utf-8")
    assert not (folder.path / "report-typical-game.csv").exists()


FEW = "deirdre,dimli,eve,fiona,fleck,gerki,gog,zot"


@pytest.fixture(scope="module")
def large_table(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Ten players, so that at least two are of the same name."""
    folder = played(tmp_path_factory.mktemp("lab") / "run", small_run(6, seats="10", seed="ten", characters=FEW))
    write_report(folder.path)
    return folder


def test_ten_players_have_ten_lines_and_the_legend_tells_them_apart(large_table: Folder) -> None:
    players = pl.read_csv(large_table.path / "report-typical-game.csv")["player"].unique(maintain_order=True).to_list()
    assert len(players) == 10 and sum("(seat " in player for player in players) >= 4
    page = (large_table.path / "report.html").read_text("utf-8")
    drawings = re.findall(r"<svg.*?</svg>", page[page.index("A typical game") :], re.DOTALL)
    for drawing in drawings:
        assert all(f">{player}<" in drawing for player in players)
        styles = re.findall(r'd="M-[^A"]*"[^>]* stroke="([^"]*)"[^>]* stroke-dasharray="([^"]*)"', drawing)
        assert len(styles) == len(set(styles)) == 10


def test_among_players_of_one_character_none_wins_most(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", new_run(3, "2", "zot", "random"))
    page = write_report(folder.path).read_text("utf-8")
    assert "<strong>Zot</strong>" not in page and "Does it help to go first?" in page
    assert "Who outlasts whom?" not in page and "report-matchups.csv" not in page
    assert not (folder.path / "report-decks.html").exists()


def test_best_and_worst_may_be_luck_where_their_ranges_overlap() -> None:
    def told(worst_high: float) -> str:
        best = {"who": "Zot", "players": 4, "fair": 0.25, "share": 0.3, "low": 0.28, "high": 0.32}
        worst = {"who": "Gog", "players": 4, "fair": 0.25, "share": 0.2, "low": 0.15, "high": worst_high}
        return extremes(pl.DataFrame([worst, best]), "who")

    assert "may be luck" in told(0.29) and "may be luck" not in told(0.27)


def test_the_table_of_cards_calls_games_games() -> None:
    gains = {f"{name}{kind}": 0.01 for name in ("gain", "gain_low", "gain_high") for kind in ("", "_played")}
    card = {"character": "Zot", "card": "Poof!", "games_dealt": 1300, "games_played": None, **gains}
    table = card_table(pl.DataFrame([card]), {})
    heads, cells = (re.findall(rf"<{tag}[^>]*>(.*?)</{tag}>", table) for tag in ("th", "td"))
    assert [cell for head, cell in zip(heads, cells, strict=True) if head == "Games"] == ["1,300", "0"]


def test_it_says_how_many_of_the_cards_that_stand_out_are_drawn(
    reported: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    gains = [0.02 + n / 1000 for n in range(30)] + [-0.09]
    cards = pl.DataFrame({"character": "Zot", "card": [f"card {n}" for n in range(31)], "gain": gains})
    cards = cards.with_columns(gain_low=pl.col("gain") - 0.001, gain_high=pl.col("gain") + 0.001)
    played_too = [pl.lit(0.0).alias(f"{name}_played") for name in ("gain", "gain_low", "gain_high")]
    report = Report(reported)
    found = cards.with_columns(*played_too, games_dealt=9, games_played=9)
    monkeypatch.setattr(report.findings, "cards", lambda: found)
    page = report.cards()
    assert f"Of 31 cards, 31 stand out by more than luck would do among so many; the {SHOWN_CARDS} strongest" in page
    drawn = set(re.findall(r">Zot: (card \d+)<", page))
    assert len(drawn) == SHOWN_CARDS and {"card 30", "card 29"} <= drawn and "card 0" not in drawn


CLASHES = """() => [...document.querySelectorAll('figure svg')].filter(svg => svg.checkVisibility()).flatMap(svg => {
  const paper = svg.getBoundingClientRect()
  const marks = [...svg.querySelectorAll('text:not([stroke]), path[fill="var(--main)"][d*="A"]')]
    .filter(mark => mark.getAttribute('opacity') !== '0')
    .map(mark => ({ told: mark.textContent || 'a dot', at: mark.getBoundingClientRect() }))
  const out = marks.filter(({ at }) => at.left < paper.left - 1 || at.right > paper.right + 1)
  const met = marks.flatMap((one, n) => marks.slice(n + 1).filter(other =>
    one.at.left < other.at.right - 1 && other.at.left < one.at.right - 1 &&
    one.at.top < other.at.bottom - 2 && other.at.top < one.at.bottom - 2).map(other => [one.told, other.told]))
  return [...out.map(({ told }) => told), ...met]
})"""
SCALES = """() => [...document.querySelectorAll('figure svg')].filter(svg => svg.checkVisibility())
  .map(svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)"""
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll('.scroll')]
  .filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent.slice(0, 40))"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_drawings_can_be_read_on_desk_and_phone(
    browser: Browser, reported: Folder, large_table: Folder, width: int, height: int
) -> None:
    """No text is cut or runs into another or into a dot, and everything is in sight at about its own size."""
    page = browser.new_page(viewport={"width": width, "height": height})
    for folder in (reported, large_table):
        page.goto((folder.path / "report.html").as_uri())
        assert page.evaluate(CLASHES) == []
        scales = page.evaluate(SCALES)
        assert len(scales) >= 5 and all(0.95 < scale < 1.1 for scale in scales)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if width > 1000:
            page.evaluate("document.querySelector('details').open = true")
            assert page.evaluate(TOO_WIDE) == []
    page.close()


def test_a_tournament_puts_the_better_bot_first(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(160, seats="4", bots="random,regular", drawn=True))
    assert all(sorted(table["bot"]) == ["random"] * 2 + ["regular"] * 2 for table in rows(folder).partition_by("game"))
    standings = rate(folder)
    assert [standing.bot for standing in standings] == ["regular", "random"]
    assert standings[0].low > standings[1].high
    assert standings[0].won_low > 0.25 > standings[1].won_high
    assert json.loads(keep(folder, standings).read_text())[0]["bot"] == "regular"
