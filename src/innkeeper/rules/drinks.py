"""Drinking: reveal a Drink with its Chasers, let everybody respond, let it split itself, take it, discard it."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.answering import on_drinks
from innkeeper.rules.coming import Coming
from innkeeper.rules.components import give_tokens
from innkeeper.rules.damage import change_alcohol, change_fortitude
from innkeeper.rules.drink import HALVED, Change, Drink, DrinksRevealed, show_drinks
from innkeeper.rules.drink_deck import is_any_drink_left, is_reserve, take_drink_card
from innkeeper.rules.dues import Due
from innkeeper.rules.gains import gain_gold, heal
from innkeeper.rules.hand import CardInstructions
from innkeeper.rules.otto.causes import cause_of_drink
from innkeeper.rules.otto.drinking import take_for_automaton
from innkeeper.rules.otto.tracks import NO_PLAYER
from innkeeper.rules.payment import Payment
from innkeeper.rules.pending import is_absent, takes_part
from innkeeper.rules.prizes import use_prizes_on_drinking
from innkeeper.rules.responses import Window
from innkeeper.rules.standing import amended
from innkeeper.rules.triggers import set_off
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import DRINK_ME_PILE, IN_PLAY
from innkeeper.table.question import GIVE, PASS, Option, Question
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ALCOHOL_DRUNK,
    ALCOHOL_GAINED,
    ANSWERS_DRINK,
    AT_ANY_TIME,
    DURING,
    HAS_DRUNK,
    INN,
    PILE,
    WOULD_GAIN_FORTITUDE,
)

IN_ANSWER_TO_A_DRINK: Final = AT_ANY_TIME | DURING | ANSWERS_DRINK


class Reveals(Frame):
    """Something that has Drinks revealed and is handed them."""

    def revealed(self, table: Table, drink: Drink) -> None:
        """A Drink lies open with its last Chaser; or an Event, where an Event was turned up first."""
        raise NotImplementedError

    def drunk(self, table: Table, drinks: list[Drink]) -> None:
        """The Drinks have been taken."""

    def reveal_again(self) -> None:
        """What was revealed has been taken away, to be replaced."""


class RevealDrink(Frame):
    """Reveal one Drink, card by card until a card without a Chaser; nobody responds meanwhile (drinks.chaser.*)."""

    def __init__(self, revealer: int = -1, source: int = 0, skips_events: bool = False, rule: str = "") -> None:
        self.drink = Drink(revealer, source)
        self.skips_events = skips_events
        self.aside: Card | None = None  # an Event that counts for nothing here
        self.rule = rule  # why its first card is revealed
        self.complete = False

    def copy(self) -> Frame:
        twin = RevealDrink()
        twin.drink = self.drink.copy()
        twin.skips_events = self.skips_events
        twin.aside = self.aside
        twin.rule = self.rule
        twin.complete = self.complete
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        return show_drinks(table, [self.drink], code)

    def step(self, table: Table) -> None:
        if self.aside is not None:  # after new Drinks were shuffled: it is not among them
            table.discard(self.aside)
            self.aside = None
        if self.complete:
            table.pop()
            below = table.stack[-1]
            assert isinstance(below, Reveals)
            below.revealed(table, self.drink)
            return
        card = self.next_card(table)
        if card is None:
            self.be_done()  # drinks.chaser.empty-pile-ends-chain, drinks.chaser.no-sobering-up
            return
        rule = "drinks.chaser.trigger" if self.drink.cards else self.rule
        table.tell("reveals", rule, self.drink.revealer, card)
        if card.face.event is not None:
            self.turn_up_event(table, card)
            return
        self.drink.cards.append(card)
        face = card.face.drink
        if face is None or not face.chaser:  # drinks.chaser.trigger, drinks.chaser.chain, drinks.chaser.mandatory
            self.be_done()

    def next_card(self, table: Table) -> Card | None:
        """The next card of the pile or deck the Drink comes from (drinks.chaser.same-source)."""
        seat = table.seats[self.drink.revealer]
        if not seat.place.nature.has_pile:
            return take_for_automaton(table, seat)
        if self.drink.source == PILE:
            return table.take_top(seat.pile(DRINK_ME_PILE)) if seat.drink_me else None
        return take_drink_card(table)  # drinks.chaser.deck-renewal

    def turn_up_event(self, table: Table, card: Card) -> None:
        """As a Chaser an Event ends the chain; where a Drink is wanted it is replaced; else it is carried out."""
        if self.drink.cards:
            self.set_aside(table, card)  # drinks.chaser.event-is-discarded, drinks.chaser.event-ends-chain
            self.be_done()
        elif self.skips_events:
            self.set_aside(table, card)  # drinks.round-on-the-house.reveal-until-drink
            if not is_any_drink_left(table):
                self.be_done()
        else:
            self.drink.event = card
            self.be_done()

    def set_aside(self, table: Table, event: Card) -> None:
        """An Event that counts for nothing here (drinks.running-out.happens-instantly)."""
        self.aside = event
        as_chaser = len(self.drink.cards) > 0
        rule = "drinks.chaser.event-is-discarded" if as_chaser else "drinks.round-on-the-house.reveal-until-drink"
        table.tell("set-aside", rule, self.drink.revealer, event)

    def be_done(self) -> None:
        """The bill for new Drinks may lie on top: it is settled before the Drink is handed over."""
        self.complete = True


class TakeDrinks(DrinksRevealed):
    """Drinks taken together: one window over all of them, then all drink at the same instant. Its steps are below."""

    # timing.simultaneous-drinks.*

    def __init__(self, first: int = -1) -> None:
        super().__init__(first)
        self.at = 0
        self.offered = 0  # of how many Drinks it has been seen whether they split themselves
        self.split_themselves = False  # some did

    def copy(self) -> Frame:
        twin = TakeDrinks(self.first)
        twin.drinks = [drink.copy() for drink in self.drinks]
        twin.at = self.at
        twin.offered = self.offered
        twin.split_themselves = self.split_themselves
        return twin

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_drinks(table, seat, play, self)

    def let_everybody_respond(self, table: Table) -> None:
        """timing.window.drink-revealed; over several Drinks in turn order, Anytime Cards too."""
        # timing.simultaneous-drinks.modify-in-turn-order, timing.simultaneous-drinks.anytime-too
        table.push(Window(IN_ANSWER_TO_A_DRINK, self.first, len(table.stack) - 1, "timing.window.drink-revealed"))

    def offer_own_splits(self, table: Table) -> None:
        """The revealer of a Mead may choose a partner, if the Drink is still there, or leave it whole."""
        # drinks.mead.revealer-may-choose-partner
        while self.offered < len(self.drinks):
            drink = self.drinks[self.offered]
            self.offered += 1
            partners = table.opponents(drink.drinker)
            if drink.may_split_itself() and partners and takes_part(table, drink.drinker):
                self.at -= 1  # there may be others
                options = [PASS] + [Option(GIVE, value=seat) for seat in partners]
                rule = "drinks.mead.revealer-may-choose-partner"
                table.questions = [Question(drink.drinker, "split", rule, True, options)]
                return

    def respond_to_splits(self, table: Table) -> None:
        """Once some are split, everybody may respond anew (drinks.mead.second-window-after-split)."""
        if self.split_themselves:
            self.let_everybody_respond(table)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if option.what == GIVE:
            self.split_themselves = True
            self.split(table, self.offered - 1, option.value, question.seat)

    def split(self, table: Table, index: int, partner: int, by: int) -> Drink:
        """Two Drinks, each halved and independent from now on (drinks.split.independent-drinks); says which is new."""
        drink = self.drinks[index]
        drink.changes.append(Change(HALVED))  # drinks.split.earlier-changes-are-split
        other = drink.copy()
        other.drinker, other.given_by = partner, by
        other.bill = 0
        other.met = False
        other.tokens = 0  # what came with the whole stays with the first half
        self.drinks.append(other)
        table.tell("splits", "drinks.split.halve-rounding-up", drink.drinker, drink.cards[0], partner)
        return other

    def take(self, table: Table) -> None:
        """All take their Drinks at the same instant (timing.simultaneous-drinks.drink-together)."""
        payment = Payment(rule="turn.drink.follow-then-discard")
        healed: list[Coming] = []
        enriched: list[Coming] = []
        to_follow: list[CardInstructions] = []
        for drink in self.drinks:
            seat = table.seats[drink.drinker]
            if is_absent(table, drink.drinker):
                drink.ignored = True  # teams.turn-ends.ignores-everything-personally
            if drink.ignored or not drink.cards or seat.out:
                continue
            numbers = drink.numbers(seat.race)
            cause = cause_of_drink(table, self, drink) if table.automata else NO_PLAYER
            table.tell("drinks", "turn.drink.follow-then-discard", drink.drinker, drink.cards[0])
            alcohol, fortitude = numbers.alcohol, numbers.fortitude
            if drink.converted:
                alcohol, fortitude = 0, fortitude + alcohol
            if fortitude > 0 and table.moments & WOULD_GAIN_FORTITUDE:
                healed.append(Coming(drink.drinker, fortitude, cause))
            elif fortitude:
                rule = "turn.drink.follow-then-discard" if drink.converted else "turn.drink.icons"
                change_fortitude(table, drink.drinker, fortitude, rule, cause)
            if table.kept:
                alcohol = amended(table, drink.drinker, ALCOHOL_DRUNK, alcohol)  # kaylin.mood.drink-with-chaser-once
                alcohol = amended(table, drink.drinker, ALCOHOL_GAINED, alcohol)
            if alcohol:
                rule = "turn.drink.icons" if alcohol > 0 else "turn.drink.follow-then-discard"  # no icon lowers it
                change_alcohol(table, drink.drinker, alcohol, rule, cause)
            if alcohol > 0 and table.listening & HAS_DRUNK:
                set_off(table, HAS_DRUNK, [drink.drinker], alcohol)
            if alcohol > 0 and table.prizes >= 0:
                use_prizes_on_drinking(table, drink.drinker, alcohol)
            if drink.tokens:
                rule = "card-notes.sharing-is-caring.scarabs-on-other-half"
                give_tokens(table, table.kept[drink.tokens_of], drink.drinker, drink.tokens, rule)
            if drink.bill and takes_part(table, drink.bill_of):
                # card-notes.i-bet-you-cant-chug.recipient-ignores-no-pay
                payment.dues.append(Due(drink.bill_of, drink.bill, drink.drinker))
            if numbers.gold < 0:
                payment.dues.append(Due(drink.drinker, -numbers.gold, INN))
            elif numbers.gold > 0 and seat.place.nature.has_purse:
                enriched.append(Coming(drink.drinker, numbers.gold))
            if numbers.is_about_cards() and seat.place.nature.decides:  # otto.general.no-hand
                effects = drink.card_effects(seat.race)
                to_follow.append(CardInstructions(drink.drinker, effects, "turn.drink.follow-then-discard"))
        for instructions in reversed(to_follow):  # who drinks first follows them first
            table.push(instructions)
        if payment.dues:
            table.push(payment)
        if enriched:
            gain_gold(table, enriched, NO_CARD, "turn.drink.follow-then-discard")
        if healed:  # card-notes.rough-remedy.joran-before-discard-decision
            heal(table, healed, NO_CARD, "turn.drink.icons")

    def be_discarded(self, table: Table) -> None:
        """The cards go to the Drink discard pile, but for those that say otherwise (drinks.kept.*)."""
        table.pop()
        done: list[Card] = []
        for drink in self.drinks:
            for card in drink.cards:
                if card not in done and card.face.drink is not None:  # an Event that poured it is discarded by itself
                    done.append(card)
                    self.put_away(table, card, drink)
            if drink.event is not None:
                table.discard(drink.event)
        below = table.stack[-1]
        if isinstance(below, Reveals):
            below.drunk(table, self.drinks)

    def put_away(self, table: Table, card: Card, drink: Drink) -> None:
        """Of several who are told to keep the card, the first in turn order does."""
        # drinks.kept.turn-order-among-instructed
        face = card.face.drink
        if face is not None and face.kept:
            takers = [other.drinker for other in self.drinks if card in other.cards and other.is_kept()]
            takers = [seat for seat in takers if table.places[seat].nature.has_pile]  # otto.other.kept-drinks-discarded
            # drinks.kept.start-with-controller, drinks.kept.start-with-active-player-if-no-controller
            first = drink.drinker if drink.controlled else table.active
            for seat in table.clockwise_from(first):
                if seat in takers:
                    table.put(card, table.seats[seat].pile(IN_PLAY))  # drinks.kept.only-one-player-moves-it
                    table.tell("keeps", "drinks.kept.instruction-replaces-discard", seat, card)
                    return
        shuffled = [other.to_pile for other in self.drinks if card in other.cards and other.to_pile >= 0]
        if shuffled and not table.seats[shuffled[0]].out:
            shuffle_into(table, card, shuffled[0])
        else:
            table.discard(card)  # drinks.kept.nobody-eligible


def shuffle_into(table: Table, card: Card, whose: int) -> None:
    """A card goes into somebody's Drink Me! Pile, nobody sees where."""
    # card-notes.absorbent-towel.drink-shuffled-into-chosen-pile
    pile = table.seats[whose].pile(DRINK_ME_PILE)
    cards = [*table.piles[pile].cards, card]
    table.chance.shuffle(cards)
    table.lay(pile, [it for it in cards if not is_reserve(it)] + [it for it in cards if is_reserve(it)])
    table.tell("shuffles-drink", "card-notes.absorbent-towel.drink-shuffled-into-chosen-pile", whose, card)


STEPS: Final[list[Callable[[TakeDrinks, Table], None]]] = [
    TakeDrinks.let_everybody_respond,  # drinks.chaser.no-responses-until-complete
    TakeDrinks.offer_own_splits,
    TakeDrinks.respond_to_splits,
    TakeDrinks.take,
    TakeDrinks.be_discarded,
]
