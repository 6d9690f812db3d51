"""Your hand: each card with title and kind; where there is room, or under the cursor, with its text and why not."""

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from innkeeper.table.card import Card
from innkeeper.terminal import glance
from innkeeper.terminal.lines import hang
from innkeeper.terminal.menu import Menu
from innkeeper.terminal.palette import BLOOD, CANDLE, FADED, HERB, PARCHMENT
from innkeeper.terminal.session import Session
from innkeeper.vocabulary.plays import Face
from innkeeper.words import say, why
from innkeeper.words.wording import kind_names

# How much of a card is written.
TITLE, WITH_TEXT, IN_FULL = range(3)
# Of those that cannot be played and of those that can, from roomy to narrow.
FULLNESS = ((IN_FULL, IN_FULL), (WITH_TEXT, IN_FULL), (TITLE, WITH_TEXT), (TITLE, TITLE))
INDENT = 2  # the sign before a title
KIND_WIDTH = 9
SHORT_KIND = 3


class Hand(OptionList):
    """The cards in hand; Enter plays or marks a card, or says why it cannot be played."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="hand", classes="pane", compact=True)
        self.session = session
        self.cards: list[Card] = []
        self.menu: Menu | None = None
        self.border_title = say("terminal-hand")

    def show(self, menu: Menu | None) -> None:
        """Show the hand as it is now, with what the open question makes of it."""
        before = self.looked_at()
        self.menu = menu
        self.cards = self.session.view().hand
        self.clear_options()
        self.add_options(Option("") for _ in self.cards)
        self.look_at(before)
        self.write()

    def looked_at(self) -> Card | None:
        """The card under the cursor."""
        if self.highlighted is None or self.highlighted >= len(self.cards):
            return None
        return self.cards[self.highlighted]

    def look_at(self, card: Card | None) -> None:
        """Put the cursor on a card, if it is in hand."""
        places = [place for place, held in enumerate(self.cards) if held is card]
        self.highlighted = places[0] if places else None

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        if self.option_count == len(self.cards):
            self.write()

    def on_resize(self) -> None:
        self.write()

    def write(self) -> None:
        """Write all cards as fully as there is room; the one under the cursor is always written in full."""
        width = max(20, self.scrollable_content_region.width)
        for fullness in FULLNESS:
            shown = [self.written(place, width, fullness) for place in range(len(self.cards))]
            if sum(text.plain.count("\n") + 1 for text in shown) <= self.size.height:
                break
        for place, text in enumerate(shown):
            self.replace_option_prompt_at_index(place, text)

    def written(self, place: int, width: int, fullness: tuple[int, int]) -> Text:
        """A card, as fully as others of its sort."""
        how = fullness[self.can_play(self.cards[place])]
        if place == self.highlighted or how == IN_FULL:
            return self.in_full(place, width)
        return self.with_text(place, width) if how == WITH_TEXT else self.title_line(place, width)

    def title_line(self, place: int, width: int) -> Text:
        """Number, title and kind in one line."""
        card = self.cards[place]
        playable = self.can_play(card)
        kind = short_kinds(card.face, KIND_WIDTH)
        room = width - INDENT - KIND_WIDTH - 1
        title = card.face.title if len(card.face.title) <= room else card.face.title[: room - 1] + "…"
        text = Text(no_wrap=True, overflow="crop")
        text.append(self.sign(place, playable), HERB if playable else FADED)
        text.append(title.ljust(room), PARCHMENT if playable else FADED)
        return text.append(" " + kind.rjust(KIND_WIDTH), CANDLE if playable else FADED)

    def in_full(self, place: int, width: int) -> Text:
        """The card with all it says, and why it cannot be played now."""
        text = self.with_text(place, width)
        reason = self.session.why_not(self.cards[place])
        if reason is not None and not self.is_picking():
            against = Text(why.sentence(reason), f"{BLOOD} italic")
            text.append("\n").append_text(hang(Text("  ✖ ", BLOOD), against, width))
        return text

    def with_text(self, place: int, width: int) -> Text:
        """The card with all it says."""
        card = self.cards[place]
        playable = self.can_play(card)
        style = PARCHMENT if playable else FADED
        text = Text().append(card.face.title, f"bold {style}")
        text.append(f" · {glance.kinds(card.face)} · ", CANDLE if playable else FADED)
        text.append(glance.text_on_a_line(card.face), style)
        return hang(Text(self.sign(place, playable), HERB if playable else FADED), text, width)

    def is_picking(self) -> bool:
        """Cards are being picked, so that none is refused."""
        return self.menu is not None and bool(self.menu.question.picks)

    def can_play(self, card: Card) -> bool:
        """The card can be played, or picked."""
        return self.menu is not None and bool(self.menu.numbers_of(card))

    def sign(self, place: int, playable: bool) -> str:
        """In what state a card is: marked, playable or neither."""
        if self.menu is not None and self.is_picking():
            return "☒ " if self.cards[place] in self.menu.marked_cards() else "☐ "
        return "▸ " if playable else "  "


def short_kinds(face: Face, width: int) -> str:
    """The kinds of a card in so many letters."""
    kinds = glance.kinds(face)
    return kinds if len(kinds) <= width else "/".join(kind[:SHORT_KIND] for kind in kind_names(face))
