"""What the inn shows of a table: to everybody, and to somebody who looks at it from a seat or as a spectator."""

from innkeeper.server.messages import ViewShown
from innkeeper.server.showing.cards import show_cards
from innkeeper.server.showing.tables import show_table
from innkeeper.server.showing.views import show_view, without_echo
from innkeeper.server.tables.table import Table
from innkeeper.words import ENGLISH

__all__ = ["Looker", "show_cards", "show_table", "show_view"]


class Looker:
    """Somebody who looks at a table, from a seat or as a spectator (None), and what they have been told."""

    def __init__(self, seat: int | None, known: int = 0, language: str = ENGLISH) -> None:
        self.seat = seat
        self.known = known  # how many facts they know from before
        self.language = language
        self.read = 0  # how far the log has been read for them
        self.told = 0  # how many of the facts read they may know

    def look(self, table: Table) -> ViewShown:
        """What they see now, with what they have not been told before."""
        view = table.view(self.seat, self.read)
        facts = without_echo(view.facts)
        skipped = min(len(facts), max(0, self.known - self.told))
        view.facts = facts[skipped:]
        decision = table.decisions[self.seat] if self.seat is not None else 0
        shown = show_view(table.game, view, self.language, decision)
        shown.told = self.told + skipped
        self.read = table.game.told
        self.told += len(facts)
        return shown
