"""What a run shows, a table a question. Every share comes with its 95 % interval, `low` to `high`."""

from __future__ import annotations

import polars as pl

from innkeeper.lab.folder import CARDS, Folder
from innkeeper.lab.shares import differences, shares, width


class Findings:
    """The tables of a report, made from the rows of a run when they are asked for."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.games = folder.scan("games")
        cards = pl.read_parquet(folder.path / CARDS)
        self.titles = cards.select("number", card="title", character="name")
        self.names = dict(cards.select("deck", "name").unique().iter_rows())
        seats = folder.scan("seats")
        self.seats = seats.with_columns(pl.col("character").replace(self.names), fair=1 / pl.col("sides"))

    def characters(self) -> pl.DataFrame:
        """How often each character wins, at each size of table."""
        return self.won_by("character")

    def places(self) -> pl.DataFrame:
        """How often the first player wins, the second, and so on."""
        return self.won_by("place")

    def bots(self) -> pl.DataFrame:
        """How often a seat of each bot wins."""
        return self.won_by("bot")

    def won_by(self, label: str) -> pl.DataFrame:
        """How often they win at each size of table, beside what they would win if all sides were equal."""
        by = ["players", label]
        fair = self.seats.group_by(by).agg(pl.col("fair").mean()).collect()
        return shares(self.seats, by).join(fair, on=by, how="left", maintain_order="left")

    def sides(self) -> pl.DataFrame:
        """In teams: how often a side wins, by how many are on it, how many of them Bosses, and when it has its turn."""
        by = ["mode", "players", "members", "bosses", "place"]
        side = ["game", "mode", "players", "side", "place"]
        teams = self.seats.filter(pl.col("mode") != "").group_by(side)
        members = teams.agg(
            pl.len().alias("members"), pl.col("boss").sum().alias("bosses"), pl.col("won").max(), pl.col("fair").max()
        )
        fair = members.group_by(by).agg(pl.col("fair").mean()).collect()
        return shares(members, by).join(fair, on=by, how="left", maintain_order="left")

    def matchups(self) -> pl.DataFrame:
        """How often a character stays in the game longer than another at the same table; together counts half.

        Besides, in columns that end in `over`: of the games that one of the two won, how many it was.
        """
        one = self.seats.select("game", "seat", "side", "character", "rank", "won")
        pairs = one.join(one, on="game", suffix="_other").filter(
            pl.col("side") != pl.col("side_other"), pl.col("character") != pl.col("character_other")
        )
        by = ["character", "character_other"]
        rank, other = pl.col("rank").cast(pl.Int16), pl.col("rank_other").cast(pl.Int16)
        ahead = pl.when(rank < other).then(1.0).when(rank == other).then(0.5).otherwise(0.0)
        outlasting = shares(pairs.with_columns(ahead=ahead), by, "ahead")
        both = pl.col("won") + pl.col("won_other")
        winning = shares(pairs.filter(both > 0).with_columns(over=pl.col("won") / both), by, "over")
        found = outlasting.join(winning, on=by, how="left", suffix="_over", maintain_order="left")
        return found.with_columns(pl.col("games_over").fill_null(0)).rename({"character_other": "against"})

    def sizes(self) -> pl.DataFrame:
        """How long games take and how they end, at each size of table."""
        turns = pl.col("turns")
        return (
            self.games.group_by("players")
            .agg(
                games=pl.len(),
                turns=turns.mean(),
                short=turns.quantile(0.05),
                middle=turns.median(),
                long=turns.quantile(0.95),
                rounds=(turns / pl.col("players")).mean(),
                choices=pl.col("choices").mean(),
                drink=(pl.col("ended_by") == "drink").mean(),
                gold=(pl.col("ended_by") == "gold").mean(),
                tie=pl.col("tie").mean(),
            )
            .sort("players")
            .collect()
        )

    def usual_size(self) -> int:
        """The size of table that was played most; of several, the one nearest to four."""
        sizes = self.sizes().select("games", "players").rows()
        return int(max(sizes, key=lambda size: (size[0], -abs(size[1] - 4)))[1])

    def lengths(self) -> pl.DataFrame:
        """How many games take how many turns."""
        return self.games.group_by("players", "turns").agg(games=pl.len()).sort("players", "turns").collect()

    def losses(self) -> pl.DataFrame:
        """How each character leaves the game: passed out, out of Gold, or not at all."""
        how = pl.col("out_by").fill_null("stayed")
        counts = self.seats.group_by("character", how=how).agg(seats=pl.len()).collect()
        return counts.with_columns(share=pl.col("seats") / pl.col("seats").sum().over("character")).sort(
            "character", "how"
        )

    def cards(self) -> pl.DataFrame:
        """How much more often a seat wins with a card than without: dealt to it at first, and played by it."""
        dealt = self.effect("dealt").rename({"games": "games_dealt"})
        played = self.effect("played").rename({"games": "games_played"})
        found = dealt.join(played, on=["character", "card"], how="full", coalesce=True, suffix="_played")
        return found.sort("character", "card")

    def effect(self, column: str) -> pl.DataFrame:
        """Win shares of seats with and without each of their character's cards in this column."""
        here = [self.names[key] for key in dict.fromkeys(self.folder.run.characters)]
        found = pl.concat([self.effect_for(character, column) for character in here])
        key = ["character", "card"]
        others = found.filter(~pl.col("has")).select(*key, pl.exclude(*key).name.prefix("other_"))
        pairs = differences(found.filter("has").join(others, on=key))
        return pairs.select(*key, "games", "share", "other_share", "gain", "gain_low", "gain_high")

    def effect_for(self, character: str, column: str) -> pl.DataFrame:
        """The same for one character, cards with and without below each other."""
        cards = self.titles.filter(character=character)
        seats = self.seats.filter(character=character).select("game", "seat", "won", column).collect()
        held = seats.select("game", "seat", number=column).explode("number").join(cards, on="number")
        held = held.select("game", "seat", "card", has=True).unique()
        every = seats.drop(column).join(cards.select("card").unique(), how="cross")
        every = every.join(held, on=["game", "seat", "card"], how="left").with_columns(pl.col("has").fill_null(False))
        return shares(every.lazy(), ["card", "has"]).insert_column(0, pl.lit(character).alias("character"))

    def typical_game(self) -> tuple[dict[str, int], pl.DataFrame] | None:
        """A game of middling length at the most usual size of table: its row, and those of its seats; no tie."""
        columns = ["game", "turns", "choices"]
        games = self.games.filter(~pl.col("tie"), players=self.usual_size()).select(columns).collect()
        distance = [(pl.col(name) - pl.col(name).median()).abs() for name in ("turns", "choices")]
        if games.is_empty():
            return None
        game = games.sort(*distance, "game").row(0, named=True)
        return game, self.seats.filter(game=game["game"]).sort("place").collect()


def standing_out(cards: pl.DataFrame) -> pl.DataFrame:
    """The cards whose effect, when dealt, is beyond chance even though so many are looked at, the strongest first."""
    wider = width(at_once=max(1, len(cards))) / width()
    gain, low, high = (pl.col(name) for name in ("gain", "gain_low", "gain_high"))
    clear = (gain - wider * (gain - low) > 0) | (gain + wider * (high - gain) < 0)
    return cards.filter(clear).sort("gain", descending=True)
