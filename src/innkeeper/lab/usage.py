"""How cards are used: how often, when, on whom, in answer to what, and what they change."""

from __future__ import annotations

from typing import Final

import polars as pl

from innkeeper.lab.folder import Folder
from innkeeper.lab.plays import CHANGED

CARD: Final = ["character", "card"]
LAST_ROUND: Final = 8  # this one and all later ones count together
CHANGES: Final = [f"{whose}_{what}" for whose in ("own", "others") for what in CHANGED]


class Usage:
    """The tables about cards that were played, made from the rows of a run that has kept them."""

    def __init__(self, folder: Folder, titles: pl.DataFrame) -> None:
        players = folder.scan("games").select("game", "players")
        self.titles = titles
        named = folder.scan("plays").join(
            titles.lazy().rename({"number": "of", "card": "title"}), left_on="card", right_on="of"
        )
        rounds = ((pl.col("turn") - 1) // pl.col("players") + 1).clip(1, LAST_ROUND)
        self.plays = (
            named.drop("card").rename({"title": "card"}).join(players, on="game").with_columns(round=rounds).collect()
        )

    def cards(self) -> pl.DataFrame:
        """Each card: how often it was played, and the shares and means of what is known of that."""
        aimed, alone = pl.col("whom").is_not_null(), pl.col("rivals") < 2
        choice = aimed & ~alone  # among several rivals
        weakest = pl.col("stronger") == pl.col("rivals") - 1
        return (
            self.plays.group_by(CARD)
            .agg(
                plays=pl.len(),
                own_turn=pl.col("own_turn").mean(),
                answering=pl.col("answers").is_not_null().mean(),
                gap=pl.col("gap").mean(),
                aimed=aimed.sum(),
                chosen=choice.sum(),
                strongest=(pl.col("stronger") == 0).filter(choice).mean(),
                weakest=weakest.filter(choice).mean(),
                whom_gap=pl.col("whom_gap").mean(),
                **{name: pl.col(name).mean() for name in CHANGES},
                felled=pl.col("felled").mean(),
            )
            .sort(CARD)
        )

    def rounds(self) -> pl.DataFrame:
        """In which round of turns each card was played how often."""
        return self.plays.group_by(*CARD, "round").agg(plays=pl.len()).sort(*CARD, "round")

    def answered(self) -> pl.DataFrame:
        """To which cards each card was the answer, and how often, the most frequent first."""
        of = self.titles.select(answers="number", title="card", whose="character")
        found = self.plays.drop_nulls("answers").join(of, on="answers")
        return (
            found.group_by(*CARD, "title")
            .agg(plays=pl.len())
            .sort(*CARD, "plays", "title", descending=[False, False, True, False])
        )
