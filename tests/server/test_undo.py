"""Taking back: free until something new was seen; nothing is lost, and nobody learns what others answered."""

import random
from collections import Counter

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.replay import log_bytes, replay
from innkeeper.server.showing.looker import Looker, in_json
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables.entries import Entry
from innkeeper.server.tables.table import Table
from innkeeper.server.tables.votes import begin
from tests.server.helpers import a_table, any_answer, can_close, close, make

EVERYBODY = (0, 1, 2, 3, None)


class Told:
    """A table that is played at random, with all its entries written down."""

    def __init__(self, seed: int, pace: str = "swift") -> None:
        self.table = a_table(seed, pace)
        self.dice = random.Random(seed)
        self.entries: list[Entry] = []

    def enter(self, what: str, seat: int, answer: int | list[int]) -> None:
        self.entries.append((what, seat, answer))
        self.table.enter(what, seat, answer)

    def choose(self, seat: int) -> None:
        answer = any_answer(self.table, seat, self.dice)
        assert self.table.judge(seat, self.table.decisions[seat], answer)
        self.enter(self.table.kind_of(seat, answer), seat, answer)

    def undo(self, seat: int) -> None:
        self.enter("undo", seat, self.table.moment)

    def go_on(self) -> None:
        """Something else happens: a choice, the end of a rest or of a window."""
        table, asked = self.table, asked_at(self.table)
        late = passes(table) if table.pace == "even" else {}
        if table.is_closable() and table.is_decided(late) and (not asked or self.dice.random() < 0.2):
            self.enter("close", -1, table.moment + 1)
        else:
            self.choose(self.dice.choice(asked))


def passes(table: Table) -> dict[int, int | list[int]]:
    """What is answered by those who have had their time."""
    return {it.seat: 0 for it in table.asked if it is not None and it.what == "respond"}


def asked_at(table: Table) -> list[int]:
    return [seat for seat, question in enumerate(table.asked) if question is not None]


def seen(table: Table, seat: int | None) -> bytes:
    """All that somebody sees of the table, but for the numbers of decisions."""
    view = Looker(seat).look(table)
    if view.question is not None:
        view.question.decision = 0
    return msgspec.json.encode(view)


def stood(table: Table) -> tuple[object, ...]:
    return (
        log_bytes(table.game),
        [seen(table, seat) for seat in EVERYBODY],
        table.choices,
        table.decisions,
        table.answered,
        table.moment,
        table.rewinds,
        [table.undo(seat) for seat in range(4)],
    )


def laid_again(told: Told) -> Table:
    """A table laid from what was written down."""
    twin = a_table(0, told.table.pace)
    twin = Table("t", twin.options, twin.seats, open_box())
    assert told.table.recorder is not None
    twin.begin(twin.setup(0), told.table.recorder.seed, told.entries)
    return twin


@pytest.mark.parametrize("pace", ["swift", "natural", "even"])
def test_a_game_with_choices_taken_back_is_laid_again_as_it_stood(pace: str) -> None:
    backs = {"free": 0, "ask": 0}
    for seed in range(6, 10):
        told = Told(seed, pace)
        while told.table.state == "playing" and told.table.moment < 600:
            seat = told.dice.randrange(4)
            how = told.table.undo(seat)
            if how and told.dice.random() < (0.4 if how == "free" else 0.03):
                backs[how] += 1
                told.undo(seat)
            else:
                told.go_on()
        assert stood(laid_again(told)) == stood(told.table)
        while told.table.resting:
            told.enter("close", -1, told.table.moment + 1)
        recorder = told.table.recorder
        assert recorder is not None
        assert log_bytes(replay(recorder.saved(), open_box())) == log_bytes(recorder.game)
    assert all(number > 5 for number in backs.values()), backs


@pytest.mark.parametrize("pace", ["swift", "natural", "even"])
def test_what_is_taken_back_freely_leaves_everybody_where_they_were(pace: str) -> None:
    freely = 0
    for seed in range(10, 12):
        told = Told(seed, pace)
        while told.table.state == "playing" and told.table.moment < 400:
            asked = asked_at(told.table)
            if told.table.resting or not asked:
                told.go_on()
                continue
            seat = told.dice.choice(asked)
            before, decision = [seen(told.table, other) for other in EVERYBODY], told.table.decisions[seat]
            told.choose(seat)
            if told.table.undo(seat) == "free":
                freely += 1
                told.undo(seat)
                assert [seen(told.table, other) for other in EVERYBODY] == before
                assert told.table.decisions[seat] > decision
                told.choose(seat)
    assert freely > 10


def test_what_was_chosen_and_taken_back_is_past() -> None:
    told = Told(3)
    while told.table.undo(asked := told.dice.choice(asked_at(told.table))) != "free":
        told.choose(asked)
        if told.table.undo(asked) == "free":
            break
    answered = told.table.answered[asked]
    assert answered is not None
    told.undo(asked)
    with pytest.raises(Exception, match="yours now"):
        told.table.judge(asked, *answered)


@pytest.mark.parametrize("pace", ["swift", "even"])
def test_secret_answers_of_others_neither_forbid_nor_price_an_undo(pace: str) -> None:
    """Nor does taking a secret answer back show anything to others, or lose what they have answered."""
    silent = kept = 0
    for seed in range(20, 25):
        told = Told(seed, pace)
        while told.table.state == "playing" and told.table.moment < 400:
            table = told.table
            if table.resting or not asked_at(table):
                told.go_on()
                continue
            who = told.dice.choice(asked_at(table))
            asking, others = table.asking, [seat for seat in range(4) if seat != who]
            prices = [table.undo(seat) for seat in others]
            views = {other: seen(table, other) for other in (*others, None)}
            told.choose(who)
            if table.asking != asking:
                continue
            silent += 1
            assert [table.undo(seat) for seat in others] == prices
            for seat in others:
                answered = table.answered[seat]
                if table.marks[seat] and table.marks[seat][-1].asking == asking and pace == "swift":
                    kept += 1
                    given = table.answered[who]
                    numbers, rewinds = table.decisions.copy(), table.rewinds
                    told.undo(seat)
                    assert table.asked[who] is None and table.answered[who] == given and answered is not None
                    numbers[seat] += 1
                    assert (table.decisions, table.rewinds) == (numbers, rewinds)
                    told.choose(seat)
                    if table.asking != asking:
                        break
            else:
                assert {other: seen(table, other) for other in (*others, None)} == views
    assert silent > 20
    assert kept > 5 or pace == "even"


@pytest.mark.parametrize("pace", ["swift", "natural", "even"])
def test_what_others_have_seen_has_a_price_also_while_its_window_is_open(pace: str) -> None:
    """Free is only what changed nothing for anybody else: else one could lay a card, look who stirs, and take it up."""
    prices = {"free": 0, "ask": 0, "": 0}
    for seed in (5, 6):
        note_prices(Told(seed, pace), prices)
    assert min(prices["free"], prices["ask"]) > 10, prices


def note_prices(told: Told, prices: dict[str, int]) -> None:
    """Play to the end; what each choice would have cost to take back."""
    while told.table.state == "playing" and told.table.moment < 600:
        table = told.table
        if table.resting or not asked_at(table):
            told.go_on()
            continue
        seat = told.dice.choice(asked_at(table))
        others = [other for other in EVERYBODY if other != seat]
        before = [seen(table, other) for other in others]
        told.choose(seat)
        price = table.undo(seat)
        prices[price] += 1
        assert price != "free" or [seen(table, other) for other in others] == before


def test_a_vote_outlasts_what_its_seat_answers_in_secret_and_ends_with_what_it_does_for_all_to_see() -> None:
    table, dice, seen = a_table(3, "natural"), random.Random(3), Counter[str]()
    while table.state == "playing" and min(seen["secret"], seen["open"]) < 3:
        if can_close(table):
            close(table)
            continue
        if not table.votes and table.undo(0) == "ask":
            begin(table, "undo", 0)
        seat = dice.choice([it for it, question in enumerate(table.asked) if question and it not in table.waiting])
        answer = any_answer(table, seat, dice)
        secret = table.kind_of(seat, answer) == "answer"
        shown = in_json(show_table(table))
        voted = bool(table.votes)
        make(table, seat, answer)
        if voted and seat == 0 and table.state == "playing":
            assert (in_json(show_table(table)) == shown) is secret
            seen["secret" if secret else "open"] += 1
    assert min(seen["secret"], seen["open"]) >= 3
