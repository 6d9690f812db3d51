"""Findings as sentences and tables of the report."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import polars as pl

from innkeeper.lab.page import percent, signed, sure, table

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
ENDS: Final = {"drink": "passed out", "gold": "out of Gold"}


def by_strength(found: pl.DataFrame, label: str) -> list[str]:
    """Names, those who win most first, over all sizes of table."""
    gain = (pl.col("share") / pl.col("fair") * pl.col("games")).sum() / pl.col("games").sum()
    return found.group_by(label).agg(gain=gain).sort("gain", descending=True)[label].to_list()


def extremes(found: pl.DataFrame, label: str, named: str = "{}") -> str:
    """Who wins most and least at tables of one size, and whether that may be luck."""
    ordered = found.sort("share", descending=True)
    best, worst = ordered.row(0, named=True), ordered.row(-1, named=True)
    luck = " These ranges overlap, so the difference may be luck." if best["low"] <= worst["high"] else ""

    def told(row: dict[str, Any]) -> str:
        name = named.format(f"<strong>{escape(row[label])}</strong>")
        return f"{name}: {sure(row['share'], row['low'], row['high'])}"

    return (
        f"At a table of {best['players']}, where {percent(best['fair'])} would be fair,"
        f" the most games go to {told(best)}; the fewest to {told(worst)}.{luck}"
    )


def share_table(found: pl.DataFrame, label: str, head: str, order: list[str]) -> str:
    """Shares with their intervals: a row a name, a column a size of table."""
    sizes = found["players"].unique().sort().to_list()
    cells = {(row[label], row["players"]): row for row in found.to_dicts()}

    def cell(name: str, size: int) -> str:
        row = cells.get((name, size))
        return "–" if row is None else sure(row["share"], row["low"], row["high"])

    heads = [head, *(f"{size} players" for size in sizes)]
    rows = [(escape(name), *(cell(name, size) for size in sizes)) for name in order]
    if len(sizes) == 1:
        heads.append("Games")
        rows = [(*row, f"{cells[name, sizes[0]]['games']:,}") for name, row in zip(order, rows, strict=True)]
    return table(heads, rows)


def side_table(found: pl.DataFrame) -> str:
    """Sides of each mode, with how often they win."""
    heads = ["Mode", "Players", "On the side", "Bosses", "Turn", "Wins", "Fair", "Games"]
    rows = [
        (
            row["mode"],
            *(str(row[name]) for name in ("players", "members", "bosses")),
            PLACES[row["place"] - 1],
            sure(row["share"], row["low"], row["high"]),
            percent(row["fair"]),
            f"{row['games']:,}",
        )
        for row in found.to_dicts()
    ]
    return table(heads, rows)


def card_table(found: pl.DataFrame, links: dict[tuple[str, str], str]) -> str:
    """All cards, with what they change; those that have a page lead to it."""

    def title(row: dict[str, Any]) -> str:
        link = links.get((row["character"], row["card"]))
        return f'<a href="{link}">{escape(row["card"])}</a>' if link else escape(row["card"])

    heads = ["Character", "Card", "In the first hand", "Games", "Played", "Games"]
    rows = [
        (
            escape(row["character"]),
            title(row),
            effect(row, ""),
            f"{row['games_dealt'] or 0:,}",
            effect(row, "_played"),
            f"{row['games_played'] or 0:,}",
        )
        for row in found.to_dicts()
    ]
    return table(heads, rows, words=[1])


def effect(row: dict[str, float | None], kind: str) -> str:
    """What a card changes, with its interval, in games of a hundred."""
    gain, low, high = (row[f"{name}{kind}"] for name in ("gain", "gain_low", "gain_high"))
    if gain is None or low is None or high is None:
        return "–"
    return f"{signed(gain)} <small>({signed(low)} to {signed(high)})</small>"


def with_fates(seats: pl.DataFrame) -> pl.DataFrame:
    """The seats of a game, with who played and how it ended for them; where a name repeats, the seat is told, too."""
    name = pl.col("character")
    by_seat = pl.format("{} (seat {})", name, "place")
    told = pl.when(name.is_duplicated()).then(by_seat).otherwise(name)
    return seats.with_columns(player=pl.format("{}, {}", told, pl.col("out_by").replace(ENDS).fill_null("won")))


def size_table(found: pl.DataFrame) -> str:
    """How long games take and how they end: a column a size of table."""
    rows = {
        "Games": "{games:,}",
        "Turns, on average": "{turns:.1f}",
        "Turns, nine games of ten": "{short:.0f}–{long:.0f}",
        "Turns for each player": "{rounds:.1f}",
        "Choices, on average": "{choices:,.0f}",
        "The last rival passed out": "{drink:.1f} %",
        "The last rival ran out of Gold": "{gold:.1f} %",
        "Tied": "{tie:.1f} %",
    }
    sizes = found.with_columns(pl.col("drink", "gold", "tie") * 100).to_dicts()
    heads = ["", *(f"{size['players']} players" for size in sizes)]
    return table(heads, [(name, *(form.format(**size) for size in sizes)) for name, form in rows.items()])
