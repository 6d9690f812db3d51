"""What it is worth to Ignore, Negate and redirect cards, to draw, discard and reveal them, and to move components."""

from innkeeper.bots.deeds import Deed, answered, seats_met
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.worth import JUDGES, met, worth
from innkeeper.rules.components import component_of, count
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.components import COUNTER
from innkeeper.vocabulary.terms import ACTION_PHASE, DISCARD_AND_DRAW, DRINK_PHASE, ORDER_A_DRINK, TRAP


def _ignore_card(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Who Ignores it does so for all teammates."""
    other = answered(eyes.view, deed)
    return -worth(eyes, other.only_on(eyes.team_of(deed.player))) if other is not None else 0.0


def _negate(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    other = answered(eyes.view, deed)
    return -worth(eyes, other) if other is not None else 0.0


def _draw_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.DrawCards)
    return sum(
        eyes.weights.card * number * eyes.regard(seat) for seat, number in met(eyes, deed, effect, effect.number)
    )


def _discard_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    assert isinstance(effect, effects.DiscardCards)
    if effect.down_to:
        return 0.0  # few hold so many
    return sum(
        -eyes.weights.card * number * eyes.regard(seat) for seat, number in met(eyes, deed, effect, effect.number)
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
    mine = worth(eyes, other.only_on(eyes.team_of(deed.player)))
    turned = Deed(other.effects, other.player, deed.targets)
    return sum((worth(eyes, turned.only_on(1 << seat)) for seat in deed.targets), 0.0) - mine


def _again_action(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return sum((eyes.weights.action * eyes.regard(seat) for seat in seats_met(eyes.view, deed, effect)), 0.0)


def _again_card(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Another card is played in its place, most likely a weaker one."""
    other = answered(eyes.view, deed)
    return eyes.weights.second_best * worth(eyes, other) if other is not None else 0.0


def _change_numbers(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A card does somewhat more of what it does."""
    assert isinstance(effect, effects.ChangeNumbers)
    other = answered(eyes.view, deed)
    return eyes.weights.a_number * effect.by * worth(eyes, other) if other is not None else 0.0


def _reveal_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Something new to use, or another mood: most likely a better one than somebody wants to be rid of."""
    assert isinstance(effect, effects.RevealCards)
    return eyes.weights.a_chance * eyes.amount(effect.number, deed.player, deed.player) * eyes.regard(deed.player)


def _give_cards(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """A card that comes to lie before somebody is worth what its pack says."""
    assert isinstance(effect, effects.GiveCards)
    each = eyes.weights.of_component(effect.component)
    return sum((each * number * eyes.regard(seat) for seat, number in met(eyes, deed, effect, effect.number)), 0.0)


def _pass_itself(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """What lies before oneself is another's worry."""
    return eyes.weights.a_chance * (1.0 - min(0.0, min((eyes.regard(seat) for seat in deed.targets), default=-0.3)))


def _discard_itself(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return 0.0


def _again_discard(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """As many new cards as are missing in the hand, and the worst ones exchanged."""
    total = 0.0
    for seat in seats_met(eyes.view, deed, effect):
        missing = max(1, eyes.seats[seat].place.role.hand - eyes.seats[seat].hand)
        total += eyes.weights.card * missing * eyes.regard(seat)
    return total


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
        total += eyes.weights.of_steps(effect.component, before, after) * eyes.regard(seat)
        if eyes.counts_as_drunk(kept):
            total += eyes.change(seat, alcohol=after - before)
    return total


def _become_step(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Another step is worth what its pack says, against the one that is left."""
    assert isinstance(effect, effects.BecomeStep)
    kept = component_of(eyes.view.kept, deed.player, effect.component)
    if kept is None:
        return 0.0
    before = eyes.view.counts[kept.number]
    return eyes.weights.of_steps(effect.component, before, effect.step) * eyes.regard(deed.player)


def _leave_table(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """Nothing can befall who is away, who can do nothing either: to oneself, with the own turn over, some peace."""
    met_by = seats_met(eyes.view, deed, effect)
    return eyes.weights.a_chance if deed.player in met_by else 0.0


def _again_phase(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """What it is worth that the phase which is going on comes once more for whose it is."""
    return sum((_phase(eyes, seat) for seat in seats_met(eyes.view, deed, effect)), 0.0)


def _skip_phase(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    return -_again_phase(eyes, deed, effect)


def _phase(eyes: Eyes, seat: int) -> float:
    """What a phase is worth: an Action, a Drink for somebody else, new cards, or a Drink to take or to sober up."""
    weights = eyes.weights
    gains = {ACTION_PHASE: weights.action, ORDER_A_DRINK: weights.a_chance, DISCARD_AND_DRAW: weights.card}
    if eyes.view.phase == DRINK_PHASE:
        return eyes.change(seat, alcohol=2 if eyes.seats[seat].drink_me else -1)
    return gains[eyes.view.phase] * eyes.regard(seat)


JUDGES[effects.AgainPhase] = _again_phase
JUDGES[effects.SkipPhase] = _skip_phase


def _check_traps(eyes: Eyes, deed: Deed, effect: effects.Effect) -> float:
    """As likely as there are Traps in the own hand, it hurts whoever has to look about as much as a blow."""
    hand = eyes.view.hand
    traps = sum(1 for card in hand if any(text.moment == TRAP for text in card.face.texts))
    if deed.player != eyes.me.number or not traps:
        return 0.0
    hurt = sum((-eyes.regard(seat) for seat in seats_met(eyes.view, deed, effect)), 0.0)
    return eyes.weights.keep * hurt * traps / len(hand)


JUDGES[effects.CheckTraps] = _check_traps
JUDGES[effects.LeaveTable] = _leave_table
JUDGES[effects.IgnoreCard] = _ignore_card
JUDGES[effects.NegateCard] = _negate
JUDGES[effects.IgnoreEvent] = _ignore_card
JUDGES[effects.SendChampion] = _ignore_card
JUDGES[effects.NegateEvent] = _negate
JUDGES[effects.DrawCards] = _draw_cards
JUDGES[effects.DiscardCards] = _discard_cards
JUDGES[effects.AgainAction] = _again_action
JUDGES[effects.AgainCard] = _again_card
JUDGES[effects.ChangeNumbers] = _change_numbers
JUDGES[effects.RevealCards] = _reveal_cards
JUDGES[effects.GiveCards] = _give_cards
JUDGES[effects.AgainDiscard] = _again_discard
JUDGES[effects.PassItself] = _pass_itself
JUDGES[effects.DiscardItself] = _discard_itself
JUDGES[effects.MoveComponent] = _move_component
JUDGES[effects.BecomeStep] = _become_step
JUDGES[effects.PickOne] = _pick_one
JUDGES[effects.BarHelp] = _bar_help
JUDGES[effects.BorrowCard] = _borrow_card
JUDGES[effects.CallMinion] = _call_minion
JUDGES[effects.DivideCards] = _divide_cards
JUDGES[effects.RedirectCard] = _redirect_card
