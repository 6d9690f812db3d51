"""The page that compares all characters says of each pair what their games say, and no more."""

import re
from pathlib import Path

import polars as pl
import pytest
from playwright.sync_api import Browser

from innkeeper.lab.decks import Decks, Field, surprising
from innkeeper.lab.folder import Folder
from innkeeper.lab.report import write_report
from tests.lab.tables import played, rows, small_run
from tests.lab.test_command import lab

NAMES = ("Zot", "Gog", "Eve")


def matchups(**of_pairs: float) -> pl.DataFrame:
    """Pairs by their first letters, with the share of the first; the other way round it is the rest."""
    found = []
    for pair, share in of_pairs.items():
        one, other = (next(name for name in NAMES if name[0] == letter) for letter in pair)
        for who, whom, it in ((one, other, share), (other, one, 1 - share)):
            figures = {"games": 200, "share": it, "low": it - 0.1, "high": it + 0.1}
            over = {f"{name}_over": value for name, value in figures.items()}
            found.append({"character": who, "against": whom, **figures, **over})
    return pl.DataFrame(found)


def decks(**of_pairs: float) -> Decks:
    wins = [{"character": name, "players": 4, "games": 400, "share": 0.25, "low": 0.2, "high": 0.3} for name in NAMES]
    return Decks(pl.DataFrame(wins), matchups(**of_pairs), list(NAMES))


def test_a_deck_beats_whom_it_outlasts_beyond_its_range() -> None:
    found = decks(ZG=0.7, ZE=0.55, GE=0.62)
    assert [it.other for it in found.beaten_by("Zot")] == ["Gog"]
    assert [it.one for it in found.beating("Gog")] == ["Zot"]
    assert [it.one for it in found.beating("Eve")] == ["Gog"]
    assert found.outlasts("Zot") == pytest.approx((0.7 + 0.55) / 2)


def test_a_field_tells_who_leads_how_surely_and_of_how_many_games() -> None:
    page = decks(ZG=0.7, ZE=0.55, GE=0.5).chapters()
    assert '<td class="up-5 clear" title="Zot against Gog: 70.0 % (60.0–80.0) of 200 games">70</td>' in page
    assert '<td class="down-5 clear" title="Gog against Zot: 30.0 % (20.0–40.0) of 200 games">30</td>' in page
    assert '<td class="even" title="Gog against Eve: 50.0 % (40.0–60.0) of 200 games">50</td>' in page
    assert "1 of 3 pairs" in page


def test_a_strong_deck_that_outlasts_all_alike_surprises_nobody() -> None:
    shares = {("Zot", "Gog"): 0.8, ("Zot", "Eve"): 0.8, ("Gog", "Eve"): 0.5}
    pairs = [Field(one, other, share, share - 0.05, share + 0.05, 200) for (one, other), share in shares.items()]
    assert surprising(pairs, {"Zot": 0.8, "Gog": 0.35, "Eve": 0.35}) == []
    stone = Field("Gog", "Zot", 0.7, 0.65, 0.75, 200)
    ((told, by_strength),) = surprising([*pairs, stone], {"Zot": 0.8, "Gog": 0.35, "Eve": 0.35})
    assert told == stone and by_strength == pytest.approx(0.2)


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """The whole cast."""
    folder = played(tmp_path_factory.mktemp("lab") / "run", small_run(60, seats="8", seed="decks"))
    write_report(folder.path)
    return folder


def test_the_page_says_of_a_pair_what_the_rows_say(reported: Folder) -> None:
    names = dict(pl.read_parquet(reported.path / "cards.parquet").select("deck", "name").unique().iter_rows())
    seats = rows(reported)
    one, other = (seats.filter(character=key).select("game", "rank", "won") for key in ("zot", "gog"))
    both = one.join(other, on="game")
    ahead = sum((rank < less) + (rank == less) / 2 for rank, less in both.select("rank", "rank_right").iter_rows())
    page = (reported.path / "report-decks.html").read_text("utf-8")
    assert f'title="{names["zot"]} against {names["gog"]}: {ahead / len(both):.1%}'.replace("%", " %") in page
    found = pl.read_csv(reported.path / "report-matchups.csv").filter(character="Zot", against="Gog").row(0, named=True)
    assert (found["games"], found["share"]) == (len(both), pytest.approx(ahead / len(both)))
    decided = both.filter(pl.col("won") + pl.col("won_right") > 0)
    assert found["games_over"] == len(decided)


def test_the_whole_cast_is_on_the_map_and_each_has_a_list(reported: Folder) -> None:
    page = (reported.path / "report-decks.html").read_text("utf-8")
    here = rows(reported)["character"].n_unique()
    assert here > 40
    first = page[page.index('<table class="pairs">') :]
    first = first[: first.index("</table>")]
    assert first.count("<tr>") == here + 1
    assert len(re.findall(r'<div id="deck-\d+">', page)) == page.count("<details>") == here


@pytest.mark.parametrize("width", [1440, 390])
def test_every_number_on_the_map_can_be_read(browser: Browser, reported: Folder, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto((reported.path / "report-decks.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = "[...document.querySelectorAll('.pairs td')].filter(it => it.scrollWidth > it.clientWidth).length"
    assert page.evaluate(cut) == 0
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.pairs td')).fontSize) >= 11")
    if width > 1000:
        assert page.evaluate("(it => it.scrollWidth <= it.clientWidth)(document.querySelector('.wide-open'))")
    page.locator(".pairs a", has_text="Zot").first.click()
    assert page.locator("details[open]", has_text="Zot").count()
    page.close()


def test_the_terminal_shows_them_too(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(12))
    status, said = lab("report", str(folder.path))
    assert status == 0 and "Outlasts" in said and "report-decks.html" in said.replace(" ", "")
