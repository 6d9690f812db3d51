"""Findings as sentences and tables of the report."""

from __future__ import annotations

from html import escape

import polars as pl

from innkeeper.lab.page import percent, several, signed, span, sure, table


def by_strength(found: pl.DataFrame, label: str) -> list[str]:
    """Names, those who win most first, over all sizes of table."""
    gain = (pl.col("share") / pl.col("fair") * pl.col("games")).sum() / pl.col("games").sum()
    return found.group_by(label).agg(gain=gain).sort("gain", descending=True)[label].to_list()


def extremes(found: pl.DataFrame, label: str) -> str:
    """Who wins most and least at tables of one size, in a sentence."""
    ordered = found.sort("share", descending=True)
    best, worst = ordered.row(0, named=True), ordered.row(-1, named=True)
    return (
        f"At a table of {best['players']}, where {percent(best['fair'])} would be fair, the most games go to"
        f" <strong>{escape(best[label])}</strong>: {percent(best['share'])} ({span(best['low'], best['high'])});"
        f" the fewest to <strong>{escape(worst[label])}</strong>: {percent(worst['share'])}"
        f" ({span(worst['low'], worst['high'])})."
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


def card_table(found: pl.DataFrame) -> str:
    """All cards, with what they change."""
    heads = ["Character", "Card", "Dealt at first", "of a hundred games", "Played", "of a hundred games"]
    rows = [
        (
            escape(row["character"]),
            escape(row["card"]),
            effect(row, ""),
            several(row["games_dealt"] or 0, "game"),
            effect(row, "_played"),
            several(row["games_played"] or 0, "game"),
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


def fate(seat: dict[str, str]) -> str:
    """A player of the typical game, with how it ended for them."""
    ends = {"drink": "passed out", "gold": "out of Gold"}
    return f"{seat['character']}, {ends.get(seat['out_by'], 'won')}"
