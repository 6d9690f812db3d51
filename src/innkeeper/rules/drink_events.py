"""Having a Drink: from the own pile, from the Drink Deck, several at once; and the Events that turn up among them."""

from typing import Final

from innkeeper.rules.components import how_much
from innkeeper.rules.damage import change_alcohol
from innkeeper.rules.drink import Drink
from innkeeper.rules.drinks import RevealDrink, Reveals, TakeDrinks
from innkeeper.rules.pending import CardPlayed, EventRevealed, Resolving, takes_part
from innkeeper.rules.playing import HANDLERS, carry_out_next, spread_losses
from innkeeper.rules.responses import Window
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import Choose, Effect, HaveDrink, IgnoreEvent, NegateEvent
from innkeeper.vocabulary.terms import (
    ANSWERS_CARD,
    ANSWERS_EVENT,
    AT_ANY_TIME,
    DECK,
    DURING,
    PILE,
    WOULD_LOSE_FORTITUDE,
)

IN_ANSWER_TO_AN_EVENT: Final = AT_ANY_TIME | DURING | ANSWERS_EVENT


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
        if table.seats[self.seat].drink_me:
            table.push(RevealDrink(self.seat, PILE, rule="turn.drink.reveal-top"))
        else:
            sober_up(table, self.seat)

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
        self.from_event = False
        self.rule = ""  # why they are revealed
        self.next = 0
        self.drinks: list[Drink] = []
        self.events: list[Drink] = []
        self.served = False

    def copy(self) -> Frame:
        twin = Serving(self.host, self.drinkers, self.source)
        twin.copies = self.copies
        twin.from_event = self.from_event
        twin.rule = self.rule
        twin.next = self.next
        twin.drinks = [drink.copy() for drink in self.drinks]
        twin.events = self.events
        twin.served = self.served
        return twin

    def step(self, table: Table) -> None:
        if self.copies and self.next == 0:
            self.next = len(self.drinkers)  # drinks.round-on-the-house.no-window-before-copying
            rule = "drinks.round-on-the-house.reveal-until-drink"
            table.push(RevealDrink(self.host, DECK, skips_events=True, rule=rule))
        elif self.next < len(self.drinkers):
            self.next += 1
            self.reveal_for(table, self.drinkers[self.next - 1])  # timing.simultaneous-drinks.reveal-everything-first
        elif not self.served:
            self.serve(table)
        elif self.events:
            event = self.events[0]
            self.events = self.events[1:]
            assert event.event is not None
            table.push(RevealEvent(event.event, event.revealer))
        else:
            table.pop()

    def reveal_for(self, table: Table, drinker: int) -> None:
        if not takes_part(table, drinker):
            return  # since another's Drink was revealed
        if self.source == PILE and not table.seats[drinker].drink_me:
            sober_up(table, drinker)
        else:
            table.push(RevealDrink(drinker, self.source, skips_events=self.source == DECK, rule=self.rule))

    def revealed(self, table: Table, drink: Drink) -> None:
        drink.from_event = self.from_event
        if drink.event is not None:
            self.events = [*self.events, drink]
        elif drink.cards:
            self.drinks.append(drink)

    def serve(self, table: Table) -> None:
        """All take what was revealed; of a Round on the House each an own copy (drinks.round-on-the-house.*)."""
        self.served = True
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


class RevealEvent(EventRevealed):
    """An Event: everybody may respond, then it is carried out and nobody can Ignore it any more."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, deck: int = -1, chapter: str = "") -> None:
        super().__init__(card, player, chapter)
        self.deck = deck  # which Event Deck it is of; -1: the Drink Deck
        self.answered_by_all = False
        self.answered_as_action = False  # those it would hurt have been asked, as though an Action Card did it

    def copy(self) -> Frame:
        twin = RevealEvent(self.card, self.player, self.deck, self.chapter)
        self.copy_onto(twin)
        twin.answered_by_all = self.answered_by_all
        twin.answered_as_action = self.answered_as_action
        return twin

    def rule(self) -> str:
        return "drinks.event.follow-instructions" if self.deck < 0 else f"{self.chapter}.counter.last-one-reveals-event"

    def step(self, table: Table) -> None:
        effects = self.effects()
        if not self.answered_by_all:
            self.answered_by_all = True
            self.be_ignored_by_the_absent(table)
            rule = "timing.window.event-revealed"
            table.push(Window(IN_ANSWER_TO_AN_EVENT, self.player, len(table.stack) - 1, rule))
        elif self.negated or self.cursor == len(effects):
            self.be_discarded(table)
        elif self.card.face.as_action and not self.answered_as_action and not isinstance(effects[self.cursor], Choose):
            self.answered_as_action = True
            self.let_those_it_hurts_answer(table)
        else:
            carry_out_next(table, self, effects)

    def let_those_it_hurts_answer(self, table: Table) -> None:
        """What it does may be reduced and Ignored as though an Action Card did it, after all choices."""
        # sea-events.response.as-though-action-card, card-notes.kraken.discard-then-respond
        spread_losses(table, self)
        rule = f"{self.chapter}.response.as-though-action-card"
        table.push(Window(ANSWERS_CARD | WOULD_LOSE_FORTITUDE, self.player, len(table.stack) - 1, rule))

    def be_discarded(self, table: Table) -> None:
        table.pop()
        table.discard(self.card)
        if self.deck >= 0:
            table.numbers[table.event_decks[self.deck].counters] = self.card.face.encounter_level


class MayChoose(Frame):
    """One player may go on with a card, or pass over a part of it."""

    def __init__(self, decider: int = -1, skip: int = 0) -> None:
        self.decider = decider
        self.skip = skip
        self.asked = False

    def copy(self) -> Frame:
        twin = MayChoose(self.decider, self.skip)
        twin.asked = self.asked
        return twin

    def step(self, table: Table) -> None:
        if self.asked:
            table.pop()
            return
        self.asked = True
        options = [Option(CHOOSE, value=0), Option(CHOOSE, value=1)]
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        table.questions = [Question(self.decider, "accept", below.rule(), True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        if option.value == 0:
            below.cursor += self.skip
        what = "accepts" if option.value else "declines"
        table.tell(what, below.rule(), self.decider, below.card)


def choose(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignores it or takes no part has nothing to choose."""
    assert isinstance(effect, Choose)
    if resolving.is_ignored_by(resolving.player) or not takes_part(table, resolving.player):
        resolving.cursor += effect.skip
    else:
        table.push(MayChoose(resolving.player, effect.skip))


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
        serving.from_event = isinstance(resolving, EventRevealed)
        together = len(drinkers) > 1
        serving.rule = "timing.simultaneous-drinks.reveal-everything-first" if together else resolving.rule()
        table.push(serving)


def ignore_event(table: Table, resolving: Resolving, effect: Effect) -> None:
    """ignore.event.any-kind."""
    assert isinstance(resolving, CardPlayed)
    event = table.stack[resolving.answering]
    assert isinstance(event, EventRevealed)
    event.ignored |= 1 << resolving.player
    table.tell("ignores", "ignore.event.any-kind", resolving.player, event.card)


def negate_event(table: Table, resolving: Resolving, effect: Effect) -> None:
    """negate.card-does-not-resolve."""
    assert isinstance(resolving, CardPlayed)
    event = table.stack[resolving.answering]
    assert isinstance(event, EventRevealed)
    event.negated = True
    table.tell("negated", "negate.card-does-not-resolve", event.player, event.card)


HANDLERS[Choose] = choose
HANDLERS[HaveDrink] = have_drink
HANDLERS[IgnoreEvent] = ignore_event
HANDLERS[NegateEvent] = negate_event
