"""What one seat may see: built by whitelist, never by deletion. Hidden piles are counts."""

import msgspec

from innkeeper.rules.contest import DrinkingContest
from innkeeper.rules.losing import LastChance
from innkeeper.rules.pending import CardPlayed, DrinksRevealed, EventRevealed, HitsTaken, PaymentDue, Round
from innkeeper.rules.responses import Decision
from innkeeper.table.card import Card
from innkeeper.table.log import EVERYBODY, Fact
from innkeeper.table.question import Option, Question
from innkeeper.table.seat import Seat
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.plays import Face

_ENCODER = msgspec.msgpack.Encoder()


class SeatView:
    """A player as everybody sees them."""

    def __init__(self, seat: Seat) -> None:
        self.number = seat.number
        self.name = seat.name
        self.character = seat.character
        self.side = seat.side
        self.out = seat.out
        self.fortitude = seat.body.fortitude
        self.alcohol = seat.body.alcohol
        self.gold = seat.purse.gold  # setup.gold.stash-is-public
        self.hand = len(seat.hand)  # setup.hand.secret
        self.deck = len(seat.deck)
        self.drink_me = len(seat.drink_me)  # setup.drink-me-pile.nobody-looks
        self.discard: list[Face] = [card.face for card in seat.discard]
        self.in_play: list[Face] = [card.face for card in seat.in_play]
        self.tokens = seat.tokens

    def code(self) -> list[object]:
        discard = [face.number for face in self.discard]
        in_play = [face.number for face in self.in_play] if self.in_play else []
        return [
            self.fortitude,
            self.alcohol,
            self.gold,
            self.out,
            self.hand,
            self.deck,
            self.drink_me,
            discard,
            in_play,
            self.tokens,
        ]


class Waiting:
    """Something that is going on: a card, a Drink, an Event, a payment, a Round, a contest; by whom, on whom."""

    def __init__(self, what: str, seat: int = -1) -> None:
        self.what = what
        self.seat = seat
        self.faces: list[Face] = []
        self.mode = 0
        self.whom: list[int] = []
        self.numbers: list[int] = []

    def code(self) -> list[object]:
        return [self.what, self.seat, [face.number for face in self.faces], self.mode, self.whom, self.numbers]


class View:
    """All that a seat may know at one moment, and nothing else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.turn = 0
        self.active = 0
        self.phase = 0
        self.inn = 0
        self.pot = 0
        self.drink_deck = 0
        self.drink_discard: list[Face] = []
        self.counters: list[int] = []
        self.seats: list[SeatView] = []
        self.hand: list[Card] = []
        self.stack: list[Waiting] = []
        self.question: Question | None = None
        self.facts: list[Fact] = []
        self.over = False
        self.winners: list[int] = []

    def code(self) -> list[object]:
        """The view as plain lists and numbers; cards by the numbers of their faces in the box."""
        return [
            self.seat,
            self.turn,
            self.active,
            self.phase,
            self.inn,
            self.pot,
            self.drink_deck,
            [face.number for face in self.drink_discard],
            self.counters,
            [seat.code() for seat in self.seats],
            [card.face.number for card in self.hand],
            [waiting.code() for waiting in self.stack],
            _code_question(self.question) if self.question is not None else None,
            [[fact.what, fact.seat, fact.card.face.number, fact.whom, fact.amount] for fact in self.facts],
            self.over,
            self.winners,
        ]

    def encode(self) -> bytes:
        """The view as MessagePack."""
        return _ENCODER.encode(self.code())


def _code_question(question: Question) -> list[object]:
    options = [_code_option(option) for option in question.options]
    picks = [card.face.number for card in question.picks]
    return [question.what, question.rule, question.must, options, picks, question.least, question.most]


def _code_option(option: Option) -> list[object]:
    return [option.what, option.card.face.number, option.mode, option.targets, option.on, option.value]


def look(table: Table, seat: int, since: int) -> View:
    """Look at the table from a seat; -1: as a spectator."""
    view = View(seat)
    view.turn = table.turn
    view.active = table.active
    view.phase = table.phase
    view.inn = table.inn
    view.pot = table.pot
    view.drink_deck = len(table.drink_deck)
    view.drink_discard = [card.face for card in table.drink_discard]
    for deck in table.event_decks:
        view.counters.append(deck.counters)
    view.seats = [SeatView(other) for other in table.seats]
    view.stack = waiting_things(table)
    if seat >= 0:
        view.hand = table.seats[seat].hand.copy()
        for question in table.questions:
            if question.seat == seat and question.answer is None:
                view.question = question
    if since < len(table.log):
        view.facts = [fact for fact in table.log.facts(since) if fact.known_to in (EVERYBODY, seat)]
    view.over = table.over
    view.winners = table.winners
    return view


def waiting_things(table: Table) -> list[Waiting]:
    """What is going on, the oldest first. Whom a window asks is nobody's to see; who decides in a phase is."""
    found: list[Waiting] = []
    for frame in table.stack:
        if isinstance(frame, CardPlayed):
            found.append(_card(frame))
        elif isinstance(frame, DrinksRevealed):
            _drinks(table, frame, found)
        else:
            other = _other(frame)
            if other is not None:
                found.append(other)
    return found


def _card(frame: CardPlayed) -> Waiting:
    waiting = Waiting("card", frame.player)
    waiting.faces = [frame.card.face]
    waiting.mode = frame.mode
    waiting.whom = frame.targets
    waiting.numbers = [frame.on, frame.ignored]
    for loss in frame.losses:
        waiting.numbers.append(loss.victim)
    return waiting


def _drinks(table: Table, frame: DrinksRevealed, found: list[Waiting]) -> None:
    for drink in frame.drinks:
        waiting = Waiting("drink", drink.drinker)
        waiting.faces = [card.face for card in drink.cards]
        waiting.whom = [drink.revealer]
        numbers = drink.numbers(table.seats[drink.drinker].race)
        waiting.numbers = [numbers.alcohol, numbers.fortitude, int(drink.ignored), int(drink.converted)]
        found.append(waiting)


def _other(frame: Frame) -> Waiting | None:
    if isinstance(frame, Round):
        waiting = Waiting("round", frame.control)
        waiting.whom = frame.gamblers
        waiting.numbers = [int(frame.locked), frame.winner, int(frame.ended)]
        return waiting
    if isinstance(frame, Decision):
        return Waiting(frame.what, frame.decider)
    if isinstance(frame, PaymentDue):
        waiting = Waiting("payment")
        for due in frame.dues:
            waiting.whom.append(due.payer)
            waiting.numbers.append(due.amount if due.open() else 0)
        return waiting
    if isinstance(frame, EventRevealed):
        waiting = Waiting("event", frame.player)
        waiting.faces = [frame.card.face]
        waiting.numbers = [frame.ignored]
        return waiting
    if isinstance(frame, HitsTaken):
        waiting = Waiting("hits")
        waiting.whom = [hit.victim for hit in frame.hits]
        return waiting
    if isinstance(frame, DrinkingContest):
        waiting = Waiting("contest")
        waiting.whom = frame.contestants
        return waiting
    if isinstance(frame, LastChance):
        return Waiting("last-chance", frame.had_it[-1] if frame.had_it else -1)
    return None
