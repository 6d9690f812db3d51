"""Cards played on a Drink: to Ignore it, pass it on, split it, or make something else of it."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import component_of
from innkeeper.rules.drink import HALVED, HALVED_DOWN, PLUS, REPLACED, TURNED, WEAKER, Change, Drink
from innkeeper.rules.drinks import TakeDrinks
from innkeeper.rules.pending import Resolving
from innkeeper.rules.playing import HANDLERS
from innkeeper.rules.prizes import use_prizes_on_ignoring
from innkeeper.rules.triggers import Triggered
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import (
    ChangeDrink,
    ConvertDrink,
    Effect,
    IgnoreDrink,
    PassDrink,
    ReplaceDrink,
    SplitDrink,
    WeakenDrink,
)
from innkeeper.vocabulary.terms import IS_IGNORED, NOBODY


def drink_answered(table: Table, resolving: Resolving) -> tuple[TakeDrinks, Drink]:
    """The Drink that a card answers, and what it is taken with."""
    assert isinstance(resolving, CardPlayed)
    taking = table.stack[resolving.answering]
    assert isinstance(taking, TakeDrinks)
    return taking, taking.drinks[resolving.on]


def ignore_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The Drink with all its Chasers (drinks.chaser.ignored-as-a-whole)."""
    assert isinstance(resolving, CardPlayed)
    _, drink = drink_answered(table, resolving)
    if drink.bill and drink.bill_of == resolving.player:
        drink.bill = 0  # card-notes.i-bet-you-cant-chug.torglesnarf-may-ignore: the bill was his part of it
        table.tell("ignores", "card-notes.i-bet-you-cant-chug.torglesnarf-may-ignore", resolving.player, drink.cards[0])
        return
    drink.ignored = True
    spill(table, drink)
    rule = "drinks.chaser.ignored-as-a-whole" if len(drink.cards) > 1 else "ignore.drink.only-if-it-would-affect-you"
    table.tell("ignores", rule, resolving.player, drink.cards[0])
    if table.prizes >= 0:
        use_prizes_on_ignoring(table, resolving.player, resolving.answering, resolving.on)


def spill(table: Table, drink: Drink) -> None:
    """What a card of the Drink says of Ignoring it holds for all of it, also where it is a Chaser."""
    # card-notes.aged-dwarven-firewater.covers-whole-drink
    for card in drink.cards:
        for i, text in enumerate(card.face.texts):
            if text.moment == IS_IGNORED and not drink.is_replaced():
                rule = "card-notes.aged-dwarven-firewater.covers-whole-drink"
                table.push(Triggered(card, drink.drinker, i, rule))


def pass_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The Drink has a new drinker, who may respond in turn."""
    assert isinstance(resolving, CardPlayed) and isinstance(effect, PassDrink)
    _, drink = drink_answered(table, resolving)
    drink.drinker, drink.given_by = resolving.targets[0], resolving.player
    if effect.pays:
        drink.bill, drink.bill_of = effect.pays, resolving.player
    rule = "wench-drinks.what-counts-as-changing"
    table.tell("passes-drink", rule, resolving.player, drink.cards[0], drink.drinker)


def split_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Split it with the picked player; or one half ceases to exist (drinks.split.vlazlo-other-half-vanishes)."""
    assert isinstance(resolving, CardPlayed) and isinstance(effect, SplitDrink)
    taking, drink = drink_answered(table, resolving)
    if effect.who == NOBODY:
        drink.changes.append(Change(HALVED_DOWN if effect.rounded_down else HALVED))  # drinks.split.vlazlo-rounds-down
        table.tell("halves-drink", "drinks.split.vlazlo-other-half-vanishes", drink.drinker, drink.cards[0])
    else:
        other = taking.split(table, resolving.on, resolving.targets[0], resolving.player)
        kept = component_of(table.kept, resolving.owner(), effect.adds)
        if kept is not None:  # card-notes.sharing-is-caring.scarabs-on-other-half
            other.tokens_of = table.kept.index(kept)
            other.tokens = effect.added


def change_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Raise or lower its Alcohol Content."""
    assert isinstance(effect, ChangeDrink)
    _, drink = drink_answered(table, resolving)
    by = effect.alcohol
    if effect.to >= 0:  # only ever less
        by = min(0, effect.to - drink.numbers(table.seats[drink.drinker].race).alcohol)
    drink.changes.append(Change(PLUS, by))
    table.tell("changes-drink", "wench-drinks.what-counts-as-changing", drink.drinker, drink.cards[0], amount=by)


def weaken_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Each of its numbers comes closer to 0 (card-notes.visor-down.numbers-toward-zero)."""
    assert isinstance(effect, WeakenDrink)
    _, drink = drink_answered(table, resolving)
    drink.changes.append(Change(WEAKER, effect.by))
    rule = "card-notes.visor-down.numbers-toward-zero"
    table.tell("weakens-drink", rule, drink.drinker, drink.cards[0], amount=effect.by)


def replace_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Its own effects give way to others."""
    assert isinstance(effect, ReplaceDrink)
    _, drink = drink_answered(table, resolving)
    drink.changes.append(Change(REPLACED, effect.alcohol, effect.fortitude))
    rule = "wench-drinks.what-counts-as-changing"
    table.tell("replaces-drink", rule, drink.drinker, drink.cards[0], amount=effect.alcohol)


def convert_drink(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Its Alcohol Content goes to Fortitude when it is drunk, or gives way to some of it."""
    assert isinstance(effect, ConvertDrink)
    _, drink = drink_answered(table, resolving)
    if effect.into:
        drink.changes.append(Change(TURNED, fortitude=effect.into))
    else:
        drink.converted = True
    table.tell("converts-drink", "wench-drinks.what-counts-as-changing", drink.drinker, drink.cards[0])


HANDLERS[IgnoreDrink] = ignore_drink
HANDLERS[PassDrink] = pass_drink
HANDLERS[SplitDrink] = split_drink
HANDLERS[ChangeDrink] = change_drink
HANDLERS[WeakenDrink] = weaken_drink
HANDLERS[ReplaceDrink] = replace_drink
HANDLERS[ConvertDrink] = convert_drink
