"""The page that compares all characters: how strong each is, and which decks beat which."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

import polars as pl
from rich.table import Table
from rich.text import Text

from innkeeper.lab.page import chapter, folded, paragraph, percent, several, signed, span, sure, table
from innkeeper.lab.shares import width

EVEN: Final = 0.5
SHADES: Final = 5  # of a field, from nearly even to the widest lead
NAMED: Final = 3  # of those whom a deck beats most surely, and loses to
SHOWN: Final = 20  # pairs that surprise


class Field(NamedTuple):
    """How often one of two decks comes out ahead, with the interval, in how many games."""

    one: str
    other: str
    share: float
    low: float
    high: float
    games: int

    @property
    def is_clear(self) -> bool:
        """Whether the range leaves out even."""
        return self.low > EVEN or self.high < EVEN

    @property
    def told(self) -> str:
        """The share with its interval, and of how much."""
        return f"{percent(self.share)} ({span(self.low, self.high)}) of {several(self.games, 'game')}"


class Decks:
    """All characters beside each other, the strongest first."""

    def __init__(self, wins: pl.DataFrame, matchups: pl.DataFrame, order: list[str]) -> None:
        self.found = matchups
        met = set(matchups["character"])
        self.order = [name for name in order if name in met]
        self.keys = {name: f"deck-{number}" for number, name in enumerate(self.order, start=1)}
        self.size = wins["players"][0]
        self.wins = {row["character"]: row for row in wins.to_dicts()}  # at tables of this size
        self.outlasting = fields(matchups, "")
        self.winning = fields(matchups, "_over")

    def beaten_by(self, name: str) -> list[Field]:
        """Whom a deck outlasts more often than not, most surely first."""
        rivals = (self.outlasting.get((name, other)) for other in self.order)
        return sorted((it for it in rivals if it and it.low > EVEN), key=lambda it: -it.low)

    def beating(self, name: str) -> list[Field]:
        """Who outlasts a deck more often than not, most surely first."""
        rivals = (self.outlasting.get((other, name)) for other in self.order)
        return sorted((it for it in rivals if it and it.low > EVEN), key=lambda it: -it.low)

    def outlasts(self, name: str) -> float:
        """How often a deck stays in longer than another, all others counted alike."""
        known = [it.share for (one, _), it in self.outlasting.items() if one == name]
        return sum(known) / len(known)

    def chapters(self) -> str:
        """The page, without its opening."""
        outlasting = (
            "Of a hundred games with both at the table: in how many the one on the left stayed in longer than the one"
            " above. Leaving together counts half."
        )
        winning = (
            "Who stays in longer need not win. Of a hundred games that one of the two won: how many the one on the left"
            " did."
        )
        return (
            chapter("matchups", "Which decks beat which?", self.map_of(self.outlasting, outlasting))
            + chapter("winning", "Which decks win over which?", self.map_of(self.winning, winning))
            + self.strength()
            + self.surprises()
            + self.one_by_one()
        )

    def map_of(self, pairs: dict[tuple[str, str], Field], told: str) -> str:
        """A field for each pair, shaded by who leads, and how to read it."""
        games = [it.games for it in pairs.values()]
        many = several(games[0], "game") if min(games) == max(games) else f"{min(games):,} to {max(games):,} games"
        reach = sum(it.high - it.low for it in pairs.values()) / len(games) / 2
        clear, half = sum(it.low > EVEN for it in pairs.values()), len(pairs) // 2
        words = paragraph(
            f"{told} 50 is even. {many} for each pair, ranges of about ±{reach * 100:.1f}.",
            f"Bold are fields whose range leaves out even: {clear:,} of {several(half, 'pair')}; among equals luck",
            f"would make about {half * 0.05:.0f}. The pointer on a field tells its range.",
        )
        widest = max(0.05, *(abs(it.share - EVEN) for it in pairs.values()))
        above = "".join(f"<th><span>{escape(name)}</span></th>" for name in self.order)
        lines = [
            f"<tr><th>{self.link(name)}</th>"
            + "".join(cell(pairs.get((name, other)), widest) for other in self.order)
            + "</tr>\n"
            for name in self.order
        ]
        return (
            f'{words}<div class="scroll wide-open"><table class="pairs">\n<thead><tr><th></th>{above}</tr></thead>\n'
            f"<tbody>{''.join(lines)}</tbody>\n</table></div>\n"
        )

    def link(self, name: str) -> str:
        return f'<a href="#{self.keys[name]}">{escape(name)}</a>'

    def strength(self) -> str:
        """Each deck in a line."""
        heads = ["Character", "Wins", "Games", "Stays in longer", "Beats", "Loses to"]
        rows = [
            (
                self.link(name),
                sure(won["share"], won["low"], won["high"]),
                f"{won['games']:,}",
                percent(self.outlasts(name)),
                counted([it.other for it in self.beaten_by(name)]),
                counted([it.one for it in self.beating(name)]),
            )
            for name in self.order
            if (won := self.wins.get(name))
        ]
        return chapter(
            "strength",
            "How strong is each deck?",
            paragraph(
                f"Wins at tables of {self.size}. How often a deck stays in longer counts all others alike. It beats",
                "those whom it outlasts by a range that leaves out even, and loses to those who outlast it so; the",
                "surest are named.",
            ),
            table(heads, rows, words=[4, 5]),
        )

    def surprises(self) -> str:
        """Pairs in which something else than strength decides."""
        found = surprising(list(self.outlasting.values()), {name: self.outlasts(name) for name in self.order})
        most = f"; the {SHOWN} that do most" if len(found) > SHOWN else ""
        many = len(found) or "None"
        heads = ["Character", "Against", "Stays in longer", "By strength", "Difference", "Games"]
        rows = [
            (
                escape(it.one),
                escape(it.other),
                sure(it.share, it.low, it.high),
                percent(expected),
                signed(it.share - expected),
                f"{it.games:,}",
            )
            for it, expected in found[:SHOWN]
        ]
        return chapter(
            "surprises",
            "Where does a deck do better than its strength says?",
            paragraph(
                "A strong deck outlasts most others. What strength says of two is even, and besides how much more",
                "often one outlasts all others than the other does.",
                f"{many} of {len(self.outlasting) // 2:,} pairs differ from that by more than luck would do among so",
                f"many{most}.",
            ),
            table(heads, rows) if rows else "",
        )

    def one_by_one(self) -> str:
        """Each deck against all others, with ranges."""
        heads = ["Against", "Stays in longer", "Games", "Wins, if one of them does", "Games"]
        lists = [
            folded(escape(name), f'<div id="{self.keys[name]}">{table(heads, self.rivals(name))}</div>')
            for name in self.order
        ]
        return chapter("one-by-one", "One by one", *lists)

    def rivals(self, name: str) -> list[tuple[str, ...]]:
        """A deck against each other, the one it outlasts most often first."""
        known = sorted((it for (one, _), it in self.outlasting.items() if one == name), key=lambda it: -it.share)
        return [(escape(it.other), *of_games(it), *of_games(self.winning.get((name, it.other)))) for it in known]

    def shown(self, names: list[str]) -> Table:
        """Some of the decks as a table for the terminal, with their places among all."""
        found = Table("", "Character", "Wins", "95 %", "Outlasts", "Beats", "Loses", "Games")
        for place, name in enumerate(self.order, start=1):
            if name not in names:
                continue
            won = self.wins.get(name)
            found.add_row(
                str(place),
                Text(name),
                percent(won["share"]) if won else "–",
                span(won["low"], won["high"]) if won else "–",
                percent(self.outlasts(name)),
                str(len(self.beaten_by(name))),
                str(len(self.beating(name))),
                f"{won['games']:,}" if won else "–",
            )
        return found


def fields(matchups: pl.DataFrame, kind: str) -> dict[tuple[str, str], Field]:
    """A kind of matchups, by pair; pairs of which nothing is known are left out."""
    figures = [f"{name}{kind}" for name in ("share", "low", "high", "games")]
    known = matchups.drop_nulls(figures).select("character", "against", *figures)
    return {(row[0], row[1]): Field(*row) for row in known.iter_rows()}


def cell(it: Field | None, widest: float) -> str:
    """A field of the map."""
    if it is None:
        return "<td></td>"
    shade = round(abs(it.share - EVEN) / widest * SHADES)
    kind = f"{'up' if it.share > EVEN else 'down'}-{shade}" if shade else "even"
    told = escape(f"{it.one} against {it.other}: {it.told}")
    return f'<td class="{kind}{" clear" if it.is_clear else ""}" title="{told}">{it.share * 100:.0f}</td>'


def of_games(it: Field | None) -> tuple[str, str]:
    """Two cells of a table: a share with its interval, and in how many games."""
    return (sure(it.share, it.low, it.high), f"{it.games:,}") if it else ("–", "0")


def counted(names: list[str]) -> str:
    """How many, and the first of them by name."""
    named = ", ".join(escape(name) for name in names[:NAMED])
    return f"{len(names)}: {named}{' …' if len(names) > NAMED else ''}" if names else "0"


def surprising(pairs: list[Field], outlasts: dict[str, float]) -> list[tuple[Field, float]]:
    """Pairs beyond luck from what the strength of both says, with that, each told once, from its better side."""
    part = (len(outlasts) - 1) / len(outlasts)  # nobody meets themselves, so a lead over the others counts less
    wider = width(at_once=max(1, len(pairs) // 2)) / width()
    expected = [(it, EVEN + part * (outlasts[it.one] - outlasts[it.other])) for it in pairs]
    found = [(it, by_strength) for it, by_strength in expected if it.share - wider * (it.share - it.low) > by_strength]
    return sorted(found, key=lambda pair: pair[1] - pair[0].share)
