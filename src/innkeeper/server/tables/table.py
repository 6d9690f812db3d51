"""A table of the inn: its seats before the game, and who plays them once it has begun. No clock, no network."""

import copy
from typing import Final

from innkeeper.bots import Answer, Bot, bot
from innkeeper.game import Game
from innkeeper.lessons import Lesson, lessons
from innkeeper.lessons.coach import Steady
from innkeeper.promise import Deal
from innkeeper.replay import Recorder
from innkeeper.rules.setup import Setup, check
from innkeeper.server.messages import Said, Vote
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.course import Course
from innkeeper.server.tables.entries import ANSWER, CHOICE, UNDO, Entry
from innkeeper.server.tables.marks import ASK, Mark
from innkeeper.server.tables.names import different, proper_name
from innkeeper.server.tables.options import EVEN, Options
from innkeeper.server.tables.seats import BOT, EMPTY, PERSON, USUAL_BOT, Seat, digest
from innkeeper.server.tables.windows import RESPOND
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance, Dice

SEARCHER: Final = "veteran"


class Table(Course):
    """One table."""

    def __init__(self, key: str, options: Options, seats: list[Seat], box: Box) -> None:
        super().__init__(len(seats), options.pace, box)
        self.key = key
        self.options = options
        self.seats = seats
        self.order: list[int] = []  # in which the seats choose characters, once a draft has begun
        self.votes: list[Vote] = []
        self.asked_back: dict[int, Mark] = {}  # the choices that votes to take back are about, by seat
        self.stands: set[int] = set()  # whose last choice stands, because the others said so
        self.said: tuple[Said, ...] = ()  # the last lines
        self.team_said: dict[int, tuple[Said, ...]] = {}  # … of each side, which nobody else may hear
        self.host = -1  # the seat of who opened the table: whoever sat down first
        self.next = ""  # the table of the rematch
        self.deal: Deal | None = None  # what is promised; nobody is to know more of it before the game is over

    @property
    def state(self) -> str:
        if self.recorder is None:
            return "drafting" if self.order else "open"
        return "over" if self.recorder.game.over else "playing"

    @property
    def is_under_way(self) -> bool:
        """Nobody can sit down any more, and it is not over."""
        return self.state in ("drafting", "playing")

    @property
    def lesson(self) -> Lesson | None:
        """What is taught here, if anything is."""
        return lessons().get(self.options.lesson)

    # Before the game

    def free_seat(self, wanted: int | None) -> Seat:
        """The seat that somebody may take: the one they want, or the first that is empty."""
        if self.state != "open":
            raise Refusal("has-begun", "The game has begun; you can watch it.")
        if wanted is not None:
            seat = self.seat(wanted)
            if seat.kind != EMPTY:
                raise Refusal("seat-taken", f"Seat {wanted} is taken.")
            return seat
        for seat in self.seats:
            if seat.kind == EMPTY:
                return seat
        raise Refusal("table-full", "Every seat at this table is taken.")

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat", f"There are seats 0 to {len(self.seats) - 1}, not {number}.")
        return self.seats[number]

    def free_name(self, name: str, seat: Seat) -> str:
        """A name under which somebody may take this seat: no other person's, and no bot's."""
        others = [other for other in self.seats if other is not seat]
        people = [other.name for other in others if other.kind == PERSON]
        bots = [self.box.characters[other.character] for other in others if other.kind == BOT and other.character]
        return proper_name(name, [*people, *(called for bot in bots for called in bot.names)])

    def held_by(self, secret: str) -> Seat:
        """The seat that this secret holds."""
        for seat in self.seats:
            if seat.opens_to(secret):
                return seat
        raise Refusal("wrong-secret", "This secret holds no seat at this table.")

    def team_of(self, seat: int) -> int:
        """On which side of several a seat is; -1: it plays alone."""
        sides = enumerate(self.options.sides)
        return next((side for side, members in sides if seat in members and len(members) > 1), -1)

    def still_holds(self, seat: Seat) -> None:
        """Refuse who had a seat and has it no more."""
        if self.seats[seat.number] is not seat:
            raise Refusal("wrong-secret", "This seat is yours no more.")

    def change_seats(self, seats: list[Seat]) -> None:
        """Somebody else sits there; votes about who did are over."""
        for seat in seats:
            self.seats[seat.number] = seat
        self.votes = [vote for vote in self.votes if all(vote.seat != seat.number for seat in seats)]

    def host_after(self, seats: list[Seat]) -> int:
        """Who may start the game once these seats have changed: as before, or, if they left, the next; -1: nobody."""
        after = {seat.number: seat for seat in [*self.seats, *seats]}
        people = [number for number, seat in sorted(after.items()) if seat.kind == PERSON]
        return self.host if self.host in people else next(iter(people), -1)

    def is_ready(self, now: float) -> bool:
        """Everybody wants to begin; who has been gone for long is not waited for."""
        awaited = [seat for seat in self.seats if seat.is_awaited(now, self.options.timeout)]
        return self.state == "open" and self.is_attended() and all(seat.ready for seat in awaited)

    def filled(self) -> list[Seat]:
        """The empty chairs as bots take them."""
        return [Seat(seat.number, seat.character, USUAL_BOT) for seat in self.seats if seat.kind == EMPTY]

    def swapped(self, seat: Seat, character: str) -> list[Seat]:
        """The empty chair that was dealt this character, with what the seat gives up: no two are to play the same."""
        for other in self.seats:
            if other.kind == EMPTY and other is not seat and other.character == character != seat.character:
                return [Seat(other.number, seat.character)]
        return []

    @property
    def picking(self) -> Seat | None:
        """Who is to choose a character, in a draft."""
        return next((self.seats[number] for number in self.order if not self.seats[number].character), None)

    def setup(self, first: int) -> Setup:
        """Who plays: empty seats go to bots. Raises SetupError."""
        if self.lesson is not None:
            return self.lesson.setup()
        setup = self.options.seated([seat.character for seat in self.seats], first)
        check(setup, self.box)
        own = [self.box.characters[seat.character].names for seat in self.seats]
        setup.names = different([seat.name for seat in self.seats], own)
        return setup

    def begin(self, setup: Setup, seed: int, entries: list[Entry] | None = None) -> None:
        """Begin the game, and go on to where these entries lead."""
        self.change_seats(self.filled())
        self.begin_game(setup, seed, entries or [])
        if self.recorder is not None and self.deal is not None:
            self.recorder.promise = self.deal.promise

    def people(self) -> list[Seat]:
        """The seats of people who are there."""
        return [seat for seat in self.seats if seat.is_present()]

    def is_attended(self) -> bool:
        """At least one person is there; without one the table waits."""
        return any(seat.is_present() for seat in self.seats)

    def around(self) -> object:
        """What everybody sees of the table besides its game, to be compared with what was seen before."""
        return [seat.shown() for seat in self.seats], copy.deepcopy(self.votes), self.said, self.host, self.next

    def snapshot(self, recorder: Recorder) -> "Table":
        """The table as it is now, to be looked at later by who sits at none of its seats; with a copy of the game."""
        twin = Table(self.key, self.options, [copy.copy(seat) for seat in self.seats], self.box)
        twin.votes = copy.deepcopy(self.votes)
        twin.said, twin.host, twin.next, twin.deal = self.said, self.host, self.next, self.deal
        twin.moment, twin.rewinds, twin.changes = self.moment, self.rewinds, self.changes
        twin.recorder = recorder
        return twin

    # The game

    def enter(self, what: str, seat: int, answer: Answer) -> None:
        """Let something happen, and with it end what it makes meaningless: votes about choices that are past."""
        rewinds, everybody, question = self.rewinds, {*range(len(self.seats))}, self.asked[seat]
        super().enter(what, seat, answer)
        past = everybody if self.rewinds > rewinds else {seat} if what in (CHOICE, ANSWER, UNDO) else set()
        self.stands -= past
        is_seen = self.rewinds > rewinds or (what == CHOICE and question is not None and question.what != RESPOND)
        past = past if is_seen else set()  # that somebody was asked in a window is nobody's to know
        self.votes = [vote for vote in self.votes if not (vote.what == UNDO and vote.seat in past)]
        if self.state == "over":
            self.votes = []
        self.asked_back = {vote.seat: self.asked_back[vote.seat] for vote in self.votes if vote.what == UNDO}

    def undo(self, seat: int) -> str:
        price = super().undo(seat)
        return "" if price == ASK and (seat in self.stands or self._revives(self.marks[seat][-1])) else price

    def _revives(self, mark: Mark) -> bool:
        """Whether to return to this mark brings somebody back into the game after hands were seen."""
        people = [seat.number for seat in self.seats if seat.kind == PERSON and self.is_out(seat.number)]
        return bool(self.looking) and any(not mark.game.table.seats[seat].out for seat in people)

    # Who is out

    def only_bots_left(self) -> bool:
        """Whether nobody who is still in the game is a person: there is nobody to wait for, or to keep secrets from."""
        in_game = [seat for seat in self.seats if not self.is_out(seat.number)]
        return self.state == "playing" and all(seat.kind == BOT for seat in in_game)

    def is_hurried(self) -> bool:
        """Whether nobody wants to follow what the bots do that are left."""
        return self.only_bots_left() and all(seat.hurries for seat in self.people())

    def steps_back(self, seat: int) -> int:
        """How many choices a seat has to take back with the one that a vote is about; 0 if that is out of reach."""
        marks = [*self.marks[seat]]
        if self.asked_back[seat] not in marks or self._revives(self.asked_back[seat]):
            return 0
        return len(marks) - marks.index(self.asked_back[seat]) + (seat in self.waiting)

    def wanting_to_hold(self) -> set[int]:
        """Who is there and wants to be stopped at every window; where all last the same time, nobody is."""
        if self.pace == EVEN or self.state != "playing":
            return self.holding
        return {seat.number for seat in self.seats if seat.is_present() and seat.holds}

    # Bots

    def asked_bots(self) -> list[tuple[int, int]]:
        """The seats that a bot answers for, if they are asked something, with the numbers of their decisions."""
        bots = [seat.number for seat in self.seats if seat.kind == BOT or seat.away]
        return [(seat, self.decisions[seat]) for seat in bots if self.asked[seat] is not None]

    def played_by_bots(self) -> list[tuple[int, int]]:
        """Those of them whose answers are to be carried out by themselves: not where a window collects them.

        People may interrupt before a bot decides, so it lets them answer first.
        """
        bots, asked = self.asked_bots(), [question for question in self.asked if question is not None]
        if self.is_closable():
            return []
        people_first = len(asked) > len(bots)
        decides = {question.seat for question in asked if question.what != RESPOND}
        return [(seat, decision) for seat, decision in bots if not (people_first and seat in decides)]

    def has_searchers(self) -> bool:
        """Whether a bot that takes its time sits here."""
        return any(seat.bot == SEARCHER for seat in self.seats)

    def bot_for(self, seat: int) -> tuple[Bot, Game, int, Chance]:
        """The bot that answers for a seat, with all that it needs to do so while the game goes on."""
        plays = Steady() if self.lesson is not None else bot(self.seats[seat].bot or USUAL_BOT)
        return plays, self.game.copy(), seat, self._dice()

    def _dice(self) -> Chance:
        """Dice for a bot: from the seed and the number of the entry, but apart from the game's own shuffles."""
        assert self.recorder is not None
        text = f"{self.recorder.seed} bot {self.entries}"
        return Dice(int(digest(text)[:32], 16)).seeded()
