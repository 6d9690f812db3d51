"""What it is worth that Fortitude and Alcohol Content move, and that a loss is lowered, shared or redirected."""

from innkeeper.bots.deeds import Deed, answered, seats_met
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import JUDGES, borne, met
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.amounts import Amount
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, LOSS_CAUSED, LOSS_TAKEN


def loss_answered(eyes: Eyes, deed: Deed) -> int:
    """What is left of the Fortitude loss that a deed answers, the own or a teammate's."""
    cause = answered(eyes.view, deed)
    if cause is None:
        return 0
    if cause.losses is not None:
        side = eyes.seats[deed.player].side
        return next((amount for seat, amount in cause.losses if eyes.seats[seat].side == side), 0)
    losses = [effect.amount for effect in cause.effects if isinstance(effect, effects.Lose)]
    return max([eyes.amount(amount, cause.player, deed.player) for amount in losses], default=0)


def _lose(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.Lose)
    if effect.stat == ALCOHOL:
        return sum(eyes.change(seat, alcohol=-amount) for seat, amount in _borne(eyes, deed, effect, effect.amount))
    if deed.losses is not None:  # of all its effects together, as they were announced
        return _announced(eyes, deed, deed.losses) if effect is _first_loss(deed) else 0.0
    found = met(eyes, deed, effect, effect.amount)
    if eyes.view.kept:
        found = [(seat, _hurt(eyes, deed, seat, amount)) for seat, amount in found]
    return sum(eyes.change(seat, -amount) for seat, amount in borne(eyes, found))


def _announced(eyes: Eyes, deed: Deed, losses: list[tuple[int, int]]) -> float:
    """What is left of the losses of a card that lies open, those of a team once."""
    total = 0.0
    sides: list[int] = []
    for seat, amount in losses:
        side = eyes.seats[seat].side
        if (deed.only >> seat) & 1 and side not in sides:
            sides.append(side)
            total += eyes.change(seat, -amount)
    return total


def _first_loss(deed: Deed) -> effects.Effect | None:
    return next((effect for effect in deed.effects if effect.is_spread()), None)


def _hurt(eyes: Eyes, deed: Deed, seat: int, amount: int) -> int:
    """What a loss comes to with the texts that stand for who causes it and who takes it."""
    return eyes.amended(seat, LOSS_TAKEN, eyes.amended(deed.player, LOSS_CAUSED, amount))


def _gain(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.Gain)
    found = _borne(eyes, deed, effect, effect.amount)
    if effect.stat == FORTITUDE:
        return sum(eyes.change(seat, amount) for seat, amount in found)
    return sum(eyes.change(seat, alcohol=amount) for seat, amount in found)


def _borne(eyes: Eyes, deed: Deed, effect: effects.Effect, amount: Amount) -> list[tuple[int, int]]:
    return borne(eyes, met(eyes, deed, effect, amount))


def _reduce_loss(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.ReduceLoss)
    amount = loss_answered(eyes, deed)
    by = eyes.amount(effect.by, deed.player, deed.player)
    left = max(0, (min(amount, effect.to) if effect.to >= 0 else amount) - by)
    return eyes.change(deed.player, -left) - eyes.change(deed.player, -amount)


def _redirect_loss(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    amount = loss_answered(eyes, deed)
    taken = sum(eyes.change(seat, -amount) for seat in seats_met(eyes.view, deed, effect))
    return taken - eyes.change(deed.player, -amount)


def _split_loss(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    amount = loss_answered(eyes, deed)
    half = (amount + 1) // 2
    cause = answered(eyes.view, deed)
    returned = eyes.change(cause.player, -half) if cause is not None else 0.0
    return eyes.change(deed.player, -half) - eyes.change(deed.player, -amount) + returned


JUDGES[effects.Lose] = _lose
JUDGES[effects.Gain] = _gain
JUDGES[effects.ReduceLoss] = _reduce_loss
JUDGES[effects.RedirectLoss] = _redirect_loss
JUDGES[effects.SplitLoss] = _split_loss
