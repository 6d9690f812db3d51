"""The middle of the table: what is going on and waits for an answer; and beside it the log."""

from functools import lru_cache

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from innkeeper.table.log import Fact
from innkeeper.terminal import glance
from innkeeper.terminal.lines import hang
from innkeeper.terminal.palette import AMBER, BLOOD, CANDLE, FADED, PARCHMENT
from innkeeper.view import View
from innkeeper.words import say

REMEMBERED = 200  # lines of the log beside the middle
LOUD = {
    "turn": f"bold {CANDLE}",
    "plays": PARCHMENT,
    "in-danger": f"bold {BLOOD}",
    "passes-out": f"bold {BLOOD}",
    "is-broke": f"bold {BLOOD}",
    "wins": f"bold {CANDLE}",
    "wins-round": AMBER,
    "wins-contest": AMBER,
    "negated": AMBER,
    "ignores": AMBER,
}


class Middle(Vertical):
    """The Inn, the Drink Deck, and the stack of what is being answered: the newest is marked and says what it does."""

    def __init__(self) -> None:
        super().__init__(id="middle", classes="pane")
        self.decks = Static(id="decks")
        self.scroll = VerticalScroll(can_focus=False)
        self.told = Static()

    def compose(self) -> ComposeResult:
        yield self.decks
        with self.scroll:
            yield self.told

    def show(self, view: View) -> None:
        """Show the stack as it is now."""
        self.border_title = glance.phase(view)
        self.decks.update(Text(glance.middle(view), FADED))
        width = self.scroll.scrollable_content_region.width or self.app.size.width // 2
        lines: list[Text] = []
        stack = glance.stack(view)
        for place, (waiting, told) in enumerate(stack):
            newest = place == len(stack) - 1
            sign = Text("➤ " if newest else "· ", CANDLE if newest else FADED)
            lines.append(hang(sign, Text(told, f"bold {PARCHMENT}" if newest else PARCHMENT), width))
            if newest and glance.text_of(waiting):
                says = Text(glance.text_of(waiting), f"italic {FADED}")
                self.add_if_it_fits(lines, hang(Text("  "), says, width))
        if not lines:
            lines.append(Text(say("terminal-stack-empty"), FADED))
        self.told.update(Text("\n").join(lines))
        self.call_after_refresh(self.scroll.scroll_end, animate=False)

    def add_if_it_fits(self, lines: list[Text], more: Text) -> None:
        """Add a text that is worth reading, but not worth scrolling away what it explains."""
        if len(Text("\n").join([*lines, more]).plain.split("\n")) <= max(4, self.scroll.size.height):
            lines.append(more)


class Story(VerticalScroll):
    """The log in plain words."""

    def __init__(self) -> None:
        super().__init__(id="story", classes="pane")
        self.border_title = say("terminal-log")
        self.told = Static()
        self.lines: list[tuple[str, str]] = []

    def compose(self) -> list[Static]:
        return [self.told]

    def tell(self, facts: list[Fact], view: View) -> None:
        """Add what happened."""
        if facts:
            self.lines += glance.happened(facts, view)
            self.write()

    def on_resize(self) -> None:
        self.write()

    def write(self) -> None:
        """Write all lines, and show the last."""
        width = self.scrollable_content_region.width or self.app.size.width // 2
        written = [log_line(what, sentence, width) for what, sentence in self.lines[-REMEMBERED:]]
        self.told.update(Text("\n").join(written))
        self.call_after_refresh(self.scroll_end, animate=False)


@lru_cache(2 * REMEMBERED)
def log_line(what: str, sentence: str, width: int) -> Text:
    """One sentence of the log; a new turn stands out."""
    style = LOUD.get(what, FADED)
    return hang(Text("▶ " if what == "turn" else "  ", style), Text(sentence, style), width)
