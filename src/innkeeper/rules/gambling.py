"""Gambling: antes, gos, taking control, leaving, being forced out, winning the pot."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.answering import on_win
from innkeeper.rules.ante import Ante
from innkeeper.rules.artifacts import discard_from_pot, follow_gold
from innkeeper.rules.champions import ChooseChampions
from innkeeper.rules.conditions import current_round
from innkeeper.rules.event_revealed import EventRevealed
from innkeeper.rules.otto.deck import renew_after_a_round
from innkeeper.rules.payment import give, note_gain
from innkeeper.rules.pending import takes_part
from innkeeper.rules.playing import PlayCard, announce
from innkeeper.rules.prizes import ChoosePrize, take_prize, who_chooses_in_stead
from innkeeper.rules.responses import Decision, Window
from innkeeper.rules.round import Round
from innkeeper.rules.triggers import set_off
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.question import PLAY, Option
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import AFTER_POT, AFTER_WIN, AT_ANY_TIME, DURING, INN, LOST_A_ROUND, ON_YOUR_GO, POT


class RoundOfGambling(Round):
    """From the opening antes to the pot; the turn stands still meanwhile (gambling.start.normal-play-suspended).

    Its steps are listed below.
    """

    def __init__(self, starter: int = -1) -> None:
        super().__init__(starter)
        self.at = 0

    def copy(self) -> Frame:
        return self.copy_round(RoundOfGambling(self.starter))

    def copy_round(self, twin: "RoundOfGambling") -> Frame:
        twin.gamblers = self.gamblers
        twin.took_part = self.took_part
        twin.control = self.control
        twin.locked = self.locked
        twin.passed = self.passed
        twin.next_go = self.next_go
        twin.anteing = self.anteing
        twin.may_be_left = self.may_be_left
        twin.in_blood = self.in_blood
        twin.winner = self.winner
        twin.taker = self.taker
        twin.prize_to = self.prize_to
        twin.ended = self.ended
        twin.at = self.at
        return twin

    def settled(self) -> bool:
        """Passing out does not wait for the end of the Round."""
        return not self.anteing and not self.ended

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def add_prize(self, table: Table) -> None:
        """Before all else, so that everybody knows what is at stake (prizes.round.added-before-ante)."""
        if table.prizes >= 0:
            by_event = isinstance(table.stack[table.round_at - 1], EventRevealed)
            chooser = table.active if by_event else self.starter  # prizes.round.event-started-round
            if table.places[chooser].nature.has_purse:  # otto.other.starts-round-without-prize
                table.push(ChoosePrize(who_chooses_in_stead(table, chooser)))

    def gather(self, table: Table) -> None:
        """Everybody takes part; of teams their Champions do (teams.champion.gambling-starter-is-champion)."""
        if table.shared:
            table.push(ChooseChampions(self.starter))  # teams.champion.required-for-gambling
        else:
            self.gamblers = table.clockwise_from(self.starter)

    def take_champions(self, table: Table, champions: list[int]) -> None:
        """teams.gambling.only-champions-take-part."""
        self.gamblers = [seat for seat in table.clockwise_from(self.starter) if seat in champions]

    def open(self, table: Table) -> None:
        """All of them ante 1 Gold; the starter is in control (gambling.start.starter-in-control)."""
        # gambling.ante.one-gold-each, teams.turn-ends.absent-player-may-be-champion
        self.gamblers = [seat for seat in self.gamblers if takes_part(table, seat)]
        self.control = self.starter if self.starter in self.gamblers else -1
        self.next_go = self.starter
        self.ante(table, self.starter, 1, "gambling.ante.one-gold-each")

    def ante(self, table: Table, demander: int, amount: int, rule: str) -> None:
        """All still in the Round ante, from the one whose card demands it (gambling.ante.raise)."""
        self.anteing = True
        table.push(Ante(demander, amount, rule))

    def note_who_takes_part(self, table: Table) -> None:
        """Who has anted, or had it anted; who has left instead takes no part."""
        self.took_part = self.gamblers

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_win(table, seat, play, self)

    def go_round(self, table: Table) -> None:
        """One go after the other, until it is won or stopped; before each go it is seen whether somebody has lost."""
        if not self.ended:
            self.at = THE_GOS
            if self.anteing:
                self.anteing = False
            else:
                self.next_player(table)

    def next_player(self, table: Table) -> None:
        """Clockwise, until all others have passed or one is left."""
        # gambling.end.all-others-pass, gambling.only-one-left-wins
        waiting = [seat for seat in self.gamblers if seat != self.control and seat not in self.passed]
        if len(self.gamblers) == 1:
            # gambling.force-out.last-response-before-end
            self.win(table, self.gamblers[0], "gambling.only-one-left-wins")
        elif not waiting:
            if self.control >= 0:
                self.win(table, self.control, "gambling.end.all-others-pass")  # gambling.end.immediately-on-last-pass
            else:
                self.end(table, INN, "gambling.leave.no-winner-pot-to-inn")
        else:
            self.next_go = self.left_of(table, self.next_go)
            if self.next_go != self.control:
                self.give_go(table, self.next_go)

    def give_go(self, table: Table, seat: int) -> None:
        table.push(go_of(table, seat))

    def left_of(self, table: Table, seat: int) -> int:
        """The next player to the left who is still in the Round."""
        count = len(table.seats)
        for i in range(1, count + 1):
            other = (seat + i) % count
            if other in self.gamblers:
                return other
        return seat

    def take_control(self, table: Table, seat: int, card: Card, locks: bool) -> None:
        """Whoever takes control holds it until another does (gambling.play.card-takes-control)."""
        self.control = seat
        self.locked = locks  # gambling.winning-hand.lock-lifted-by-cheating
        self.passed = []
        table.tell("takes-control", "gambling.play.card-takes-control", seat, card)

    def pass_go(self, table: Table, seat: int) -> None:
        """Passing is not leaving (gambling.play.pass-is-not-leaving)."""
        self.passed = [*self.passed, seat]
        table.tell("passes", "gambling.play.card-or-pass", seat)

    def win(self, table: Table, seat: int, rule: str) -> None:
        """The Round is over at once; winning comes before collecting."""
        # timing.sequential.winning-precedes-collecting
        self.winner = seat
        self.ended = True
        table.tell("wins-round", rule, seat, amount=table.pot)

    def end(self, table: Table, to: int, rule: str) -> None:
        """Nobody wins; the pot goes to the Inn, or to who took it."""
        self.winner = -1
        self.taker = to if to >= 0 else -1
        self.ended = True
        if to < 0:
            table.tell("round-ends", rule, whom=to, amount=table.pot)
            self.hand_over_pot(table, to)
            if table.stashes >= 0:
                follow_gold(table, to)

    def go_on(self, seat: int) -> None:
        """The win is undone and the Round goes on, with this player in control."""
        self.winner = -1
        self.ended = False
        self.next_go = seat
        self.at = THE_GOS

    def let_others_answer_the_win(self, table: Table) -> None:
        """Before the pot is collected (timing.sequential.winning-precedes-collecting)."""
        if self.winner >= 0:
            rule = "gambling.end.no-more-cards-after-last-pass"
            table.push(Window(AFTER_WIN, table.active, len(table.stack) - 1, rule))

    def let_others_answer_the_taking(self, table: Table) -> None:
        """Whoever takes the pot, as winner or otherwise, may be answered once more."""
        # card-notes.enough-goons.whitehawk-may-take-half, card-notes.my-tip.whitehawk-may-take-half
        if self.behind(-1) >= 0 and table.pot and table.moments & AFTER_POT:
            rule = "timing.sequential.winning-precedes-collecting"
            table.push(Window(AFTER_POT, table.active, len(table.stack) - 1, rule))

    def close(self, table: Table) -> None:
        """The winner takes the pot, and the turn goes on."""
        # gambling.end.winner-takes-pot, gambling.end.resume-at-order-phase
        gainers: list[int] = []
        taker = self.behind(-1)
        if taker >= 0 and not takes_part(table, taker):
            out = table.seats[taker].out  # before collecting
            self.end(table, INN, "losing.out-if-not-saved" if out else "turn.end.cut-short")
        elif taker >= 0 and not table.places[taker].nature.has_purse:
            if table.stashes >= 0:
                discard_from_pot(table)
            self.end(table, INN, "otto.general.gold-paid-to-otto-goes-to-inn")
        elif taker >= 0:
            if table.pot:
                self.tell_who_takes_it(table, taker)
                gainers = [taker]
            self.hand_over_pot(table, taker)
        table.pop()
        table.round_at = -1
        renew_after_a_round(table)
        if table.stashes >= 0 and gainers:
            follow_gold(table, taker)
        note_gain(table, gainers)
        if table.listening & LOST_A_ROUND:
            # team-characters.pooky.mood-worsens-on-lost-gambling
            set_off(table, LOST_A_ROUND, [seat for seat in self.took_part if seat != self.winner])

    def hand_over_pot(self, table: Table, to: int) -> None:
        """All its Gold, and the Prize with it, which is no Gold (prizes.pot.prize-is-not-gold)."""
        # prizes.pot.stealing-last-gold-does-not-win-prize: also where no Gold is left
        give(table, to, table.pot)
        table.pot = 0
        if table.prizes >= 0:
            take_prize(table, self.prize_to if to >= 0 and self.prize_to >= 0 else to)

    def tell_who_takes_it(self, table: Table, taker: int) -> None:
        """The winner, who took it in the winner's stead, or who ended the Round."""
        if self.taker < 0:
            table.tell("collects", "gambling.end.winner-takes-pot", taker, amount=table.pot)
        elif self.winner >= 0:
            table.tell("takes", "timing.sequential.winning-precedes-collecting", taker, whom=POT, amount=table.pot)
        else:
            table.tell("round-ends", "wench-tip.ends-the-round", whom=taker, amount=table.pot)


STEPS: Final[list[Callable[[RoundOfGambling, Table], None]]] = [
    RoundOfGambling.add_prize,
    RoundOfGambling.gather,
    RoundOfGambling.open,
    RoundOfGambling.note_who_takes_part,
    RoundOfGambling.go_round,
    RoundOfGambling.let_others_answer_the_win,
    RoundOfGambling.let_others_answer_the_taking,
    RoundOfGambling.close,
]
THE_GOS: Final = STEPS.index(RoundOfGambling.go_round)
OPENING: Final = STEPS[:THE_GOS]  # what comes before and after them, whatever is played
CLOSING: Final = STEPS[THE_GOS + 1 :]


def go_of(table: Table, gambler: int, what: str = "go", rule: str = "gambling.play.card-or-pass") -> "Go":
    """A go, of a player or of an automaton."""
    if gambler not in table.automata:
        return Go(gambler, table.round_at, what, rule)
    from innkeeper.rules.otto.gambling import GoOfAutomaton  # which is a go

    return GoOfAutomaton(gambler, table.round_at, what, rule)


class Go(Decision):
    """One player's go: a Gambling or Cheating Card, or pass (gambling.play.card-or-pass)."""

    def __init__(
        self, gambler: int = -1, over: int = -1, what: str = "go", rule: str = "gambling.play.card-or-pass"
    ) -> None:
        super().__init__(gambler, AT_ANY_TIME | DURING, what, rule)
        self.own_moments = ON_YOUR_GO
        self.rule_for_others = "gambling.leave.sometimes-and-anytime-still-allowed"
        self.over = over

    def copy(self) -> Frame:
        return self.copy_onto(Go())

    def settled(self) -> bool:
        return True

    def step(self, table: Table) -> None:
        current = current_round(table)
        assert current is not None
        if current.ended or self.first not in current.gamblers:
            table.pop()
        else:
            super().step(table)

    def decided(self, table: Table, seat: int, option: Option) -> None:
        current = current_round(table)
        assert current is not None
        table.pop()
        if option.what == PLAY:
            played = PlayGamblingCard(option.card, seat, option.mode)
            announce(table, played, option, -1)
        else:
            current.pass_go(table, seat)  # gambling.play.pass-always-allowed


class PlayGamblingCard(PlayCard):
    """A Gambling or Cheating Card takes control when it resolves; a Negated one counts as a pass.

    Its steps are listed below.
    """

    def copy(self) -> Frame:
        return self.copy_played(PlayGamblingCard(self.card, self.player, self.mode))

    def step(self, table: Table) -> None:
        take_step = STEPS_OF_A_CARD[self.at]
        self.at += 1
        take_step(self, table)

    def take_control(self, table: Table) -> None:
        current = current_round(table)
        if self.play().borrows:
            return  # card-notes.my-friend-will-play-this-hand.nothing-to-discard-is-a-pass: the borrowed card does
        if not self.negated and current is not None and current.can_be_affected_by(self.player):
            # gambling.play.card-may-do-more, gambling.start.dual-use-card
            current.take_control(table, self.player, self.card, self.play().followed_by_cheating)

    def be_negated(self, table: Table) -> None:
        super().be_negated(table)
        current = current_round(table)
        if current is not None and current.can_be_affected_by(self.player):
            if self.again:
                current.give_go(table, self.player)  # wizgille.time-warp.replacement-play
            else:
                current.pass_go(table, self.player)

    def be_discarded(self, table: Table) -> None:
        super().be_discarded(table)
        self.be_done(table)

    def be_done(self, table: Table) -> None:
        """The Round hears that the card has been carried out."""
        current = current_round(table)
        if not self.negated and not self.play().borrows and current is not None:
            current.card_is_done(table, self.player, self.play())


STEPS_OF_A_CARD: Final[list[Callable[[PlayGamblingCard, Table], None]]] = [
    PlayGamblingCard.be_joined,
    PlayGamblingCard.have_champions_named,
    PlayGamblingCard.let_everybody_respond,
    PlayGamblingCard.take_control,
    PlayGamblingCard.resolve,
]
