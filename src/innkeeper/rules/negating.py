"""What a card does to the one it answers: Negating it, Ignoring it, making its numbers larger."""

from innkeeper.rules.pending import CardPlayed, Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import BarHelp, ChangeNumbers, Effect, IgnoreCard, NegateCard


def negate_card(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Nothing of the card answered happens (negate.card-does-not-resolve)."""
    assert isinstance(resolving, CardPlayed)
    answered = table.stack[resolving.answering]
    assert isinstance(answered, Resolving)
    answered.negated = True  # idts.negates-a-sometimes-card, cards.sometimes.some-negate-or-ignore


def ignore_card(table: Table, resolving: Resolving, effect: Effect) -> None:
    """It does nothing to the player of this one (ignore.card-still-resolves, ignore.others-still-affected)."""
    # teams.targeting.one-card-answers-for-whole-team
    assert isinstance(resolving, CardPlayed)
    answered = table.stack[resolving.answering]
    assert isinstance(answered, Resolving)
    if answered.softens(table, resolving.player):
        rule = "card-notes.my-bite.ignore-becomes-reduce-two"
        table.tell("reduces", rule, resolving.player, answered.card)
        return
    answered.ignored |= table.masks[resolving.player]  # negate-ignore.keyword-required; and to no teammate
    table.tell("ignores", answered.rule_of_ignoring(), resolving.player, answered.card)


def bar_help(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever really lost Fortitude to it stands alone for the rest of the turn."""
    # card-notes.hold-them-back.locks-out-teammates
    for seat in resolving.whom(table, effect):
        if resolving.lost_by(seat):
            table.barred |= table.masks[seat] & ~(1 << seat)


def change_numbers(table: Table, resolving: Resolving, effect: Effect) -> None:
    """All numbers of the card answered grow; they are read when it is carried out."""
    assert isinstance(resolving, CardPlayed) and isinstance(effect, ChangeNumbers)
    answered = table.stack[resolving.answering]
    assert isinstance(answered, Resolving)
    answered.more += effect.by
    table.tell("strengthens", resolving.rule(), resolving.player, answered.card, amount=effect.by)


HANDLERS[BarHelp] = bar_help
HANDLERS[NegateCard] = negate_card
HANDLERS[IgnoreCard] = ignore_card
HANDLERS[ChangeNumbers] = change_numbers
