"""Another possible truth: everything a seat cannot know is dealt anew, what it knows stays."""

from innkeeper.rules.seeing import may_see
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance, QuickDice
from innkeeper.table.table import Table


def redeal(table: Table, seat: int, chance: Chance) -> None:
    """Deal what is hidden from `seat` anew, and forget the others' secret answers."""
    deal_hidden_cards(table, seat, chance)
    table.log = table.log.known_to(seat)
    table.chance = QuickDice.of(chance)  # never the game's own: whoever has that knows all that comes
    table.stack[-1].ask_anew(table, seat)


def deal_hidden_cards(table: Table, seat: int, chance: Chance) -> None:
    """Mix the cards that `seat` (-1: a spectator) cannot see.

    Where a card lies with its back up, another with the same back may lie: each changes places only with cards of its
    own home.
    """
    hidden: list[int] = []
    by_home: dict[int, list[Card]] = {}
    for at, pile in enumerate(table.piles):
        if pile.cards and not may_see(table, seat, pile.label):
            hidden.append(at)
            for card in pile.cards:
                if card.home in by_home:
                    by_home[card.home].append(card)
                else:
                    by_home[card.home] = [card]
    for cards in by_home.values():
        mix(chance, cards)
    dealt: dict[int, Card] = {}
    for at in hidden:
        before = table.piles[at].cards
        table.lay(at, [by_home[card.home].pop() for card in before])
        if table.stashes >= 0:  # Artifacts with which somebody is about to pay
            for old, new in zip(before, table.piles[at].cards, strict=True):
                dealt[old.number] = new
    if dealt:
        for frame in table.stack:
            frame.deal_anew(dealt)


def mix(chance: Chance, cards: list[Card]) -> None:
    """Shuffle from one and the same order, so that how the cards really lie has no part in what comes of it."""
    cards.sort(key=lambda card: card.number)
    chance.shuffle(cards)
