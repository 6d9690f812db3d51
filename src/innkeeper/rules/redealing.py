"""Another possible truth: everything a seat cannot know is dealt anew, what it knows stays."""

from typing import Final

from innkeeper.rules.seeing import may_see
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance, QuickDice
from innkeeper.table.pile import CHARACTER_DECK, HAND
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.terms import CHEATING, GAMBLING

FINE: Final = 1 << 16


class Held:
    """How often somebody holds cards of some kinds, in times of what is by chance."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.gambling = 1.0
        self.cheating = 1.0
        self.verbs: dict[type[Effect], float] = {}  # by what they do

    def part(self, card: Card) -> float:
        """How often this card is held: what makes it rare counts before what makes it frequent."""
        least = most = 1.0
        for play in card.face.plays:
            if play.kind & GAMBLING:
                least = min(least, self.gambling)
            if play.kind & CHEATING:
                least = min(least, self.cheating)
            for effect in play.effects:
                part = self.verbs.get(type(effect), 1.0)
                least, most = min(least, part), max(most, part)
        return least if least < 1.0 else most


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
    """Exchange cards that are held less often than by chance for others from the deck, and others for what is held more
    often."""
    owner = table.seats[held.seat]
    hand, deck = owner.hand.copy(), owner.deck.copy()
    common = [place for place, card in enumerate(deck) if held.part(card) == 1.0]
    for place, card in enumerate(hand):
        part = held.part(card)
        if part < 1.0 and common and chance.below(FINE) >= part * FINE:
            swap(hand, place, deck, common.pop(chance.below(len(common))))
    common = [place for place, card in enumerate(hand) if held.part(card) == 1.0]
    for place, card in enumerate(deck):
        more = (held.part(card) - 1.0) * len(hand) / len(deck)
        if more > 0.0 and common and chance.below(FINE) < more * FINE:
            swap(deck, place, hand, common.pop(chance.below(len(common))))
    table.lay(owner.pile(HAND), hand)
    table.lay(owner.pile(CHARACTER_DECK), deck)


def swap(cards: list[Card], place: int, others: list[Card], other: int) -> None:
    """Two cards change places, if their backs are the same."""
    if cards[place].home == others[other].home:
        cards[place], others[other] = others[other], cards[place]


def mix(chance: Chance, cards: list[Card]) -> None:
    """Shuffle from one and the same order, so that how the cards really lie has no part in what comes of it."""
    cards.sort(key=lambda card: card.number)
    chance.shuffle(cards)
