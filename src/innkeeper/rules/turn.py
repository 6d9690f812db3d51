"""The turn: Discard and Draw, Action, Order a Drink, Drink, with room for cards before and after each."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.drink_deck import drink_orders, place_drink
from innkeeper.rules.events import reveal_event
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.hand import discard, draw
from innkeeper.rules.pending import NOBODY_ELSE as NOBODY
from innkeeper.rules.pending import takes_part
from innkeeper.rules.playing import play_card
from innkeeper.rules.responses import Decision, Window
from innkeeper.rules.serving import DrinkFromPile
from innkeeper.rules.side_decks import BuyCards, TakeFirstCard, for_sale, replaces_at, to_begin_with, turn_up_at
from innkeeper.rules.standing import amended, clear_away, note_absence
from innkeeper.rules.triggers import trigger_tokens
from innkeeper.table.card import Card
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.question import GIVE, PASS, PLAY, Option, Question
from innkeeper.table.seat import Role
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary import terms
from innkeeper.vocabulary.terms import (
    ACTION_PHASE,
    AS_ACTION,
    AT_ANY_TIME,
    DISCARD_AND_DRAW,
    DRINK_PHASE,
    DURING,
    ORDER_A_DRINK,
    TURN_END,
    TURN_START,
)

OPEN: Final = AT_ANY_TIME | DURING  # what may be played where nothing waits for an answer


def is_turn_over(table: Table, player: int) -> bool:
    """The player is out, or the turn was cut short (turn.end.cut-short); of a team, all are."""
    # teams.turn-ends.only-that-player-stops
    return not any(takes_part(table, member) for member in table.team(player))


class OpenWindow(Window):
    """Room for relevant Sometimes and Anytime Cards around a phase (turn.phases.cards-before-or-after-phase-action)."""

    def __init__(self, first: int = -1) -> None:
        super().__init__(OPEN, first, -1, "turn.phases.cards-before-or-after-phase-action")

    def copy(self) -> Frame:
        return self.copy_onto(OpenWindow())

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        if is_turn_over(table, self.first):
            table.pop()
        else:
            super().step(table)


class PhaseDecision(Decision):
    """What those whose turn it is do in a phase; if the turn is over meanwhile, nothing is decided."""

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        # teams.turn-ends.only-that-player-stops
        self.deciders = [seat for seat in self.deciders if takes_part(table, seat)]
        if self.deciders:
            super().step(table)
        else:
            table.pop()


class ChooseDiscards(PhaseDecision):
    """Discard any number of cards, then draw; both are one step closed to everybody.

    Teammates discard in any order, and only when all have done so they draw, all of them.
    """

    # turn.discard-draw.no-plays-until-drawn, teams.turn.discard-then-refill-simultaneously

    def __init__(self, players: list[int] = NOBODY) -> None:
        super().__init__(players, OPEN, "discard", "turn.discard-draw.discard-any-number")
        self.rule_for_others = "turn.discard-draw.anytime-before-discarding"
        self.members = players
        self.closed = False  # somebody has discarded

    def copy(self) -> Frame:
        twin = ChooseDiscards(self.members)
        twin.closed = self.closed
        return self.copy_onto(twin)

    def question_for(self, table: Table, seat: int, over: Frame | None) -> Question | None:
        if not self.closed:
            return super().question_for(table, seat, over)
        if seat not in self.deciders or not table.seats[seat].hand:
            return None
        question = Question(seat, self.what, self.rule, True, [PASS])
        self.may_pick(table, question)
        return question

    def may_pick(self, table: Table, question: Question) -> None:
        question.picks = table.seats[question.seat].hand.copy()
        question.most = len(question.picks)

    def decided(self, table: Table, seat: int, option: Option) -> None:
        self.discard(table, seat, [])

    def picked(self, table: Table, question: Question, cards: list[Card]) -> None:
        table.questions = []
        self.discard(table, question.seat, cards)

    def discard(self, table: Table, seat: int, cards: list[Card]) -> None:
        """One has discarded; as long as others have not, nobody draws (teams.turn.no-peeking-before-discarding)."""
        discard(table, seat, cards, "turn.discard-draw.discard-any-number")
        self.closed = True
        self.deciders = [other for other in self.deciders if other != seat]
        if not self.deciders:
            self.draw(table)

    def close(self, table: Table) -> None:
        """Nobody has anything to discard."""
        self.draw(table)

    def draw(self, table: Table) -> None:
        """turn.discard-draw.draw-up-to-seven; a fuller hand may be kept."""
        # turn.discard-draw.seven-or-more-may-be-kept, boss-battle.boss-turn.discard-and-draw
        table.pop()
        for member in self.members:
            if takes_part(table, member):
                size = table.places[member].role.hand
                if table.kept:
                    size = amended(table, member, terms.HAND_SIZE, size)
                missing = size - len(table.seats[member].hand)
                draw(table, member, missing, "turn.discard-draw.draw-up-to-seven")


class ChooseAction(PhaseDecision):
    """Play one Action Card, or none (turn.action.optional). Who passes is asked again after a teammate's Action."""

    # teams.turn.one-action-each-in-any-order, teams.turn.advance-only-together

    def __init__(self, players: list[int] = NOBODY) -> None:
        super().__init__(players, OPEN, "action", "turn.action.at-most-one")
        self.own_moments = AS_ACTION

    def copy(self) -> Frame:
        return self.copy_onto(ChooseAction())

    def is_for_each(self) -> bool:
        return True

    def decided(self, table: Table, seat: int, option: Option) -> None:
        table.pop()
        turn = table.stack[-1]
        assert isinstance(turn, Turn)
        if option.what == PLAY:
            turn.add_actions(seat, -1)  # teams.turn.action-not-transferable
            play_card(table, seat, option, -1)
        else:
            turn.actions = [0 for _ in turn.members]


class OrderADrink(PhaseDecision):
    """Order a Drink for another player; the phase is not optional, and costs nothing (turn.order.*)."""

    # teams.turn.order-for-opponents-only

    def __init__(self, players: list[int] = NOBODY) -> None:
        super().__init__(players, OPEN, "order", "turn.order.any-other-player")

    def copy(self) -> Frame:
        return self.copy_onto(OrderADrink())

    def own_options(self, table: Table, seat: int, options: list[Option]) -> None:
        options.extend(drink_orders(table, seat))

    def is_asked_anyway(self) -> bool:
        return True

    def decided(self, table: Table, seat: int, option: Option) -> None:
        table.pop()
        place_drink(table, seat, option.value, "turn.order.on-top-of-pile")


class NextToDrink(AsksOnce):
    """A team says who of them drinks next: any of them says it."""

    # teams.turn.each-drinks-in-any-order

    def copy(self) -> Frame:
        return self.copy_onto(NextToDrink())

    def ask(self, table: Table) -> None:
        turn = table.stack[0]
        assert isinstance(turn, Turn)
        thirsty = turn.present(table, turn.thirsty)
        options = [Option(GIVE, value=seat) for seat in thirsty]
        rule = "teams.turn.each-drinks-in-any-order"
        members = turn.present(table, turn.members)
        table.questions = [Question(seat, "drink-next", rule, True, options) for seat in members]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        turn = table.stack[0]
        assert isinstance(turn, Turn)
        table.pop()
        turn.have_drink(table, option.value)


class Turn(Frame):
    """One player's turn, or one team's, which lies beneath all else. Its steps are listed below, in their order."""

    # teams.turn.one-shared-turn

    def __init__(self, members: list[int] = NOBODY, at: int = 0) -> None:
        self.members = members
        self.at = at
        self.actions = [1 for _ in members]  # turn.action.at-most-one; of each member
        self.played: list[Card] = []  # Actions of a Boss that stay face up until the phase is over
        self.orders = 0  # so many Drinks are still to be ordered
        self.thirsty = NOBODY  # who is still to drink
        self.decks_done = 0  # so many Event Decks are done with

    def copy(self) -> Frame:
        twin = Turn(self.members, self.at)
        twin.actions = self.actions
        twin.played = self.played
        twin.orders = self.orders
        twin.thirsty = self.thirsty
        twin.decks_done = self.decks_done
        return twin

    @property
    def first(self) -> int:
        """The first of the members, or the player alone."""
        return self.members[0]

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        if is_turn_over(table, self.first):
            self.at = max(self.at, THE_END)
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def present(self, table: Table, seats: list[int]) -> list[int]:
        """Those of these members who take part in what is left of the turn."""
        return [seat for seat in seats if takes_part(table, seat)]

    def add_actions(self, seat: int, number: int) -> None:
        """A member may play more Actions, or fewer."""
        which = self.members.index(seat)
        self.actions = [max(left, 0) + number if i == which else left for i, left in enumerate(self.actions)]

    def use_what_is_old(self, table: Table) -> None:
        """Before a card is turned up that may take the place of another, that one can still be used or sold."""
        # phrenk.reveal.old-potion-usable-before
        if any(replaces_at(table, TURN_START, member) for member in self.members):
            table.push(OpenWindow(self.first))

    def begin(self, table: Table) -> None:
        """What happens by itself at the start of a turn (phrenk.reveal.start-of-turn)."""
        for member in reversed(self.members):
            turn_up_at(table, TURN_START, member)

    def buy(self, table: Table) -> None:
        """Cards of side decks that have a price are bought first: they count for the hand that is filled up then."""
        for member in reversed(self.present(table, self.members)):
            if for_sale(table, member):
                table.push(BuyCards(member))

    def discard_and_draw(self, table: Table) -> None:
        table.phase = DISCARD_AND_DRAW
        table.push(ChooseDiscards(self.present(table, self.members)))

    def leave_room_for_cards(self, table: Table) -> None:
        table.push(OpenWindow(self.first))

    def act(self, table: Table) -> None:
        table.phase = ACTION_PHASE
        table.push(ChooseAction(self.able_to_act(table)))

    def able_to_act(self, table: Table) -> list[int]:
        """The members who may still play an Action."""
        return self.present(table, [member for i, member in enumerate(self.members) if self.actions[i] > 0])

    def perhaps_act_again(self, table: Table) -> None:
        """After an Action, with all that it began, others may follow (teams.turn.action-finished-before-next)."""
        if self.able_to_act(table):  # boss-battle.boss-turn.actions-one-at-a-time
            self.at = PHASE_STARTS[ACTION_PHASE]
        else:
            self.discard_played(table)

    def discard_played(self, table: Table) -> None:
        """boss-battle.boss-turn.played-actions-stay-face-up, until the phase is over."""
        for card in self.played:
            if card in table.seats[self.first].in_play:
                table.take(card, table.seats[self.first].pile(IN_PLAY))
                table.discard(card)
        self.played = []

    def has_been_played(self, card: Card) -> None:
        self.played = [*self.played, card]

    def order_drinks(self, table: Table) -> None:
        table.phase = ORDER_A_DRINK  # turn.order.free-of-charge
        self.orders = how_many(table, self.present(table, self.members), table.turn == 1)

    def order_a_drink(self, table: Table) -> None:
        """One after the other; any member orders it (teams.turn.order-number-by-variant)."""
        if self.orders > 0:
            self.orders -= 1
            self.at -= 1
            table.push(OrderADrink(self.present(table, self.members)))

    def begin_to_drink(self, table: Table) -> None:
        table.phase = DRINK_PHASE
        self.thirsty = self.members
        table.push(OpenWindow(self.first))

    def drink(self, table: Table) -> None:
        """The top Drink of the own pile (turn.drink.reveal-top); teammates one after the other."""
        # teams.turn.drink-finished-before-next, boss-battle.boss-turn.drinks-one
        thirsty = self.present(table, self.thirsty)
        if len(thirsty) > 1:
            table.push(NextToDrink())
        elif thirsty:
            self.have_drink(table, thirsty[0])

    def have_drink(self, table: Table, seat: int) -> None:
        self.thirsty = [other for other in self.thirsty if other != seat]
        table.push(DrinkFromPile(seat))

    def perhaps_drink_again(self, table: Table) -> None:
        if self.present(table, self.thirsty):
            self.at = STEPS.index(Turn.drink)

    def end(self, table: Table) -> None:
        """What happens by itself at the end of a turn, before any Event (kaylin.mood.changes-at-end-of-turn)."""
        self.discard_played(table)
        for member in reversed(self.members):
            turn_up_at(table, TURN_END, member)
            trigger_tokens(table, TURN_END, member, "dungeon-events.timing.last-step-of-turn")

    def count_down(self, table: Table) -> None:
        """Every Event Deck loses a Progress Counter, also after a turn cut short (turn.end.cut-short).

        One is done with, its Event and all, before the next (sea-events.combined.sea-before-dungeon).
        """
        which = self.decks_done
        if which == len(table.event_decks):
            return
        self.decks_done += 1
        self.at = STEPS.index(Turn.count_down)
        deck = table.event_decks[which]
        table.numbers[deck.counters] -= 1
        left = table.numbers[deck.counters]
        table.tell("counter", f"{deck.chapter}.counter.one-removed-each-turn-end", amount=left)
        if left <= 0:
            reveal_event(table, self.first, which)

    def pass_on(self, table: Table) -> None:
        """The next player to the left takes a turn, or the next team (turn.end.next-player-to-the-left)."""
        # turn.end.after-drink-settled, two-headed-dragon.setup.teammates-sit-together
        table.pop()
        for member in self.members:
            note_absence(table, member)
        begin_turn(table, table.opponents(self.first)[0])


def how_many(table: Table, members: list[int], at_first: bool) -> int:
    """How many Drinks these members order: each the own, unless they order one together."""
    # two-headed-dragon.order.two-drinks-per-team, boss-battle.challengers-turn.one-drink-for-boss
    orders = 0
    for member in members:
        role = table.places[member].role
        if not role.orders_with_mates or orders == 0:
            orders += half_at_first(role.orders, role, at_first)
    return orders


def half_at_first(number: int, role: Role, at_first: bool) -> int:
    """boss-battle.boss-turn.first-turn-actions, boss-battle.boss-turn.first-turn-drinks: half, rounded up."""
    return (number + 1) // 2 if at_first and role.first_half else number


STEPS: Final[list[Callable[[Turn, Table], None]]] = [
    Turn.use_what_is_old,
    Turn.begin,
    Turn.buy,
    Turn.discard_and_draw,
    Turn.leave_room_for_cards,
    Turn.act,
    Turn.leave_room_for_cards,
    Turn.perhaps_act_again,
    Turn.order_drinks,
    Turn.order_a_drink,
    Turn.leave_room_for_cards,
    Turn.begin_to_drink,
    Turn.drink,
    Turn.leave_room_for_cards,
    Turn.perhaps_drink_again,
    Turn.end,
    Turn.count_down,
    Turn.pass_on,
]
THE_END: Final = STEPS.index(Turn.end)  # where a turn that is cut short goes on
PHASE_STARTS: Final = {
    DISCARD_AND_DRAW: STEPS.index(Turn.use_what_is_old),
    ACTION_PHASE: STEPS.index(Turn.act),
    ORDER_A_DRINK: STEPS.index(Turn.order_drinks),
    DRINK_PHASE: STEPS.index(Turn.begin_to_drink),
}


def begin_game(table: Table, player: int) -> None:
    """The first turn begins; before anything else Bosses take what they begin with."""
    begin_turn(table, player)
    for seat in reversed(table.clockwise_from(table.active)):
        if to_begin_with(table, seat):
            table.push(TakeFirstCard(seat))


def begin_turn(table: Table, player: int, phase: int = DISCARD_AND_DRAW) -> None:
    """A player's turn begins, or that of the player's team, with this phase (turn.phases.four-in-fixed-order)."""
    table.turn += 1
    members = from_the_leader(table, player)
    table.active = members[0]
    table.phase = phase
    table.unwilling = 0
    table.barred = 0
    turn = Turn(members, PHASE_STARTS[phase])
    for i, member in enumerate(members):
        clear_away(table, member)
        role = table.places[member].role
        actions = half_at_first(role.actions, role, table.turn == 1)
        turn.actions[i] = amended(table, member, terms.ACTIONS, actions) if table.kept else actions
    table.push(turn)
    table.tell("turn", "turn.phases.four-in-fixed-order", table.active)


def from_the_leader(table: Table, player: int) -> list[int]:
    """A team in the order in which they sit."""
    members = table.team(player)
    first = next(seat for seat in members if (seat - 1) % len(table.seats) not in members)
    return table.team(first)
