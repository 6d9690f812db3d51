"""What each verb of a card would change, and what that is worth to a seat.

The verbs are judged by theme, in the modules `worth_of_…`: each registers its judges here.
"""

from collections.abc import Callable
from typing import Final

from innkeeper.bots.deeds import Deed, seats_met
from innkeeper.bots.eyes import Eyes
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.conditions import CARD_IGNORED

Judge = Callable[[Eyes, Deed, effects.Effect], float]
JUDGES: Final[dict[type[effects.Effect], Judge]] = {}


def worth(eyes: Eyes, deed: Deed) -> float:
    """What all that a deed does is worth to this seat."""
    total = 0.0
    place = 0
    while place < len(deed.effects):
        effect = deed.effects[place]
        place += 1
        if effect.condition.kind == CARD_IGNORED:
            place += effect.passed_over()  # nobody can tell beforehand
            continue
        if isinstance(effect, effects.ChooseOne):
            total += max(branch_worth(eyes, deed, branch) for branch in effect.branches)
            place += effect.skip(-1)
            continue
        judge = JUDGES.get(type(effect))
        if judge is not None:
            total += judge(eyes, deed, effect)
    return total


def branch_worth(eyes: Eyes, deed: Deed, branch: effects.Branch) -> float:
    """What one of several things is worth, its cost included."""
    chosen = Deed([*branch.cost, *branch.effects], deed.player, deed.targets, deed.at, deed.on)
    chosen.ignored = deed.ignored
    return worth(eyes, chosen)


def met(eyes: Eyes, deed: Deed, effect: effects.Effect, amount: Amount) -> list[tuple[int, int]]:
    """Whom an effect falls on, and with how much."""
    return [(seat, eyes.amount(amount, deed.player, seat)) for seat in seats_met(eyes.view, deed, effect)]


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
