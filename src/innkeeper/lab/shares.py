"""Shares with how sure they are: 95 % intervals after Wilson, from as many games as the figures are worth.

Seats at one table are not independent: when one wins, the others lose. So the spread is taken from game to game, and
the interval is that of a share over as many single games as would spread as much.
"""

from __future__ import annotations

from math import ceil
from statistics import NormalDist
from typing import Final

import polars as pl

SURE: Final = 0.95
LIKELY: Final = 0.8  # how often a difference is to be seen if it is there


def width(sure: float = SURE, at_once: int = 1) -> float:
    """How many standard errors an interval reaches to each side; wider where many are looked at at once."""
    return NormalDist().inv_cdf(1 - (1 - sure) / (2 * at_once))


def shares(rows: pl.LazyFrame, by: list[str], value: str = "won", z: float | None = None) -> pl.DataFrame:
    """For each group: in how many games it was, the mean of a value from 0 to 1, and the interval `low` to `high`."""
    games = rows.group_by(*by, "game").agg(x=pl.col(value).sum(), m=pl.len().cast(pl.Float64))
    x, m = pl.col("x"), pl.col("m")
    sums = games.group_by(by).agg(
        games=pl.len(),
        seats=m.sum(),
        total=x.sum(),
        xx=(x * x).sum(),
        xm=(x * m).sum(),
        mm=(m * m).sum(),
    )
    share = pl.col("total") / pl.col("seats")
    spread = pl.col("xx") - 2 * share * pl.col("xm") + share * share * pl.col("mm")
    worth = pl.when(spread > 1e-9).then(share * (1 - share) * pl.col("seats") ** 2 / spread).otherwise(pl.col("seats"))
    found = sums.with_columns(share=share, worth=worth)
    return found.select(*by, "games", "share", *wilson(z if z is not None else width())).sort(by).collect()


def wilson(z: float) -> list[pl.Expr]:
    """The interval after Wilson around a `share` of `worth` games."""
    share, worth = pl.col("share"), pl.col("worth")
    middle = (share + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z / (1 + z * z / worth) * (share * (1 - share) / worth + z * z / (4 * worth * worth)).sqrt()
    return [(middle - half).clip(0, 1).alias("low"), (middle + half).clip(0, 1).alias("high")]


def differences(pairs: pl.DataFrame) -> pl.DataFrame:
    """How far `share` is above `other_share`, with the interval after Newcombe from those of both."""
    share, low, high = (pl.col(name) for name in ("share", "low", "high"))
    other, other_low, other_high = (pl.col(f"other_{name}") for name in ("share", "low", "high"))
    gain = share - other
    return pairs.with_columns(
        gain=gain,
        gain_low=gain - ((share - low) ** 2 + (other_high - other) ** 2).sqrt(),
        gain_high=gain + ((high - share) ** 2 + (other - other_low) ** 2).sqrt(),
    )


def games_to_see(difference: float, spread: float) -> int:
    """How many games it takes until a difference that is there is mostly seen, if it spreads so from game to game."""
    reach = width() + NormalDist().inv_cdf(LIKELY)
    return max(2, ceil((reach * spread / difference) ** 2))
