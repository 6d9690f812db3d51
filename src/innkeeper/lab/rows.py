"""The tables of a run and their columns (docs/lab.md tells what each holds)."""

import io
from collections.abc import Sequence
from typing import Any, Final

import polars as pl

Row = dict[str, Any]

GAMES: Final = {
    "game": pl.UInt32,
    "seed": pl.String,
    "mode": pl.String,
    "players": pl.UInt8,
    "first": pl.UInt8,
    "turns": pl.UInt16,
    "choices": pl.UInt32,
    "winners": pl.List(pl.UInt8),
    "tie": pl.Boolean,
    "ended_by": pl.String,
}
SEATS: Final = {
    "game": pl.UInt32,
    "mode": pl.String,
    "players": pl.UInt8,
    "sides": pl.UInt8,
    "seat": pl.UInt8,
    "side": pl.UInt8,
    "boss": pl.Boolean,
    "place": pl.UInt8,
    "character": pl.String,
    "bot": pl.String,
    "won": pl.Float64,
    "rank": pl.UInt8,
    "out_turn": pl.UInt16,
    "out_by": pl.String,
    "fortitude": pl.Int16,
    "alcohol": pl.Int16,
    "gold": pl.Int16,
    "dealt": pl.List(pl.UInt16),
    "played": pl.List(pl.UInt16),
    "gaps": pl.List(pl.Int8),
}
DECISIONS: Final = {
    "game": pl.UInt32,
    "number": pl.UInt32,
    "turn": pl.UInt16,
    "seat": pl.UInt8,
    "what": pl.String,
    "rule": pl.String,
    "must": pl.Boolean,
    "options": pl.UInt16,
    "picks": pl.UInt16,
    "chosen": pl.Int16,
    "picked": pl.List(pl.UInt8),
    "card": pl.UInt16,
}
PLAYS: Final = {
    "game": pl.UInt32,
    "turn": pl.UInt16,
    "seat": pl.UInt8,
    "card": pl.UInt16,
    "own_turn": pl.Boolean,
    "gap": pl.Int8,
    "whom": pl.UInt8,
    "whom_gap": pl.Int8,
    "stronger": pl.UInt8,
    "rivals": pl.UInt8,
    "answers": pl.UInt16,
    **{f"{whose}_{what}": pl.Int16 for whose in ("own", "others") for what in ("fortitude", "alcohol", "gold")},
    "felled": pl.UInt8,
}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "decisions": DECISIONS,
    "plays": PLAYS,
    "seats": SEATS,
    "games": GAMES,
}
IF_ASKED: Final = ("decisions", "plays")  # tables that a run keeps only if it says so


def as_parquet(table: str, rows: Sequence[Row]) -> bytes:
    """Rows of a table as a Parquet file."""
    file = io.BytesIO()
    pl.DataFrame(rows, schema=TABLES[table], orient="row").write_parquet(file)
    return file.getvalue()
