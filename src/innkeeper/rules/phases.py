"""What is done in the phases of a turn: discarding and drawing, an Action, ordering a Drink, who drinks next."""

from typing import Final

from innkeeper.rules.combos import has_combo
from innkeeper.rules.drink_deck import drink_orders, place_drink
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.hand import discard
from innkeeper.rules.pending import NOBODY_ELSE as NOBODY
from innkeeper.rules.pending import takes_part
from innkeeper.rules.playing import play_card
from innkeeper.rules.responses import Decision, Window
from innkeeper.rules.serving import DrinkFromPile
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.question import GIVE, PASS, PLAY, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import AS_ACTION, AS_COMBO, AT_ANY_TIME, DURING

NOT_BEGUN: Final = -1
OPEN: Final = AT_ANY_TIME | DURING  # what may be played where nothing waits for an answer


def is_turn_over(table: Table, player: int) -> bool:
    """The player is out, or the turn was cut short (turn.end.cut-short); of a team, all are."""
    # teams.turn-ends.only-that-player-stops
    if table.away == 0:
        return table.seats[player].out
    return len([member for member in table.team(player) if takes_part(table, member)]) == 0


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


class WhoseTurn(Frame):
    """A turn: who takes it, one player or a team, and what each of them has still to do."""

    def __init__(self, members: list[int] = NOBODY) -> None:
        self.members = members
        self.first = members[0] if members else -1  # of them, or the player alone
        self.actions = NOBODY  # how many each member may still play (turn.action.at-most-one)
        self.acted = 0  # who has played one, as a mask
        self.combos = 0  # who may still lay a Combo, as a mask
        self.played: list[Card] = []  # Actions of a Boss that stay face up until the phase is over
        self.orders = NOT_BEGUN  # so many Drinks are still to be ordered
        self.thirsty = NOBODY  # who is still to drink
        self.decks_done = 0  # so many Event Decks are done with
        self.again: list[list[int]] = []  # which phases come once more, each with the member who has it
        self.skipped = 0  # the members who skip the phase that is going on, as a mask

    def present(self, table: Table, seats: list[int]) -> list[int]:
        """Those of these members who take part in what is left of the turn."""
        if table.away == 0 and not table.seats[self.first].out:
            return seats
        return [seat for seat in seats if takes_part(table, seat)]

    def amends_action_of(self, table: Table, seat: int) -> bool:
        """All that somebody plays; of a Boss the first one alone."""
        # team-characters.natyli.boss-power-jinx-first-action-only, …non-boss-power-jinx-every-action
        return not table.places[seat].role.boss or (self.acted >> seat) & 1 == 0

    def add_actions(self, seat: int, number: int) -> None:
        """A member may play more Actions, or fewer."""
        which = self.members.index(seat)
        self.actions = [max(left, 0) + number if i == which else left for i, left in enumerate(self.actions)]

    def able_to_act(self, table: Table) -> list[int]:
        """The members who may still play an Action."""
        able = [member for i, member in enumerate(self.members) if self.actions[i] > 0]
        if self.combos:  # team-characters.halden.action-and-combo-interleave
            able += [member for member in self.members if member not in able and self.may_lay_combo(table, member)]
        return self.present(table, able)

    def may_lay_combo(self, table: Table, member: int) -> bool:
        """Whether a member has not laid a Combo yet, and has one in front."""
        return (self.combos >> member) & 1 == 1 and has_combo(table, member)

    def have_drink(self, table: Table, seat: int) -> None:
        self.thirsty = [other for other in self.thirsty if other != seat]
        table.push(DrinkFromPile(seat))


class PhaseDecision(Decision):
    """What those whose turn it is do in a phase; if the turn is over meanwhile, nothing is decided."""

    def __init__(self, players: list[int], moments: int, what: str, rule: str) -> None:
        super().__init__(players[0] if players else -1, moments, what, rule)
        for player in players:
            self.deciders |= 1 << player

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        # teams.turn-ends.only-that-player-stops
        if table.away or table.seats[self.first].out:
            for seat in self.who_decide():
                if not takes_part(table, seat):
                    self.deciders &= ~(1 << seat)
        if self.deciders:
            super().step(table)
        else:
            table.pop()


class ChooseDiscards(PhaseDecision):
    """Discard any number of cards; from the first card on until all have drawn, this is closed to everybody.

    Teammates discard in any order, and only when all have done so they draw, all of them.
    """

    # turn.discard-draw.no-plays-until-drawn, teams.turn.discard-then-refill-simultaneously

    def __init__(self, players: list[int] = NOBODY) -> None:
        super().__init__(players, OPEN, "discard", "turn.discard-draw.discard-any-number")
        self.rule_for_others = "turn.discard-draw.anytime-before-discarding"
        self.closed = False  # somebody has discarded

    def copy(self) -> Frame:
        twin = ChooseDiscards()
        twin.closed = self.closed
        return self.copy_onto(twin)

    def awaits(self, seat: int) -> int:
        return 0 if self.closed else super().awaits(seat)  # turn.discard-draw.no-plays-until-drawn

    def question_for(self, table: Table, seat: int, over: Frame | None) -> Question | None:
        if not self.closed:
            return super().question_for(table, seat, over)
        if not self.decides(seat) or not table.seats[seat].hand:
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
        self.deciders &= ~(1 << seat)
        if not self.deciders:
            table.pop()

    def close(self, table: Table) -> None:
        """Nobody has anything to discard."""
        table.pop()


class ChooseAction(PhaseDecision):
    """Play one Action Card, or none (turn.action.optional). Who passes is asked again after a teammate's Action."""

    # teams.turn.one-action-each-in-any-order, teams.turn.advance-only-together

    def __init__(self, players: list[int] = NOBODY, combos: int = 0, spent: int = 0) -> None:
        super().__init__(players, OPEN, "action", "turn.action.at-most-one")
        self.own_moments = AS_ACTION
        self.combos = combos  # who may lay a Combo, as a mask …
        self.spent = spent  # … and of these who has no Action left

    def copy(self) -> Frame:
        return self.copy_onto(ChooseAction(NOBODY, self.combos, self.spent))

    def moments_for(self, seat: int) -> int:
        found = super().moments_for(seat)
        if (self.combos >> seat) & 1:
            found |= AS_COMBO
        return found & ~AS_ACTION if (self.spent >> seat) & 1 else found

    def is_own(self, option: Option) -> bool:
        return option.card.face.plays[option.mode].moment & (AS_ACTION | AS_COMBO) != 0

    def is_for_each(self) -> bool:
        return True

    def decided(self, table: Table, seat: int, option: Option) -> None:
        table.pop()
        turn = table.stack[-1]
        assert isinstance(turn, WhoseTurn)
        if option.what == PLAY:
            if option.card.face.plays[option.mode].moment == AS_COMBO:
                turn.combos &= ~(1 << seat)
            else:
                turn.add_actions(seat, -1)  # teams.turn.action-not-transferable
            play_card(table, seat, option, -1)
            turn.acted |= 1 << seat
        else:
            turn.actions = [0 for _ in turn.members]
            turn.combos = 0


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
        assert isinstance(turn, WhoseTurn)
        thirsty = turn.present(table, turn.thirsty)
        options = [Option(GIVE, value=seat) for seat in thirsty]
        rule = "teams.turn.each-drinks-in-any-order"
        members = turn.present(table, turn.members)
        table.questions = [Question(seat, "drink-next", rule, True, options) for seat in members]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        turn = table.stack[0]
        assert isinstance(turn, WhoseTurn)
        table.pop()
        turn.have_drink(table, option.value)
