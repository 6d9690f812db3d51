"""A table of the inn: its seats before the game, and the game once it has begun. No clock, no network, no database."""

import logging
from typing import Final

import msgspec

from innkeeper.bots import Answer, bot
from innkeeper.game import Game, IllegalChoice
from innkeeper.replay import Recorder
from innkeeper.rules.responses import Window
from innkeeper.rules.setup import Setup, check
from innkeeper.server.refusals import Refusal
from innkeeper.server.seats import BOT, EMPTY, PERSON, USUAL_BOT, Seat, different, digest, proper_name
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance
from innkeeper.table.question import Question
from innkeeper.view import View

LOG: Final = logging.getLogger("innkeeper.server")
SWIFT: Final = "swift"
PACES: Final = (SWIFT, "natural", "even")
LONGEST_TIMEOUT: Final = 86_400.0


class Options(msgspec.Struct, frozen=True):
    """What was agreed on when the table was opened."""

    drinks: str = "rdi1"
    timeout: float = 60.0  # after so many seconds a bot plays for a seat that is away
    pace: str = "natural"  # how long bots and windows that stop nobody take: no time, 400 to 900 ms, always the same


class Table:
    """One table. Decisions are numbered seat by seat, so the numbers tell nobody what others were asked."""

    def __init__(self, key: str, options: Options, seats: list[Seat], box: Box) -> None:
        self.key = key
        self.options = options
        self.seats = seats
        self.box = box
        self.recorder: Recorder | None = None
        self.asked: list[Question | None] = [None] * len(seats)
        self.decisions = [0] * len(seats)  # the number of the last decision that was put to each seat
        self.answered: list[tuple[int, Answer] | None] = [None] * len(seats)  # the last one that each seat has answered
        self.resting = False  # in a window in which nobody is stopped; nobody can tell it from others

    @property
    def state(self) -> str:
        if self.recorder is None:
            return "open"
        return "over" if self.recorder.game.over else "playing"

    @property
    def game(self) -> Game:
        if self.recorder is None:
            raise Refusal("not-begun", "The game at this table has not begun.")
        return self.recorder.game

    # Before the game

    def free_seat(self, wanted: int | None) -> Seat:
        """The seat that somebody may take: the one they want, or the first that is empty."""
        if self.recorder is not None:
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

    def free_name(self, name: str) -> str:
        return proper_name(name, [seat.name for seat in self.seats if seat.kind == PERSON])

    def held_by(self, secret: str) -> Seat:
        """The seat that this secret holds."""
        for seat in self.seats:
            if seat.opens_to(secret):
                return seat
        raise Refusal("wrong-secret", "This secret holds no seat at this table.")

    def setup(self, first: int) -> Setup:
        """Who plays: empty seats go to bots. Raises SetupError."""
        setup = Setup([seat.character for seat in self.seats], self.options.drinks, first)
        check(setup, self.box)
        own = [self.box.characters[seat.character].name for seat in self.seats]
        setup.names = different([seat.name or own[seat.number] for seat in self.seats])
        return setup

    def begin(self, setup: Setup, seed: int, choices: list[tuple[int, Answer]] | None = None) -> None:
        """Begin the game, and go on to where these choices lead."""
        for seat in self.seats:
            if seat.kind == EMPTY:
                seat.give_to_bot(USUAL_BOT)
        self.recorder = Recorder.new(setup, seed, self.box)
        self._note_questions()
        for number, answer in choices or []:
            self.take(number, answer)
            while self.resting:
                self.go_on()

    # The game

    def view(self, seat: int | None, since: int | None = None) -> View:
        return self.game.view(seat, since)

    def judge(self, seat: int, decision: int, answer: Answer) -> bool:
        """Whether a choice is to be made; False if it has been made already. Refuses one for another decision."""
        if self.answered[seat] == (decision, answer):
            return False
        if self.asked[seat] is None:
            last = self.decisions[seat]
            raise Refusal("past-decision", f"Nothing is asked of you now; your decision {last} was the last.")
        if decision != self.decisions[seat]:
            raise Refusal("past-decision", f"Decision {self.decisions[seat]} is yours now, not {decision}.")
        try:
            self.game.copy().choose(seat, answer)  # on a twin, so that only what can be carried out is written down
        except IllegalChoice as error:
            raise Refusal("illegal-choice", f"This cannot be chosen: {error}.") from error
        return True

    def take(self, seat: int, answer: Answer) -> None:
        """Make a choice."""
        assert self.recorder is not None
        self.game.answer(seat, answer)
        self.recorder.choices.append((seat, answer))
        self.answered[seat] = (self.decisions[seat], answer)
        self.go_on()

    def go_on(self) -> None:
        """Play on, out of the window that was rested in, until somebody is asked, the game is over, or to rest anew."""
        game, leaving = self.game, self.resting
        self.resting = False
        while not game.table.questions and not game.over:
            if not leaving and self.options.pace != SWIFT and stops_nobody(game):
                self.resting = True
                break
            leaving = False
            game.step()
        self._note_questions()

    def _note_questions(self) -> None:
        """Number what is asked anew. A question that stays open while others answer keeps its number."""
        for seat in range(len(self.seats)):
            question = self.game.question_to(seat)
            if question is not None and question is not self.asked[seat]:
                self.decisions[seat] += 1
            self.asked[seat] = question

    # Bots

    def is_attended(self) -> bool:
        """At least one person is there; without one the table waits."""
        return any(seat.is_present() for seat in self.seats)

    def played_by_bots(self, now: float) -> list[tuple[int, int]]:
        """The seats that a bot should answer for now, with the numbers of their decisions.

        People may interrupt before a bot decides, so it lets them answer first.
        """
        asked = [
            (seat, question) for seat, question in zip(self.seats, self.asked, strict=True) if question is not None
        ]
        bots = [seat.number for seat, _ in asked if seat.kind == BOT or seat.is_away(now, self.options.timeout)]
        people_first = len(bots) < len(asked)
        return [
            (question.seat, self.decisions[question.seat])
            for _, question in asked
            if question.seat in bots and (question.what == "respond" or not people_first)
        ]

    def next_to_be_away(self, now: float) -> float | None:
        """In how many seconds the next seat that is asked something will count as away."""
        gone = [seat for seat in self.seats if seat.kind == PERSON and not seat.connections]
        waits = [seat.left_at + self.options.timeout - now for seat in gone if self.asked[seat.number] is not None]
        return min((wait for wait in waits if wait > 0), default=None)

    def bot_answer(self, seat: int) -> tuple[Answer, bool]:
        """What a bot chooses for a seat from its view alone, and True; the modest answer and False if the bot fails."""
        view = self.view(seat)
        try:
            answer = bot(self.seats[seat].bot or USUAL_BOT).choose(view, self._dice())
            self.game.copy().choose(seat, answer)
        except Exception:
            LOG.exception("a bot failed", extra={"table": self.key, "seat": seat})
            assert view.question is not None
            return modest(view.question), False
        return answer, True

    def _dice(self) -> Chance:
        """Dice for a bot: from the seed and the number of the choice, but apart from the game's own shuffles."""
        assert self.recorder is not None
        text = f"{self.recorder.seed} bot {len(self.recorder.choices)}"
        return Chance(int(digest(text)[:32], 16)).seeded()


def stops_nobody(game: Game) -> bool:
    """Whether a window is about to close in which nobody has anything to decide."""
    frame = game.table.stack[-1]
    if not isinstance(frame, Window) or (frame.over >= 0 and game.table.stack[frame.over].finished()):
        return False
    twin = game.copy().table
    window = twin.stack[-1]
    assert isinstance(window, Window)
    window.ask(twin)
    return not twin.questions


def modest(question: Question) -> Answer:
    """The modest answer: the first option, or the first cards."""
    return 0 if question.options else list(range(question.least))
