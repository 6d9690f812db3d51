"""Components: what a character owns besides a hand, and how it counts."""

from innkeeper.rules.coming import PaidToInn
from innkeeper.rules.loss import HitsTaken
from innkeeper.rules.modes import BOSS_VERSUS_BOSS
from innkeeper.rules.pending import Resolving
from innkeeper.table.table import Kept, Table
from innkeeper.vocabulary.amounts import (
    BY_COMPONENT,
    FIXED,
    PER_ALCOHOL,
    PER_BID,
    PER_COMPONENT,
    PER_HIT,
    PER_LOST,
    PER_PAID,
    PER_PICK,
    PER_TEAM,
    Amount,
)
from innkeeper.vocabulary.components import TOKEN, Component


def component_of(kept: list[Kept], owner: int, component: Component) -> Kept | None:
    """Somebody's component, as it lies on the table. A card lent to another character finds none."""
    for found in kept:
        if found.owner == owner and found.component is component:
            return found
    return None


def count(numbers: list[int], kept: Kept, seat: int) -> int:
    """What a counter stands at, or how many tokens a seat holds."""
    return numbers[kept.number + seat] if kept.component.kind == TOKEN else numbers[kept.number]


def all_there_are(kept: Kept, seats: int) -> int:
    """How many tokens there are."""
    # setup.character.remy-marks
    return kept.component.number * (seats - 1 if kept.component.for_each_other else 1)


def in_stock(numbers: list[int], kept: Kept, seats: int) -> int:
    """How many tokens lie with nobody."""
    return all_there_are(kept, seats) - sum(numbers[kept.number : kept.number + seats])


def give_tokens(table: Table, kept: Kept, seat: int, amount: int, rule: str) -> None:
    """As far as the stock and what one may hold allow; some are never held by their owner's side."""
    # setup.character.remy-marks, team-characters.remy.teammates-never-marked
    component, before = kept.component, table.numbers[kept.number + seat]
    if component.never_mine and table.seats[seat].side == table.seats[kept.owner].side:
        return
    if component.never_automata and seat in table.automata:
        return  # otto.other.no-karl-buffs
    now = max(0, min(component.most, before + min(amount, in_stock(table.numbers, kept, len(table.places)))))
    table.numbers[kept.number + seat] = now
    table.tell("component", rule, seat, whom=now, amount=now - before, component=component)


def note_sums(table: Table, seat: int, rule: str) -> None:
    """Count anew what is summed up from what lies in front of a player."""
    # treasure.level.is-sum, treasure.level-numbers-unaffected
    for kept in table.kept:
        deck = kept.component.sum_of
        if deck is None or kept.owner != seat:
            continue
        before = table.numbers[kept.number]
        levels = [card.face.level for card in table.seats[seat].in_play if card.face.side_deck is deck]
        now = min(kept.component.most, sum(levels))
        if now != before:
            table.numbers[kept.number] = now
            table.tell("component", rule, seat, whom=now, amount=now - before, component=kept.component)


def how_much(table: Table, resolving: Resolving, amount: Amount, seat: int) -> int:
    """An amount as it is now, for the seat on whom the effect falls, with what was added to all numbers of the card."""
    found = amount.fixed if amount.kind == FIXED else read(table, resolving, amount, seat)
    return max(0, found + resolving.more) if found else found


def read(table: Table, resolving: Resolving, amount: Amount, seat: int) -> int:
    """An amount that is read late, as it is now."""
    if amount.kind == BY_COMPONENT or amount.kind == PER_COMPONENT:
        # serena.piety.level-at-resolution, treasure.level-effects.level-at-resolution
        kept = component_of(table.kept, resolving.owner(), amount.component)
        return 0 if kept is None else amount.at(count(table.numbers, kept, seat))
    if amount.kind == PER_PICK:
        return amount.at(resolving.how_many_picked())
    if amount.kind == PER_HIT:
        return amount.at(hits_answered(table, resolving))
    if amount.kind == PER_TEAM:  # card-notes.general-drog.scales-with-team
        if table.mode == BOSS_VERSUS_BOSS:  # boss-versus-boss.cards.team-count-becomes-opponent-count
            return amount.at(len(table.opponents(resolving.player)))
        return amount.at(len(table.team(seat)))
    if amount.kind == PER_ALCOHOL:
        return amount.at(resolving.alcohol())
    if amount.kind == PER_BID:
        return amount.at(resolving.bid_of(seat))
    if amount.kind == PER_PAID:
        return amount.at(paid_to_inn(table, resolving))
    if amount.kind == PER_LOST:
        return amount.at(resolving.lost_by(seat))  # card-notes.dont-mind-the-scarabs.scarabs-equal-actual-loss
    return amount.at(len(table.clockwise_from(resolving.player)))


def hits_answered(table: Table, resolving: Resolving) -> int:
    """How many players lost Fortitude to the card that is struck back at."""
    at = resolving.answers()
    answered = table.stack[at] if at >= 0 else None
    if not isinstance(answered, HitsTaken):
        return 0
    return sum({hit.victim: hit.many for hit in answered.hits if not hit.on_gizmo}.values())


def paid_to_inn(table: Table, resolving: Resolving) -> int:
    """How much the payment brought to the Inn that is answered."""
    at = resolving.answers()
    paid = table.stack[at] if at >= 0 else None
    return paid.amounts[resolving.answers_which()] if isinstance(paid, PaidToInn) else 0
