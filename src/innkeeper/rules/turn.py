"""The turn: Discard and Draw, Action, Order a Drink, Drink, with room for cards before and after each."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.drink_deck import drink_orders, place_drink
from innkeeper.rules.events import reveal_event
from innkeeper.rules.hand import HAND_SIZE, discard, draw
from innkeeper.rules.pending import takes_part
from innkeeper.rules.playing import play_card
from innkeeper.rules.responses import Decision, Window
from innkeeper.rules.serving import DrinkFromPile
from innkeeper.rules.side_decks import BuyCards, for_sale, replaces_at, turn_up_at
from innkeeper.rules.standing import amended, clear_away, note_absence
from innkeeper.rules.triggers import trigger_tokens
from innkeeper.table.card import Card
from innkeeper.table.question import PLAY, Option, Question
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
    """The player is out, or the turn was cut short (turn.end.cut-short)."""
    return not takes_part(table, player)


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
    """What the active player does in a phase; if the turn is over meanwhile, nothing is decided."""

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        if is_turn_over(table, self.decider):
            table.pop()
        else:
            super().step(table)


class ChooseDiscards(PhaseDecision):
    """Discard any number of cards, then draw; both are one step closed to everybody."""

    # turn.discard-draw.no-plays-until-drawn

    def __init__(self, player: int = -1) -> None:
        super().__init__(player, OPEN, "discard", "turn.discard-draw.discard-any-number")
        self.rule_for_others = "turn.discard-draw.anytime-before-discarding"

    def copy(self) -> Frame:
        return self.copy_onto(ChooseDiscards())

    def may_pick(self, table: Table, question: Question) -> None:
        question.picks = table.seats[self.decider].hand.copy()
        question.most = len(question.picks)

    def decided(self, table: Table, option: Option) -> None:
        self.discard_and_draw(table, [])

    def picked(self, table: Table, question: Question, cards: list[Card]) -> None:
        table.questions = []
        self.discard_and_draw(table, cards)

    def discard_and_draw(self, table: Table, cards: list[Card]) -> None:
        """turn.discard-draw.draw-up-to-seven; a fuller hand may be kept."""
        # turn.discard-draw.seven-or-more-may-be-kept
        table.pop()
        discard(table, self.decider, cards, "turn.discard-draw.discard-any-number")
        size = amended(table, self.decider, terms.HAND_SIZE, HAND_SIZE) if table.kept else HAND_SIZE
        missing = size - len(table.seats[self.decider].hand)
        draw(table, self.decider, missing, "turn.discard-draw.draw-up-to-seven")


class ChooseAction(PhaseDecision):
    """Play one Action Card, or none (turn.action.optional)."""

    def __init__(self, player: int = -1) -> None:
        super().__init__(player, OPEN, "action", "turn.action.at-most-one")
        self.own_moments = AS_ACTION

    def copy(self) -> Frame:
        return self.copy_onto(ChooseAction())

    def decided(self, table: Table, option: Option) -> None:
        table.pop()
        turn = table.stack[-1]
        assert isinstance(turn, Turn)
        if option.what == PLAY:
            turn.actions -= 1
            play_card(table, self.decider, option, -1)
        else:
            turn.actions = 0


class OrderADrink(PhaseDecision):
    """Order a Drink for another player; the phase is not optional, and costs nothing (turn.order.*)."""

    def __init__(self, player: int = -1) -> None:
        super().__init__(player, OPEN, "order", "turn.order.any-other-player")

    def copy(self) -> Frame:
        return self.copy_onto(OrderADrink())

    def own_options(self, table: Table, options: list[Option]) -> None:
        options.extend(drink_orders(table, self.decider))

    def is_asked_anyway(self) -> bool:
        return True

    def decided(self, table: Table, option: Option) -> None:
        table.pop()
        place_drink(table, self.decider, option.value, "turn.order.on-top-of-pile")


class Turn(Frame):
    """One player's turn, which lies beneath all else. Its steps are listed below, in their order."""

    def __init__(self, player: int = -1, at: int = 0) -> None:
        self.player = player
        self.at = at
        self.actions = 1  # turn.action.at-most-one
        self.decks_done = 0  # so many Event Decks are done with

    def copy(self) -> Frame:
        twin = Turn(self.player, self.at)
        twin.actions = self.actions
        twin.decks_done = self.decks_done
        return twin

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        if is_turn_over(table, self.player):
            self.at = max(self.at, THE_END)
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def use_what_is_old(self, table: Table) -> None:
        """Before a card is turned up that may take the place of another, that one can still be used or sold."""
        # phrenk.reveal.old-potion-usable-before
        if replaces_at(table, TURN_START, self.player):
            table.push(OpenWindow(self.player))

    def begin(self, table: Table) -> None:
        """What happens by itself at the start of a turn (phrenk.reveal.start-of-turn)."""
        turn_up_at(table, TURN_START, self.player)

    def buy(self, table: Table) -> None:
        """Cards of side decks that have a price are bought first: they count for the hand that is filled up then."""
        if for_sale(table, self.player):
            table.push(BuyCards(self.player))

    def discard_and_draw(self, table: Table) -> None:
        table.phase = DISCARD_AND_DRAW
        table.push(ChooseDiscards(self.player))

    def leave_room_for_cards(self, table: Table) -> None:
        table.push(OpenWindow(self.player))

    def act(self, table: Table) -> None:
        table.phase = ACTION_PHASE
        table.push(ChooseAction(self.player))

    def perhaps_act_again(self, table: Table) -> None:
        if self.actions > 0:
            self.at = PHASE_STARTS[ACTION_PHASE]

    def order_a_drink(self, table: Table) -> None:
        table.phase = ORDER_A_DRINK  # turn.order.free-of-charge
        table.push(OrderADrink(self.player))

    def begin_to_drink(self, table: Table) -> None:
        table.phase = DRINK_PHASE
        table.push(OpenWindow(self.player))

    def drink(self, table: Table) -> None:
        """The top Drink of the own pile (turn.drink.reveal-top)."""
        table.push(DrinkFromPile(self.player))

    def end(self, table: Table) -> None:
        """What happens by itself at the end of a turn, before any Event (kaylin.mood.changes-at-end-of-turn)."""
        turn_up_at(table, TURN_END, self.player)
        trigger_tokens(table, TURN_END, self.player, "dungeon-events.timing.last-step-of-turn")

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
            reveal_event(table, self.player, which)

    def pass_on(self, table: Table) -> None:
        """The next player to the left takes a turn (turn.end.next-player-to-the-left)."""
        table.pop()
        note_absence(table, self.player)
        begin_turn(table, table.clockwise_from((self.player + 1) % len(table.seats))[0])  # turn.end.after-drink-settled


STEPS: Final[list[Callable[[Turn, Table], None]]] = [
    Turn.use_what_is_old,
    Turn.begin,
    Turn.buy,
    Turn.discard_and_draw,
    Turn.leave_room_for_cards,
    Turn.act,
    Turn.leave_room_for_cards,
    Turn.perhaps_act_again,
    Turn.order_a_drink,
    Turn.leave_room_for_cards,
    Turn.begin_to_drink,
    Turn.drink,
    Turn.leave_room_for_cards,
    Turn.end,
    Turn.count_down,
    Turn.pass_on,
]
THE_END: Final = STEPS.index(Turn.end)  # where a turn that is cut short goes on
PHASE_STARTS: Final = {
    DISCARD_AND_DRAW: STEPS.index(Turn.use_what_is_old),
    ACTION_PHASE: STEPS.index(Turn.act),
    ORDER_A_DRINK: STEPS.index(Turn.order_a_drink),
    DRINK_PHASE: STEPS.index(Turn.begin_to_drink),
}


def begin_turn(table: Table, player: int, phase: int = DISCARD_AND_DRAW) -> None:
    """A player's turn begins, with this phase (turn.phases.four-in-fixed-order)."""
    table.turn += 1
    table.active = player
    table.phase = phase
    table.unwilling = 0
    clear_away(table, player)
    turn = Turn(player, PHASE_STARTS[phase])
    if table.kept:
        turn.actions = amended(table, player, terms.ACTIONS, turn.actions)
    table.push(turn)
    table.tell("turn", "turn.phases.four-in-fixed-order", player)
