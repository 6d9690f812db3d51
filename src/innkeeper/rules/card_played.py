"""A Character Card that has been played and may be answered. Its steps are in playing."""

from innkeeper.rules.loss import Hit, Loss
from innkeeper.rules.pending import NOBODY_ELSE, Resolving, may_help, same_side, who_ignores
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import CARD, begin, write_cards, write_numbers
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import (
    Effect,
)
from innkeeper.vocabulary.plays import Play, added_by
from innkeeper.vocabulary.terms import (
    CHEATING,
    FIRST,
    GAMBLING,
    HELPED,
    PICKED,
    SECOND,
    SOURCE,
)


def with_extras(play: Play, extras: int) -> list[Effect]:
    """What a play does with all that was added to it."""
    found = play.effects
    for place, extra in enumerate(play.extras):
        if extra.instead and (extras >> place) & 1:
            found = extra.effects
    for place, extra in enumerate(play.extras):
        if not extra.instead and (extras >> place) & 1:
            found = found + extra.effects
    return found


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
        self.extras = 0  # what was added to it while it was announced, as a mask
        self.joined: list[Card] = []  # the cards that have joined it, of side decks …
        self.joined_targets: list[list[int]] = []  # … and whom each of these picks

    def play(self) -> Play:
        return self.card.face.plays[self.mode]

    def effects(self) -> list[Effect]:
        """Of several that are joined, those of all (wizgille.device.one-combined-card)."""
        play = self.card.face.plays[self.mode]
        if self.negated:
            return play.instead
        effects = with_extras(play, self.extras) if self.extras else play.effects
        return effects + added_by([card.face for card in self.joined]) if self.joined else effects

    def named_by(self, effect: Effect) -> list[int]:
        """Those who were picked for an effect (wizgille.gear.independent-targets)."""
        for i, card in enumerate(self.joined):
            if card.face.adds is not None and effect in card.face.adds.effects:
                return self.joined_targets[i]
        return self.targets

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

    def answers_which(self) -> int:
        return self.on

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

    def has_hit_gizmo(self, loss: Loss, amount: int) -> None:
        if loss.minion.face.breaks:
            taken = Hit([loss.victim], self.player, False, amount)
            taken.on_gizmo = True
            self.hits.append(taken)

    def lost_by(self, seat: int) -> int:
        return sum([hit.amount for hit in self.hits if hit.victim == seat and not hit.on_gizmo])

    def name_targets(self, table: Table, targets: list[int]) -> None:
        self.targets = targets
        for seat in targets:  # who is picked now has not Ignored what follows
            self.ignored &= ~(1 << seat) | who_ignores(table, self.play().kind)

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
        if not self.joined:
            code.append(1)
            code.append(self.card.face.number)
        else:
            write_cards([self.card, *self.joined], code)
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

    def ends_with(self, seat: int) -> bool:
        """Whether a second player would be met only after this one, who was named first."""
        pick = self.play().pick
        return pick is not None and pick.ordered and self.targets[:1] == [seat]

    def everybody_named(self) -> list[int]:
        """Those whom it picks, and those whom what has joined it picks."""
        found = self.targets
        for targets in self.joined_targets:
            found = found + [seat for seat in targets if seat not in found]
        return found

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
