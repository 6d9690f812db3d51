"""The course of a game at a table: what is asked, what was chosen, and what was taken back. No clock, no network."""

from collections import deque

from innkeeper.bots import Answer
from innkeeper.game import EndlessGame, Game, IllegalChoice
from innkeeper.replay import Recorder
from innkeeper.rules.setup import Setup
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables import windows
from innkeeper.server.tables.entries import ANSWER, CHOICE, CLOSE, HOLD, LOOK, RELEASE, UNDO, Entry
from innkeeper.server.tables.marks import ASK, FREE, STEPS_BACK, Mark
from innkeeper.server.tables.options import EVEN, SWIFT
from innkeeper.story import Changes
from innkeeper.table.box import Box
from innkeeper.table.question import Question
from innkeeper.view import View


class Course:
    """A game going its way. Decisions are numbered seat by seat, so the numbers tell nobody what others were asked."""

    def __init__(self, seats: int, pace: str, box: Box) -> None:
        self.pace = pace
        self.box = box
        self.recorder: Recorder | None = None
        self.asked: list[Question | None] = [None] * seats
        self.decisions = [0] * seats  # the number of the last decision that was put to each seat
        self.answered: list[tuple[int, Answer] | None] = [None] * seats  # the last one that each seat has answered
        self.resting = False  # in a window in which nobody is stopped; nobody can tell it from others
        self.waiting: dict[int, Answer] = {}  # what was answered in a window that is still open; nobody has seen it
        self.holding: set[int] = set()  # seats that want to be stopped at every window
        self.held: set[int] = set()  # … and are at this one
        self.looking: set[int] = set()  # seats that are out and have seen everybody's hand
        self.entries = 0  # how many were made
        self.moment = 0  # grows with everything that happens
        self.rewinds = 0  # how often something was taken back that others had seen
        self.asking = 0  # which round of questions is open; to take back can return to one
        self.rounds = 0  # how many there were; never the same again
        self.marks: list[deque[Mark]] = [deque(maxlen=STEPS_BACK) for _ in range(seats)]
        self.changes: Changes | None = None  # what the facts changed that were told so far

    @property
    def game(self) -> Game:
        if self.recorder is None:
            raise Refusal("not-begun", "The game at this table has not begun.")
        return self.recorder.game

    @property
    def choices(self) -> list[tuple[int, Answer]]:
        """The choices that stand."""
        return self.recorder.choices if self.recorder is not None else []

    def begin_game(self, setup: Setup, seed: int, entries: list[Entry]) -> None:
        """Begin the game, and go on to where these entries lead."""
        self.recorder = Recorder(Game.dealt(setup, seed, self.box), setup, seed)
        self._play_on()
        self._note_questions()
        for what, seat, answer in entries:
            self._skip_rests(what, answer)
            self.enter(what, seat, answer)

    def _skip_rests(self, what: str, answer: Answer) -> None:
        """Books of old say nothing about windows that stopped nobody; newer ones say of each when it closed."""
        while self.resting and not self.held and not self._fits(what, answer):
            self.moment += self.entries > 0  # they did not begin with one
            self._play_on(leaving=True)
            self._note_questions()

    def _fits(self, what: str, answer: Answer) -> bool:
        """Whether something can have happened in a window that stopped nobody."""
        return what in (HOLD, LOOK) or (what, answer) in ((CLOSE, self.moment + 1), (UNDO, self.moment))

    def resume(self, recorder: Recorder) -> None:
        """Go on with a game where it stands."""
        self.recorder = recorder
        self._note_questions()

    def changed(self) -> Changes:
        """What each fact changed that was told."""
        if self.changes is None:
            self.changes = Changes([seat.side for seat in self.game.table.seats])
        return self.changes.read_on(self.game.table.log)

    def is_out(self, seat: int) -> bool:
        """Whether a seat is out of the game."""
        return self.recorder is not None and self.game.table.seats[seat].out

    def view(self, seat: int | None, since: int | None = None) -> View:
        return self.game.view(seat, since)

    def judge(self, seat: int, decision: int, answer: Answer) -> bool:
        """Whether a choice is to be made; False if it has been made already. Refuses one for another decision."""
        if self.answered[seat] == (decision, answer):
            return False
        if seat in self.held and decision == self.decisions[seat]:
            if answer != 0:
                raise Refusal("illegal-choice", "You hold the game here: all there is to choose is 0, to let it go on.")
            return True
        if self.asked[seat] is None:
            last = self.decisions[seat]
            raise Refusal("past-decision", f"Nothing is asked of you now; your decision {last} was the last.")
        if decision != self.decisions[seat]:
            raise Refusal("past-decision", f"Decision {self.decisions[seat]} is yours now, not {decision}.")
        try:
            self.game.copy().choose(seat, answer)  # on a twin, so that only what can be carried out is written down
        except (IllegalChoice, EndlessGame) as error:
            raise Refusal("illegal-choice", f"This cannot be chosen: {error}.") from error
        return True

    def enter(self, what: str, seat: int, answer: Answer) -> None:
        """Let something happen that has been written down."""
        self.entries += 1
        self.moment += 1
        if what == HOLD:
            self._want_to_hold(seat, answer == 1)
        elif what == LOOK:
            self.looking.add(seat)
        elif what == RELEASE:
            self._release(seat)
        elif what == UNDO:
            self._take_back(seat)
        elif what == CLOSE:
            self._close()
        else:
            self._take(seat, answer, what == ANSWER or self._waited_of_old())
        self._note_questions()

    # Choosing

    def kind_of(self, seat: int, answer: Answer) -> str:
        """Whether a choice is carried out at once, or waits until the window closes in which it is made."""
        waits = (
            self.pace != SWIFT and windows.is_asked(self.game) and windows.waits(self.game, seat, answer, self.waiting)
        )
        return ANSWER if waits else CHOICE

    def _waited_of_old(self) -> bool:
        """In books of old an answer at even pace is called a choice, although it waits."""
        return self.pace == EVEN and windows.is_asked(self.game) and not windows.deciders(self.game)

    def _take(self, seat: int, answer: Answer, waits: bool) -> None:
        self.answered[seat] = (self.decisions[seat], answer)
        if waits:
            question = self.game.question_to(seat)
            assert question is not None
            self.waiting[seat] = answer
            question.answer = windows.chosen(question, answer)
        elif self.waiting:
            self._carry_out([*windows.declined(self.game, self.waiting), (seat, answer)])
        else:
            self._answer(seat, answer)
            if not self.game.table.questions:
                self._play_on()

    def is_closable(self) -> bool:
        """In a window that ends by being closed: every one but at swift pace, whether somebody is asked or not."""
        if self.pace == SWIFT or self.recorder is None or self.game.over or self.held:
            return False
        return self.resting or windows.is_asked(self.game)

    def is_decided(self, more: dict[int, Answer]) -> bool:
        """Whether it is clear how the window ends that is open now, if there are these answers as well."""
        return self.resting or windows.is_decided(self.game, self.waiting | more)

    def _close(self) -> None:
        """A window closes: who has not answered passes, and the answers count by their priority."""
        if self.resting:
            self._play_on(leaving=True)
        else:
            self._carry_out(windows.counting(self.game, self.waiting))

    def _carry_out(self, answers: list[tuple[int, Answer]]) -> None:
        """Hand the answers of a window to the game, together."""
        marks = [Mark(self.game, self.waiting, len(self.choices), self.asking, seat) for seat, _ in answers]
        for question in self.game.table.questions:
            if question.seat in self.waiting:
                question.answer = None
        self.waiting = {}
        for (seat, answer), mark in zip(answers, marks, strict=True):
            if self.game.question_to(seat) is not None:  # else a card of higher priority was played
                self.game.answer(seat, answer)
                self.choices.append((seat, answer))
                self.marks[seat].append(mark)
        self._play_on()

    def _answer(self, seat: int, answer: Answer) -> None:
        """Hand an answer to the game."""
        mark = Mark(self.game, self.waiting, len(self.choices), self.asking, seat)
        self.game.answer(seat, answer)
        self.choices.append((seat, answer))
        if self.game.table.questions:
            for other in self.marks:
                if other and other[-1].asking == self.asking:
                    other[-1].kept.append((seat, answer))
        self.marks[seat].append(mark)

    # Holding

    def holders(self) -> set[int]:
        """The seats that are stopped at every window; where every window lasts the same time, nobody is."""
        if self.pace == EVEN:
            return set()
        return {seat for seat in self.holding if not self.game.table.seats[seat].out}

    def _want_to_hold(self, seat: int, on: bool) -> None:
        if on:
            self.holding.add(seat)
        else:
            self.holding.discard(seat)
            if seat in self.held:
                self._release(seat)

    def _release(self, seat: int) -> None:
        """A seat that was held has looked. When all have, it goes on; a window that stops nobody still rests."""
        self.held.discard(seat)
        self.answered[seat] = (self.decisions[seat], 0)
        if not self.held:
            self.rounds += 1
            if self.pace == SWIFT or not windows.stops_nobody(self.game):
                self._play_on(leaving=True)

    def _hold(self) -> None:
        """Stop before a window opens for those who want to be stopped."""
        self.held = self.holders()
        for seat in self.held:
            self.decisions[seat] += 1

    # Going on

    def _play_on(self, leaving: bool = False) -> None:
        """Take steps until somebody is asked, the game is over, or to rest."""
        game = self.game
        self.asking += 1
        self.rounds += 1
        self.resting = False
        self.held = set()
        while not game.table.questions and not game.over:
            if not leaving and windows.opens(game) and self._rests(game):
                self.resting = True
                self._hold()
                return
            leaving = False
            game.step()

    def _rests(self, game: Game) -> bool:
        """Whether a window is rested in before it opens: it stops nobody, or somebody wants to be stopped."""
        return bool(self.holders()) or (self.pace != SWIFT and windows.stops_nobody(game))

    def _note_questions(self) -> None:
        """Number what is asked anew. A question that stays open while others answer keeps its number."""
        for seat in range(len(self.asked)):
            question = self.game.question_to(seat)
            if question is not None and question is not self.asked[seat]:
                self.decisions[seat] += 1
            self.asked[seat] = question

    # Taking back

    def undo(self, seat: int) -> str:
        """Whether a seat may take its last choice back: `free`, `ask` the others, or not at all.

        Free is only what nobody has seen: an answer in the round of questions that is still open.
        """
        if self.recorder is None or self.game.over:
            return ""
        if seat in self.waiting:
            return FREE
        if not self.marks[seat]:
            return ""
        return FREE if self.marks[seat][-1].asking == self.asking else ASK

    def _take_back(self, seat: int) -> None:
        """Take the last choice of a seat back, and with it all that came of it."""
        if seat not in self.waiting:
            self._return_to(self.marks[seat][-1], seat)
            return
        del self.waiting[seat]
        self.answered[seat] = None
        for question in self.game.table.questions:
            if question.seat == seat:
                question.answer = None

    def _return_to(self, mark: Mark, seat: int) -> None:
        """Everything as it stood; the others' answers to the same window are kept."""
        assert self.recorder is not None
        same_window = mark.asking == self.asking
        self.recorder.game = mark.game
        self.changes = None
        del self.choices[mark.place :]
        for marks in self.marks:
            while marks and marks[-1].place >= mark.place:
                marks.pop()
            if marks:
                del marks[-1].kept[mark.place - marks[-1].place - 1 :]
        self.resting, self.held, self.waiting = False, set(), mark.waiting
        self.asking = mark.asking
        self.rounds += 1
        for other, answer in mark.kept:
            self._answer(other, answer)
        self.answered[seat] = None
        if same_window:  # nobody else can tell
            self.asked = [None if open_ is None else self.game.question_to(open_.seat) for open_ in self.asked]
            return
        self.rewinds += 1
        self.asked = [None] * len(self.asked)
        self.answered = [None] * len(self.answered)
