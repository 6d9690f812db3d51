"""The turn: Discard and Draw, Action, Order a Drink, Drink, with room for cards before and after each."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.combos import lays_combos
from innkeeper.rules.events import reveal_event
from innkeeper.rules.pending import NOBODY_ELSE as NOBODY
from innkeeper.rules.phases import (
    NOT_BEGUN,
    ChooseAction,
    ChooseDiscards,
    NextToDrink,
    OpenWindow,
    OrderADrink,
    WhoseTurn,
    is_turn_over,
)
from innkeeper.rules.prizes import use_prizes
from innkeeper.rules.repeating import PhaseAgain, fill_hand
from innkeeper.rules.side_decks import BuyCards, TakeFirstCard, for_sale, replaces_at, to_begin_with, turn_up_at
from innkeeper.rules.standing import amended, clear_after_actions, clear_away, note_absence
from innkeeper.rules.triggers import set_off
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.seat import Role
from innkeeper.table.table import Table
from innkeeper.vocabulary import terms
from innkeeper.vocabulary.terms import (
    ACTION_END,
    ACTION_PHASE,
    DISCARD_AND_DRAW,
    DRINK_PHASE,
    ORDER_A_DRINK,
    TURN_END,
    TURN_START,
)


class Turn(WhoseTurn):
    """One player's turn, or one team's, which lies beneath all else. Its steps are listed below, in their order."""

    # teams.turn.one-shared-turn

    def __init__(self, members: list[int] = NOBODY, at: int = 0) -> None:
        super().__init__(members)
        self.at = at

    def copy(self) -> Frame:
        return self.copy_turn(Turn(self.members, self.at))

    def copy_turn(self, twin: "Turn") -> "Turn":
        twin.actions = self.actions
        twin.played = self.played
        twin.acted = self.acted
        twin.combos = self.combos
        twin.orders = self.orders
        twin.thirsty = self.thirsty
        twin.decks_done = self.decks_done
        twin.again = self.again
        twin.skipped = self.skipped
        return twin

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        if is_turn_over(table, self.first):
            self.at = max(self.at, THE_END)
        elif self.again:  # teams.phases.only-chosen-member
            self.have_phase_again(table)
            return
        if not table.kept and not table.mode and table.prizes < 0:
            while SELDOM[self.at]:
                self.at += 1
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def have_phase_again(self, table: Table) -> None:
        """A phase comes once more, before the next one begins."""
        phase, seat = self.again[0]
        self.again = self.again[1:]
        table.push(PhaseAgain(seat, phase, self.first))

    def phase_starts(self) -> dict[int, int]:
        """With which step each phase begins."""
        return PHASE_STARTS

    def is_at_its_end(self) -> bool:
        """All phases are over."""
        return self.at >= THE_END

    def is_over(self) -> bool:
        """The next step passes the turn on."""
        return self.at >= len(STEPS) - 1

    def use_what_is_old(self, table: Table) -> None:
        """Before a card is turned up that may take the place of another, that one can still be used or sold."""
        # phrenk.reveal.old-potion-usable-before
        if any(replaces_at(table, TURN_START, member) for member in self.members):
            table.push(OpenWindow(self.first))

    def begin(self, table: Table) -> None:
        """What happens by itself at the start of a turn (phrenk.reveal.start-of-turn)."""
        for member in reversed(self.members):
            turn_up_at(table, TURN_START, member)
            if table.listening & TURN_START:
                set_off(table, TURN_START, [member])
            if table.prizes >= 0:
                use_prizes(table, TURN_START, member)

    def buy_alone(self, table: Table) -> None:
        """Cards of side decks that have a price are bought first: they count for the hand that is filled up then."""
        if len(self.members) == 1:
            self.buy(table)

    def buy_in_a_team(self, table: Table) -> None:
        """In a team that waits until all have discarded, for teammates see what is bought."""
        # teams.turn.no-peeking-before-discarding
        if len(self.members) > 1:
            self.buy(table)

    def buy(self, table: Table) -> None:
        for member in reversed(self.present(table, self.members)):
            if for_sale(table, member):
                table.push(BuyCards(member))

    def discard(self, table: Table) -> None:
        table.phase = DISCARD_AND_DRAW
        table.push(ChooseDiscards(self.present(table, self.members)))

    def draw(self, table: Table) -> None:
        """All members fill up their hands, but for those who skip the phase."""
        for member in self.present(table, self.members):
            if (self.skipped >> member) & 1 == 0:
                fill_hand(table, member)

    def leave_room_for_cards(self, table: Table) -> None:
        table.push(OpenWindow(self.first))

    def act(self, table: Table) -> None:
        table.phase = ACTION_PHASE
        self.skipped = 0
        able = self.able_to_act(table)
        if able:
            table.push(ChooseAction(able, *self.combos_of(table, able)))

    def combos_of(self, table: Table, able: list[int]) -> tuple[int, int]:
        """Who of these may lay a Combo, and of them who has no Action left; both as masks."""
        combos, spent = 0, 0
        for member in able if self.combos else ():
            if self.may_lay_combo(table, member):
                combos |= 1 << member
                if self.actions[self.members.index(member)] <= 0:
                    spent |= 1 << member
        return combos, spent

    def perhaps_act_again(self, table: Table) -> None:
        """After an Action, with all that it began, others may follow (teams.turn.action-finished-before-next)."""
        if self.able_to_act(table):  # boss-battle.boss-turn.actions-one-at-a-time
            self.at = PHASE_STARTS[ACTION_PHASE]
        else:
            self.end_actions(table)

    def end_actions(self, table: Table) -> None:
        """What happens by itself at the end of the Action Phase, when all have had their Actions."""
        # team-characters.general.special-steps-keep-their-place
        self.discard_played(table)
        for member in self.members:
            if table.seats[member].in_play:
                clear_after_actions(table, member)
        if table.listening & ACTION_END:
            set_off(table, ACTION_END, self.members)

    def discard_played(self, table: Table) -> None:
        """boss-battle.boss-turn.played-actions-stay-face-up, until the phase is over."""
        for card in self.played:
            if card in table.seats[self.first].in_play:
                table.take(card, table.seats[self.first].pile(IN_PLAY))
                table.discard(card)
        if self.played:
            self.played = []

    def has_been_played(self, card: Card) -> None:
        self.played = [*self.played, card]

    def order_a_drink(self, table: Table) -> None:
        """One after the other; any member orders it (teams.turn.order-number-by-variant)."""
        if self.orders == NOT_BEGUN:
            table.phase = ORDER_A_DRINK  # turn.order.free-of-charge
            self.skipped = 0
            self.orders = how_many(table, self.present(table, self.members), table.turn == 1)
        elif self.orders == 0:  # since somebody skips the phase
            self.orders = NOT_BEGUN
            return
        members = self.present(table, [member for member in self.members if (self.skipped >> member) & 1 == 0])
        self.orders -= 1
        if self.orders > 0:
            self.at -= 1
        else:
            self.orders = NOT_BEGUN
        if members:
            table.push(OrderADrink(members))

    def begin_to_drink(self, table: Table) -> None:
        table.phase = DRINK_PHASE
        self.skipped = 0
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

    def leave_room_after_drinking(self, table: Table) -> None:
        """Then others of a team drink."""
        if self.thirsty and self.present(table, self.thirsty):
            self.at = THE_DRINKING
        table.push(OpenWindow(self.first))

    def end(self, table: Table) -> None:
        """What happens by itself at the end of a turn, before any Event (kaylin.mood.changes-at-end-of-turn)."""
        self.discard_played(table)
        for member in reversed(self.members):
            turn_up_at(table, TURN_END, member)
            if table.listening & TURN_END:
                set_off(table, TURN_END, [member])

    def count_down(self, table: Table) -> None:
        """Every Event Deck loses a Progress Counter, also after a turn cut short (turn.end.cut-short).

        One is done with, its Event and all, before the next (sea-events.combined.sea-before-dungeon).
        """
        which = self.decks_done
        if which == len(table.event_decks):
            return
        self.decks_done += 1
        self.at -= 1
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
    Turn.buy_alone,
    Turn.discard,
    Turn.buy_in_a_team,
    Turn.draw,
    Turn.leave_room_for_cards,
    Turn.act,
    Turn.leave_room_for_cards,
    Turn.perhaps_act_again,
    Turn.order_a_drink,
    Turn.leave_room_for_cards,
    Turn.begin_to_drink,
    Turn.drink,
    Turn.leave_room_after_drinking,
    Turn.end,
    Turn.count_down,
    Turn.pass_on,
]
SELDOM: Final = [  # nothing comes of these without components, Prizes and teams: they are passed over
    step in (Turn.use_what_is_old, Turn.begin, Turn.buy_alone, Turn.buy_in_a_team, Turn.end) for step in STEPS
]
THE_DRINKING: Final = STEPS.index(Turn.drink)
THE_END: Final = STEPS.index(Turn.end)  # where a turn that is cut short goes on
PHASE_STARTS: Final = {
    DISCARD_AND_DRAW: STEPS.index(Turn.use_what_is_old),
    ACTION_PHASE: STEPS.index(Turn.act),
    ORDER_A_DRINK: STEPS.index(Turn.order_a_drink),
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
    turn = turn_of(table, members, phase)
    actions: list[int] = []
    for member in members:
        clear_away(table, member)
        role = table.places[member].role
        number = half_at_first(role.actions, role, table.turn == 1)
        amends = table.kept or table.seats[member].in_play
        actions.append(amended(table, member, terms.ACTIONS, number) if amends else number)
        if table.kept and lays_combos(table, member):
            turn.combos |= 1 << member
    turn.actions = actions
    table.push(turn)
    rule = "otto.turn.two-phases" if table.active in table.automata else "turn.phases.four-in-fixed-order"
    table.tell("turn", rule, table.active)


def turn_of(table: Table, members: list[int], phase: int) -> Turn:
    """A turn from a phase on; an automaton has two phases alone."""
    if members[0] not in table.automata:
        return Turn(members, PHASE_STARTS[phase])
    from innkeeper.rules.otto.turn import TurnOfAutomaton  # which is a turn

    turn = TurnOfAutomaton(members)
    turn.at = turn.phase_starts()[phase]
    table.phase = ACTION_PHASE if turn.at == 0 else DRINK_PHASE
    return turn


def from_the_leader(table: Table, player: int) -> list[int]:
    """A team in the order in which they sit."""
    members = table.team(player)
    if len(members) == 1:
        return members
    first = next(seat for seat in members if (seat - 1) % len(table.seats) not in members)
    return table.team(first)
