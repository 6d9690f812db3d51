"""Components: what a character owns besides a hand, how it counts and how it moves."""

from innkeeper.rules.pending import CardPlayed, HitsTaken, Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.amounts import BY_COMPONENT, FIXED, PER_COMPONENT, PER_HIT, PER_PICK, Amount
from innkeeper.vocabulary.components import COUNTER, TOKEN, Component
from innkeeper.vocabulary.effects import Effect, MoveComponent


def component_of(kept: list[Kept], owner: int, component: Component) -> Kept | None:
    """Somebody's component, as it lies on the table. A card lent to another character finds none."""
    for found in kept:
        if found.owner == owner and found.component is component:
            return found
    return None


def count(numbers: list[int], kept: Kept, seat: int) -> int:
    """What a counter stands at, or how many tokens a seat holds."""
    return numbers[kept.number + seat] if kept.component.kind == TOKEN else numbers[kept.number]


def in_stock(table: Table, kept: Kept) -> int:
    """How many tokens lie with nobody."""
    # setup.character.remy-marks
    component = kept.component
    number = component.number * (len(table.places) - 1) if component.for_each_other else component.number
    return number - sum(table.numbers[kept.number : kept.number + len(table.places)])


def how_much(table: Table, resolving: Resolving, amount: Amount, seat: int) -> int:
    """An amount as it is now, for the seat on whom the effect falls."""
    if amount.kind == FIXED:
        return amount.fixed
    if amount.kind == BY_COMPONENT or amount.kind == PER_COMPONENT:
        # serena.piety.level-at-resolution
        kept = component_of(table.kept, resolving.card.owner, amount.component)
        return 0 if kept is None else amount.at(count(table.numbers, kept, seat))
    if amount.kind == PER_PICK:
        return amount.at(len(resolving.targets) if isinstance(resolving, CardPlayed) else 0)
    if amount.kind == PER_HIT:
        return amount.at(hits_answered(table, resolving))
    return amount.at(len(table.clockwise_from(resolving.player)))


def hits_answered(table: Table, resolving: Resolving) -> int:
    """How many players lost Fortitude to the card that is struck back at."""
    if not isinstance(resolving, CardPlayed) or resolving.answering < 0:
        return 0
    answered = table.stack[resolving.answering]
    return len({hit.victim for hit in answered.hits}) if isinstance(answered, HitsTaken) else 0


def move_component(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Its owner's counter moves; tokens go to those concerned, or back to the stock."""
    assert isinstance(effect, MoveComponent)
    kept = component_of(table.kept, resolving.card.owner, effect.component)
    if kept is None:
        return
    if kept.component.kind == COUNTER:
        amount = how_much(table, resolving, effect.amount, kept.owner)
        move_counter(table, kept, amount if effect.up else -amount, resolving)
        return
    for seat in resolving.whom(table, effect):
        if not resolving.is_ignored_by(seat):
            amount = how_much(table, resolving, effect.amount, seat)
            give_tokens(table, kept, seat, amount if effect.up else -amount, resolving)


def move_counter(table: Table, kept: Kept, amount: int, resolving: Resolving) -> None:
    """A counter moves within its ends; what goes beyond is lost."""
    # serena.piety.maximum-eight, serena.piety.minimum-one
    before = table.numbers[kept.number]
    now = max(kept.component.least, min(kept.component.most, before + amount))
    table.numbers[kept.number] = now
    table.tell("component", resolving.rule(), kept.owner, whom=now, amount=now - before, component=kept.component)


def give_tokens(table: Table, kept: Kept, seat: int, amount: int, resolving: Resolving) -> None:
    """As far as the stock and what one may hold allow; some are never held by their owner's side."""
    # setup.character.remy-marks, team-characters.remy.teammates-never-marked
    component, before = kept.component, table.numbers[kept.number + seat]
    if component.never_mine and table.seats[seat].side == table.seats[kept.owner].side:
        return
    now = max(0, min(component.most, before + min(amount, in_stock(table, kept))))
    table.numbers[kept.number + seat] = now
    table.tell("component", resolving.rule(), seat, whom=now, amount=now - before, component=component)


HANDLERS[MoveComponent] = move_component
