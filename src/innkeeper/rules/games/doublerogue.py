"""Doublerogue: turn up cards as long as you dare; who shows two Rogues pays and is out, the last one in wins."""

from collections.abc import Callable
from typing import ClassVar, Final

from innkeeper.rules.dues import Due
from innkeeper.rules.gambling import CLOSING, OPENING
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.piles import RULES, at_table, draw, places_of_faces
from innkeeper.rules.payment import Payment
from innkeeper.rules.responses import Decision
from innkeeper.table.card import NO_CARD
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import DECK, DISCARD, HELD, OPEN, ROGUE
from innkeeper.table.question import CHOOSE, PASS, Option
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import AT_ANY_TIME, DURING, POT

HIT: Final = 1
DEFEND: Final = 2  # with the first card in hand; those after it follow
PENALTY: Final = 5


class Doublerogue(GamblingGame):
    """Three cards in hand and one face up; then round after round an ante, and each hits, defends or folds."""

    key: ClassVar[str] = "doublerogue"

    def __init__(self, starter: int = -1) -> None:
        super().__init__(starter)
        self.rounds = 0

    def copy(self) -> Frame:
        twin = Doublerogue(self.starter)
        twin.rounds = self.rounds
        return self.copy_game(twin)

    def take_step(self, table: Table) -> None:
        STEPS[self.at - 1](self, table)

    def how_many_steps(self) -> int:
        return len(STEPS)

    def stages(self) -> list[tuple[str, int]]:
        return STAGES

    def deal_four(self, table: Table) -> None:
        self.shuffle(table)
        self.rounds = 0
        self.deal(table, 3)
        self.deal(table, 1, OPEN)

    def begin_round(self, table: Table) -> None:
        """All still in ante once more; the opening ante of the Round is that of the first."""
        self.rounds += 1
        if self.rounds > 1:
            able = [seat for seat in self.in_order(table) if table.seats[seat].purse.gold > 0]
            if able:
                self.ante(table, able[0], 1, RULES)

    def find_who_begins(self, table: Table) -> None:
        """Whoever shows the lowest card; of several the first from the Starting Player."""
        order = self.in_order(table)
        first = min(order, key=lambda seat: (lowest_shown(table, seat), order.index(seat)))
        at = order.index(first)
        self.waiting = order[at:] + order[:at]

    def hit_defend_or_fold(self, table: Table) -> None:
        seat = self.left_to_act(table)
        if seat >= 0:
            table.push(HitDefendOrFold(seat))
        else:
            self.at = THE_ROUNDS

    def hit(self, table: Table, seat: int) -> None:
        """The top card of the deck is turned up."""
        card = draw(table)
        if card is not NO_CARD:
            table.put(card, at_table(table).of(seat, OPEN))
            table.tell("game-hits", RULES, seat, card)
        self.see_rogues(table, seat)

    def defend(self, table: Table, seat: int, place: int) -> None:
        """A card of the own hand is laid down in its stead; it is not replaced."""
        games = at_table(table)
        card = table.piles[games.of(seat, HELD)].cards[place]
        table.take(card, games.of(seat, HELD))
        table.put(card, games.of(seat, OPEN))
        table.tell("game-defends", RULES, seat, card)
        self.see_rogues(table, seat)

    def see_rogues(self, table: Table, seat: int) -> None:
        """With two Rogues one pays to the pot and is out."""
        if rogues_shown(table, seat) > 1:
            table.tell("game-doublerogue", RULES, seat)
            self.leave(seat)
            payment = Payment(rule=RULES)
            payment.dues = [Due(seat, PENALTY, POT)]
            table.push(payment)

    def give_up(self, table: Table, seat: int) -> None:
        """Whoever folds is out, and antes no more."""
        self.leave(seat)
        table.tell("game-folds", RULES, seat)

    def details(self, table: Table) -> list[int]:
        return [self.rounds]


def rogues_shown(table: Table, seat: int) -> int:
    return sum([card.face.rank == ROGUE for card in table.piles[at_table(table).of(seat, OPEN)].cards])


def lowest_shown(table: Table, seat: int) -> int:
    return min([card.face.rank for card in table.piles[at_table(table).of(seat, OPEN)].cards], default=ROGUE)


STEPS: Final[list[Callable[[Doublerogue, Table], None]]] = [
    *OPENING,
    Doublerogue.deal_four,
    Doublerogue.begin_round,
    Doublerogue.find_who_begins,
    Doublerogue.hit_defend_or_fold,
    *CLOSING,
]
THE_ROUNDS: Final = STEPS.index(Doublerogue.begin_round)
STAGES: Final = [
    ("ante", 0),
    ("deal-four", STEPS.index(Doublerogue.deal_four)),
    ("dare", THE_ROUNDS),
    ("last-one-in", len(OPENING) + 4),
]


class HitDefendOrFold(Decision):
    """One player dares or does not; everybody's Sometimes and Anytime Cards come before that."""

    # embedding.responses.sometimes-and-anytime-allowed

    def __init__(self, decider: int = -1) -> None:
        super().__init__(decider, AT_ANY_TIME | DURING, "hit-defend-fold", RULES)
        self.rule_for_others = "gambling.leave.sometimes-and-anytime-still-allowed"

    def copy(self) -> Frame:
        return self.copy_onto(HitDefendOrFold())

    def settled(self) -> bool:
        return True

    def branches(self, table: Table) -> list[str]:
        return ["fold", "hit", "defend"]

    def step(self, table: Table) -> None:
        game = self.game(table)
        if game.ended or self.first not in game.gamblers or len(game.gamblers) < 2:
            table.pop()
        else:
            super().step(table)

    def own_options(self, table: Table, seat: int, options: list[Option]) -> None:
        games = at_table(table)
        hits = len(table.piles[games.pile(DECK)].cards) + len(table.piles[games.pile(DISCARD)].cards) > 0
        if seat in table.automata:  # otto.choices.first-option-otherwise: to hit stands first in the rules of the game
            options.append(Option(CHOOSE, value=HIT) if hits else PASS)
            return
        options.append(PASS)
        if hits:
            options.append(Option(CHOOSE, value=HIT))
        held = table.piles[games.of(seat, HELD)].cards
        options += [Option(CHOOSE, held[place], value=DEFEND + place) for place in places_of_faces(held)]

    def decided(self, table: Table, seat: int, option: Option) -> None:
        game = self.game(table)
        table.pop()
        if option.what != CHOOSE:
            game.give_up(table, seat)
        elif option.value == HIT:
            game.hit(table, seat)
        else:
            game.defend(table, seat, option.value - DEFEND)

    def game(self, table: Table) -> Doublerogue:
        game = table.stack[table.round_at]
        assert isinstance(game, Doublerogue)
        return game
