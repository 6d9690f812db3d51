"""Discard piles: open cards, which everybody may look through."""

from collections.abc import Iterator

from innkeeper.table.card import Card


class OpenPile:
    """Cards lying open, the top one last; beside them the numbers of their faces, two bytes each, for views."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.code = b"".join([card.face.code for card in cards])

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def append(self, card: Card) -> None:
        self.cards.append(card)
        self.code += card.face.code

    def take_all(self) -> list[Card]:
        """Take up the whole pile."""
        cards = self.cards
        self.cards = []
        self.code = b""
        return cards

    def copy(self) -> "OpenPile":
        twin = OpenPile([])
        twin.cards = self.cards.copy()
        twin.code = self.code
        return twin
