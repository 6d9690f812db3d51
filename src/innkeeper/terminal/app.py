"""The table in full screen: through the door, to the table, and out again."""

from typing import ClassVar, Final

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from innkeeper.terminal import glance, saves
from innkeeper.terminal.door import Door
from innkeeper.terminal.palette import TAVERN
from innkeeper.terminal.popups import Note, Offer
from innkeeper.terminal.session import Session
from innkeeper.terminal.table_screen import NEW_GAME, TableScreen
from innkeeper.terminal.welcome import Wanted, begin, waiting_line
from innkeeper.words import say

PACE: Final = 0.35  # seconds to read a line of the log


class InnApp(App[None]):
    """An evening at the inn."""

    CSS_PATH = "inn.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "go_home", show=False, priority=True)]

    def __init__(self, wanted: Wanted, pace: float = PACE) -> None:
        super().__init__()
        self.wanted = wanted
        self.pace = pace
        self.session: Session | None = None

    def on_mount(self) -> None:
        self.title = say("terminal-title")
        self.register_theme(TAVERN)
        self.theme = TAVERN.name
        self.come_in()

    def come_in(self) -> None:
        """Go on with the game that waits, if there is one and the player wants to."""
        if not self.wanted.resume:
            self.choose_seats()
            return
        try:
            saved = saves.waiting_game()
            waiting = None if saved is None else Session.resume(saved, self.wanted.box)
        except saves.DamagedSave as damage:
            text = Text(say("terminal-damaged", why=damage.why, file=str(damage.aside)))
            self.push_screen(Note(say("terminal-title"), text), lambda _: self.choose_seats())
            return
        if waiting is None:
            self.choose_seats()
        else:
            self.offer_to_go_on(waiting)

    def offer_to_go_on(self, waiting: Session) -> None:
        def decided(chosen: int | None) -> None:
            if chosen == 0:
                self.sit_at(waiting)
            elif chosen == 1:
                self.choose_seats()
            else:
                self.exit()

        choices = [say("terminal-go-on"), say("terminal-new-game"), say("terminal-leave")]
        self.push_screen(Offer(say("terminal-title"), Text(waiting_line(waiting) + "\n"), choices), decided)

    def choose_seats(self) -> None:
        """To the table, by the door unless it is clear who plays."""
        if self.wanted.asks:
            self.push_screen(Door(self.wanted), lambda sit: self.sit_at(begin(self.wanted)) if sit else self.exit())
        else:
            self.sit_at(begin(self.wanted))

    def sit_at(self, session: Session) -> None:
        self.session = session
        session.attend(self.wanted.bot, self.wanted.hints)
        self.push_screen(TableScreen(session, self.pace), self.get_up)

    def get_up(self, chosen: str | None) -> None:
        """Another game, or home."""
        if chosen == NEW_GAME:
            self.wanted.asks = True
            self.wanted.seed = None
            self.choose_seats()
        else:
            self.exit()

    def action_go_home(self) -> None:
        """Leave from wherever one is; the game was saved after the last choice."""
        self.exit()


def play(wanted: Wanted) -> int:
    """Play in full screen; afterwards say where the game lies."""
    app = InnApp(wanted)
    app.run()
    if app.session is not None:
        print(glance.kept(app.session))
    return app.return_code or 0
