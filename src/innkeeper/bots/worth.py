"""What each verb of a card would change, and what that is worth to a seat."""

from collections.abc import Callable
from typing import Final

from innkeeper.bots.deeds import Deed, answered, drink_answered, seats_met, waiting_at
from innkeeper.bots.eyes import Eyes
from innkeeper.rules.components import component_of, count
from innkeeper.table.waiting import Waiting
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.components import COUNTER
from innkeeper.vocabulary.conditions import CARD_IGNORED
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, INN, ME, NOBODY, PICKED, PILE, POT

Judge = Callable[[Eyes, Deed, effects.Effect], float]


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


def _met(eyes: Eyes, deed: Deed, effect: effects.Effect, amount: Amount) -> list[tuple[int, int]]:
    """Whom an effect falls on, and with how much."""
    return [(seat, eyes.amount(amount, deed.player, seat)) for seat in seats_met(eyes.view, deed, effect)]


def _loss_answered(eyes: Eyes, deed: Deed) -> int:
    """The Fortitude loss that a deed answers, before anybody reduces it."""
    cause = answered(eyes.view, deed)
    if cause is None:
        return 0
    losses = [effect.amount for effect in cause.effects if isinstance(effect, effects.Lose)]
    return max([eyes.amount(amount, cause.player, deed.player) for amount in losses], default=0)


def _lose(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.Lose)
    if effect.stat == ALCOHOL:
        return sum(eyes.change(seat, alcohol=-amount) for seat, amount in _met(eyes, deed, effect, effect.amount))
    return sum(eyes.change(seat, -amount) for seat, amount in _met(eyes, deed, effect, effect.amount))


def _gain(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.Gain)
    met = _met(eyes, deed, effect, effect.amount)
    if effect.stat == FORTITUDE:
        return sum(eyes.change(seat, amount) for seat, amount in met)
    return sum(eyes.change(seat, alcohol=amount) for seat, amount in met)


def _pay(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.Pay)
    total = 0.0
    paid = 0
    for payer, due in _met(eyes, deed, effect, effect.amount):
        if effect.to == ME and payer == deed.player:
            continue
        amount = min(due, eyes.seats[payer].gold)
        total += eyes.change(payer, gold=-amount)
        paid += amount
    if effect.to == ME:
        total += eyes.change(deed.player, gold=paid)
    if effect.to == PICKED:
        total += sum((eyes.change(seat, gold=paid) for seat in deed.targets[:1]), 0.0)
    return total


def _take_gold(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.TakeGold)
    amount = eyes.amount(effect.amount, deed.player, deed.player)
    if effect.half:
        winner = eyes.round.winner if eyes.round is not None else -1
        share = eyes.view.pot // 2
        return eyes.change(deed.player, gold=share) + (eyes.change(winner, gold=-share) if winner >= 0 else 0.0)
    if effect.takes_all():
        winner = eyes.round.winner if eyes.round is not None else -1
        robbed = -eyes.change(winner, gold=eyes.view.pot) if winner >= 0 else 0.0
        return robbed + eyes.change(deed.player, gold=eyes.view.pot)
    there = eyes.view.pot if effect.source == POT else amount
    return eyes.change(deed.player, gold=min(amount, there))


def _pay_due(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return -eyes.change(deed.player, gold=-_due(eyes, deed))


def _due(eyes: Eyes, deed: Deed) -> int:
    """What the player of the deed is about to pay."""
    payment = waiting_at(eyes.view, deed.at)
    if payment is None or payment.what != "payment":
        return 1
    return min(payment.dues[deed.on][1], eyes.seats[deed.player].gold)


def _ante_more(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.AnteMore)
    amount = eyes.amount(effect.amount, deed.player, deed.player)
    return _ante(eyes, eyes.round.whom if eyes.round is not None else [], amount)


def _start_round(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return _ante(eyes, [seat.number for seat in eyes.seats if not seat.out], 1)


def _ante(eyes: Eyes, gamblers: list[int], amount: int) -> float:
    """All pay in, and each has a chance to win it all."""
    pot = amount * len(gamblers)
    total = 0.0
    for seat in gamblers:
        odds = eyes.odds(seat)
        total += odds * eyes.change(seat, gold=pot - amount) + (1 - odds) * eyes.change(seat, gold=-amount)
    return total


def _leave_round(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Forced out, a rival wins no pot; leaving oneself saves the ante and gives up the pot."""
    pot = eyes.view.pot
    if effect.who == PICKED:
        return -sum((eyes.odds(seat) * eyes.change(seat, gold=pot) for seat in deed.targets), 0.0)
    ante = _due(eyes, deed)
    others = len(eyes.round.whom) - 1 if eyes.round is not None else 0
    odds = eyes.odds(deed.player)
    winning = eyes.change(deed.player, gold=pot + ante * others)
    return -odds * winning - (1 - odds) * eyes.change(deed.player, gold=-ante)


def _win_round(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return eyes.change(deed.player, gold=eyes.view.pot) + eyes.pot_lost()


def _end_round(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.EndRound)
    waiting = eyes.view.stack[-1] if eyes.view.stack else None
    if waiting is not None and waiting.what == "card" and waiting.seat == deed.player and effect.to == INN:
        return -eyes.change(deed.player, gold=eyes.view.pot)  # the own card is about to take control
    return eyes.pot_lost() + (0.0 if effect.to == INN else eyes.change(deed.player, gold=eyes.view.pot))


def _again_round(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """The winner loses the pot again, for now."""
    winner = eyes.round.winner if eyes.round is not None else -1
    return -eyes.weights.undone_win * eyes.change(winner, gold=eyes.view.pot) if winner >= 0 else 0.0


def _ignore_card(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    other = answered(eyes.view, deed)
    return -worth(eyes, other.only_on(deed.player)) if other is not None else 0.0


def _negate(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    other = answered(eyes.view, deed)
    return -worth(eyes, other) if other is not None else 0.0


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
    after.numbers = [alcohol, fortitude, 0, int(converted)]
    return eyes.drink(drink.seat, after) - eyes.drink(drink.seat, drink)


def _reduce_loss(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.ReduceLoss)
    amount = _loss_answered(eyes, deed)
    by = eyes.amount(effect.by, deed.player, deed.player)
    left = max(0, (min(amount, effect.to) if effect.to >= 0 else amount) - by)
    return eyes.change(deed.player, -left) - eyes.change(deed.player, -amount)


def _redirect_loss(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    amount = _loss_answered(eyes, deed)
    taken = sum(eyes.change(seat, -amount) for seat in seats_met(eyes.view, deed, effect))
    return taken - eyes.change(deed.player, -amount)


def _split_loss(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    amount = _loss_answered(eyes, deed)
    half = (amount + 1) // 2
    cause = answered(eyes.view, deed)
    returned = eyes.change(cause.player, -half) if cause is not None else 0.0
    return eyes.change(deed.player, -half) - eyes.change(deed.player, -amount) + returned


def _have_drink(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """From an empty pile one only sobers up."""
    assert isinstance(effect, effects.HaveDrink)
    total = 0.0
    for seat, cups in _met(eyes, deed, effect, effect.number):
        dry = effect.source == PILE and eyes.seats[seat].drink_me == 0
        total += eyes.change(seat, alcohol=-1) if dry else eyes.unseen_drink(seat, cups)
    return total


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


def _draw_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.DrawCards)
    return sum(
        eyes.weights.card * number * eyes.regard(seat) for seat, number in _met(eyes, deed, effect, effect.number)
    )


def _discard_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.DiscardCards)
    return sum(
        -eyes.weights.card * number * eyes.regard(seat) for seat, number in _met(eyes, deed, effect, effect.number)
    )


def _pick_one(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Whoever suits best is picked: until then nobody knows whom what follows falls on."""
    deed.targets = [max(eyes.rivals, key=lambda seat: -eyes.regard(seat.number)).number] if eyes.rivals else []
    return 0.0


def _borrow_card(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Most hands hold something to play: as good as a card of one's own, and one less for its owner."""
    return sum((-eyes.weights.card * eyes.regard(seat) for seat in seats_met(eyes.view, deed, effect)), 0.0)


def _bar_help(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Where there are teammates to be barred, what follows is more likely to hit."""
    return 0.0


def _call_minion(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A Minion is more than a card."""
    return eyes.weights.keep * eyes.regard(deed.player)


def _divide_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """The better half of so many cards."""
    assert isinstance(effect, effects.DivideCards)
    number = (eyes.amount(effect.number, deed.player, deed.player) + 1) // 2
    return eyes.weights.card * number * eyes.regard(deed.player)


def _redirect_card(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """What the card does to oneself it does to another."""
    other = answered(eyes.view, deed)
    if other is None:
        return 0.0
    mine = worth(eyes, other.only_on(deed.player))
    turned = Deed(other.effects, other.player, deed.targets)
    return sum((worth(eyes, turned.only_on(seat)) for seat in deed.targets), 0.0) - mine


def _start_contest(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Everybody drinks; who collects, nobody can tell."""
    return sum(eyes.unseen_drink(seat.number) for seat in eyes.seats if not seat.out and deed.meets(seat.number))


def _again_action(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return eyes.weights.action * eyes.regard(deed.player)


def _again_card(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Another card is played in its place, most likely a weaker one."""
    other = answered(eyes.view, deed)
    return eyes.weights.second_best * worth(eyes, other) if other is not None else 0.0


def _again_event(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Whoever revealed it drinks in its place, from an empty pile only sobers up."""
    event = waiting_at(eyes.view, deed.at)
    if event is None or event.seat < 0:
        return 0.0
    return eyes.unseen_drink(event.seat) if eyes.seats[event.seat].drink_me else eyes.change(event.seat, alcohol=-1)


def _change_numbers(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A card does somewhat more of what it does."""
    assert isinstance(effect, effects.ChangeNumbers)
    other = answered(eyes.view, deed)
    return eyes.weights.a_number * effect.by * worth(eyes, other) if other is not None else 0.0


def _reveal_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Something new to use, or another mood: most likely a better one than somebody wants to be rid of."""
    assert isinstance(effect, effects.RevealCards)
    return eyes.weights.a_chance * eyes.amount(effect.number, deed.player, deed.player) * eyes.regard(deed.player)


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
    return -eyes.unseen_drink(player) if eyes.seats[player].drink_me and eyes.view.active == player else 0.0


def _move_component(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A step or token is worth what its pack says, as far as it can move."""
    assert isinstance(effect, effects.MoveComponent)
    kept = component_of(eyes.view.kept, deed.player, effect.component)
    if kept is None:
        return 0.0
    total = 0.0
    for seat in [kept.owner] if effect.component.kind == COUNTER else seats_met(eyes.view, deed, effect):
        before = count(eyes.view.counts, kept, seat)
        amount = eyes.amount(effect.amount, deed.player, seat)
        after = max(effect.component.least, min(effect.component.most, before + (amount if effect.up else -amount)))
        total += eyes.weights.of_component(effect.component) * (after - before) * eyes.regard(seat)
    return total


JUDGES: Final[dict[type[effects.Effect], Judge]] = {
    effects.Lose: _lose,
    effects.Gain: _gain,
    effects.Pay: _pay,
    effects.TakeGold: _take_gold,
    effects.PayDue: _pay_due,
    effects.AnteMore: _ante_more,
    effects.StartRound: _start_round,
    effects.LeaveRound: _leave_round,
    effects.WinRound: _win_round,
    effects.EndRound: _end_round,
    effects.AgainRound: _again_round,
    effects.IgnoreCard: _ignore_card,
    effects.NegateCard: _negate,
    effects.IgnoreEvent: _ignore_card,
    effects.NegateEvent: _negate,
    effects.IgnoreDrink: _ignore_drink,
    effects.PassDrink: _pass_drink,
    effects.SplitDrink: _split_drink,
    effects.ChangeDrink: _change_drink,
    effects.ReplaceDrink: _replace_drink,
    effects.ConvertDrink: _convert_drink,
    effects.ReduceLoss: _reduce_loss,
    effects.RedirectLoss: _redirect_loss,
    effects.SplitLoss: _split_loss,
    effects.HaveDrink: _have_drink,
    effects.DareDrinks: _dare_drinks,
    effects.OrderDrinks: _order_drinks,
    effects.DrawCards: _draw_cards,
    effects.DiscardCards: _discard_cards,
    effects.StartContest: _start_contest,
    effects.AgainAction: _again_action,
    effects.AgainCard: _again_card,
    effects.AgainEvent: _again_event,
    effects.ChangeNumbers: _change_numbers,
    effects.RevealCards: _reveal_cards,
    effects.RenewPile: _renew_pile,
    effects.EndTurn: _end_turn,
    effects.MoveComponent: _move_component,
    effects.PickOne: _pick_one,
    effects.BarHelp: _bar_help,
    effects.BorrowCard: _borrow_card,
    effects.CallMinion: _call_minion,
    effects.DivideCards: _divide_cards,
    effects.RedirectCard: _redirect_card,
}
