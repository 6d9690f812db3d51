"""The door of the inn: who you are, and who sits down with you."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from innkeeper.offering import STANDARD
from innkeeper.rules.modes import MODES
from innkeeper.table.box import Character
from innkeeper.terminal.keys import DOOR, Keys
from innkeeper.terminal.palette import CANDLE, FADED
from innkeeper.terminal.seating import MOST_OPPONENTS, RANDOM, CannotSeat, event_ways
from innkeeper.terminal.welcome import Wanted
from innkeeper.terminal.windows import HEIGHTS, WIDTHS, TooSmall
from innkeeper.words import modes, say


class Door(Screen[bool]):
    """Choose yourself on the left and the others on the right, then sit down: True."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"count({number})", show=False) for number in range(1, MOST_OPPONENTS + 1)),
        Binding("left", "turn(-1)", priority=True),
        Binding("right", "turn(1)", priority=True),
        Binding("plus,equals_sign", "more(1)"),
        Binding("minus", "more(-1)"),
        Binding("s", "sit"),
        Binding("q,escape", "leave"),
    ]

    def __init__(self, wanted: Wanted) -> None:
        super().__init__()
        self.wanted = wanted
        self.keys = [RANDOM, *wanted.box.characters]

    def compose(self) -> ComposeResult:
        yield Static(Text(say("terminal-title"), f"bold {CANDLE}"), id="sign")
        yield Static(Text(say("terminal-subtitle"), FADED), id="motto")
        with Horizontal():
            with Vertical(classes="pane") as left:
                left.border_title = say("terminal-who-are-you")
                yield OptionList(*(Option(self.called(key)) for key in self.keys), id="me", compact=True)
            with Vertical(classes="pane") as right:
                right.border_title = say("terminal-who-else")
                yield OptionList(id="others", compact=True)
        yield OptionList(Option(Text(say("terminal-sit-down"), justify="center")), id="start", compact=True)
        yield Keys(DOOR)
        yield TooSmall()

    def on_mount(self) -> None:
        me = self.query_one("#me", OptionList)
        me.highlighted = self.keys.index(self.wanted.character)
        me.focus()
        self.show_others(0)

    def called(self, key: str) -> str:
        """A character as it is called here."""
        character: Character | None = self.wanted.box.characters.get(key)
        if character is None:
            return say("terminal-whoever")
        return say("terminal-character", name=character.name, epithet=character.epithet)

    def event_names(self) -> str:
        """The Event Decks that were chosen."""
        names = {pack.key: pack.name for pack in self.wanted.box.packs}
        return ", ".join(names[key] for key in self.wanted.variants.get("event_decks", [])) or say(
            "terminal-no-event-deck"
        )

    def show_others(self, place: int) -> None:
        """The list on the right: the opponents, one more, one fewer, the Drink Deck."""
        others = self.query_one("#others", OptionList)
        others.clear_options()
        for number, key in enumerate(self.wanted.opponents):
            others.add_option(Option(f"{number + 1}  {self.called(key)}", id=f"seat-{number}"))
        if len(self.wanted.opponents) < MOST_OPPONENTS:
            others.add_option(Option(say("terminal-one-more"), id="more"))
        if len(self.wanted.opponents) > 1:
            others.add_option(Option(say("terminal-one-fewer"), id="fewer"))
        others.add_option(Option(say("terminal-drinks", name=self.wanted.drinks), id="drinks"))
        others.add_option(Option(say("terminal-events", names=self.event_names()), id="events"))
        others.add_option(Option(say("terminal-mode", name=modes.name(self.wanted.mode)), id="mode"))
        others.highlighted = min(place, others.option_count - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a line does what the line says."""
        if event.option_list.id == "me":
            self.query_one("#others", OptionList).focus()
        elif event.option_list.id == "start":
            self.action_sit()
        elif event.option_id == "more":
            self.action_more(1)
        elif event.option_id == "fewer":
            self.action_more(-1)
        else:
            self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """Put the next or the previous character on the seat, or another deck on the table."""
        others = self.query_one("#others", OptionList)
        place = others.highlighted or 0
        if not others.has_focus:
            return
        line = others.get_option_at_index(place).id or ""
        if line == "drinks":
            decks = list(self.wanted.box.drink_decks)
            now = decks.index(self.wanted.drinks) if self.wanted.drinks in decks else 0
            self.wanted.drinks = decks[(now + step) % len(decks)]
        elif line == "events":
            decks_in_play = event_ways(self.wanted.box)
            chosen = self.wanted.variants.get("event_decks", [])
            here = decks_in_play.index(chosen) if chosen in decks_in_play else 0
            self.wanted.variants["event_decks"] = decks_in_play[(here + step) % len(decks_in_play)]
        elif line == "mode":
            ways = [STANDARD, *MODES]
            self.wanted.mode = ways[(ways.index(self.wanted.mode) + step) % len(ways)]
            self.wanted.sides = []
        elif line.startswith("seat-"):
            now = self.keys.index(self.wanted.opponents[place])
            self.wanted.opponents[place] = self.keys[(now + step) % len(self.keys)]
        self.show_others(place)

    def action_more(self, step: int) -> None:
        """One opponent more or fewer."""
        self.action_count(len(self.wanted.opponents) + step)

    def action_count(self, number: int) -> None:
        """So many opponents."""
        if 1 <= number <= MOST_OPPONENTS:
            opponents = self.wanted.opponents
            self.wanted.opponents = (opponents + [RANDOM] * number)[:number]
            self.show_others(self.query_one("#others", OptionList).highlighted or 0)

    def action_sit(self) -> None:
        self.wanted.character = self.keys[self.query_one("#me", OptionList).highlighted or 0]
        try:
            self.wanted.agreed()
        except CannotSeat as error:
            self.query_one(Keys).tell(str(error))
        else:
            self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)
