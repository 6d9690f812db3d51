"""What it is worth that Drinks are ordered, changed, passed on, Ignored and taken."""

from innkeeper.bots.deeds import Deed, drink_answered, everybody, seats_met, waiting_at
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import JUDGES, met
from innkeeper.rules.drink import closer
from innkeeper.table.waiting import Waiting
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.terms import NOBODY, PILE


def _ignore_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    drink = drink_answered(eyes.view, deed)
    return -eyes.drink(drink.seat, drink) if drink is not None else 0.0


def _pass_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.PassDrink)
    drink = drink_answered(eyes.view, deed)
    if drink is None:
        return 0.0
    other = deed.targets[0]
    bill = eyes.change(deed.player, gold=-effect.pays) + eyes.change(other, gold=effect.pays) if effect.pays else 0.0
    return eyes.drink(other, drink) - eyes.drink(drink.seat, drink) + bill


def _split_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    drink = drink_answered(eyes.view, deed)
    if drink is None:
        return 0.0
    assert isinstance(effect, effects.SplitDrink)
    saved = eyes.drink(drink.seat, drink, 0.5) - eyes.drink(drink.seat, drink)
    if effect.who == NOBODY:
        return saved
    other = deed.targets[0]
    brought = eyes.weights.of_component(effect.adds) * effect.added * eyes.regard(other)
    return saved + brought + eyes.drink(other, drink, 0.5)


def _change_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.ChangeDrink)
    drink = drink_answered(eyes.view, deed)
    if drink is None:
        return 0.0
    added = max(effect.alcohol, -max(0, drink.alcohol))
    if effect.to >= 0:
        added = min(0, effect.to - drink.alcohol)
    return _drink_becomes(eyes, drink, drink.alcohol + added, drink.fortitude, drink.is_converted)


def _weaken_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.WeakenDrink)
    drink = drink_answered(eyes.view, deed)
    if drink is None:
        return 0.0
    by = effect.by
    return _drink_becomes(eyes, drink, closer(drink.alcohol, by), closer(drink.fortitude, by), drink.is_converted)


def _replace_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.ReplaceDrink)
    drink = drink_answered(eyes.view, deed)
    if drink is None:
        return 0.0
    return _drink_becomes(eyes, drink, effect.alcohol, effect.fortitude, drink.is_converted)


def _convert_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    drink = drink_answered(eyes.view, deed)
    return _drink_becomes(eyes, drink, drink.alcohol, drink.fortitude, True) if drink is not None else 0.0


def _drink_becomes(eyes: Eyes, drink: Waiting, alcohol: int, fortitude: int, converted: bool) -> float:
    after = Waiting("drink", drink.seat)
    after.numbers = [alcohol, fortitude, int(drink.is_ignored), int(converted)]
    return eyes.drink(drink.seat, after) - eyes.drink(drink.seat, drink)


def _have_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """From an empty pile one only sobers up."""
    assert isinstance(effect, effects.HaveDrink)
    total = 0.0
    for seat, cups in met(eyes, deed, effect, effect.number):
        pile = eyes.seats[seat]
        dry = effect.source == PILE and pile.drink_me == 0 and pile.place.nature.has_pile
        total += eyes.change(seat, alcohol=-1) if dry else eyes.unseen_drink(seat, cups)
    return total


def _have_shot(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.HaveShot)
    return sum((eyes.change(seat, alcohol=effect.alcohol) for seat in seats_met(eyes.view, deed, effect)), 0.0)


def _dare_drinks(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """One Drink for each; who dares takes the weaker one."""
    weaker = -0.5 * eyes.unseen_drink(deed.player) if deed.meets(deed.player) else 0.0
    return weaker + sum((eyes.unseen_drink(seat) for seat in seats_met(eyes.view, deed, effect)), 0.0)


def _order_drinks(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.OrderDrinks)
    if eyes.regard(deed.player) < 0:
        return eyes.order(eyes.me.number)
    number = eyes.amount(effect.number, deed.player, deed.player)
    return number * max((eyes.order(seat.number) for seat in eyes.rivals), default=0.0)


def _give_own_drinks(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """All that lies on the own pile is drunk by others."""
    own = eyes.seats[deed.player].drink_me
    if eyes.regard(deed.player) < 0 or not own:
        return 0.0
    other = max((eyes.order(seat.number) for seat in eyes.rivals), default=0.0)
    return own * (other - eyes.order(deed.player))


def _start_contest(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Everybody drinks; who collects, nobody can tell."""
    return sum(eyes.unseen_drink(seat) for seat in everybody(eyes.view, deed) if deed.meets(seat))


def _again_event(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Whoever revealed it drinks in its place, from an empty pile only sobers up."""
    event = waiting_at(eyes.view, deed.at)
    if event is None or event.seat < 0:
        return 0.0
    return eyes.unseen_drink(event.seat) if eyes.seats[event.seat].drink_me else eyes.change(event.seat, alcohol=-1)


def _shuffle_into_pile(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A Drink more on the pile where it is worth most."""
    return max(eyes.order(seat.number) for seat in eyes.seats if not seat.out)


def _renew_pile(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """All Drinks of a pile but one are gone."""
    total = 0.0
    for seat in seats_met(eyes.view, deed, effect):
        fewer = eyes.seats[seat].drink_me - 1
        total -= eyes.unseen_drink(seat, fewer) if fewer > 0 else 0.0
    return total


def _end_turn(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """The Drink that is not taken, if there is one."""
    player = deed.player
    own_turn = eyes.seats[eyes.view.active].side == eyes.seats[player].side
    return -eyes.unseen_drink(player) if eyes.seats[player].drink_me and own_turn else 0.0


JUDGES[effects.IgnoreDrink] = _ignore_drink
JUDGES[effects.PassDrink] = _pass_drink
JUDGES[effects.SplitDrink] = _split_drink
JUDGES[effects.ChangeDrink] = _change_drink
JUDGES[effects.WeakenDrink] = _weaken_drink
JUDGES[effects.ReplaceDrink] = _replace_drink
JUDGES[effects.ConvertDrink] = _convert_drink
JUDGES[effects.HaveDrink] = _have_drink
JUDGES[effects.HaveShot] = _have_shot
JUDGES[effects.DareDrinks] = _dare_drinks
JUDGES[effects.OrderDrinks] = _order_drinks
JUDGES[effects.GiveOwnDrinks] = _give_own_drinks
JUDGES[effects.StartContest] = _start_contest
JUDGES[effects.AgainEvent] = _again_event
JUDGES[effects.RenewPile] = _renew_pile
JUDGES[effects.ShuffleIntoPile] = _shuffle_into_pile
JUDGES[effects.EndTurn] = _end_turn
