"""What waits to happen and may be answered: what cards played and Events have in common."""

from typing import Final

from innkeeper.rules.loss import Loss
from innkeeper.rules.round import Round
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.conditions import Condition
from innkeeper.vocabulary.effects import (
    BorrowCard,
    CallMinion,
    CheckTraps,
    ChooseOne,
    DiscardCards,
    DiscardDrinks,
    DivideCards,
    Effect,
    GiveCards,
    LoseEquipped,
    Pay,
    RevealCards,
)
from innkeeper.vocabulary.terms import (
    ACTION,
    ALCOHOL,
    ANYTIME,
    CHEATING,
    EVERYONE,
    FOES,
    FORTITUDE,
    GAMBLERS,
    GAMBLING,
    GOLD,
    HEROES,
    ME,
    OTHERS,
    PICKED,
    SERVED,
    SOMETIMES,
    VILLAINS,
)

NOBODY_ELSE: Final[list[int]] = []
WHOLE: Final = [-1]  # of what lies open: all of it; shared, never changed

# By which rule a card of a kind may be played.
PLAYED_BY: Final = {
    ACTION: "turn.action.announce-title",
    SOMETIMES: "cards.sometimes.only-under-their-condition",
    ANYTIME: "cards.anytime.at-any-time",
    GAMBLING: "gambling.play.card-or-pass",
    CHEATING: "gambling.play.card-or-pass",
}


def is_absent(table: Table, seat: int) -> bool:
    """Whose turn was cut short, or who has gone for a while: this player plays no card and Ignores everything."""
    # turn.end.cut-short, teams.turn-ends.no-more-cards-this-turn, teams.turn-ends.ignores-everything-personally
    return (table.away >> seat) & 1 == 1


def who_ignores(table: Table, kind: int) -> int:
    """Who Ignores a card of this kind, whether they like it or not, as a mask: who is absent; who Ignores Actions."""
    # card-notes.staring-contest.second-mode-ignores-all-actions
    found = table.away
    if kind == ACTION and table.ignoring_actions >= 0:
        for seat in range(len(table.places)):
            if table.numbers[table.ignoring_actions + seat]:
                found |= 1 << seat
    return found


def takes_part(table: Table, seat: int) -> bool:
    """Neither out of the game nor absent: can be asked, win, and be paid."""
    return not table.seats[seat].out and (table.away >> seat) & 1 == 0


def same_side(table: Table, seat: int, other: int) -> bool:
    """Whether two play for the same side; nobody is on no side."""
    return other >= 0 and table.seats[seat].side == table.seats[other].side


def may_help(table: Table, seat: int, other: int) -> bool:
    """Whether a seat may answer what befalls another as though it befell them: oneself, or a teammate."""
    # teams.defense.teammate-condition-counts-as-own, card-notes.hold-them-back.locks-out-teammates
    return seat == other or (same_side(table, seat, other) and (table.barred >> seat) & 1 == 0)


def gamblers(table: Table) -> list[int]:
    """Who is still in the Round of Gambling that is going on. Not to be changed."""
    current = table.stack[table.round_at] if table.round_at >= 0 else None
    return current.gamblers if isinstance(current, Round) else NOBODY_ELSE


def holders(table: Table, owner: int, component: Component, among: list[int]) -> list[int]:
    """Who of these holds a token of somebody's."""
    for kept in table.kept:
        if kept.owner == owner and kept.component is component:
            return [seat for seat in among if table.numbers[kept.number + seat] > 0]
    return NOBODY_ELSE


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
        self.served = 0  # … and those for whom it has ordered Drinks
        self.losses: list[Loss] = []
        self.is_paid = False  # its player has paid what it asked
        self.champions = NOBODY_ELSE  # who stands for each team where it is about everybody

    def effects(self) -> list[Effect]:
        raise NotImplementedError

    def owner(self) -> int:
        """Whose components it speaks of: of whose deck it is; of a shared deck, who played it."""
        return self.card.owner if self.card.owner >= 0 else self.player

    def card_of(self, effect: Effect) -> Card:
        """The card on which an effect of it is printed."""
        return self.card

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

    def softens(self, table: Table, seat: int) -> bool:
        """Whether a card that would be Ignored only makes this seat lose less; if so, it does."""
        return False

    def alcohol(self) -> int:
        """How much Alcohol Content the Drink gave that brought it about."""
        return 0

    def is_ignored_by(self, seat: int) -> bool:
        return (self.ignored >> seat) & 1 == 1

    def whom(self, table: Table, effect: Effect) -> list[int]:
        """Whom an effect falls on."""
        who = effect.who
        if who == ME:
            return NOBODY_ELSE if table.seats[self.player].out else [self.player]
        if who in (OTHERS, EVERYONE):
            found = table.opponents(self.player) if who == OTHERS else self.everybody(table)
            return found if effect.having is NO_COMPONENT else holders(table, self.owner(), effect.having, found)
        if who == FOES:
            return table.opponents(self.owner())  # team-characters.nitrel.area-bombs-hit-opponents
        if who == GAMBLERS:
            return gamblers(table)  # card-notes.well-deal-this-round.only-participants
        if who == SERVED:
            return [seat for seat in table.opponents(self.player) if (self.served >> seat) & 1]
        if who in (HEROES, VILLAINS):
            # dungeon-events.roles.villains-and-heroes, card-notes.feats-of-heroism.hero-or-villain
            return [seat for seat in self.everybody(table) if table.places[seat].villain == (who == VILLAINS)]
        return NOBODY_ELSE

    def concerns_everybody(self) -> bool:
        """Whether all players take part in it, its own player among them."""
        return any(effect.is_for_everybody() for effect in self.effects())

    def is_ignored(self, table: Table) -> bool:
        """Whether anybody whom it falls on Ignores it."""
        for effect in self.effects():
            if effect.affects():
                for seat in self.whom(table, effect):
                    if seat != self.player and self.is_ignored_by(seat):
                        return True
        return False

    def everybody(self, table: Table) -> list[int]:
        """All players, from who played or revealed it; of teams their Champions."""
        # teams.targeting.each-player-including-you-uses-champions, teams.champion.drink-event-hits-champions-only
        players = table.clockwise_from(self.player)
        return [seat for seat in players if seat in self.champions] if self.champions else players

    def take_champions(self, table: Table, champions: list[int]) -> None:
        self.champions = champions

    def has_paid(self, seat: int) -> None:
        if seat == self.player:
            self.is_paid = True

    def go_on_without(self, table: Table, seat: int, card: Card) -> None:
        self.be_ignored_by_the_absent(table)

    def rule_of_ignoring(self) -> str:
        """The rule by which somebody Ignores it."""
        return "ignore.card-still-resolves"

    def spreads_losses(self) -> bool:
        """Whether its Fortitude losses are announced, so that each may be answered, before they are taken."""
        return False

    def has_hit(self, table: Table, loss: Loss, amount: int, many: int) -> None:
        """So much Fortitude was really lost; only a loss by a player's card can be answered with a blow."""

    def forget_losses(self, places: list[int]) -> None:
        """Nobody loses anything by what was not chosen: the effects at these places."""
        for loss in self.losses:
            loss.forget(places)
        self.losses = [loss for loss in self.losses if loss.effects]

    def has_cost(self, seat: int, amount: int) -> None:
        """Somebody has really lost so much Fortitude to it, without an answer."""

    def name_targets(self, table: Table, targets: list[int]) -> None:
        """Whom what follows falls on: they were picked in the midst of it."""
        raise NotImplementedError

    def has_hit_gizmo(self, loss: Loss, amount: int) -> None:
        """What lies in front of somebody has lost so much Fortitude."""

    def lost_by(self, seat: int) -> int:
        """How much Fortitude somebody really lost to it so far."""
        return 0

    def bid_of(self, seat: int) -> int:
        """How much somebody has bid for it."""
        return 0

    def meets(self, table: Table, condition: Condition) -> bool:
        """Whether all players have chosen or discarded so that this holds."""
        return False

    def how_many_picked(self) -> int:
        """How many players were picked when it was played."""
        return 0

    def answers_which(self) -> int:
        """Which of the things that lie open it answers."""
        return -1

    def paid(self) -> list[int]:
        """Who was picked, to be paid."""
        return NOBODY_ELSE

    def is_event(self) -> bool:
        return False

    def called(self, on: int) -> tuple[list[Card], list[int]]:
        return [self.card], [self.player, self.losses[on].victim] if on >= 0 else [self.player]

    def can_be_foreseen(self) -> bool:
        """Which card of a side deck will be turned up nobody can know."""
        effects = self.effects()
        if self.cursor >= len(effects):
            return True
        effect = effects[self.cursor]
        if isinstance(effect, DiscardCards):
            return not effect.at_random and not effect.by_me
        if isinstance(effect, ChooseOne):
            return not effect.by_chance
        return not isinstance(
            effect,
            RevealCards | GiveCards | DivideCards | CheckTraps | BorrowCard | CallMinion | DiscardDrinks | LoseEquipped,
        )

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
            if isinstance(effect, Pay) and effect.to == PICKED and seat in self.paid():
                found |= GOLD
        for loss in self.losses:
            if (
                loss.minion is NO_CARD
                and not loss.guarded
                and (loss.victim == seat or (loss.mates and seat in loss.victims()))
            ):
                found |= FORTITUDE
        if self.is_own_of(table, seat):
            found &= ~GOLD  # ignore.gold.not-on-own-card
        return found

    def touches(self, table: Table, seat: int) -> list[int]:
        """A card that is not the own one, as soon as it may be answered (otto.responses.trigger)."""
        changes = self.player != seat and self.affects(table, seat) & (FORTITUDE | ALCOHOL | GOLD)
        return WHOLE if changes else NOBODY_ELSE

    def affects_team(self, table: Table, seat: int) -> int:
        """What of this seat's or a teammate's it could change (teams.defense.teammate-condition-counts-as-own)."""
        found = self.affects(table, seat)
        for member in table.team(seat):
            if member != seat and self.may_be_helped_against(table, seat, member):
                found |= self.affects(table, member)
        return found

    def may_be_helped_against(self, table: Table, seat: int, other: int) -> bool:
        """Whether a seat may answer it for another."""
        return may_help(table, seat, other)

    def copy_onto(self, twin: "Resolving") -> None:
        twin.cursor = self.cursor
        twin.negated = self.negated
        twin.more = self.more
        twin.ignored = self.ignored
        twin.served = self.served
        twin.losses = [loss.copy() for loss in self.losses]
        twin.is_paid = self.is_paid
        twin.champions = self.champions
