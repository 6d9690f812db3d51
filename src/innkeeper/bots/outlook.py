"""The outlook: how likely each side is to win, judged from what it has left.

A side's strength grows with the points between Alcohol Content and Fortitude and with what its cards are worth in hand,
and falls with each coin that it lacks, with what it has drunk and with what it has yet to drink; its chance is its
share of all strength. How much, that hangs on whom the others hit: where they bring down who is ahead, being ahead is
worth little. The numbers were fitted to games of regulars (docs/bots.md).
"""

from math import exp, log
from typing import Final

from innkeeper.bots.prospects import held
from innkeeper.bots.weights import POINTS_OF_A_POTION, USUAL
from innkeeper.rules.standing import drunkenness
from innkeeper.table.card import Card
from innkeeper.table.pile import DRINK_ME_PILE
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import COUNTS_AS_DRUNK

# By how many sides are left; more than four are taken for four, and for two the mean of both kinds of games is taken.
# Lists, for mypyc takes a tuple that begins with a number with a point for one that was not set.
POINTS: Final = [0.0, 0.0, 1.48, 2.54, 3.25]  # the points between the markers: their logarithm
A_COIN: Final = [0.0, 0.0, -0.85, -2.97, -5.41]  # divided by how many coins there are: the fewer, the more one counts
DRUNK: Final = [0.0, 0.0, -0.02, -0.048, -0.065]  # a point of Alcohol Content, that no healing takes away …
TO_DRINK: Final = [0.0, 0.0, -0.017, -0.07, -0.104]  # … and one in a Drink Me! Pile
IN_HAND: Final = [0.0, 0.0, 0.034, 0.019, 0.008]  # what a regular would not spend a card for
# The same where everybody hits who is ahead.
POINTS_LEVELLED: Final = [0.0, 0.0, 1.48, 0.89, 0.53]
A_COIN_LEVELLED: Final = [0.0, 0.0, -0.85, -1.24, -2.81]
DRUNK_LEVELLED: Final = [0.0, 0.0, -0.02, -0.01, 0.005]
TO_DRINK_LEVELLED: Final = [0.0, 0.0, -0.017, -0.034, -0.031]
IN_HAND_LEVELLED: Final = [0.0, 0.0, 0.034, 0.038, 0.004]
MOST_SIDES: Final = 4
NOTHING_LEFT: Final = 0.3  # points, for who is losing already, but may be saved …
NO_COIN: Final = 0.5  # … and coins


class Side:
    """What a side has left."""

    def __init__(self) -> None:
        self.points = 0
        self.gold = 0
        self.drunk = 0
        self.to_drink = 0.0
        self.in_hand = 0.0


def chance_of(table: Table, seat: int, levelled: float = 0.0) -> float:
    """How likely the side of this seat is to win, if such a part of the others hit who is ahead. A tie counts for its
    share."""
    mine = table.seats[seat].side
    if table.over:
        sides = {table.seats[winner].side for winner in table.winners}
        return 1.0 / len(sides) if mine in sides else 0.0
    left: list[int] = []
    for other in table.players:  # otto.general.cannot-win-or-lose
        if not other.out and other.side not in left:
            left.append(other.side)
    if mine not in left:
        return 0.0
    total = 0.0
    own = 0.0
    for side in left:
        its = strength(side_of(table, side), len(left), levelled)
        total += its
        if side == mine:
            own = its
    return own / total


def side_of(table: Table, side: int) -> Side:
    """What a side has left: teammates share markers, Gold and Potion Tokens."""
    found, body = Side(), table.bodies[side]
    tokens = table.numbers[table.potions + side] if table.potions >= 0 else 0
    spared = POINTS_OF_A_POTION * tokens  # when all is lost, that is what they are used for
    found.points = body.fortitude + spared - body.alcohol
    found.gold = table.purses[side].gold
    found.drunk = body.alcohol
    if table.listening & COUNTS_AS_DRUNK:
        besides = drunkenness(table, next(other.number for other in table.players if other.side == side))
        found.drunk += besides
        found.points -= besides
    for member in table.players:
        if member.side == side:
            found.to_drink += to_drink(table.piles[member.pile(DRINK_ME_PILE)].cards)
            found.in_hand += in_hand(member.hand)
    return found


def to_drink(cards: list[Card]) -> float:
    """The Alcohol Content in a Drink Me! Pile."""
    total = 0.0
    for card in cards:
        drink = card.face.drink
        total += USUAL.usual_drink if drink is None else drink.numbers.alcohol
    return total


def in_hand(cards: list[Card]) -> float:
    """What cards are worth in hand, as a regular sees it."""
    total = 0.0
    for card in cards:
        best = 0.0
        for play in card.face.plays:
            best = max(best, held(play, USUAL))
        total += best
    return total


def strength(side: Side, many: int, levelled: float) -> float:
    """How strong a side is among so many."""
    many = min(many, MOST_SIDES)
    found = between(POINTS, POINTS_LEVELLED, many, levelled) * log(max(NOTHING_LEFT, float(side.points)))
    found += between(A_COIN, A_COIN_LEVELLED, many, levelled) / max(NO_COIN, float(side.gold))
    found += between(DRUNK, DRUNK_LEVELLED, many, levelled) * side.drunk
    found += between(TO_DRINK, TO_DRINK_LEVELLED, many, levelled) * side.to_drink
    found += between(IN_HAND, IN_HAND_LEVELLED, many, levelled) * side.in_hand
    return exp(found)


def between(never: list[float], always: list[float], many: int, levelled: float) -> float:
    """What something counts where such a part of the others hit who is ahead."""
    return never[many] + levelled * (always[many] - never[many])
