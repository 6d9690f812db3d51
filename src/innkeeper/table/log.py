"""The log: what happened, as facts. Copies of a game share the past."""

from typing import Final

from innkeeper.table.card import NO_CARD, Card
from innkeeper.vocabulary.components import NO_COMPONENT, Component

EVERYBODY: Final = -1  # who may know a fact; otherwise the seats of a mask alone


class Fact:
    """Who did what, to whom, with which card, because of what, and by which rule."""

    def __init__(
        self,
        what: str,
        rule: str,
        seat: int = -1,
        card: Card = NO_CARD,
        whom: int = -1,
        amount: int = 0,
        known_to: int = EVERYBODY,
        depth: int = 0,
        component: Component = NO_COMPONENT,
    ) -> None:
        self.what = what
        self.rule = rule
        self.seat = seat
        self.card = card
        self.whom = whom
        self.amount = amount
        self.known_to = known_to  # a mask of seats, or everybody
        self.component = component  # of which counter or token it tells, if of any
        self.depth = depth  # within how many cards, Drinks and Events it happened: no part of what logs are compared by

    def is_known_to(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may know it."""
        return self.known_to == EVERYBODY or (seat >= 0 and (self.known_to >> seat) & 1 == 1)


class Log:
    """Sealed chapters, shared by copies, and the page still being written."""

    def __init__(self) -> None:
        self.chapters: list[list[Fact]] = []
        self.page: list[Fact] = []
        self.sealed = 0  # how many facts the chapters hold
        self.is_kept = True  # otherwise the table tells it nothing, for nobody will read it

    @staticmethod
    def not_kept() -> "Log":
        """For a table of which nobody will ask what happened there."""
        log = Log()
        log.is_kept = False
        return log

    def __len__(self) -> int:
        return self.sealed + len(self.page)

    def write(self, fact: Fact) -> None:
        self.page.append(fact)

    def copy(self) -> "Log":
        """Seal the page, so that both go on with the same past."""
        if self.page:
            self.chapters.append(self.page)
            self.sealed += len(self.page)
            self.page = []
        twin = Log()
        twin.chapters = self.chapters.copy()
        twin.sealed = self.sealed
        twin.is_kept = self.is_kept
        return twin

    def known_to(self, seat: int) -> "Log":
        """Only what this seat may know."""
        known = Log()
        known.is_kept = self.is_kept
        known.page = [fact for fact in self.facts() if fact.is_known_to(seat)]
        return known

    def facts(self, since: int = 0) -> list[Fact]:
        """The facts from number `since` on, oldest first."""
        if since >= self.sealed:
            return self.page[since - self.sealed :]
        found: list[Fact] = []
        for chapter in self.chapters:
            found.extend(chapter)
        found.extend(self.page)
        return found[since:]
