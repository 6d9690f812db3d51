"""The Drinking Contest: all reveal, all may respond, all drink; the strongest Drink wins."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.drink import Drink, show_drinks
from innkeeper.rules.drink_deck import could_count
from innkeeper.rules.drinks import RevealDrink, Reveals, TakeDrinks
from innkeeper.rules.dues import Due
from innkeeper.rules.losing import LastChance, divide_gold, find_winner, is_passing_out, people
from innkeeper.rules.payment import Payment
from innkeeper.rules.pending import Resolving, is_absent, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.shown import CONTEST, begin, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, StartContest
from innkeeper.vocabulary.terms import DECK


class DrinkingContest(Reveals):
    """All reveal, all may respond, all drink; of several tied the conscious repeat it. Its steps are listed below."""

    def __init__(self, card: Card = NO_CARD, contestants: list[int] | None = None) -> None:
        self.card = card
        self.everybody = contestants if contestants is not None else []
        self.contestants = self.everybody
        self.at = 0
        self.drinks: list[Drink] = []
        self.values: list[int] = []
        self.present: list[int] = []  # who was in the game when it began
        self.players: list[int] = []  # who was still in it before the last drinking
        self.winner = -1

    def copy(self) -> Frame:
        twin = DrinkingContest(self.card, self.everybody)
        twin.contestants = self.contestants
        twin.at = self.at
        twin.drinks = [drink.copy() for drink in self.drinks]
        twin.values = self.values
        twin.present = self.present
        twin.players = self.players
        twin.winner = self.winner
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        """Who is in it; then the Drinks revealed so far."""
        begin(CONTEST, -1, 0, code)
        code.append(0)
        write_numbers(self.contestants, code)
        code.append(0)
        return 1 + show_drinks(table, self.drinks, code)

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def reveal(self, table: Table) -> None:
        """In turn order from the active player, each with Chasers before the next."""
        # drinks.contest.everyone-reveals-from-deck
        if len(self.drinks) < len(self.contestants):
            self.at = THE_REVEALING
            contestant = self.contestants[len(self.drinks)]
            if not takes_part(table, contestant):  # out in another contest meanwhile, or the turn was cut short
                self.contestants = [seat for seat in self.contestants if seat != contestant]
            else:
                # drinks.contest.chasers-revealed
                table.push(RevealDrink(contestant, DECK, rule="drinks.contest.everyone-reveals-from-deck"))

    def revealed(self, table: Table, drink: Drink) -> None:
        drink.from_event = True
        self.drinks.append(drink)
        if drink.event is not None:
            table.tell("set-aside", "drinks.contest.event-counts-zero", drink.revealer, drink.event)

    def drink(self, table: Table) -> None:
        """Only now may cards be played; then all drink at once (drinks.contest.window-after-all-reveals)."""
        self.players = people(table)
        if not self.drinks:
            return
        taking = TakeDrinks(table.active)  # drinks.contest.all-drink-then-discard
        taking.drinks = self.drinks
        self.drinks = []
        table.push(taking)

    def drunk(self, table: Table, drinks: list[Drink]) -> None:
        """What each revealed Drink counts for: splits, Ignores and gifts aside."""
        # drinks.contest.split-ignore-pass-do-not-count
        self.values = []
        for i in range(len(self.contestants)):
            drink = drinks[i]
            strength = 0  # drinks.contest.event-counts-zero
            if drink.cards:
                # drinks.contest.alcohol-changes-count, drinks.contest.extra-drinks-do-not-count
                strength = drink.numbers(table.seats[drink.revealer].race, splits_count=False).alcohol
            self.values.append(max(0, strength))  # drinks.contest.negative-counts-zero

    def see_who_passes_out(self, table: Table) -> None:
        """They have lost, but their Gold waits (drinks.contest.passed-out-split-delayed)."""
        if any(is_passing_out(table, seat) for seat in people(table)):
            table.push(LastChance())

    def find_the_strongest(self, table: Table) -> None:
        """One alone wins; of several tied the conscious repeat, and the last of them wins (drinks.contest.tie-*).

        If no Drink is left that could count for more than 0, the tie cannot be broken and nobody wins.
        """
        found = zip(self.contestants, self.values, strict=True)
        # who is absent Ignores everything, and so does not win either
        reached = [(seat, value) for seat, value in found if not is_absent(table, seat)]
        if not reached:
            return
        highest = max(value for _, value in reached)
        tied = [seat for seat, value in reached if value == highest]
        was_tied = len(tied) > 1
        if was_tied:
            # drinks.contest.tie-last-conscious-wins, drinks.contest.tie-all-pass-out
            tied = [seat for seat in tied if not table.seats[seat].out]
        if len(tied) == 1:
            self.winner = tied[0]
            rule = "drinks.contest.tie-last-conscious-wins" if was_tied else "drinks.contest.highest-wins"
            table.tell("wins-contest", rule, self.winner, self.card, amount=highest)
        elif any(could_count(table, seat) for seat in tied):
            table.tell("contest-tied", "drinks.contest.tie-only-tied-repeat", card=self.card, amount=highest)
            self.contestants = tied
            self.values = []
            self.at = THE_REVEALING

    def collect(self, table: Table) -> None:
        """1 Gold from each other player, also from who has just passed out (drinks.contest.passed-out-still-pays)."""
        if self.winner < 0:
            return
        side = table.seats[self.winner].side
        payment = Payment(self.card, "drinks.contest.winner-gets-one-from-each")
        payment.winnings = True
        # drinks.contest.out-of-gold-pays-nothing
        payers = [seat for seat in self.everybody if table.seats[seat].side != side and not is_absent(table, seat)]
        payment.dues = [Due(seat, 1, self.winner) for seat in payers]
        table.push(payment)

    def be_over(self, table: Table) -> None:
        """Now the Gold of the fallen is divided, all at the same time; who has none then loses together with them."""
        # drinks.contest.winner-passing-out-collects-first
        table.pop()
        table.contests -= 1
        fallen = [seat for seat in self.present if table.seats[seat].out]
        if fallen and table.contests == 0:
            divide_gold(table, fallen)
            table.fallen = [seat for seat in self.players if table.seats[seat].out]
            if not table.fallen:
                find_winner(table, [])  # all the others had fallen before the last drinking


STEPS: Final[list[Callable[[DrinkingContest, Table], None]]] = [
    DrinkingContest.reveal,
    DrinkingContest.drink,
    DrinkingContest.see_who_passes_out,
    DrinkingContest.find_the_strongest,
    DrinkingContest.collect,
    DrinkingContest.be_over,
]
THE_REVEALING: Final = STEPS.index(DrinkingContest.reveal)  # where it goes on for the next contestant, or anew


def start_contest(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignores the Event stays out of the contest."""
    table.contests += 1  # drinks.contest.out-of-gold-stays-until-end
    everybody = resolving.everybody(table)  # teams.champion.drink-event-hits-champions-only
    players = table.clockwise_from(table.active)
    contestants = [seat for seat in players if seat in everybody and not resolving.is_ignored_by(seat)]
    contest = DrinkingContest(resolving.card, contestants)
    contest.present = players
    table.push(contest)


HANDLERS[StartContest] = start_contest
