"""What all players choose or bid for an Event: openly in turn order, or secretly, and all is revealed together."""

from innkeeper.rules.choosing import can_pay
from innkeeper.rules.event_revealed import EventRevealed
from innkeeper.rules.otto.choices import first_not_declined
from innkeeper.rules.pending import NOBODY_ELSE, Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.shown import number_of_decision, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Bid, EachChooses, Effect
from innkeeper.vocabulary.terms import FORTITUDE

BIDDING = "card-notes.a-contest-of-wills.bidding"


class ForAnEvent(Frame):
    """Something that those whom the Event beneath meets choose."""

    def event(self, table: Table) -> EventRevealed:
        event = table.stack[table.stack.index(self) - 1]
        assert isinstance(event, EventRevealed)
        return event

    def effect(self, table: Table) -> Effect:
        """What is being carried out: the effect just reached."""
        event = self.event(table)
        return event.effects()[event.cursor - 1]

    def branches(self, table: Table) -> list[str]:
        effect = self.effect(table)
        return [branch.name for branch in effect.branches] if isinstance(effect, EachChooses) else []

    def fixed_answer(self, table: Table, question: Question) -> Option:
        """The first thing that is not declined; of bids and amounts the least (otto.choices.bids-zero)."""
        effect = self.effect(table)
        if isinstance(effect, EachChooses):
            return first_not_declined(question.options, effect.branches)
        return question.options[0]

    def still_to_choose(self, table: Table) -> list[int]:
        """Who still has to choose or may bid, the next one first; whom a window asks meanwhile is nobody's to know."""
        raise NotImplementedError

    def show(self, table: Table, code: list[int]) -> int:
        """All who still have to choose; what was chosen openly is shown of the Event."""
        left = self.still_to_choose(table)
        code += [number_of_decision("each"), left[0] if left else -1, 0, 0]
        write_numbers(left, code)
        code.append(0)
        return 1


class EachChoice(ForAnEvent):
    """Each player chooses one of several things in turn order, knowing what was chosen before, and pays for it."""

    # sea-events.choice.turn-order-from-ending-player, dungeon-events.choice.turn-order-from-ending-player

    def __init__(self, waiting: list[int] = NOBODY_ELSE) -> None:
        self.waiting = waiting  # who has still to choose, the next one first

    def copy(self) -> Frame:
        return EachChoice(self.waiting)

    def still_to_choose(self, table: Table) -> list[int]:
        return self.waiting

    def step(self, table: Table) -> None:
        if not self.waiting:
            table.pop()
            return
        seat, event, effect = self.waiting[0], self.event(table), self.effect(table)
        assert isinstance(effect, EachChooses)
        # sea-events.choice.impossible-option-is-illegal, dungeon-events.choice.impossible-option-is-illegal
        able = [i for i, branch in enumerate(effect.branches) if can_pay(table, event, branch.cost, seat)]
        if not takes_part(table, seat):
            self.waiting = self.waiting[1:]
        elif len(able) > 1:
            options = [Option(CHOOSE, value=i) for i in able]
            table.questions = [Question(seat, "choose", event.rule_of_choosing(), True, options)]
        else:
            self.take(table, able[0] if able else -1)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.take(table, option.value)

    def take(self, table: Table, chosen: int) -> None:
        """The next player has chosen this (-1: nothing could be), and pays what it costs."""
        seat, event, effect = self.waiting[0], self.event(table), self.effect(table)
        assert isinstance(effect, EachChooses)
        self.waiting = self.waiting[1:]
        if chosen < 0:
            return
        event.note_choice(seat, chosen)
        table.tell("chooses-for-event", event.rule_of_choosing(), seat, event.card, amount=chosen)
        event.chooser = seat
        for cost in reversed(effect.branches[chosen].cost):
            HANDLERS[type(cost)](table, event, cost)

    def has_discarded(self, table: Table, number: int) -> None:
        self.event(table).discarded += number


class SecretChoice(ForAnEvent):
    """All choose, or name a number, at the same time; nobody sees it before the last one has."""

    # card-notes.a-costly-cure.champions-choose

    def __init__(self, choosing: list[int] = NOBODY_ELSE) -> None:
        self.choosing = choosing

    def copy(self) -> Frame:
        return SecretChoice(self.choosing)

    def still_to_choose(self, table: Table) -> list[int]:
        return [question.seat for question in table.questions if question.answer is None]

    def step(self, table: Table) -> None:
        for seat in self.choosing:
            values = self.possible(table, seat)
            if len(values) > 1:
                options = [Option(CHOOSE, value=value) for value in values]
                what = "choose" if isinstance(self.effect(table), EachChooses) else "bid-secretly"
                rule = self.event(table).rule_of_choosing()
                table.questions.append(Question(seat, what, rule, True, options))
        self.perhaps_reveal(table)

    def possible(self, table: Table, seat: int) -> range:
        """What somebody may choose, or up to how much may be named: no more than there is."""
        effect = self.effect(table)
        if isinstance(effect, EachChooses):
            return range(len(effect.branches))
        assert isinstance(effect, Bid)
        return range(1 + most_of(table, seat, effect))

    def answered(self, table: Table, question: Question, option: Option) -> None:
        question.answer = option
        self.perhaps_reveal(table)

    def perhaps_reveal(self, table: Table) -> None:
        """As soon as all have chosen; who had no choice has named the least."""
        if any(question.answer is None for question in table.questions):
            return
        event = self.event(table)
        given = {question.seat: question.answer.value for question in table.questions if question.answer is not None}
        what = "chooses-for-event" if isinstance(self.effect(table), EachChooses) else "bids"
        table.questions = []
        table.pop()
        for seat in self.choosing:
            event.note_choice(seat, given.get(seat, 0))
            table.tell(what, event.rule_of_choosing(), seat, event.card, amount=given.get(seat, 0))

    def ask_anew(self, table: Table, seat: int) -> None:
        """That the others have chosen is everybody's to know, but not what: in another truth it is anything."""
        for question in table.questions:
            if question.seat != seat and question.answer is not None:
                question.answer = question.options[table.chance.below(len(question.options))]


class Bidding(ForAnEvent):
    """One after the other bids more or passes, and whoever has passed may come back, until all others have passed."""

    # card-notes.a-contest-of-wills.bidding, card-notes.the-price-of-power.bidding

    def __init__(self, order: list[int] = NOBODY_ELSE) -> None:
        self.order = order  # who takes part, the next one first
        self.passed = 0  # how many have passed in a row

    def copy(self) -> Frame:
        twin = Bidding(self.order)
        twin.passed = self.passed
        return twin

    def still_to_choose(self, table: Table) -> list[int]:
        return self.order

    def step(self, table: Table) -> None:
        event, effect = self.event(table), self.effect(table)
        assert isinstance(effect, Bid)
        best = max([event.bid_of(seat) for seat in self.order], default=0)
        if self.passed >= len(self.order) - (1 if best else 0):
            table.pop()
            return
        seat = self.order[0]
        most = most_of(table, seat, effect)
        if most > best:
            options = [PASS] + [Option(CHOOSE, value=bid) for bid in range(best + 1, most + 1)]
            table.questions = [Question(seat, "bid", BIDDING, True, options)]
        else:
            self.go_on(passed=True)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        event, bids = self.event(table), option.what == CHOOSE
        if bids:
            event.note_choice(question.seat, option.value)
            table.tell("bids", BIDDING, question.seat, event.card, amount=option.value)
        else:
            table.tell("bids-nothing", BIDDING, question.seat, event.card)
        self.go_on(passed=not bids)

    def go_on(self, passed: bool) -> None:
        self.order = [*self.order[1:], self.order[0]]
        self.passed = self.passed + 1 if passed else 0


def most_of(table: Table, seat: int, bid: Bid) -> int:
    """How much somebody could bid."""
    here = table.seats[seat]
    return min(bid.most, here.body.fortitude if bid.stat == FORTITUDE else here.purse.gold)


def begin_choice(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Those whom the Event meets choose or bid; of teams their Champions."""
    # card-notes.drink-or-meet-your-doom.champions-choose, card-notes.a-contest-of-wills.champions-bid
    assert isinstance(resolving, EventRevealed) and isinstance(effect, EachChooses | Bid)
    choosing = [seat for seat in resolving.whom(table, effect) if not resolving.is_ignored_by(seat)]
    resolving.chosen = [-1] * len(table.places)
    if effect.secretly:
        table.push(SecretChoice(choosing))
    elif isinstance(effect, Bid):
        table.push(Bidding(choosing))
    else:
        table.push(EachChoice(choosing))


HANDLERS[EachChooses] = begin_choice
HANDLERS[Bid] = begin_choice
