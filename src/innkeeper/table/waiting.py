"""What is going on, as everybody sees it: read from what frames show of themselves."""

from typing import Final

from innkeeper.table.shown import ENDED_TAKEN
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.plays import Face, added_by

# Shared by all that have none; never changed.
NO_FACES: Final[list[Face]] = []
NO_NUMBERS: Final[list[int]] = []


class Waiting:
    """Something that is going on: a card, a Drink, an Event, a payment, a Round, a contest, a text; whose, on whom."""

    def __init__(self, what: str, seat: int = -1) -> None:
        self.what = what
        self.seat = seat
        self.faces = NO_FACES
        self.mode = 0
        self.whom = NO_NUMBERS
        self.numbers = NO_NUMBERS

    # What the numbers of each kind are.

    @property
    def on(self) -> int:
        """Of a card: on which of several things it is played."""
        return self.numbers[0]

    @property
    def ignoring(self) -> int:
        """Of a card or an Event: the seats that Ignore it, as a mask."""
        return self.numbers[1] if self.what == "card" else self.numbers[0]

    @property
    def chosen(self) -> list[tuple[int, int]]:
        """Of an Event: who has chosen openly or bid, and what or how much."""
        return list(zip(self.whom, self.numbers[2:], strict=True))

    @property
    def discarded(self) -> int:
        """Of an Event: how many cards players have discarded to it by choice."""
        return self.numbers[1]

    @property
    def victims(self) -> list[int]:
        """Of a card: upon whom its losses fall."""
        return self.numbers[2::2]

    @property
    def losses(self) -> list[int]:
        """Of a card: what is left of the loss of each of these; teammates bear it together."""
        return self.numbers[3::2]

    @property
    def announced(self) -> list[tuple[int, int]]:
        """Of a card: upon whom its losses fall, each with what is left of it."""
        numbers = self.numbers
        return [(numbers[at], numbers[at + 1]) for at in range(2, len(numbers), 2)]

    @property
    def alcohol(self) -> int:
        """Of a Drink: the Alcohol Content that its drinker would gain."""
        return self.numbers[0]

    @property
    def fortitude(self) -> int:
        """Of a Drink: the Fortitude that its drinker would gain."""
        return self.numbers[1]

    @property
    def is_ignored(self) -> bool:
        """Of a Drink: whether its drinker Ignores it."""
        return self.numbers[2] == 1

    @property
    def is_converted(self) -> bool:
        """Of a Drink: whether its Alcohol Content has been turned into Fortitude."""
        return self.numbers[3] == 1

    @property
    def revealer(self) -> int:
        """Of a Drink: who revealed it."""
        return self.whom[0]

    @property
    def is_locked(self) -> bool:
        """Of a Round: whether only a Cheating Card may follow."""
        return self.numbers[0] == 1

    @property
    def winner(self) -> int:
        """Of a Round: who has won it, or takes the pot otherwise; -1: nobody."""
        return self.numbers[1]

    @property
    def is_ended(self) -> bool:
        """Of a Round: whether it is won, or stopped by a card."""
        return self.numbers[2] > 0

    @property
    def is_taken(self) -> bool:
        """Of a Round: whether somebody else than a winner takes the pot."""
        return self.numbers[2] == ENDED_TAKEN

    @property
    def passed(self) -> list[int]:
        """Of a Round: who has passed since control last changed hands."""
        return self.numbers[3:]

    @property
    def stands(self) -> str:
        """Of a Round: how it stands, in a word."""
        if self.is_taken:
            return "taken"
        return "won" if self.winner >= 0 else "ended" if self.is_ended else "open"

    @property
    def dues(self) -> list[tuple[int, int]]:
        """Of a payment: who owes, and how much of it is open."""
        return list(zip(self.whom, self.numbers, strict=True))

    @property
    def sources(self) -> list[int]:
        """Of hits: by whose card each was struck."""
        return self.numbers

    def effects(self) -> list[Effect]:
        """What a card, an Event or a text does; nothing else does anything of itself."""
        if self.what == "card":
            printed = self.faces[0].plays[self.mode].effects
            return printed + added_by(self.faces[1:]) if len(self.faces) > 1 else printed
        if self.what == "text":
            return self.faces[0].texts[self.mode].effects
        return self.faces[0].event or [] if self.what == "event" else []
