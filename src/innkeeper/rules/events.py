"""Events, of the Drink Deck and of Event Decks: everybody may respond, then they are carried out."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.answering import on_event
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.champions import ChooseChampions, needs_champions
from innkeeper.rules.event_revealed import EventRevealed
from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS, carry_out_next
from innkeeper.rules.responses import Window
from innkeeper.rules.spreading import spread_losses
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Bid, Choose, EachChooses, Effect, IgnoreActions, IgnoreEvent, NegateEvent
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import ANSWERS_CARD, ANSWERS_EVENT, AT_ANY_TIME, DURING, WOULD_LOSE_FORTITUDE

IN_ANSWER_TO_AN_EVENT: Final = AT_ANY_TIME | DURING | ANSWERS_EVENT


class RevealEvent(EventRevealed):
    """An Event: everybody may respond, then it is carried out and nobody can Ignore it any more.

    Its steps are listed below.
    """

    def __init__(self, card: Card = NO_CARD, player: int = -1, deck: int = -1, chapter: str = "") -> None:
        super().__init__(card, player, chapter)
        self.deck = deck  # which Event Deck it is of; -1: the Drink Deck
        self.at = 0

    def copy(self) -> Frame:
        twin = RevealEvent(self.card, self.player, self.deck, self.chapter)
        self.copy_onto(twin)
        twin.at = self.at
        return twin

    def rule(self) -> str:
        return "drinks.event.follow-instructions" if self.deck < 0 else f"{self.chapter}.counter.last-one-reveals-event"

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def have_champions_named(self, table: Table) -> None:
        """Of each team, if it is about every player; who revealed a Drink Event stands for the own team."""
        # teams.champion.drink-event-revealer-is-champion, teams.champion.end-of-turn-event-is-free-choice
        if needs_champions(table, self):
            table.push(ChooseChampions(self.player if self.deck < 0 else -1))

    def let_everybody_respond(self, table: Table) -> None:
        self.be_ignored_by_the_absent(table)
        rule = "timing.window.event-revealed"
        table.push(Window(IN_ANSWER_TO_AN_EVENT, self.player, len(table.stack) - 1, rule))

    def have_choices_made(self, table: Table) -> None:
        """Those with which it begins, before anybody answers what it does (card-notes.kraken.discard-then-respond)."""
        effects = self.effects()
        if self.negated or self.cursor == len(effects):
            self.be_discarded(table)
        elif self.card.face.as_action and isinstance(effects[self.cursor], Choose | EachChooses | Bid):
            self.at -= 1
            carry_out_next(table, self, effects)

    def carry_out(self, table: Table) -> None:
        effects = self.effects()
        if self.cursor == len(effects):
            self.be_discarded(table)
        else:
            self.at -= 1
            carry_out_next(table, self, effects)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_event(table, seat, play, self, self.may_be_answered_as_action())

    def may_be_answered_as_action(self) -> bool:
        return self.at > THE_CHOICES

    def let_those_it_hurts_answer(self, table: Table) -> None:
        """What it does may be reduced and Ignored as though an Action Card did it, if it says so."""
        # sea-events.response.as-though-action-card
        if not self.card.face.as_action:
            return
        spread_losses(table, self)
        rule = f"{self.chapter}.response.as-though-action-card"
        table.push(Window(ANSWERS_CARD | WOULD_LOSE_FORTITUDE, self.player, len(table.stack) - 1, rule))

    def be_discarded(self, table: Table) -> None:
        table.pop()
        table.discard(self.card)
        if self.deck >= 0:
            table.numbers[table.event_decks[self.deck].counters] = self.card.face.encounter_level


STEPS: Final[list[Callable[[RevealEvent, Table], None]]] = [
    RevealEvent.have_champions_named,
    RevealEvent.let_everybody_respond,
    RevealEvent.have_choices_made,
    RevealEvent.let_those_it_hurts_answer,
    RevealEvent.carry_out,
]
THE_CHOICES: Final = STEPS.index(RevealEvent.have_choices_made)


def reveal_event(table: Table, player: int, which: int) -> None:
    """The top Event of a deck; if it has run out, the discards are shuffled first, the last one with them."""
    # sea-events.deck.reshuffle-when-empty, dungeon-events.deck.reshuffle-when-empty
    deck = table.event_decks[which]
    if not table.piles[deck.cards].cards:
        count = table.shuffle_in(deck.discard, deck.cards)
        table.tell("new-events", f"{deck.chapter}.deck.reshuffle-when-empty", amount=count)
    if table.piles[deck.cards].cards:
        card = table.take_top(deck.cards)
        table.tell("reveals", f"{deck.chapter}.counter.last-one-reveals-event", player, card)
        table.push(RevealEvent(card, player, which, deck.chapter))


def ignore_event(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The player of the card is not affected by the Event (ignore.event.any-kind)."""
    assert isinstance(resolving, CardPlayed)
    event = table.stack[resolving.answering]
    assert isinstance(event, EventRevealed)
    event.ignored |= table.masks[resolving.player]  # teams.defense.drinks-and-events
    table.tell("ignores", "ignore.event.any-kind", resolving.player, event.card)


def negate_event(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Nothing of the Event happens (negate.card-does-not-resolve)."""
    assert isinstance(resolving, CardPlayed)
    event = table.stack[resolving.answering]
    assert isinstance(event, EventRevealed)
    event.negated = True
    table.tell("negated", "negate.card-does-not-resolve", event.player, event.card)


def ignore_actions(table: Table, resolving: Resolving, effect: Effect) -> None:
    """From now on until their next turn they Ignore every Action Card, each for themselves alone."""
    # card-notes.staring-contest.second-mode-ignores-all-actions, card-notes.staring-contest.champions-and-teammates
    for seat in resolving.whom(table, effect):
        if not resolving.is_ignored_by(seat):
            table.numbers[table.ignoring_actions + seat] = 1
            rule = "card-notes.staring-contest.second-mode-ignores-all-actions"
            table.tell("ignores-actions", rule, seat, resolving.card)


HANDLERS[IgnoreActions] = ignore_actions
HANDLERS[IgnoreEvent] = ignore_event
HANDLERS[NegateEvent] = negate_event
