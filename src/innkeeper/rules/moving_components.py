"""Counters and tokens: how cards move them."""

from innkeeper.rules.artifacts import reveal_artifact
from innkeeper.rules.components import component_of, give_tokens, how_much
from innkeeper.rules.minions import discard_fallen
from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.side_decks import turn_up
from innkeeper.rules.treasure import get_treasure
from innkeeper.rules.triggers import set_off, trigger
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.components import COUNTER, TO_PURSE
from innkeeper.vocabulary.conditions import CARD_IGNORED
from innkeeper.vocabulary.effects import BecomeStep, Effect, MoveComponent, RevealCards
from innkeeper.vocabulary.terms import ABOVE, BELOW, HAS_MOVED


def move_component(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Its owner's counter moves; tokens go to those concerned, or back to the stock."""
    assert isinstance(effect, MoveComponent)
    kept = component_of(table.kept, resolving.owner(), effect.component)
    if kept is None:
        return
    if kept.component.kind == COUNTER:
        amount = how_much(table, resolving, effect.amount, kept.owner)
        move_counter(table, kept, amount if effect.up else -amount, resolving)
        return
    regardless = effect.condition.kind == CARD_IGNORED  # card-notes.youre-in-a-bit-of-a-bind.alternate-effect
    for seat in resolving.whom(table, effect):
        if regardless or not resolving.is_ignored_by(seat):
            amount = how_much(table, resolving, effect.amount, seat)
            give_tokens(table, kept, seat, amount if effect.up else -amount, resolving.rule())


def move_counter(table: Table, kept: Kept, amount: int, resolving: Resolving) -> None:
    """A counter moves within its ends; what goes beyond is lost, and may hurt, once an effect."""
    # serena.piety.maximum-eight, serena.piety.minimum-one, serena.piety.atone-once-per-effect
    before = table.numbers[kept.number]
    now = max(kept.component.least, min(kept.component.most, before + amount))
    table.numbers[kept.number] = now
    table.tell("component", resolving.rule(), kept.owner, whom=now, amount=now - before, component=kept.component)
    if now == 0 and before:
        discard_fallen(table, kept.owner)  # what has ticked down
    if now != before and table.listening & HAS_MOVED:
        set_off(table, HAS_MOVED, [kept.owner], moved=kept.component)
    if now != before + amount:
        trigger(table, kept, BELOW if amount < 0 else ABOVE, resolving.rule())


def become_step(table: Table, resolving: Resolving, effect: Effect) -> None:
    """A counter takes one of its named steps."""
    assert isinstance(effect, BecomeStep)
    kept = component_of(table.kept, resolving.owner(), effect.component)
    if kept is not None:
        move_counter(table, kept, effect.step - table.numbers[kept.number], resolving)


def reveal_cards(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Cards of a side deck are turned up, one after the other."""
    assert isinstance(effect, RevealCards)
    kept = component_of(table.kept, resolving.owner(), effect.component)
    if kept is not None and not table.seats[kept.owner].out and not resolving.is_ignored_by(kept.owner):
        number = how_much(table, resolving, effect.number, kept.owner)
        if kept.component.slots:
            get_treasure(table, kept, number)
            return
        for _ in range(number):
            if kept.component.place == TO_PURSE:
                reveal_artifact(table, kept)
            else:
                turn_up(table, kept)


HANDLERS[MoveComponent] = move_component
HANDLERS[BecomeStep] = become_step
HANDLERS[RevealCards] = reveal_cards
