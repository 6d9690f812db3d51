"""What it would come to if nobody answered, in one sentence."""

from typing import Final, Protocol

from innkeeper.view import SeatView, Track, View
from innkeeper.words import ENGLISH, say
from innkeeper.words.telling import listed

MARKERS: Final = ("fortitude", "alcohol", "gold")


class Fate(Protocol):
    """Where a player would stand."""

    seat: int
    fortitude: int
    alcohol: int
    gold: int
    towards: int  # of an automaton: whom the track faces; else -1


def then(fate: Fate, view: View, language: str = ENGLISH) -> str:
    """Where somebody would stand; if their two markers meet, that they are out."""
    seat = view.seats[fate.seat]
    if fate.towards >= 0:
        return _on_track(fate, view, language)
    mine = fate.seat == view.seat
    if fate.alcohol >= fate.fortitude and (seat.alcohol, seat.fortitude) != (fate.alcohol, fate.fortitude):
        first, second = ("alcohol", "fortitude") if seat.fortitude == fate.fortitude else ("fortitude", "alcohol")
        key = "then-you-are-out" if mine else "then-other-is-out"
        changes, meets = _marker(first, seat, fate, language), _marker(second, seat, fate, language)
        return say(key, language, who=seat.called(language), changes=changes, meets=meets)
    changed = [marker for marker in MARKERS if getattr(seat, marker) != getattr(fate, marker)]
    changes = listed([_marker(marker, seat, fate, language) for marker in changed], language)
    key = "then-other" if not mine else "then-you-are-broke" if fate.gold == 0 < seat.gold else "then-you"
    return say(key, language, who=seat.called(language), changes=changes)


def _on_track(fate: Fate, view: View, language: str) -> str:
    """Where an automaton would stand on one of its tracks; if the markers meet, that it is reset."""
    seat, track = view.seats[fate.seat], view.seats[fate.seat].tracks[fate.towards]
    mine = "you" if fate.towards == view.seat else view.seats[fate.towards].called(language)
    changed = [marker for marker in MARKERS[:2] if getattr(track, marker) != getattr(fate, marker)]
    changes = listed([_marker(marker, track, fate, language) for marker in changed], language)
    key = "then-track-out" if fate.alcohol >= fate.fortitude else "then-track"
    return say(key, language, who=seat.called(language), whom=mine, changes=changes)


def _marker(marker: str, seat: SeatView | Track, fate: Fate, language: str) -> str:
    """Where a marker stands, and where it would, if that is elsewhere."""
    now, later = getattr(seat, marker), getattr(fate, marker)
    if now == later:
        return say(f"then-{marker}-at", language, **{"from": now})
    return say(f"then-{marker}", language, **{"from": now, "to": later})
