"""What one seat may see. Hidden piles are counts, never cards.

A view is a list of numbers, `code`, written at one moment; its readers find in it what they look for. Cards are told by
the numbers of their faces in the box. docs/views.md describes it number by number.
"""

from typing import Final, NamedTuple

import msgspec

from innkeeper.table.log import Fact
from innkeeper.table.pile import DISCARD_PILE, DRINK_DISCARD_PILE, IN_PLAY
from innkeeper.table.question import NO_CARDS, Question
from innkeeper.table.seat import Place
from innkeeper.table.shown import NAMES
from innkeeper.table.table import Table
from innkeeper.table.waiting import Waiting
from innkeeper.vocabulary.effects import ChooseOne, EachChooses
from innkeeper.vocabulary.plays import Face

HEAD: Final = 9  # how many numbers come before the seats
OF_A_SEAT: Final = 7  # how many numbers each seat has

NO_FACTS: Final[list[Fact]] = []
_ENCODER: Final = msgspec.msgpack.Encoder()


class Track(NamedTuple):
    """The markers of an automaton towards one player."""

    fortitude: int
    alcohol: int


class SeatView:
    """A player as everybody sees them."""

    def __init__(self, place: Place, view: "View") -> None:
        self.number = place.number
        self.place = place
        self.name = place.name
        self.character = place.character
        self.side = place.side
        code, at = view.code, HEAD + OF_A_SEAT * place.number
        self.fortitude = code[at]
        self.alcohol = code[at + 1]
        self.gold = code[at + 2]
        self.out = code[at + 3] == 1
        self.hand = code[at + 4]
        self.deck = code[at + 5]
        self.drink_me = code[at + 6]
        self.tracks: list[Track] = []  # of an automaton, towards each player
        self._seen, self._piles, self._faces = view.seen, view.piles, view.faces

    @property
    def discard(self) -> list[Face]:
        """The own discard pile, the top card last."""
        return self._faces_in(DISCARD_PILE)

    @property
    def in_play(self) -> list[Face]:
        """The cards in front of them."""
        return self._faces_in(IN_PLAY)

    def _faces_in(self, pile: int) -> list[Face]:
        """The cards of one of their piles; few readers of a view look there."""
        return _faces(self._piles[self._seen.index(self.place.piles + pile)], self._faces)

    def called(self, language: str) -> str:
        """What they are called in a language: by their own name, or by their character's."""
        return self.place.called(language)


class View:
    """All that a seat may know at one moment, and nothing else."""

    def __init__(self, table: Table, faces: list[Face], code: list[int], seen: list[int], piles: list[bytes]) -> None:
        self.places = table.places
        self.labels = table.labels
        self.kept = table.kept
        self.event_decks = table.event_decks
        self.games = table.games
        self.listening = table.listening
        self.drinks = table.drinks(0)  # where the piles of the table itself begin
        self.faces = faces
        self.code = code
        self.seen = seen  # which piles of the table the seat sees …
        self.piles = piles  # … and what lies there
        self.hand = NO_CARDS
        self.held = NO_CARDS  # what lies face down before the seat, of side decks
        self.question: Question | None = None
        self.facts = NO_FACTS
        self._found: _Found | None = None

    def choice(self) -> ChooseOne | EachChooses | None:
        """What one of several things is chosen from now: a card or an Event has one such choice at most."""
        for waiting in reversed(self.stack):
            for effect in waiting.effects():
                if isinstance(effect, EachChooses) or (isinstance(effect, ChooseOne) and not effect.by_chance):
                    return effect
        return None

    def pile(self, number: int) -> bytes:
        """The cards of a pile that the seat sees, by its number on the table: two bytes each, the top one last."""
        return self.piles[self.seen.index(number)]

    def faces_in(self, number: int) -> list[Face]:
        """The same as faces."""
        return _faces(self.pile(number), self.faces)

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
    def round(self) -> Waiting | None:
        """The Round of Gambling that is going on, if one is."""
        for waiting in self.stack:
            if waiting.what == "round":
                return waiting
        return None

    @property
    def drink_discard(self) -> list[Face]:
        return self.faces_in(self.drinks + DRINK_DISCARD_PILE)

    @property
    def sizes(self) -> list[int]:
        """How many cards lie in the table's piles, from the Drink Deck on."""
        return self._read().sizes

    @property
    def counts(self) -> list[int]:
        """Whatever is counted besides markers and Gold, in the order of the table's labels."""
        return self._read().counts

    @property
    def winners(self) -> list[int]:
        return self._read().winners

    def _read(self) -> "_Found":
        """Find everything in the code, once."""
        found = self._found
        if found is None:
            found = _Found(self)
            self._found = found
        return found

    def read_as(self, other: "View") -> None:
        """What lies open is the same in all views of a moment: it need not be found again."""
        self._found = other._read()

    def encode(self) -> bytes:
        """The view as MessagePack: the code, the piles, the facts, and what is asked."""
        facts: list[object] = []
        for fact in self.facts:
            facts.append(fact.what)
            facts.append(fact.seat)
            facts.append(fact.card.face.number)
            facts.append(fact.whom)
            facts.append(fact.amount)
        question = self.question
        if question is None:
            return _ENCODER.encode([self.code, self.piles, facts])
        return _ENCODER.encode([self.code, self.piles, facts, question.what, question.rule, _options(question)])


class _Found:
    """What is found in a code, in the order in which it was written."""

    def __init__(self, view: "View") -> None:
        code, places = view.code, view.places
        reader = Reader(code, HEAD + OF_A_SEAT * len(places), view.faces)
        self.seats = [SeatView(place, view) for place in places]
        self.sizes = reader.numbers()
        self.counts = reader.numbers()
        self.winners = reader.numbers()
        if not places[-1].nature.has_body:  # automata sit after all players
            self.read_tracks(reader.numbers())
        self.stack = reader.waiting(code[8])

    def read_tracks(self, numbers: list[int]) -> None:
        """Two numbers a track, automaton by automaton."""
        automata = [seat for seat in self.seats if not seat.place.nature.has_body]
        each = len(self.seats) - len(automata)
        for i, seat in enumerate(automata):
            own = numbers[i * each * 2 : (i + 1) * each * 2]
            seat.tracks = [Track(own[at], own[at + 1]) for at in range(0, len(own), 2)]


def _options(question: Question) -> list[int]:
    """What may be answered: must it be, how many cards may be picked and which, and every option."""
    code = [1 if question.must else 0, question.least, question.most, len(question.picks)]
    for card in question.picks:
        code.append(card.face.number)
    for option in question.options:
        code.append(option.what)
        code.append(option.card.face.number)
        code.append(option.mode)
        code.append(option.on)
        code.append(option.value)
        code.append(len(option.targets))
        if option.targets:
            code += option.targets
    return code


def _faces(pile: bytes, faces: list[Face]) -> list[Face]:
    """The cards of an open pile."""
    return [faces[pile[i] * 256 + pile[i + 1]] for i in range(0, len(pile), 2)]


class Reader:
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

    def waiting(self, many: int) -> list[Waiting]:
        """So many things that are going on."""
        found: list[Waiting] = []
        for _ in range(many):
            waiting = Waiting(NAMES[self.number()], self.number())
            waiting.mode = self.number()
            waiting.faces = self.cards()
            waiting.whom = self.numbers()
            waiting.numbers = self.numbers()
            found.append(waiting)
        return found
