"""The prompt and its numbered choices."""

from typing import Final

from rich.text import Text
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from innkeeper.table.card import Card
from innkeeper.terminal.keys import Keys
from innkeeper.terminal.lines import hang, height_of
from innkeeper.terminal.menu import CONFIRM, Entry, Menu
from innkeeper.terminal.palette import CANDLE, PARCHMENT
from innkeeper.words import say

USUAL: Final = 9  # lines for the question and its choices, so that the log does not jump
LONGEST_PROMPT: Final = 5
LEAST_LOG: Final = 6


class Choices(OptionList):
    """The entries of the menu; numbers, arrows and Enter, or the mouse choose one."""

    class Chosen(Message):
        """An entry was chosen."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class LookedAt(Message):
        """The cursor is on an entry about this card."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self) -> None:
        super().__init__(id="choices", compact=True)
        self.entries: list[Entry] = []
        self.typed = ""

    def show(self, entries: list[Entry], same_question: bool) -> None:
        """Show these entries; within one question the cursor stays where it was."""
        place = self.highlighted if same_question else None
        self.typed = ""
        self.entries = entries
        self.clear_options()
        self.add_options(Option(self.line(entry)) for entry in entries)
        if entries:
            self.highlighted = min(place or 0, len(entries) - 1)

    def line(self, entry: Entry) -> Text:
        """The number, and beside it what it does; a card to mark takes one line, as the hand shows the rest."""
        number = Text(f"{entry.number:>2}  ", f"bold {CANDLE}")
        label = Text(entry.label, f"bold {PARCHMENT}" if entry.number == CONFIRM else PARCHMENT)
        width = self.scrollable_content_region.width
        if entry.pick >= 0:
            label.truncate(max(1, width - number.cell_len), overflow="ellipsis")
        return hang(number, label, width)

    def needed(self) -> int:
        """How many lines all entries take."""
        return sum(self.line(entry).plain.count("\n") + 1 for entry in self.entries)

    def on_resize(self) -> None:
        for place, entry in enumerate(self.entries):
            self.replace_option_prompt_at_index(place, self.line(entry))

    def type_digit(self, digit: str) -> None:
        """A digit chooses at once, unless a longer number may be meant: then Enter or the next digit decides."""
        numbers = [str(entry.number) for entry in self.entries]
        typed = self.typed + digit if self.typed + digit in numbers else digit
        if typed not in numbers:
            self.typed = ""
            self.screen.query_one(Keys).tell(say("terminal-no-number", number=typed))
            return
        self.highlighted = numbers.index(typed)
        longer = [number for number in numbers if number != typed and number.startswith(typed)]
        self.typed = typed if longer else ""
        if not longer:
            self.post_message(self.Chosen(int(typed)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(self.entries[event.option_index].number))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_index < len(self.entries):
            self.post_message(self.LookedAt(self.entries[event.option_index].card))


class Ask(Vertical):
    """What is asked, and what can be chosen."""

    def __init__(self) -> None:
        super().__init__(id="ask", classes="pane")
        self.prompt = Static(id="prompt")
        self.choices = Choices()
        self.menu: Menu | None = None

    def compose(self) -> list[Widget]:
        return [self.prompt, self.choices]

    def show(self, menu: Menu | None, otherwise: str, title: str, room: int) -> None:
        """Show a menu; without one, what is going on. It takes as many lines as it needs, of those there are."""
        same = menu is not None and menu is self.menu
        self.menu = menu
        self.set_class(menu is not None, "asked")
        self.border_title = title
        prompt = menu.prompt if menu is not None else otherwise
        self.prompt.update(Text(prompt))
        self.choices.show(menu.entries if menu is not None else [], same)
        width = self.choices.size.width or self.app.size.width // 2
        needed = 1 + min(height_of(prompt, width), LONGEST_PROMPT) + self.choices.needed()
        usual = max(USUAL, room * 2 // 5)
        self.styles.height = min(max(usual, needed), max(USUAL, room - LEAST_LOG))
