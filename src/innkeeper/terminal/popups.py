"""What is laid over the table for a moment: a rule, a reason, the end of the game, a game that waits."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from innkeeper.rulebook import rule
from innkeeper.rules.why_not import Reason
from innkeeper.table.card import Card
from innkeeper.terminal import glance
from innkeeper.terminal.middle import log_line
from innkeeper.terminal.palette import BLOOD, CANDLE, FADED, PARCHMENT
from innkeeper.view import SeatView
from innkeeper.vocabulary.plays import Face
from innkeeper.words import say, why
from innkeeper.words.wording import text as text_of


class Note(ModalScreen[None]):
    """Something to read; any of the usual keys, or a click, puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,w,question_mark", "dismiss", show=False),
    ]

    def __init__(self, title: str, text: Text) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="popup") as popup:
            popup.border_title = self.heading
            popup.border_subtitle = say("terminal-close")
            yield Static(self.text)

    def on_click(self) -> None:
        self.dismiss()


class WholeLog(ModalScreen[None]):
    """The log from the first line on, over the whole table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,l", "dismiss", show=False)]

    def __init__(self, lines: list[tuple[str, str]]) -> None:
        super().__init__()
        self.lines = lines
        self.told = Static()
        self.page = VerticalScroll(self.told, classes="page")

    def compose(self) -> ComposeResult:
        self.page.border_title = say("terminal-whole-log")
        self.page.border_subtitle = say("terminal-whole-log-keys")
        yield self.page

    def on_mount(self) -> None:
        self.page.focus()

    def on_resize(self) -> None:
        width = self.app.size.width - 6
        self.told.update(Text("\n").join(log_line(what, sentence, width) for what, sentence in self.lines))
        self.call_after_refresh(self.page.scroll_end, animate=False)


class Offer(ModalScreen[int]):
    """Something to read, and a few things to choose from; the answer is the place of the choice, or -1."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss(-1)", show=False),
        *(Binding(str(number), f"dismiss({number - 1})", show=False) for number in range(1, 4)),
    ]

    def __init__(self, title: str, text: Text, choices: list[str]) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.choices = choices

    def compose(self) -> ComposeResult:
        with Vertical(classes="popup") as popup:
            popup.border_title = self.heading
            yield Static(self.text)
            yield OptionList(*(Option(f"{n}  {choice}") for n, choice in enumerate(self.choices, 1)), compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


def rule_note(rule_id: str) -> Note:
    """A rule, to be read."""
    return Note(say("terminal-rule-title"), _with_rule(Text(), rule_id))


def card_note(card: Card, reason: Reason | None) -> Note:
    """A card, to be read, with the reason and the rule against playing it now."""
    text = Text(f"{glance.kinds(card.face)}\n", CANDLE)
    text.append(text_of(card.face) + "\n\n", PARCHMENT)
    if reason is not None:
        text.append(f"✖ {why.sentence(reason)}\n\n", BLOOD)
        return Note(card.face.title, _with_rule(text, reason.rule))
    return Note(card.face.title, text.append(say("terminal-why-can", card=card.face.title)))


def mates_note(mates: list[tuple[SeatView, list[Face]]]) -> Note:
    """What teammates hold, which the team alone sees."""
    text = Text()
    for mate, held in mates:
        text.append(f"{mate.name}\n", f"bold {CANDLE}")
        for face in held:
            text.append(f"  {face.title}", PARCHMENT).append(f" · {glance.kinds(face)}\n", FADED)
    return Note(say("terminal-mates-title"), text)


def _with_rule(text: Text, rule_id: str) -> Text:
    text.append(rule(rule_id).rule + "\n", PARCHMENT)
    return text.append(rule_id, FADED)
