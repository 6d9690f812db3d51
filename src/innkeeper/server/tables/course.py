"""The course of a game at a table: what is asked, what was chosen, and what was taken back. No clock, no network."""

from collections import deque
from typing import Final

from innkeeper.bots import Answer
from innkeeper.game import Game, IllegalChoice
from innkeeper.replay import Recorder
from innkeeper.rules.responses import Window
from innkeeper.rules.setup import Setup
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.options import EVEN, SWIFT
from innkeeper.table.box import Box
from innkeeper.table.question import Question
from innkeeper.view import View

# What is written down of a game: (what, seat, answer).
CHOICE: Final = "choice"
UNDO: Final = "undo"  # a seat's last choice is taken back; the answer is the moment at which
CLOSE: Final = "close"  # the time of a window is over
Entry = tuple[str, int, Answer]

RESPOND: Final = "respond"
FREE: Final = "free"
ASK: Final = "ask"
STEPS_BACK: Final = 3  # how many choices a seat can take back one after the other


class Mark:
    """How everything stood before a seat chose: to be returned to."""

    def __init__(self, course: "Course", game: Game) -> None:
        self.game = game
        self.place = len(course.choices)  # how many choices stood
        self.asking = course.asking
        self.kept: list[tuple[int, Answer]] = []  # what others have answered in the same window since


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
        self.held: set[int] = set()  # seats that want to be stopped at every window, and are at this one
        self.entries = 0  # how many were made
        self.moment = 0  # grows with everything that happens
        self.rewinds = 0  # how often something was taken back that others had seen
        self.asking = 0  # which round of questions is open
        self.marks: list[deque[Mark]] = [deque(maxlen=STEPS_BACK) for _ in range(seats)]

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
        self.resume(Recorder.new(setup, seed, self.box))
        for what, seat, answer in entries:
            while self.resting and (what != UNDO or self.moment != answer):
                self.go_on()
            self.enter(what, seat, answer)
        while self.resting:
            self.go_on()

    def resume(self, recorder: Recorder) -> None:
        """Go on with a game where it stands."""
        self.recorder = recorder
        self._note_questions()

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
        except IllegalChoice as error:
            raise Refusal("illegal-choice", f"This cannot be chosen: {error}.") from error
        return True

    def enter(self, what: str, seat: int, answer: Answer) -> None:
        """Let something happen that has been written down."""
        self.entries += 1
        if what == CHOICE:
            self.take(seat, answer)
        elif what == UNDO:
            self.take_back(seat)
        else:
            self.close()

    # Choosing

    def take(self, seat: int, answer: Answer) -> None:
        """Make a choice. At even pace an answer in a window waits until the time of the window is over."""
        self.moment += 1
        self.answered[seat] = (self.decisions[seat], answer)
        if self.is_timed():
            question = self.game.question_to(seat)
            assert question is not None and isinstance(answer, int)
            question.answer = question.options[answer]
        else:
            self._answer(seat, answer)
            if not self.game.table.questions:
                self._play_on()
        self._note_questions()

    def is_timed(self) -> bool:
        """In a window of even pace, in which somebody is stopped."""
        return self.pace == EVEN and self.recorder is not None and _only_responses(self.game)

    def close(self) -> None:
        """The time of a window is over: who has not answered passes, and the answers count by their priority."""
        self.moment += 1
        questions = self.game.table.questions.copy()
        answers = [(it.seat, it.options.index(it.answer) if it.answer is not None else 0) for it in questions]
        marks = [Mark(self, _without_answer(self.game, seat)) for seat, _ in answers]
        for question in questions:
            question.answer = None
        for (seat, answer), mark in zip(answers, marks, strict=True):
            if self.game.question_to(seat) is not None:  # else a card of higher priority was played
                self.game.answer(seat, answer)
                self.choices.append((seat, answer))
                self.marks[seat].append(mark)
        self._play_on()
        self._note_questions()

    def _answer(self, seat: int, answer: Answer) -> None:
        """Hand an answer to the game."""
        mark = Mark(self, self.game.copy())
        self.game.answer(seat, answer)
        self.choices.append((seat, answer))
        if self.game.table.questions:
            for other in self.marks:
                if other and other[-1].asking == self.asking:
                    other[-1].kept.append((seat, answer))
        self.marks[seat].append(mark)

    def holders(self) -> set[int]:
        """The seats that want to be stopped at every window."""
        return set()

    def release(self, seat: int) -> None:
        """A seat that was held has looked. When all have, it goes on; a window that stops nobody still rests."""
        self.held.discard(seat)
        self.answered[seat] = (self.decisions[seat], 0)
        if not self.held and (self.pace == SWIFT or not _stops_nobody(self.game)):
            self.go_on()

    def _hold(self) -> None:
        """Stop before a window opens for those who want to be stopped."""
        self.held = self.holders()
        for seat in self.held:
            self.decisions[seat] += 1

    def go_on(self) -> None:
        """Go on out of the window that was rested in."""
        self.moment += 1
        self._play_on(leaving=self.resting)
        self._note_questions()

    def _play_on(self, leaving: bool = False) -> None:
        """Take steps until somebody is asked, the game is over, or to rest."""
        game = self.game
        self.asking += 1
        self.resting = False
        self.held = set()
        while not game.table.questions and not game.over:
            if _in_window(game) and not leaving and self._rests(game):
                self.resting = True
                self._hold()
                return
            leaving = False
            game.step()

    def _rests(self, game: Game) -> bool:
        """Whether a window is rested in before it opens: it stops nobody, or somebody wants to be stopped."""
        return bool(self.holders()) or (self.pace != SWIFT and _stops_nobody(game))

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
        if self._waiting_answer(seat) is not None:
            return FREE
        if not self.marks[seat]:
            return ""
        return FREE if self.marks[seat][-1].asking == self.asking else ASK

    def take_back(self, seat: int) -> None:
        """Take the last choice of a seat back, and with it all that came of it."""
        self.moment += 1
        waiting = self._waiting_answer(seat)
        if waiting is not None:
            waiting.answer = None
            self.answered[seat] = None
        else:
            self._return_to(self.marks[seat][-1], seat)
        self._note_questions()

    def _waiting_answer(self, seat: int) -> Question | None:
        """What a seat has answered in a window of even pace that is still open."""
        if not self.is_timed():
            return None
        found = [question for question in self.game.table.questions if question.seat == seat]
        return found[0] if found and found[0].answer is not None else None

    def _return_to(self, mark: Mark, seat: int) -> None:
        """Everything as it stood; the others' answers to the same window are kept."""
        assert self.recorder is not None
        same_window = mark.asking == self.asking
        self.recorder.game = mark.game
        del self.choices[mark.place :]
        for marks in self.marks:
            while marks and marks[-1].place >= mark.place:
                marks.pop()
            if marks:
                del marks[-1].kept[mark.place - marks[-1].place - 1 :]
        self.resting, self.held = False, set()
        self.asking = mark.asking
        for other, answer in mark.kept:
            self._answer(other, answer)
        self.answered[seat] = None
        if same_window:  # nobody else can tell
            self.asked = [None if open_ is None else self.game.question_to(open_.seat) for open_ in self.asked]
            return
        self.rewinds += 1
        self.asked = [None] * len(self.asked)
        self.answered = [None] * len(self.answered)


def _only_responses(game: Game) -> bool:
    """Whether a window is open in which nobody decides anything but whether to respond."""
    questions = game.table.questions
    return bool(questions) and all(question.what == RESPOND for question in questions)


def _without_answer(game: Game, seat: int) -> Game:
    """A twin in which this seat has not answered yet."""
    twin = game.copy()
    for question in twin.table.questions:
        if question.seat == seat:
            question.answer = None
    return twin


def _in_window(game: Game) -> bool:
    """Whether a window is about to open."""
    frame = game.table.stack[-1]
    return isinstance(frame, Window) and not (frame.over >= 0 and game.table.stack[frame.over].finished())


def _stops_nobody(game: Game) -> bool:
    """Whether nobody has anything to decide in the window that is about to open."""
    twin = game.copy().table
    window = twin.stack[-1]
    assert isinstance(window, Window)
    window.ask(twin)
    return not twin.questions
