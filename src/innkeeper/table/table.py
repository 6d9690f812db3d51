"""The table itself: everything that lies on it, what is going on, and what is being asked."""

from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.log import EVERYBODY, Fact, Log
from innkeeper.table.pile import OpenPile
from innkeeper.table.question import Option, Question
from innkeeper.table.seat import Body, Place, Purse, Seat
from innkeeper.vocabulary.terms import DISCARD_AND_DRAW


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


class EventDeck:
    """A Sea or Dungeon Event Deck with its Progress Counters."""

    def __init__(self, name: str = "", counters: int = 0, chapter: str = "") -> None:
        self.name = name
        self.counters = counters
        self.chapter = chapter  # of the rulebook, about this deck
        self.cards: list[Card] = []
        self.discard = OpenPile([])

    def copy(self) -> "EventDeck":
        twin = EventDeck(self.name, self.counters, self.chapter)
        twin.cards = self.cards.copy()
        twin.discard = self.discard.copy()
        return twin


class Table:
    """All of a game at one moment."""

    def __init__(self) -> None:
        self.cards: list[Card] = []  # every card of the game, by its number
        self.places: list[Place] = []
        self.orders: list[list[int]] = []
        self.rivals: list[list[int]] = []
        self.bodies: list[Body] = []
        self.purses: list[Purse] = []
        self.seats: list[Seat] = []
        self.drink_deck: list[Card] = []
        self.drink_discard = OpenPile([])
        self.event_decks: list[EventDeck] = []
        self.inn = 0  # Gold paid to the Inn less Gold paid by it; the Inn itself is never empty
        self.pot = 0
        self.turn = 0  # how many turns have begun
        self.active = 0
        self.phase = DISCARD_AND_DRAW
        self.chance: Chance = Dice()
        self.log = Log()
        self.stack: list[Frame] = []
        self.questions: list[Question] = []
        self.round_at = -1  # where in the stack a Round of Gambling is; -1: none
        self.contests = 0  # how many Drinking Contests are going on
        self.fallen: list[int] = []  # who has passed out in a contest, while it is not settled who loses with them
        self.over = False
        self.winners: list[int] = []  # the seats that won; several of different sides: a tie

    def copy(self) -> "Table":
        twin = Table()
        twin.cards = self.cards
        twin.places = self.places
        twin.orders = self.orders
        twin.rivals = self.rivals
        twin.bodies = [Body(body.fortitude, body.alcohol) for body in self.bodies]
        twin.purses = [Purse(purse.gold) for purse in self.purses]
        twin.seats = [seat.copy(twin.bodies[seat.side], twin.purses[seat.side]) for seat in self.seats]
        twin.drink_deck = self.drink_deck.copy()
        twin.drink_discard = self.drink_discard.copy()
        twin.event_decks = [deck.copy() for deck in self.event_decks]
        twin.inn = self.inn
        twin.pot = self.pot
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.chance = self.chance.copy()
        twin.log = self.log.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.questions = [question.copy() for question in self.questions]
        twin.round_at = self.round_at
        twin.contests = self.contests
        twin.fallen = self.fallen
        twin.over = self.over
        twin.winners = self.winners.copy()
        return twin

    def note_places(self) -> None:
        """Note who sits where, once all sit."""
        self.places = [
            Place(seat.number, seat.name, seat.character, seat.race, seat.side, list(seat.tokens))
            for seat in self.seats
        ]
        self.note_who_is_in()

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def tell(
        self,
        what: str,
        rule: str,
        seat: int = -1,
        card: Card = NO_CARD,
        whom: int = -1,
        amount: int = 0,
        known_to: int = EVERYBODY,
    ) -> None:
        """Write a fact into the log."""
        depth = 0
        for frame in self.stack:
            if frame.is_a_cause():
                depth += 1
        self.log.write(Fact(what, rule, seat, card, whom, amount, known_to, depth))

    def note_who_is_in(self) -> None:
        """Note in which order those still in the game sit, seen from each seat, and who their opponents are."""
        count = len(self.seats)
        self.orders = []
        self.rivals = []
        for first in range(count):
            order = [(first + i) % count for i in range(count) if not self.seats[(first + i) % count].out]
            side = self.seats[first].side
            self.orders.append(order)
            self.rivals.append([other for other in order if self.seats[other].side != side])

    def clockwise_from(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from `first` (who comes first if still in). Not to be changed."""
        return self.orders[first]

    def opponents(self, number: int) -> list[int]:
        """The players off this seat's side who are still in the game, clockwise from its left. Not to be changed."""
        return self.rivals[number]
