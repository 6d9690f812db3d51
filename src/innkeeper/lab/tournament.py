"""Ratings of bots from the games in which they met."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from rich.table import Table

from innkeeper.lab.folder import Folder
from innkeeper.lab.page import percent, span
from innkeeper.lab.shares import shares

RATINGS: Final = "ratings.json"
REACH: Final = 2  # an interval reaches so many sigma to each side


class Standing(msgspec.Struct, frozen=True):
    """A bot's rating with its interval, and how often a seat of it wins."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    won: float
    won_low: float
    won_high: float


def rate(folder: Folder) -> list[Standing]:
    """The bots of a tournament, the best first. Nobody learns between games, so ratings only grow surer."""
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, PlackettLuceRating] = {bot: model.rating(name=bot) for bot in folder.run.bots}
    rows = folder.scan("seats").select("game", "bot", "rank").sort("game", "rank").collect()
    for table in rows.partition_by("game", maintain_order=True):
        rate_game(model, ratings, table["bot"].to_list(), table["rank"].to_list())
    won = {row["bot"]: row for row in shares(folder.scan("seats"), ["bot"]).to_dicts()}
    standings = [standing(bot, rating, won[bot]) for bot, rating in ratings.items() if bot in won]
    return sorted(standings, key=lambda standing: -standing.rating)


def rate_game(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], bots: list[str], ranks: list[float]) -> None:
    """Take a game into account. A bot on several seats moves by the mean of what each would give it."""
    if len(set(bots)) < 2:
        return
    after = model.rate([[ratings[bot]] for bot in bots], ranks=ranks)
    for bot in set(bots):
        new = [team[0] for name, team in zip(bots, after, strict=True) if name == bot]
        mu, sigma = (sum(getattr(rating, part) for rating in new) / len(new) for part in ("mu", "sigma"))
        ratings[bot] = model.rating(mu, sigma, bot)


def standing(bot: str, rating: PlackettLuceRating, won: dict[str, float]) -> Standing:
    reach = REACH * rating.sigma
    return Standing(
        bot, rating.mu, rating.mu - reach, rating.mu + reach, int(won["games"]), won["share"], won["low"], won["high"]
    )


def keep(folder: Folder, standings: list[Standing]) -> Path:
    """Write the ratings down."""
    folder.write(RATINGS, msgspec.json.format(msgspec.json.encode(standings)) + b"\n")
    return folder.path / RATINGS


def shown(standings: list[Standing]) -> Table:
    """The ratings as a table for the terminal."""
    table = Table("", "Bot", "Rating", "2 σ", "Games", "Wins a seat", "95 %")
    for place, it in enumerate(standings, start=1):
        table.add_row(
            str(place),
            it.bot,
            f"{it.rating:.1f}",
            f"{it.low:.1f}–{it.high:.1f}",
            f"{it.games:,}",
            percent(it.won),
            f"{span(it.won_low, it.won_high)} %",
        )
    return table
