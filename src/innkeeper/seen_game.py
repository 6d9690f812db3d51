"""A gambling game as a view shows it: which it is, how far it has come, the cards and dice of each player."""

from innkeeper.rules.games.choosing import BY_KEY
from innkeeper.table.gambling import (
    BECAUSE,
    DECK,
    GAME,
    GAMES,
    MIDDLE,
    TURN,
    WINNER,
    WORTHS,
    GamesAtTable,
    as_dice,
    unpacked,
)
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.plays import Face


class SeenGame:
    """A game that is going on, or whose hands were compared in this turn and still lie open."""

    def __init__(self, view: View, games: GamesAtTable, key: str, waiting: Waiting | None) -> None:
        self.view = view
        self.games = games
        self.key = key
        self.waiting = waiting  # None: its Round is over

    @property
    def is_shown(self) -> bool:
        """Whether the hands have been compared."""
        return self.waiting is None or self.view.counts[self.games.number(GAME)] > 0

    @property
    def starter(self) -> int:
        return self.waiting.seat if self.waiting is not None else -1

    @property
    def stage(self) -> int:
        """Which of its stages is going on."""
        return self.waiting.numbers[0] if self.waiting is not None else len(self.stages) - 1

    @property
    def stages(self) -> list[str]:
        return [name for name, _ in BY_KEY[self.key]().stages()]

    @property
    def details(self) -> list[int]:
        return self.waiting.numbers[1:] if self.waiting is not None else []

    @property
    def winner(self) -> int:
        return self.view.counts[self.games.number(WINNER)] - 1

    @property
    def because(self) -> int:
        """By which part of its worth the best hand won."""
        return self.view.counts[self.games.number(BECAUSE)]

    def worth(self, seat: int) -> list[int]:
        """What a hand was worth that was shown; all zero of others."""
        return unpacked(self.view.counts[self.games.number(WORTHS) + seat])

    @property
    def deck(self) -> int:
        """How many cards are left in the deck."""
        return self.size(self.games.pile(DECK))

    @property
    def middle(self) -> list[Face]:
        return self.view.faces_in(self.games.pile(MIDDLE))

    def size(self, pile: int) -> int:
        return self.view.sizes[pile - self.view.drinks]

    def sees(self, seat: int, which: int) -> bool:
        """Whether the cards of a player's pile are seen."""
        return self.games.of(seat, which) in self.view.seen

    def cards(self, seat: int, which: int) -> list[Face]:
        """The cards of a player's pile; none, if they are not seen."""
        return self.view.faces_in(self.games.of(seat, which)) if self.sees(seat, which) else []

    def how_many(self, seat: int, which: int) -> int:
        return self.size(self.games.of(seat, which))

    def kept_dice(self, seat: int) -> list[int]:
        if self.is_shown:
            return as_dice(self.view.counts[self.games.number(WORTHS) + len(self.view.seats) + seat])
        return self._dice(2 * seat)

    def rolled_dice(self, seat: int) -> list[int]:
        return self._dice(2 * seat + 1)

    def _dice(self, place: int) -> list[int]:
        has_dice = self.key.startswith("threes") and len(self.details) > place
        return as_dice(self.details[place]) if has_dice else []


def seen_game(view: View) -> SeenGame | None:
    """The game that is going on, or the one whose hands lie open."""
    games = view.games
    if games is None:
        return None
    for waiting in view.stack:
        if waiting.what == "game":
            return SeenGame(view, games, GAMES[waiting.mode], waiting)
    played = view.counts[games.number(GAME)]
    if played and view.counts[games.number(TURN)] == view.turn:
        return SeenGame(view, games, GAMES[played - 1], None)
    return None
