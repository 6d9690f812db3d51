"""What the inn shows of a table: to everybody, and to somebody who looks at it from a seat or as a spectator."""

from functools import cached_property
from typing import Final

import msgspec

from innkeeper.lessons import LEARNER
from innkeeper.server.messages import ViewShown
from innkeeper.server.showing.asking import BY_ME, BY_OTHERS
from innkeeper.server.showing.cards import show_cards
from innkeeper.server.showing.coaching import show_coach
from innkeeper.server.showing.shared import Shared
from innkeeper.server.showing.tables import show_table
from innkeeper.server.showing.teams import mates_of
from innkeeper.server.showing.views import show_view, without_echo
from innkeeper.server.tables.table import Table
from innkeeper.words import ENGLISH

_ENCODER: Final = msgspec.json.Encoder()
__all__ = ["Glance", "Looker", "in_json", "show_cards", "show_table", "show_view"]


def in_json(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()


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
        glance = Glance(self, table, Shared(table.game, table.changed()))
        self.note(glance)
        return glance.shown

    def note(self, glance: "Glance") -> None:
        """They have been told what they saw."""
        self.read = glance.read
        self.told = glance.told + len(glance.view.facts)


class Glance:
    """What somebody sees at one moment, and what they have not been told before; put into words if it is wanted."""

    def __init__(self, looker: Looker, table: Table, shared: Shared) -> None:
        self.shared = shared
        self.language = looker.language
        self.lesson = table.lesson
        self.view = table.view(looker.seat, looker.read)
        self.read = table.game.told
        facts = without_echo(self.view.facts)
        skipped = min(len(facts), max(0, looker.known - looker.told))
        self.view.facts = facts[skipped:]
        self.told = looker.told + skipped  # how many facts they were told before
        asked = looker.seat is not None and (self.view.question is not None or looker.seat in table.held)
        self.decision = table.decisions[looker.seat] if asked and looker.seat is not None else 0
        self.undo = table.undo(looker.seat) if looker.seat is not None else ""
        self.held = "" if not table.held else BY_ME if looker.seat in table.held else BY_OTHERS
        # Mates who have answered are asked no more, though nobody else sees it yet.
        self.answered = [mate for mate in mates_of(self.view) if mate in table.waiting]
        mates = [table.decisions[mate] for mate in mates_of(self.view) if table.asked[mate] is not None]
        # All it is made from.
        self.sight = (self.view.code, self.view.piles, self.decision, self.undo, table.rewinds, mates, self.answered)

    @cached_property
    def shown(self) -> ViewShown:
        shown = show_view(self.shared.game, self.view, self.language, self.decision, self.shared, self.held)
        shown.told, shown.undo = self.told, self.undo
        for mate in shown.mates:
            if mate.seat in self.answered:
                mate.lit, mate.asked, mate.answered = [], "", True
        if self.lesson is not None and self.view.seat == LEARNER:
            shown.coach = show_coach(self.lesson, self.view, self.language)
        return shown

    @cached_property
    def written(self) -> str:
        return in_json(self.shown)
