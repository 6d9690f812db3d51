"""Another possible truth: everything a seat cannot know is dealt anew, what it knows stays."""

from typing import Final

from innkeeper.rules.seeing import may_see
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance, QuickDice
from innkeeper.table.pile import CHARACTER_DECK, HAND
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

FINE: Final = 1 << 16


class Held:
    """How often somebody holds cards that take control in a Round, of the times they would by chance."""

    def __init__(self, seat: int, gambling: float = 1.0, cheating: float = 1.0) -> None:
        self.seat = seat
        self.gambling = gambling
        self.cheating = cheating

    def part(self, card: Card) -> float:
        """How often this card is held; one that can be played in both ways is as rare as a Cheating Card."""
        kinds = 0
        for play in card.face.plays:
            kinds |= play.kind
        if kinds & CHEATING:
            return self.cheating
        return self.gambling if kinds & GAMBLING else 1.0


AS_BY_CHANCE: Final[list[Held]] = []


def redeal(table: Table, seat: int, chance: Chance, known: list[Held] = AS_BY_CHANCE) -> None:
    """Deal what is hidden from `seat` anew, and forget the others' secret answers. What is known of hands is heeded."""
    deal_hidden_cards(table, seat, chance)
    for held in known:
        if not may_see(table, seat, table.piles[table.seats[held.seat].pile(HAND)].label):
            exchange(table, held, chance)
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


def exchange(table: Table, held: Held, chance: Chance) -> None:
    """Exchange cards that are held less often than by chance for others from the deck."""
    owner = table.seats[held.seat]
    hand, deck = owner.hand.copy(), owner.deck.copy()
    common = [place for place, card in enumerate(deck) if held.part(card) == 1.0]
    for place, card in enumerate(hand):
        part = held.part(card)
        if part < 1.0 and common and chance.below(FINE) >= part * FINE:
            other = common.pop(chance.below(len(common)))
            if deck[other].home == card.home:  # their backs are the same
                hand[place], deck[other] = deck[other], card
    table.lay(owner.pile(HAND), hand)
    table.lay(owner.pile(CHARACTER_DECK), deck)


def mix(chance: Chance, cards: list[Card]) -> None:
    """Shuffle from one and the same order, so that how the cards really lie has no part in what comes of it."""
    cards.sort(key=lambda card: card.number)
    chance.shuffle(cards)
