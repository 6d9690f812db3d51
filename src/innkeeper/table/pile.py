"""Piles: cards that lie together, each with a label that says what they are, whose, and who may see them."""

from typing import Final

from innkeeper.table.card import Card

# Who sees the cards of a pile. How many there are is everybody's to know.
NOBODY_SEES: Final = 0
OWNER_SEES: Final = 1
EVERYBODY_SEES: Final = 2
TEAM_SEES: Final = 3  # the owner and teammates alone, also if a hand lies open
OTHERS_SEE: Final = 4  # the other players, but not the owner

# The piles that every seat has, in this order, and those of the table that come after all seats'.
HAND: Final = 0
CHARACTER_DECK: Final = 1
DISCARD_PILE: Final = 2
DRINK_ME_PILE: Final = 3
IN_PLAY: Final = 4
OF_A_SEAT: Final = 5
DRINK_DECK: Final = 0
DRINK_DISCARD_PILE: Final = 1
OF_THE_DRINKS: Final = 2
# The piles of the Prize Variant, in this order.
PRIZES_IN_INN: Final = 0
PRIZE_BIN: Final = 1
PRIZE_IN_POT: Final = 2

IGNORING_ACTIONS: Final = "ignoring_actions"  # whether a seat Ignores Action Cards for now, among the numbers
POTIONS: Final = "potions"  # what a side's Potion Tokens are called among the numbers of the table


class Label:
    """What a pile or a number on the table is. It never changes, so copies of a game share it."""

    def __init__(self, name: str, owner: int, seen_by: int = EVERYBODY_SEES, lies_still: bool = False) -> None:
        self.name = name
        self.owner = owner  # a seat; -1: the table's
        self.seen_by = seen_by
        self.lies_still = lies_still  # nothing is drawn from here, nor shuffled into a deck


class Mark:
    """Says whose a pile is to change: the table's that bears the same mark."""


class Pile:
    """Cards that lie together, the top one last. Copies of a game share it until one of them changes it."""

    def __init__(self, label: Label, cards: list[Card], mark: Mark) -> None:
        self.label = label
        self.cards = cards
        self.mark = mark
        self._code: bytes | None = None
        self._moments = -1

    def moments(self) -> int:
        """All moments at which one of its cards might be played, as a mask."""
        if self._moments < 0:
            self._moments = 0
            for card in self.cards:
                self._moments |= card.face.moments
        return self._moments

    def code(self) -> bytes:
        """The numbers of its faces, two bytes each, for views."""
        code = self._code
        if code is None:
            code = b"".join([card.face.code for card in self.cards])
            self._code = code
        return code

    def copy(self, mark: Mark) -> "Pile":
        twin = Pile(self.label, self.cards.copy(), mark)
        twin._code = self._code
        twin._moments = self._moments
        return twin

    def put(self, card: Card) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        if self._code is not None:
            self._code += card.face.code
        if self._moments >= 0:
            self._moments |= card.face.moments

    def take(self, card: Card) -> None:
        """Take a card out."""
        self.cards.remove(card)
        self._code = None
        self._moments = -1

    def take_top(self) -> Card:
        """Take the top card."""
        self._code = None
        self._moments = -1
        return self.cards.pop()


def labels_of_a_seat(number: int) -> list[Label]:
    """The piles that every seat has."""
    # setup.hand.secret, setup.drink-me-pile.nobody-looks, setup.character-deck.own-discard-pile
    return [
        Label("hand", number, OWNER_SEES),
        Label("deck", number, NOBODY_SEES),
        Label("discard", number),
        Label("drink_me", number, NOBODY_SEES),
        Label("in_play", number, lies_still=True),
    ]
