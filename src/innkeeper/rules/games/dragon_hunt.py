"""Dragon Hunt: a hand is shaped before and after the Dragon's colour is known; that colour scores, and many ranks."""

from collections.abc import Callable
from typing import ClassVar, Final

from innkeeper.rules.gambling import CLOSING, OPENING
from innkeeper.rules.games.drafting import AllChoose
from innkeeper.rules.games.game import GamblingGame
from innkeeper.rules.games.piles import RULES, at_table, draw, places_of_faces
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import DRAGONS, HELD, MIDDLE
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.table import Table

IN_A_HAND: Final = 5
HUNTED: Final = 2  # points for a card of the Dragon's colour; a rank is worth one, however often it is there
MOST_PIPS: Final = 5 * IN_A_HAND


class DragonHunt(GamblingGame):
    """Five cards; one exchange, a Betting Round; the Dragon is turned up; the same again. Its steps are below."""

    key: ClassVar[str] = "dragon-hunt"

    def copy(self) -> Frame:
        return self.copy_game(DragonHunt(self.starter))

    def take_step(self, table: Table) -> None:
        STEPS[self.at - 1](self, table)

    def how_many_steps(self) -> int:
        return len(STEPS)

    def stages(self) -> list[tuple[str, int]]:
        return STAGES

    def deal_five(self, table: Table) -> None:
        self.shuffle(table)
        dragons = table.piles[at_table(table).pile(DRAGONS)].cards.copy()
        table.chance.shuffle(dragons)
        table.lay(at_table(table).pile(DRAGONS), dragons)
        self.deal(table, IN_A_HAND)

    def exchange(self, table: Table) -> None:
        """Each may throw one card away for the top one of the deck."""
        table.push(ExchangeOne(self.in_order(table)))

    def turn_up_the_dragon(self, table: Table) -> None:
        """One of three, which nobody has seen till now."""
        games = at_table(table)
        card = table.take_top(games.pile(DRAGONS))
        table.put(card, games.pile(MIDDLE))
        table.tell("game-dragon", RULES, card=card)

    def worth(self, table: Table, seat: int) -> list[int]:
        """The points; of equals the better ranks, that is fewer pips."""
        games = at_table(table)
        cards = table.piles[games.of(seat, HELD)].cards
        dragon = table.piles[games.pile(MIDDLE)].cards[0].face.suit // 2
        return [points(cards, dragon), MOST_PIPS - sum([card.face.rank for card in cards]), 0, 0]


def points(cards: list[Card], dragon: int) -> int:
    """What a hand scores against a Dragon of this colour."""
    hunted = sum([card.face.suit // 2 == dragon for card in cards])
    return HUNTED * hunted + len({card.face.rank for card in cards})


STEPS: Final[list[Callable[[DragonHunt, Table], None]]] = [
    *OPENING,
    DragonHunt.deal_five,
    DragonHunt.exchange,
    DragonHunt.begin_betting,
    DragonHunt.bet,
    DragonHunt.turn_up_the_dragon,
    DragonHunt.exchange,
    DragonHunt.begin_betting,
    DragonHunt.bet,
    DragonHunt.show_hands,
    *CLOSING,
]
THE_DRAGON: Final = STEPS.index(DragonHunt.turn_up_the_dragon)
STAGES: Final = [
    ("ante", 0),
    ("deal-five", STEPS.index(DragonHunt.deal_five)),
    ("bet", STEPS.index(DragonHunt.begin_betting)),
    ("dragon", THE_DRAGON),
    ("bet-again", THE_DRAGON + 2),
    ("show", STEPS.index(DragonHunt.show_hands)),
]


class ExchangeOne(AllChoose):
    """All choose at once which card they throw away, if any."""

    def __init__(self, asked: list[int] | None = None) -> None:
        super().__init__()
        self.asked = asked if asked is not None else []

    def copy(self) -> Frame:
        return ExchangeOne(self.asked)

    def question_for(self, table: Table, seat: int) -> Question:
        cards = table.piles[at_table(table).of(seat, HELD)].cards
        options = [PASS, *[Option(CHOOSE, cards[place], value=1 + place) for place in places_of_faces(cards)]]
        return Question(seat, "exchange", RULES, True, options)

    def all_have_chosen(self, table: Table, questions: list[Question]) -> None:
        games = at_table(table)
        table.pop()
        for question in questions:
            answer, own = question.answer, table.masks[question.seat]
            assert answer is not None
            if answer.what == CHOOSE:
                hand = games.of(question.seat, HELD)
                table.take(answer.card, hand)
                table.discard(answer.card)
                table.tell("game-gives", RULES, question.seat, answer.card, known_to=own)
                card = draw(table)
                if card is not NO_CARD:
                    table.put(card, hand)
                    table.tell("game-takes", RULES, question.seat, card, known_to=own)
            table.tell("game-exchanges", RULES, question.seat, amount=int(answer.what == CHOOSE))
