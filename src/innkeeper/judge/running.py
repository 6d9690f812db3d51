"""Playing a script: the game asks, the next step answers if it can, everybody else declines."""

from collections.abc import Callable
from typing import Final

from innkeeper.game import Game
from innkeeper.judge import expecting
from innkeeper.judge.format import Scenario, Step
from innkeeper.judge.games import Deals, arm_dice, game_named
from innkeeper.judge.gizmos import aimed
from innkeeper.judge.steps import Answer, Reader, modest
from innkeeper.judge.telling import deed_told, question_told, step_told
from innkeeper.judge.titles import Titles
from innkeeper.judge.until import Until
from innkeeper.rules.each_choosing import SecretChoice
from innkeeper.rules.losing import LastChance, somebody_is_losing
from innkeeper.rules.otto.rewards import PassOutOnTrack, passes_out_on_a_track
from innkeeper.table.frame import Frame
from innkeeper.table.question import DECLINE, PLAY, Question
from innkeeper.vocabulary.terms import ANYTIME

MOST_DECISIONS: Final = 5000  # a game in which everybody declines is over long before
MOST_TOLD: Final = 8  # questions that the report of a failed step lists


def is_kept(question: Question) -> bool:
    """A play that is declared, but not made yet: others may come first."""
    return question.answer is not None and question.answer.what != DECLINE


class Run:
    """One scenario on its way: which step is next, what the last one began, what has failed."""

    def __init__(self, game: Game, scenario: Scenario, titles: Titles) -> None:
        self.game = game
        self.table = game.table
        self.start = game.table.copy()
        self.scenario = scenario
        self.titles = titles
        self.reader = Reader(game, titles)
        self.until = Until(game.table, scenario.until)
        self.deals = Deals(scenario, titles)
        self.next = 0
        self.ordered = 0  # how many Drinks of the next step have been ordered
        self.begun: list[Frame] = []  # what the last step began, as far as it is still going on
        self.asked: list[Question] = []  # what the seat of the next step was asked
        self.told: list[str] = []
        self.broken: set[int] = set()  # which of `never` were legal
        self.decisions = 0
        self.failures: list[str] = []

    def play(self) -> None:
        """Play until the end that the scenario wants, then see what has come of it."""
        while not self.is_done():
            if self.table.questions:
                self.watch()
                self.meet_questions()
            else:
                self.keep_track(self.game.step)
            if self.decisions > MOST_DECISIONS:
                self.failures.append(f"{self.scenario.until} was not reached in {MOST_DECISIONS} decisions")
                break
        self.finish()

    def is_done(self) -> bool:
        """Take the steps that need no question; then see whether the end is reached."""
        while self.take_remark():
            pass
        return self.until.is_reached() or (self.scenario.until == "script" and self.is_played())

    def is_played(self) -> bool:
        """The last step is taken and settled; for an `illegal` its seat need not be asked again in this phase."""
        left = self.scenario.script[self.next :]
        if not self.is_settled() or not all(step.illegal is not None for step in left):
            return False
        return not left or self.until.phase_is_over()

    @property
    def step(self) -> Step | None:
        return self.scenario.script[self.next] if self.next < len(self.scenario.script) else None

    def advance(self) -> None:
        self.next += 1
        self.ordered = 0
        self.asked = []
        self.told = []

    def take_remark(self) -> bool:
        """The order of a coming reshuffle is armed as soon as it is next; a check of no seat waits for rest."""
        step = self.step
        if step is None:
            return False
        if step.reshuffle is not None:
            self.table.chance.arranged.append([self.titles.printed(title) for title in step.reshuffle])
        elif step.roll is not None:
            arm_dice(self.table, step.roll)
        elif step.flip is not None:
            arm_dice(self.table, [1 + ("heads", "tails").index(step.flip)])
        elif step.check is not None and step.seat is None and self.is_settled():
            self.check(step)
        else:
            return False
        self.advance()
        return True

    def check(self, step: Step) -> None:
        assert step.check is not None
        found = expecting.failures(step.check, self.game, self.start, self.titles)
        self.failures += [f"step {self.next + 1}, check: {failure}" for failure in found]

    def is_settled(self) -> bool:
        """All that the last step began is over, and whoever was losing by it has lost."""
        if self.table.over:
            return True
        stack = self.table.stack
        if self.begun or any(frame.finished() for frame in stack):
            return False
        unsettled = somebody_is_losing(self.table) or passes_out_on_a_track(self.table)
        return not (stack[-1].settled() and unsettled)

    def watch(self) -> None:
        """What must never be legal is not legal now."""
        for place, step in enumerate(self.scenario.never):
            question = self.question_to(step)
            if question is not None and place not in self.broken and self.reader.is_legal(step, question):
                self.broken.add(place)
                self.failures.append(f"never {place + 1}, {step_told(step)}: was legal at {self.here(question)}")

    def question_to(self, step: Step) -> Question | None:
        """What the seat of a step is asked now, if anything."""
        return self.game.question_to(self.reader.seats[step.seat]) if step.seat is not None else None

    def here(self, question: Question) -> str:
        """A decision, for the report."""
        name = self.table.seats[question.seat].name
        return f"decision {self.decisions + 1} ({name}, {question_told(question, self.reader)})"

    def meet_questions(self) -> None:
        """Take the next step if it answers a question that is open now; otherwise the next in order declines."""
        step = self.step
        if step is None or not self.take(step):
            question = self.open_question()
            self.keep_track(lambda: self.answer(question, self.declining(question)))

    def declining(self, question: Question) -> Answer:
        """What is answered without a step: as little as can be; but the game that the scenario is about is played."""
        named = game_named(self.scenario, question)
        if named is None and self.next:
            named = aimed(self.scenario.script[self.next - 1], self.table, question, self.titles)
        return modest(question) if named is None else named

    def take(self, step: Step) -> bool:
        """Take a step, if it can be taken now."""
        if step.declare is not None:
            return self.declare(step.declare)
        question = self.question_to(step)
        if question is None:
            return False
        if step.illegal is not None or step.check is not None:
            return self.take_assertion(step, question)
        answer = self.reader.answer(self.what_is_left(step), question)
        if answer is None:
            self.remember(question)
            return False
        going_on = self.begun if step.pass_ else self.matter() if step.choose is not None else []
        self.begun = going_on + self.frames_begun([(question, answer)])
        self.ordered += 1
        is_chosen = step.discard is not None and isinstance(answer, int)  # … and the cards are asked for next
        if not is_chosen and (step.order is None or self.ordered == len(step.order)):
            self.advance()
        return True

    def matter(self) -> list[Frame]:
        """What a choice is about: the card or the Drinks that ask for it, with all that lies above."""
        stack = self.table.stack
        places = [place for place, frame in enumerate(stack) if frame.is_a_cause()]
        return stack[places[-1] :] if places else []

    def what_is_left(self, step: Step) -> Step:
        """An `order` that is longer than the question goes on with the next one."""
        return Step(seat=step.seat, order=step.order[self.ordered :]) if step.order is not None else step

    def take_assertion(self, step: Step, question: Question) -> bool:
        """Something that must hold when the seat is next asked; the question stays open."""
        if step.settled and not self.is_settled():
            return False
        if step.check is not None:
            self.check(step)
        elif step.illegal is not None and self.reader.is_legal(step.illegal, question):
            where = self.here(question)
            self.failures.append(f"step {self.next + 1}, {step_told(step)}: it was legal at {where}")
        self.advance()
        return True

    def declare(self, steps: list[Step]) -> bool:
        """Several seats answer at the same time; of those who interrupt, the first in the order of priority."""
        answers: list[tuple[Question, Answer]] = []
        for step in steps:
            question = self.question_to(step)
            answer = self.reader.answer(step, question) if question is not None else None
            if question is not None and answer is not None:
                answers.append((question, answer))
            elif question is not None:
                self.remember(question)
        if len(answers) < len(steps):
            return False
        self.begun = self.frames_begun(sorted(answers, key=self.priority))
        self.advance()
        return True

    def priority(self, declared: tuple[Question, Answer]) -> tuple[bool, int]:
        """Anytime Cards come first, from the active player on."""
        question, answer = declared
        option = question.options[answer] if isinstance(answer, int) else None
        anytime = option is not None and option.what == PLAY and option.card.face.plays[option.mode].kind == ANYTIME
        return not anytime, (question.seat - self.table.active) % len(self.table.seats)

    def frames_begun(self, answers: list[tuple[Question, Answer]]) -> list[Frame]:
        """Give answers, let the others of the same window decline, and say what was begun by it."""
        before = self.table.stack.copy()
        for question, answer in answers:
            if question in self.table.questions:
                self.answer(question, answer)
        in_a_window = not isinstance(self.table.stack[-1], SecretChoice)
        while in_a_window and any(question in self.table.questions and is_kept(question) for question, _ in answers):
            question = self.open_question()
            self.answer(question, self.declining(question))
        return [frame for frame in self.table.stack if frame not in before]

    def open_question(self) -> Question:
        """The next question in the order of priority."""
        return next(question for question in self.table.questions if question.answer is None)

    def answer(self, question: Question, answer: Answer) -> None:
        self.game.answer(question.seat, answer)
        self.decisions += 1

    def keep_track(self, go_on: Callable[[], None]) -> None:
        """Go on, and remember what comes of the last step: what its frames begin, and the last chance of who loses."""
        self.deals.arrange(self.table)
        stack = self.table.stack
        before = stack.copy()
        go_on()
        for frame in stack:
            if frame not in before and (before[-1] in self.begun or isinstance(frame, LastChance | PassOutOnTrack)):
                self.begun.append(frame)
        self.begun = [frame for frame in self.begun if frame in stack]

    def remember(self, question: Question) -> None:
        """A question that the next step did not answer, for the report."""
        if question not in self.asked:
            self.asked.append(question)
            self.told.append(self.here(question))

    def finish(self) -> None:
        """What is left of the script has failed, and what is expected must hold."""
        for place in range(self.next, len(self.scenario.script)):
            step = self.scenario.script[place]
            if step.illegal is not None:
                continue  # nobody was asked again
            if place == self.next:
                self.failures.append(f"step {place + 1}, {step_told(step)}: {self.why_not_taken(step)}")
            else:
                self.failures.append(f"step {place + 1}, {step_told(step)}: its turn never came")
        self.failures += expecting.failures(self.scenario.expect, self.game, self.start, self.titles)

    def why_not_taken(self, step: Step) -> str:
        """At which decisions the seat was asked, and what was legal there."""
        if step.check is not None:
            return "the moment to check never came"
        left = f" (still to do: {deed_told(self.what_is_left(step))})" if self.ordered else ""
        if not self.told:
            return f"never became legal{left}; {step.seat or 'one of them'} was not asked"
        more = [f"… and {len(self.told) - MOST_TOLD} more"] if len(self.told) > MOST_TOLD else []
        return f"never became legal{left}; asked at " + ", ".join(self.told[:MOST_TOLD] + more)
