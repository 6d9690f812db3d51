"""What all gambling games have in common: who is still in, cards and dice, Betting Rounds, showing hands."""

from typing import ClassVar, Final

from innkeeper.rules.gambling import CLOSING, OPENING, RoundOfGambling, go_of
from innkeeper.rules.games.effects import UseCard, has_cheating_effect
from innkeeper.rules.games.piles import RULES, at_table, draw, forget_the_last, throw_away
from innkeeper.rules.responses import Window
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import (
    BECAUSE,
    BROW,
    DECK,
    DISCARD,
    GAME,
    GAMES,
    HELD,
    LOOKED_AT,
    MIDDLE,
    OF_A_PLAYER,
    OPEN,
    POOL,
    TIED,
    TURN,
    WINNER,
    WORTHS,
    as_digits,
    packed,
)
from innkeeper.table.log import EVERYBODY
from innkeeper.table.shown import number_of, write_cards, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import AT_ANY_TIME, DURING, INN

MOST_DRAWS: Final = 50  # to break a tie; who was dealt to first wins then
NO_WORTH: Final[list[int]] = []
DEALT: Final = {HELD: "game-card", BROW: "game-holds-up", OPEN: "game-turns-up"}
FOLDED: Final[list[int]] = [HELD, OPEN, BROW, POOL, LOOKED_AT]


class GamblingGame(RoundOfGambling):
    """A gambling game in place of a standard Round; what it is played with lies in piles of the table.

    Each game lists its steps beneath its class, between those that open and close every Round, and its stages: what
    they are called, and with which step each begins.
    """

    # embedding.play.replaces-standard-round, embedding.start.starter-is-starting-player

    key: ClassVar[str] = ""
    most_players: ClassVar[int] = 10

    def __init__(self, starter: int = -1) -> None:
        super().__init__(starter)
        self.waiting: list[int] = []  # who has still to act in what is going on
        self.reached = 0  # the step that was taken last

    def copy_game(self, twin: "GamblingGame") -> Frame:
        twin.waiting = self.waiting
        twin.reached = self.reached
        return self.copy_round(twin)

    # What each game says of itself.

    def take_step(self, table: Table) -> None:
        """The next of its steps."""
        raise NotImplementedError

    def how_many_steps(self) -> int:
        raise NotImplementedError

    def stages(self) -> list[tuple[str, int]]:
        """What it consists of, for whoever watches: each with the place of its first step."""
        raise NotImplementedError

    def worth(self, table: Table, seat: int) -> list[int]:
        """What a hand is worth: four numbers, of which the first counts most; the higher the better."""
        return NO_WORTH

    def details(self, table: Table) -> list[int]:
        """What everybody sees of it besides piles."""
        return NO_WORTH

    # How it goes on.

    def step(self, table: Table) -> None:
        """Whoever is alone in it has won, whatever was to come."""
        if self.anteing:  # before it goes on it is seen whether somebody has lost
            self.anteing = False
            return
        self.fold(table)
        closing = self.how_many_steps() - len(CLOSING)
        if len(OPENING) <= self.at < closing and not self.ended and len(self.gamblers) < 2:
            if self.gamblers:
                self.win(table, self.gamblers[0], "gambling.only-one-left-wins")
            else:
                self.end(table, INN, "gambling.leave.no-winner-pot-to-inn")
        if self.ended and self.at < closing:
            self.at = closing
        self.reached = self.at
        self.at += 1
        self.take_step(table)

    def fold(self, table: Table) -> None:
        """Whoever has left throws the cards away, face down (embedding.leave.means-fold)."""
        games = at_table(table)
        self.waiting = [seat for seat in self.waiting if seat in self.gamblers]
        for seat in range(len(table.seats)):
            if seat not in self.gamblers:
                for which in FOLDED:
                    throw_away(table, games.of(seat, which))

    def go_on(self, seat: int) -> None:
        """The same game once more, from the deal on (embedding.best-two-out-of-three)."""
        self.winner = -1
        self.ended = False
        self.at = len(OPENING)

    def in_order(self, table: Table) -> list[int]:
        """Who is still in, from the Starting Player (embedding.betting.order-from-starting-player)."""
        return [seat for seat in table.clockwise_from(self.starter) if seat in self.gamblers]

    def left_to_act(self, table: Table) -> int:
        """Who acts next in what is going on; -1: nobody. As long as there is somebody, the step is taken again."""
        if not self.waiting:
            return -1
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.at -= 1
        return seat

    # Cards.

    def gather_cards(self, table: Table) -> None:
        """What lies there from the last game is taken up, and how that went is forgotten."""
        games = at_table(table)
        forget_the_last(table)
        for seat in range(len(table.seats)):
            for which in range(OF_A_PLAYER):
                throw_away(table, games.of(seat, which))
        throw_away(table, games.pile(MIDDLE))
        self.waiting = []

    def shuffle(self, table: Table) -> None:
        """All cards are shuffled anew."""
        games = at_table(table)
        self.gather_cards(table)
        table.shuffle_in(games.pile(DISCARD), games.pile(DECK))

    def deal(self, table: Table, number: int, to: int = HELD) -> None:
        """So many cards to each, one at a time from the Starting Player; each sees the own ones alone."""
        games = at_table(table)
        others = (1 << len(table.seats)) - 1
        for _ in range(number):
            for seat in self.in_order(table):
                card = draw(table)
                if card is not NO_CARD:
                    table.put(card, games.of(seat, to))
                    known_to = others & ~(1 << seat) if to == BROW else table.masks[seat]
                    table.tell(DEALT[to], RULES, seat, card, known_to=EVERYBODY if to == OPEN else known_to)
        table.tell("game-deals", RULES, self.starter, whom=GAMES.index(self.key), amount=number)

    # Betting Rounds.

    def begin_betting(self, table: Table) -> None:
        """Everybody still in has one go (embedding.betting.one-card-or-pass)."""
        self.passed = []
        self.waiting = self.in_order(table)

    def bet(self, table: Table) -> None:
        """Nobody bets: each plays one card or passes, and then it goes on (embedding.betting.no-bets)."""
        seat = self.left_to_act(table)
        if seat >= 0:
            self.give_go(table, seat)

    def give_go(self, table: Table, seat: int) -> None:
        table.push(go_of(table, seat, "game-go", "embedding.betting.one-card-or-pass"))

    def pass_go(self, table: Table, seat: int) -> None:
        self.passed = [*self.passed, seat]
        table.tell("passes", "embedding.betting.one-card-or-pass", seat)

    def take_control(self, table: Table, seat: int, card: Card, locks: bool) -> None:
        """Nobody is in control, and any card may follow (embedding.betting.no-control)."""
        # embedding.card.control-text-disregarded, embedding.card.winning-hand-blocks-nothing

    def ante(self, table: Table, demander: int, amount: int, rule: str) -> None:
        self.control = -1
        if self.at <= len(OPENING):  # nothing is dealt yet
            self.gather_cards(table)
        super().ante(table, demander, amount, rule)

    def card_is_done(self, table: Table, seat: int, play: Play) -> None:
        """Then its player chooses what it does to the own cards or dice; who is alone by now has won without."""
        # embedding.card.instructions-first
        if self.can_be_affected_by(seat) and len(self.gamblers) > 1:
            table.push(UseCard(seat, has_cheating_effect(play)))

    def let_all_interrupt(self, table: Table) -> None:
        """Where there is no Betting Round, Sometimes and Anytime Cards still have their moment."""
        # embedding.responses.sometimes-and-anytime-allowed
        rule = "embedding.responses.sometimes-and-anytime-allowed"
        table.push(Window(AT_ANY_TIME | DURING, self.starter, -1, rule))

    # The end.

    def show_hands(self, table: Table) -> None:
        """All still in show what they have; the best of it takes the pot (embedding.play.winner-takes-pot)."""
        games = at_table(table)
        order = self.in_order(table)
        worths = {seat: self.worth(table, seat) for seat in order}
        for seat in order:
            self.lay_open(table, seat)
            number = packed(worths[seat])
            table.tell("game-shows", RULES, seat, whom=GAMES.index(self.key), amount=number)
            table.numbers[games.number(WORTHS) + seat] = number
            table.numbers[games.number(WORTHS) + len(table.seats) + seat] = as_digits(self.dice_of(seat))
        ranked = sorted(worths.values(), reverse=True)
        best = [seat for seat in order if worths[seat] == ranked[0]]
        because = TIED
        if len(best) > 1:
            best = [self.break_tie(table, best)]
        elif len(ranked) > 1:
            because = next(place for place, part in enumerate(ranked[0]) if part != ranked[1][place])
        table.numbers[games.number(TURN)] = table.turn
        table.numbers[games.number(GAME)] = 1 + GAMES.index(self.key)
        table.numbers[games.number(WINNER)] = 1 + best[0]
        table.numbers[games.number(BECAUSE)] = because
        self.win(table, best[0], "embedding.play.winner-takes-pot")

    def lay_open(self, table: Table, seat: int) -> None:
        """A hand is shown: what was put aside, what was held up and what was held lie face up."""
        games = at_table(table)
        for which in (POOL, HELD, BROW):
            cards = table.piles[games.of(seat, which)].cards
            for card in cards.copy():
                table.take(card, games.of(seat, which))
                table.put(card, games.of(seat, OPEN))
                if which != POOL:
                    table.tell("game-turns-up", RULES, seat, card)

    def break_tie(self, table: Table, tied: list[int]) -> int:
        """Each turns up the top card; the best rank wins, and those still equal go on."""
        for _ in range(MOST_DRAWS):
            ranks: list[int] = []
            for seat in tied:
                card = draw(table)
                ranks.append(card.face.rank if card is not NO_CARD else len(ranks))
                if card is not NO_CARD:
                    table.tell("game-draws-off", RULES, seat, card)
                    table.discard(card)
            tied = [seat for seat, rank in zip(tied, ranks, strict=True) if rank == min(ranks)]
            if len(tied) == 1:
                break
        return tied[0]

    def show(self, table: Table, code: list[int]) -> int:
        """The Round; then which game it is, the cards in the middle, who has yet to act, at which stage it is."""
        shown = super().show(table, code)
        code += [number_of("game"), self.starter, GAMES.index(self.key)]
        write_cards(table.piles[at_table(table).pile(MIDDLE)].cards, code)
        write_numbers(self.waiting, code)
        write_numbers([self.stage(), *self.details(table)], code)
        return shown + 1

    def stage(self) -> int:
        """Which of its stages is going on."""
        found = 0
        for place, (_, first) in enumerate(self.stages()):
            if first <= self.reached:
                found = place
        return found
