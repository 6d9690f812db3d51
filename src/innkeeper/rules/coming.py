"""What is about to be gained, and what was paid to the Inn: others may answer both."""

from innkeeper.rules.frames import AsksOnce
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import GAIN, begin, write_cards, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import FORTITUDE


class Coming:
    """So much is about to come to somebody, unless it is stopped."""

    def __init__(self, whom: int = -1, amount: int = 0, cause: int = -1) -> None:
        self.whom = whom
        self.amount = amount
        self.cause = cause  # for whose track of an automaton it counts
        self.stopped = False

    def copy(self) -> "Coming":
        twin = Coming(self.whom, self.amount, self.cause)
        twin.stopped = self.stopped
        return twin


class GainsDue(AsksOnce):
    """Fortitude, or Gold of the Inn, that comes to players at once. Others may stop each gain."""

    def __init__(self, card: Card = NO_CARD, stat: int = FORTITUDE, rule: str = "") -> None:
        super().__init__()
        self.card = card  # by which card
        self.stat = stat  # FORTITUDE or GOLD
        self.rule = rule  # why it comes
        self.gains: list[Coming] = []
        self.artifacts: list[Card] = []  # which come with the Gold

    def behind(self, on: int) -> int:
        return self.gains[on].whom if on >= 0 else -1

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [self.card], [self.gains[on].whom] if on >= 0 else []

    def can_be_foreseen(self) -> bool:
        return True

    def show(self, table: Table, code: list[int]) -> int:
        """By which card; who would gain, and how much is left of it. The use says what."""
        begin(GAIN, -1, self.stat, code)
        write_cards([] if self.card is NO_CARD else [self.card], code)
        write_numbers([gain.whom for gain in self.gains], code)
        write_numbers([0 if gain.stopped else gain.amount for gain in self.gains], code)
        return 1


class ArtifactsSpent(AsksOnce):
    """Artifacts that somebody has just paid or anted."""

    def __init__(self, card: Card = NO_CARD) -> None:
        super().__init__()
        self.card = card
        self.payers: list[int] = []
        self.cards: list[Card] = []

    def deal_anew(self, dealt: dict[int, Card]) -> None:
        self.cards = [dealt.get(card.number, card) for card in self.cards]

    def behind(self, on: int) -> int:
        return self.payers[on] if on >= 0 else -1

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [self.card], [self.payers[on]] if on >= 0 else []


class PaidToInn(AsksOnce):
    """Gold that a card has just made players pay to the Inn."""

    def __init__(self, card: Card = NO_CARD) -> None:
        super().__init__()
        self.card = card
        self.payers: list[int] = []
        self.amounts: list[int] = []
        self.artifacts: list[Card] = []  # what of it was paid in Artifacts

    def behind(self, on: int) -> int:
        return self.payers[on] if on >= 0 else -1

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [self.card], [self.payers[on]] if on >= 0 else []

    def can_be_foreseen(self) -> bool:
        return True
