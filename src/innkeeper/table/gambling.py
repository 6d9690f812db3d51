"""The Rogues and Warriors Deck, and where the cards of a gambling game lie on the table."""

from typing import Final

# Which games may be chosen, by their ids in the rulebook; a variant stands behind its game.
GAMES: Final = [
    "rogues-and-warriors", "threes", "threes-hidden-fate", "heroes-plunder", "doublerogue", "dragon-hunt",
    "rank-and-class",
]  # fmt: skip

# Six suits, two of each colour; a rank is also the number of pips, and of copies in a suit. The lower the better.
SUITS: Final = ["hawk", "wolf", "owl", "horse", "wren", "hare"]
COLOURS: Final = ["red", "green", "blue"]
RANKS: Final = ["dragon", "warrior", "lady", "bard", "merchant", "rogue"]
DRAGON: Final = 0
WARRIOR: Final = 1
LADY: Final = 2
BARD: Final = 3
MERCHANT: Final = 4
ROGUE: Final = 5
RANK_OF_NONE: Final = -1  # of all other cards

# The piles of the table, in this order; then those that each seat has.
DECK: Final = 0
DISCARD: Final = 1  # face down
DRAGONS: Final = 2
MIDDLE: Final = 3  # face up
OF_THE_TABLE: Final = 4
HELD: Final = 0
OPEN: Final = 1  # face up before its player
BROW: Final = 2  # held up so that everybody sees it but its player
POOL: Final = 3  # put aside face down
LOOKED_AT: Final = 4  # cards of the deck that somebody is looking at
OF_A_PLAYER: Final = 5
NAMES: Final = ["game_hand", "game_open", "game_brow", "game_pool", "game_look"]

# The numbers of the table that tell how the last game went, in this order; then what each seat's hand was worth, and
# which dice each had.
TURN: Final = 0
GAME: Final = 1  # its place among the games, plus one; 0: none was played to the end
WINNER: Final = 2  # plus one
BECAUSE: Final = 3  # by which part of its worth the best hand won; see TIED
WORTHS: Final = 4
TIED: Final = 9  # the best were equal, and chance decided between them
OF_A_WORTH: Final = 100  # a worth has four parts, each below this, the first of them counting most


def packed(worth: list[int]) -> int:
    """A worth as one number."""
    found = 0
    for part in worth:
        found = found * OF_A_WORTH + part
    return found


def unpacked(number: int) -> list[int]:
    """The four parts of a worth."""
    return [number // OF_A_WORTH**place % OF_A_WORTH for place in (3, 2, 1, 0)]


def as_digits(dice: list[int]) -> int:
    """Dice as the digits of a number."""
    found = 0
    for die in dice:
        found = 10 * found + die
    return found


def as_dice(digits: int) -> list[int]:
    """Dice that were written so."""
    return [int(digit) for digit in str(digits)] if digits else []


class GamesAtTable:
    """Which games may be chosen at a table, and where their piles and numbers are. It never changes."""

    def __init__(self, names: list[str], piles: int, numbers: int) -> None:
        self.names = names
        self.piles = piles  # the first of them
        self.numbers = numbers  # the first of them

    def pile(self, which: int) -> int:
        """A pile of the table."""
        return self.piles + which

    def of(self, seat: int, which: int) -> int:
        """A pile of a player."""
        return self.piles + OF_THE_TABLE + seat * OF_A_PLAYER + which

    def number(self, which: int) -> int:
        """Where a number of the last game is; those of the seats follow."""
        return self.numbers + which
