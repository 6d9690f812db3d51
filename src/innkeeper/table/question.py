"""Questions that the game asks a seat, and the options it has."""

from typing import Final

from innkeeper.table.card import NO_CARD, Card

# What an option is.
DECLINE: Final = 0
PLAY: Final = 1
GIVE: Final = 2  # a Drink, a half of it: to a player
CHOOSE: Final = 3  # a number; 0 is no and 1 is yes where the question is whether
SELL: Final = 4  # a card that lies in front, to a player
POTION: Final = 5  # a Potion Token is used: for Fortitude, for Alcohol Content or for Gold
TURN_UP: Final = 6  # of an automaton: the top card of its deck, for the Sometimes box

# Shared by all that name nobody or no card; never changed.
NOBODY_NAMED: Final[list[int]] = []
NO_CARDS: Final[list[Card]] = []


class Option:
    """One thing a seat may do: decline, play a card (which of its uses, on whom, on what), name a player, choose."""

    def __init__(
        self,
        what: int = DECLINE,
        card: Card = NO_CARD,
        mode: int = 0,
        on: int = -1,
        value: int = -1,
        targets: list[int] = NOBODY_NAMED,
    ) -> None:
        self.what = what
        self.card = card
        self.mode = mode
        self.targets = targets
        self.on = on  # which of the things answered (Drinks, losses, payments), by its place
        self.value = value


PASS: Final = Option()
NO_OPTIONS: Final[list[Option]] = []  # shared; never changed


class Question:
    """A question to one seat. `must`: it has to be answered; otherwise it offers to interrupt what another decides.

    The first option is always the modest one: decline, no, the least, the next player to the left. Where several cards
    may be picked at once, `picks` holds them and the answer is a list of places in it.
    """

    def __init__(
        self, seat: int = -1, what: str = "", rule: str = "", must: bool = True, options: list[Option] = NO_OPTIONS
    ) -> None:
        self.seat = seat
        self.what = what
        self.rule = rule
        self.must = must
        self.options = options
        self.picks = NO_CARDS
        self.least = 0
        self.most = 0
        self.anytime = False  # an Anytime Card is among the options
        self.answer: Option | None = None  # secret until the window is decided

    def is_forced(self) -> bool:
        """There is only one answer."""
        return len(self.options) == 1 and not self.picks

    def copy(self) -> "Question":
        twin = Question(self.seat, self.what, self.rule, self.must, self.options)
        twin.picks = self.picks
        twin.least = self.least
        twin.most = self.most
        twin.anytime = self.anytime
        twin.answer = self.answer
        return twin
