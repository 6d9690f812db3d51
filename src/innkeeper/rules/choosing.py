"""Choosing what a card does: whether to go on with it, or which of several things."""

from innkeeper.rules.components import component_of, count, how_much
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.hand import has_symbol
from innkeeper.rules.otto.choices import first_not_declined, is_declined
from innkeeper.rules.pending import Resolving, takes_part
from innkeeper.rules.playing import HANDLERS
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, GIVE, NOBODY_NAMED, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import (
    BecomeStep,
    Branch,
    Choose,
    ChooseOne,
    DiscardCards,
    Effect,
    Jump,
    LoseEquipped,
    MoveComponent,
    Pay,
    PickOne,
)
from innkeeper.vocabulary.plays import Face
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

    def fixed_answer(self, table: Table, question: Question) -> Option:
        """What costs is declined; what does not is the first option there is (otto.choices.declines-costs)."""
        return question.options[0 if is_declined(self.offered(table)) else 1]

    def offered(self, table: Table) -> list[Effect]:
        """What happens if it is accepted."""
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        return below.effects()[below.cursor : below.cursor + self.skip]

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
        able = [i for i, branch in enumerate(choice.branches) if can_pay(table, below, branch.cost, self.decider)]
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

    def fixed_answer(self, table: Table, question: Question) -> Option:
        _, choice = self.choice(table)
        return first_not_declined(question.options, choice.branches, choice.who)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.take(table, option.value)

    def take(self, table: Table, chosen: int) -> None:
        """Go on with this branch; -1: with none of them."""
        below, choice = self.choice(table)
        go_on_with(below, choice, chosen)
        if chosen >= 0:
            card = below.card_of(choice)
            table.tell("chooses", below.rule(), self.decider, card, amount=place_of(card.face, choice, chosen))


def can_pay(table: Table, resolving: Resolving, cost: list[Effect], seat: int) -> bool:
    """Whether somebody has all that it costs; what is not counted here can always be paid."""
    gold = cards = 0
    symbols: list[str] = []
    hand = [card for card in table.seats[seat].hand if card is not resolving.card]
    for effect in cost:
        if isinstance(effect, Pay):
            gold += effect.times * how_much(table, resolving, effect.amount, seat)
        elif isinstance(effect, DiscardCards):
            number = 1 if effect.up_to else how_much(table, resolving, effect.number, seat)
            cards += number
            if effect.symbol:
                symbols += [effect.symbol] * number
        elif isinstance(effect, BecomeStep):
            kept = component_of(table.kept, resolving.owner(), effect.component)
            if kept is None or table.numbers[kept.number] == effect.step:
                return False  # what is so already cannot be given up
        elif (isinstance(effect, MoveComponent) and not has_component(table, resolving, effect, seat)) or (
            isinstance(effect, LoseEquipped) and not has_equipped(table, resolving, effect, seat)
        ):
            return False
    for symbol in symbols:
        wanted = len(symbols) if symbol == "any" else symbols.count(symbol)
        if len([card for card in hand if has_symbol(card, symbol)]) < wanted:
            return False
    return table.seats[seat].purse.gold >= gold and len(hand) >= cards


def has_component(table: Table, resolving: Resolving, effect: MoveComponent, seat: int) -> bool:
    """A counter that would go down must not end below its least number; one that goes up costs nothing."""
    if effect.up:
        return True
    kept = component_of(table.kept, resolving.owner(), effect.component)
    if kept is None:
        return False
    left = count(table.numbers, kept, seat) - how_much(table, resolving, effect.amount, seat)
    return left >= effect.component.least


def has_equipped(table: Table, resolving: Resolving, effect: LoseEquipped, seat: int) -> bool:
    """Whether somebody has so many cards of a side deck in slots."""
    there = [card for card in table.seats[seat].in_play if card.face.side_deck is effect.component]
    return len(there) >= how_much(table, resolving, effect.number, seat)


def choose_one(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Whoever Ignores it or takes no part has nothing to choose; where chance chooses, one throw is for all."""
    assert isinstance(effect, ChooseOne)
    if effect.by_chance:
        chosen = table.chance.roll(len(effect.branches)) - 1  # card-notes.leftover-loot.single-flip
        card = resolving.card_of(effect)
        table.tell("chance-chooses", resolving.rule(), card=card, amount=place_of(card.face, effect, chosen))
        go_on_with(resolving, effect, chosen)
        return
    able = [seat for seat in resolving.whom(table, effect) if takes_part(table, seat)]
    deciders = [seat for seat in able if not resolving.is_ignored_by(seat)]
    if deciders:
        table.push(ChooseBranch(deciders[0]))
    else:
        go_on_with(resolving, effect, -1)


def go_on_with(resolving: Resolving, choice: ChooseOne, chosen: int) -> None:
    """What was not chosen is passed over, and nobody loses anything by it; -1: none of it was."""
    resolving.forget_losses(choice.not_chosen(resolving.cursor, chosen))
    resolving.cursor += choice.skip(chosen)


def effects_on(face: Face) -> list[Effect]:
    """All that a card does, wherever it is printed."""
    listed = [text.effects for text in face.texts] + ([face.event] if face.event is not None else [])
    for play in [*face.plays, face.adds] if face.adds is not None else face.plays:
        listed += [play.effects, play.instead, *[extra.effects for extra in play.extras]]
    return [effect for effects in listed for effect in effects]


def things_on(face: Face) -> list[tuple[ChooseOne, Branch]]:
    """All things of which one is chosen on a card, each with the choice it is part of."""
    found = [effect for effect in effects_on(face) if isinstance(effect, ChooseOne)]
    return [(choice, branch) for choice in found for branch in choice.branches]


def place_of(face: Face, choice: ChooseOne, chosen: int) -> int:
    """The place among these of what was chosen."""
    return [branch for _, branch in things_on(face)].index(choice.branches[chosen])


class PickNow(AsksOnce):
    """One player picks another in the midst of a card; who is picked now has not Ignored what follows."""

    # card-notes.hungry-hungry-scarabs.ignored

    def __init__(self, decider: int = -1, among: int = ANOTHER, but: int = -1) -> None:
        super().__init__()
        self.decider = decider
        self.among = among
        self.but = but  # who cannot be picked

    def copy(self) -> Frame:
        return self.copy_onto(PickNow(self.decider, self.among, self.but))

    def ask(self, table: Table) -> None:
        found = [*table.opponents(self.decider)]
        if self.among == ANYONE:
            side = table.seats[self.decider].side
            found += [seat for seat in table.clockwise_from(self.decider)[1:] if table.seats[seat].side == side]
            found.append(self.decider)
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        options = [Option(GIVE, value=seat) for seat in found if seat != self.but]
        if options:
            table.questions = [Question(self.decider, "pick", below.rule(), True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        below = table.stack[-2]
        assert isinstance(below, Resolving)
        below.name_targets(table, [option.value])
        table.tell("names", "turn.action.targets-chosen-on-play", self.decider, below.card, option.value)


def pick_one(table: Table, resolving: Resolving, effect: Effect) -> None:
    """What follows falls on whoever is picked."""
    assert isinstance(effect, PickOne)
    resolving.name_targets(table, NOBODY_NAMED)
    if takes_part(table, resolving.player):
        # team-characters.nitrel.bombs-may-reach-her-teammates
        table.push(PickNow(resolving.player, effect.among, resolving.owner() if effect.but_owner else -1))


def jump(table: Table, resolving: Resolving, effect: Effect) -> None:
    """What was not chosen is not done."""
    assert isinstance(effect, Jump)
    resolving.cursor += effect.skip


HANDLERS[Choose] = choose
HANDLERS[ChooseOne] = choose_one
HANDLERS[PickOne] = pick_one
HANDLERS[Jump] = jump
