"""Losing the game: running out of Gold, passing out, the last chance, dividing the Gold, winning."""

from innkeeper.rules.artifacts import put_away
from innkeeper.rules.components import note_sums
from innkeeper.rules.payment import give
from innkeeper.rules.responses import Window
from innkeeper.rules.seeing import note_who_sees
from innkeeper.rules.standing import drunkenness
from innkeeper.table.frame import Frame
from innkeeper.table.pile import DRINK_ME_PILE, IN_PLAY
from innkeeper.table.shown import LAST_CHANCE, begin
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import TOKEN
from innkeeper.vocabulary.terms import AT_ANY_TIME, COUNTS_AS_DRUNK, DURING, INN


def is_passing_out(table: Table, seat: int) -> bool:
    """losing.passing-out.condition: equal is enough."""
    body = table.seats[seat].body
    if table.listening & COUNTS_AS_DRUNK:
        return body.alcohol + drunkenness(table, seat) >= body.fortitude
    return body.alcohol >= body.fortitude  # setup.object.survive


def is_broke(table: Table, seat: int) -> bool:
    """losing.no-gold.out; it waits for the end of a Round or contest (losing.deferred-in-gambling-and-contest)."""
    # gambling.no-gold.must-win, drinks.contest.out-of-gold-must-win
    return table.seats[seat].purse.gold == 0 and table.round_at < 0 and table.contests == 0


def is_losing(table: Table, seat: int) -> bool:
    if seat in table.automata:
        return False  # otto.general.cannot-win-or-lose
    return is_passing_out(table, seat) or is_broke(table, seat)


def somebody_is_losing(table: Table) -> bool:
    """Whether it has to be settled who is out."""
    if table.fallen:
        return True
    if table.listening & COUNTS_AS_DRUNK:
        return any(is_losing(table, seat.number) for seat in table.players if not seat.out)
    gold_waits = table.round_at >= 0 or table.contests > 0
    for seat in table.players:
        if not seat.out:
            body = seat.body
            if body.alcohol >= body.fortitude or (seat.purse.gold == 0 and not gold_waits):
                return True
    return False


class LastChance(Frame):
    """Everything played has resolved: each losing player, from the active one, may play on to be saved or to strike.

    Whoever is brought into danger meanwhile, also anew, has a last chance too, and loses together with the others.
    """

    def __init__(self, only: int = -1) -> None:
        self.only = only  # it has to be known of this player alone, while a card waits; -1: of all
        self.had_it: list[int] = []

    def copy(self) -> Frame:
        twin = LastChance(self.only)
        twin.had_it = self.had_it.copy()
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        begin(LAST_CHANCE, self.had_it[-1] if self.had_it else -1, 0, code)
        code += [0, 0, 0]
        return 1

    def step(self, table: Table) -> None:
        self.had_it = [seat for seat in self.had_it if is_losing(table, seat)]  # losing.saved-if-recovered
        for seat in at_stake(table, self.only):
            if seat not in self.had_it and is_losing(table, seat):  # losing.last-chance-attacks-count
                self.had_it += table.team(seat)  # a team together
                table.tell("in-danger", "losing.last-chance", seat)
                window = Window(AT_ANY_TIME | DURING, seat, -1, "losing.last-chance")
                window.only = table.masks[seat]
                table.push(window)
                return
        table.pop()
        settle_losses(table, self.only)


def at_stake(table: Table, only: int) -> list[int]:
    """Whose danger is to be settled, from the active player: everybody's, or that of one player or team alone."""
    players = people(table)
    return players if only == -1 else [seat for seat in players if seat in table.team(only)]


def people(table: Table) -> list[int]:
    """Those still in the game who can win and lose, from the active player (otto.general.cannot-win-or-lose)."""
    players = table.clockwise_from(table.active)
    return [seat for seat in players if seat not in table.automata] if table.automata else players


def settle_losses(table: Table, only: int) -> None:
    """First find who passes out, divide their Gold, then count the broke (losing.simultaneous.*)."""
    players = people(table)
    # losing.simultaneous.passing-out-determined-first, losing.both-at-once-is-passing-out
    passing = [seat for seat in at_stake(table, only) if is_passing_out(table, seat)]
    for seat in passing:
        table.tell("passes-out", "losing.passing-out.condition", seat)
        leave_the_game(table, seat)
    if table.contests > 0:
        return  # drinks.contest.passed-out-split-delayed
    divide_gold(table, passing)  # losing.simultaneous.no-gold-checked-afterwards, losing.simultaneous.share-can-save
    broke = [seat for seat in at_stake(table, only) if is_broke(table, seat)]
    for seat in broke:
        table.tell("is-broke", "losing.no-gold.out", seat)
        leave_the_game(table, seat)
    if only >= 0 and any(is_losing(table, seat) for seat in table.clockwise_from(table.active)):
        table.fallen = table.fallen + passing + broke  # the others' danger is settled later; they may yet tie
        return
    find_winner(table, table.fallen + players)
    table.fallen = []


def leave_the_game(table: Table, number: int) -> None:
    """Out for good; the Drink Me! Pile is discarded, and a Round of Gambling goes on without this player."""
    seat = table.seats[number]
    seat.out = True
    table.note_who_is_in()
    while seat.drink_me:
        table.discard(table.take_top(seat.pile(DRINK_ME_PILE)))  # losing.drink-me-pile-discarded
    if seat.in_play:
        while seat.in_play:
            table.discard(table.take_top(seat.pile(IN_PLAY)))
        note_who_sees(table)
        note_sums(table, number, "losing.out-if-not-saved")
    for first in table.held:
        while table.piles[first + number].cards:
            table.discard(table.take_top(first + number))
    give_back_tokens(table, number)
    if table.stashes >= 0:
        put_away(table, number)
    for frame in table.stack:
        frame.player_is_out(number)


def give_back_tokens(table: Table, seat: int) -> None:
    """The tokens that somebody holds who is out lie with nobody (setup.character.remy-marks)."""
    for kept in table.kept:
        if kept.component.kind == TOKEN:
            held = table.numbers[kept.number + seat]
            table.numbers[kept.number + seat] = 0
            if held:
                table.tell("component", "losing.out-if-not-saved", seat, whom=0, amount=-held, component=kept.component)


def divide_gold(table: Table, fallen: list[int]) -> None:
    """Half, rounded up, to the Inn; the rest in equal shares to those not passing out; what is over to the Inn."""
    sharing: list[int] = []  # losing.simultaneous.share-among-not-passing-out
    for number in people(table):
        if table.seats[number].side not in sharing:
            sharing.append(table.seats[number].side)
    for number in fallen:
        purse = table.seats[number].purse
        gold = purse.gold
        if gold == 0:
            continue
        purse.gold = 0
        share = (gold // 2) // len(sharing) if sharing else 0  # losing.passing-out.half-to-inn-rounded-up
        for side in sharing:
            table.purses[side].gold += share
        give(table, INN, gold - share * len(sharing))  # losing.passing-out.remainder-to-inn
        table.tell("gold-divided", "losing.passing-out.rest-split-evenly", number, whom=share, amount=gold)


def find_winner(table: Table, players: list[int]) -> None:
    """The last side standing wins; if all who were left lose together, they tie (losing.tie-if-all-lose)."""
    left = people(table)  # otto.general.last-human-wins-at-once
    if not left:
        table.over = True
        table.winners = players
        table.tell("tie", "losing.tie-if-all-lose")
    elif all(table.seats[seat].side == table.seats[left[0]].side for seat in left):
        table.over = True
        table.winners = [seat.number for seat in table.seats if seat.side == table.seats[left[0]].side]
        table.tell("wins", "losing.last-player-wins", left[0])
