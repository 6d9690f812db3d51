"""Heroes' Plunder: loot is drafted by passing hands on; complete sets score, and what is left over costs."""

from collections.abc import Callable
from typing import ClassVar, Final

from innkeeper.rules.gambling import CLOSING, OPENING
from innkeeper.rules.games.drafting import AllChoose
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.piles import RULES, at_table, places_of_faces, throw_away
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import BARD, HELD, LADY, POOL, ROGUE, WARRIOR
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table

IN_A_HAND: Final = 8
ZERO: Final = 50  # a score may be below 0, a part of a worth may not


class HeroesPlunder(GamblingGame):
    """Two hands of eight are drafted, the first passed to the left, the second to the right. Its steps are below."""

    key: ClassVar[str] = "heroes-plunder"
    most_players: ClassVar[int] = 5  # sixteen cards each

    def __init__(self, starter: int = -1) -> None:
        super().__init__(starter)
        self.to_the_left = True

    def copy(self) -> Frame:
        twin = HeroesPlunder(self.starter)
        twin.to_the_left = self.to_the_left
        return self.copy_game(twin)

    def take_step(self, table: Table) -> None:
        STEPS[self.at - 1](self, table)

    def how_many_steps(self) -> int:
        return len(STEPS)

    def stages(self) -> list[tuple[str, int]]:
        return STAGES

    def deal_first(self, table: Table) -> None:
        self.shuffle(table)
        self.to_the_left = True
        self.deal(table, IN_A_HAND)

    def deal_second(self, table: Table) -> None:
        self.to_the_left = False
        self.deal(table, IN_A_HAND)

    def draft(self, table: Table) -> None:
        """Each keeps one card, and passes the rest on; of two cards one is kept and the other thrown away."""
        games = at_table(table)
        left = max([len(table.piles[games.of(seat, HELD)].cards) for seat in self.gamblers])
        if left > 1:
            self.at -= 1
            table.push(DraftOne(self.in_order(table)))
        else:
            for seat in self.gamblers:
                throw_away(table, games.of(seat, HELD))

    def pass_on(self, table: Table) -> None:
        """What each has not kept goes to the neighbour."""
        games = at_table(table)
        order = self.in_order(table)
        hands = [table.piles[games.of(seat, HELD)].cards for seat in order]
        by = -1 if self.to_the_left else 1
        for place, seat in enumerate(order):
            table.lay(games.of(seat, HELD), hands[(place + by) % len(order)])
        table.tell("game-passes-on", RULES, amount=1 if self.to_the_left else -1)

    def worth(self, table: Table, seat: int) -> list[int]:
        """The score; of equals who has more Warriors, then Ladies, then Bards."""
        cards = table.piles[at_table(table).of(seat, POOL)].cards
        return [ZERO + score(cards), how_many(cards, WARRIOR), how_many(cards, LADY), how_many(cards, BARD)]


def how_many(cards: list[Card], rank: int) -> int:
    return sum([card.face.rank == rank for card in cards])


def score(cards: list[Card]) -> int:
    """A point for each card of a complete set, of as many as the rank has pips; one less for what is left of a rank."""
    found = 0
    for rank in range(WARRIOR, ROGUE + 1):
        left = how_many(cards, rank) % rank
        found += how_many(cards, rank) - left - (1 if left else 0)
    return found


STEPS: Final[list[Callable[[HeroesPlunder, Table], None]]] = [
    *OPENING,
    HeroesPlunder.deal_first,
    HeroesPlunder.draft,
    HeroesPlunder.let_all_interrupt,
    HeroesPlunder.deal_second,
    HeroesPlunder.draft,
    HeroesPlunder.let_all_interrupt,
    HeroesPlunder.show_hands,
    *CLOSING,
]
SECOND: Final = STEPS.index(HeroesPlunder.deal_second)
STAGES: Final = [
    ("ante", 0),
    ("draft-left", STEPS.index(HeroesPlunder.deal_first)),
    ("draft-right", SECOND),
    ("show", STEPS.index(HeroesPlunder.show_hands)),
]


class DraftOne(AllChoose):
    """All choose at once which card of the hand in hand they keep, face down."""

    def __init__(self, asked: list[int] | None = None) -> None:
        super().__init__()
        self.asked = asked if asked is not None else []

    def copy(self) -> Frame:
        return DraftOne(self.asked)

    def question_for(self, table: Table, seat: int) -> Question:
        cards = table.piles[at_table(table).of(seat, HELD)].cards
        options = [Option(CHOOSE, cards[place], value=place) for place in places_of_faces(cards)]
        return Question(seat, "draft", RULES, True, options)

    def all_have_chosen(self, table: Table, questions: list[Question]) -> None:
        games = at_table(table)
        game = table.stack[table.round_at]
        assert isinstance(game, HeroesPlunder)
        table.pop()
        for question in questions:
            answer = question.answer
            assert answer is not None
            table.take(answer.card, games.of(question.seat, HELD))
            table.put(answer.card, games.of(question.seat, POOL))
            own = table.masks[question.seat]
            table.tell("game-keeps-card", RULES, question.seat, answer.card, known_to=own)
        if len(table.piles[games.of(questions[0].seat, HELD)].cards) > 1:
            game.pass_on(table)
