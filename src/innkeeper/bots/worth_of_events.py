"""What it is worth to choose or bid for an Event, when others choose or bid as well."""

from innkeeper.bots.deeds import Deed, seats_met
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import JUDGES, worth
from innkeeper.table.waiting import Waiting
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.effects import Bid, EachChooses

USUAL_BID = 3  # more than this is seldom named by anybody else


def event_of(eyes: Eyes) -> Waiting | None:
    """The Event that players choose or bid for now."""
    return next((waiting for waiting in reversed(eyes.view.stack) if waiting.what == "event"), None)


def choosing(eyes: Eyes, value: int) -> float:
    """What comes of choosing this for an Event: whatever it costs, and the mean of what the others may choose."""
    event = event_of(eyes)
    if event is None:
        return 0.0
    listed = event.effects()
    at = next(place for place, effect in enumerate(listed) if isinstance(effect, EachChooses))
    choice = listed[at]
    assert isinstance(choice, EachChooses)
    made = dict(event.chosen)
    me = eyes.me.number
    open_to = [seat.number for seat in eyes.rivals if seat.number not in made]
    cost = Deed(choice.branches[value].cost, me, [])
    cost.chooser = me
    total = worth(eyes, cost)
    ways = range(len(choice.branches)) if open_to else range(1)
    for way in ways:
        deed = Deed(listed[at + 1 :], event.seat, [])
        deed.ignored = event.ignoring
        deed.chosen = {**made, **dict.fromkeys(open_to, way), me: value}
        deed.discarded = event.discarded + discarded_by(choice, [value] + [way] * len(open_to))
        total += worth(eyes, deed) / len(ways)
    return total


def discarded_by(choice: EachChooses, chosen: list[int]) -> int:
    """How many cards those would discard who choose so: as many as they may."""
    costs = [cost for place in chosen for cost in choice.branches[place].cost]
    return sum(cost.number.fixed for cost in costs if isinstance(cost, effects.DiscardCards))


def bidding(eyes: Eyes, value: int) -> float:
    """What it is worth to bid so much, compared with leaving it to who has bid most so far."""
    event = event_of(eyes)
    if event is None:
        return 0.0
    made = dict(event.chosen)
    return _after_bids(eyes, event, {**made, eyes.me.number: value}) - _after_bids(eyes, event, made)


def naming(eyes: Eyes, value: int) -> float:
    """What it is worth to name so much secretly: the mean over what the best of the others may name."""
    event = event_of(eyes)
    if event is None or not eyes.rivals:
        return 0.0
    others = dict.fromkeys([seat.number for seat in eyes.rivals], 0)
    best = max(eyes.rivals, key=lambda seat: seat.gold).number
    ways = [{**others, best: named, eyes.me.number: value} for named in range(USUAL_BID + 1)]
    return sum(_after_bids(eyes, event, way) for way in ways) / len(ways)


def _after_bids(eyes: Eyes, event: Waiting, bids: dict[int, int]) -> float:
    """What the Event does once all have bid so."""
    listed = event.effects()
    at = next(place for place, effect in enumerate(listed) if isinstance(effect, Bid))
    deed = Deed(listed[at + 1 :], event.seat, [])
    deed.ignored = event.ignoring
    deed.chosen = bids
    return worth(eyes, deed)


def _each_chooses(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """As long as nobody has chosen: everybody may do what is best for them, so it is as good as the best of it."""
    assert isinstance(effect, EachChooses)
    total = 0.0
    for seat in seats_met(eyes.view, deed, effect):
        found: list[float] = []
        for place, branch in enumerate(effect.branches):
            alone = Deed([*branch.cost, *branch.effects], deed.player, [])
            alone.chooser = seat
            alone.chosen = {seat: place}
            found.append(worth(eyes, alone))
        total += max(found) if eyes.regard(seat) > 0 else min(found)
    return total


def _bid(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Nobody has to bid."""
    return 0.0


def _discard_drinks(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """The next Drink is gone, if there is one."""
    assert isinstance(effect, effects.DiscardDrinks)
    total = 0.0
    for seat in seats_met(eyes.view, deed, effect):
        number = min(eyes.amount(effect.number, deed.player, seat), eyes.seats[seat].drink_me)
        total -= eyes.unseen_drink(seat, number) if number else 0.0
    return total


def _ignore_actions(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Of all rivals' Actions of a turn each, some would have been aimed here."""
    aimed = sum(seat.place.role.actions for seat in eyes.rivals) / max(1, len(eyes.rivals))
    return sum(eyes.weights.action * aimed * eyes.regard(seat) for seat in seats_met(eyes.view, deed, effect))


JUDGES[EachChooses] = _each_chooses
JUDGES[Bid] = _bid
JUDGES[effects.DiscardDrinks] = _discard_drinks
JUDGES[effects.IgnoreActions] = _ignore_actions
