"""Timing: windows in which cards may be played, who is asked, and whose card counts first."""

from innkeeper.rules.legality import add_plays, at_hand
from innkeeper.rules.pending import NOBODY_ELSE as NOBODY
from innkeeper.rules.potions import POTIONS, has_potion, use_potion
from innkeeper.rules.sales import Sale, add_sales, may_sell
from innkeeper.table.frame import Frame
from innkeeper.table.question import DECLINE, PASS, PLAY, POTION, SELL, TURN_UP, Option, Question
from innkeeper.table.shown import number_of_decision, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ANYTIME, AT_ANY_TIME


class Window(Frame):
    """All who may play something now are asked at once; whoever comes first in the order of priority counts.

    Anytime Cards come before Sometimes Cards, those from the active player, these from the one who played or revealed
    what is answered (timing.window.order-from-source-player, timing.conflict.*). After a card from this window has
    resolved, the window opens anew for all (timing.window.reopens-after-a-response).
    """

    def __init__(
        self, moments: int = 0, first: int = -1, over: int = -1, rule: str = "timing.window.card-played"
    ) -> None:
        self.moments = moments
        self.first = first
        self.over = over  # where in the stack lies what may be answered; -1: nothing
        self.rule = rule
        self.only = 0  # these seats alone are asked, as a mask; 0: all
        self.met = 0  # what an automaton has answered of what lies open, as a mask by place; the whole is the first

    def copy(self) -> Frame:
        return self.copy_onto(Window())

    def copy_onto(self, twin: "Window") -> "Window":
        twin.moments = self.moments
        twin.first = self.first
        twin.over = self.over
        twin.rule = self.rule
        twin.only = self.only
        twin.met = self.met
        return twin

    def holds_open(self) -> int:
        return self.over

    def awaits(self, seat: int) -> int:
        return self.moments_for(seat) if self.asks(seat) else 0

    def asks(self, seat: int) -> bool:
        """Whether a seat may answer at all."""
        return self.only == 0 or (self.only >> seat) & 1 == 1

    def can_be_foreseen(self) -> bool:
        return True

    def ask_anew(self, table: Table, seat: int) -> None:
        mine = [question for question in table.questions if question.seat == seat]
        self.ask(table)
        for i in range(len(table.questions)):
            if table.questions[i].seat == seat:
                table.questions[i : i + 1] = mine
                return
        if all(question.answer is not None for question in table.questions):
            table.questions = []  # who decides nothing is asked again with the next step

    def step(self, table: Table) -> None:
        if self.over >= 0 and table.stack[self.over].finished():
            table.pop()
            return
        self.ask(table)
        if not table.questions:
            self.close(table)
        elif table.automata:
            self.decide(table)  # what answers by itself may come before all others

    def ask(self, table: Table) -> None:
        """Put a question to every seat that could do more than decline; whom the window skips is known to nobody."""
        over = table.stack[self.over] if self.over >= 0 else None
        asked: list[Question] = []
        not_asked = table.away  # teams.turn-ends.no-more-cards-this-turn
        if self.only:
            not_asked |= ~self.only
        for seat in table.clockwise_from(table.active):
            if (not_asked >> seat) & 1 == 0:
                self.add_question(table, seat, over, asked)
        if table.automata and over is not None:
            from innkeeper.rules.otto.responses import responses_due  # these are cards, which open windows

            asked += responses_due(table, over, self.met)
        # timing.deadlock.declare-in-turn-order, timing.window.source-player-may-respond
        table.questions = asked if len(asked) < 2 else self.by_priority(table, asked)

    def add_question(self, table: Table, seat: int, over: Frame | None, asked: list[Question]) -> None:
        question = self.question_for(table, seat, over)
        if question is not None:
            asked.append(question)

    def by_priority(self, table: Table, asked: list[Question]) -> list[Question]:
        """Who holds an Anytime Card from the active player on, then the others from whoever played or revealed."""
        # timing.conflict.anytime-before-sometimes, timing.conflict.from-active-player
        first = [question for question in asked if question.anytime]
        later = [question for question in asked if not question.anytime]
        return first + self.from_the_first(table, later)

    def from_the_first(self, table: Table, asked: list[Question]) -> list[Question]:
        """In turn order, from whoever played or revealed what is answered."""
        if len(asked) < 2:
            return asked
        return [question for seat in table.clockwise_from(self.first) for question in asked if question.seat == seat]

    def question_for(self, table: Table, seat: int, over: Frame | None) -> Question | None:
        sells = self.leaves_time(seat) and may_sell(table, seat)
        drinks = table.potions >= 0 and self.moments & AT_ANY_TIME != 0 and has_potion(table, seat)
        cards = at_hand(table, seat, self.moments)
        if not sells and not drinks and not cards:
            return None
        options = [PASS]
        anytime = add_plays(table, seat, cards, self.moments, over, options)
        if sells or len(options) > 1:
            add_sales(table, seat, options)
        if drinks:
            options += POTIONS
            anytime = True
        if len(options) == 1:
            return None
        question = Question(seat, "respond", self.rule_for(seat), True, options)
        question.anytime = anytime
        return question

    def leaves_time(self, seat: int) -> bool:
        """Whether somebody who could only sell is asked; where all are waited for, only along with other things."""
        return self.only != 0  # a last chance

    def moments_for(self, seat: int) -> int:
        """The moments of plays that a seat is asked for."""
        return self.moments

    def rule_for(self, seat: int) -> str:
        """The rule behind the question to a seat."""
        return self.rule

    def answered(self, table: Table, question: Question, option: Option) -> None:
        question.answer = option
        self.decide(table)

    def whose(self, table: Table, questions: list[Question]) -> Question | None:
        """Whose answer counts: the first play, or one that is still missing before any; None: all have declined."""
        for question in questions:
            if not question.anytime:
                continue
            answer = question.answer
            if answer is None or is_anytime(answer):
                return question
        for question in self.from_the_first(table, questions):
            answer = question.answer
            if answer is None or answer.what != DECLINE:
                return question
        return None

    def decide(self, table: Table) -> None:
        """As soon as it is clear whose play counts it is made, and the others take theirs back."""
        # timing.conflict.take-back
        question = self.whose(table, table.questions)
        if question is None:
            table.questions = []
            self.close(table)
        elif question.answer is not None:
            self.make(table, question.seat, question.answer)

    def make(self, table: Table, seat: int, option: Option) -> None:
        """Play the card on top of what it answers."""
        from innkeeper.rules.playing import play_card  # a card opens windows, a window takes cards

        table.questions = []
        if option.what == TURN_UP:
            from innkeeper.rules.otto.responses import respond

            self.met |= 1 << (option.on + 1)
            table.stack[self.over].be_met(option.on)
            respond(table, seat, self.over, option.on)
            return
        if option.what == SELL:
            table.push(Sale(option.card, seat, option.targets[0]))  # phrenk.sell.at-any-time
            return
        if option.what == POTION:
            use_potion(table, seat, option.value)
            return
        # timing.window.responses-nest, cards.sometimes.one-at-a-time, cards.anytime.may-interrupt
        play_card(table, seat, option, self.over)

    def close(self, table: Table) -> None:
        """A full round without responses: what waits goes on (timing.window.no-response-resolves)."""
        table.pop()


def is_anytime(option: Option) -> bool:
    """What may be done at any time comes first."""
    return option.what == POTION or (option.what == PLAY and option.card.face.plays[option.mode].kind == ANYTIME)


class Decision(Window):
    """What one seat has to decide, with room for everybody's cards before it; or what any member of a team decides.

    An interruption is made as soon as it is chosen; whoever asks one seat at a time does so in the order of priority.
    Where the deciders have no choice at all, the game waits until everybody else has declined.
    """

    def __init__(self, first: int = -1, moments: int = 0, what: str = "", rule: str = "") -> None:
        super().__init__(moments, first, -1, rule)
        self.deciders = 1 << first if first >= 0 else 0  # as a mask
        self.what = what
        self.own_moments = 0  # the moment that is the deciders' alone
        self.rule_for_others = "turn.phases.cards-before-or-after-phase-action"

    def copy_onto(self, twin: Window) -> Window:
        assert isinstance(twin, Decision)
        twin.deciders = self.deciders
        twin.what = self.what
        twin.own_moments = self.own_moments
        twin.rule_for_others = self.rule_for_others
        return super().copy_onto(twin)

    def can_be_foreseen(self) -> bool:
        return False

    def show(self, table: Table, code: list[int]) -> int:
        """Who decides, but not whom else a window asks: that is nobody's to see. A phase that is skipped is over."""
        deciders = self.who_decide()
        if not deciders:
            return 0
        code += [number_of_decision(self.what), deciders[0], 0, 0]
        write_numbers(deciders if len(deciders) > 1 else NOBODY, code)
        code.append(0)
        return 1

    def leaves_time(self, seat: int) -> bool:
        return True  # nobody waits for who is only offered to interrupt

    def decides(self, seat: int) -> bool:
        return (self.deciders >> seat) & 1 == 1

    def who_decide(self) -> list[int]:
        """The deciders."""
        if self.deciders == 1 << self.first:
            return [self.first]
        return [seat for seat in range(self.deciders.bit_length()) if self.decides(seat)]

    def moments_for(self, seat: int) -> int:
        return self.moments | self.own_moments if self.decides(seat) else self.moments

    def rule_for(self, seat: int) -> str:
        return self.rule if self.decides(seat) else self.rule_for_others

    def own_options(self, table: Table, seat: int, options: list[Option]) -> None:
        """Add what a decider may do besides interrupting; the first is what happens if nothing is chosen."""
        options.append(PASS)

    def may_pick(self, table: Table, question: Question) -> None:
        """Say which cards a decider may pick, if any."""

    def is_asked_anyway(self) -> bool:
        """The deciders are asked even if there is only one thing to do."""
        return False

    def is_for_each(self) -> bool:
        """Each of several deciders has an own choice, so that one who declines leaves it to the others."""
        return False

    def decided(self, table: Table, seat: int, option: Option) -> None:
        """A decider has chosen."""
        raise NotImplementedError

    def close(self, table: Table) -> None:
        """Nobody interrupts, and the deciders have no choice."""
        options: list[Option] = []
        seat = self.who_decide()[0]
        self.own_options(table, seat, options)
        self.decided(table, seat, options[0])

    def ask(self, table: Table) -> None:
        """The others are offered to interrupt, whether a decider has a choice or not: that is nobody's to know."""
        super().ask(table)
        for question in table.questions:
            question.must = self.decides(question.seat)

    def by_priority(self, table: Table, asked: list[Question]) -> list[Question]:
        """Everybody may interrupt before the deciders decide."""
        ordered = super().by_priority(table, asked)
        others = [question for question in ordered if not self.decides(question.seat)]
        return others + [question for question in asked if self.decides(question.seat)]

    def question_for(self, table: Table, seat: int, over: Frame | None) -> Question | None:
        if not self.decides(seat):
            return super().question_for(table, seat, over)
        options: list[Option] = []
        self.own_options(table, seat, options)
        moments = self.moments_for(seat)
        anytime = add_plays(table, seat, at_hand(table, seat, moments), moments, over, options)
        add_sales(table, seat, options)
        if table.potions >= 0 and has_potion(table, seat):
            options += POTIONS
        question = Question(seat, self.what, self.rule, True, options)
        question.anytime = anytime
        self.may_pick(table, question)
        if len(options) == 1 and not question.picks and not self.is_asked_anyway():
            return None
        return question

    def answered(self, table: Table, question: Question, option: Option) -> None:
        if self.decides(question.seat):
            self.take_answer(table, question, option)
        elif not self.decides(table.questions[-1].seat):
            super().answered(table, question, option)  # the deciders have no choice, so all the others are heard
        elif option.what == DECLINE:
            table.questions.remove(question)
        else:
            self.make(table, question.seat, option)

    def take_answer(self, table: Table, question: Question, option: Option) -> None:
        """A decider interrupts, declines while teammates still think about their own, or decides."""
        if option.what in (SELL, POTION) or (option.what == PLAY and not self.is_own(option)):
            self.make(table, question.seat, option)
            return
        if option.what == DECLINE and self.is_for_each() and self.others_think(table, question):
            table.questions.remove(question)
            return
        table.questions = []
        self.decided(table, question.seat, option)

    def others_think(self, table: Table, question: Question) -> bool:
        return any(other is not question and self.decides(other.seat) for other in table.questions)

    def is_own(self, option: Option) -> bool:
        """A card that is itself what is decided: an Action, a card in a Round of Gambling."""
        return option.card.face.plays[option.mode].moment == self.own_moments
