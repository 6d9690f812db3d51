"""What each verb of a card would change, and what that is worth to a seat.

The verbs are judged by theme, in the modules `worth_of_…`: each registers its judges here.
"""

from collections.abc import Callable
from typing import Final

from innkeeper.bots.deeds import Deed, seats_met
from innkeeper.bots.eyes import Eyes
from innkeeper.rules.components import component_of, count
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.amounts import PER_BID, Amount
from innkeeper.vocabulary.conditions import ALL_CHOSE, CARD_IGNORED, COMPONENT, Condition

Judge = Callable[[Eyes, Deed, effects.Effect], float]
JUDGES: Final[dict[type[effects.Effect], Judge]] = {}


def worth(eyes: Eyes, deed: Deed) -> float:
    """What all that a deed does is worth to this seat."""
    before, eyes.behind = eyes.behind, deed.player
    total = 0.0
    place = 0
    while place < len(deed.effects):
        effect = deed.effects[place]
        place += 1
        if effect.condition.kind == CARD_IGNORED:
            place += effect.passed_over()  # nobody can tell beforehand
            continue
        if effect.condition.kind >= ALL_CHOSE and not deed.meets_condition(effect.condition, len(eyes.shares)):
            place += effect.passed_over()
            continue
        if effect.condition.kind == COMPONENT and not stands_there(eyes, effect.condition, deed.player):
            place += effect.passed_over()
            continue
        if isinstance(effect, effects.ChooseOne):
            total += choice_worth(eyes, deed, effect)
            place += effect.skip(-1)
            continue
        judge = JUDGES.get(type(effect))
        if judge is not None:
            total += judge(eyes, deed, effect)
        if isinstance(effect, effects.EachChooses):
            place += effect.passed_over()
    eyes.behind = before
    return total


def stands_there(eyes: Eyes, condition: Condition, player: int) -> bool:
    """Whether a component of the player's stands where an effect asks for it, as things are now."""
    kept = component_of(eyes.view.kept, player, condition.component)
    return kept is not None and condition.least <= count(eyes.view.counts, kept, player) <= condition.most


def choice_worth(eyes: Eyes, deed: Deed, choice: effects.ChooseOne) -> float:
    """What it is worth that one of several things is chosen: who is on another side chooses what is worst for this."""
    worths = [branch_worth(eyes, deed, branch) for branch in choice.branches]
    if choice.by_chance:
        return sum(worths) / len(worths)
    ours = all(eyes.seats[seat].side == eyes.me.side for seat in seats_met(eyes.view, deed, choice))
    return max(worths) if ours else min(worths)


def branch_worth(eyes: Eyes, deed: Deed, branch: effects.Branch) -> float:
    """What one of several things is worth, its cost included."""
    chosen = Deed([*branch.cost, *branch.effects], deed.player, deed.targets, deed.at, deed.on)
    chosen.ignored = deed.ignored
    chosen.only = deed.only
    chosen.chosen = deed.chosen
    return worth(eyes, chosen)


def met(eyes: Eyes, deed: Deed, effect: effects.Effect, amount: Amount) -> list[tuple[int, int]]:
    """Whom an effect falls on, and with how much."""
    found = seats_met(eyes.view, deed, effect)
    if amount.kind == PER_BID:
        return [(seat, amount.at(max(0, deed.chosen.get(seat, 0)))) for seat in found]
    return [(seat, eyes.amount(amount, deed.player, seat)) for seat in found]


def borne(eyes: Eyes, met: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same side by side: what falls on several of a team falls on what they share."""
    if not eyes.shared:
        return met
    totals: dict[int, int] = {}
    first: dict[int, int] = {}
    for seat, amount in met:
        side = eyes.seats[seat].side
        totals[side] = totals.get(side, 0) + amount
        if side not in first:
            first[side] = seat
    return [(first[side], total) for side, total in totals.items()]
