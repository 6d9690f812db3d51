"""The Drink Deck: taking its cards, ordering Drinks, running out of them; the Bar Deck behind it."""

from typing import Final

from innkeeper.rules.components import how_much
from innkeeper.rules.dues import Due
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.payment import Payment
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.responses import Decision
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import DRINK_DECK, DRINK_DISCARD_PILE, DRINK_ME_PILE
from innkeeper.table.question import GIVE, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import DiscardDrinks, Effect, OrderDrinks, RenewPile
from innkeeper.vocabulary.terms import INN

IN_A_DRINK_DECK: Final = 30  # setup.drink-deck.thirty-cards


def take_drink_card(table: Table) -> Card | None:
    """Take the top card; with the last one the bill for new Drinks falls due (drinks.running-out.happens-instantly)."""
    if not table.drink_deck:
        renew_drink_deck(table)
        if not table.drink_deck:
            return None
    card = table.take_top(table.drinks(DRINK_DECK))
    if not table.drink_deck:
        table.push(NewDrinks())  # turn.order.deck-runs-out
    return card


def renew_drink_deck(table: Table) -> None:
    """drinks.running-out.reshuffle-discards; Drink Me! Piles stay as they are (drinks.running-out.piles-untouched)."""
    if table.bar_deck >= 0:
        count = draw_from_the_bar(table)
        if count:
            table.tell("from-the-bar", "bar-deck.refill.next-thirty-from-bar-deck", amount=count)
        return
    count = table.shuffle_in(table.drinks(DRINK_DISCARD_PILE), table.drinks(DRINK_DECK))
    if count:
        table.tell("new-drinks", "drinks.running-out.reshuffle-discards", amount=count)


def draw_from_the_bar(table: Table) -> int:
    """The next thirty cards of the Bar Deck become the Drink Deck, or as many as there are: how many that is."""
    # bar-deck.refill.cards-on-piles-stay
    taken: list[Card] = []
    if not table.piles[table.bar_deck].cards:
        renew_bar_deck(table)  # nothing had been discarded when it ran out
    while len(taken) < IN_A_DRINK_DECK and table.piles[table.bar_deck].cards:
        taken.append(table.take_top(table.bar_deck))
        if not table.piles[table.bar_deck].cards:
            renew_bar_deck(table)
    taken.reverse()
    table.lay(table.drinks(DRINK_DECK), taken)
    return len(taken)


def renew_bar_deck(table: Table) -> None:
    """As soon as the Bar Deck is empty, also where the last card was just enough."""
    if table.drink_discard:
        count = table.shuffle_in(table.drinks(DRINK_DISCARD_PILE), table.bar_deck)
        table.tell("new-bar", "bar-deck.refill.recycle-discards-when-bar-deck-empties", amount=count)


def still_to_come(table: Table) -> list[Card]:
    """The Drinks that lie on no pile and are not being taken."""
    cards = table.drink_deck + table.drink_discard
    return cards + table.piles[table.bar_deck].cards if table.bar_deck >= 0 else cards


def is_any_drink_left(table: Table) -> bool:
    """Whether a Drink could still be revealed; if not, all lie on piles or are being taken."""
    return any(card.face.event is None for card in still_to_come(table))


def could_count(table: Table, seat: int) -> bool:
    """Whether a Drink could still be revealed that counts for more than 0 in a contest, for this seat."""
    race = table.seats[seat].race
    for card in still_to_come(table):
        drink = card.face.drink
        if drink is not None and drink.for_race(race).alcohol > 0:
            return True
    return False


class NewDrinks(AsksOnce):
    """Running out of Drinks: everybody still in the game pays 1 Gold, or every team; then the discards are shuffled."""

    def copy(self) -> Frame:
        return self.copy_onto(NewDrinks())

    def ask(self, table: Table) -> None:
        table.tell("drinks-out", "drinks.running-out.everyone-pays-one")
        bill = Payment(rule="drinks.running-out.everyone-pays-one")
        bill.for_drinks = True
        players = table.clockwise_from(table.active)
        # teams.drinks.new-round-paid-per-team: the first of each
        first = [seat for i, seat in enumerate(players) if not any(seat in table.team(other) for other in players[:i])]
        bill.dues = [Due(seat, 1, INN) for seat in first if table.places[seat].nature.has_purse]
        table.push(bill)

    def finish(self, table: Table) -> None:
        if not table.drink_deck:
            renew_drink_deck(table)


def place_drink(table: Table, buyer: int, seat: int, rule: str) -> None:
    """Put the top card of the Drink Deck face down on top of a pile; nobody looks (turn.order.face-down-unseen)."""
    card = take_drink_card(table)
    if card is None:
        return
    lay_drink(table, card, seat)  # turn.order.one-drink, drinks.extra-orders.face-down-on-others
    table.tell("orders", rule, buyer, whom=seat)


def lay_drink(table: Table, card: Card, seat: int) -> None:
    """A Drink comes on top of a pile, but beneath those of the Special Reserve."""
    # drinks.special-reserve.floats-to-top
    pile = table.seats[seat].drink_me.copy()
    place = len(pile)
    while place > 0 and is_reserve(pile[place - 1]) and not is_reserve(card):
        place -= 1
    pile.insert(place, card)
    table.lay(table.seats[seat].pile(DRINK_ME_PILE), pile)


def is_reserve(card: Card) -> bool:
    drink = card.face.drink
    return drink is not None and drink.reserve


def drink_orders(table: Table, buyer: int) -> list[Option]:
    """Whom a Drink may be ordered for: any other player still in the game, never oneself."""
    # turn.order.any-other-player, otto.general.no-drinks-ordered-for-him
    return [Option(GIVE, value=seat) for seat in table.opponents(buyer) if table.places[seat].nature.has_pile]


class ExtraOrders(Frame):
    """Additional Drinks, placed one at a time (drinks.extra-orders.free-distribution)."""

    def __init__(self, buyer: int = -1, number: int = 0) -> None:
        self.buyer = buyer
        self.number = number

    def copy(self) -> Frame:
        return ExtraOrders(self.buyer, self.number)

    def step(self, table: Table) -> None:
        if self.number == 0 or not takes_part(table, self.buyer) or not table.opponents(self.buyer):
            table.pop()
            return
        self.number -= 1
        rule = "drinks.extra-orders.free-distribution"
        table.questions = [Question(self.buyer, "order", rule, True, drink_orders(table, self.buyer))]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        below = table.stack[-2]
        if isinstance(below, Resolving):
            below.served |= 1 << option.value  # card-notes.well-take-those.one-scarab-per-player
        place_drink(table, self.buyer, option.value, "drinks.extra-orders.face-down-on-others")


def order_drinks(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Order Drinks for other players."""
    assert isinstance(effect, OrderDrinks)
    if not table.places[resolving.player].nature.decides:
        return  # otto.other.no-extra-actions-or-orders
    number = how_much(table, resolving, effect.number, resolving.player)
    if effect.look:
        look_at_drinks(table, resolving.player, number)
    table.push(ExtraOrders(resolving.player, number))


def renew_pile(table: Table, resolving: Resolving, effect: Effect) -> None:
    """All Drinks of a pile go back into the shuffled Drink Deck; if there were any, one comes onto the pile again."""
    for seat in resolving.whom(table, effect):
        pile = table.seats[seat].pile(DRINK_ME_PILE)
        if resolving.is_ignored_by(seat) or not table.piles[pile].cards or not table.places[seat].nature.has_pile:
            continue
        table.tell("shuffles-pile", resolving.rule(), seat, resolving.card, amount=len(table.piles[pile].cards))
        for reserve in [card for card in table.piles[pile].cards if is_reserve(card)]:
            table.take(reserve, pile)  # it is of another deck, and goes to that one's discard pile
            table.discard(reserve)
        table.shuffle_in(pile, table.drinks(DRINK_DECK))
        card = take_drink_card(table)
        if card is not None:
            table.put(card, pile)


def look_at_drinks(table: Table, seat: int, number: int) -> None:
    """Whoever orders the next Drinks sees them first, and nobody else does; also those that the phase is for."""
    from innkeeper.rules.phases import WhoseTurn  # in the phases of which Drinks are ordered

    # team-characters.tara.team-sees-ordered-drinks
    turn = table.stack[0]
    if any(isinstance(frame, Decision) and frame.what == "order" for frame in table.stack):
        number += 1 + (max(0, turn.orders) if isinstance(turn, WhoseTurn) else 0)
    for card in reversed(table.drink_deck[-number:]):
        table.tell("peeks", "team-characters.tara.team-sees-ordered-drinks", seat, card, known_to=table.masks[seat])


HANDLERS[OrderDrinks] = order_drinks


def discard_drinks(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The top cards of a Drink Me! Pile go to the discard pile (card-notes.cave-in.effect-from-example)."""
    assert isinstance(effect, DiscardDrinks)
    for seat in resolving.whom(table, effect):
        spared = resolving.is_ignored_by(seat) or not table.places[seat].nature.has_pile  # what lies there is no pile
        number = 0 if spared else how_much(table, resolving, effect.number, seat)
        for _ in range(min(number, len(table.seats[seat].drink_me))):
            card = table.take_top(table.seats[seat].pile(DRINK_ME_PILE))
            table.discard(card)
            table.tell("discards-drink", resolving.rule(), seat, card)


HANDLERS[RenewPile] = renew_pile
HANDLERS[DiscardDrinks] = discard_drinks
