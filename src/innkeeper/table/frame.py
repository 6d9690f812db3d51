"""What is going on at the table, as frames: what all of them have to say."""

from typing import TYPE_CHECKING, Final

from innkeeper.table.card import Card
from innkeeper.table.question import Option, Question
from innkeeper.table.ruling import FREELY, Ruling
from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.plays import Face, Play

if TYPE_CHECKING:
    from innkeeper.table.table import Table  # on which they lie

NOTHING: Final[list[int]] = []  # shared; never changed


class Frame:
    """Something going on: one heading of the rulebook, whose steps are taken one after the other."""

    def step(self, table: "Table") -> None:
        """Take the next step: change the table, begin something else on top, ask, or be done."""
        raise NotImplementedError

    def answered(self, table: "Table", question: Question, option: Option) -> None:
        """A seat has answered a question of this frame."""
        raise NotImplementedError

    def picked(self, table: "Table", question: Question, cards: list[Card]) -> None:
        """A seat has picked several cards at once."""
        raise NotImplementedError

    def copy(self) -> "Frame":
        raise NotImplementedError

    def finished(self) -> bool:
        """Nothing more will come of it, so nobody need answer it."""
        return False

    def settled(self) -> bool:
        """Nothing that was played is waiting beneath this frame's own steps."""
        return False

    def is_a_cause(self) -> bool:
        """What happens while it goes on is told as its outcome, or as an answer to it."""
        return False

    def holds_open(self) -> int:
        """Where in the stack lies what may be answered while this is on top; -1: nothing."""
        return -1

    def awaits(self, seat: int) -> int:
        """The moments of plays that a seat is asked for while this is on top."""
        return 0

    def open_to(self, table: "Table", seat: int, face: Face, play: Play) -> Ruling:
        """What the rules say of a card that would be played in answer to this."""
        return FREELY

    def bars(self, side_deck: Component) -> bool:
        """Whether what lies in front of players of this deck cannot be played while it goes on."""
        return False

    def answers(self) -> int:
        """Where in the stack lies what this is an answer to; -1: nothing."""
        return -1

    def be_answered(self, play: Play, player: int, on: int) -> None:
        """A card has been played in answer to this, or to what of it lies at place `on`."""

    def behind(self, on: int) -> int:
        """Who is behind it, or behind what of it lies at place `on`; -1: nobody."""
        return -1

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        """The cards and the players by which one speaks of it, or of what lies at place `on`."""
        return [], []

    def is_own_of(self, table: "Table", seat: int) -> bool:
        """Whether this seat or a teammate has played it, and so pays what it says."""
        return False

    def go_on_without(self, table: "Table", seat: int, card: Card) -> None:
        """This player's turn was cut short by a card: they take no more part in it."""

    def player_is_out(self, seat: int) -> None:
        """This player is out of the game."""

    def has_paid(self, seat: int) -> None:
        """This player has paid what was due because of it, or the own card has."""

    def has_discarded(self, table: "Table", number: int) -> None:
        """Somebody has discarded so many cards because of it."""

    def has_been_played(self, card: Card) -> None:
        """An Action that stays face up has been carried out."""

    def amends_action_of(self, table: "Table", seat: int) -> bool:
        """Whether texts change the numbers of the Action Card that somebody plays now."""
        return True

    def take_champions(self, table: "Table", champions: list[int]) -> None:
        """Each team has named who stands for it here."""

    def antes(self) -> bool:
        """Whether players ante because of it."""
        return False

    def ends_round(self) -> bool:
        """Whether a Round of Gambling ends because of it."""
        return False

    def branches(self, table: "Table") -> list[str]:
        """The names of what can be chosen from, if it has any."""
        return []

    def touches(self, table: "Table", seat: int) -> list[int]:
        """Which of the things it holds open change a seat's markers or Gold, by their places; -1: it does so itself."""
        return NOTHING

    def be_met(self, on: int) -> None:
        """An automaton has answered what of it lies at place `on`, and does so once (otto.responses.trigger)."""

    def fixed_answer(self, table: "Table", question: Question) -> Option:
        """What somebody who decides nothing answers: the first option (otto.choices.first-option-otherwise)."""
        return question.options[0]

    def ask_anew(self, table: "Table", seat: int) -> None:
        """Hands have changed, but for that of `seat`: the others are asked what they would be asked now."""
        for question in table.questions:
            if question.seat != seat and question.picks:
                question.picks = table.seats[question.seat].hand.copy()

    def deal_anew(self, dealt: dict[int, Card]) -> None:
        """Where hidden cards lay others lie now: by the number of a card, which one it is."""

    def can_be_foreseen(self) -> bool:
        """Its next step needs neither hidden cards nor anybody's choice."""
        return False

    def show(self, table: "Table", code: list[int]) -> int:
        """Write down what everybody may see of it, and say how many things that is."""
        return 0
