"""A report on a run: one page that anybody can read, and its tables as CSV."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from innkeeper.lab import LabError
from innkeeper.lab.card_pages import FOLDER as CARD_PAGES
from innkeeper.lab.chapters import DECKS, Chapters
from innkeeper.lab.decks import Decks
from innkeeper.lab.folder import Folder
from innkeeper.lab.page import joined, paragraph, several, whole_page
from innkeeper.lab.run import read_packs
from innkeeper.packs import open_box
from innkeeper.packs.foreign import read_foreign

STYLE: Final = Path(__file__).with_name("report.css")
PAGE: Final = "report.html"


def write_report(path: Path) -> Path:
    """Write a report on the run in this folder; where its page is."""
    return Report(Folder.open(path)).write()


def of_packs(folder: Folder, paths: list[Path]) -> list[str]:
    """The characters of packs that a run was played with; others are refused."""
    found = []
    for path, written in zip(paths, read_packs(paths), strict=True):
        key = read_foreign(written, open_box()).key
        if written not in folder.run.packs:
            version = "another version of " if key in folder.run.characters else ""
            raise LabError(
                f"{folder.path} was {f'played with {version}' if version else 'not played with '}{path};"
                f" `innkeeper lab run --pack {path} …` plays with it."
            )
        found.append(key)
    return found


class Report(Chapters):
    """The page with all its chapters, and those it leads to."""

    def write(self) -> Path:
        """Write report.html, the pages it leads to and its CSV files into the folder of the run."""
        self.folder.write(PAGE, self.page().encode())
        if self.decks:
            self.folder.write(DECKS, self.decks_page(self.decks).encode())
        cards = self.folder.path / CARD_PAGES
        cards.mkdir(exist_ok=True)
        for name, page in self.card_pages.pages(STYLE.read_text("utf-8")).items():
            (cards / name).write_text(page, "utf-8")
        for name, found in self.tables.items():
            self.folder.write(f"report-{name}.csv", found.write_csv().encode())
        return self.folder.path / PAGE

    def page(self) -> str:
        """All of it."""
        run = self.folder.run
        chapters = [
            self.sides() if any(run.modes) else "",
            self.bots() if len(set(run.bots)) > 1 else "",
            self.characters() if len(set(run.characters)) > 1 else "",
            self.places(),
            self.matchups(),
            self.endings(),
            self.cards(),
            self.typical_game(),
        ]
        title = f"{several(self.done, 'game')} at the inn"
        return whole_page(title, STYLE.read_text("utf-8"), self.opening(title) + "".join(chapters) + self.closing())

    def opening(self, title: str) -> str:
        """What was played, and how to read the figures."""
        run = self.folder.run
        names = [f"“{escape(bot)}”" for bot in dict.fromkeys(run.bots)]
        who = f"The bots {joined(names)}" if len(names) > 1 else f"The bot {names[0]}"
        rival = "each other" if len(names) > 1 else "itself"
        sizes = joined([str(size) for size in run.seats])
        left = run.games - self.done
        return (
            f"<h1>{title}</h1>\n"
            + paragraph(
                f"{who} played The Red Dragon Inn against {rival}, at tables of {sizes}.",
                f"The run is not finished: {several(left, 'game')} to go." if left else "",
                kind="lead",
            )
            + paragraph(
                "Behind every share stands a range. In 95 of 100 runs like this one such a range holds what endless",
                "play would show. Where two ranges overlap, the order of the two may be luck.",
                "Bots are not people: what is strong in their hands need not be in yours.",
            )
            + paragraph(
                f"Seed {escape(run.seed)}, Drink Deck {escape(run.drinks)}, innkeeper {escape(run.innkeeper)},",
                f"cards {run.cards}, rules and bots {run.play}.",
                kind="faint",
            )
        )

    def decks_page(self, decks: Decks) -> str:
        """The page that compares all characters."""
        title = f"Which decks beat which, in {several(self.done, 'game')}"
        return whole_page(title, STYLE.read_text("utf-8"), self.opening(title) + decks.chapters())

    def closing(self) -> str:
        """Where the figures are, and how the ranges are made."""
        files = joined([f"<code>report-{name}.csv</code>" for name in self.tables])
        return paragraph(
            f"The same figures as CSV, beside this page: {files}.",
            "Ranges are Wilson's, with the spread taken from game to game; differences after Newcombe.",
            "A tie counts as a part of a win for each who tied.",
            kind="faint",
        )
