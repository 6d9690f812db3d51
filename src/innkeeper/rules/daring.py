"""A dare: two Drinks are revealed, the weaker one for who revealed the Event, the other for everybody else."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.drink import Drink
from innkeeper.rules.drinks import RevealDrink, Reveals, TakeDrinks
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import DareDrinks, Effect
from innkeeper.vocabulary.terms import DECK

NOBODY: Final[list[int]] = []  # shared; never changed


class DaredDrinks(Reveals):
    """Two Drinks lie open; who dares takes one of them, the others an own copy of the other. Its steps are below."""

    # card-notes.the-wench-dares-you.*

    def __init__(self, host: int = -1, drinkers: list[int] = NOBODY, rule: str = "") -> None:
        self.host = host
        self.drinkers = drinkers
        self.rule = rule
        self.from_event = False
        self.drinks: list[Drink] = []
        self.at = 0
        self.own = 0  # which of the two the host takes

    def copy(self) -> Frame:
        twin = DaredDrinks(self.host, self.drinkers, self.rule)
        twin.from_event = self.from_event
        twin.drinks = [drink.copy() for drink in self.drinks]
        twin.at = self.at
        twin.own = self.own
        return twin

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def reveal(self, table: Table) -> None:
        """With its Chasers; an Event that is turned up counts for nothing here."""
        table.push(RevealDrink(self.host, DECK, skips_events=True, rule=self.rule))

    def revealed(self, table: Table, drink: Drink) -> None:
        drink.from_event = self.from_event
        if drink.cards:
            self.drinks.append(drink)

    def compare(self, table: Table) -> None:
        """As they are printed, also below 0, for the race of who revealed the Event; of equals that one chooses."""
        # card-notes.the-wench-dares-you.printed-alcohol-content, …compared-from-revealers-view
        if len(self.drinks) < 2:
            return
        race = table.seats[self.host].race
        first, second = [drink.printed(race).alcohol for drink in self.drinks]
        self.own = 0 if first <= second else 1
        if first == second and self.host in self.drinkers and takes_part(table, self.host):
            # card-notes.the-wench-dares-you.tie-revealer-chooses
            rule = "card-notes.the-wench-dares-you.tie-revealer-chooses"
            options = [Option(CHOOSE, drink.cards[0], value=i) for i, drink in enumerate(self.drinks)]
            table.questions = [Question(self.host, "dare", rule, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.own = option.value

    def serve(self, table: Table) -> None:
        """All drink at once; what is left over goes to the discard pile with the rest."""
        if not self.drinks:
            return
        taking = TakeDrinks(self.host)
        for drinker in self.drinkers:
            which = self.own if drinker == self.host else 1 - self.own
            drink = self.drinks[min(which, len(self.drinks) - 1)].copy()
            drink.drinker = drinker
            drink.controlled = False
            taking.drinks.append(drink)
        for drink in self.drinks:
            if not any(drink.cards[0] in taken.cards for taken in taking.drinks):
                for card in drink.cards:
                    table.discard(card)
        self.drinks = []
        if taking.drinks:
            table.push(taking)

    def be_done(self, table: Table) -> None:
        table.pop()


STEPS: Final[list[Callable[[DaredDrinks, Table], None]]] = [
    DaredDrinks.reveal,
    DaredDrinks.reveal,
    DaredDrinks.compare,
    DaredDrinks.serve,
    DaredDrinks.be_done,
]


def dare_drinks(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignored the Event in time takes neither Drink."""
    # card-notes.the-wench-dares-you.ignore-event-before-reveal
    drinkers = [seat for seat in resolving.whom(table, effect) if not resolving.is_ignored_by(seat)]
    if drinkers:
        dare = DaredDrinks(resolving.player, drinkers, resolving.rule())
        dare.from_event = resolving.is_event()
        table.push(dare)


HANDLERS[DareDrinks] = dare_drinks
