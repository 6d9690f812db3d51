"""A page a card: what it says, what it is worth, when and on whom it is played, and what it changes."""

from __future__ import annotations

from collections import Counter
from html import escape
from math import sqrt
from typing import Any, Final

import polars as pl
from rich.table import Table
from rich.text import Text

from innkeeper.lab.findings import Findings
from innkeeper.lab.page import chapter, figure, joined, paragraph, percent, several, signed, table, whole_page
from innkeeper.lab.shares import games_to_see
from innkeeper.lab.telling import effect
from innkeeper.lab.usage import CARD, LAST_ROUND, Usage
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with
from innkeeper.vocabulary.plays import Face
from innkeeper.words.wording import kind_names, text

FOLDER: Final = "report-cards"
SEEN: Final = (0.01, 0.02, 0.05)  # differences of which it is told how many games show them
SHOWN_ANSWERED: Final = 8
MARKERS: Final = {"fortitude": "Fortitude", "alcohol": "Alcohol Content", "gold": "Gold"}

Row = dict[str, Any]


class CardPages:
    """The cards of some characters, each with what a run shows of it."""

    def __init__(self, findings: Findings, cards: pl.DataFrame, characters: list[str]) -> None:
        run = findings.folder.run
        box = box_with(open_box(), run.packs)
        self.games = dict(findings.seats.group_by("character").agg(pl.len()).collect().iter_rows())
        self.wins = dict(findings.seats.group_by("character").agg(pl.col("won").mean()).collect().iter_rows())
        self.copies: dict[int, int] = {}
        self.faces: dict[tuple[str, str], Face] = {}
        for key in characters:
            character = box.characters[key]
            side_decks = [face for deck in character.side_decks.values() for face in deck]
            for face, copies in Counter([*character.deck, *side_decks]).items():
                self.faces.setdefault((findings.names[key], face.title), face)
                self.copies[face.number] = copies
        self.worth = {(row["character"], row["card"]): row for row in cards.to_dicts()}
        usage = Usage(findings.folder, findings.titles) if run.plays else None
        self.usage = {tuple(row[name] for name in CARD): row for row in usage.cards().to_dicts()} if usage else None
        self.rounds = by_card(usage.rounds()) if usage else {}
        self.answered = by_card(usage.answered()) if usage else {}

    def links(self) -> dict[tuple[str, str], str]:
        """Where the page of a card is, seen from the report."""
        return {card: f"{FOLDER}/{name_of(face)}" for card, face in self.faces.items()}

    def pages(self, style: str) -> dict[str, str]:
        """All pages, by the names of their files."""
        return {
            name_of(face): whole_page(f"{title} ({character})", style, self.page(character, title, face))
            for (character, title), face in self.faces.items()
        }

    def page(self, character: str, title: str, face: Face) -> str:
        """What is known of a card."""
        copies = self.copies[face.number]
        kinds = escape(", ".join(kind_names(face, "en")))
        lines = "<br>".join(escape(line) for line in text(face, "en").splitlines())
        return (
            f"<h1>{escape(title)}</h1>\n"
            + paragraph(f"{escape(character)}: {kinds}, {copies} of them in the deck.", kind="lead")
            + figure(f"<p>{lines}</p>", "What the card says")
            + self.told_worth(character, title)
            + self.told_usage(character, title)
            + paragraph('<a href="../report.html#cards">All cards</a>', kind="faint")
        )

    def told_worth(self, character: str, title: str) -> str:
        """What it changes to have or play it, and how many games it takes to see that."""
        row = self.worth.get((character, title))
        games = self.games.get(character, 0)
        if row is None or not row["games_dealt"]:
            return chapter("worth", "What is it worth?", paragraph("It was in no first hand."))
        needed = [f"{many:,} games (±{size * 100:.0f})" for size, many in self.games_needed(character, row).items()]
        return chapter(
            "worth",
            "What is it worth?",
            table(
                ["", "Won of a hundred", "Games"],
                [
                    ("In the first hand", effect(row, ""), f"{row['games_dealt']:,}"),
                    ("Played at any time", effect(row, "_played"), f"{row['games_played'] or 0:,}"),
                ],
            ),
            paragraph(
                f"Of {several(games, 'game')} of {escape(character)}. The first hand is chance, so that is the card’s",
                "own doing; that it is played is not: whoever stays in longer plays more cards.",
            ),
            paragraph(
                f"To see a difference in the first hand four times out of five it takes {joined(needed)} of the",
                "character, if its size is so many games of a hundred.",
            )
            if needed
            else "",
        )

    def games_needed(self, character: str, row: Row) -> dict[float, int]:
        """For each size of a difference the games that show it; none if the card is in every first hand."""
        won, part = self.wins[character], row["games_dealt"] / self.games[character]
        if not 0 < part < 1 or not 0 < won < 1:
            return {}
        spread = sqrt(won * (1 - won) / (part * (1 - part)))
        return {size: games_to_see(size, spread) for size in SEEN}

    def told_usage(self, character: str, title: str) -> str:
        """When and on whom it was played, and what came of it."""
        if self.usage is None:
            return paragraph("When and on whom it is played is known of runs with <code>--plays</code>.", kind="faint")
        row = self.usage.get((character, title))
        if row is None:
            return chapter("when", "When is it played?", paragraph("Nobody has played it."))
        card = (character, title)
        return self.when(card, row) + self.on_whom(row) + self.changes(row)

    def when(self, card: tuple[str, str], row: Row) -> str:
        """In which rounds, in whose turn, in answer to what."""
        rounds = {it["round"]: it["plays"] for it in self.rounds.get(card, [])}
        most = max(rounds.values())
        counts = [rounds.get(at, 0) for at in range(1, LAST_ROUND + 1)]
        bars = [(str(at), bar(count, most), percent(count / row["plays"])) for at, count in enumerate(counts, start=1)]
        answers = [
            (escape(it["title"]), percent(it["plays"] / row["plays"]))
            for it in self.answered.get(card, [])[:SHOWN_ANSWERED]
        ]
        return chapter(
            "when",
            "When is it played?",
            paragraph(
                f"{row['plays'] / self.games[card[0]]:.2f} times a game, {percent(row['own_turn'])} in the own turn",
                f"and {percent(row['answering'])} while something else was being played. Between Fortitude and Alcohol",
                f"Content there were {row['gap']:.1f} then, on average.",
            ),
            table(["Round of turns", "", "Of all plays"], bars),
            paragraph(f"Round {LAST_ROUND} stands for all later ones, too.", kind="faint"),
            table(["While this was played", "Of all plays"], answers) if answers else "",
        )

    def on_whom(self, row: Row) -> str:
        """Which of the rivals it is aimed at."""
        if not row["chosen"]:
            return ""
        return chapter(
            "whom",
            "On whom?",
            paragraph(
                "With several rivals to choose from, it was aimed at the one who stood best in",
                f"{percent(row['strongest'])}, and at the one who stood worst in {percent(row['weakest'])} of",
                f"{several(row['chosen'], 'play')}; those who stand alike count as either. Between their Fortitude and",
                f"Alcohol Content there were {row['whom_gap']:.1f}, on average.",
            ),
        )

    def changes(self, row: Row) -> str:
        """What it moves, on average."""
        heads = ["A play, on average", *MARKERS.values()]
        rows = [
            (name, *(number(row[f"{whose}_{what}"]) for what in MARKERS))
            for whose, name in (("own", "Whoever plays it"), ("others", "All others together"))
        ]
        return chapter(
            "changes",
            "What does it change?",
            table(heads, rows),
            paragraph(
                f"A hundred of them drive {row['felled'] * 100:.1f} rivals out of the game. What a card wards off is",
                "not counted here, nor what is won in a Round of Gambling; what is drunk counts for the Drinks.",
            ),
        )

    def shown(self) -> Table:
        """The cards as a table for the terminal."""
        found = Table("Card", "In the first hand", "95 %", "Games", "Plays a game")
        for (character, title), face in self.faces.items():
            row = self.worth.get((character, title), {"gain": None, "games_dealt": 0})
            played = self.usage.get((character, title)) if self.usage else None
            known = row["gain"] is not None  # there are games with and without it in the first hand
            found.add_row(
                Text(face.title),
                signed(row["gain"]) if known else "–",
                f"{signed(row['gain_low'])} to {signed(row['gain_high'])}" if known else "–",
                f"{row['games_dealt'] or 0:,}",
                f"{played['plays'] / self.games[character]:.2f}" if played else "–",
            )
        return found


def name_of(face: Face) -> str:
    """The file of a card's page."""
    return f"{face.pack}-{face.number}.html"


def by_card(found: pl.DataFrame) -> dict[tuple[str, str], list[Row]]:
    """Rows of a table, by character and card."""
    return {(str(key[0]), str(key[1])): rows.to_dicts() for key, rows in found.group_by(CARD, maintain_order=True)}


def bar(part: int, most: int) -> str:
    """How much, drawn."""
    return f'<span class="bar" style="width:{part / most * 8:.2f}rem"></span>'


def number(mean: float) -> str:
    """An amount with its sign."""
    return f"{mean:+z.2f}".replace("-", "−")
