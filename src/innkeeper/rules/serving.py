"""Having a Drink: from the own pile, from the Drink Deck, several at once."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.components import how_much
from innkeeper.rules.damage import change_alcohol
from innkeeper.rules.drink import PLUS, REPLACED, Change, Drink, show_drinks
from innkeeper.rules.drinks import RevealDrink, Reveals, TakeDrinks
from innkeeper.rules.events import RevealEvent
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.frame import Frame
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, HaveDrink, HaveShot
from innkeeper.vocabulary.terms import DECK, PILE


def sober_up(table: Table, seat: int) -> None:
    """To have to drink with an empty pile (turn.drink.sober-up)."""
    table.tell("sobers-up", "turn.drink.sober-up", seat)
    if table.seats[seat].body.alcohol > 0:
        change_alcohol(table, seat, -1, "turn.drink.sober-up")


class DrinkFromPile(Reveals):
    """Take the top Drink of the own Drink Me! Pile; with an empty pile, sober up (turn.drink.sober-up)."""

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.begun = False

    def copy(self) -> Frame:
        twin = DrinkFromPile(self.seat)
        twin.begun = self.begun
        return twin

    def step(self, table: Table) -> None:
        if self.begun:
            table.pop()
            return
        self.begun = True
        if not takes_part(table, self.seat):
            return
        if not table.places[self.seat].nature.has_pile:
            table.push(RevealDrink(self.seat, PILE, rule="otto.general.drinks-from-drink-deck"))
        elif table.seats[self.seat].drink_me:
            table.push(RevealDrink(self.seat, PILE, rule="turn.drink.reveal-top"))
        else:
            sober_up(table, self.seat)

    def reveal_again(self) -> None:
        self.begun = False

    def revealed(self, table: Table, drink: Drink) -> None:
        """A Drink is taken; an Event is carried out in place of drinking (drinks.event.follow-instructions)."""
        if drink.event is not None:
            table.push(RevealEvent(drink.event, self.seat))
        else:
            taking = TakeDrinks(self.seat)
            taking.drinks.append(drink)
            table.push(taking)


class Serving(Reveals):
    """Drinks for several, or several for one: all are revealed before anyone responds (timing.simultaneous-drinks.*).

    From the Drink Deck, Events turned up are set aside; from the drinkers' own piles, they are carried out afterwards.
    """

    def __init__(self, host: int = -1, drinkers: list[int] | None = None, source: int = DECK) -> None:
        self.host = host
        self.drinkers = drinkers if drinkers is not None else []
        self.source = source
        self.copies = False
        self.mine = 0  # by so much the Alcohol Content of the host's own Drink differs
        self.from_event = False
        self.rule = ""  # why they are revealed
        self.next = 0
        self.drinks: list[Drink] = []
        self.events: list[Drink] = []
        self.at = 0

    def copy(self) -> Frame:
        twin = Serving(self.host, self.drinkers, self.source)
        twin.copies = self.copies
        twin.mine = self.mine
        twin.from_event = self.from_event
        twin.rule = self.rule
        twin.next = self.next
        twin.drinks = [drink.copy() for drink in self.drinks]
        twin.events = self.events
        twin.at = self.at
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        return show_drinks(table, self.drinks, code)

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def reveal(self, table: Table) -> None:
        """Drink by Drink; of a Round on the House one for all."""
        if self.next == len(self.drinkers):
            return
        self.at -= 1  # timing.simultaneous-drinks.reveal-everything-first
        if self.copies:
            self.next = len(self.drinkers)  # drinks.round-on-the-house.no-window-before-copying
            rule = "drinks.round-on-the-house.reveal-until-drink"
            table.push(RevealDrink(self.host, DECK, skips_events=True, rule=rule))
        else:
            self.next += 1
            self.reveal_for(table, self.drinkers[self.next - 1])

    def carry_out_events(self, table: Table) -> None:
        """Those that were turned up, one after the other; then it is done."""
        if not self.events:
            table.pop()
            return
        self.at -= 1
        event = self.events[0]
        self.events = self.events[1:]
        assert event.event is not None
        table.push(RevealEvent(event.event, event.revealer))

    def reveal_for(self, table: Table, drinker: int) -> None:
        if not takes_part(table, drinker):
            return  # since another's Drink was revealed
        if self.source == PILE and not table.seats[drinker].drink_me and table.places[drinker].nature.has_pile:
            sober_up(table, drinker)
        else:
            table.push(RevealDrink(drinker, self.source, skips_events=self.source == DECK, rule=self.rule))

    def revealed(self, table: Table, drink: Drink) -> None:
        drink.from_event = self.from_event
        if drink.event is not None:
            self.events = [*self.events, drink]
        elif drink.cards:
            if self.mine and drink.revealer == self.host:
                drink.changes.append(Change(PLUS, self.mine))  # card-notes.a-toast-to-the-red-dragon-inn.one-less
            self.drinks.append(drink)

    def serve(self, table: Table) -> None:
        """All take what was revealed; of a Round on the House each an own copy (drinks.round-on-the-house.*)."""
        if not self.drinks:
            return
        taking = TakeDrinks(self.host)
        taking.drinks = self.drinks
        if self.copies:
            taking.drinks = []
            # drinks.round-on-the-house.everyone-drinks, …not-a-split, …independent-copies-at-once
            for drinker in self.drinkers:
                drink = self.drinks[0].copy()
                drink.drinker = drinker
                drink.controlled = False
                taking.drinks.append(drink)
        self.drinks = []
        table.push(taking)


STEPS: Final[list[Callable[[Serving, Table], None]]] = [Serving.reveal, Serving.serve, Serving.carry_out_events]


def have_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Make players drink, all at the same time; one alone takes a Drink as in the own Drink Phase."""
    assert isinstance(effect, HaveDrink)
    drinkers = [seat for seat in resolving.whom(table, effect) if not resolving.is_ignored_by(seat)]
    cups = [seat for seat in drinkers for _ in range(how_much(table, resolving, effect.number, seat))]
    if effect.source == PILE and len(cups) == 1:
        table.push(DrinkFromPile(cups[0]))
    elif cups:
        serving = Serving(resolving.player, cups, effect.source)
        serving.copies = effect.copy
        serving.mine = effect.mine
        serving.from_event = resolving.is_event()
        together = len(drinkers) > 1
        serving.rule = "timing.simultaneous-drinks.reveal-everything-first" if together else resolving.rule()
        table.push(serving)


def have_shot(table: Table, resolving: Resolving, effect: Effect) -> None:
    """A Drink that the card or Event pours itself: each may still be Ignored, changed and passed on."""
    # card-notes.firewater-shots.ignore-event-or-drink
    assert isinstance(effect, HaveShot)
    taking = TakeDrinks(resolving.player)
    for seat in resolving.whom(table, effect):
        if not resolving.is_ignored_by(seat):
            drink = Drink(seat, DECK)
            drink.cards = [resolving.card]
            drink.changes = [Change(REPLACED, effect.alcohol)]
            drink.from_event = resolving.is_event()
            taking.drinks.append(drink)
    if taking.drinks:
        table.push(taking)


HANDLERS[HaveDrink] = have_drink
HANDLERS[HaveShot] = have_shot
