"""What payments, antes and Rounds of Gambling are worth."""

from innkeeper.bots.deeds import Deed, waiting_at
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import JUDGES, borne, met, worth
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.terms import GOLD, INN, ME, PICKED, POT


def _pay(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.Pay)
    total = 0.0
    paid = 0
    for payer, once in borne(eyes, met(eyes, deed, effect, effect.amount)):
        due = effect.times * once
        if effect.to == ME and eyes.seats[payer].side == eyes.seats[deed.player].side:
            continue
        has_purse = eyes.seats[payer].place.nature.has_purse
        amount = min(due, eyes.seats[payer].gold) if has_purse else due  # otto.general.pays-from-inn
        total += eyes.change(payer, gold=-amount)
        paid += amount
    if effect.to == ME:
        total += eyes.change(deed.player, gold=paid)
    if effect.to == PICKED:
        total += sum((eyes.change(seat, gold=paid) for seat in deed.targets[:1]), 0.0)
    return total


def _take_gold(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.TakeGold)
    if effect.who != ME:
        return sum(eyes.change(seat, gold=gained) for seat, gained in met(eyes, deed, effect, effect.amount))
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
    return min(payment.numbers[deed.on], eyes.seats[deed.player].gold)


def _payer(eyes: Eyes, deed: Deed) -> int:
    """Whose payment a deed answers: the own, or a teammate's."""
    payment = waiting_at(eyes.view, deed.at)
    return deed.player if payment is None or payment.what != "payment" else payment.whom[deed.on]


def _ante_more(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.AnteMore)
    amount = eyes.amount(effect.amount, deed.player, deed.player)
    return _ante(eyes, eyes.round.whom if eyes.round is not None else [], amount)


def _start_round(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return _ante(eyes, eyes.gamblers(), 1) + _raises(eyes)


def _raises(eyes: Eyes) -> float:
    """The antes that may still fall due in the Round, if control changes hands."""
    control = eyes.in_control()
    return (1.0 - control.kept) * eyes.weights.raised * _ante(eyes, list(control.grips), 1)


def taking_control(eyes: Eyes, deed: Deed, locks: bool) -> float:
    """What it is worth to take control with a card rather than to pass."""
    me, before = eyes.me.number, eyes.in_control()
    eyes.control = before.after_pass(me)
    passing = _at_stake(eyes)
    eyes.control = before.taken_by(me, locks)
    taking = _at_stake(eyes) + worth(eyes, deed)
    eyes.control = before
    return taking - passing


def _at_stake(eyes: Eyes) -> float:
    """What the pot is worth with whoever may win it, and what may still be paid into it."""
    return _raises(eyes) - eyes.pot_lost()


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
    odds = eyes.odds(_payer(eyes, deed))
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


def _stop_gain(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """What somebody is about to gain is worth to oneself so much less than nothing."""
    coming = waiting_at(eyes.view, deed.at)
    if coming is None or coming.what != "gain" or deed.on < 0:
        return 0.0
    whom, amount = coming.whom[deed.on], coming.numbers[deed.on]
    return -(eyes.change(whom, gold=amount) if coming.mode == GOLD else eyes.change(whom, amount))


def _take_artifact(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A Gold piece, and whatever it does besides."""
    return eyes.change(deed.player, gold=1)


JUDGES[effects.TakeArtifact] = _take_artifact
JUDGES[effects.StopGain] = _stop_gain
JUDGES[effects.Pay] = _pay
JUDGES[effects.TakeGold] = _take_gold
JUDGES[effects.PayDue] = _pay_due
JUDGES[effects.AnteMore] = _ante_more
JUDGES[effects.StartRound] = _start_round
JUDGES[effects.LeaveRound] = _leave_round
JUDGES[effects.WinRound] = _win_round
JUDGES[effects.EndRound] = _end_round
JUDGES[effects.AgainRound] = _again_round
