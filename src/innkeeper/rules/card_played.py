"""A Character Card that has been played and may be answered. Its steps are in playing."""

from innkeeper.rules.loss import Hit, Loss
from innkeeper.rules.pending import NOBODY_ELSE, Resolving, may_help, same_side, who_ignores
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import CARD, begin, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import (
    Effect,
)
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import (
    CHEATING,
    FIRST,
    GAMBLING,
    HELPED,
    PICKED,
    SECOND,
    SOURCE,
)


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
