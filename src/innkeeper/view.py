"""What one seat may see: written by whitelist, never by deletion. Hidden piles are counts, never cards.

A view is a list of numbers, `code`, written at one moment; its readers find in it what they look for. Cards are told by
the numbers of their faces in the box. docs/views.md describes it number by number.
"""

from typing import Final

import msgspec

from innkeeper.rules.contest import DrinkingContest
from innkeeper.rules.losing import LastChance
from innkeeper.rules.pending import CardPlayed, DrinksRevealed, EventRevealed, HitsTaken, PaymentDue, Round
from innkeeper.rules.responses import Decision
from innkeeper.table.card import Card
from innkeeper.table.log import EVERYBODY, Fact
from innkeeper.table.question import NO_CARDS, Question
from innkeeper.table.seat import Place
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Face

# What may be going on, by its number in the code.
CARD: Final = 0
DRINK: Final = 1
EVENT: Final = 2
ROUND: Final = 3
PAYMENT: Final = 4
HITS: Final = 5
CONTEST: Final = 6
LAST_CHANCE: Final = 7
DECISIONS: Final = 8  # … and what somebody decides, from here on
NAMES: Final = (
    "card", "drink", "event", "round", "payment", "hits", "contest", "last-chance",
    "discard", "action", "order", "go",
)  # fmt: skip

HEAD: Final = 9  # how many numbers come before the seats
OF_A_SEAT: Final = 7  # how many numbers each seat has

NO_FACTS: Final[list[Fact]] = []
_ENCODER: Final = msgspec.msgpack.Encoder()


class SeatView:
    """A player as everybody sees them."""

    def __init__(self, place: Place, code: list[int]) -> None:
        self.number = place.number
        self.name = place.name
        self.character = place.character
        self.side = place.side
        at = HEAD + OF_A_SEAT * place.number
        self.fortitude = code[at]
        self.alcohol = code[at + 1]
        self.gold = code[at + 2]
        self.out = code[at + 3] == 1
        self.hand = code[at + 4]
        self.deck = code[at + 5]
        self.drink_me = code[at + 6]
        self.discard: list[Face] = []
        self.in_play: list[Face] = []
        self.tokens: dict[str, int] = {}


class Waiting:
    """Something that is going on: a card, a Drink, an Event, a payment, a Round, a contest; by whom, on whom."""

    def __init__(self, what: str, seat: int = -1) -> None:
        self.what = what
        self.seat = seat
        self.faces: list[Face] = []
        self.mode = 0
        self.whom: list[int] = []
        self.numbers: list[int] = []


class View:
    """All that a seat may know at one moment, and nothing else."""

    def __init__(self, places: list[Place], faces: list[Face]) -> None:
        self.places = places
        self.faces = faces
        self.code: list[int] = []
        self.piles: list[bytes] = []  # the discard piles, the seats' and that of the Drinks
        self.hand = NO_CARDS
        self.question: Question | None = None
        self.facts = NO_FACTS
        self._found: _Found | None = None

    @property
    def seat(self) -> int:
        return self.code[0]

    @property
    def turn(self) -> int:
        return self.code[1]

    @property
    def active(self) -> int:
        return self.code[2]

    @property
    def phase(self) -> int:
        return self.code[3]

    @property
    def inn(self) -> int:
        return self.code[4]

    @property
    def pot(self) -> int:
        return self.code[5]

    @property
    def drink_deck(self) -> int:
        return self.code[6]

    @property
    def over(self) -> bool:
        return self.code[7] == 1

    @property
    def seats(self) -> list[SeatView]:
        return self._read().seats

    @property
    def stack(self) -> list[Waiting]:
        """What is going on, the oldest first."""
        return self._read().stack

    @property
    def drink_discard(self) -> list[Face]:
        return self._read().drink_discard

    @property
    def counters(self) -> list[int]:
        """The Progress Counters of the Event Decks."""
        return self._read().counters

    @property
    def winners(self) -> list[int]:
        return self._read().winners

    def _read(self) -> "_Found":
        """Find everything in the code, once."""
        found = self._found
        if found is None:
            found = _Found(self.code, self.piles, self.places, self.faces)
            self._found = found
        return found

    def encode(self) -> bytes:
        """The view as MessagePack: the code, the piles, the facts, and what is asked."""
        facts: list[object] = []
        for fact in self.facts:
            facts += [fact.what, fact.seat, fact.card.face.number, fact.whom, fact.amount]
        question = self.question
        if question is None:
            return _ENCODER.encode([self.code, self.piles, facts])
        return _ENCODER.encode([self.code, self.piles, facts, question.what, question.rule, _options(question)])


class _Found:
    """What is found in a code, in the order in which it was written."""

    def __init__(self, code: list[int], piles: list[bytes], places: list[Place], faces: list[Face]) -> None:
        reader = _Reader(code, HEAD + OF_A_SEAT * len(places), faces)
        self.seats = [SeatView(place, code) for place in places]
        for seat in self.seats:
            seat.discard = _faces(piles[seat.number], faces)
            seat.in_play = reader.cards()
            for name in places[seat.number].tokens:
                seat.tokens[name] = reader.number()
        self.drink_discard = _faces(piles[len(places)], faces)
        self.counters = reader.numbers()
        self.winners = reader.numbers()
        reader.cards()  # the own hand
        self.stack: list[Waiting] = []
        for _ in range(code[8]):
            waiting = Waiting(NAMES[reader.number()], reader.number())
            waiting.mode = reader.number()
            waiting.faces = reader.cards()
            waiting.whom = reader.numbers()
            waiting.numbers = reader.numbers()
            self.stack.append(waiting)


def _faces(pile: bytes, faces: list[Face]) -> list[Face]:
    """The cards of an open pile."""
    return [faces[pile[i] * 256 + pile[i + 1]] for i in range(0, len(pile), 2)]


class _Reader:
    """Reads a code from some place on."""

    def __init__(self, code: list[int], at: int, faces: list[Face]) -> None:
        self.code = code
        self.at = at
        self.faces = faces

    def number(self) -> int:
        self.at += 1
        return self.code[self.at - 1]

    def numbers(self) -> list[int]:
        count = self.number()
        self.at += count
        return self.code[self.at - count : self.at]

    def cards(self) -> list[Face]:
        return [self.faces[number] for number in self.numbers()]


def look(table: Table, faces: list[Face], seat: int, since: int) -> View:
    """Look at the table from a seat; -1: as a spectator."""
    view = View(table.places, faces)
    code = view.code
    _write_table(table, seat, code)
    for other in table.seats:
        view.piles.append(other.discard.code)
    view.piles.append(table.drink_discard.code)
    if seat >= 0:
        view.hand = table.seats[seat].hand.copy()
        for question in table.questions:
            if question.seat == seat and question.answer is None:
                view.question = question
    _write_cards(view.hand, code)
    code[8] = _write_stack(table, code)
    if since < len(table.log):
        view.facts = [fact for fact in table.log.facts(since) if fact.known_to == EVERYBODY or fact.known_to == seat]
    return view


def _write_table(table: Table, seat: int, code: list[int]) -> None:
    """What everybody sees; of the seats first the numbers, then the open cards."""
    over = 1 if table.over else 0
    code += [seat, table.turn, table.active, table.phase, table.inn, table.pot, len(table.drink_deck), over, 0]
    for other in table.seats:
        body = other.body
        # setup.gold.stash-is-public, setup.hand.secret, setup.drink-me-pile.nobody-looks
        code += [
            body.fortitude,
            body.alcohol,
            other.purse.gold,
            1 if other.out else 0,
            len(other.hand),
            len(other.deck),
            len(other.drink_me),
        ]
    for other in table.seats:
        _write_cards(other.in_play, code)
        for number in other.tokens.values():
            code.append(number)
    code.append(len(table.event_decks))
    for deck in table.event_decks:
        code.append(deck.counters)
    _write_numbers(table.winners, code)


def _write_cards(cards: list[Card], code: list[int]) -> None:
    code.append(len(cards))
    if cards:
        code += [card.face.number for card in cards]


def _write_numbers(numbers: list[int], code: list[int]) -> None:
    code.append(len(numbers))
    if numbers:
        code += numbers


def _begin(what: int, seat: int, mode: int, code: list[int]) -> None:
    code += [what, seat, mode]


def _write_stack(table: Table, code: list[int]) -> int:
    """What is going on, and how many things. Whom a window asks is nobody's to see; who decides in a phase is."""
    count = 0
    for frame in table.stack:
        if isinstance(frame, CardPlayed):
            _write_played(frame, code)
        elif isinstance(frame, DrinksRevealed):
            _write_drinks(table, frame, code)
            count += len(frame.drinks) - 1
        elif isinstance(frame, Decision):
            _begin(NAMES.index(frame.what), frame.decider, 0, code)
            code += [0, 0, 0]
        elif isinstance(frame, Round):
            _begin(ROUND, frame.control, 0, code)
            code.append(0)
            _write_numbers(frame.gamblers, code)
            code += [3, int(frame.locked), frame.winner, int(frame.ended)]
        elif isinstance(frame, PaymentDue):
            _write_payment(frame, code)
        elif isinstance(frame, EventRevealed):
            _begin(EVENT, frame.player, 0, code)
            code += [1, frame.card.face.number, 0, 1, frame.ignored]
        elif isinstance(frame, HitsTaken):
            _write_hits(frame, code)
        elif isinstance(frame, DrinkingContest):
            _begin(CONTEST, -1, 0, code)
            code.append(0)
            _write_numbers(frame.contestants, code)
            code.append(0)
        elif isinstance(frame, LastChance):
            _begin(LAST_CHANCE, frame.had_it[-1] if frame.had_it else -1, 0, code)
            code += [0, 0, 0]
        else:
            continue
        count += 1
    return count


def _write_played(frame: CardPlayed, code: list[int]) -> None:
    """A card: its targets; on what, who Ignores it, and upon whom its losses fall."""
    _begin(CARD, frame.player, frame.mode, code)
    code.append(1)
    code.append(frame.card.face.number)
    _write_numbers(frame.targets, code)
    code.append(2 + len(frame.losses))
    code.append(frame.on)
    code.append(frame.ignored)
    for loss in frame.losses:
        code.append(loss.victim)


def _write_drinks(table: Table, frame: DrinksRevealed, code: list[int]) -> None:
    """Each Drink: its cards, its revealer, and what it would do to its drinker now."""
    for drink in frame.drinks:
        _begin(DRINK, drink.drinker, 0, code)
        _write_cards(drink.cards, code)
        numbers = drink.numbers(table.seats[drink.drinker].race)
        code += [1, drink.revealer, 4, numbers.alcohol, numbers.fortitude, int(drink.ignored), int(drink.converted)]


def _write_hits(frame: HitsTaken, code: list[int]) -> None:
    """By which card; who was hit, and by whom."""
    _begin(HITS, -1, 0, code)
    code += [1, frame.card.face.number]
    _write_numbers([hit.victim for hit in frame.hits], code)
    _write_numbers([hit.source for hit in frame.hits], code)


def _write_payment(frame: PaymentDue, code: list[int]) -> None:
    """To whom (a player, -1 the Inn, -2 the pot); who owes, and how much of it is still open."""
    _begin(PAYMENT, frame.dues[0].to if frame.dues else -1, 0, code)
    code.append(0)
    code.append(len(frame.dues))
    for due in frame.dues:
        code.append(due.payer)
    code.append(len(frame.dues))
    for due in frame.dues:
        code.append(due.amount if due.open() else 0)


def _options(question: Question) -> list[int]:
    """What may be answered: must it be, how many cards may be picked and which, and every option."""
    code = [1 if question.must else 0, question.least, question.most]
    _write_cards(question.picks, code)
    for option in question.options:
        code += [option.what, option.card.face.number, option.mode, option.on, option.value]
        _write_numbers(option.targets, code)
    return code
