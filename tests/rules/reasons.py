"""What must be so where a reason against a card is given, told from the seat's view alone."""

from collections.abc import Callable
from typing import Final

from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.terms import ACTION_PHASE, DRINK_PHASE, ORDER_A_DRINK

UNSEEN: Final = (  # the rules of windows over what no view shows
    "team-characters.whitehawk.extra-share-on-any-team-gain",
    "card-notes.why-thank-you.only-action-sometimes-anytime",
    "team-characters.keet.ill-take-that-opponents-only",
)


def is_mine(view: View, seat: int) -> bool:
    """Whether somebody is of the own side."""
    return seat >= 0 and view.seats[view.seat].side == view.seats[seat].side


def any_mine(view: View, seats: list[int]) -> bool:
    return any(is_mine(view, seat) for seat in seats)


def on_my_turn(view: View) -> bool:
    return is_mine(view, view.active)


def asked(view: View) -> str:
    assert view.question is not None
    return view.question.what


def in_round(view: View, fits: Callable[[Waiting], bool]) -> bool:
    """A Round of Gambling is going on, and this is so of it."""
    return any(fits(waiting) for waiting in view.stack if waiting.what == "round")


def is_open(view: View, *kinds: str, fits: Callable[[Waiting], bool] = lambda it: True) -> bool:
    """Something of these kinds may be answered now, and this is so of it."""
    responds = view.question is not None and view.question.what == "respond" and view.question.rule not in UNSEEN
    return responds and bool(view.stack) and view.stack[-1].what in kinds and fits(view.stack[-1])


def owes(view: View, payment: Waiting) -> bool:
    return any(is_mine(view, who) and due for who, due in payment.dues)


def lays_combos(view: View) -> bool:
    """Something of the own could still be laid in a Combo, with or without an Action left."""
    return any(kept.component.makes_combos and kept.owner == view.seat for kept in view.kept)


def has_none(view: View) -> bool:
    """Of all who drink together, this one could reveal nothing."""
    return any(it.what == "drink" and it.seat == view.seat and not it.faces for it in view.stack)


def ignores(view: View, waiting: Waiting) -> bool:
    return waiting.ignoring >> view.seat & 1 == 1


SO: Final[dict[str, Callable[[View], bool]]] = {
    "not-your-turn": lambda view: not on_my_turn(view),
    "phase-to-come": lambda view: on_my_turn(view) and view.phase < ACTION_PHASE,
    "phase-over": lambda view: on_my_turn(view) and view.phase > ACTION_PHASE,
    "action-used": lambda view: on_my_turn(view) and (asked(view) != "action" or lays_combos(view)),
    "order-phase": lambda view: view.phase != ORDER_A_DRINK or not on_my_turn(view),
    "drink-phase": lambda view: view.phase != DRINK_PHASE or on_my_turn(view),
    "no-round": lambda view: not in_round(view, lambda it: not it.is_ended),
    "during-round": lambda view: not in_round(view, lambda it: True),
    "round-over": lambda view: in_round(view, lambda it: it.is_ended),
    "left-round": lambda view: in_round(view, lambda it: view.seat not in it.whom),
    "locked": lambda view: in_round(view, lambda it: it.is_locked),
    "not-your-go": lambda view: in_round(view, lambda it: view.seat in it.whom) and asked(view) != "go",
    "no-win": lambda view: not in_round(view, lambda it: it.winner >= 0 and not is_mine(view, it.winner)),
    "no-card": lambda view: not is_open(view, "card"),
    "other-kind": lambda view: is_open(view, "card", "event"),
    "own-card": lambda view: is_open(view, "card", fits=lambda it: is_mine(view, it.seat)),
    "own-payment": lambda view: is_open(view, "card", fits=lambda it: is_mine(view, it.seat)),
    "no-loss-coming": lambda view: is_open(view, "card", "event", fits=lambda it: not any_mine(view, it.victims)),
    "ignored": lambda view: is_open(view, "card", "event", fits=lambda it: ignores(view, it)),
    "no-drink": lambda view: not is_open(view, "drink", fits=lambda it: not it.is_ignored) or has_none(view),
    "event": lambda view: is_open(view, "event", "drink"),
    "no-event": lambda view: not is_open(view, "event"),
    "no-loss": lambda view: not is_open(view, "hits", fits=lambda it: any_mine(view, it.whom)),
    "no-payment": lambda view: not is_open(view, "payment", fits=lambda it: owes(view, it)),
}
