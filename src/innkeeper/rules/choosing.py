"""Choosing what a card does: whether to go on with it, or which of several things."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.components import component_of, count, how_much
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.pending import CardPlayed, Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.question import CHOOSE, GIVE, NOBODY_NAMED, Option, Question
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import Choose, ChooseOne, DiscardCards, Effect, Jump, MoveComponent, Pay, PickOne
from innkeeper.vocabulary.terms import ANOTHER, ANYONE


class MayChoose(AsksOnce):
    """One player may go on with a card, or pass over a part of it."""

    def __init__(self, decider: int = -1, skip: int = 0) -> None:
        super().__init__()
        self.decider = decider
        self.skip = skip

    def copy(self) -> Frame:
        return self.copy_onto(MayChoose(self.decider, self.skip))

    def ask(self, table: Table) -> None:
        options = [Option(CHOOSE, value=0), Option(CHOOSE, value=1)]
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        table.questions = [Question(self.decider, "accept", below.rule(), True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        if option.value == 0:
            below.cursor += self.skip
        what = "accepts" if option.value else "declines"
        table.tell(what, below.rule(), self.decider, below.card)


def choose(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignores it or takes no part has nothing to choose."""
    assert isinstance(effect, Choose)
    if resolving.is_ignored_by(resolving.player) or not takes_part(table, resolving.player):
        resolving.cursor += effect.skip
    else:
        table.push(MayChoose(resolving.player, effect.skip))


class ChooseBranch(AsksOnce):
    """One player chooses one of several things; what cannot be paid for cannot be chosen."""

    # serena.piety.atonement, sea-events.choice.impossible-option-is-illegal

    def __init__(self, decider: int = -1) -> None:
        super().__init__()
        self.decider = decider

    def copy(self) -> Frame:
        return self.copy_onto(ChooseBranch(self.decider))

    def ask(self, table: Table) -> None:
        below, choice = self.choice(table)
        able = [i for i, branch in enumerate(choice.branches) if can_pay(table, below, branch.cost)]
        if len(able) > 1:
            options = [Option(CHOOSE, value=i) for i in able]
            table.questions = [Question(self.decider, "choose", below.rule(), True, options)]
        else:
            self.take(table, able[0] if able else -1)

    def choice(self, table: Table) -> tuple[Resolving, ChooseOne]:
        """What is chosen from: the effect just reached of the card or text beneath."""
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        effect = below.effects()[below.cursor - 1]
        assert isinstance(effect, ChooseOne)
        return below, effect

    def branches(self, table: Table) -> list[str]:
        return [branch.name for branch in self.choice(table)[1].branches]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.take(table, option.value)

    def take(self, table: Table, chosen: int) -> None:
        """Go on with this branch; -1: with none of them."""
        below, choice = self.choice(table)
        below.cursor += choice.skip(chosen)
        if chosen >= 0:
            table.tell("chooses", below.rule(), self.decider, below.card, amount=chosen)


def can_pay(table: Table, resolving: Resolving, cost: list[Effect]) -> bool:
    """Whether a player has what it costs."""
    return all(type(effect) not in COSTS or COSTS[type(effect)](table, resolving, effect) for effect in cost)


def has_gold(table: Table, resolving: Resolving, effect: Effect) -> bool:
    assert isinstance(effect, Pay)
    player = resolving.player
    return table.seats[player].purse.gold >= how_much(table, resolving, effect.amount, player)


def has_cards(table: Table, resolving: Resolving, effect: Effect) -> bool:
    assert isinstance(effect, DiscardCards)
    player = resolving.player
    return len(table.seats[player].hand) >= how_much(table, resolving, effect.number, player)


def has_component(table: Table, resolving: Resolving, effect: Effect) -> bool:
    """A counter that would go down must not end below its least number; one that goes up costs nothing."""
    assert isinstance(effect, MoveComponent)
    if effect.up:
        return True
    kept = component_of(table.kept, resolving.card.owner, effect.component)
    if kept is None:
        return False
    left = count(table.numbers, kept, resolving.player) - how_much(table, resolving, effect.amount, resolving.player)
    return left >= effect.component.least


# Whether somebody has what a word costs; what is not here can always be paid.
COSTS: Final[dict[type[Effect], Callable[[Table, Resolving, Effect], bool]]] = {
    Pay: has_gold,
    DiscardCards: has_cards,
    MoveComponent: has_component,
}


def choose_one(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignores it or takes no part has nothing to choose."""
    assert isinstance(effect, ChooseOne)
    if resolving.is_ignored_by(resolving.player) or not takes_part(table, resolving.player):
        resolving.cursor += effect.skip(-1)
    else:
        table.push(ChooseBranch(resolving.player))


class PickNow(AsksOnce):
    """One player picks another in the midst of a card; who is picked now has not Ignored what follows."""

    # card-notes.hungry-hungry-scarabs.ignored

    def __init__(self, decider: int = -1, among: int = ANOTHER) -> None:
        super().__init__()
        self.decider = decider
        self.among = among

    def copy(self) -> Frame:
        return self.copy_onto(PickNow(self.decider, self.among))

    def ask(self, table: Table) -> None:
        found = [*table.opponents(self.decider)]
        if self.among == ANYONE:
            side = table.seats[self.decider].side
            found += [seat for seat in table.clockwise_from(self.decider)[1:] if table.seats[seat].side == side]
            found.append(self.decider)
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        if found:
            options = [Option(GIVE, value=seat) for seat in found]
            table.questions = [Question(self.decider, "pick", below.rule(), True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        played = table.stack[-2]
        assert isinstance(played, CardPlayed)
        played.targets = [option.value]
        played.ignored &= ~(1 << option.value) | table.away
        table.tell("names", "turn.action.targets-chosen-on-play", self.decider, played.card, option.value)


def pick_one(table: Table, resolving: Resolving, effect: Effect) -> None:
    """What follows falls on whoever is picked."""
    assert isinstance(resolving, CardPlayed) and isinstance(effect, PickOne)
    resolving.targets = NOBODY_NAMED
    if takes_part(table, resolving.player):
        table.push(PickNow(resolving.player, effect.among))


def jump(table: Table, resolving: Resolving, effect: Effect) -> None:
    """What was not chosen is not done."""
    assert isinstance(effect, Jump)
    resolving.cursor += effect.skip


HANDLERS[Choose] = choose
HANDLERS[ChooseOne] = choose_one
HANDLERS[PickOne] = pick_one
HANDLERS[Jump] = jump
