"""What a card does to the one it answers: Negating it, Ignoring it, making its numbers larger."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.pending import Resolving, same_side
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.spreading import add_loss
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import BarHelp, ChangeNumbers, Effect, IgnoreCard, NegateCard, SendChampion


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
    # negate-ignore.keyword-required; and to no teammate, unless card-notes.hold-them-back.locks-out-teammates
    held_back = (table.barred >> resolving.player) & 1
    answered.ignored |= 1 << resolving.player if held_back else table.masks[resolving.player]
    table.tell("ignores", answered.rule_of_ignoring(), resolving.player, answered.card)


def send_champion(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Another stands for the team of who played this, and that team Ignores it; alone one just Ignores it."""
    # card-notes.how-chivalrous-of-you.champion-is-no-teammate, card-notes.how-chivalrous-of-you.no-champion-ignores
    assert isinstance(resolving, CardPlayed)
    answered = table.stack[resolving.answering]
    assert isinstance(answered, Resolving)
    answered.ignored |= table.masks[resolving.player]
    if not table.shared:
        table.tell("ignores", "boss-versus-boss.champions.how-chivalrous-of-you", resolving.player, answered.card)
        return
    champions = [seat for seat in answered.champions if not same_side(table, resolving.player, seat)]
    for seat in resolving.whom(table, effect):
        rule = "card-notes.how-chivalrous-of-you.champion-is-no-teammate"
        table.tell("sends", rule, resolving.player, answered.card, whom=seat)
        if seat not in champions:
            champions = [*champions, seat]
            hit_too(table, answered, seat)
    answered.champions = champions


def hit_too(table: Table, answered: Resolving, seat: int) -> None:
    """What a card is about to do to everybody falls on one more."""
    if answered.losses:
        for place, effect in enumerate(answered.effects()):
            if effect.is_spread() and effect.is_for_everybody():
                add_loss(table, answered, seat, place)


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


HANDLERS[SendChampion] = send_champion
HANDLERS[BarHelp] = bar_help
HANDLERS[NegateCard] = negate_card
HANDLERS[IgnoreCard] = ignore_card
HANDLERS[ChangeNumbers] = change_numbers
