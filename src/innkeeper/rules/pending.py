"""What waits to happen and may be answered: a card played, losses, payments, Drinks; and who is behind it."""

from typing import Final

from innkeeper.rules.drink import Drink
from innkeeper.rules.frames import AsksOnce
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import (
    ACTION,
    ANYTIME,
    CHEATING,
    EVERYONE,
    FORTITUDE,
    GAMBLERS,
    GAMBLING,
    GOLD,
    ME,
    OTHERS,
    PICKED,
    SOMETIMES,
    SOURCE,
)

NOBODY_ELSE: Final[list[int]] = []

# By which rule a card of a kind may be played.
PLAYED_BY: Final = {
    ACTION: "turn.action.announce-title",
    SOMETIMES: "cards.sometimes.only-under-their-condition",
    ANYTIME: "cards.anytime.at-any-time",
    GAMBLING: "gambling.play.card-or-pass",
    CHEATING: "gambling.play.card-or-pass",
}


class Loss:
    """The Fortitude loss that a card is about to cause somebody: one attack, however many of its effects hit them.

    It keeps its source however often it is redirected.
    """

    # wizgille.gear.same-target-is-one-attack

    def __init__(self, victim: int = -1, effects: list[int] = NOBODY_ELSE) -> None:
        self.victim = victim
        self.effects = effects  # which effects of the card; the amounts are read when the first is carried out
        self.halves = 0
        self.reduced_to = -1
        self.reduced_by = 0
        self.answered_by = 0  # the seats that have played a card to reduce or Ignore it, as a mask
        self.guarded = False  # it can be reduced, Ignored and redirected no further

    def amount(self, printed: int) -> int:
        """What is left of the printed amount; halves are rounded up."""
        amount = printed
        for _ in range(self.halves):
            amount = (amount + 1) // 2
        if self.reduced_to >= 0:
            amount = min(amount, self.reduced_to)
        return max(0, amount - self.reduced_by)

    def copy(self) -> "Loss":
        twin = Loss(self.victim, self.effects)
        twin.halves = self.halves
        twin.reduced_to = self.reduced_to
        twin.reduced_by = self.reduced_by
        twin.answered_by = self.answered_by
        twin.guarded = self.guarded
        return twin


class Hit:
    """A Fortitude loss really taken: by whom, from whose card, and whether the victim had tried to be spared."""

    def __init__(self, victim: int = -1, source: int = -1, answered: bool = False) -> None:
        self.victim = victim
        self.source = source
        self.answered = answered  # with a card that reduces or Ignores, even if that was Negated


class Due:
    """Gold that somebody is about to pay: how much, to whom, and who covers it."""

    def __init__(self, payer: int = -1, amount: int = 0, to: int = -1) -> None:
        self.payer = payer
        self.amount = amount
        self.to = to
        self.covered = False
        self.covered_by = 0  # INN or NOWHERE
        self.void = False  # its payer has left the Round instead of anteing; or one of the two takes no part any more

    def open(self) -> bool:
        return not self.covered and not self.void

    def copy(self) -> "Due":
        twin = Due(self.payer, self.amount, self.to)
        twin.covered = self.covered
        twin.covered_by = self.covered_by
        twin.void = self.void
        return twin


def is_absent(table: Table, seat: int) -> bool:
    """Whose turn was cut short, or who has gone for a while: this player plays no card and Ignores everything."""
    # turn.end.cut-short, teams.turn-ends.no-more-cards-this-turn, teams.turn-ends.ignores-everything-personally
    return (table.away >> seat) & 1 == 1


def takes_part(table: Table, seat: int) -> bool:
    """Neither out of the game nor absent: can be asked, win, and be paid."""
    return not table.seats[seat].out and (table.away >> seat) & 1 == 0


def same_side(table: Table, seat: int, other: int) -> bool:
    """Whether two play for the same side; nobody is on no side."""
    return other >= 0 and table.seats[seat].side == table.seats[other].side


class Resolving(Frame):
    """A card whose instructions wait or are being carried out, by a cursor into its effects."""

    def __init__(self, card: Card = NO_CARD, player: int = -1) -> None:
        self.card = card
        self.player = player  # who played it; of an Event: who revealed it
        self.source = -1  # who is behind what it answers; -1: nobody
        self.cursor = 0
        self.negated = False
        self.more = 0  # by so much every number of it has grown
        self.ignored = 0  # the seats that Ignore it, as a mask
        self.losses: list[Loss] = []

    def effects(self) -> list[Effect]:
        raise NotImplementedError

    def rule(self) -> str:
        """The rule by which its instructions are carried out: what comes of them is told with it."""
        raise NotImplementedError

    def finished(self) -> bool:
        return self.negated  # negate.card-does-not-resolve

    def is_a_cause(self) -> bool:
        return True

    def be_ignored_by_the_absent(self, table: Table) -> None:
        """Whoever is absent Ignores it (teams.turn-ends.ignores-everything-personally)."""
        self.ignored |= table.away

    def is_ignored_by(self, seat: int) -> bool:
        return (self.ignored >> seat) & 1 == 1

    def whom(self, table: Table, effect: Effect) -> list[int]:
        """Whom an effect falls on."""
        who = effect.who
        if who == ME:
            return NOBODY_ELSE if table.seats[self.player].out else [self.player]
        if who == OTHERS:
            return table.opponents(self.player)
        if who == EVERYONE:
            return table.clockwise_from(self.player)
        return NOBODY_ELSE

    def is_own_of(self, seat: int) -> bool:
        """Whether this seat has played it, and so pays what it says; no player is behind an Event."""
        return False

    def affects(self, table: Table, seat: int) -> int:
        """What of this seat's it could change directly, also at the limits (affects.at-limit-still-counts)."""
        if self.is_ignored_by(seat):
            return 0
        found = 0
        effects = self.effects()
        for i in range(self.cursor, len(effects)):  # of an Event, what was passed over does not count
            effect = effects[i]
            # affects.changing-a-drink-is-indirect, affects.negating-is-indirect, affects.ante-is-not-affecting-gold
            touched = 0 if effect.is_spread() else effect.affects()
            if touched and seat in self.whom(table, effect):
                found |= touched
        for loss in self.losses:
            if loss.victim == seat and not loss.guarded:
                found |= FORTITUDE
        if self.is_own_of(seat):
            found &= ~GOLD  # ignore.gold.not-on-own-card
        return found

    def copy_onto(self, twin: "Resolving") -> None:
        twin.cursor = self.cursor
        twin.negated = self.negated
        twin.more = self.more
        twin.ignored = self.ignored
        twin.losses = [loss.copy() for loss in self.losses]


class CardPlayed(Resolving):
    """A Character Card that has been played: by whom, which of its uses, on whom, in answer to what."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, mode: int = 0) -> None:
        super().__init__(card, player)
        self.mode = mode
        self.targets = NOBODY_ELSE
        self.answering = -1  # where in the stack lies what it answers; -1: nothing
        self.on = -1  # which of the Drinks, losses, hits or dues there
        self.hits: list[Hit] = []
        self.again = False  # Negated, and its player may play another of its kind in its place
        self.joined = NO_CARD  # the card that has joined it, of a side deck …
        self.joined_targets = NOBODY_ELSE  # … and whom that one picks

    def play(self) -> Play:
        return self.card.face.plays[self.mode]

    def effects(self) -> list[Effect]:
        """Of two that are joined, those of both (wizgille.device.one-combined-card)."""
        effects = self.card.face.plays[self.mode].effects
        added = self.joined.face.adds
        return effects if added is None else effects + added.effects

    def named_by(self, effect: Effect) -> list[int]:
        """Those who were picked for an effect (wizgille.gear.independent-targets)."""
        added = self.joined.face.adds
        return self.joined_targets if added is not None and effect in added.effects else self.targets

    def is_own_of(self, seat: int) -> bool:
        return seat == self.player

    def rule(self) -> str:
        gambles = self.card.face.plays[self.mode].kind & (GAMBLING | CHEATING)
        return "gambling.play.card-may-do-more" if gambles else "turn.action.resolve-then-discard"

    def everybody_named(self) -> list[int]:
        """Those whom it picks, and those whom what has joined it picks."""
        return self.targets + [seat for seat in self.joined_targets if seat not in self.targets]

    def whom(self, table: Table, effect: Effect) -> list[int]:
        who = effect.who
        if who == PICKED:
            return [seat for seat in self.named_by(effect) if not table.seats[seat].out]
        if who == SOURCE:
            return NOBODY_ELSE if self.source < 0 or table.seats[self.source].out else [self.source]
        if who == GAMBLERS:
            return NOBODY_ELSE
        return super().whom(table, effect)


class PaymentDue(AsksOnce):
    """Payments made at once. Each payer may have the own one covered."""

    def __init__(self, card: Card = NO_CARD, rule: str = "") -> None:
        super().__init__()
        self.card = card  # because of which card; none: the bill for new Drinks
        self.rule = rule  # why it is due
        self.dues: list[Due] = []
        self.ante = False
        self.for_drinks = False
        self.asks_the_penniless = False
        self.winnings = False  # of a contest: paid by and to those who have passed out in it, too


class HitsTaken(AsksOnce):
    """Losses that have just been taken: their victims may strike back."""

    def __init__(self, card: Card = NO_CARD) -> None:
        super().__init__()
        self.card = card  # by which card
        self.hits: list[Hit] = []

    def is_a_cause(self) -> bool:
        return True


class GoldGained(AsksOnce):
    """Gold that has just been gained, and by whom."""

    def __init__(self, gainers: list[int] = NOBODY_ELSE) -> None:
        super().__init__()
        self.gainers = gainers


class DrinksRevealed(Frame):
    """Drinks that lie open, with their last Chaser, and are about to be taken."""

    def __init__(self, first: int = -1) -> None:
        self.first = first  # from whom players are asked
        self.drinks: list[Drink] = []

    def is_a_cause(self) -> bool:
        return True


class EventRevealed(Resolving):
    """An Event that lies open."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, chapter: str = "") -> None:
        super().__init__(card, player)
        self.chapter = chapter  # of the rulebook, about the Event Deck it is of; empty: it is of the Drink Deck

    def effects(self) -> list[Effect]:
        event = self.card.face.event
        assert event is not None
        return event


class Round(Frame):
    """A Round of Gambling: who is still in, who is in control, and how it stands."""

    def __init__(self, starter: int = -1) -> None:
        self.starter = starter
        self.gamblers: list[int] = []
        self.control = -1
        self.locked = False  # the last card that took control can be followed by a Cheating Card alone
        self.passed: list[int] = []  # who has passed since control last changed
        self.next_go = -1
        self.anteing = False
        self.may_be_left = True  # by choice, in place of an ante
        self.winner = -1
        self.robbed = False  # somebody has taken the pot in the winner's stead
        self.ended = False  # won, or stopped by a card: nobody may affect it any more
