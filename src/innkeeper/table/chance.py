"""Chance: one integer of state and a small generator of our own, so that a saved game goes on identically anywhere."""

from collections.abc import Sequence
from typing import Final

from innkeeper.table.card import Card

_MASK: Final = (1 << 128) - 1
_MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT: Final = 0x5851F42D4C957F2D14057B7EF767814F


class Chance:
    """A 128-bit linear congruential generator; its upper half is what is seen of it."""

    def __init__(self, state: int = 0) -> None:
        self.state = state
        self.arranged: list[list[str]] = []  # orders prescribed for coming shuffles, by title, top first

    def seeded(self) -> "Chance":
        """Mix the seed well before anything is drawn from it."""
        for _ in range(4):
            self._next()
        return self

    def copy(self) -> "Chance":
        twin = Chance(self.state)
        twin.arranged = self.arranged.copy()
        return twin

    def _next(self) -> int:
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return self.state >> 64

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as the others but for one part in 2 ** 64."""
        return (self._next() * bound) >> 64

    def some(self, names: Sequence[str], number: int) -> list[str]:
        """So many of them in any order; nobody twice before everybody is there once."""
        whole, rest = divmod(number, len(names))
        return self._in_any_order([*names] * whole + self._in_any_order(names)[:rest])

    def _in_any_order(self, names: Sequence[str]) -> list[str]:
        rest = list(names)
        return [rest.pop(self.below(len(rest))) for _ in names]

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place (the top card is the last of the list)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        if self.arranged:
            self._arrange(cards)

    def _arrange(self, cards: list[Card]) -> None:
        """Bring a prescribed order to the top, if this pile holds all its cards."""
        for order in self.arranged:
            rest = cards.copy()
            top: list[Card] = []
            for title in order:
                found = [card for card in rest if card.face.title == title]
                if not found:
                    break
                rest.remove(found[0])
                top.append(found[0])
            else:
                top.reverse()
                cards[:] = rest + top
                self.arranged.remove(order)
                return
