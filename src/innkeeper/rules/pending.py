"""What waits to happen and may be answered: cards played and Events. Their steps are in playing and events."""

from typing import Final

from innkeeper.rules.loss import Hit, Loss
from innkeeper.rules.round import Round
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import CARD, EVENT, begin, write_numbers
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.conditions import ALL_CHOSE, MORE_THAN_PLAYERS, NOT_MORE_THAN_PLAYERS, Condition
from innkeeper.vocabulary.effects import (
    BorrowCard,
    CallMinion,
    ChooseOne,
    DiscardCards,
    DiscardDrinks,
    DivideCards,
    Effect,
    LoseEquipped,
    Pay,
    RevealCards,
)
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import (
    ACTION,
    ALCOHOL,
    ANYTIME,
    CHEATING,
    CHOOSER,
    EVERYONE,
    FIRST,
    FORTITUDE,
    GAMBLERS,
    GAMBLING,
    GOLD,
    HELPED,
    HEROES,
    HIGHEST,
    ME,
    OTHERS,
    PICKED,
    SECOND,
    SERVED,
    SOMETIMES,
    SOURCE,
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
            effect, RevealCards | DivideCards | BorrowCard | CallMinion | DiscardDrinks | LoseEquipped
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


class CardPlayed(Resolving):
    """A Character Card that has been played: by whom, which of its uses, on whom, in answer to what."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, mode: int = 0) -> None:
        super().__init__(card, player)
        self.mode = mode
        self.targets = NOBODY_ELSE
        self.answering = -1  # where in the stack lies what it answers; -1: nothing
        self.on = -1  # which of the Drinks, losses, hits or dues there
        self.hits: list[Hit] = []
        self.aimed = 0  # the seats of which a Minion is hit in their place, as a mask
        self.again = False  # Negated, and its player may play another of its kind in its place
        self.joined = NO_CARD  # the card that has joined it, of a side deck …
        self.joined_targets = NOBODY_ELSE  # … and whom that one picks

    def play(self) -> Play:
        return self.card.face.plays[self.mode]

    def effects(self) -> list[Effect]:
        """Of two that are joined, those of both (wizgille.device.one-combined-card)."""
        play = self.card.face.plays[self.mode]
        if self.negated:
            return play.instead
        effects = play.effects
        added = self.joined.face.adds
        return effects if added is None else effects + added.effects

    def named_by(self, effect: Effect) -> list[int]:
        """Those who were picked for an effect (wizgille.gear.independent-targets)."""
        added = self.joined.face.adds
        return self.joined_targets if added is not None and effect in added.effects else self.targets

    def be_ignored_by_the_absent(self, table: Table) -> None:
        play = self.play()
        if not play.ignoring_reduces:
            self.ignored |= who_ignores(table, play.kind)

    def go_on_without(self, table: Table, seat: int, card: Card) -> None:
        if not self.softens(table, seat):
            super().go_on_without(table, seat, card)

    def softens(self, table: Table, seat: int) -> bool:
        # card-notes.my-bite.ignore-becomes-reduce-two, card-notes.my-bite.several-ignores-add-up
        by = self.play().ignoring_reduces
        for loss in self.losses:
            if by and same_side(table, seat, loss.victim):
                loss.reduced_by += by
        return by > 0

    def is_own_of(self, table: Table, seat: int) -> bool:
        return same_side(table, seat, self.player)

    def answers(self) -> int:
        return self.answering

    def be_answered(self, play: Play, player: int, on: int) -> None:
        """A card to reduce or Ignore a loss has been played for it, also if it is Negated."""
        if play.reduces or play.ignores_card:
            for i, loss in enumerate(self.losses):
                if on in (-1, i):
                    loss.answered_by |= 1 << player

    def behind(self, on: int) -> int:
        return self.player

    def antes(self) -> bool:
        return self.play().antes

    def ends_round(self) -> bool:
        return self.play().ends_round

    def spreads_losses(self) -> bool:
        return True

    def has_hit(self, table: Table, loss: Loss, amount: int, many: int) -> None:
        answered = loss.answered_by & table.masks[loss.victim] != 0
        taken = Hit(loss.victims(), self.player, answered, amount, many)
        taken.alone = self.play().cannot & HELPED != 0
        self.hits.append(taken)

    def lost_by(self, seat: int) -> int:
        return sum([hit.amount for hit in self.hits if hit.victim == seat])

    def how_many_picked(self) -> int:
        return len(self.targets)

    def paid(self) -> list[int]:
        return self.targets

    def touches(self, table: Table, seat: int) -> list[int]:
        """Gambling and Cheating Cards are not answered so (otto.responses.trigger)."""
        return NOBODY_ELSE if self.play().kind & (GAMBLING | CHEATING) else super().touches(table, seat)

    def show(self, table: Table, code: list[int]) -> int:
        """Its targets; on what, who Ignores it; upon whom its losses fall, and how much is left of each."""
        begin(CARD, self.player, self.mode, code)
        if self.joined is NO_CARD:
            code.append(1)
            code.append(self.card.face.number)
        else:
            code += [2, self.card.face.number, self.joined.face.number]
        write_numbers(self.everybody_named(), code)
        numbers = len(code)
        code.append(2)
        code.append(self.on)
        code.append(self.ignored)
        if self.losses and not self.negated:
            self.show_losses(table, code)
            code[numbers] = len(code) - numbers - 1
        return 1

    def show_losses(self, table: Table, code: list[int]) -> None:
        """Everybody upon whom a loss falls, and what is left of it; of a team each bears all that it loses."""
        from innkeeper.rules.damage import amount_due  # which knows what waits

        for loss in self.losses:
            if loss.minion is NO_CARD:
                amount = amount_due(table, self, loss)
                for victim in loss.victims():
                    code.append(victim)
                    code.append(amount)

    def rule(self) -> str:
        gambles = self.card.face.plays[self.mode].kind & (GAMBLING | CHEATING)
        return "gambling.play.card-may-do-more" if gambles else "turn.action.resolve-then-discard"

    def may_be_helped_against(self, table: Table, seat: int, other: int) -> bool:
        # card-notes.no-von-can-help-you-now.teammates-may-not-help
        return seat == other or (not self.play().cannot & HELPED and may_help(table, seat, other))

    def everybody_named(self) -> list[int]:
        """Those whom it picks, and those whom what has joined it picks."""
        return self.targets + [seat for seat in self.joined_targets if seat not in self.targets]

    def whom(self, table: Table, effect: Effect) -> list[int]:
        who = effect.who
        if who == PICKED:
            return [
                seat for seat in self.named_by(effect) if not table.seats[seat].out and not (self.aimed >> seat) & 1
            ]
        if who == SOURCE:
            return NOBODY_ELSE if self.source < 0 or table.seats[self.source].out else [self.source]
        if who in (FIRST, SECOND) and len(self.targets) > 1:
            seat = self.targets[0 if who == FIRST else 1]
            return NOBODY_ELSE if table.seats[seat].out or (self.aimed >> seat) & 1 else [seat]
        return super().whom(table, effect)


class EventRevealed(Resolving):
    """An Event that lies open."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, chapter: str = "") -> None:
        super().__init__(card, player)
        self.chapter = chapter  # of the rulebook, about the Event Deck it is of; empty: it is of the Drink Deck
        self.chosen = NOBODY_ELSE  # what each seat has chosen or bid, once everybody may know it; -1: nothing
        self.chooser = -1  # who chooses now, or did last
        self.discarded = 0  # how many cards were discarded to it by choice

    def copy_onto(self, twin: Resolving) -> None:
        super().copy_onto(twin)
        assert isinstance(twin, EventRevealed)
        twin.chosen = self.chosen
        twin.chooser = self.chooser
        twin.discarded = self.discarded

    def effects(self) -> list[Effect]:
        event = self.card.face.event
        assert event is not None
        return event

    def rule_of_ignoring(self) -> str:
        return f"{self.chapter}.response.as-though-action-card"

    def rule_of_choosing(self) -> str:
        """The rule by which players choose for it."""
        return f"{self.chapter}.choice.turn-order-from-ending-player" if self.chapter else self.rule()

    def note_choice(self, seat: int, chosen: int) -> None:
        """Somebody has chosen this, or bid so much, and everybody may know."""
        self.chosen = [*self.chosen[:seat], chosen, *self.chosen[seat + 1 :]]

    def choice_of(self, seat: int) -> int:
        """What somebody has chosen or bid; -1: nothing."""
        return self.chosen[seat] if self.chosen else -1

    def bid_of(self, seat: int) -> int:
        return max(0, self.choice_of(seat))

    def whom(self, table: Table, effect: Effect) -> list[int]:
        if effect.who == CHOOSER:
            return [self.chooser]
        if effect.who == HIGHEST:
            highest = max(self.chosen, default=-1)  # card-notes.a-costly-cure.all-zero: then all have bid most
            return [seat for seat in self.everybody(table) if self.choice_of(seat) == highest >= 0]
        found = super().whom(table, effect)
        return found if effect.chose < 0 else [seat for seat in found if self.choice_of(seat) == effect.chose]

    def meets(self, table: Table, condition: Condition) -> bool:
        if condition.kind in (MORE_THAN_PLAYERS, NOT_MORE_THAN_PLAYERS):
            # card-notes.leviathan.damage-must-exceed-player-count
            return (self.discarded > len(self.everybody(table))) == (condition.kind == MORE_THAN_PLAYERS)
        made = [chosen for chosen in self.chosen if chosen >= 0]
        if condition.kind == ALL_CHOSE:  # card-notes.pirates.mixed-choices-no-gold
            return len(made) > 0 and made.count(condition.least) == len(made)
        others = [made.count(other) for other in made if other != condition.least]
        return made.count(condition.least) > max(others, default=0)

    def spreads_losses(self) -> bool:
        return self.card.face.as_action

    def is_event(self) -> bool:
        return True

    def touches(self, table: Table, seat: int) -> list[int]:
        """Events are not, but for those that say that they are like Actions (otto.responses.as-though-action-card)."""
        if not self.card.face.as_action or not self.may_be_answered_as_action():
            return NOBODY_ELSE
        return WHOLE if self.affects(table, seat) & (FORTITUDE | ALCOHOL | GOLD) else NOBODY_ELSE

    def may_be_answered_as_action(self) -> bool:
        """All choices are made, and what it does to players may be answered as though an Action Card did it."""
        raise NotImplementedError

    def show(self, table: Table, code: list[int]) -> int:
        """Who revealed it; who has chosen or bid; who Ignores it, the cards discarded to it, what each has chosen."""
        begin(EVENT, self.player, 0, code)
        made = [seat for seat, chosen in enumerate(self.chosen) if chosen >= 0]
        code += [1, self.card.face.number, len(made), *made, 2 + len(made), self.ignored, self.discarded]
        for seat in made:
            code.append(self.chosen[seat])
        return 1
