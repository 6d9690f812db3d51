"""Deeds: cards as they are being played or might be, with whom they meet and what they answer, as a view shows it."""

from typing import Final

from innkeeper.rules.components import component_of, count
from innkeeper.table.question import Option
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.conditions import ALL_CHOSE, MORE_THAN_PLAYERS, NOT_MORE_THAN_PLAYERS, Condition
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.terms import (
    CHOOSER,
    EVERYONE,
    FIRST,
    GAMBLERS,
    HEROES,
    HIGHEST,
    ME,
    OTHERS,
    PICKED,
    SECOND,
    SERVED,
    SOURCE,
    VILLAINS,
)

NOTHING_CHOSEN: Final[dict[int, int]] = {}  # shared; never changed


class Deed:
    """What a card would do: by whom, on whom, in answer to what lies at place `at` of the view's stack."""

    def __init__(self, effects: list[Effect], player: int, targets: list[int], at: int = -1, on: int = -1) -> None:
        self.effects = effects
        self.player = player
        self.targets = targets
        self.at = at
        self.on = on  # which of the Drinks, losses or payments there
        self.ignored = 0  # the seats that Ignore it, as a mask
        self.losses: list[tuple[int, int]] | None = None  # announced: who takes how much, after all that was done to it
        self.only = -1  # count only what happens to these seats, as a mask
        self.champion = -1  # who stands for a team, if that is asked
        self.chooser = -1  # who pays what a choice costs
        self.chosen = NOTHING_CHOSEN  # for an Event: what each has chosen or bid, or is thought to
        self.discarded = 0  # … and how many cards were discarded to it

    def meets(self, seat: int) -> bool:
        return ((self.only & ~self.ignored) >> seat) & 1 == 1

    def only_on(self, seats: int) -> "Deed":
        """The same deed, as far as it meets these seats, a mask."""
        twin = Deed(self.effects, self.player, self.targets, self.at, self.on)
        twin.ignored = self.ignored
        twin.losses = self.losses
        twin.only = seats
        twin.chooser = self.chooser
        twin.chosen = self.chosen
        twin.discarded = self.discarded
        return twin

    def meets_condition(self, condition: Condition, players: int) -> bool:
        """Whether something that is asked of all choices holds, as far as they are known."""
        if condition.kind in (MORE_THAN_PLAYERS, NOT_MORE_THAN_PLAYERS):
            return (self.discarded > players) == (condition.kind == MORE_THAN_PLAYERS)
        made = list(self.chosen.values())
        if condition.kind == ALL_CHOSE:
            return len(made) > 0 and made.count(condition.least) == len(made)
        return made.count(condition.least) > max(
            [made.count(other) for other in made if other != condition.least], default=0
        )


def deed_of(view: View, option: Option) -> Deed:
    """What an option to play a card would do."""
    effects = option.card.face.plays[option.mode].effects
    return Deed(effects, view.seat, option.targets, len(view.stack) - 1, option.on)


def waiting_at(view: View, place: int) -> Waiting | None:
    """What lies at this place of the stack."""
    return view.stack[place] if 0 <= place < len(view.stack) else None


def deed_at(view: View, place: int) -> Deed | None:
    """What the card or Event at this place of the stack is about to do."""
    waiting = waiting_at(view, place)
    if waiting is None or waiting.what not in ("card", "event", "text"):
        return None
    if waiting.what != "card":
        deed = Deed(waiting.effects(), waiting.seat, [])
        deed.ignored = waiting.ignoring if waiting.numbers else 0
        if waiting.what == "event":
            deed.chosen = dict(waiting.chosen)
        return deed
    deed = Deed(waiting.effects(), waiting.seat, waiting.whom, place - 1, waiting.on)
    deed.ignored = waiting.ignoring
    deed.losses = waiting.announced
    return deed


def answered(view: View, deed: Deed) -> Deed | None:
    """The card or Event that a deed answers."""
    return deed_at(view, deed.at)


def drink_answered(view: View, deed: Deed) -> Waiting | None:
    """The Drink that a deed answers: Drinks taken together lie side by side in the stack."""
    first = deed.at
    while first >= 0 and view.stack[first].what == "drink":
        first -= 1
    place = first + 1 + deed.on
    return view.stack[place] if deed.on >= 0 and place <= deed.at else None


def seats_met(view: View, deed: Deed, effect: Effect) -> list[int]:
    """Whom an effect of a deed falls on, leaving out who Ignores it."""
    found = [seat for seat in _named(view, deed, effect.who) if deed.meets(seat)]
    if effect.chose >= 0:
        return [seat for seat in found if deed.chosen.get(seat, -1) == effect.chose]
    if effect.having is NO_COMPONENT:
        return found
    kept = component_of(view.kept, deed.player, effect.having)
    return [] if kept is None else [seat for seat in found if count(view.counts, kept, seat)]


def _named(view: View, deed: Deed, who: int) -> list[int]:
    if who == ME:
        return [deed.player]
    if who == PICKED:
        return deed.targets
    if who in (FIRST, SECOND):
        return deed.targets[:1] if who == FIRST else deed.targets[1:2]
    if who == SOURCE:
        return _source(view, deed)
    if who == EVERYONE:
        return everybody(view, deed)
    if who in (HEROES, VILLAINS):
        return [seat for seat in everybody(view, deed) if view.places[seat].villain == (who == VILLAINS)]
    if who == HIGHEST:
        highest = max(deed.chosen.values(), default=-1)
        return [seat for seat, bid in deed.chosen.items() if bid == highest]
    if who == CHOOSER:
        return [deed.chooser] if deed.chooser >= 0 else []
    if who == OTHERS:
        side = view.seats[deed.player].side
        return [seat.number for seat in view.seats if not seat.out and seat.side != side]
    if who == GAMBLERS:
        return next((waiting.whom for waiting in view.stack if waiting.what == "round"), [])
    if who == SERVED:  # as many as there are others to serve, most likely not all
        side = view.seats[deed.player].side
        return [seat.number for seat in view.seats if not seat.out and seat.side != side][:2]
    return []


def everybody(view: View, deed: Deed) -> list[int]:
    """All players; of each team one, who stands for it: whom one thinks of, else who does the deed, else anybody."""
    first = (deed.champion, *deed.chosen, deed.player)
    order = [view.seats[seat] for seat in first if seat >= 0] + view.seats
    sides: list[int] = []
    found: list[int] = []
    for seat in order:
        if not seat.out and seat.side not in sides:
            sides.append(seat.side)
            found.append(seat.number)
    return found


def _source(view: View, deed: Deed) -> list[int]:
    """Who is behind what a deed answers; where the view does not say, the player whose turn it is, if a rival."""
    cause = waiting_at(view, deed.at)
    behind = cause.seat if cause is not None and cause.what == "card" else view.active
    if cause is not None and cause.what == "gain" and deed.on >= 0:
        behind = cause.whom[deed.on]
    if behind != deed.player:
        return [behind]
    rivals = [seat.number for seat in view.seats if not seat.out and seat.side != view.seats[deed.player].side]
    return rivals[:1]
