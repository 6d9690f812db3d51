"""A report on a run: one page that anybody can read, and its tables as CSV."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

import polars as pl

from innkeeper.lab import charts
from innkeeper.lab.charts import drawn
from innkeeper.lab.findings import Findings, standing_out
from innkeeper.lab.folder import Folder
from innkeeper.lab.page import chapter, figure, folded, joined, paragraph, percent, several, table, whole_page
from innkeeper.lab.telling import by_strength, card_table, extremes, fate, share_table

STYLE: Final = Path(__file__).with_name("report.css")
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
SHOWN_CARDS: Final = 12  # on each side, if more stand out


def write_report(path: Path) -> Path:
    """Write report.html and its CSV files into the folder of a run; where the page is."""
    report = Report(Folder.open(path))
    report.folder.write("report.html", report.page().encode())
    for name, found in report.tables.items():
        report.folder.write(f"report-{name}.csv", found.write_csv().encode())
    return path / "report.html"


class Report:
    """The page, chapter by chapter. Each notes the table it was made from."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.findings = Findings(folder)
        self.tables: dict[str, pl.DataFrame] = {}
        self.done = folder.done()

    def page(self) -> str:
        """All of it."""
        chapters = [
            self.bots() if len(set(self.folder.run.bots)) > 1 else "",
            self.characters(),
            self.places(),
            self.matchups(),
            self.endings(),
            self.cards(),
            self.typical_game(),
        ]
        title = f"{self.done:,} games at the inn"
        return whole_page(title, STYLE.read_text("utf-8"), self.opening(title) + "".join(chapters) + self.closing())

    def opening(self, title: str) -> str:
        """What was played, and how to read the figures."""
        run = self.folder.run
        who = joined([escape(bot) for bot in dict.fromkeys(run.bots)])
        sizes = joined([str(size) for size in run.seats])
        left = run.games - self.done
        return (
            f"<h1>{title}</h1>\n"
            + paragraph(
                f"Bots ({who}) played The Red Dragon Inn against each other at tables of {sizes}.",
                f"The run is not finished: {several(left, 'game')} to go." if left else "",
                kind="lead",
            )
            + paragraph(
                "Every share comes with a range. In 95 of 100 runs like this one such a range holds what endless play",
                "would show. Where two ranges overlap, the order of the two may be luck.",
                "Bots are not people: what is strong in their hands need not be in yours.",
            )
            + paragraph(
                f"Seed {escape(run.seed)}, Drink Deck {escape(run.drinks)}, innkeeper {escape(run.innkeeper)},",
                f"cards {run.cards}, rules and bots {run.play}.",
                kind="faint",
            )
        )

    def bots(self) -> str:
        """Which bot wins."""
        found = self.tables["bots"] = self.findings.bots()
        order = by_strength(found, "bot")
        return chapter(
            "bots",
            "Which bot is best?",
            paragraph("How often one seat of each bot wins. The dashed line is what it would win among equals."),
            figure(drawn(charts.share_chart(found, "bot", order), "Wins by bot"), "Wins of a seat, by bot"),
            share_table(found, "bot", "Bot", order),
        )

    def characters(self) -> str:
        """Which character wins."""
        found = self.tables["characters"] = self.findings.characters()
        self.order = by_strength(found, "character")
        return chapter(
            "characters",
            "Who wins?",
            paragraph(extremes(self.at_usual_size(found), "character")),
            paragraph("The dashed line is the fair share: what everybody would win if all were equal."),
            figure(drawn(charts.share_chart(found, "character", self.order), "Wins by character"), "Wins by character"),
            share_table(found, "character", "Character", self.order),
        )

    def places(self) -> str:
        """Which seat is best."""
        counted = self.findings.places()
        self.tables["seats"] = counted
        found = counted.with_columns(seat=pl.col("place").replace_strict(dict(enumerate(PLACES, start=1))))
        order = list(PLACES[: max(self.folder.run.seats)])
        return chapter(
            "seats",
            "Does it help to go first?",
            paragraph(
                "Seats are counted from the first player on, in the order of turns.",
                extremes(self.at_usual_size(found), "seat"),
            ),
            figure(drawn(charts.share_chart(found, "seat", order), "Wins by seat"), "Wins by seat"),
            share_table(found, "seat", "Seat", order),
        )

    def at_usual_size(self, found: pl.DataFrame) -> pl.DataFrame:
        return found.filter(players=self.findings.usual_size())

    def matchups(self) -> str:
        """Who outlasts whom."""
        found = self.tables["matchups"] = self.findings.matchups()
        if found.is_empty():
            return ""
        least, most = min(found["games"]), max(found["games"])
        reach = found.select((pl.col("high") - pl.col("low")).mean() / 2).item()
        return chapter(
            "matchups",
            "Who outlasts whom?",
            paragraph(
                "Of a hundred games in which both sat at the table, how many the one on the left stayed in longer than",
                "the one above. 50 is even; leaving together counts half.",
            ),
            figure(
                drawn(charts.matchup_chart(found, self.order), "Who outlasts whom"),
                f"From {least:,} to {most:,} games a field; about ±{reach * 100:.1f}.",
            ),
        )

    def endings(self) -> str:
        """How long games take and how they end."""
        sizes = self.tables["sizes"] = self.findings.sizes()
        lengths = self.tables["lengths"] = self.findings.lengths()
        length = charts.length_chart(lengths) if len(sizes) == 1 else charts.lengths_chart(sizes)
        losses = self.tables["losses"] = self.findings.losses()
        rows = [
            (
                str(row["players"]),
                f"{row['games']:,}",
                f"{row['turns']:.1f} <small>({row['short']:.0f}–{row['long']:.0f})</small>",
                f"{row['rounds']:.1f}",
                f"{row['choices']:.0f}",
                percent(row["drink"]),
                percent(row["gold"]),
                percent(row["tie"]),
            )
            for row in sizes.to_dicts()
        ]
        heads = ["Players", "Games", "Turns <small>(9 of 10 games)</small>", "Turns each", "Choices"]
        return chapter(
            "endings",
            "How do games end, and when?",
            paragraph("A game ends when the last rival passes out or runs out of Gold. Those who fall together tie."),
            table([*heads, "Ends by drink", "Ends by Gold", "Ties"], rows),
            figure(drawn(length, "Length of games in turns"), "Length of games, in turns"),
            figure(drawn(charts.loss_chart(losses, self.order), "How characters leave"), "How each character leaves"),
        )

    def cards(self) -> str:
        """What a card is worth."""
        found = self.tables["cards"] = self.findings.cards()
        clear = standing_out(found)
        shown = pl.concat([clear.head(SHOWN_CARDS), clear.tail(SHOWN_CARDS)]).unique(maintain_order=True)
        told = (
            f"Of {len(found)} cards, {len(clear)} are beyond what luck would do among so many; those are drawn here."
            if len(clear)
            else f"None of the {len(found)} cards stands out from luck; more games would show more."
        )
        picture = figure(drawn(charts.card_chart(shown), "Cards that stand out"), "With the card in the first hand")
        return chapter(
            "cards",
            "What is a card worth?",
            paragraph(
                "The first seven cards are dealt by chance alone, so a difference between seats that began with a card",
                "and seats of the same character that did not is that card's doing. It is small: there are many cards.",
                told,
            ),
            picture if len(shown) else "",
            paragraph(
                "The last columns compare seats that <em>played</em> the card with seats that never did. That is no",
                "cause: whoever stays in longer plays more cards, and some cards are only played by those who are",
                "winning or losing already.",
            ),
            folded(f"All {len(found)} cards", card_table(found)),
        )

    def typical_game(self) -> str:
        """The closing gap of one game."""
        game, seats = self.findings.typical_game()
        told = seats.with_columns(player=pl.struct("character", "out_by", "seat", "bot").map_elements(fate, pl.String))
        self.tables["typical-game"] = charts.gaps_by_turn(told).drop("last")
        row = game.to_dicts()[0]
        return chapter(
            "typical",
            "A typical game",
            paragraph(
                f"Game {row['game']:,}, of middling length: {row['turns']} turns. A player passes out when Alcohol",
                "Content reaches Fortitude, so the lines show what is left between the two. One who runs out of Gold",
                "leaves with some of it left.",
            ),
            figure(drawn(charts.gap_chart(told), "The closing gap, turn by turn"), "The closing gap, turn by turn"),
        )

    def closing(self) -> str:
        """Where the figures are, and how the ranges are made."""
        files = joined([f"<code>report-{name}.csv</code>" for name in self.tables])
        return paragraph(
            f"The same figures as CSV, beside this page: {files}.",
            "Ranges are Wilson's, with the spread taken from game to game; differences after Newcombe.",
            "A tie counts as a part of a win for each who tied.",
            kind="faint",
        )
