"""A page a card says what the card says and what its games show; what cards did is what happened."""

import re
from pathlib import Path

import polars as pl
import pytest

from innkeeper.agreed import Agreed
from innkeeper.game import Game
from innkeeper.lab.card_pages import CardPages
from innkeeper.lab.folder import Folder
from innkeeper.lab.playing import play_out
from innkeeper.lab.plays import play_rows
from innkeeper.lab.report import write_report
from innkeeper.lab.seating import seating
from innkeeper.lab.usage import CHANGES, Usage
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with
from innkeeper.table.seat import Body
from tests.lab.tables import played, rows, small_run
from tests.lab.test_command import lab
from tests.packs.small import CHARACTER, written

FEW = "gog,zot,eve,fiona,deirdre,gerki"
HITS = "Hands off!"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Mira, whose one Action takes 2 Fortitude off another, at every table."""
    agreed = Agreed(packs=[CHARACTER])
    run = small_run(20, seats="3", bots="regular", characters=FEW, always="mira", agreed=agreed, plays=True)
    folder = played(tmp_path_factory.mktemp("lab") / "run", run)
    write_report(folder.path)
    return folder


def plays_of(folder: Folder, title: str) -> pl.DataFrame:
    numbers = pl.read_parquet(folder.path / "cards.parquet").filter(title=title, deck="mira")["number"]
    return rows(folder, "plays").filter(pl.col("card").is_in(numbers.to_list()))


def test_every_card_that_was_played_has_a_row(folder: Folder) -> None:
    counted = rows(folder, "plays").group_by("game", "seat", maintain_order=True).agg("card").sort("game", "seat")
    noted = (
        rows(folder).filter(pl.col("played").list.len() > 0).select("game", "seat", card="played").sort("game", "seat")
    )
    assert counted.equals(noted)


def test_a_hit_is_told_with_whom_it_met_and_what_it_took(folder: Folder) -> None:
    hits = plays_of(folder, HITS)
    assert len(hits) > 20 and hits["own_turn"].all() and hits["whom"].is_not_null().all()
    assert hits["others_fortitude"].is_between(-2, 0).all() and hits["others_fortitude"].min() == -2
    assert (hits["own_fortitude"] == 0).all() and (hits["others_alcohol"] == 0).all()
    assert (hits["stronger"] < hits["rivals"]).all() and (hits["rivals"] <= 2).all()
    assert (hits["whom"] != hits["seat"]).all()


def test_an_answer_is_told_with_what_it_answers(folder: Folder) -> None:
    answers = plays_of(folder, "Not me!")
    assert len(answers) and answers["answers"].is_not_null().all() and answers["whom"].is_null().all()


def test_what_cards_change_adds_up_to_where_the_markers_stand() -> None:
    """Where nothing but cards and Drinks moves Fortitude, the sums of both are what is left at the end."""
    run = small_run(4, seats="2", bots="regular", characters="mira", agreed=Agreed(packs=[CHARACTER]), plays=True)
    for number in range(1, 5):
        seated = seating(run, number)
        game = Game.new(
            seated.agreed.seated(seated.characters, seated.first), seated.seed, box_with(open_box(), run.packs)
        )
        play_out(game, seated, number)
        found = play_rows(game)
        lost = [row for row in found if row["others_fortitude"]]
        for seat in (0, 1):
            taken = -sum(row["others_fortitude"] for row in lost if row["seat"] != seat)
            drunk = sum(
                fact.amount
                for fact in game.log
                if fact.what == "fortitude" and fact.seat == seat and fact.rule.startswith("turn.drink")
            )
            assert Body().fortitude - taken + drunk == game.table.seats[seat].body.fortitude


def test_usage_tells_shares_and_means(folder: Folder) -> None:
    titles = pl.read_parquet(folder.path / "cards.parquet").select("number", card="title", character="name")
    usage = Usage(folder, titles)
    hits = plays_of(folder, HITS)
    (row,) = usage.cards().filter(character="Mira", card=HITS).to_dicts()
    assert row["plays"] == len(hits) and row["others_fortitude"] == pytest.approx(hits["others_fortitude"].mean())
    several = hits.filter(pl.col("rivals") > 1)
    assert row["chosen"] == len(several) and row["strongest"] == pytest.approx((several["stronger"] == 0).mean())
    rounds = usage.rounds().filter(character="Mira", card=HITS)
    assert rounds["plays"].sum() == len(hits) and rounds["round"].min() == 1
    assert set(CHANGES) <= set(row)


def test_a_page_says_what_the_card_says_and_what_its_games_show(folder: Folder) -> None:
    hits = plays_of(folder, HITS)
    page = (folder.path / "report-cards" / f"mira-{hits['card'][0]}.html").read_text("utf-8")
    assert f"<h1>{HITS}</h1>" in page and "Another player of your choice loses 2 Fortitude." in page
    assert "Mira: Action, 2 of them in the deck." in page
    assert f"{len(hits) / 20:.2f} times a game, 100.0 % in the own turn" in page
    mean = f"{sum(hits['others_fortitude']) / len(hits):+.2f}".replace("-", "−")
    assert f"<td>All others together</td><td>{mean}</td>" in page
    assert "<script" not in page and "http" not in page


def test_every_card_of_the_run_has_its_page_and_the_report_leads_there(folder: Folder) -> None:
    report = (folder.path / "report.html").read_text("utf-8")
    pages = {path.name for path in (folder.path / "report-cards").iterdir()}
    assert set(re.findall(r'href="report-cards/([^"]*)"', report)) <= pages
    decks = {face.number for key in FEW.split(",") for face in open_box().characters[key].deck}
    assert {f"{open_box().faces[number].pack}-{number}.html" for number in decks} <= pages


def test_rarer_cards_and_smaller_differences_take_more_games() -> None:
    pages = CardPages.__new__(CardPages)
    pages.games, pages.wins = {"Mira": 1000}, {"Mira": 0.25}
    usual, rare = (pages.games_needed("Mira", {"games_dealt": dealt}) for dealt in (500, 100))
    assert usual[0.05] == pytest.approx((2.8016 * 0.4330 / 0.5 / 0.05) ** 2, rel=0.01)
    assert usual[0.01] > usual[0.02] > usual[0.05] and rare[0.05] > usual[0.05]
    assert pages.games_needed("Mira", {"games_dealt": 1000}) == {}


def test_without_plays_the_page_says_how_to_have_them(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", small_run(4, characters="gog,zot,eve"))
    write_report(folder.path)
    (page, *_) = sorted((folder.path / "report-cards").iterdir())
    assert "of runs with <code>--plays</code>" in page.read_text("utf-8")
    assert not list(folder.path.glob("plays-*"))


def test_a_report_of_ones_own_pack_tells_of_it_alone(tmp_path: Path) -> None:
    pack, out = written(tmp_path, CHARACTER), str(tmp_path / "run")
    asked = ["run", "--games", "6", "--seats", "2", "--characters", "gog,zot", "--bots", "random", "--workers", "1"]
    status, said = lab(*asked, "--pack", str(pack), "--always", "mira", "--plays", "--out", out)
    assert status == 0, said
    status, said = lab("report", out, "--pack", str(pack))
    assert status == 0 and HITS in said and "Gog" not in said
    assert {path.name.split("-")[0] for path in (tmp_path / "run" / "report-cards").iterdir()} == {"mira"}
    pack.write_text(CHARACTER.replace("fortitude: 2", "fortitude: 3"), "utf-8")
    status, said = lab("report", out, "--pack", str(pack))
    assert status == 1 and "was played with another version of" in said
    pack.write_text(CHARACTER.replace("lose:", "loose:"), "utf-8")
    status, said = lab("report", out, "--pack", str(pack))
    assert status == 1 and "pack.yaml:11:" in said.replace(" ", "")
    other = CHARACTER.replace("character: mira", "character: nerys").replace("Mira", "Nerys")
    pack.write_text(other, "utf-8")
    status, said = lab("report", out, "--pack", str(pack))
    assert status == 1 and "was not played with" in said
