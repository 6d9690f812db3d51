"""The chapters of a report: who wins, how games end, what a card is worth."""

from __future__ import annotations

from functools import cached_property, partial
from html import escape
from typing import Final

import polars as pl

from innkeeper.lab import charts
from innkeeper.lab.card_pages import CardPages
from innkeeper.lab.charts import drawn, drawn_shares
from innkeeper.lab.decks import EVEN, Decks
from innkeeper.lab.findings import Findings, standing_out
from innkeeper.lab.folder import Folder
from innkeeper.lab.page import chapter, figure, folded, joined, paragraph, sure
from innkeeper.lab.telling import (
    PLACES,
    by_strength,
    card_table,
    extremes,
    share_table,
    side_table,
    size_table,
    with_fates,
)
from innkeeper.rules.modes import BOSS_BATTLE

FAIR: Final = "; the dashed line is the fair share, which all would win if they were equal"
SHOWN_CARDS: Final = 24  # if more stand out
SHOWN_PAIRS: Final = 5
DECKS: Final = "report-decks.html"


class Chapters:
    """What there is to tell of a run, chapter by chapter. Each notes the table it was made from."""

    def __init__(self, folder: Folder, about: list[str] | None = None) -> None:
        self.folder = folder
        self.about = about or folder.run.characters  # whose cards have pages
        self.findings = Findings(folder)
        self.tables: dict[str, pl.DataFrame] = {}
        self.done = folder.done()
        self.order = by_strength(self.findings.characters(), "character")

    @cached_property
    def decks(self) -> Decks | None:
        """All characters compared, if several have met."""
        found = self.findings.matchups()
        return Decks(self.at_usual_size(self.findings.characters()), found, self.order) if len(found) else None

    @property
    def names(self) -> list[str]:
        """Of whom is told in particular."""
        return [self.findings.names[key] for key in self.about]

    @cached_property
    def card_pages(self) -> CardPages:
        """A page a card."""
        return CardPages(self.findings, self.found_cards, self.about)

    @cached_property
    def found_cards(self) -> pl.DataFrame:
        return self.findings.cards()

    def sides(self) -> str:
        """Which side wins in each mode."""
        found = self.tables["sides"] = self.findings.sides()
        bosses = found.filter(mode=BOSS_BATTLE, bosses=1)
        told = [
            f"Against {row['players'] - 1} Challengers the Boss wins {sure(row['share'], row['low'], row['high'])}."
            for row in bosses.to_dicts()
        ]
        return chapter(
            "sides",
            "Which side wins?",
            paragraph("A team wins and loses together, so here a side counts once a game.", *told),
            side_table(found),
        )

    def bots(self) -> str:
        """Which bot wins."""
        found = self.tables["bots"] = self.findings.bots()
        order = by_strength(found, "bot")
        return chapter(
            "bots",
            "Which bot is best?",
            paragraph("How often a seat of each bot wins."),
            figure(drawn_shares(found, "bot", order, "Wins by bot"), f"Wins by bot{FAIR}"),
            share_table(found, "bot", "Bot", order),
        )

    def characters(self) -> str:
        """Which character wins."""
        found = self.tables["characters"] = self.findings.characters()
        return chapter(
            "characters",
            "Who wins?",
            paragraph(extremes(self.at_usual_size(found), "character")),
            figure(drawn_shares(found, "character", self.order, "Wins by character"), f"Wins by character{FAIR}"),
            share_table(found, "character", "Character", self.order),
        )

    def places(self) -> str:
        """Which seat is best."""
        counted = self.findings.places()
        self.tables["seats"] = counted
        found = counted.with_columns(seat=pl.col("place").replace_strict(dict(enumerate(PLACES, start=1))))
        order = [place for place in PLACES if place in found["seat"].to_list()]  # teams take their turns together
        return chapter(
            "seats",
            "Does it help to go first?",
            paragraph(
                "Seats are counted from the first player on, in the order of turns.",
                extremes(self.at_usual_size(found), "seat", "the {} seat"),
            ),
            figure(drawn_shares(found, "seat", order, "Wins by seat"), f"Wins by seat{FAIR}"),
            share_table(found, "seat", "Seat", order),
        )

    def at_usual_size(self, found: pl.DataFrame) -> pl.DataFrame:
        return found.filter(players=self.findings.usual_size())

    def matchups(self) -> str:
        """Who outlasts whom; a page of its own compares all of them."""
        if self.decks is None:
            return ""
        found = self.tables["matchups"] = self.decks.found
        clear = found.filter(pl.col("low") > EVEN).sort("low", descending=True).head(SHOWN_PAIRS).to_dicts()
        told = [
            f"<strong>{escape(row['character'])}</strong> outlasts {escape(row['against'])} in"
            f" {sure(row['share'], row['low'], row['high'])}"
            for row in clear
        ]
        return chapter(
            "matchups",
            "Who outlasts whom?",
            paragraph(
                f"Most surely: {joined(told)} of their games."
                if told
                else "These games show no pair that is not even.",
                f'<a href="{DECKS}">All characters compared</a>: how strong each deck is, and which beat which.',
            ),
        )

    def endings(self) -> str:
        """How long games take and how they end."""
        sizes = self.tables["sizes"] = self.findings.sizes()
        lengths = self.tables["lengths"] = self.findings.lengths()
        losses = self.tables["losses"] = self.findings.losses()
        if len(sizes) == 1:
            length, caption = partial(charts.length_chart, lengths), "Length of games, in turns"
        else:
            length, caption = (
                partial(charts.lengths_chart, sizes),
                "Half the games are shorter than the dot; nine of ten lie on the line",
            )
        return chapter(
            "endings",
            "How do games end, and when?",
            paragraph("A game ends when the last rival passes out or runs out of Gold. Those who fall together tie."),
            size_table(sizes),
            figure(drawn(length, "Length of games in turns"), caption),
            figure(
                drawn(partial(charts.loss_chart, losses, self.order), "How characters leave"),
                "How each character leaves",
            ),
        )

    def cards(self) -> str:
        """What a card is worth."""
        found = self.found_cards
        if found.is_empty():
            return ""
        self.tables["cards"] = found
        clear = standing_out(found)
        shown = clear.sort(pl.col("gain").abs(), descending=True).head(SHOWN_CARDS).sort("gain", descending=True)
        here = "they are drawn here" if len(shown) == len(clear) else f"the {len(shown)} strongest are drawn here"
        told = (
            f"Of {len(found)} cards, {len(clear)} stand out by more than luck would do among so many; {here}."
            if len(clear)
            else f"None of the {len(found)} cards stands out from luck; more games would show more."
        )
        picture = figure(
            drawn(partial(charts.card_chart, shown), "Cards that stand out"), "With the card in the first hand"
        )
        return chapter(
            "cards",
            "What is a card worth?",
            paragraph(
                "The first hand is dealt by chance alone. So where seats that began with a card win more than seats of",
                "the same character that did not, that is the card’s doing: it is better than the card they had in its",
                "place. Most cards change little, for a game sees many.",
                told,
            ),
            picture if len(shown) else "",
            paragraph(
                "The table also compares seats that <em>played</em> a card at any time with seats that never did. That",
                "does not show a cause: whoever stays in longer plays more cards, and some cards are only played by",
                "those who are winning or losing already. All differences are in games won of a hundred.",
            ),
            paragraph("Each card has a page: what it says, when and on whom it is played, what it changes."),
            folded(f"All {len(found)} cards", card_table(found, self.card_pages.links())),
        )

    def typical_game(self) -> str:
        """The closing gap of one game."""
        found = self.findings.typical_game()
        if found is None:
            return ""
        game, seats = found
        told = with_fates(seats)
        self.tables["typical-game"] = charts.gaps_by_turn(told).drop("last")
        return chapter(
            "typical",
            "A typical game",
            paragraph(
                f"Game {game['game']:,}, of middling length: {game['turns']} turns. A player passes out when Alcohol",
                "Content reaches Fortitude; the lines show what is left between the two. Whoever runs out of Gold",
                "leaves with the gap still open.",
            ),
            figure(
                drawn(partial(charts.gap_chart, told), "The closing gap, turn by turn"), "The closing gap, turn by turn"
            ),
        )
