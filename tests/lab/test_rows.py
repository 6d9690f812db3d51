"""What is written down of a game is what happened in it."""

from pathlib import Path

import polars as pl
import pytest

from innkeeper.bots import bot, play
from innkeeper.lab.folder import Folder
from innkeeper.lab.seating import seating
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from tests.lab.tables import played, rows, small_run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    run = small_run(20, seats="2-5", bots="random", decisions=True)
    return played(tmp_path_factory.mktemp("lab") / "run", run)


def test_a_game_can_be_played_again_from_its_row(folder: Folder) -> None:
    for row in rows(folder, "games").to_dicts():
        seated = seating(folder.run, row["game"])
        setup = Setup(seated.characters, folder.run.drinks, row["first"])
        game = play([bot(name) for name in seated.bots], setup, int(row["seed"], 16), open_box())
        assert (sorted(game.winners), game.table.turn) == (row["winners"], row["turns"])
        told = [fact.what for fact in game.log if fact.what in ("passes-out", "is-broke")]
        assert row["ended_by"] == {"passes-out": "drink", "is-broke": "gold"}[told[-1]]


def test_wins_add_up_and_ranks_follow_who_left_when(folder: Folder) -> None:
    for table in rows(folder).partition_by("game"):
        assert table["won"].sum() == pytest.approx(1)
        winners = table.filter(pl.col("won") > 0)
        assert winners["rank"].to_list() == [1] * len(winners)
        losers = table.filter(pl.col("won") == 0).sort("rank")
        assert losers["out_turn"].is_sorted(descending=True)
        assert losers["rank"].min() in (len(winners) + 1, None)  # none: all who were left have tied
        assert losers["out_by"].is_in(["drink", "gold"]).all()
        assert sorted(table["place"]) == list(range(1, len(table) + 1))


def test_gaps_are_noted_at_each_turn_until_a_player_leaves(folder: Folder) -> None:
    turns = dict(rows(folder, "games").select("game", "turns").iter_rows())
    for seat in rows(folder).to_dicts():
        assert seat["gaps"][0] == 20
        assert len(seat["gaps"]) == (seat["out_turn"] or turns[seat["game"]])
        assert all(gap > 0 for gap in seat["gaps"])


def test_cards_are_those_of_the_character_or_have_come_from_others(folder: Folder) -> None:
    decks = dict(pl.read_parquet(folder.path / "cards.parquet").select("number", "deck").iter_rows())
    for table in rows(folder).partition_by("game"):
        at_the_table = set(table["character"])
        for seat in table.to_dicts():
            assert len(seat["dealt"]) == 7
            assert {decks[number] for number in seat["dealt"]} == {seat["character"]}
            strange = [open_box().faces[number] for number in seat["played"] if decks[number] not in at_the_table]
            assert all(face.price or face.side_deck.shared for face in strange)  # bought, or of a deck all share


def test_every_choice_is_among_the_decisions(folder: Folder) -> None:
    decisions = rows(folder, "decisions")
    counted = decisions.group_by("game").agg(choices=pl.len()).sort("game")
    assert counted["choices"].to_list() == rows(folder, "games")["choices"].to_list()
    chosen = decisions.filter(pl.col("chosen").is_not_null() & (pl.col("options") > 0))
    assert (chosen["chosen"] < chosen["options"]).all()
    cards = rows(folder).explode("played").select("game", "seat", card="played").drop_nulls()
    mine = decisions.select("game", "seat", "card").drop_nulls()
    assert cards.join(mine, on=["game", "seat", "card"], how="anti").is_empty()


def test_the_card_titles_are_beside_the_rows(folder: Folder) -> None:
    cards = pl.read_parquet(folder.path / "cards.parquet")
    assert cards["title"].to_list() == [face.title for face in open_box().faces]


def test_nothing_is_left_half_written(folder: Folder) -> None:
    assert not list(Path(folder.path).glob(".*"))
