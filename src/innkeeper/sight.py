"""Sight: the table as whoever is asked sees it, for those who think in a world of their own.

It tells what a view tells, but reads it off the table, where a view is written down and read again. So it holds only
until something changes; then one looks again. Of the cards those of piles that the seat sees are told, as in a view.
The log is not told, and nothing of it can be sent.
"""

from typing import Final

from innkeeper.looking import head
from innkeeper.table.pile import CHARACTER_DECK, DRINK_ME_PILE, HAND
from innkeeper.table.question import Question
from innkeeper.table.seat import Seat
from innkeeper.table.table import Table
from innkeeper.table.waiting import Waiting
from innkeeper.view import HEAD, OF_A_SEAT, Reader, SeatView, Track, View
from innkeeper.vocabulary.plays import Face

NO_PILES: Final[list[bytes]] = []


class SeatInSight(SeatView):
    """A player as everybody sees them now."""

    def __init__(self, seat: Seat, view: View, table: Table) -> None:
        super().__init__(seat.place, view)
        self._table = table

    def look(self, seen: list[int]) -> None:
        """See how things stand for who sees these piles."""
        self._seen = seen
        table = self._table
        seat, piles, own = table.seats[self.number], table.piles, self.place.piles
        self.fortitude = seat.body.fortitude
        self.alcohol = seat.body.alcohol
        self.gold = seat.purse.gold
        self.out = seat.out
        self.hand = len(piles[own + HAND].cards)
        self.deck = len(piles[own + CHARACTER_DECK].cards)
        self.drink_me = len(piles[own + DRINK_ME_PILE].cards)
        if not self.place.nature.has_body:
            tracks = [table.track(self.number, player.number) for player in table.players]
            self.tracks = [Track(track.fortitude, track.alcohol) for track in tracks]

    def _faces_in(self, pile: int) -> list[Face]:
        return faces_in(self._table, self.place.piles + pile, self._seen)


class Sight(View):
    """All that whoever is asked may see."""

    def __init__(self, table: Table, faces: list[Face]) -> None:
        super().__init__(table, faces, [0] * (HEAD + OF_A_SEAT * len(table.places)), [], NO_PILES)
        self._table = table
        self._in_sight = [SeatInSight(seat, self, table) for seat in table.seats]
        self._seats: list[SeatView] = [*self._in_sight]
        self._stack: list[Waiting] | None = None  # as far as it was looked at

    def look(self, question: Question) -> None:
        """See how things stand for who is asked this."""
        table, seat = self._table, question.seat
        self.question = question
        self.code = head(table, seat)
        self.seen = table.seen[seat]
        self.hand = table.seats[seat].hand
        if table.held:
            piles = [table.piles[at + seat] for at in table.held if at + seat in self.seen]
            self.held = [card for pile in piles for card in pile.cards]
        for other in self._in_sight:
            other.look(self.seen)
        self._stack = None

    def pile(self, number: int) -> bytes:
        self.seen.index(number)  # ValueError for a pile that is hidden
        return self._table.piles[number].code()

    def faces_in(self, number: int) -> list[Face]:
        return faces_in(self._table, number, self.seen)

    @property
    def seats(self) -> list[SeatView]:
        return self._seats

    @property
    def stack(self) -> list[Waiting]:
        stack = self._stack
        if stack is None:
            shown: list[int] = []
            many = 0
            for frame in self._table.stack:
                many += frame.show(self._table, shown)
            stack = Reader(shown, 0, self.faces).waiting(many)
            self._stack = stack
        return stack

    @property
    def round(self) -> Waiting | None:
        return super().round if self._table.round_at >= 0 else None

    @property
    def sizes(self) -> list[int]:
        return [len(pile.cards) for pile in self._table.piles[self.drinks :]]

    @property
    def counts(self) -> list[int]:
        return self._table.numbers

    @property
    def winners(self) -> list[int]:
        return self._table.winners


def faces_in(table: Table, number: int, seen: list[int]) -> list[Face]:
    """The cards of a pile, if it is one of those that are seen; ValueError for one that is hidden."""
    seen.index(number)
    return [card.face for card in table.piles[number].cards]
