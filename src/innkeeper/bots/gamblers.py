"""How likely somebody is to win a gambling game, as far as their view tells."""

from math import exp
from typing import Final

from innkeeper.rules.games.threes import DICE, counted
from innkeeper.seen_game import SeenGame, seen_game
from innkeeper.table.gambling import BROW, HELD, ROGUE, WARRIOR
from innkeeper.view import View
from innkeeper.vocabulary.plays import Face

UNKNOWN: Final[Face | None] = None
RANKS: Final = list(range(WARRIOR, ROGUE + 1))
SHARE: Final = [0.0, 1 / 15, 2 / 15, 3 / 15, 4 / 15, 5 / 15]  # of all cards, by their rank
TO_COME: Final = [0.0, 3.0, 4.39, 5.23, 5.83, 6.25]  # what so many dice add in Threes, well played
FATE: Final = 46 / 15  # what a card adds in Hidden Fate on average
A_SUM: Final = 2.2  # by how much sums differ
USUAL_POINTS: Final = 7.3  # of a hand in Dragon Hunt …
A_POINT: Final = 1.1  # … and by how much they differ
COLOURS: Final = 3


class Prospect:
    """What one player has in a game, perhaps after a change, and how likely that is to win."""

    def __init__(self, seen: SeenGame, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.hand: list[Face | None] = [*seen.cards(seat, HELD), *[UNKNOWN] * seen.how_many(seat, BROW)]
        self.dice = seen.kept_dice(seat)

    def with_card(self, place: int, face: Face) -> "Prospect":
        """The same with another card in hand."""
        twin = Prospect(self.seen, self.seat)
        twin.hand = [*self.hand[:place], face, *self.hand[place + 1 :]]
        twin.dice = self.dice
        return twin

    def with_die(self, place: int, shown: int) -> "Prospect":
        """The same with a die that shows something else."""
        twin = Prospect(self.seen, self.seat)
        twin.hand = self.hand
        twin.dice = [*self.dice[:place], shown, *self.dice[place + 1 :]]
        return twin

    def gamblers(self) -> list[int]:
        """Who is still in the game."""
        return next(waiting.whom for waiting in self.seen.view.stack if waiting.what == "round")

    def rivals(self) -> list[int]:
        """Who else is."""
        return [seat for seat in self.gamblers() if seat != self.seat]

    def chance(self) -> float:
        """How likely it is to win as things stand."""
        rivals = self.rivals()
        if self.seen.key.startswith("threes"):
            return self.chance_of_dice(rivals)
        if self.seen.key == "dragon-hunt":
            points = points_of([face for face in self.hand if face is not None], self.dragon())
            return float(likely((points - USUAL_POINTS) / A_POINT) ** len(rivals))
        if self.seen.key in ("rogues-and-warriors", "rank-and-class") and len(self.hand) == 2:
            return self.chance_of_two(rivals)
        return 1.0 / (1 + len(rivals))

    def dragon(self) -> int:
        """The colour of the Dragon; -1: nobody knows it yet."""
        return self.seen.middle[0].suit // 2 if self.seen.middle else -1

    def sum_of(self, dice: list[int], hand: list[Face | None]) -> float:
        """What a player will most likely have in Threes."""
        fate = sum([FATE if face is None else counted(face.rank) for face in hand])
        return sum([counted(die) for die in dice]) + TO_COME[DICE - len(dice)] + fate

    def chance_of_dice(self, rivals: list[int]) -> float:
        mine, found = self.sum_of(self.dice, self.hand), 1.0
        for rival in rivals:
            unseen: list[Face | None] = [UNKNOWN] * self.seen.how_many(rival, HELD)
            found *= likely((self.sum_of(self.seen.kept_dice(rival), unseen) - mine) / A_SUM)
        return found

    def chance_of_two(self, rivals: list[int]) -> float:
        """Against all that the others may hold; where they hold a card up, against what fits to that."""
        against = [[face.rank for face in self.seen.cards(rival, BROW)] for rival in rivals]
        found = 0.0
        for mine, share in all_hands([face.rank for face in self.hand if face is not None]):
            won = share
            for known in against:
                won *= share_beaten(mine, known)
            found += won
        return found


def likely(difference: float) -> float:
    """From a difference to a chance."""
    return 1.0 / (1.0 + exp(-difference))


def points_of(cards: list[Face], dragon: int) -> float:
    """The points of a hand in Dragon Hunt; before the Dragon is known, on average."""
    ranks = len({card.rank for card in cards})
    if dragon < 0:
        return ranks + 2 * len(cards) / COLOURS
    return ranks + 2.0 * sum([card.suit // 2 == dragon for card in cards])


def all_hands(known: list[int]) -> list[tuple[list[int], float]]:
    """All hands of two ranks of which these are known, and how likely each is."""
    if len(known) == 2:
        return [(known, 1.0)]
    return [
        (hand, share * SHARE[rank])
        for rank in RANKS
        for hand, share in all_hands([*known, rank])
    ]  # fmt: skip


def share_beaten(mine: list[int], known: list[int]) -> float:
    """How much of what another may hold is beaten; of equal hands half."""
    own, found = order_of(mine), 0.0
    for hand, share in all_hands(known):
        other = order_of(hand)
        found += share if own > other else share / 2 if own == other else 0.0
    return found


def order_of(ranks: list[int]) -> int:
    """Where two ranks stand: a pair above all else, then the better rank, then the other."""
    best, other = min(ranks), max(ranks)
    return (100 if best == other else 0) + 10 * (ROGUE - best) + ROGUE - other


def prospect_of(view: View) -> Prospect | None:
    """What the one who looks has in the game that is going on; None, if there is none that could be judged."""
    seen = seen_game(view) if view.games is not None and view.seat >= 0 else None
    return Prospect(seen, view.seat) if seen is not None and seen.waiting is not None else None


def odds_in_game(view: View, number: int) -> float:
    """How likely a player is to win the game that is going on; below 0: none is."""
    prospect = prospect_of(view)
    if prospect is None:
        return -1.0
    gamblers = prospect.gamblers()
    if number not in gamblers:
        return 0.0
    if view.seat not in gamblers:  # who only watches knows no hand
        return 1.0 / len(gamblers)
    mine = prospect.chance()
    return mine if number == view.seat else (1.0 - mine) / (len(gamblers) - 1)
