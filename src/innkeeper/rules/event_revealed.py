"""An Event that lies open. Its steps are in events."""

from innkeeper.rules.pending import NOBODY_ELSE, WHOLE, Resolving
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.shown import EVENT, begin
from innkeeper.table.table import Table
from innkeeper.vocabulary.conditions import ALL_CHOSE, MORE_THAN_PLAYERS, NOT_MORE_THAN_PLAYERS, Condition
from innkeeper.vocabulary.effects import (
    Effect,
)
from innkeeper.vocabulary.terms import (
    ALCOHOL,
    CHOOSER,
    FORTITUDE,
    GOLD,
    HIGHEST,
)


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
